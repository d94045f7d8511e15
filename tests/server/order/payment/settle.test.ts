import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import { runDueJobs, scheduleRepeated } from '#server/jobs.ts'
import { settleSession } from '#server/order/payment/settle.ts'
import { orderEvents } from '#server/order/tables.ts'
import { findPaymentSession } from '#server/payment/sessions.ts'
import { paymentSessions } from '#server/payment/tables.ts'
import { recordCharge } from '#server/payment/charges.ts'
import { USUAL_KINDS, toRows } from '../../database.ts'
import { MINUTE, requireOk, placeOrder, toOrderPath, readBooks, type Customer, setUpShop } from '../../shop.ts'

describe.each(USUAL_KINDS)('money on %s', async kind => {
  const { shop, database } = await setUpShop(kind)

  const books = () => readBooks(database.db, shop.clock.now)
  const callback = (made: Order, method = 'GET', query = '') => shop.callback(made.payment?.id, { method }, query)
  const invoiceOf = (made: Order) => `invoice-${made.payment?.id}`
  const read = async (user: Customer, made: Order) => requireOk(await user.call<Order>('GET', toOrderPath(made.number)))
  const check = (user: Customer, made: Order) => user.call<Order>('POST', toOrderPath(made.number, '/check_payment'))
  const messages = async () =>
    toRows<{ body: string }>(await database.db.execute(sql`SELECT body FROM messages ORDER BY id`)).map(row => row.body)

  const waiting = async (quantity = 2, onHand = 10) => {
    const user = await shop.user()
    const variantId = await shop.sell({ onHand })
    return { user, variantId, made: await placeOrder(user, [{ variantId, quantity }]) }
  }

  test("rejects a callback at another provider's URL", async () => {
    const { made } = await waiting()
    for (const provider of ['bank_transfer', 'wallet', 'nobody'])
      expect((await shop.app.request(`/api/v2/payments/${provider}/callback/${made.payment?.id}`)).status).toBe(404)
  })

  test('places the order by a callback, which QPay expects to be answered with one word', async () => {
    const { user, made } = await waiting()
    shop.bank.pay(invoiceOf(made))
    const answer = await callback(made, 'GET', '?qpay_payment_id=payment-1')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('SUCCESS')
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(await read(user, made)).toMatchObject({
      state: 'placed',
      status: 'ordered',
      placed_at: shop.clock.now.toISOString(),
      expires_at: null,
      paid_total: 26_000,
      refund_cases: [],
      payment: { state: 'captured', qr_svg: null, urls: [] }
    })
    expect(await books()).toMatchObject({ stock: [{ onHand: 10, allocated: 2, held: 0 }], charged: 26_000, placed: 26_000, owed: 0 })
    expect(await messages()).toEqual([expect.stringContaining(made.number)])
  })

  test('is applied once for ten concurrent callbacks, and ten more', async () => {
    const { user, made } = await waiting()
    shop.bank.pay(invoiceOf(made))
    for (const method of ['GET', 'POST']) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => callback(made, method)))
      expect(answers.map(answer => answer.status)).toEqual(Array(10).fill(200))
    }
    expect(await read(user, made)).toMatchObject({ state: 'placed', refund_cases: [] })
    expect(await books()).toMatchObject({ stock: [{ allocated: 2, held: 0 }], charged: 26_000, owed: 0 })
    expect(await messages()).toHaveLength(1)
  })

  test('is applied once for a concurrent callback and return page', async () => {
    const { user, made } = await waiting()
    shop.bank.pay(invoiceOf(made))
    const [, checked] = await Promise.all([callback(made), check(user, made), check(user, made)])
    expect(requireOk(checked).state).toBe('placed')
    expect(await books()).toMatchObject({ stock: [{ allocated: 2, held: 0 }], charged: 26_000, owed: 0 })
  })

  test('is not applied for a forged callback', async () => {
    const { user, made } = await waiting()
    const forged = await shop.callback(
      made.payment?.id,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ payment_status: 'PAID', payment_amount: 26_000, object_id: invoiceOf(made) })
      },
      '?qpay_payment_id=1&payment_status=PAID'
    )
    expect(await forged.text()).toBe('SUCCESS')
    expect(await read(user, made)).toMatchObject({ state: 'awaiting_payment', paid_total: 0, payment: { state: 'waiting' } })
  })

  test.each(['00000000-0000-4000-8000-000000000000', 'x', '%00', "1'--"])('has no session %s', async id => {
    expect((await shop.callback(id)).status).toBe(404)
  })

  test('asks the provider few times a minute, whoever calls back or returns', async () => {
    const { made } = await waiting()
    shop.server.config.rateLimitFactor = 1
    const statuses: number[] = []
    for (let n = 0; n < 40; n++) statuses.push((await callback(made)).status)
    const back = await shop.app.request(`/api/v2/payments/qpay/return/${made.payment?.id}`)
    expect(shop.bank.checks).toBe(30)
    expect([statuses[29], statuses[30], back.status]).toEqual([200, 429, 303])
    shop.bank.pay(invoiceOf(made))
    shop.clock.pass(MINUTE)
    expect((await callback(made)).status).toBe(200)
  })

  test('sends no acknowledgement while the provider is unavailable', async () => {
    const { user, made } = await waiting()
    shop.bank.pay(invoiceOf(made))
    shop.bank.down = true
    expect((await callback(made)).status).toBe(502)
    expect(await check(user, made)).toMatchObject({ status: 502, body: { code: 'payment_provider_failed' } })
    expect((await read(user, made)).state).toBe('awaiting_payment')
    shop.bank.down = false
    expect(requireOk(await check(user, made)).state).toBe('placed')
  })

  test.each([0, -26_000, 0.5, Number.NaN, 2 ** 53])('of %d₮ is not believed, until the provider names an amount', async amount => {
    const { user, made } = await waiting()
    const ref = shop.bank.pay(invoiceOf(made), { amount })
    expect((await callback(made)).status).toBe(502)
    expect(await read(user, made)).toMatchObject({ state: 'awaiting_payment', received_total: 0 })
    const [fact] = shop.bank.invoices.get(invoiceOf(made))?.facts ?? []
    Object.assign(fact ?? {}, { ref, amount: 26_000 })
    await callback(made)
    expect(await read(user, made)).toMatchObject({ state: 'placed', received_total: 26_000 })
  })

  test('of too little leaves the order pending with a new invoice for the rest', async () => {
    const { user, made } = await waiting()
    shop.bank.pay(invoiceOf(made), { amount: 25_000 })
    await callback(made)
    const partly = await read(user, made)
    expect(partly).toMatchObject({
      state: 'awaiting_payment',
      status: 'payment_pending',
      paid_total: 25_000,
      missing_total: 1000,
      refund_cases: [],
      payment: { method: 'qpay', state: 'waiting', amount: 1000, qr_svg: expect.stringContaining('<svg') }
    })
    expect(shop.bank.invoices.get(`invoice-${partly.payment?.id}`)?.amount).toBe(1000)
    expect(await messages()).toEqual([expect.stringContaining('1,000')])
    shop.bank.pay(invoiceOf(partly))
    await Promise.all([callback(partly), callback(partly)])
    expect(await read(user, made)).toMatchObject({
      state: 'placed',
      paid_total: 26_000,
      missing_total: 0,
      refund_cases: [],
      payments: [{ amount: 25_000 }, { amount: 1000 }]
    })
    expect(await books()).toMatchObject({ stock: [{ allocated: 2, held: 0 }], charged: 26_000, placed: 26_000, owed: 0 })
  })

  test.each(['expired', 'canceled', 'sold out'])('of too little goes back when the order is %s', async end => {
    const { user, made, variantId } = await waiting()
    shop.bank.pay(invoiceOf(made), { amount: 25_000 })
    await callback(made)
    if (end === 'canceled') requireOk(await user.call('PUT', toOrderPath(made.number, '/cancel')))
    if (end === 'expired') {
      shop.clock.pass(31 * MINUTE)
      await runDueJobs(shop.server)
    }
    if (end === 'sold out') {
      await shop.restock(variantId, 1)
      shop.bank.pay(invoiceOf(await read(user, made)))
      await check(user, made)
    }
    const amounts = end === 'sold out' ? [1000, 25_000] : [25_000]
    const { refund_cases: cases, ...ended } = await read(user, made)
    expect(ended).toMatchObject({ state: 'paid_unfulfillable', status: 'canceled', missing_total: 0 })
    expect(cases.map(({ amount }) => amount)).toEqual(amounts)
    expect(await books()).toMatchObject({ stock: [{ allocated: 0, held: 0 }], placed: 0, owed: amounts.reduce((sum, each) => sum + each) })
  })

  test('of too much places the order and refunds the rest', async () => {
    const { user, made } = await waiting()
    shop.bank.pay(invoiceOf(made), { amount: 26_001 })
    await callback(made)
    await callback(made)
    expect(await read(user, made)).toMatchObject({
      state: 'placed',
      status: 'ordered',
      paid_total: 26_001,
      refund_cases: [{ reason: 'overpaid', amount: 1, state: 'open' }]
    })
    expect(await books()).toMatchObject({ stock: [{ allocated: 2, held: 0 }], charged: 26_001, placed: 26_000, owed: 1 })
  })

  test('becomes a refund case in another currency', async () => {
    const { user, made } = await waiting()
    shop.bank.pay(invoiceOf(made), { currency: 'USD' })
    await callback(made)
    const amount = 26_000
    expect(await read(user, made)).toMatchObject({
      state: 'paid_unfulfillable',
      status: 'canceled',
      cancel_reason: 'amount_differs',
      paid_total: amount,
      refund_cases: [{ reason: 'amount_differs', amount, state: 'open' }]
    })
    expect(await books()).toMatchObject({ stock: [{ allocated: 0, held: 0 }], charged: amount, placed: 0, owed: amount })
  })

  test('becomes a refund case after the order expired, also with stock available', async () => {
    const { user, made } = await waiting()
    shop.clock.pass(31 * MINUTE)
    await runDueJobs(shop.server)
    expect(await read(user, made)).toMatchObject({
      state: 'expired',
      status: 'payment_overdue',
      cancel_reason: 'expired',
      payment: { qr_svg: null }
    })
    shop.bank.pay(invoiceOf(made))
    await callback(made)
    await callback(made)
    expect(await read(user, made)).toMatchObject({
      state: 'paid_unfulfillable',
      status: 'canceled',
      refund_cases: [{ reason: 'late_payment', amount: 26_000, due_on: '2026-11-22' }]
    })
    expect(await books()).toMatchObject({ stock: [{ allocated: 0, held: 0 }], charged: 26_000, owed: 26_000 })
    expect(await messages()).toHaveLength(2)
  })

  test('is refunded by a day of Ulaanbaatar, where midnight has passed', async () => {
    const { user, made } = await waiting()
    shop.clock.pass(15 * 60 * MINUTE)
    await runDueJobs(shop.server)
    shop.bank.pay(invoiceOf(made))
    await callback(made)
    expect(await read(user, made)).toMatchObject({ refund_cases: [{ due_on: '2026-11-23' }] })
  })

  test('becomes a refund case after the deadline, before the job runs', async () => {
    const { user, made } = await waiting()
    shop.clock.pass(31 * MINUTE)
    shop.bank.pay(invoiceOf(made))
    await callback(made)
    expect(await read(user, made)).toMatchObject({ state: 'paid_unfulfillable', refund_cases: [{ reason: 'late_payment' }] })
  })

  test('places the order when it was paid in time and reported at the deadline', async () => {
    const { user, made } = await waiting()
    shop.clock.pass(30 * MINUTE - 1000)
    shop.bank.pay(invoiceOf(made))
    shop.clock.pass(2000)
    await runDueJobs(shop.server)
    expect(await read(user, made)).toMatchObject({ state: 'placed', refund_cases: [] })
  })

  test('places the order when it is found at the deadline, and the provider gives no time', async () => {
    const { user, made } = await waiting()
    shop.clock.pass(25 * MINUTE)
    await runDueJobs(shop.server)
    shop.bank.pay(invoiceOf(made), { paidAt: null })
    shop.clock.pass(5 * MINUTE + 1000)
    await runDueJobs(shop.server)
    expect(await read(user, made)).toMatchObject({ state: 'placed', refund_cases: [] })
  })

  test('becomes a refund case when the order is paid a second time', async () => {
    const { user, made } = await waiting()
    shop.bank.pay(invoiceOf(made))
    await callback(made)
    shop.bank.pay(invoiceOf(made))
    await callback(made)
    expect(await read(user, made)).toMatchObject({
      state: 'placed',
      status: 'ordered',
      paid_total: 52_000,
      refund_cases: [{ reason: 'double_payment', amount: 26_000 }]
    })
    expect(await books()).toMatchObject({ stock: [{ allocated: 2, held: 0 }], charged: 52_000, placed: 26_000, owed: 26_000 })
  })

  test('becomes a refund case when two payments arrive at once, or by a canceled invoice', async () => {
    const { user, made } = await waiting()
    const other = requireOk(await user.call<Order>('POST', toOrderPath(made.number, '/payments'), { method: 'bank_transfer' }))
    expect(other.payment).toMatchObject({ method: 'bank_transfer', state: 'waiting' })
    expect(shop.bank.invoices.get(invoiceOf(made))?.canceled).toBe(true)
    shop.bank.pay(invoiceOf(made))
    shop.bank.pay(invoiceOf(made))
    await check(user, made)
    expect(await read(user, made)).toMatchObject({
      state: 'placed',
      payment: { method: 'qpay', state: 'captured' },
      refund_cases: [{ reason: 'double_payment' }]
    })
  })

  test('becomes a refund case when the order was canceled', async () => {
    const { user, made } = await waiting()
    requireOk(await user.call('PUT', toOrderPath(made.number, '/cancel')))
    expect(shop.bank.invoices.get(invoiceOf(made))?.canceled).toBe(true)
    shop.bank.pay(invoiceOf(made))
    await callback(made)
    expect(await read(user, made)).toMatchObject({
      state: 'paid_unfulfillable',
      cancel_reason: 'customer',
      refund_cases: [{ reason: 'canceled' }]
    })
  })

  test('becomes a refund case when the stock is sold', async () => {
    const { user, made, variantId } = await waiting()
    await shop.restock(variantId, 1)
    shop.bank.pay(invoiceOf(made))
    await callback(made)
    expect(await read(user, made)).toMatchObject({
      state: 'paid_unfulfillable',
      cancel_reason: 'sold_out',
      refund_cases: [{ reason: 'sold_out', amount: 26_000 }]
    })
    expect(await books()).toMatchObject({ stock: [{ onHand: 1, allocated: 0, held: 0 }] })
  })

  test('is applied later when the process stopped between recording and applying it', async () => {
    const { user, made } = await waiting()
    const session = await findPaymentSession(shop.server.db, made.payment?.id ?? '')
    if (!session) throw new Error('No session.')
    const fact = { ref: 'p-1', amount: 26_000, currency: 'MNT', status: 'paid', paidAt: shop.clock.now } as const
    await database.db.transaction(tx => recordCharge(tx, session, fact, shop.clock.now))
    expect(await user.call('PUT', toOrderPath(made.number, '/cancel'))).toMatchObject({
      status: 409,
      body: { code: 'order_not_cancelable' }
    })
    expect(await user.call('POST', toOrderPath(made.number, '/payments'), { method: 'qpay' })).toMatchObject({
      status: 409,
      body: { code: 'order_not_payable' }
    })
    shop.clock.pass(31 * MINUTE)
    await runDueJobs(shop.server)
    expect(await read(user, made)).toMatchObject({ state: 'placed', refund_cases: [] })
  })

  test('that grows is recorded again for what is new of it', async () => {
    const { user, made } = await waiting()
    const ref = shop.bank.pay(invoiceOf(made), { amount: 6000 })
    await callback(made)
    expect(await read(user, made)).toMatchObject({ state: 'awaiting_payment', paid_total: 6000, missing_total: 20_000 })
    const [fact] = shop.bank.invoices.get(invoiceOf(made))?.facts ?? []
    if (!fact) throw new Error(`There is no payment ${ref}.`)
    for (const amount of [26_000, 26_000, 27_000]) {
      fact.amount = amount
      await callback(made)
    }
    expect(await read(user, made)).toMatchObject({
      state: 'placed',
      paid_total: 27_000,
      refund_cases: [{ reason: 'double_payment', amount: 1000 }]
    })
    expect(await books()).toMatchObject({ charged: 27_000 })
  })

  test('by transfer is recorded by staff and settled in the same way', async () => {
    const user = await shop.user()
    const made = await placeOrder(user, [{ variantId: await shop.sell(), quantity: 1 }], 'bank_transfer')
    expect(requireOk(await check(user, made)).state).toBe('awaiting_payment')
    const session = await findPaymentSession(shop.server.db, made.payment?.id ?? '')
    if (!session) throw new Error('No session.')
    const fact = { ref: 'statement-17-3', amount: made.total, currency: 'MNT', status: 'paid', paidAt: null } as const
    const reported = { facts: [fact], staffId: null }
    await Promise.all([settleSession(shop.server, session, reported), settleSession(shop.server, session, reported)])
    expect(await read(user, made)).toMatchObject({ state: 'placed', paid_total: made.total })
  })

  test('that was refunded closes its case', async () => {
    const { user, made } = await waiting()
    shop.clock.pass(31 * MINUTE)
    shop.bank.pay(invoiceOf(made), { amount: 1000 })
    await callback(made)
    const facts = shop.bank.invoices.get(invoiceOf(made))?.facts ?? []
    for (const fact of facts) fact.status = 'refunded'
    await callback(made)
    await callback(made)
    expect(await read(user, made)).toMatchObject({ state: 'paid_unfulfillable', paid_total: 0, refund_cases: [{ state: 'done' }] })
  })

  test('is found by few background checks when every callback was lost', async () => {
    const { user, made } = await waiting()
    shop.bank.pay(invoiceOf(made))
    const asked = async (minutes: number) => {
      shop.clock.pass(minutes * MINUTE)
      while (await runDueJobs(shop.server));
      return shop.bank.checks
    }
    expect(await asked(1)).toBe(0)
    // The provider is down at the first check; the next one is not earlier.
    shop.bank.down = true
    expect(await asked(1)).toBe(1)
    shop.bank.down = false
    expect(await asked(4)).toBe(1)
    expect(await asked(1)).toBe(2)
    expect(await read(user, made)).toMatchObject({ state: 'placed' })
    expect(await asked(20)).toBe(2)
  })

  test('is checked three times at most before the deadline', async () => {
    await waiting()
    for (let minute = 0; minute < 29; minute++) {
      shop.clock.pass(MINUTE)
      while (await runDueJobs(shop.server));
    }
    expect(shop.bank.checks).toBe(3)
  })

  test('can start at once after the process that requested the invoice stopped', async () => {
    const { user, made } = await waiting()
    await database.db.update(paymentSessions).set({ state: 'created', invoice: null, invoiceId: null, requestedAt: shop.clock.now })
    shop.bank.invoices.clear()
    // Another process may still be requesting it.
    expect((await read(user, made)).payment).toMatchObject({ state: 'created', qr_svg: null })
    shop.clock.pass(5000)
    const [first, second] = await Promise.all([read(user, made), read(user, made)])
    expect(first.payment).toMatchObject({ state: 'waiting', qr_svg: expect.stringContaining('<svg') })
    expect(second.payment?.id).toBe(first.payment?.id)
    expect(shop.bank.invoices.size).toBe(1)
  })

  test('gets its invoice from a job when the customer has left the page of a stopped process', async () => {
    const { user, made } = await waiting()
    await database.db.update(paymentSessions).set({ state: 'created', invoice: null, invoiceId: null, requestedAt: shop.clock.now })
    shop.bank.invoices.clear()
    const run = async () => {
      await scheduleRepeated(shop.server)
      shop.clock.pass(MINUTE + 1)
      while (await runDueJobs(shop.server));
    }
    shop.bank.down = true
    await run()
    expect(await read(user, made)).toMatchObject({ status: 'payment_failed', payment: { state: 'failed' } })
    await database.db.update(paymentSessions).set({ state: 'created', failure: null })
    shop.bank.down = false
    await run()
    expect(shop.bank.invoices.get(invoiceOf(made))).toMatchObject({ amount: made.total })
    expect((await read(user, made)).payment).toMatchObject({ state: 'waiting' })
  })

  test('is found by a background check after a failed attempt, and by one after its cancellation', async () => {
    const [failed, canceled] = [await waiting(), await waiting()]
    shop.bank.pay(invoiceOf(failed.made), { status: 'failed' })
    await callback(failed.made)
    requireOk(await canceled.user.call('PUT', toOrderPath(canceled.made.number, '/cancel')))
    for (const { made } of [failed, canceled]) shop.bank.pay(invoiceOf(made))
    shop.clock.pass(2 * MINUTE)
    while (await runDueJobs(shop.server));
    expect(await read(failed.user, failed.made)).toMatchObject({ state: 'placed' })
    expect(await read(canceled.user, canceled.made)).toMatchObject({ refund_cases: [{ reason: 'canceled', amount: 26_000 }] })
  })

  test.each(['paid otherwise', 'canceled'])('by a replaced invoice is found at the deadline of an order that is %s', async end => {
    const { user, made } = await waiting()
    requireOk(await user.call('POST', toOrderPath(made.number, '/payments'), { method: 'bank_transfer' }))
    const body = { amount: made.total, ref: 'TX-9' }
    if (end === 'canceled') requireOk(await user.call('PUT', toOrderPath(made.number, '/cancel')))
    else requireOk(await (await shop.user({ role: 'staff' })).call('POST', toOrderPath(made.number, '/transfer_received'), body))
    shop.clock.pass(25 * MINUTE)
    await runDueJobs(shop.server)
    // After the last planned check, and its callback is lost.
    shop.bank.pay(invoiceOf(made))
    shop.bank.down = true
    shop.clock.pass(6 * MINUTE)
    await runDueJobs(shop.server)
    shop.bank.down = false
    shop.clock.pass(16 * MINUTE)
    await runDueJobs(shop.server)
    expect(await read(user, made)).toMatchObject({
      refund_cases: [{ amount: 26_000, state: 'open', reason: end === 'canceled' ? 'canceled' : 'double_payment' }]
    })
  })

  test('that failed ends the session and not the order', async () => {
    const { user, made } = await waiting()
    shop.bank.pay(invoiceOf(made), { status: 'failed' })
    await callback(made)
    await callback(made)
    expect(await read(user, made)).toMatchObject({ state: 'awaiting_payment', status: 'payment_failed' })
    shop.bank.pay(invoiceOf(made))
    await callback(made)
    expect(await read(user, made)).toMatchObject({ state: 'placed' })
    const events = await database.db.select().from(orderEvents).where(eq(orderEvents.kind, 'payment_failed'))
    expect(events.filter(({ data }) => data['amount'] === made.total)).toHaveLength(1)
  })
})
