import { describe, expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import { runDueJobs } from '#server/jobs.ts'
import { USUAL_KINDS } from '../../database.ts'
import { expectLedgerSums } from '../../ledger/sums.ts'
import { setFlags } from '../../settings.ts'
import { MINUTE, requireOk, placeOrder, toOrderPath } from '../../shop.ts'
import { setUpWalletShop } from './wallet-shop.ts'

describe.each(USUAL_KINDS)('a wallet on %s', async kind => {
  const { shop, database, user, staff, wallet, recharge, pay, read, buy } = await setUpWalletShop(kind)

  test('pays a part, which is reserved until the rest is paid, and both place the order', async () => {
    await recharge(10_000)
    const { number } = await buy()
    const partly = requireOk(await pay(number))
    expect(partly).toMatchObject({
      state: 'awaiting_payment',
      missing_total: 16_000,
      payment: { method: 'qpay', state: 'waiting', amount: 16_000 },
      payments: [
        { method: 'qpay', state: 'canceled' },
        { method: 'wallet', state: 'authorized', amount: 10_000 },
        { method: 'qpay', state: 'waiting', amount: 16_000 }
      ]
    })
    expect(await wallet()).toEqual({ posted: 10_000, incoming: 0, reserved: 10_000 })
    expect(await pay((await buy()).number)).toMatchObject({ status: 409, body: { code: 'wallet_empty' } })
    shop.bank.pay(`invoice-${partly.payment?.id}`)
    await Promise.all([shop.callback(partly.payment?.id), shop.callback(partly.payment?.id)])
    expect(await read(number)).toMatchObject({ state: 'placed', paid_total: 26_000, missing_total: 0, refund_cases: [] })
    expect(await wallet()).toEqual({ posted: 0, incoming: 0, reserved: 0 })
    await expectLedgerSums(database.db)
  })

  test('pays the whole order at once, and is refunded into the wallet', async () => {
    await recharge(30_000)
    const { number } = await buy()
    const results = await Promise.all([pay(number), pay(number)])
    expect(results.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(await read(number)).toMatchObject({ state: 'placed', status: 'ordered', paid_total: 26_000 })
    expect(await wallet()).toMatchObject({ posted: 4000, reserved: 0 })
    requireOk(await staff.call('POST', toOrderPath(number, '/refunds'), { of: 'amount', amount: 5000 }))
    const [refund] = (await read(number)).refund_cases
    expect(refund?.state).toBe('done')
    requireOk(await staff.call('POST', `/api/v2/refund_cases/${refund?.id}/refunds`, { by: 'provider' }))
    requireOk(await staff.call('POST', `/api/v2/refund_cases/${refund?.id}/refunds`, { by: 'wallet' }))
    expect(await wallet()).toMatchObject({ posted: 9000 })
    expect(await read(number)).toMatchObject({ paid_total: 21_000, refund_cases: [{ reason: 'goodwill', state: 'done', amount: 5000 }] })
    await expectLedgerSums(database.db)
  })

  test('alone leaves the order pending, and its reservation is released when the order ends', async () => {
    await recharge(10_000)
    const first = await placeOrder(user, [{ variantId: await shop.sell(), quantity: 2 }], 'bank_transfer')
    requireOk(await pay(first.number))
    requireOk(await user.call('PUT', toOrderPath(first.number, '/cancel')))
    expect(await wallet()).toMatchObject({ posted: 10_000, reserved: 0 })
    const second = await buy()
    requireOk(await pay(second.number, 4000))
    expect(await wallet()).toMatchObject({ reserved: 4000 })
    shop.clock.pass(31 * MINUTE)
    await runDueJobs(shop.server)
    expect(await read(second.number)).toMatchObject({ state: 'expired', paid_total: 0, refund_cases: [] })
    expect(await wallet()).toMatchObject({ posted: 10_000, reserved: 0 })
  })

  test('releases what an invoice for the whole total does not need', async () => {
    await recharge(10_000)
    const { number, payment } = await buy()
    requireOk(await pay(number))
    await shop.payInvoice(payment)
    expect(await read(number)).toMatchObject({ state: 'placed', paid_total: 26_000, refund_cases: [] })
    expect(await wallet()).toMatchObject({ posted: 10_000, reserved: 0 })
  })

  test("rejects small orders, a disabled wallet, and other customers' orders", async () => {
    await recharge(50_000)
    const small = await buy(1)
    expect(await pay(small.number)).toMatchObject({ status: 409, body: { code: 'wallet_total_low' } })
    const { number } = await buy()
    await setFlags(database, { storeCredit: false, points: true })
    expect(await pay(number)).toMatchObject({ status: 422, body: { code: 'payment_method_unavailable' } })
    await setFlags(database, { storeCredit: true, points: true })
    expect((await (await shop.user()).call('POST', toOrderPath(number, '/payments'), { method: 'wallet' })).status).toBe(404)
    for (const amount of [0, -1, 1.5, '5'])
      expect((await user.call('POST', toOrderPath(number, '/payments'), { method: 'wallet', amount })).status).toBe(422)
    expect(await wallet()).toMatchObject({ posted: 50_000, reserved: 0 })
  })

  test('an order is refunded by amount, by line and whole, never above what was paid, once per key', async () => {
    const variantId = await shop.sell()
    const { number, payment, line_items: lines } = await placeOrder(user, [{ variantId, quantity: 2 }])
    const refund = (body: unknown, key?: string, who = staff) =>
      who.call<Order>('POST', toOrderPath(number, '/refunds'), body, key ? { 'idempotency-key': key } : {})
    expect(await refund({ of: 'all' })).toMatchObject({ status: 409, body: { code: 'order_not_returnable' } })
    await shop.payInvoice(payment)
    expect((await refund({ of: 'all' }, undefined, user)).status).toBe(403)
    expect(await refund({ of: 'amount', amount: 26_001 })).toMatchObject({ status: 409, body: { code: 'refund_too_large' } })
    await Promise.all([1, 2, 3].map(() => refund({ of: 'lines', lines: [{ id: lines[0]?.id, quantity: 1 }] }, 'key-1')))
    expect((await read(number)).refund_cases.map(({ amount }) => amount)).toEqual([10_000])
    expect((await refund({ of: 'lines', lines: [{ id: lines[0]?.id, quantity: 3 }] })).status).toBe(422)
    expect((await refund({ of: 'lines', lines: [{ id: 99_999, quantity: 1 }] })).status).toBe(404)
    requireOk(await refund({ of: 'amount', amount: 1000 }))
    requireOk(await refund({ of: 'all' }))
    expect((await read(number)).refund_cases.map(({ amount }) => amount)).toEqual([10_000, 1000, 15_000])
    expect(await refund({ of: 'amount', amount: 1 })).toMatchObject({ status: 409 })
    await expectLedgerSums(database.db)
  })

  const startRecharge = (amount: number, method = 'qpay', key?: string) =>
    user.call<Order>('POST', '/api/v2/wallet/recharges', { amount, payment_method: method }, key ? { 'idempotency-key': key } : {})

  test('is recharged by an order without an address, once, as soon as it is paid', async () => {
    const refused = async (amount: number) => (await startRecharge(amount)).body as unknown as { errors: unknown }
    expect(await refused(4999)).toMatchObject({ errors: { amount: ['The minimum amount is 5,000₮.'] } })
    expect(await refused(1_000_001)).toMatchObject({ errors: { amount: ['The maximum amount is 1,000,000₮.'] } })
    const [first, again] = [requireOk(await startRecharge(50_000, 'qpay', 'once')), requireOk(await startRecharge(50_000, 'qpay', 'once'))]
    expect(again.number).toBe(first.number)
    expect(first).toMatchObject({
      state: 'awaiting_payment',
      delivery: { method: 'digital' },
      ship_total: 0,
      tax_total: 0,
      line_items: [{ kind: 'wallet_recharge', total: 50_000, product: { name: 'Wallet recharge', id: null } }]
    })
    expect(await pay(first.number)).toMatchObject({ status: 409, body: { code: 'wallet_not_for_recharge' } })
    expect(await wallet()).toMatchObject({ posted: 0 })
    shop.bank.pay(`invoice-${first.payment?.id}`)
    await Promise.all([shop.callback(first.payment?.id), shop.callback(first.payment?.id)])
    expect(await read(first.number)).toMatchObject({ state: 'placed', status: 'completed', cancelable: false, refund_cases: [] })
    expect(await wallet()).toMatchObject({ posted: 50_000 })
    await expectLedgerSums(database.db)
  })

  test('is not recharged by an order that expired; a refund takes the recharge back, as far as it is not spent', async () => {
    const late = requireOk(await startRecharge(20_000))
    shop.clock.pass(31 * MINUTE)
    await runDueJobs(shop.server)
    await shop.payInvoice(late.payment)
    expect(await read(late.number)).toMatchObject({ state: 'paid_unfulfillable', refund_cases: [{ reason: 'late_payment' }] })
    expect(await wallet()).toMatchObject({ posted: 0 })

    const { number, payment } = requireOk(await startRecharge(40_000))
    await shop.payInvoice(payment)
    requireOk(await pay((await buy()).number))
    const refund = (amount: number) => staff.call<Order>('POST', toOrderPath(number, '/refunds'), { of: 'amount', amount })
    expect(await refund(14_001)).toMatchObject({ status: 409, body: { code: 'recharge_spent' } })
    requireOk(await refund(14_000))
    expect(await wallet()).toMatchObject({ posted: 0 })
    expect((await read(number)).refund_cases).toMatchObject([{ amount: 14_000, reason: 'goodwill' }])
    await expectLedgerSums(database.db)
  })

  test('is not there while it is turned off', async () => {
    await setFlags(database, { storeCredit: false, points: true })
    expect((await startRecharge(50_000)).status).toBe(404)
  })
})
