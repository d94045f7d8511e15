import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Order, OrderSummary } from '#contract/order.ts'
import { jobs } from '#server/kernel/jobs/tables.ts'
import { orders } from '#server/order/tables.ts'
import { runDueJobs, scheduleRepeated } from '#server/jobs.ts'
import { USUAL_KINDS } from '../database.ts'
import { MINUTE, requireOk, placeOrder, toOrderPath, readBooks, setUpShop } from '../shop.ts'

type Page = { orders: OrderSummary[]; more: boolean }

describe.each(USUAL_KINDS)('orders on %s', async kind => {
  const { shop, database } = await setUpShop(kind)

  const books = () => readBooks(database.db, shop.clock.now)

  test('are listed newest first, in pages', async () => {
    const user = await shop.user()
    const variantId = await shop.sell({ onHand: 100 })
    const numbers: string[] = []
    for (let n = 1; n <= 21; n++) {
      if (numbers[0]) requireOk(await user.call('PUT', toOrderPath(numbers[0], '/cancel')))
      numbers.unshift((await placeOrder(user, [{ variantId, quantity: 1 }], 'bank_transfer')).number)
    }
    const first = requireOk(await user.call<Page>('GET', '/api/v2/orders/mine'))
    const second = requireOk(await user.call<Page>('GET', '/api/v2/orders/mine?page=2'))
    expect(first.more).toBe(true)
    expect(second.more).toBe(false)
    expect([...first.orders, ...second.orders].map(found => found.number)).toEqual(numbers)
    expect(first.orders[0]).toMatchObject({ status: 'payment_pending', total: 16_000, total_quantity: 1, images: [] })
    expect((await user.call('GET', '/api/v2/orders/mine?page=0')).status).toBe(422)
    expect((await user.call('GET', '/api/v2/orders/mine?page=x')).status).toBe(422)
  })

  test('of another customer do not exist for any call', async () => {
    const [owner, stranger, guest] = [await shop.user(), await shop.user(), await shop.guest()]
    const { number } = await placeOrder(owner, [{ variantId: await shop.sell(), quantity: 1 }])
    for (const [method, path, body] of [
      ['GET', ''],
      ['PUT', '/cancel'],
      ['POST', '/check_payment'],
      ['POST', '/payments', { method: 'bank_transfer' }]
    ] as const) {
      expect(await stranger.call(method, toOrderPath(number, path), body)).toMatchObject({ status: 404, body: { code: 'order_not_found' } })
      expect(await guest.call(method, toOrderPath(number, path), body)).toMatchObject({ status: 401, body: { code: 'login_required' } })
    }
    expect(requireOk(await stranger.call<Page>('GET', '/api/v2/orders/mine')).orders).toEqual([])
    expect((await owner.call<Order>('GET', toOrderPath(number))).body.state).toBe('awaiting_payment')
  })

  test.each(['DG00000000', 'x', '%00', '1', '..%2f'])('do not exist under %s', async number => {
    expect((await (await shop.user()).call('GET', toOrderPath(number))).status).toBe(404)
  })

  test('are canceled by the customer while unpaid, and their stock is released', async () => {
    const user = await shop.user()
    const { number } = await placeOrder(user, [{ variantId: await shop.sell(), quantity: 3 }])
    expect(requireOk(await user.call<Order>('PUT', toOrderPath(number, '/cancel')))).toMatchObject({
      state: 'canceled',
      status: 'canceled',
      cancel_reason: 'customer',
      expires_at: null
    })
    expect((await books()).stock).toEqual([{ onHand: 10, allocated: 0, held: 0 }])
    expect(requireOk(await user.call<Order>('PUT', toOrderPath(number, '/cancel'))).state).toBe('canceled')
    expect(await user.call('POST', toOrderPath(number, '/payments'), { method: 'qpay' })).toMatchObject({
      status: 409,
      body: { code: 'order_not_payable' }
    })
  })

  test('cannot be paid or canceled once they are paid and packed', async () => {
    const user = await shop.user()
    const { number, payment } = await placeOrder(user, [{ variantId: await shop.sell(), quantity: 3 }])
    shop.bank.pay(`invoice-${payment?.id}`)
    requireOk(await user.call('POST', toOrderPath(number, '/check_payment')))
    await database.db.update(orders).set({ fulfilment: 'preparing' }).where(eq(orders.number, number))
    expect(await user.call('PUT', toOrderPath(number, '/cancel'))).toMatchObject({ status: 409, body: { code: 'order_not_cancelable' } })
    expect(await user.call('POST', toOrderPath(number, '/payments'), { method: 'qpay' })).toMatchObject({
      status: 409,
      body: { code: 'order_not_payable' }
    })
  })

  test('are paid by another method without a second order, once for concurrent calls', async () => {
    const user = await shop.user()
    const { number } = await placeOrder(user, [{ variantId: await shop.sell(), quantity: 1 }], 'bank_transfer')
    const tap = () => user.call<Order>('POST', toOrderPath(number, '/payments'), { method: 'qpay' })
    const answers = await Promise.all([tap(), tap(), tap()])
    expect(answers.map(answer => answer.body.payment)).toEqual(Array(3).fill(answers[0]?.body.payment))
    expect(answers[0]?.body.payments).toMatchObject([
      { method: 'bank_transfer', state: 'canceled' },
      { method: 'qpay', state: 'waiting' }
    ])
    expect(shop.bank.invoices.size).toBe(1)
    expect(await user.call('POST', toOrderPath(number, '/payments'), { method: 'gold' })).toMatchObject({ status: 422 })
  })

  test('expire at their deadline, release their stock, and cancel the invoice', async () => {
    const user = await shop.user()
    const { number, payment } = await placeOrder(user, [{ variantId: await shop.sell(), quantity: 3 }])
    shop.clock.pass(30 * MINUTE - 1)
    await runDueJobs(shop.server)
    expect(requireOk(await user.call<Order>('GET', toOrderPath(number))).state).toBe('awaiting_payment')
    shop.clock.pass(1)
    await Promise.all([runDueJobs(shop.server), runDueJobs(shop.server)])
    expect(requireOk(await user.call<Order>('GET', toOrderPath(number)))).toMatchObject({
      state: 'expired',
      status: 'payment_overdue',
      canceled_at: shop.clock.now.toISOString()
    })
    expect((await books()).stock).toEqual([{ onHand: 10, allocated: 0, held: 0 }])
    expect(shop.bank.invoices.get(`invoice-${payment?.id}`)?.canceled).toBe(true)
    // Once in the background, and once at the deadline.
    expect(shop.bank.checks).toBe(2)
  })

  test('wait a limited time after their deadline for an unavailable provider', async () => {
    const user = await shop.user()
    const { number, payment } = await placeOrder(user, [{ variantId: await shop.sell(), quantity: 3 }])
    shop.bank.pay(`invoice-${payment?.id}`)
    shop.bank.down = true
    shop.clock.pass(30 * MINUTE)
    await runDueJobs(shop.server)
    expect(requireOk(await user.call<Order>('GET', toOrderPath(number))).state).toBe('awaiting_payment')
    shop.clock.pass(2 * MINUTE)
    await runDueJobs(shop.server)
    expect(requireOk(await user.call<Order>('GET', toOrderPath(number))).state).toBe('expired')
    // What was paid during the outage is found when the provider is back.
    for (let quarters = 0; quarters < 3; quarters++) {
      shop.clock.pass(15 * MINUTE)
      await runDueJobs(shop.server)
    }
    shop.bank.down = false
    shop.clock.pass(15 * MINUTE)
    await runDueJobs(shop.server)
    expect(requireOk(await user.call<Order>('GET', toOrderPath(number)))).toMatchObject({
      state: 'paid_unfulfillable',
      refund_cases: [{ reason: 'late_payment' }]
    })
    expect(await database.db.$count(jobs, eq(jobs.kind, 'check_payment'))).toBe(0)
  })

  test('release held stock at their deadline, before the job runs', async () => {
    const [slow, quick] = [await shop.user(), await shop.user()]
    const variantId = await shop.sell({ onHand: 1 })
    const lateOrder = await placeOrder(slow, [{ variantId, quantity: 1 }])
    shop.clock.pass(33 * MINUTE)
    const { payment } = await placeOrder(quick, [{ variantId, quantity: 1 }])
    await shop.payInvoice(payment)
    // Paid in time but reported late: the stock is allocated to another order.
    await shop.payInvoice(lateOrder.payment, { paidAt: new Date(shop.clock.now.getTime() - 10 * MINUTE) })
    expect(requireOk(await slow.call<Order>('GET', toOrderPath(lateOrder.number)))).toMatchObject({
      state: 'paid_unfulfillable',
      refund_cases: [{ reason: 'sold_out' }]
    })
    expect((await books()).stock).toEqual([{ onHand: 1, allocated: 1, held: 0 }])
  })

  test('are checked once by the jobs of many nodes', async () => {
    const variantId = await shop.sell({ onHand: 100 })
    for (let n = 0; n < 12; n++) await placeOrder(await shop.user(), [{ variantId, quantity: 1 }])
    await database.db.delete(jobs).where(eq(jobs.kind, 'check_payment'))
    await scheduleRepeated(shop.server)
    await scheduleRepeated(shop.server)
    shop.clock.pass(31 * MINUTE)
    await Promise.all(Array.from({ length: 4 }, () => runDueJobs(shop.server)))
    expect(shop.bank.checks).toBe(12)
    const states = await database.db.select({ state: orders.state }).from(orders)
    expect(states.map(({ state }) => state)).toEqual(Array(12).fill('expired'))
  })
})
