import { cleanTestStorage, getTestStorage, setTestStorageKey, useTestStorageEngine } from '@nanostores/persistent'
import { keepMount } from 'nanostores'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Cart } from '#domain/cart.ts'
import { ApiError, type UntypedInput } from '#client/client.ts'
import { createCart, createDeferred, createFakeClient } from './browser.ts'

useTestStorageEngine()
const { $cart, $cartCount, $cartError, $cartFetching, $highlightedLines, $updating, acceptCart, addItem, refreshCart } =
  await import('#stores/cart.ts')
const { $pendingQuantities, clearCart, setQuantity } = await import('#stores/cart-lines.ts')
const { $notices } = await import('#stores/notices.ts')
const { setClient } = await import('#stores/client.ts')

const createRefusal = (status: number, body: Partial<ApiError['body']>) =>
  new ApiError(status, { error: 'Үгүй', code: 'bad_request', ...body })

beforeAll(() => keepMount($cart))
beforeEach(() => {
  vi.useFakeTimers()
  cleanTestStorage()
  clearCart()
  $notices.set([])
})
afterEach(() => {
  setClient(undefined)
  vi.useRealTimers()
})

const ADD = 'POST /api/v2/checkouts/current/items'
const UPDATE = 'PUT /api/v2/checkouts/current/items/{id}'
const CURRENT = 'GET /api/v2/orders/current'
const readQuantity = ({ body }: UntypedInput): number => Number(Reflect.get(Object(body), 'quantity'))

describe('adding', () => {
  test("applies the server's cart and is highlighted for three seconds", async () => {
    setClient(createFakeClient({ [ADD]: async () => createCart(2, 1) }))
    expect(await addItem({ variant_id: 11, quantity: 2 }, 'key')).toBe(true)
    expect($cartCount.get()).toBe(2)
    expect($highlightedLines.get()).toBe(true)
    vi.advanceTimersByTime(2999)
    expect($highlightedLines.get()).toBe(true)
    vi.advanceTimersByTime(1)
    expect($highlightedLines.get()).toBe(false)
  })

  test("displays the server's error and keeps the cart", async () => {
    acceptCart(createCart(1, 1))
    setClient(createFakeClient({ [ADD]: async () => Promise.reject(createRefusal(422, { error: 'Үлдэгдэл хүрэлцэхгүй' })) }))
    expect(await addItem({ variant_id: 11, quantity: 99 })).toBe(false)
    expect($cartCount.get()).toBe(1)
    expect($highlightedLines.get()).toBe(false)
    expect($notices.get()).toMatchObject([{ tone: 'warning', message: { text: 'Үлдэгдэл хүрэлцэхгүй' } }])
    expect($cartError.get()).toEqual({ text: 'Үлдэгдэл хүрэлцэхгүй' })
  })

  test('reports an unreachable shop', async () => {
    setClient(createFakeClient({ [ADD]: async () => Promise.reject(createRefusal(0, { error: '', code: 'unavailable' })) }))
    await addItem({ variant_id: 11, quantity: 1 })
    expect($notices.get()).toMatchObject([{ message: { code: 'offline' } }])
  })

  test('stays failed until the next call or a reset', async () => {
    const [slow, failing] = [createDeferred<Cart>(), createDeferred<Cart>()]
    const answers = [slow, failing]
    setClient(createFakeClient({ [ADD]: async () => (answers.shift() ?? slow).promise }))
    const adding = [addItem({ variant_id: 11, quantity: 1 }), addItem({ variant_id: 12, quantity: 1 })]
    await vi.advanceTimersByTimeAsync(0)
    failing.reject(createRefusal(409, { error: 'Дууссан', code: 'out_of_stock' }))
    await vi.advanceTimersByTimeAsync(0)
    expect($cartFetching.get()).toBe(true)
    slow.resolve(createCart(1, 1))
    await Promise.all(adding)
    expect($cartError.get(), 'a success does not hide the failure beside it').toEqual({ text: 'Дууссан' })
    await addItem({ variant_id: 11, quantity: 1 })
    expect([$cartFetching.get(), $cartError.get()]).toEqual([false, null])
    setClient(createFakeClient({ [ADD]: async () => Promise.reject(createRefusal(422, { error: 'Хаяг', code: 'shipping_unavailable' })) }))
    await addItem({ variant_id: 11, quantity: 1 })
    expect($cartError.get(), 'asks to choose the delivery place again').toEqual({ code: 'shipping' })
    clearCart()
    expect([$cart.get().id, $cartError.get()]).toEqual(['', null])
  })

  test('is updating and fetching until the last of several responses', async () => {
    const [first, second] = [createDeferred<Cart>(), createDeferred<Cart>()]
    const responses = [first, second]
    setClient(createFakeClient({ [ADD]: async () => (responses.shift() ?? first).promise }))
    const adding = [addItem({ variant_id: 11, quantity: 1 }), addItem({ variant_id: 11, quantity: 1 })]
    await vi.advanceTimersByTimeAsync(0)
    second.resolve(createCart(2, 2))
    await vi.advanceTimersByTimeAsync(0)
    expect([$updating.get(), $cartFetching.get()]).toEqual([true, true])
    first.resolve(createCart(1, 1))
    await Promise.all(adding)
    expect([$updating.get(), $cartFetching.get()]).toEqual([false, false])
    expect($cartCount.get(), 'an answer that was overtaken does not undo the newer one').toBe(2)
  })
})

describe('changing a quantity', () => {
  test('sends one request at a time, and then only the latest quantity', async () => {
    acceptCart(createCart(1, 1))
    const first = createDeferred<Cart>()
    const sent: number[] = []
    setClient(
      createFakeClient({
        [UPDATE]: async input => {
          const quantity = readQuantity(input)
          sent.push(quantity)
          return sent.length === 1 ? first.promise : createCart(quantity, 5)
        }
      })
    )
    const all = [2, 3, 4, 5].map(quantity => setQuantity(7, quantity))
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toEqual([2])
    expect($pendingQuantities.get()).toEqual({ 7: 5 })
    first.resolve(createCart(2, 2))
    await Promise.all(all)
    expect(sent).toEqual([2, 5])
    expect($cart.get().total_quantity).toBe(5)
    expect($pendingQuantities.get()).toEqual({})
  })

  test('applies the totals of the server', async () => {
    acceptCart(createCart(1, 1))
    setClient(createFakeClient({ [UPDATE]: async () => createCart(3, 2) }))
    expect(await setQuantity(7, 50)).toBe(true)
    expect($cart.get().line_items[0]?.quantity).toBe(3)
  })

  test('refetches the cart where the line is missing', async () => {
    acceptCart(createCart(4, 9))
    setClient(
      createFakeClient({
        [UPDATE]: async () => Promise.reject(createRefusal(404, { error: 'Мөр алга', code: 'line_not_found' })),
        [CURRENT]: async () => createCart(0, 1)
      })
    )
    expect(await setQuantity(7, 5)).toBe(false)
    expect($cartError.get(), 'the cart that was fetched does not hide why').toEqual({ text: 'Мөр алга' })
    expect($cartCount.get()).toBe(0)
    expect($notices.get()).toHaveLength(1)
    expect($updating.get()).toBe(false)
  })

  test('limits the quantity to the range of a line', async () => {
    acceptCart(createCart(1, 1))
    const sent: number[] = []
    setClient(createFakeClient({ [UPDATE]: async input => (sent.push(readQuantity(input)), createCart(1, 2)) }))
    await setQuantity(7, -3)
    await setQuantity(7, 1_000_000)
    expect(sent).toEqual([0, 999])
  })
})

describe('the snapshot', () => {
  test('is stored for the next page', () => {
    acceptCart(createCart(2, 1))
    expect(JSON.parse(getTestStorage()['delguur:cart'] ?? '{}')).toMatchObject({ id: 'a-cart', total_quantity: 2 })
  })

  test('follows another tab', () => {
    acceptCart(createCart(2, 1))
    setTestStorageKey('delguur:cart', JSON.stringify(createCart(3, 2)))
    expect($cartCount.get()).toBe(3)
  })

  test('does not use a completed cart', () => {
    acceptCart(createCart(2, 1))
    acceptCart(createCart(2, 2, { state: 'completed' }))
    expect($cart.get().line_items).toEqual([])
  })

  test("is replaced by the server's cart on refresh", async () => {
    acceptCart(createCart(5, 30))
    setClient(createFakeClient({ [CURRENT]: async () => createCart(1, 2) }))
    await refreshCart()
    expect($cartCount.get()).toBe(1)
  })

  test('keeps a change that was confirmed while an older cart was on its way', async () => {
    acceptCart(createCart(1, 1))
    const read = createDeferred<Cart>()
    setClient(createFakeClient({ [CURRENT]: () => read.promise, [UPDATE]: async () => createCart(2, 2) }))
    const refreshing = refreshCart()
    await setQuantity(7, 2)
    read.resolve(createCart(1, 1))
    await refreshing
    expect($cartCount.get()).toBe(2)
  })

  test('is unchanged when the server is unreachable, without a message', async () => {
    acceptCart(createCart(5, 3))
    setClient(createFakeClient({ [CURRENT]: async () => Promise.reject(createRefusal(503, {})) }))
    await refreshCart()
    expect($cartCount.get()).toBe(5)
    expect($notices.get()).toEqual([])
  })
})
