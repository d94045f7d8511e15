import { describe, expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import type { ErrorBody } from '#domain/errors.ts'
import type { PointsCreditView } from '#contract/points.ts'
import { runDueJobs } from '#server/jobs.ts'
import { readBalance } from '#server/ledger/index.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { expirePoints } from '#server/wallet/index.ts'
import { USUAL_KINDS } from '../../database.ts'
import { grant } from '../../ledger/grant.ts'
import { expectLedgerSums } from '../../ledger/sums.ts'
import { CHECKOUT, COMPLETE, fillCart, MINUTE, requireOk, toOrderPath } from '../../shop.ts'
import { deliverOrder } from '../../fulfilment/deliver.ts'
import { setUpWalletShop } from './wallet-shop.ts'

describe.each(USUAL_KINDS)('points on %s', async kind => {
  const { shop, database, user, staff, wallet, recharge, read, buy } = await setUpWalletShop(kind)

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
    Object.assign(user, await shop.user({ mobile: '99887766' }))
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
})
