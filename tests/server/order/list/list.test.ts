import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { StaffCustomer } from '#contract/customer.ts'
import type { OrderViewCounts, SavedView, StaffOrder } from '#contract/order-list.ts'
import { createCustomerRoutes } from '#server/customer/routes.ts'
import { mergeCustomers, previewMerge } from '#server/personal-data/index.ts'
import { createOrderListRoutes } from '#server/order/list/routes.ts'
import { updateStatus } from '#server/order/status.ts'
import { orders } from '#server/order/tables.ts'
import { USUAL_KINDS } from '../../database.ts'
import { requireOk, placeOrder, toOrderPath, setUpShop, setUpUser } from '../../shop.ts'

type Page = { orders: StaffOrder[]; previous: string | null; next: string | null }
const LIST = '/api/v2/staff/orders'
const HOUR = 60 * 60 * 1000

describe.each(USUAL_KINDS)("the staff's list of orders on %s", async kind => {
  const { shop, database } = await setUpShop(kind, [
    createOrderListRoutes,
    server => createCustomerRoutes(server, { previewMerge, mergeCustomers })
  ])
  const staff = setUpUser(shop, { role: 'staff' })

  const list = async (query = ''): Promise<Page> => requireOk(await staff.call<Page>('GET', `${LIST}${query}`))
  const numbers = async (query = ''): Promise<string[]> => (await list(query)).orders.map(({ number }) => number)
  const change = async (number: string, values: Partial<typeof orders.$inferInsert>): Promise<void> => {
    const [row] = await database.db.update(orders).set(values).where(eq(orders.number, number)).returning({ id: orders.id })
    await database.db.transaction(tx => updateStatus(tx, row?.id ?? 0))
  }
  /** Creates one order per minute, of one piece. */
  const place = async (price = 15_000, method: 'qpay' | 'bank_transfer' = 'bank_transfer'): Promise<string> => {
    const { number } = await placeOrder(await shop.user(), [{ variantId: await shop.sell({ price }), quantity: 1 }], method)
    shop.clock.pass(60_000)
    return number
  }
  const pay = async (number: string): Promise<void> => {
    const [row] = await database.db.select({ total: orders.total }).from(orders).where(eq(orders.number, number))
    requireOk(await staff.call('POST', toOrderPath(number, '/transfer_received'), { amount: row?.total, ref: number }))
  }

  test('is limited to staff, with its counts and its export', async () => {
    for (const path of [LIST, '/api/v2/staff/order_counts', '/api/v2/staff/order_export']) {
      expect(await (await shop.guest()).call('GET', path)).toMatchObject({ status: 401 })
      expect(await (await shop.user()).call('GET', path)).toMatchObject({ status: 403 })
    }
    const packer = await shop.user({ role: 'packer' })
    expect(await packer.call('GET', LIST)).toMatchObject({ status: 200 })
    expect(await packer.call('GET', '/api/v2/staff/order_export')).toMatchObject({ status: 403 })
  })

  test('filters by each state, the method and the district, and by several', async () => {
    const [waiting, placed, packed, byQpay] = [await place(), await place(), await place(), await place(15_000, 'qpay')]
    await pay(placed)
    await pay(packed)
    await change(packed, { fulfilment: 'preparing', receipt: 'requested' })
    expect(await numbers()).toEqual([byQpay, packed, placed, waiting])
    expect(await numbers('?status=ordered')).toEqual([placed])
    expect(await numbers('?payment=paid')).toEqual([packed, placed])
    expect(await numbers('?fulfilment=preparing')).toEqual([packed])
    expect(await numbers('?receipt=requested')).toEqual([packed])
    expect(await numbers('?lease=approved')).toEqual([])
    expect(await numbers('?method=qpay')).toEqual([byQpay])
    expect(await numbers('?method=bank_transfer&payment=waiting')).toEqual([waiting])
    const [{ address } = { address: null }] = await database.db.select().from(orders).where(eq(orders.number, waiting))
    expect(await numbers(`?district=${address?.district}`)).toHaveLength(4)
    expect(await numbers('?district=8101')).toEqual([])
    expect(await numbers('?branch=none')).toEqual([])
  })

  test('finds a number or its start, a phone, and a part of a name; pattern characters are escaped', async () => {
    const [one, other] = [await place(), await place()]
    await database.db
      .update(orders)
      .set({ address: sql`${orders.address} || ${JSON.stringify({ receiver: 'Б. Мөнхзул_50%', phone: '95297468' })}::jsonb` })
      .where(eq(orders.number, one))
    expect(await numbers(`?q=${one.toLowerCase()}`)).toEqual([one])
    expect(await numbers(`?q=${one.slice(0, 7)}`)).toContain(one)
    expect(await numbers(`?q=${one.slice(2)}`)).toEqual([one])
    expect(await numbers(`?q=${one.slice(2, 7)}`)).toContain(one)
    expect(await numbers('?q=9529-7468')).toEqual([one])
    for (const q of ['мөнхзул', 'нхз', 'б.', '_50%']) expect(await numbers(`?q=${encodeURIComponent(q)}`)).toEqual([one])
    expect(await numbers(`?q=${encodeURIComponent('%%%')}`)).toEqual([])
    expect(await numbers(`?q=${other}`)).toEqual([other])
  })

  test('uses days in Ulaanbaatar', async () => {
    shop.clock.now = new Date('2026-11-20T15:59:00Z')
    const before = await place()
    shop.clock.now = new Date('2026-11-20T16:00:00Z')
    const after = await place()
    expect(await numbers('?from=2026-11-21')).toEqual([after])
    expect(await numbers('?to=2026-11-20')).toEqual([before])
    expect(await numbers('?from=2026-11-20&to=2026-11-21')).toEqual([after, before])
  })

  test('lists overdue orders until they are delivered', async () => {
    const number = await place()
    await pay(number)
    expect(await numbers('?overdue=1')).toEqual([])
    shop.clock.pass(72 * HOUR)
    expect((await list('?overdue=1')).orders).toMatchObject([{ number, overdue: true }])
    await change(number, { fulfilment: 'delivered', deliveredAt: shop.clock.now })
    expect(await numbers('?overdue=1')).toEqual([])
  })

  test('paginates in both directions and orders, without gaps, while orders arrive', async () => {
    const first = await place()
    const [row] = await database.db.select().from(orders)
    // Equal totals and timestamps: the id decides.
    await database.db.execute(sql`
      INSERT INTO carts SELECT (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid()))).*
      FROM carts c, generate_series(1, 119) WHERE c.id = ${row?.cartId}`)
    await database.db.transaction(async tx => {
      await tx.execute(sql`SET LOCAL session_replication_role = replica`)
      await tx.execute(sql`
        INSERT INTO orders SELECT (jsonb_populate_record(o, jsonb_build_object(
          'id', 1000 + n, 'number', 'DG' || lpad(n::text, 8, '0'), 'cart_id', c.id,
          'total', o.total + n % 3, 'item_total', o.item_total + n % 3, 'created_at', o.created_at + (n % 5) * interval '1 hour'))).*
        FROM orders o, (SELECT id, row_number() OVER () AS n FROM carts WHERE id <> ${row?.cartId}) c WHERE o.number = ${first}`)
    })
    for (const sort of ['date_desc', 'date_asc', 'total_desc', 'total_asc']) {
      const pages: string[][] = []
      let { orders: rows, next, previous } = await list(`?sort=${sort}`)
      expect(previous).toBeNull()
      pages.push(rows.map(({ number }) => number))
      while (next) {
        ;({ orders: rows, next, previous } = await list(`?sort=${sort}&after=${next}`))
        pages.push(rows.map(({ number }) => number))
      }
      expect(pages.map(({ length }) => length)).toEqual([50, 50, 20])
      expect(new Set(pages.flat()).size).toBe(120)
      const back = await list(`?sort=${sort}&before=${previous}`)
      expect(back.orders.map(({ number }) => number)).toEqual(pages[1])
      const start = await list(`?sort=${sort}&before=${back.previous}`)
      expect(start.orders.map(({ number }) => number)).toEqual(pages[0])
      expect(start.previous).toBeNull()
      const [lowest, highest] = [pages[0]?.[0] ?? '', pages[2]?.at(-1) ?? '']
      expect(lowest).not.toBe(highest)
    }
  })

  test('keeps the views that a member of staff saved, for that person alone', async () => {
    const path = '/api/v2/staff/order_views'
    const view = { name: 'QPay ба Сүхбаатар', filters: { method: 'qpay', district: '1119', overdue: true }, sort: 'total_desc' }
    const { id } = requireOk(await staff.call<SavedView>('POST', path, view))
    expect(await staff.call('POST', path, { ...view, sort: 'date_asc' })).toMatchObject({ status: 409 })
    expect(await staff.call('POST', path, { name: ' ', filters: {} })).toMatchObject({ status: 422 })
    expect(await staff.call('POST', path, { name: 'x', filters: { status: 'nothing' } })).toMatchObject({ status: 422 })
    const colleague = await shop.user({ role: 'packer' })
    requireOk(await colleague.call('DELETE', `${path}/${id}`))
    expect(requireOk(await colleague.call('GET', path))).toEqual({ views: [] })
    expect(requireOk(await staff.call('GET', path))).toEqual({ views: [{ id, ...view }] })
    requireOk(await staff.call('DELETE', `${path}/${id}`))
    expect(requireOk(await staff.call('GET', path))).toEqual({ views: [] })
  })

  test('counts each view, up to a thousand', async () => {
    const [, placed] = [await place(), await place()]
    await pay(placed)
    const counts = requireOk(await staff.call<OrderViewCounts>('GET', '/api/v2/staff/order_counts'))
    expect(counts).toEqual({ all: 2, today: 2, to_pack: 1, transfers: 1, overdue: 0, receipts: 0, refunds: 0 })
  })

  test('exports the filtered orders as CSV without formulas', async () => {
    const [one, other] = [await place(), await place()]
    await database.db
      .update(orders)
      .set({ address: sql`${orders.address} || ${JSON.stringify({ receiver: '=1+1', details: 'Бага "тойруу" 14' })}::jsonb` })
      .where(eq(orders.number, one))
    const response = await staff.call<string>('GET', `/api/v2/staff/order_export?q=${one}`)
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/)
    const text = response.body
    const lines = text.split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain(`"${one}"`)
    expect(lines[1]).toContain(`"'=1+1"`)
    expect(lines[1]).toContain('"Бага ""тойруу"" 14"')
    expect(text).not.toContain(other)
  })

  test('leads to customers, who are found by phone, e-mail and order, and blocked by those who may', async () => {
    const buyer = await shop.user({ mobile: '99445566', email: 'nomin@example.mn' })
    const { number } = await placeOrder(buyer, [{ variantId: await shop.sell({ price: 30_000 }), quantity: 1 }], 'bank_transfer')
    await pay(number)
    await shop.user({ mobile: '99445567' })
    const path = '/api/v2/staff/customers'
    const find = async (query: string) =>
      requireOk(await staff.call<{ customers: StaffCustomer[] }>('GET', `${path}?${query}`)).customers.map(({ mobile }) => mobile)
    for (const q of ['9944 5566', 'nomin@', number.toLowerCase()]) expect(await find(`q=${encodeURIComponent(q)}`), q).toEqual(['99445566'])
    expect(await find('q=%25')).toEqual([])
    expect(await find('state=blocked')).toEqual([])
    const own = `${path}/${buyer.userId}`
    expect(requireOk(await staff.call('GET', own))).toMatchObject({ orders: 1, blocked: false, newest_orders: [{ number }] })

    const support = await shop.user({ role: 'support' })
    expect((await support.call('GET', own)).status).toBe(200)
    expect((await support.call('PUT', `${own}/blocked`, { blocked: true })).status).toBe(403)
    expect((await staff.call('PUT', `${path}/${support.userId}/blocked`, { blocked: true })).status).toBe(404)
    requireOk(await staff.call('PUT', `${own}/blocked`, { blocked: true }))
    expect(await find('state=blocked')).toEqual(['99445566'])
    expect((await buyer.call('GET', '/api/v2/orders')).status).toBe(401)
    requireOk(await staff.call('PUT', `${own}/blocked`, { blocked: false }))
    expect(await find('state=blocked')).toEqual([])
  })

  test('rejects invalid filters', async () => {
    for (const query of ['?status=lost', '?from=20261120', '?after=1', '?sort=name', '?district=x', '?q=%00', '?page=2&payment='])
      expect((await staff.call('GET', LIST + query)).status).toBe(422)
  })
})
