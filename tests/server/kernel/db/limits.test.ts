import { type AddressInfo, connect, createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { readConfig } from '../../../../src/server/kernel/config.ts'
import { createCatalogueImportRoutes } from '../../../../src/server/import/routes.ts'
import { openDatabase } from '../../../../src/server/kernel/db/open.ts'
import { openMigrated } from '../../../../src/server/kernel/db/open-migrated.ts'
import { runInBackground } from '../../../../src/server/kernel/db/pool.ts'
import { refreshFacetIndex } from '../../../../src/server/search/postgres/load-facet-index.ts'
import { EMPTY, openPglite, openPostgres, toRows, type TestDatabase } from '../../database.ts'
import { openTestShop, type TestShop } from '../../shop.ts'

const REQUEST = '5s'
const BACKGROUND = '10min'

let origin: TestDatabase
let shop: TestShop
beforeAll(async () => {
  origin = await openPostgres(EMPTY)
  shop = openTestShop(origin, undefined, [createCatalogueImportRoutes])
  await shop.begin()
  // The time limit that each product was written under.
  await origin.db.execute(sql`CREATE TABLE written_under (statement_timeout text)`)
  await origin.db.execute(sql`
    CREATE FUNCTION record_limit() RETURNS trigger LANGUAGE plpgsql AS
    $$BEGIN INSERT INTO written_under VALUES (current_setting('statement_timeout')); RETURN NEW; END$$`)
  await origin.db.execute(sql`CREATE TRIGGER record_limit BEFORE INSERT ON products FOR EACH ROW EXECUTE FUNCTION record_limit()`)
})
afterAll(() => origin.close())
beforeEach(async () => void (await origin.db.execute(sql`DELETE FROM written_under`)))

const readWritten = async () =>
  toRows<{ statement_timeout: string }>(await origin.db.execute(sql`SELECT * FROM written_under`)).map(row => row.statement_timeout)

test('a request writes under the limit of requests', async () => {
  await shop.sell()
  expect(await readWritten()).toEqual([REQUEST])
})

test('an import by the API writes under the limit of background work', async () => {
  const staff = await shop.user({ role: 'staff' })
  const product = { handle: 'kettle', title: { mn: 'Данх' }, variants: [{ sku: 'KETTLE', price: 45_000, on_hand: 3 }] }
  const { status } = await staff.call('POST', '/api/v2/catalogue/import', { products: [product] })
  expect(status).toBe(200)
  expect(await readWritten()).toEqual([BACKGROUND])
})

test('a command has the limit of background work for everything', async () => {
  const command = await openMigrated(readConfig({ DATABASE_URL: origin.url ?? '' }))
  const show = async () => toRows<{ statement_timeout: string }>(await command.db.execute(sql`SHOW statement_timeout`))
  expect(await show()).toEqual([{ statement_timeout: BACKGROUND }])
  await command.close()
})

test('the facet index is read under the limit of background work', async () => {
  let acquired = 0
  const count = (): void => void acquired++
  origin.database.pool?.on('acquire', count)
  await refreshFacetIndex(origin.db, new Date())
  await shop.sell()
  const ofSale = acquired
  await refreshFacetIndex(origin.db, new Date())
  origin.database.pool?.off('acquire', count)
  expect(ofSale).toBeGreaterThan(0)
  expect(acquired).toBe(ofSale)
})

test('reserved connections do not wait for other background work', async () => {
  const holder = await origin.database.pool?.connect()
  await holder?.query('SELECT pg_advisory_lock(1)')
  const wait = () => runInBackground(async () => void (await origin.db.execute(sql`SELECT pg_advisory_xact_lock_shared(1)`)))
  const waiting = Promise.all(Array.from({ length: 8 }, wait))
  const first = await Promise.race([waiting, runInBackground(() => origin.db.execute(sql`SELECT 'reserved'`), 'reserved')])
  expect(first).toMatchObject({ rows: [{ '?column?': 'reserved' }] })
  await holder?.query('SELECT pg_advisory_unlock(1)')
  holder?.release()
  await waiting
})

test('a chain of queries on PGlite lets timers run', async () => {
  const { db, close } = await openPglite(inject('emptyImage'))
  const fired = new AbortController()
  setTimeout(() => fired.abort(), 20)
  const until = performance.now() + 10_000
  while (!fired.signal.aborted && performance.now() < until) await db.transaction(async tx => tx.execute(sql`SELECT 1`))
  expect(fired.signal.aborted).toBe(true)
  await close()
})

test('a repeated statement is parsed once per connection, and a changed table costs one query', async () => {
  await origin.db.execute(sql`CREATE TABLE growing (n int)`)
  const read = () => origin.db.execute(sql`SELECT * FROM growing WHERE n > ${0}`)
  const prepared = async () =>
    toRows(await origin.db.execute(sql`SELECT 1 FROM pg_prepared_statements WHERE statement = 'SELECT * FROM growing WHERE n > $1'`))
  // One query at a time uses one connection of the pool.
  for (let run = 0; run < 3; run++) await read()
  expect(await prepared()).toHaveLength(1)
  await origin.db.execute(sql`ALTER TABLE growing ADD COLUMN m int`)
  await expect(read()).rejects.toThrow()
  expect(toRows(await read())).toEqual([])
})

test('a connection sends only parameters that PgBouncer accepts', async () => {
  const address = new URL(origin.url ?? '')
  const { port, hostname } = address
  let startup = ''
  const proxy = createServer(client => {
    client.once('data', (packet: Buffer) => (startup = packet.subarray(8).toString()))
    const server = connect(Number(port), hostname)
    client.pipe(server).pipe(client)
    for (const socket of [client, server]) socket.on('error', () => {})
  })
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
  address.port = String((proxy.address() as AddressInfo).port)
  const database = await openDatabase(address.href, '')
  await database.close()
  proxy.close()
  const parameters = startup.split('\0').filter((_, index) => index % 2 === 0 && startup)
  expect(parameters.filter(Boolean).toSorted()).toEqual(['client_encoding', 'database', 'user'])
})
