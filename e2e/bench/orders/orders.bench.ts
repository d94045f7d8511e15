import { loadavg } from 'node:os'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createOrderListRoutes } from '#server/order/list/routes.ts'
import { orders } from '#server/order/tables.ts'
import { openTestDatabase } from '../../../tests/server/database.ts'
import { COMPLETE, fillCart, runInGroups, openTestShop, placeOrder, type TestShop } from '../../../tests/server/shop.ts'

/** `BENCH_ORDERS=placed:listed`. */
const [PLACED = 10_000, LISTED = 1_000_000] = (process.env['BENCH_ORDERS'] ?? '').split(':').filter(Boolean).map(Number)
const CUSTOMERS = 50
const VARIANTS = 40
const ROUNDS = 40
const AT_ONCE = 20_000

/** Each filter by itself, some together, in both orders, and from the middle of the list. */
const LISTS = [
  '',
  '?status=ordered',
  '?payment=failed',
  '?payment=refund_due',
  '?fulfilment=delivering',
  '?receipt=requested',
  '?lease=waiting_bank',
  '?method=wallet',
  '?district=1119',
  '?overdue=1',
  '?q=95297468',
  '?q=DG005',
  `?q=${encodeURIComponent('мөнх')}`,
  '?from=2026-03-01&to=2026-03-07',
  '?payment=paid&fulfilment=none&district=1101',
  '?sort=total_desc',
  '?sort=total_asc&status=completed',
  '?sort=date_asc&after=1767225600000.1'
]

function formatFigures(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): string => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
  return `p50 ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)} ms`
}

const formatLoad = (): string =>
  loadavg()
    .map(each => each.toFixed(1))
    .join(' ')

test(`${PLACED} orders placed by ${CUSTOMERS} customers at a time`, { timeout: 3_600_000 }, async () => {
  const database = await openTestDatabase('postgres')
  const shop = openTestShop(database)
  // As in production.
  shop.server.config.checkResponses = false
  await shop.begin()
  const variantIds = await Promise.all(Array.from({ length: VARIANTS }, () => shop.sell({ price: 20_000, onHand: PLACED * 3 })))
  const ready = await runInGroups(PLACED, async n => {
    const customer = await shop.user()
    // Two of the variants in random order: carts lock the same rows in different orders.
    const items = [n * 7919, n * 104_729 + 1].map(each => ({ variantId: variantIds[each % VARIANTS] ?? 0, quantity: 1 }))
    const { total } = await fillCart(customer, items)
    return () => customer.call('POST', COMPLETE, { payment_method: 'bank_transfer', expected_total: total })
  })
  const times: number[] = []
  const buy = async (): Promise<void> => {
    for (let place = ready.pop(); place; place = ready.pop()) {
      const begin = performance.now()
      const placed = await place()
      times.push(performance.now() - begin)
      expect(placed.status).toBe(200)
    }
  }
  const cpu = process.cpuUsage()
  const begun = performance.now()
  await Promise.all(Array.from({ length: CUSTOMERS }, buy))
  const perSecond = (PLACED / (performance.now() - begun)) * 1000
  const { user, system } = process.cpuUsage(cpu)
  const { rows } = (await database.db.execute(sql`SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`)) as {
    rows: { deadlocks: number }[]
  }
  console.log(
    `\nPlacing, ${PLACED} orders, ${CUSTOMERS} at a time, load ${formatLoad()}: ${formatFigures(times)}  ${perSecond.toFixed(0)} a second, ${((user + system) / 1000 / PLACED).toFixed(1)} ms of this process each, deadlocks ${rows[0]?.deadlocks}`
  )
  expect(await database.db.$count(orders)).toBe(PLACED)
  expect(rows[0]?.deadlocks).toBe(0)
  await database.close()
})

test(`the list of ${LISTED} orders`, { timeout: 3_600_000 }, async () => {
  const database = await openTestDatabase('postgres')
  const shop = openTestShop(database, undefined, [createOrderListRoutes])
  await shop.begin()
  const staff = await shop.user({ role: 'staff' })
  const begun = performance.now()
  await fill(shop, database.db)
  console.log(`\n${LISTED} orders made in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  shop.clock.now = new Date('2026-11-17T02:00:00Z')
  const all: number[] = []
  for (const path of [...LISTS.map(query => `/api/v2/staff/orders${query}`), '/api/v2/staff/order_counts']) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now()
      const { status } = await staff.call('GET', path)
      times.push(performance.now() - start)
      expect(status).toBe(200)
    }
    all.push(...times)
    console.log(`  ${path.padEnd(78)} ${formatFigures(times)}`)
  }
  console.log(`  ${'all'.padEnd(78)} ${formatFigures(all)}  load ${formatLoad()}`)
  await database.close()
})

/** Copies of one order with other states, districts, names and days within a year and a half; numbers are not sequential, as in the shop. */
async function fill(shop: TestShop, db: Awaited<ReturnType<typeof openTestDatabase>>['db']): Promise<void> {
  const { number } = await placeOrder(await shop.user(), [{ variantId: await shop.sell(), quantity: 1 }], 'bank_transfer')
  for (let from = 1; from <= LISTED; from += AT_ONCE) {
    await db.transaction(async tx => {
      // Without carts and lines, which the list does not read; foreign keys are disabled.
      await tx.execute(sql`SET LOCAL session_replication_role = replica`)
      await tx.execute(sql`
        INSERT INTO orders SELECT copy.* FROM orders o, (SELECT n, abs(hashint4(n)) AS h FROM generate_series(${from}::int, ${Math.min(LISTED, from + AT_ONCE - 1)}::int) AS n) AS numbers,
        LATERAL jsonb_populate_record(o, jsonb_build_object(
          'id', 1000 + n, 'number', 'DG' || lpad((n * 7654321::bigint % 10000000)::text, 8, '0'), 'cart_id', gen_random_uuid(),
          'state', CASE WHEN h % 20 = 0 THEN 'canceled' WHEN h % 200 = 1 THEN 'awaiting_payment' ELSE 'placed' END,
          'status', CASE WHEN h % 20 = 0 THEN 'canceled' WHEN h % 200 = 1 THEN 'payment_pending' WHEN h % 500 = 2 THEN 'ordered' ELSE 'completed' END,
          'payment', CASE WHEN h % 1000 = 0 THEN 'refund_due' WHEN h % 20 = 0 THEN 'failed' WHEN h % 200 = 1 THEN 'waiting' ELSE 'paid' END,
          'fulfilment', CASE WHEN h % 20 = 0 THEN 'none' WHEN h % 500 = 2 THEN 'none' WHEN h % 500 = 3 THEN 'delivering' ELSE 'delivered' END,
          'receipt', CASE WHEN h % 1000 = 4 THEN 'requested' WHEN h % 20 = 0 THEN 'none' ELSE 'issued' END,
          'lease', CASE WHEN h % 5000 = 5 THEN 'waiting_bank' ELSE 'none' END,
          'paid_charge_id', 1, 'total', o.total + h % 3000 * 1000, 'item_total', o.item_total + h % 3000 * 1000,
          'created_at', '2025-06-01T00:00:00Z'::timestamptz + n * (interval '530 days' / ${LISTED}::int),
          'promise', jsonb_build_object('kind', 'day', 'from', '2026-01-01T00:00:00.000Z', 'to', '2026-01-02T00:00:00.000Z'),
          'address', o.address || jsonb_build_object('district', (ARRAY['1101','1104','1107','1110','1113','1116','1119','1122','1125'])[1 + h % 9],
            'receiver', (ARRAY['Б. Мөнхзул','Г. Тэмүүлэн','С. Энхжин','Ж. Анударь','Номин Батболд'])[1 + h % 5] || ' ' || h % 10000,
            'phone', (90000000 + h % 9000000)::text))) AS copy
        WHERE o.number = ${number}`)
      await tx.execute(sql`
        INSERT INTO payment_sessions (order_id, method, state, amount, created_at)
        SELECT id, CASE WHEN id % 2000 = 0 THEN 'wallet' WHEN id % 3 = 0 THEN 'bank_transfer' ELSE 'qpay' END, 'captured', total, created_at
        FROM orders WHERE id BETWEEN ${1000 + from} AND ${1000 + from + AT_ONCE - 1}`)
    })
  }
  await db.execute(sql`VACUUM ANALYZE orders`)
  await db.execute(sql`ANALYZE payment_sessions`)
  // Half of the states are rare: small lists lack some.
  expect(await db.$count(orders, eq(orders.status, 'ordered'))).toBeGreaterThanOrEqual(Math.floor(LISTED / 1000))
}
