import { rmSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Cart } from '../../../../src/domain/cart.ts'
import { ALL_TAGS } from '../../../../src/domain/invalidation.ts'
import { invalidate, onInvalidation, receiveInvalidations } from '../../../../src/server/kernel/cache/invalidation.ts'
import { isDatabaseBusy, isDatabaseGone } from '../../../../src/server/kernel/db/failures.ts'
import { migrateDatabase } from '../../../../src/server/kernel/db/migrate.ts'
import { type OpenDatabase, openDatabase } from '../../../../src/server/kernel/db/open.ts'
import { runInBackground } from '../../../../src/server/kernel/db/pool.ts'
import { findFreePort, makeServerFolder, type PostgresServer, startPostgres } from '../../../postgres-server.ts'
import { startJobs } from '../../../../src/server/jobs.ts'
import { CART, ITEMS, requireOk, openTestShop, type TestShop } from '../../shop.ts'

const CLIENTS = 30

const folder = makeServerFolder()
let start: () => Promise<PostgresServer>
let server: PostgresServer
let database: OpenDatabase
let shop: TestShop
const wipe = async (): Promise<void> => {}
beforeAll(async () => {
  const port = await findFreePort()
  start = () => startPostgres({ folder, port, flags: ['-c', 'fsync=off'] })
  server = await start()
  database = await openDatabase(server.url, '')
  await migrateDatabase(database.db)
  shop = openTestShop({ database, db: database.db, url: server.url, wipe, close: database.close })
  await shop.begin()
})
afterAll(async () => {
  await database?.close()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Clients that add to their carts repeatedly while `during` runs. */
async function runUnderLoad(during: (answered: () => number) => Promise<void>) {
  const variantId = await shop.sell({ onHand: 1_000_000 })
  const users = await Promise.all(Array.from({ length: CLIENTS }, () => shop.user()))
  const responses: { status: number; retryAfter: string | null; ms: number }[] = []
  const stopped = new AbortController()
  const load = users.map(async user => {
    while (!stopped.signal.aborted) {
      const begun = performance.now()
      const { status, headers } = await user.call('POST', ITEMS, { variant_id: variantId, quantity: 1 })
      responses.push({ status, retryAfter: headers.get('retry-after'), ms: performance.now() - begun })
      if (status === 503) await new Promise(resolve => setTimeout(resolve, 20))
    }
  })
  await during(() => responses.filter(response => response.status < 400).length)
  stopped.abort()
  await Promise.all(load)
  return { answers: responses, users }
}

function expectOnlyRefusals(responses: { status: number; retryAfter: string | null; ms: number }[]): void {
  const refused = responses.filter(response => response.status >= 400)
  expect(refused.length).toBeGreaterThan(0)
  for (const response of refused) expect(response).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) })
  expect(Math.max(...responses.map(response => response.ms))).toBeLessThan(10_000)
}

const waitForMore = (answered: () => number, count: number) => {
  const before = answered()
  return vi.waitFor(() => expect(answered()).toBeGreaterThan(before + count), { timeout: 20_000, interval: 20 })
}

test('a server restart under load causes 503s, and the process recovers', async () => {
  const stopListening = await receiveInvalidations(database)
  const stopJobs = startJobs(shop.server)
  const { answers: responses, users } = await runUnderLoad(async answered => {
    await waitForMore(answered, 50)
    for (let restart = 0; restart < 3; restart++) {
      await server.crash()
      server = await start()
      await waitForMore(answered, 50)
    }
  })
  await stopJobs()
  await stopListening()
  expectOnlyRefusals(responses)
  expect(database.pool).toMatchObject({ totalCount: database.pool?.idleCount, waitingCount: 0 })
  for (const user of users) expect(requireOk(await user.call<Cart>('GET', CART)).total_quantity).toBeGreaterThan(0)
})

test.each([
  ['with the connection that watches it', true],
  ['without', false]
])(
  'a server that does not respond costs 503s within ten seconds, %s',
  async (_, watched) => {
    const stopListening = watched ? await receiveInvalidations(database) : async () => {}
    const { answers: responses } = await runUnderLoad(async answered => {
      await waitForMore(answered, 50)
      server.freeze()
      const begun = performance.now()
      const refused = await shop.guest().catch((error: unknown) => error)
      expect(isDatabaseGone(refused)).toBe(true)
      expect(performance.now() - begun).toBeLessThan(10_000)
      server.thaw()
      await waitForMore(answered, 50)
    })
    await stopListening()
    expectOnlyRefusals(responses)
  },
  90_000
)

test('invalidations of other nodes are received after a restart, which invalidates everything', async () => {
  const other = await openDatabase(server.url, '')
  const invalidated: string[] = []
  const unsubscribe = onInvalidation(tags => void invalidated.push(...tags))
  const stopListening = await receiveInvalidations(database)
  // What was cached before the first connection may have changed unnoticed.
  expect(invalidated.splice(0)).toEqual([ALL_TAGS])
  const notify = (tag: string) =>
    other.db.execute(sql`SELECT pg_notify('delguur_invalidate', ${JSON.stringify({ node: 'other', tags: [tag] })})`)
  const received = (tag: string) =>
    vi.waitFor(
      async () => {
        await notify(tag)
        expect(invalidated).toContain(tag)
      },
      { timeout: 10_000 }
    )
  await received('before')
  expect(invalidated).not.toContain(ALL_TAGS)
  await server.crash()
  server = await start()
  await received('after')
  expect(invalidated).toContain(ALL_TAGS)
  invalidate(database, ['own'])
  expect(invalidated.filter(tag => tag === 'own')).toHaveLength(1)
  unsubscribe()
  await stopListening()
  await other.close()
})

test('a statement of a request is canceled by the server, one in the background is not', async () => {
  const slow = () => database.db.execute(sql`SELECT pg_sleep(5.2)`)
  const [request, job] = await Promise.allSettled([slow(), runInBackground(slow)])
  expect(request.status === 'rejected' && isDatabaseBusy(request.reason)).toBe(true)
  expect(job.status).toBe('fulfilled')
})

test('waiting queries fail when the pool closes connections to an unresponsive server', async () => {
  server.freeze()
  try {
    const results = await Promise.allSettled(Array.from({ length: CLIENTS * 2 }, () => database.db.execute(sql`SELECT 1`)))
    expect(results.filter(result => result.status === 'fulfilled' || !isDatabaseGone(result.reason))).toEqual([])
  } finally {
    server.thaw()
  }
}, 60_000)
