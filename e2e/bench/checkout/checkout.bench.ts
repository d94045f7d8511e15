import { expect, test } from 'vitest'
import { coupons } from '#server/discount/index.ts'
import { postTransfers } from '#server/ledger/index.ts'
import { orders } from '#server/order/tables.ts'
import { openTestDatabase } from '../../../tests/server/database.ts'
import { setFlags } from '../../../tests/server/settings.ts'
import { CHECKOUT, COMPLETE, type Customer, fillCart, requireOk, openTestShop } from '../../../tests/server/shop.ts'

/** `BENCH_ORDERS` is the number of orders of each kind. */
const PLACED = Number(process.env['BENCH_ORDERS'] || 150)
const WARM_UP = 20
const WALLET = 5000
const VARIANTS = 20
const MOST_RATIO = 1.5
const KINDS = ['plain', 'coupon', 'wallet', 'both'] as const
type Kind = (typeof KINDS)[number]

test(`placing ${PLACED} orders without a coupon and wallet, with one of them, and with both`, { timeout: 3_600_000 }, async () => {
  const database = await openTestDatabase('postgres')
  const shop = openTestShop(database)
  await shop.begin()
  await setFlags(database, { storeCredit: true, coupon: true })
  const { now } = shop.clock
  await database.db
    .insert(coupons)
    .values({ code: 'TENTH', type: 'coupon', title: {}, kind: 'percent', value: 10, startsAt: now, createdAt: now, updatedAt: now })
  const variantIds = await Promise.all(Array.from({ length: VARIANTS }, () => shop.sell({ price: 20_000, onHand: PLACED * 20 })))

  /** @returns milliseconds of the request that places the order */
  const place = async (kind: Kind, n: number): Promise<number> => {
    const customer = await shop.user()
    const items = [n, n + 1].map(each => ({ variantId: variantIds[each % VARIANTS] ?? 0, quantity: 1 }))
    await fillCart(customer, items)
    if (kind === 'coupon' || kind === 'both') requireOk(await customer.call('PUT', CHECKOUT, { coupon: 'TENTH' }))
    if (kind === 'wallet' || kind === 'both') await spendWallet(customer)
    const total = kind === 'coupon' || kind === 'both' ? 42_000 : 46_000
    const begun = performance.now()
    const placed = await customer.call('POST', COMPLETE, { payment_method: 'bank_transfer', expected_total: total })
    const took = performance.now() - begun
    expect(requireOk(placed)).toMatchObject({ total, missing_total: kind === 'wallet' || kind === 'both' ? total - WALLET : total })
    return took
  }
  const spendWallet = async (customer: Customer): Promise<void> => {
    const credit = { kind: 'wallet', userId: customer.userId ?? 0 } as const
    const debit = { kind: 'clearing', provider: 'qpay' } as const
    await database.db.transaction(tx => postTransfers(tx, [{ debit, credit, amount: WALLET, code: 'recharge' }], now))
    requireOk(await customer.call('PUT', CHECKOUT, { store_credit: WALLET }))
  }

  for (const atOnce of [1, 8]) {
    const times: Record<Kind, number[]> = { plain: [], coupon: [], wallet: [], both: [] }
    // The kinds alternate, so that the load of the machine is the same for each.
    for (let n = -WARM_UP; n < PLACED; n += atOnce)
      for (const kind of KINDS) {
        const took = await Promise.all(Array.from({ length: atOnce }, (_, k) => place(kind, n + WARM_UP + k)))
        if (n >= 0) times[kind].push(...took)
      }
    const plain = calculatePercentile(times.plain, 0.5)
    console.log(`\nPlacing ${PLACED} orders of each kind, ${atOnce} at a time`)
    for (const kind of KINDS) {
      const [p50, p95] = [calculatePercentile(times[kind], 0.5), calculatePercentile(times[kind], 0.95)]
      console.log(`  ${kind.padEnd(8)} p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms  ratio ${(p50 / plain).toFixed(2)}`)
    }
    expect(calculatePercentile(times.both, 0.5) / plain).toBeLessThan(MOST_RATIO)
  }
  expect(await database.db.$count(orders)).toBeGreaterThanOrEqual(PLACED * KINDS.length * 2)
  await database.close()
})

function calculatePercentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
