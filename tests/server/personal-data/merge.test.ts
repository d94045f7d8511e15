import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { MergeSums } from '#contract/customer.ts'
import type { ErrorBody } from '#domain/errors.ts'
import type { Order } from '#contract/order.ts'
import { savedAddresses, users } from '#server/identity/tables.ts'
import { readBalance } from '#server/ledger/index.ts'
import { createCustomerRoutes } from '#server/customer/routes.ts'
import { orders } from '#server/order/tables.ts'
import { mergeCustomers, previewMerge } from '#server/personal-data/index.ts'
import { wishlistItems, wishlists } from '#server/wishlist/tables.ts'
import { USUAL_KINDS } from '../database.ts'
import { grant } from '../ledger/grant.ts'
import { expectLedgerSums } from '../ledger/sums.ts'
import { COMPLETE, type Customer, fillCart, requireOk, setUpShop, setUpUser } from '../shop.ts'

describe.each(USUAL_KINDS)('two accounts of one customer on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [server => createCustomerRoutes(server, { previewMerge, mergeCustomers })])
  const staff = setUpUser(shop, { role: 'staff' })
  beforeAll(() => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
  })

  const pathOf = (target: number, source: number): string => `/api/v2/staff/customers/${target}/merge/${source}`
  const sumsOf = async (target: number, source: number): Promise<MergeSums> =>
    requireOk(await staff.call<{ moves: MergeSums }>('GET', pathOf(target, source))).moves
  const open = async (details: object): Promise<{ customer: Customer; id: number }> => {
    const customer = await shop.user({ role: 'customer', ...details })
    return { customer, id: customer.userId ?? 0 }
  }

  test('become one: orders, money, points, lists and addresses move once, and the other is closed', async () => {
    const target = await open({ firstName: 'Саруул', email: 'saruul@shop.mn', emailVerifiedAt: shop.clock.now, mobile: null })
    const source = await open({ mobile: '88001122', phoneVerifiedAt: shop.clock.now })
    const variantId = await shop.sell()
    const { total } = await fillCart(source.customer, [{ variantId, quantity: 1 }])
    const { number } = requireOk(await source.customer.call<Order>('POST', COMPLETE, { payment_method: 'qpay', expected_total: total }))
    await grant(shop.server, source.id, 'wallet', 30_000)
    await grant(shop.server, source.id, 'points', 500)
    await grant(shop.server, target.id, 'wallet', 1000)
    const lists = await database.db
      .insert(wishlists)
      .values([target.id, source.id].map(userId => ({ userId, name: 'Бэлэг', hash: `list-${userId}`, createdAt: shop.clock.now })))
      .returning()
    const other = await shop.sell()
    const wishes = [lists[0], lists[1], lists[1]].map((list, index) => ({
      wishlistId: list?.id ?? 0,
      variantId: index === 2 ? other : variantId,
      priceWhenAdded: 1000
    }))
    await database.db.insert(wishlistItems).values(wishes)

    const moves = await sumsOf(target.id, source.id)
    expect(moves).toMatchObject({ orders: 1, wallet: 30_000, points: 500, wishes: 2 })
    await grant(shop.server, source.id, 'wallet', 1)
    const stale = await staff.call<ErrorBody>('POST', pathOf(target.id, source.id), moves)
    expect([stale.status, stale.body.code]).toEqual([409, 'customer_merge_changed'])
    expect((await staff.call('POST', pathOf(target.id, source.id), { ...moves, wallet: 30_001 })).status).toBe(200)

    const [order] = await database.db.select().from(orders).where(eq(orders.number, number))
    expect(order?.userId).toBe(target.id)
    expect((await readBalance(database.db, { kind: 'wallet', userId: target.id })).posted).toBe(31_001)
    expect((await readBalance(database.db, { kind: 'wallet', userId: source.id })).posted).toBe(0)
    expect((await readBalance(database.db, { kind: 'points', userId: target.id })).posted).toBe(500)
    await expectLedgerSums(database.db)
    expect(await database.db.select({ userId: wishlists.userId }).from(wishlists)).toEqual([{ userId: target.id }])
    expect(await database.db.$count(wishlistItems)).toBe(2)
    const [kept] = await database.db.select().from(users).where(eq(users.id, target.id))
    const [closed] = await database.db.select().from(users).where(eq(users.id, source.id))
    expect([kept?.mobile, kept?.email, closed?.mobile, closed?.blockedAt !== null]).toEqual(['88001122', 'saruul@shop.mn', null, true])
    expect((await source.customer.call('GET', '/api/v2/carts/current')).status).not.toBe(200)
    expect(await database.db.$count(savedAddresses, eq(savedAddresses.userId, source.id))).toBe(0)
    const moved = await sumsOf(target.id, source.id)
    expect(moved).toMatchObject({ orders: 0, wallet: 0, points: 0, wishes: 0 })
    // The target lacks nothing now.
    expect((await staff.call('POST', pathOf(target.id, source.id), moved)).status).toBe(200)
  })

  test('are not merged with themselves, nor with staff, nor by who may only look', async () => {
    const one = await open({})
    const two = await open({})
    const status = async (customer: Customer, target: number, source: number) => (await customer.call('GET', pathOf(target, source))).status
    expect(await status(staff, one.id, one.id)).toBe(409)
    expect(await status(staff, one.id, staff.userId ?? 0)).toBe(404)
    expect(await status(await shop.user({ role: 'support' }), one.id, two.id)).toBe(403)
  })

  test('have notes of staff', async () => {
    const { id } = await open({})
    const notes = `/api/v2/staff/customers/${id}/notes`
    expect((await staff.call('POST', notes, { text: ' ' })).status).toBe(422)
    expect((await staff.call('POST', notes, { text: 'Утсаар ярина' })).status).toBe(200)
    const read = async () =>
      (await staff.call<{ notes: { id: number; text: string }[] }>('GET', `/api/v2/staff/customers/${id}`)).body.notes
    const [note] = await read()
    expect(note?.text).toBe('Утсаар ярина')
    expect((await staff.call('DELETE', `${notes}/${note?.id}`)).status).toBe(200)
    expect((await staff.call('DELETE', `${notes}/${note?.id}`)).status).toBe(404)
    expect(await read()).toEqual([])
  })
})
