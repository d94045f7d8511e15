import { describe, expect, test } from 'vitest'
import { runDueJobs, scheduleRepeated } from '#server/jobs.ts'
import { paymentSessions } from '#server/payment/tables.ts'
import { USUAL_KINDS } from '../../database.ts'
import { MINUTE, requireOk, toOrderPath, setUpShop } from '../../shop.ts'
import { createPendingOrders } from './pending-order.ts'

describe.each(USUAL_KINDS)('a payment that no callback reported on %s', async kind => {
  const { shop, database } = await setUpShop(kind)

  const { waiting, invoiceOf, callback, read } = createPendingOrders(shop)

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
})
