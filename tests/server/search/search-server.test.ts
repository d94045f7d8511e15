import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Suggestions } from '#domain/suggestions.ts'
import { createSession } from '#server/auth/sessions.ts'
import { users } from '#server/auth/tables.ts'
import { brands, taxons } from '#server/catalogue/tables.ts'
import { readConfig } from '#server/config.ts'
import { runDueJobs, scheduleRepeated } from '#server/job/run.ts'
import { jobs } from '#server/job/tables.ts'
import { refreshListing } from '#server/product/refresh.ts'
import { productImages, products, productTaxons, variants } from '#server/product/tables.ts'
import { createClient, ElasticsearchError } from '#server/search/elasticsearch/client.ts'
import { beginIndex, type Keeper, readProgress, tendIndex } from '#server/search/elasticsearch/indexing.ts'
import { countChanges } from '#server/search/outbox.ts'
import { reindexRenamed } from '#server/search/renamed.ts'
import { searchRoutes } from '#server/search/routes.ts'
import { searchIndexes, searchOutbox } from '#server/search/tables.ts'
import type { Server } from '#server/server.ts'
import { createApp } from '#server/app.ts'
import { furnish, NOON, stock } from '../catalogue/small-shop.ts'
import { openTestDatabase, type TestDatabase } from '../database.ts'
import { memoryStorage } from '#server/image/storage.ts'
import { createProviders } from '#server/payment/providers.ts'
import { elasticsearchEngine } from '#server/search/elasticsearch/engine.ts'
import type { Double } from './elasticsearch/double.ts'
import { environmentOf, keeperOf, openServer, serverAt } from './elasticsearch/filled.ts'

let database: TestDatabase
let double: Double
let keeper: Keeper
const clock = { now: NOON }
const pass = (ms: number): void => void (clock.now = new Date(clock.now.getTime() + ms))
const ENOUGH_MS = 30_000
const settle = async (): Promise<void> => {
  while (await tendIndex(keeper, ENOUGH_MS));
}

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  database = await openTestDatabase('pglite')
  await furnish(database.db)
}, 60_000)
afterAll(async () => {
  vi.restoreAllMocks()
  await database.close()
})
beforeEach(async () => {
  clock.now = NOON
  // Emptying all tables takes a second.
  for (const table of [productTaxons, productImages, products, searchOutbox, searchIndexes, jobs]) await database.db.delete(table)
  double = await openServer()
  keeper = keeperOf(database.db, double, () => clock.now)
})
afterEach(() => double.close())

const found = async (text: string): Promise<number[]> =>
  (await elasticsearchEngine(database.db, keeper.client).list({ text, page: 1, perPage: 10 }, clock.now)).ids
const behind = (): string[] => [...(double.aliases.get('products') ?? [])]
const add = (slug: string, mn: string): Promise<{ id: number; variantIds: number[] }> =>
  stock(database.db, { slug, title: { mn }, taxonId: 3, brandId: 1 })

describe('an index', () => {
  test('begins by itself, and another takes its place when it is whole', async () => {
    await add('kettle', 'Цахилгаан данх')
    await settle()
    const [first] = behind()
    expect(first).toMatch(/^products-\d+$/)
    expect(await found('данх')).toHaveLength(1)
    pass(1000)
    await beginIndex(keeper)
    expect(behind()).toEqual([first])
    await settle()
    expect(behind()).toHaveLength(1)
    expect(behind()).not.toEqual([first])
    expect([...double.indexes.keys()]).toEqual(behind())
    expect(await readProgress(database.db, keeper.client)).toMatchObject({ building: false, done: 1, total: 1, waiting: 0 })
  })

  test('goes on where it was broken off, and loses nothing', async () => {
    for (const number of [1, 2, 3]) await add(`cup-${number}`, 'Аяга')
    await beginIndex(keeper)
    await tendIndex(keeper, 0)
    double.broken.status = 0
    await expect(tendIndex(keeper, ENOUGH_MS)).rejects.toThrow('does not answer')
    double.broken.status = 503
    await expect(tendIndex(keeper, ENOUGH_MS)).rejects.toThrow(ElasticsearchError)
    double.broken.status = null
    const [building] = [...double.indexes.keys()]
    await beginIndex(keeper)
    await settle()
    expect(behind()).toEqual([building])
    expect(await found('аяга')).toHaveLength(3)
  })

  test('is one process’s work at a time', async () => {
    await add('cup', 'Аяга')
    await beginIndex(keeper)
    const other = keeperOf(database.db, double, () => clock.now)
    await Promise.all([tendIndex(keeper, ENOUGH_MS), tendIndex(other, ENOUGH_MS)])
    await settle()
    expect([...double.indexes.keys()]).toEqual(behind())
    expect(double.asked.filter(line => line.startsWith('PUT') && !line.endsWith('_settings'))).toHaveLength(1)
  })

  test('is made anew where the server has lost it', async () => {
    await add('cup', 'Аяга')
    await settle()
    double.indexes.clear()
    double.aliases.clear()
    pass(61_000)
    await settle()
    expect(await found('аяга')).toHaveLength(1)
  })

  test('takes no foreign index’s place', async () => {
    const client = createClient(serverAt(double.url))
    await client.createIndex('products', {}, { id: { type: 'integer' } })
    await expect(tendIndex(keeper, ENOUGH_MS)).rejects.toThrow('Set SEARCH_INDEX to another name')
    expect([...double.indexes.keys()]).toEqual(['products'])
  })
})

describe('a change', () => {
  test('is told once it is committed, and only where there is an index', async () => {
    const { id } = await add('kettle', 'Цахилгаан данх')
    expect(await countChanges(database.db)).toBe(0)
    await settle()
    await database.db
      .update(products)
      .set({ title: { mn: 'Халуун сав' }, updatedAt: new Date(NOON.getTime() + 1000) })
      .where(eq(products.id, id))
    await refreshListing(database.db, [id], NOON)
    expect(await countChanges(database.db)).toBe(1)
    expect(await found('сав')).toEqual([])
    await settle()
    expect(await found('сав')).toEqual([id])
    expect(await countChanges(database.db)).toBe(0)
  })

  test('of stock, of a price, of everything goes by the outbox; what is gone is found no more', async () => {
    const { id } = await add('kettle', 'Цахилгаан данх')
    await settle()
    await database.db.update(variants).set({ onHand: 0 }).where(eq(variants.productId, id))
    await refreshListing(database.db, [id], NOON)
    await settle()
    expect(await found('данх')).toEqual([])
    await database.db.delete(productTaxons)
    await database.db.delete(products).where(eq(products.id, id))
    await database.db.insert(searchOutbox).values({ productId: id, change: crypto.randomUUID() })
    await settle()
    expect(await keeper.client.document(id)).toBeNull()
  })

  test('of a name of a brand or a taxon reaches its products, whoever gave it', async () => {
    const { id } = await add('kettle', 'Цахилгаан данх')
    await settle()
    expect(await reindexRenamed(database.database)).toBe(0)
    await database.db
      .update(brands)
      .set({ name: { mn: 'Орхон', en: 'Orkhon' } })
      .where(eq(brands.id, 1))
    await database.db
      .update(taxons)
      .set({ name: { mn: 'Тогоо шанага', en: 'Kitchenware' } })
      .where(eq(taxons.id, 2))
    expect(await reindexRenamed(database.database)).toBe(2)
    await settle()
    for (const text of ['орхон', 'орхон данх', 'kitchenware', 'тогоо']) expect(await found(text)).toEqual([id])
    expect(await found('хангай')).toEqual([])
    expect(await reindexRenamed(database.database)).toBe(0)
  })

  test('waits while the server is away, and is told by a job', async () => {
    const server = shopServer()
    await scheduleRepeated(server)
    const { id } = await add('kettle', 'Цахилгаан данх')
    await runDueJobs(server)
    pass(3000)
    await add('cup', 'Аяга')
    double.broken.status = 0
    await runDueJobs(server)
    pass(3000)
    await runDueJobs(server)
    expect(await countChanges(database.db)).toBe(1)
    double.broken.status = null
    pass(21_000)
    await runDueJobs(server)
    expect(await countChanges(database.db)).toBe(0)
    expect(await found('данх')).toEqual([id])
    expect(await found('аяга')).toHaveLength(1)
  })
})

describe('the shop', () => {
  test('searches with its database while the server is away, and asks it again later', async () => {
    const server = shopServer()
    const app = createApp(server, [searchRoutes])
    await add('kettle', 'Цахилгаан данх')
    const suggested = async (): Promise<number> => {
      const answer = await app.request(`/api/v2/search/suggestions?q=${encodeURIComponent('данх')}`)
      return ((await answer.json()) as Suggestions).products.length
    }
    // No index yet.
    expect(await suggested()).toBe(1)
    await settle()
    const before = double.asked.length
    double.broken.status = 0
    for (let times = 0; times < 5; times++) expect(await suggested()).toBe(1)
    expect(double.asked.length).toBe(before)
  })

  test('lets staff alone begin an index, and says so where there is no server', async () => {
    const server = shopServer()
    const ask = async (role: 'shopper' | 'staff' | null, method = 'POST', asked = server) => {
      const [user] = role ? await database.db.insert(users).values({ role }).returning({ id: users.id }) : []
      const token = user ? (await createSession(database.db, { kind: 'bearer', userId: user.id, now: clock.now })).token : null
      return createApp(asked, [searchRoutes]).request('/api/v2/search/index', {
        method,
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        ...(method === 'POST' ? { body: '{}' } : {})
      })
    }
    await add('kettle', 'Цахилгаан данх')
    expect((await ask(null)).status).toBe(401)
    expect((await ask('shopper')).status).toBe(403)
    expect(await (await ask('staff')).json()).toEqual({ index: null, building: true, done: 0, total: 1, waiting: 0 })
    await settle()
    expect(await (await ask('staff', 'GET')).json()).toMatchObject({ building: false, done: 1 })
    expect((await ask('staff', 'GET', { ...server, config: readConfig({}) })).status).toBe(409)
  })
})

describe('a server', () => {
  const failing = async (more: Record<string, string>): Promise<string> => {
    const client = createClient(serverAt(double.url, more))
    return client.search({ query: { match_all: {} } }).then(
      () => 'no failure',
      (error: unknown) => String(error)
    )
  }

  test('that refuses says why in a sentence', async () => {
    expect(await failing({})).toContain('no such index [products]')
    expect(await failing({ SEARCH_PASSWORD: 'wrong' })).toContain('SEARCH_USERNAME and SEARCH_PASSWORD is refused')
    expect(await failing({ SEARCH_URL: 'http://127.0.0.1:9' })).toContain('127.0.0.1:9 does not answer')
    double.broken.status = 502
    expect(await failing({})).toContain('502')
  })

  test('is asked with or without types as it was told, whatever it says it is', async () => {
    await failing({ SEARCH_TYPED: 'yes' })
    expect(double.asked).toEqual(['POST /products/product/_search'])
    await failing({ SEARCH_TYPED: 'no', SEARCH_INDEX: 'goods' })
    expect(double.asked.at(-1)).toBe('POST /goods/_search')
    expect(double.asked).not.toContain('GET /')
  })

  test('that is OpenSearch counts its versions anew, and has no types', async () => {
    const other = await openServer('2.19.1', 'opensearch')
    await failing({ SEARCH_URL: other.url })
    expect(other.asked).toEqual(['GET /', 'POST /products/_search'])
    await other.close()
  })
})

function shopServer(): Server {
  return {
    config: readConfig(environmentOf(double.url)),
    db: database.db,
    database: { ...database.database },
    storage: memoryStorage(),
    payments: createProviders(readConfig({})),
    now: () => clock.now
  }
}
