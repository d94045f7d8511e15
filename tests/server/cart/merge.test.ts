import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Cart } from '#domain/cart.ts'
import { mergeCarts } from '#server/cart/merge.ts'
import { lineItems } from '#server/cart/tables.ts'
import { USUAL_KINDS } from '../database.ts'
import { ADDRESS, CART, CHECKOUT, ITEMS, requireOk, placeOrder, type Customer, setUpShop } from '../shop.ts'
import { countRuns } from '../../long.ts'

describe.each(USUAL_KINDS)("a guest's cart at login on %s", async kind => {
  const { shop, database } = await setUpShop(kind)

  const add = async (customer: Customer, variantId: number, quantity: number) =>
    requireOk(await customer.call<Cart>('POST', ITEMS, { variant_id: variantId, quantity }))
  const logIn = (guest: Customer, user: Customer) =>
    shop.server.db.transaction(tx => mergeCarts(tx, guest.sessionId, user.userId ?? 0, shop.clock.now))
  const quantities = async (customer: Customer) =>
    Object.fromEntries(requireOk(await customer.call<Cart>('GET', CART)).line_items.map(line => [line.product.variant_id, line.quantity]))

  test('moves to a user without a cart, and leaves the guest with none', async () => {
    const [guest, user] = [await shop.guest(), await shop.user()]
    const variantId = await shop.sell()
    await add(guest, variantId, 2)
    await logIn(guest, user)
    expect(await quantities(user)).toEqual({ [variantId]: 2 })
    expect(await quantities(guest)).toEqual({})
  })

  test("keeps the user's cart and address where the guest had none", async () => {
    const [guest, user] = [await shop.guest(), await shop.user()]
    const variantId = await shop.sell()
    await add(user, variantId, 2)
    requireOk(await user.call('PUT', CHECKOUT, { address: ADDRESS }))
    await logIn(guest, user)
    await add(guest, variantId, 1)
    await logIn(guest, user)
    expect(requireOk(await user.call<Cart>('GET', CART))).toMatchObject({ total_quantity: 3, address: { receiver: 'Номин' } })
  })

  test('has the address of the last order, unless the guest typed another one', async () => {
    const user = await shop.user()
    const variantId = await shop.sell()
    await placeOrder(user, [{ variantId, quantity: 1 }])
    const guest = await shop.guest()
    await add(guest, variantId, 1)
    await logIn(guest, user)
    expect(requireOk(await user.call<Cart>('GET', CART)).address).toMatchObject({ receiver: ADDRESS.receiver, details: ADDRESS.details })
  })

  test('uses the address typed last', async () => {
    const [guest, user] = [await shop.guest(), await shop.user()]
    await add(guest, await shop.sell(), 1)
    requireOk(await user.call('PUT', CHECKOUT, { address: ADDRESS }))
    requireOk(await guest.call('PUT', CHECKOUT, { address: { ...ADDRESS, receiver: 'Тэмүүлэн' } }))
    await logIn(guest, user)
    expect(requireOk(await user.call<Cart>('GET', CART)).address).toMatchObject({ receiver: 'Тэмүүлэн' })
  })

  test('never loses a line or lowers a quantity, whatever the stock', async () => {
    const piles = fc.array(fc.record({ guest: fc.nat(6), user: fc.nat(6), left: fc.nat(8) }), { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(piles, async lines => {
        await shop.begin()
        const [guest, user] = [await shop.guest(), await shop.user()]
        const ids: number[] = []
        for (const line of lines) {
          const variantId = await shop.sell({ onHand: 20 })
          ids.push(variantId)
          if (line.guest) await add(guest, variantId, line.guest)
          if (line.user) await add(user, variantId, line.user)
          await shop.restock(variantId, line.left)
        }
        await logIn(guest, user)
        const merged = await quantities(user)
        for (const [index, { guest: brought, user: had, left }] of lines.entries()) {
          const wanted = Math.max(brought, had, Math.min(brought + had, left))
          expect(merged[ids[index] ?? 0] ?? 0).toBe(wanted)
        }
      }),
      { numRuns: countRuns(8, 300) }
    )
  })

  test('handles two concurrent logins of one user', async () => {
    const [one, two, user] = [await shop.guest(), await shop.guest(), await shop.user()]
    const [first, second] = [await shop.sell(), await shop.sell()]
    await add(one, first, 1)
    await add(two, second, 2)
    await Promise.all([logIn(one, user), logIn(two, user)])
    expect(await quantities(user)).toEqual({ [first]: 1, [second]: 2 })
    expect(await database.db.select().from(lineItems).where(eq(lineItems.variantId, first))).toHaveLength(1)
  })
})
