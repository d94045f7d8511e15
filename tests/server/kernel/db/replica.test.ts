import { rmSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Cart } from '../../../../src/domain/cart.ts'
import { products, variants } from '../../../../src/server/catalogue/product/tables.ts'
import { createProductRoutes } from '../../../../src/server/catalogue/product/routes.ts'
import { invalidate, receiveInvalidations } from '../../../../src/server/kernel/cache/invalidation.ts'
import { migrateDatabase } from '../../../../src/server/kernel/db/migrate.ts'
import { chooseCatalogueDb, type Db, type OpenDatabase, openDatabase } from '../../../../src/server/kernel/db/open.ts'
import { stockSource } from '../../../../src/server/sources.ts'
import { findFreePort, makeServerFolder, makeStandby, type PostgresServer, startPostgres } from '../../../postgres-server.ts'
import { toRows } from '../../database.ts'
import { CART, ITEMS, requireOk, openTestShop, type TestShop } from '../../shop.ts'

const primaryFolder = makeServerFolder()
const folders = [primaryFolder]
const flags = ['-c', 'fsync=off']
let primary: PostgresServer
let standby: PostgresServer
let startStandby: () => Promise<PostgresServer>
let database: OpenDatabase
let readDb: Db
let shop: TestShop
let stopListening: () => Promise<void>

beforeAll(async () => {
  const [port, standbyPort] = [await findFreePort(), await findFreePort()]
  primary = await startPostgres({ folder: primaryFolder, port, flags })
  const empty = await openDatabase(primary.url, '')
  await migrateDatabase(empty.db)
  await empty.close()
  await primary.stop()
  const { folder, flags: streaming } = makeStandby(primaryFolder, port)
  folders.push(folder)
  primary = await startPostgres({ folder: primaryFolder, port, flags })
  startStandby = () => startPostgres({ folder, port: standbyPort, flags: [...flags, ...streaming] })
  standby = await startStandby()
  database = await openDatabase(primary.url, '', { readUrl: standby.url })
  readDb = chooseCatalogueDb(database)
  shop = openTestShop({ database, db: database.db, url: primary.url, wipe: async () => {}, close: database.close }, undefined, [
    server => createProductRoutes(server, stockSource)
  ])
  await shop.begin()
  stopListening = await receiveInvalidations(database)
}, 60_000)
afterAll(async () => {
  await stopListening?.()
  await database?.close()
  await standby?.stop()
  await primary?.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const isStandby = async (): Promise<boolean> =>
  toRows<{ standby: boolean }>(await readDb.execute(sql`SELECT pg_is_in_recovery() AS standby`))[0]?.standby ?? false
const waitUntilReplicaIs = (used: boolean) =>
  vi.waitFor(async () => expect(await isStandby()).toBe(used), { timeout: 20_000, interval: 20 })
const onStandby = async (statement: string): Promise<void> => {
  const { db, close } = await openDatabase(standby.url, '')
  await db.execute(sql.raw(statement))
  await close()
}

test('the catalogue is read from the replica, a cart from the primary, and a change is never missed', async () => {
  const variantId = await shop.sell({ price: 10_000 })
  const customer = await shop.guest()
  const [{ productId } = { productId: 0 }] = await database.db.select().from(variants).where(eq(variants.id, variantId))
  const title = async (): Promise<string> => requireOk(await customer.call<{ title: string }>('GET', `/api/v2/products/${productId}`)).title
  const rename = (name: string) =>
    database.db
      .update(products)
      .set({ title: { mn: name, en: name } })
      .where(eq(products.id, productId))
  invalidate(database, ['catalogue'])
  await waitUntilReplicaIs(true)
  expect(await title()).toBe('Felt slippers')

  await onStandby('SELECT pg_wal_replay_pause()')
  await rename('Wool slippers')
  await database.db.update(variants).set({ price: 12_000 }).where(eq(variants.id, variantId))
  expect(await title()).toBe('Felt slippers')
  requireOk(await customer.call('POST', ITEMS, { variant_id: variantId, quantity: 1 }))
  expect(requireOk(await customer.call<Cart>('GET', CART)).total).toBe(12_000)
  // From here on the pages must show the change.
  invalidate(database, [`product:${productId}`, 'catalogue'])
  expect(await title()).toBe('Wool slippers')
  expect(await isStandby()).toBe(false)

  await onStandby('SELECT pg_wal_replay_resume()')
  await waitUntilReplicaIs(true)
  expect(await title()).toBe('Wool slippers')
})

test('what a replica cannot do is done by the primary', async () => {
  await waitUntilReplicaIs(true)
  await readDb.update(products).set({ totalReviews: 7 })
  const [row] = await database.db.select().from(products).limit(1)
  expect(row?.totalReviews).toBe(7)
})

test('reads go on while the replica is away, and return to it', async () => {
  await waitUntilReplicaIs(true)
  await standby.crash()
  const reads = await Promise.all(Array.from({ length: 30 }, isStandby))
  expect(reads).toEqual(reads.map(() => false))
  standby = await startStandby()
  await waitUntilReplicaIs(true)

  standby.freeze()
  const begun = performance.now()
  expect(await isStandby()).toBe(false)
  expect(performance.now() - begun).toBeLessThan(10_000)
  standby.thaw()
  await waitUntilReplicaIs(true)
}, 60_000)

test('a replica that became a primary is not used', async () => {
  await waitUntilReplicaIs(true)
  await onStandby('SELECT pg_promote()')
  await vi.waitFor(() => expect(database.replica?.pool.isCurrent()).toBe(false), { timeout: 10_000, interval: 20 })
})
