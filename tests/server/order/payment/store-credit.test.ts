import { describe, expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import type { Cart } from '#domain/cart.ts'
import type { ErrorBody } from '#domain/errors.ts'
import type { StoreCreditView, Wallet, WalletPosting } from '#contract/wallet.ts'
import { runDueJobs } from '#server/jobs.ts'
import { postTransfers } from '#server/ledger/index.ts'
import { USUAL_KINDS } from '../../database.ts'
import { grant } from '../../ledger/grant.ts'
import { expectLedgerSums } from '../../ledger/sums.ts'
import { CART, CHECKOUT, COMPLETE, fillCart, requireOk, placeOrder, toOrderPath, callUntilServed } from '../../shop.ts'
import { deliverOrder } from '../../fulfilment/deliver.ts'
import { setUpWalletShop } from './wallet-shop.ts'

describe.each(USUAL_KINDS)('store credit on %s', async kind => {
  const { shop, database, user, staff, wallet, recharge, pay, read, buy } = await setUpWalletShop(kind)

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
