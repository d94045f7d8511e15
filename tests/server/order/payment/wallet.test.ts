import { beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import type { Cart } from '#domain/cart.ts'
import type { ErrorBody } from '#domain/errors.ts'
import type { PointsCreditView } from '#contract/points.ts'
import type { StoreCreditView, Wallet, WalletPosting } from '#contract/wallet.ts'
import { createFulfilmentRoutes } from '#server/fulfilment/index.ts'
import { runDueJobs } from '#server/jobs.ts'
import { readBalance, postTransfers } from '#server/ledger/index.ts'
import { createRefundRoutes } from '#server/order/refund/routes.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { expirePoints } from '#server/wallet/index.ts'
import { createPointsRoutes } from '#server/wallet/points.ts'
import { createWalletRoutes } from '#server/wallet/routes.ts'
import { USUAL_KINDS } from '../../database.ts'
import { grant } from '../../ledger/grant.ts'
import { expectLedgerSums } from '../../ledger/sums.ts'
import { setFlags } from '../../settings.ts'
import {
  CART,
  CHECKOUT,
  COMPLETE,
  type Customer,
  fillCart,
  MINUTE,
  requireOk,
  placeOrder,
  toOrderPath,
  callUntilServed,
  setUpShop
} from '../../shop.ts'
import { deliverOrder } from '../../fulfilment/deliver.ts'

describe.each(USUAL_KINDS)('a wallet on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [createRefundRoutes, createWalletRoutes, createPointsRoutes, createFulfilmentRoutes])
  let user: Customer
  let staff: Customer
  beforeEach(async () => {
    await setFlags(database, { storeCredit: true, points: true })
    user = await shop.user()
    staff = await shop.user({ role: 'staff' })
  })

  const wallet = () => readBalance(database.db, { kind: 'wallet', userId: user.userId ?? 0 })
  const recharge = (amount: number) => grant(shop.server, user.userId, 'wallet', amount)
  const pay = (number: string, amount?: number) => user.call<Order>('POST', toOrderPath(number, '/payments'), { method: 'wallet', amount })
  const read = async (number: string) => requireOk(await user.call<Order>('GET', toOrderPath(number)))
  const buy = async (quantity = 2) => placeOrder(user, [{ variantId: await shop.sell(), quantity }])

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

  const points = () => readBalance(database.db, { kind: 'points', userId: user.userId ?? 0 })
  const givePoints = (amount: number) => grant(shop.server, user.userId, 'points', amount)
  const payByPoints = (number: string, amount: number) =>
    user.call<ErrorBody>('POST', toOrderPath(number, '/payments'), { method: 'points', amount })

  test('points, the wallet and a provider pay for one order, and points go back to points', async () => {
    await recharge(4000)
    await givePoints(20_000)
    await fillCart(user, [{ variantId: await shop.sell(), quantity: 2 }])
    const choose = (body: object) => user.call<ErrorBody>('PUT', CHECKOUT, body)
    expect(await choose({ points: 999 })).toMatchObject({ status: 409, body: { code: 'points_minimum' } })
    expect(await choose({ points: 13_001 })).toMatchObject({ status: 409, body: { code: 'points_exceeded' } })
    expect(await choose({ points: -1 })).toMatchObject({ status: 422, body: { details: { fields: { points: 'points_amount_required' } } } })
    requireOk(await choose({ points: 12_000 }))
    requireOk(await choose({ store_credit: 4000 }))
    const credit = requireOk(await user.call<PointsCreditView>('GET', '/api/v2/checkouts/current/points'))
    expect(credit).toMatchObject({ balance: 20_000, most: 13_000, used: 12_000, due: 26_000 })
    const made = requireOk(await user.call<Order>('POST', COMPLETE, { payment_method: 'qpay', expected_total: 26_000 }))
    expect(made).toMatchObject({ missing_total: 10_000, payment: { method: 'qpay', amount: 10_000 } })
    expect(await points()).toMatchObject({ posted: 20_000, reserved: 12_000 })
    requireOk(await payByPoints(made.number, 10_000))
    const { payment } = await read(made.number)
    expect(payment).toMatchObject({ method: 'qpay', amount: 12_000 })
    await shop.payInvoice(payment)
    expect(await read(made.number)).toMatchObject({ state: 'placed', paid_total: 26_000 })
    expect(await points()).toEqual({ posted: 10_000, incoming: 0, reserved: 0 })
    await deliverOrder(staff, made.number)
    await runDueJobs(shop.server)
    // 1 % of 20,000 for goods, less 10,000 that points paid.
    expect(await points()).toMatchObject({ posted: 10_100 })
    requireOk(await staff.call('POST', toOrderPath(made.number, '/refunds'), { of: 'amount', amount: 26_000 }))
    await runDueJobs(shop.server)
    expect(await points()).toMatchObject({ posted: 20_000 })
    expect(await wallet()).toMatchObject({ posted: 4000 })
    const loyalty = requireOk(await user.call('GET', '/api/v2/orders/erp_loyalty'))
    expect(loyalty).toEqual({ points: 20_000, reserved: 0, earned: 20_000, spent: 0, expired: 0, percent: 1 })
    const { body: csv } = await user.call<string>('GET', '/api/v2/points/statement_export?locale=en')
    expect(csv).toContain(`"Points taken back after a refund","${made.number}"`)
    await expectLedgerSums(database.db)
  })

  test('two browsers spend the last points once, and an ended order gives them back', async () => {
    await givePoints(10_000)
    const orders = [await buy(), await buy()]
    const results = await Promise.all(orders.map(({ number }) => payByPoints(number, 10_000)))
    expect(results.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await points()).toMatchObject({ posted: 10_000, reserved: 10_000 })
    shop.clock.pass(40 * MINUTE)
    await runDueJobs(shop.server)
    expect(await points()).toMatchObject({ posted: 10_000, reserved: 0 })
  })

  test('points expire after a warning, the oldest first', async () => {
    user = await shop.user({ mobile: '99887766' })
    const { number, payment } = await buy()
    await shop.payInvoice(payment)
    await deliverOrder(staff, number)
    await runDueJobs(shop.server)
    expect(await points()).toMatchObject({ posted: 200 })
    shop.clock.pass(340 * 24 * 60 * MINUTE)
    await givePoints(50)
    await runDueJobs(shop.server)
    const warnings = (await database.db.select().from(messages)).filter(({ body }) => body.includes('/account/points'))
    expect(warnings).toHaveLength(1)
    expect(warnings[0]?.body).toContain('200')
    shop.clock.pass(30 * 24 * 60 * MINUTE)
    await Promise.all([expirePoints(shop.server), expirePoints(shop.server)])
    expect(await points()).toMatchObject({ posted: 50 })
    await expectLedgerSums(database.db)
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

  const balances = async () => requireOk(await user.call<Wallet>('GET', '/api/v2/wallet')).balances
  const creditOf = async (number: string) => requireOk(await user.call<StoreCreditView>('GET', toOrderPath(number, '/store_credit')))

  test('bonus pays half at most, then gift cards, then recharged money; the amount is changed, withdrawn and refunded by kind', async () => {
    await grant(shop.server, user.userId, 'bonus', 20_000)
    await grant(shop.server, user.userId, 'gift_wallet', 5000)
    await recharge(3000)
    const { number } = await buy()
    expect(await creditOf(number)).toMatchObject({ most: 21_000, usable: { bonus: 13_000, gift_wallet: 5000, wallet: 3000 }, used: [] })
    expect(await pay(number, 21_001)).toMatchObject({
      status: 409,
      body: { code: 'wallet_exceeded', error: 'The amount exceeds the wallet balance. The most is 21,000₮.' }
    })
    requireOk(await pay(number))
    expect((await creditOf(number)).used.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['bonus', 13_000],
      ['gift_wallet', 5000],
      ['wallet', 3000]
    ])
    const withdrawn = requireOk(await user.call<Order>('DELETE', toOrderPath(number, '/payments/wallet')))
    expect(withdrawn).toMatchObject({ missing_total: 26_000, payment: { method: 'qpay', state: 'waiting', amount: 26_000 } })
    expect(await balances()).toEqual({ bonus: 20_000, gift_wallet: 5000, wallet: 3000 })
    const { payment } = requireOk(await pay(number, 15_000))
    expect(payment).toMatchObject({ method: 'qpay', amount: 11_000 })
    await shop.payInvoice(payment)
    expect(await read(number)).toMatchObject({ state: 'placed', paid_total: 26_000 })
    expect(await balances()).toEqual({ bonus: 7000, gift_wallet: 3000, wallet: 3000 })
    requireOk(await user.call('PUT', `${toOrderPath(number, '/cancel')}?to=wallet`))
    expect(await balances()).toEqual({ bonus: 20_000, gift_wallet: 5000, wallet: 14_000 })
    await expectLedgerSums(database.db)
  })

  test('pays for an order of more than 20,000, and not for one of exactly that', async () => {
    await recharge(30_000)
    const enough = await placeOrder(user, [{ variantId: await shop.sell({ price: 14_001 }), quantity: 1 }])
    expect(enough.total).toBe(20_001)
    requireOk(await pay(enough.number, 1))
    const { number, total } = await placeOrder(user, [{ variantId: await shop.sell({ price: 14_000 }), quantity: 1 }])
    expect(total).toBe(20_000)
    expect(await creditOf(number)).toMatchObject({ most: 0, min_total: 20_000 })
    expect(await pay(number)).toMatchObject({ status: 409, body: { code: 'wallet_total_low' } })
    await fillCart(user, [{ variantId: await shop.sell({ price: 14_000 }), quantity: 1 }])
    const chosen = await user.call<ErrorBody>('PUT', CHECKOUT, { store_credit: 1 }, { 'accept-language': 'en' })
    expect(chosen).toMatchObject({ status: 409, body: { error: 'A wallet pays for orders over 20,000₮.' } })
  })

  test('is used at the checkout, pays everything without another method, and refuses what was spent meanwhile', async () => {
    await recharge(30_000)
    const cart = await fillCart(user, [{ variantId: await shop.sell(), quantity: 2 }])
    const choose = (amount: number, locale = 'en') =>
      user.call<Cart & ErrorBody>('PUT', CHECKOUT, { store_credit: amount }, { 'accept-language': locale })
    expect((await choose(-1)).body.errors).toEqual({ store_credit: ['Enter the amount to use from the wallet.'] })
    expect((await choose(-1, 'mn')).body.errors).toEqual({ store_credit: ['Хэтэвчээс ашиглах дүнгээ оруулна уу.'] })
    expect((await choose(26_001)).body.error).toBe('The amount exceeds the wallet balance. The most is 26,000₮.')
    expect((await choose(26_001, 'mn')).body.error).toBe('Дүн хэтэвчний үлдэгдлээс хэтэрсэн байна. Дээд дүн 26,000₮.')
    requireOk(await choose(26_000))
    expect((await (await shop.guest()).call('PUT', CHECKOUT, { store_credit: 5 })).status).toBe(401)

    // In another tab most of it was spent.
    const spent = {
      debit: { kind: 'wallet', userId: user.userId ?? 0 },
      credit: { kind: 'revenue' },
      amount: 20_000,
      code: 'other'
    } as const
    await database.db.transaction(tx => postTransfers(tx, [spent], shop.clock.now))
    const complete = (body = {}) => user.call<Order>('POST', COMPLETE, { expected_total: cart.total, ...body })
    expect(await complete()).toMatchObject({ status: 409, body: { code: 'wallet_exceeded', details: { most_amount: 10_000 } } })
    expect(requireOk(await user.call<Cart>('GET', CART)).line_items).toHaveLength(1)
    await recharge(20_000)
    const placed = requireOk(await complete())
    expect(placed).toMatchObject({ state: 'placed', payments: [{ method: 'wallet', state: 'captured', amount: 26_000 }] })
    expect(await balances()).toMatchObject({ wallet: 4000 })
    expect((await complete()).body.number).toBe(placed.number)
    await expectLedgerSums(database.db)
  })

  test('50 requests race for the last money of it: one order gets it', async () => {
    await recharge(10_000)
    const numbers = [(await buy()).number, (await buy()).number, (await buy()).number]
    const results = await Promise.all(Array.from({ length: 50 }, (_, n) => callUntilServed(() => pay(numbers[n % 3] ?? '', 10_000))))
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await wallet()).toEqual({ posted: 10_000, incoming: 0, reserved: 10_000 })
    const missing = await Promise.all(numbers.map(async number => (await read(number)).missing_total))
    expect(missing.toSorted((a, b) => a - b)).toEqual([16_000, 26_000, 26_000])
    await expectLedgerSums(database.db)
  })

  test('2 % of paid goods come back as bonus at the delivery, once, and go with a refund; the statement says it in words', async () => {
    await grant(shop.server, user.userId, 'bonus', 1000)
    await recharge(4000)
    const { number } = await buy()
    const { payment } = requireOk(await pay(number, 5000))
    await shop.payInvoice(payment)
    await runDueJobs(shop.server)
    expect(await balances()).toMatchObject({ bonus: 0 })
    await deliverOrder(staff, number)
    await runDueJobs(shop.server)
    await runDueJobs(shop.server)
    // Of 20,000 for goods, 1,000 was bonus.
    expect(await balances()).toMatchObject({ bonus: 380 })
    requireOk(await staff.call('POST', toOrderPath(number, '/refunds'), { of: 'amount', amount: 10_000, to: 'wallet' }))
    await runDueJobs(shop.server)
    // The newest payments go back first, each to its kind: 4,000, 1,000 bonus, and 5,000 of the QR payment.
    expect(await balances()).toMatchObject({ bonus: 1200, wallet: 9000 })

    const list = async (query = '') =>
      requireOk(await user.call<{ postings: WalletPosting[] }>('GET', `/api/v2/wallet/statement${query}`)).postings
    expect((await list()).map(({ reason, kind, amount, balance, order_number: of }) => [reason, kind, amount, balance, of])).toEqual([
      ['bonus_return', 'bonus', -180, 10_200, number],
      ['refund', 'wallet', 5000, 10_380, number],
      ['refund', 'bonus', 1000, 5380, number],
      ['refund', 'wallet', 4000, 4380, number],
      ['bonus', 'bonus', 380, 380, number],
      ['payment', 'wallet', -4000, 0, number],
      ['payment', 'bonus', -1000, 4000, number],
      ['recharge', 'wallet', 4000, 5000, null],
      ['bonus', 'bonus', 1000, 1000, null]
    ])
    expect(await list('?kind=bonus&direction=out')).toHaveLength(2)
    expect(await list('?to=2026-11-16')).toEqual([])
    expect(await list('?from=2026-11-17&to=2026-11-17')).toHaveLength(9)
    const [, , third] = await list()
    expect(await list(`?before=${third?.id}`)).toHaveLength(6)
    const { headers, body } = await user.call<string>('GET', '/api/v2/wallet/statement_export?direction=in&locale=mn')
    expect(headers.get('content-type')).toContain('text/csv')
    expect(body.split('\r\n')[0]).toContain('"Огноо","Гүйлгээ","Захиалга","Эх үүсвэр","Дүн","Үлдэгдэл"')
    expect(body).toContain(`"Буцаан олголт","${number}","Цэнэглэсэн",5000,10380`)
    await expectLedgerSums(database.db)
  })

  test('a bonus that was spent before its goods were returned is withheld from the next ones', async () => {
    const purchase = async () => {
      const { number, payment } = await buy()
      await shop.payInvoice(payment)
      await deliverOrder(staff, number)
      await runDueJobs(shop.server)
      return number
    }
    const spend = async () => {
      const amount = (await balances()).bonus
      const transfer = { debit: { kind: 'bonus', userId: user.userId ?? 0 }, credit: { kind: 'revenue' }, amount, code: 'other' } as const
      await database.db.transaction(tx => postTransfers(tx, [transfer], shop.clock.now))
    }
    const giveBack = async (number: string) => {
      requireOk(await staff.call('POST', toOrderPath(number, '/refunds'), { of: 'all', to: 'origin' }))
      await runDueJobs(shop.server)
    }
    const first = await purchase()
    expect(await balances()).toMatchObject({ bonus: 400 })
    await spend()
    await giveBack(first)
    const second = await purchase()
    expect(await balances()).toMatchObject({ bonus: 0 })
    const third = await purchase()
    expect(await balances()).toMatchObject({ bonus: 400 })
    await giveBack(second)
    expect(await balances()).toMatchObject({ bonus: 0 })
    await giveBack(third)
    await purchase()
    expect(await balances()).toMatchObject({ bonus: 0 })
    await purchase()
    expect(await balances()).toMatchObject({ bonus: 400 })
    await expectLedgerSums(database.db)
  })
})
