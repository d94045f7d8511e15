import { eq, like } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Fulfilment } from '#contract/fulfilment.ts'
import type { Order } from '#contract/order.ts'
import type { StaffOrder } from '#contract/order-list.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { readBalance } from '#server/ledger/index.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { createOrderListRoutes } from '#server/order/list/routes.ts'
import { endRefundedOrders } from '#server/order/end-placed.ts'
import { createRefundRoutes } from '#server/order/refund/routes.ts'
import { createFulfilmentRoutes } from '#server/fulfilment/index.ts'
import { findBookProblems } from '#server/report/check-books.ts'
import { refunds } from '#server/payment/tables.ts'
import { orderLines, orders } from '#server/order/tables.ts'
import { variants } from '#server/catalogue/product/tables.ts'
import { USUAL_KINDS } from '../../database.ts'
import { readBooks, expectOneAccepted, requireOk, placeOrder, toOrderPath, type Customer, setUpShop, setUpUser } from '../../shop.ts'

describe.each(USUAL_KINDS)('paid orders that end on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [createOrderListRoutes, createRefundRoutes, createFulfilmentRoutes])
  const user = setUpUser(shop)
  const staff = setUpUser(shop, { role: 'staff' })
  beforeEach(() => Object.assign(shop.bank, { refunds: 0, silent: false }))

  const path = (id: number | string): string => `/api/v2/refund_cases/${id}/refunds`
  const byProvider = (id: number | string, who = staff) => who.call('POST', path(id), { by: 'provider' })
  const recordedRefunds = () => database.db.select().from(refunds).orderBy(refunds.id)
  const readMessages = async (number: string): Promise<string[]> =>
    (
      await database.db
        .select()
        .from(messages)
        .where(like(messages.body, `%${number}%`))
        .orderBy(messages.id)
    ).map(({ body }) => body)

  const placed = async (quantity = 1) => {
    const variantId = await shop.sell()
    const made = await placeOrder(user, [{ variantId, quantity }])
    const ref = await shop.payInvoice(made.payment)
    return { ...made, variantId, ref }
  }
  const stockOf = async (id: number) => {
    const [row] = await database.db.select().from(variants).where(eq(variants.id, id))
    return [row?.onHand, row?.allocated]
  }
  const cancel = (number: string, to?: string, who = user) =>
    who.call<Order & ErrorBody>('PUT', toOrderPath(number, `/cancel${to ? `?to=${to}` : ''}`))
  const staffCancel = (number: string, to?: string, who = staff) =>
    who.call<Order & ErrorBody>('POST', `/api/v2/staff/orders/${number}/cancel${to ? `?to=${to}` : ''}`)
  const fulfil = (number: string, fulfilment: 'preparing' | 'ready' | 'shipped') =>
    database.db.update(orders).set({ fulfilment }).where(eq(orders.number, number))

  test('a customer cancels a paid order before packing: the provider refunds it once, and its stock is released', async () => {
    const { number, variantId } = await placed(2)
    expect(await stockOf(variantId)).toEqual([10, 2])
    expect(requireOk(await user.call<Order>('GET', toOrderPath(number))).cancelable).toBe(true)
    expect((await cancel(number, 'cash')).status).toBe(422)
    expect((await cancel(number, 'origin', await shop.user())).status).toBe(404)
    const answers = await Promise.all([1, 2, 3].map(() => cancel(number)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(requireOk(await user.call<Order>('GET', toOrderPath(number)))).toMatchObject({
      state: 'canceled',
      status: 'canceled',
      cancel_reason: 'customer',
      cancelable: false,
      paid_total: 0,
      refund_cases: [{ reason: 'canceled', state: 'done', amount: 26_000 }]
    })
    expect(shop.bank.refunds).toBe(1)
    expect(await stockOf(variantId)).toEqual([10, 0])
    expect((await readMessages(number)).join('\n')).toMatch(/is cancelled[^]*has been sent back/)
  })

  test('a canceled order is refunded into the wallet by choice, and by staff where the provider cannot', async () => {
    const first = await placed()
    requireOk(await cancel(first.number, 'wallet'))
    expect(await readBalance(database.db, { kind: 'wallet', userId: user.userId ?? 0 })).toMatchObject({ posted: 16_000 })
    expect(requireOk(await user.call<Order>('GET', toOrderPath(first.number))).refund_cases).toMatchObject([{ state: 'done' }])
    expect(shop.bank.refunds).toBe(0)

    const second = await placed()
    shop.bank.down = true
    expect(requireOk(await cancel(second.number)).refund_cases).toMatchObject([{ reason: 'canceled', state: 'open' }])
    shop.bank.down = false
    requireOk(await byProvider(requireOk(await user.call<Order>('GET', toOrderPath(second.number))).refund_cases[0]?.id ?? 0))
    expect((await database.db.select().from(orders).where(eq(orders.number, second.number)))[0]?.payment).toBe('refunded')
  })

  test('an order that is being packed is canceled by staff only, a shipped one by nobody', async () => {
    const { number, variantId } = await placed(3)
    const cancelableByStaff = async () => requireOk(await staff.call<Order>('GET', `/api/v2/staff/orders/${number}`)).cancelable
    await fulfil(number, 'preparing')
    expect(await cancelableByStaff()).toBe(true)
    expect(requireOk(await user.call<Order>('GET', toOrderPath(number))).cancelable).toBe(false)
    expect(await cancel(number)).toMatchObject({ status: 409, body: { code: 'order_not_cancelable' } })
    expect((await staffCancel(number, 'wallet', user)).status).toBe(403)
    expect((await staffCancel('DG00000000')).status).toBe(404)
    await fulfil(number, 'shipped')
    expect(await cancelableByStaff()).toBe(false)
    expect(await staffCancel(number)).toMatchObject({ status: 409, body: { code: 'order_not_cancelable' } })
    await fulfil(number, 'ready')
    expect(requireOk(await staffCancel(number))).toMatchObject({ state: 'canceled', cancel_reason: 'staff' })
    expect(requireOk(await staffCancel(number, 'wallet')).refund_cases).toHaveLength(1)
    expect(await stockOf(variantId)).toEqual([10, 0])
    const { orders: found } = requireOk(await staff.call<{ orders: StaffOrder[] }>('GET', `/api/v2/staff/orders?q=${number.toLowerCase()}`))
    expect(found).toMatchObject([{ number, status: 'canceled' }])
    expect((await staff.call('GET', '/api/v2/staff/orders?q=%00')).status).toBe(422)
  })

  test('of two members of staff who cancel or refund an order at once, the second is told', async () => {
    const colleague = await shop.user({ role: 'staff' })
    const canceled = await placed()
    const answers = await Promise.all([staffCancel(canceled.number, 'wallet'), staffCancel(canceled.number, 'origin', colleague)])
    expectOneAccepted(answers, 'order_not_cancelable')
    const byCustomer = await placed()
    requireOk(await cancel(byCustomer.number))
    expect(await staffCancel(byCustomer.number)).toMatchObject({ status: 409, body: { code: 'order_not_cancelable' } })

    const { number, variantId } = await placed(2)
    const seen = requireOk(await staff.call<Order>('GET', `/api/v2/staff/orders/${number}`))
    const refund = (who: Customer, what: object, seenRefunds?: number) =>
      who.call<Order & ErrorBody>('POST', toOrderPath(number, '/refunds'), { ...what, to: 'wallet', seen_refunds: seenRefunds })
    const lines = [{ id: seen.line_items[0]?.id, quantity: 1 }]
    const both = await Promise.all([
      refund(staff, { of: 'amount', amount: 5000 }, seen.refund_cases.length),
      refund(colleague, { of: 'lines', lines }, seen.refund_cases.length)
    ])
    expectOneAccepted(both, 'refunded_meanwhile')
    const after = requireOk(await staff.call<Order>('GET', `/api/v2/staff/orders/${number}`))
    expect(after.refund_cases).toHaveLength(seen.refund_cases.length + 1)
    expect((await refund(colleague, { of: 'amount', amount: 1000 }, after.refund_cases.length)).status).toBe(200)
    expect((await refund(colleague, { of: 'amount', amount: 1000 })).status).toBe(200)
    // A piece that was refunded by its line is not sent.
    expect(await stockOf(variantId)).toEqual([10, both[1]?.status === 200 ? 1 : 2])
  })

  test('staff cancel an unpaid order, and the customer is told', async () => {
    const { number } = await placeOrder(user, [{ variantId: await shop.sell(), quantity: 1 }], 'bank_transfer')
    expect(requireOk(await staffCancel(number))).toMatchObject({ state: 'canceled', cancel_reason: 'staff', refund_cases: [] })
    expect(await readMessages(number)).toEqual([
      expect.stringContaining('Khan Bank'),
      expect.stringMatching(/is cancelled. There is nothing to pay/)
    ])
  })

  test('a refund initiated by the provider is not repeated when the order is canceled', async () => {
    const { number, payment, ref } = await placed()
    await shop.bank.refund(ref, 0, '')
    await shop.callback(payment?.id)
    expect(await recordedRefunds()).toHaveLength(1)
    expect((await readBooks(database.db, shop.clock.now)).stock).toMatchObject([{ allocated: 0, held: 0 }])
    expect((await readMessages(number)).slice(-2)).toEqual([
      expect.stringContaining('16,000 MNT'),
      expect.stringMatching(/is cancelled. There is nothing to pay/)
    ])
    requireOk(await cancel(number))
    expect(requireOk(await user.call<Order>('GET', toOrderPath(number)))).toMatchObject({
      status: 'canceled',
      refund_cases: [{ reason: 'by_provider', state: 'done' }]
    })
    expect((await database.db.select().from(orders))[0]?.payment).toBe('refunded')
  })

  test.each([
    ['the whole', { of: 'all' }],
    ['the amount', { of: 'amount', amount: 16_000 }],
    ['the last part', { of: 'amount', amount: 15_000 }]
  ])('a refund of %s before the goods leave cancels the order, whose goods are for sale again', async (part, what) => {
    const { number } = await placed()
    requireOk(await staff.call('POST', `/api/v2/staff/orders/${number}/shipments`))
    const refund = (body: object) => staff.call<Order>('POST', toOrderPath(number, '/refunds'), { to: 'wallet', ...body }).then(requireOk)
    if (part === 'the last part') expect(await refund({ of: 'amount', amount: 1000 })).toMatchObject({ status: 'in_preparation' })
    expect(await refund(what)).toMatchObject({ state: 'canceled', status: 'canceled', cancel_reason: 'staff', paid_total: 0 })
    expect((await readBooks(database.db, shop.clock.now)).stock).toMatchObject([{ allocated: 0, held: 0 }])
    expect(await findBookProblems(database.db)).toEqual([])
    expect((await readMessages(number)).at(-1)).toMatch(/is cancelled/)
    expect((await staff.call('POST', `/api/v2/staff/orders/${number}/shipments`)).status).toBe(409)
  })

  test.each(['before', 'during'])('goods that are refunded without the delivery %s their preparation are not packed', async when => {
    const [first, second] = [await shop.sell(), await shop.sell()]
    const made = await placeOrder(user, [
      { variantId: first, quantity: 2 },
      { variantId: second, quantity: 1 }
    ])
    await shop.payInvoice(made.payment)
    const { number } = made
    const start = () => staff.call('POST', `/api/v2/staff/orders/${number}/shipments`)
    if (when === 'during') requireOk(await start())
    const listed = async (status: string) =>
      requireOk(await staff.call<{ orders: StaffOrder[] }>('GET', `/api/v2/staff/orders?status=${status}`)).orders.map(
        found => found.number
      )
    for (const { id, quantity } of made.line_items) {
      expect(await listed(when === 'before' ? 'ordered' : 'in_preparation')).toEqual([number])
      requireOk(await staff.call('POST', toOrderPath(number, '/refunds'), { of: 'lines', lines: [{ id, quantity }], to: 'wallet' }))
    }
    const after = requireOk(await staff.call<Order>('GET', `/api/v2/staff/orders/${number}`))
    expect(after).toMatchObject({ state: 'placed', status: 'returned', paid_total: made.ship_total, cancelable: false })
    for (const status of ['ordered', 'in_preparation', 'ready_to_deliver']) expect(await listed(status)).toEqual([])
    const { shipments, can_start } = requireOk(await staff.call<Fulfilment>('GET', `/api/v2/staff/orders/${number}/fulfilment`))
    expect([shipments.map(({ state, actions }) => [state, actions]), can_start]).toEqual([
      when === 'before' ? [] : [['returned', []]],
      false
    ])
    expect((await start()).status).toBe(409)
    expect(await Promise.all([first, second].map(stockOf))).toEqual([
      [10, 0],
      [10, 0]
    ])
    expect(await findBookProblems(database.db)).toEqual([])
    requireOk(await staff.call('POST', toOrderPath(number, '/refunds'), { of: 'all', to: 'wallet' }))
    expect(await Promise.all([first, second].map(stockOf))).toEqual([
      [10, 0],
      [10, 0]
    ])
  })

  test('orders whose goods an earlier release left to be packed after their refund are ended', async () => {
    const refunded = async (part: 'all' | 'goods') => {
      const made = await placed(2)
      const [line] = made.line_items
      const what = part === 'all' ? { of: 'all' } : { of: 'lines', lines: [{ id: line?.id, quantity: 2 }] }
      requireOk(await staff.call('POST', toOrderPath(made.number, '/refunds'), { ...what, to: 'wallet' }))
      const values = { state: 'placed', fulfilment: 'none', status: 'ordered', canceledAt: null, cancelReason: null } as const
      await database.db.update(orders).set(values).where(eq(orders.number, made.number))
      await database.db.update(orderLines).set({ withdrawnQuantity: 0 })
      await database.db.update(variants).set({ allocated: 2 }).where(eq(variants.id, made.variantId))
      return made
    }
    const [all, goods, kept] = [await refunded('all'), await refunded('goods'), await placed(2)]
    for (let n = 0; n < 2; n++) await endRefundedOrders(shop.server)
    const read = async (number: string) => requireOk(await staff.call<Order>('GET', `/api/v2/staff/orders/${number}`)).status
    expect([await read(all.number), await read(goods.number), await read(kept.number)]).toEqual(['canceled', 'returned', 'ordered'])
    expect([await stockOf(all.variantId), await stockOf(goods.variantId), await stockOf(kept.variantId)]).toEqual([
      [10, 0],
      [10, 0],
      [10, 2]
    ])
  })

  test('money that arrives for a canceled order becomes a refund case', async () => {
    const { number, payment } = await placed()
    requireOk(await cancel(number, 'wallet'))
    await shop.payInvoice(payment)
    expect(requireOk(await user.call<Order>('GET', toOrderPath(number)))).toMatchObject({
      status: 'canceled',
      cancel_reason: 'customer',
      paid_total: 16_000,
      refund_cases: [
        { reason: 'canceled', state: 'done' },
        { reason: 'canceled', state: 'open', amount: 16_000 }
      ]
    })
  })
})
