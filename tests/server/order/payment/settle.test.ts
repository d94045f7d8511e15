import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { runDueJobs } from '#server/jobs.ts'
import { settleSession } from '#server/order/payment/settle.ts'
import { orderEvents } from '#server/order/tables.ts'
import { findPaymentSession } from '#server/payment/sessions.ts'
import { recordCharge } from '#server/payment/charges.ts'
import { USUAL_KINDS, toRows } from '../../database.ts'
import { MINUTE, requireOk, placeOrder, toOrderPath, readBooks, setUpShop } from '../../shop.ts'
import { createPendingOrders } from './pending-order.ts'

describe.each(USUAL_KINDS)('money on %s', async kind => {
  const { shop, database } = await setUpShop(kind)

  const books = () => readBooks(database.db, shop.clock.now)
  const { waiting, invoiceOf, callback, read, check } = createPendingOrders(shop)
  const messages = async () =>
    toRows<{ body: string }>(await database.db.execute(sql`SELECT body FROM messages ORDER BY id`)).map(row => row.body)

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
