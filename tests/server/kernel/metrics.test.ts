import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { register } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runInBackground } from '#server/kernel/db/pool.ts'
import { cached } from '#server/kernel/cache/data-cache.ts'
import { jobs } from '#server/kernel/jobs/tables.ts'
import { createMetricsServer } from '#server/kernel/metrics/server.ts'
import '#server/kernel/metrics/http.ts'
import { orders } from '#server/order/tables.ts'
import { charges, refundCases } from '#server/payment/tables.ts'
import { measureShop } from '#server/measure-shop.ts'
import { EMPTY, openPostgres, type TestDatabase } from '../database.ts'
import { openTestShop, placeOrder, START } from '../shop.ts'

/** Maximum concurrent connections of background work. */
const SHARED = 4

let database: TestDatabase
beforeAll(async () => {
  database = await openPostgres(EMPTY)
  measureShop(database.database)
})
afterAll(() => database.close())

const readValue = async (line: string): Promise<number | undefined> => {
  const metricLine = (await register.metrics()).split('\n').find(each => each.startsWith(`${line} `))
  return metricLine === undefined ? undefined : Number(metricLine.split(' ').at(-1))
}

test('orders and jobs are counted when the metrics are read', async () => {
  const shop = openTestShop(database)
  await shop.begin()
  expect(await readValue('delguur_orders{state="awaiting_payment"}')).toBeUndefined()
  await placeOrder(await shop.user(), [{ variantId: await shop.sell(), quantity: 1 }])
  expect(await readValue('delguur_orders{state="awaiting_payment"}')).toBe(1)
  expect(await readValue('delguur_jobs{kind="expire_order"}')).toBe(1)
  await database.db.insert(jobs).values({ kind: 'purge', runAt: START, error: 'Out of order', failedAt: START })
  expect(await readValue('delguur_jobs_failing{kind="purge"}')).toBe(1)
  expect(await readValue('delguur_jobs_failing{kind="expire_order"}')).toBeUndefined()
})

test('refunds that are due are counted until they are done', async () => {
  const shop = openTestShop(database)
  await shop.begin()
  expect([await readValue('delguur_refunds_due'), await readValue('delguur_receipts_queued')]).toEqual([0, 0])
  const { number } = await placeOrder(await shop.user(), [{ variantId: await shop.sell(), quantity: 1 }])
  const [ordered] = await database.db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
  const orderId = ordered?.id ?? 0
  const [charge] = await database.db
    .insert(charges)
    .values({ orderId, provider: 'qpay', providerRef: 'metrics', amount: 1000, currency: 'MNT', paidAt: START, createdAt: START })
    .returning()
  await database.db
    .insert(refundCases)
    .values({ orderId, chargeId: charge?.id ?? 0, amount: 1000, reason: 'canceled', createdAt: START, dueOn: '2026-11-30' })
  expect(await readValue('delguur_refunds_due')).toBe(1)
  await database.db.update(refundCases).set({ state: 'done', doneAt: START })
  expect(await readValue('delguur_refunds_due')).toBe(0)
})

test('the alerts and the dashboard name metrics that exist', async () => {
  createMetricsServer()
  const metrics = await register.metrics()
  for (const file of ['alerts.yaml', 'grafana-dashboard.json']) {
    const text = readFileSync(new URL(`../../../.config/deploy/${file}`, import.meta.url), 'utf8')
    const names = new Set(text.match(/\b(delguur|process|nodejs)_[a-z0-9_]+/g))
    expect(names.size).toBeGreaterThan(3)
    for (const name of names) expect(metrics).toContain(`# TYPE ${name.replace(/_bucket$/, '')} `)
  }
})

test('connections are counted by pool, with the queries that wait for one', async () => {
  const { pool } = database.database
  const state = (name: string) => readValue(`delguur_database_connections{pool="shared",state="${name}"}`)
  expect([await state('used'), await state('waiting')]).toEqual([0, 0])
  const connect = () => runInBackground(async () => pool?.connect())
  const reserved = await Promise.all(Array.from({ length: SHARED }, connect))
  const waiting = connect()
  expect([await state('used'), await state('idle'), await state('waiting')]).toEqual([SHARED, 0, 1])
  for (const client of reserved) client?.release()
  const last = await waiting
  expect([await state('used'), await state('idle'), await state('waiting')]).toEqual([1, SHARED - 1, 0])
  last?.release()
  expect(await readValue('delguur_database_connections{pool="requests",state="idle"}')).toBeGreaterThan(0)
})

test('reads of the data cache are counted by result', async () => {
  const [hits, misses] = [
    await readValue('delguur_data_cache_reads{result="hit"}'),
    await readValue('delguur_data_cache_reads{result="miss"}')
  ]
  const read = cached(['metrics'], async () => 1)
  for (let n = 0; n < 3; n += 1) await read(database.db)
  expect(await readValue('delguur_data_cache_reads{result="miss"}')).toBe((misses ?? 0) + 1)
  expect(await readValue('delguur_data_cache_reads{result="hit"}')).toBe((hits ?? 0) + 2)
})
