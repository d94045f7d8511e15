import type { UntypedInput } from '#client/client.ts'
import type { Contract } from '#contract/contract.ts'
import type { RouteResponse } from '#contract/route.ts'
import type { Cart } from '#domain/cart.ts'
import { EMPTY_CART } from '#domain/cart.ts'
import type { Client } from '#client/client.ts'

/** A cart with one line, as the server returns it. `revision` orders responses. */
export function createCart(quantity: number, revision: number, change: Partial<Cart> = {}): Cart {
  const price = 10_000
  return {
    ...EMPTY_CART,
    id: 'a-cart',
    total_quantity: quantity,
    item_total: quantity * price,
    total: quantity * price,
    updated_at: `2026-11-21T09:00:${String(revision).padStart(2, '0')}.000Z`,
    line_items:
      quantity === 0
        ? []
        : [
            {
              id: 7,
              quantity,
              price,
              base_price: price,
              total: quantity * price,
              available: 20,
              stock: 'in_stock',
              product: {
                id: 1,
                variant_id: 11,
                sku: 'A',
                slug: 'mittens',
                name: 'Бээлий',
                brand: 'Эсгий Урлан',
                image: null,
                option_values: []
              }
            }
          ],
    ...change
  }
}

/** Responses of a fake client by route. */
type Answers = { [Key in keyof Contract]?: (input: UntypedInput) => Promise<RouteResponse<Contract[Key]>> }

/** A client that responds only to expected calls; any other call fails the test. */
export function createFakeClient(responses: Answers & Partial<Client>): Client {
  const call = (method: string) => (path: string, input: UntypedInput) => {
    // An index of the union of all routes takes the type checker seconds.
    const response = Reflect.get(responses, `${method} ${path}`) as ((input: UntypedInput) => Promise<unknown>) | undefined
    if (!response) throw new Error(`The test did not expect ${method} ${path}`)
    return response(input)
  }
  const calls = { get: call('GET'), post: call('POST'), put: call('PUT'), delete: call('DELETE') }
  return new Proxy({ ...calls, ...responses } as Client, {
    get: (existing, name) => {
      if (name === 'then') return undefined
      const response: unknown = Reflect.get(existing, name)
      if (!response) throw new Error(`The test did not expect a call of ${String(name)}`)
      return response
    }
  })
}

/** A promise that the test resolves. */
export function createDeferred<Value>(): { promise: Promise<Value>; resolve: (value: Value) => void; reject: (error: unknown) => void } {
  return Promise.withResolvers<Value>()
}
