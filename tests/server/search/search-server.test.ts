import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Suggestions } from '#domain/suggestions.ts'
import { createSession } from '#server/identity/sessions.ts'
import { users } from '#server/identity/tables.ts'
import { carts } from '#server/cart/tables.ts'
import { brands, taxons } from '#server/catalogue/tables.ts'
import { readConfig } from '#server/kernel/config.ts'
import { invalidateLocally } from '#server/kernel/cache/invalidation.ts'
import { log } from '#server/kernel/log/log.ts'
import { runDueJobs, scheduleRepeated } from '#server/jobs.ts'
import { jobs } from '#server/kernel/jobs/tables.ts'
import { refreshListing } from '#server/search/index.ts'
import { holdStock, releaseHolds } from '#server/inventory/stock.ts'
import { orders } from '#server/order/tables.ts'
import { productImages, products, productTaxons, searchOutbox, variants } from '#server/catalogue/product/tables.ts'
import { createClient, ElasticsearchError } from '#server/search/elasticsearch/client.ts'
import { readSearchDocuments } from '#server/search/elasticsearch/document.ts'
import { beginIndex, type IndexDependencies, readProgress, retryUpdateIndex, updateIndex } from '#server/search/elasticsearch/indexing.ts'
import { countChanges } from '#server/catalogue/product/changes.ts'
import { reindexRenamed } from '#server/search/documents/reindex.ts'
import { searchWords } from '#server/search/tables.ts'
import { searchIndexes } from '#server/search/tables.ts'
import type { Server } from '#server/kernel/server.ts'
import { createApp } from '#server/app.ts'
import { createListingRoutes, furnishShop, NOON, stockProduct } from '../catalogue/small-shop.ts'
import { openTestDatabase, type TestDatabase } from '../database.ts'
import { ADDRESS } from '../shop.ts'
import { createMemoryStorage } from '#server/kernel/images/storage.ts'
import { createProviders } from '#server/payment/providers.ts'
import { createElasticsearchEngine } from '#server/search/elasticsearch/engine.ts'
import type { Double } from './elasticsearch/double.ts'
import { createEnvironment, createDependencies, openServer, createSearchServer } from './elasticsearch/filled.ts'

let database: TestDatabase
let double: Double
let keeper: IndexDependencies
const clock = { now: NOON }
const pass = (ms: number): void => void (clock.now = new Date(clock.now.getTime() + ms))
const ENOUGH_MS = 30_000
const WAIT = { timeout: 20_000 }
const settle = async (): Promise<void> => {
  while (await updateIndex(keeper, ENOUGH_MS));
}

beforeAll(async () => {
  log.level = 'silent'
  database = await openTestDatabase('pglite')
  await furnishShop(database.db)
}, 60_000)
afterAll(async () => {
  log.level = 'warn'
  await database.close()
})
beforeEach(async () => {
  clock.now = NOON
  // Deleting from all tables takes a second.
  for (const table of [productTaxons, productImages, products, searchOutbox, searchIndexes, jobs]) await database.db.delete(table)
  double = await openServer()
  keeper = createDependencies(database.db, double, () => clock.now)
})
afterEach(() => double.close())

const searchIds = async (text: string): Promise<number[]> =>
  (await createElasticsearchEngine(database.db, keeper.client).list({ text, page: 1, perPage: 10 }, clock.now)).ids
const listBehind = (): string[] => [...(double.aliases.get('products') ?? [])]
const add = (slug: string, mn: string): Promise<{ id: number; variantIds: number[] }> =>
  stockProduct(database.db, { slug, title: { mn }, taxonId: 3, brandId: 1 })

async function makeOrder(): Promise<number> {
  const { db } = database
  const [user] = await db.insert(users).values({}).returning({ id: users.id })
  const made = { userId: user?.id ?? 0, createdAt: NOON, updatedAt: NOON }
  const [cart] = await db.insert(carts).values(made).returning({ id: carts.id })
  const sums = { itemTotal: 0, shipTotal: 0, taxTotal: 0, total: 0, totalQuantity: 1 }
  const context = { state: 'awaiting_payment', status: 'payment_pending', locale: 'mn', expiresAt: NOON, createdAt: NOON } as const
  const row = { number: 'D1', cartId: cart?.id ?? '', userId: user?.id ?? 0, address: ADDRESS, ...sums, ...context }
  const [order] = await db.insert(orders).values(row).returning({ id: orders.id })
  return order?.id ?? 0
}

async function addMany(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, number) => ({ slug: `cup-${number}`, title: { mn: 'Аяга' }, description: {} }))
  const made = await database.db.insert(products).values(rows).returning({ id: products.id })
  await database.db.insert(variants).values(made.map(({ id }) => ({ productId: id, sku: `CUP-${id}`, price: 5000, onHand: 1 })))
}

describe('an index', () => {
  test('starts automatically, and is replaced when the next one is complete', async () => {
    await add('kettle', 'Цахилгаан данх')
    await settle()
    const [first] = listBehind()
    expect(first).toMatch(/^products-\d+-\d+$/)
    expect(await searchIds('данх')).toHaveLength(1)
    pass(1000)
    await beginIndex(keeper)
    expect(listBehind()).toEqual([first])
    await settle()
    expect(listBehind()).toHaveLength(1)
    expect(listBehind()).not.toEqual([first])
    expect([...double.indexes.keys()]).toEqual(listBehind())
    expect(await readProgress(database.db, keeper.client)).toMatchObject({ building: false, done: 1, total: 1, waiting: 0 })
  })

  test('continues after an interruption, and loses nothing', async () => {
    await addMany(700)
    await beginIndex(keeper)
    expect(await updateIndex(keeper, 1)).toBe(true)
    expect(await readProgress(database.db, keeper.client)).toMatchObject({ building: true, done: 500, total: 700 })
    double.broken.status = 0
    await expect(updateIndex(keeper, ENOUGH_MS)).rejects.toThrow('does not answer')
    double.broken.status = 503
    await expect(updateIndex(keeper, ENOUGH_MS)).rejects.toThrow(ElasticsearchError)
    double.broken.status = null
    const [building] = [...double.indexes.keys()]
    await beginIndex(keeper)
    double.asked.length = 0
    await updateIndex(keeper, 1)
    expect(double.asked.filter(line => line.endsWith('_bulk'))).toHaveLength(1)
    await settle()
    expect(listBehind()).toEqual([building])
    expect(double.indexes.get(building ?? '')?.docs).toHaveLength(700)
  })

  test('is filled by a command beyond an outage, not beyond a wrong password', async () => {
    await addMany(3)
    const failures: string[] = []
    double.broken.status = 503
    const pause = (failure: Error): Promise<void> => {
      failures.push(failure.message)
      if (failures.length === 2) double.broken.status = null
      return Promise.resolve()
    }
    while (await retryUpdateIndex(keeper, ENOUGH_MS, pause));
    expect(failures).toHaveLength(2)
    expect(double.indexes.get(listBehind()[0] ?? '')?.docs).toHaveLength(3)
    double.broken.status = 401
    await expect(retryUpdateIndex(keeper, ENOUGH_MS, pause)).resolves.toBe(false)
    pass(61_000)
    await expect(retryUpdateIndex(keeper, ENOUGH_MS, pause)).rejects.toThrow(ElasticsearchError)
    expect(failures).toHaveLength(2)
  })

  test('has the last state of a product that changes between its reading and its sending', async () => {
    await addMany(700)
    let bulks = 0
    let changed = 0
    const client: IndexDependencies['client'] = {
      ...keeper.client,
      bulk: async (index, put, remove) => {
        bulks += 1
        if (bulks === 2) {
          changed = put.at(-1)?.id ?? 0
          const title = { mn: 'Халуун сав' }
          await database.db.update(products).set({ title, updatedAt: new Date(NOON.getTime() + 1000) }).where(eq(products.id, changed)) // prettier-ignore
          await refreshListing(database.db, [changed], NOON)
        }
        return keeper.client.bulk(index, put, remove)
      }
    }
    while (await updateIndex({ ...keeper, client }, ENOUGH_MS));
    expect(bulks).toBeGreaterThan(2)
    expect(await keeper.client.document(changed)).toMatchObject({ title: 'Халуун сав' })
  })

  test('that is incomplete is replaced on request', async () => {
    await addMany(3)
    await beginIndex(keeper)
    await updateIndex(keeper, 0)
    const [half] = [...double.indexes.keys()]
    pass(1000)
    await beginIndex(keeper, { anew: true })
    expect([...double.indexes.keys()]).toEqual([])
    await settle()
    expect(listBehind()).not.toContain(half)
    expect([...double.indexes.keys()]).toEqual(listBehind())
  })

  test('is filled by one process at a time', async () => {
    await add('cup', 'Аяга')
    await beginIndex(keeper)
    const other = createDependencies(database.db, double, () => clock.now)
    await Promise.all([updateIndex(keeper, ENOUGH_MS), updateIndex(other, ENOUGH_MS)])
    await settle()
    expect([...double.indexes.keys()]).toEqual(listBehind())
    expect(double.asked.filter(line => line.startsWith('PUT') && !line.endsWith('_settings'))).toHaveLength(1)
  })

  test('is created again where the server has lost it', async () => {
    await add('cup', 'Аяга')
    await settle()
    double.indexes.clear()
    double.aliases.clear()
    pass(61_000)
    await settle()
    expect(await searchIds('аяга')).toHaveLength(1)
  })

  test('does not replace an index of another owner', async () => {
    const client = createClient(createSearchServer(double.url))
    await client.createIndex('products', {}, { id: { type: 'integer' } })
    await expect(updateIndex(keeper, ENOUGH_MS)).rejects.toThrow('Set SEARCH_INDEX to another name')
    expect([...double.indexes.keys()]).toEqual(['products'])
  })
})

describe('a change', () => {
  test('is sent after its commit, and only where there is an index', async () => {
    const { id } = await add('kettle', 'Цахилгаан данх')
    expect(await countChanges(database.db)).toBe(0)
    await settle()
    await database.db
      .update(products)
      .set({ title: { mn: 'Халуун сав' }, updatedAt: new Date(NOON.getTime() + 1000) })
      .where(eq(products.id, id))
    await refreshListing(database.db, [id], NOON)
    expect(await countChanges(database.db)).toBe(1)
    expect(await searchIds('сав')).toEqual([])
    await settle()
    expect(await searchIds('сав')).toEqual([id])
    expect(await countChanges(database.db)).toBe(0)
  })

  test('of stock, price or anything else is sent by the outbox; deleted products are removed', async () => {
    const { id } = await add('kettle', 'Цахилгаан данх')
    await settle()
    await database.db.update(variants).set({ onHand: 0 }).where(eq(variants.productId, id))
    await refreshListing(database.db, [id], NOON)
    await settle()
    expect(await searchIds('данх')).toEqual([])
    await database.db.delete(productTaxons)
    await database.db.delete(products).where(eq(products.id, id))
    await database.db.insert(searchOutbox).values({ productId: id, change: crypto.randomUUID() })
    await settle()
    expect(await keeper.client.document(id)).toBeNull()
  })

  test("of an order's holds is sent with their expiry", async () => {
    const { id, variantIds } = await add('kettle', 'Цахилгаан данх')
    const [variantId = 0] = variantIds
    await settle()
    const inStock = async (): Promise<number[]> =>
      (await createElasticsearchEngine(database.db, keeper.client).list({ inStock: true, page: 1, perPage: 5 }, clock.now)).ids
    expect(await inStock()).toEqual([id])
    const orderId = await makeOrder()
    await holdStock(database.db, orderId, [{ variantId, quantity: 10 }], new Date(NOON.getTime() + 60_000))
    await settle()
    expect(await inStock()).toEqual([])
    pass(60_001)
    expect(await inStock()).toEqual([id])
    clock.now = NOON
    await releaseHolds(database.db, orderId)
    await settle()
    expect(await inStock()).toEqual([id])
  })

  test("of a brand's or taxon's name is sent for its products", async () => {
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
    for (const text of ['орхон', 'орхон данх', 'kitchenware', 'тогоо шанага']) expect(await searchIds(text), text).toEqual([id])
    expect(await searchIds('хангай')).toEqual([])
    expect(await reindexRenamed(database.database)).toBe(0)
  })

  test('of the rules renews the keys of words', async () => {
    await add('kettle', 'Цахилгаан данх')
    await settle()
    expect(await reindexRenamed(database.database)).toBe(0)
    const keys = () =>
      database.db.select({ key: searchWords.key, stem: searchWords.stem }).from(searchWords).where(eq(searchWords.word, 'данх'))
    const current = await keys()
    await database.db.execute(sql`UPDATE search_words SET key = 'old', stem = 'old' WHERE word = 'данх'`)
    await database.db.execute(sql`UPDATE search_indexed_names SET name = '1' WHERE kind = 'rules'`)
    expect(await reindexRenamed(database.database)).toBe(1)
    expect(await keys()).toEqual(current)
  })

  test('waits while the server is unavailable, and is sent by a job', async () => {
    const server = createShopServer()
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
    expect(await searchIds('данх')).toEqual([id])
    expect(await searchIds('аяга')).toHaveLength(1)
  })
})

describe('the shop', () => {
  test('searches its database while the server is unavailable, and retries later', async () => {
    const server = createShopServer()
    const app = createApp(server, [createListingRoutes])
    await add('kettle', 'Цахилгаан данх')
    const suggested = async (): Promise<number> => {
      const response = await app.request(`/api/v2/search/suggestions?q=${encodeURIComponent('данх')}`)
      return ((await response.json()) as Suggestions).products.length
    }
    // The index does not exist yet.
    expect(await suggested()).toBe(1)
    await settle()
    const before = double.asked.length
    double.broken.status = 0
    for (let times = 0; times < 5; times++) expect(await suggested()).toBe(1)
    expect(double.asked.length).toBe(before)
    // A quarter of a minute later one query tries it in the background.
    const elapsed = performance.now()
    const clockSpy = vi.spyOn(performance, 'now')
    clockSpy.mockReturnValue(elapsed + 16_000)
    for (let times = 0; times < 5; times++) expect(await suggested()).toBe(1)
    await vi.waitFor(() => expect(double.asked.length).toBeGreaterThan(before), WAIT)
    // Twice, as each closed connection.
    expect(double.asked.length).toBeLessThan(before + 5)
    double.broken.status = null
    clockSpy.mockReturnValue(elapsed + 33_000)
    const isUsed = async (): Promise<boolean> => {
      const asked = double.asked.length
      expect(await suggested()).toBe(1)
      return double.asked.length > asked
    }
    await vi.waitFor(async () => expect(await isUsed()).toBe(true), WAIT)
    clockSpy.mockRestore()
  })

  test('asks the server for the strictest meaning of a text first, and for the others where it has too few', async () => {
    for (const slug of ['a', 'b', 'c', 'd', 'e']) await add(slug, 'Цахилгаан данх')
    await settle()
    const sizes: number[] = []
    const client: IndexDependencies['client'] = {
      ...keeper.client,
      search: body => (sizes.push(1), keeper.client.search(body)),
      searchMany: bodies => (sizes.push(bodies.length), keeper.client.searchMany(bodies))
    }
    const engine = createElasticsearchEngine(database.db, client)
    const list = (text: string, facets: boolean) => engine.list({ text, page: 1, perPage: 10 }, clock.now, { facets })
    expect(await list('цахилгаан данх', true)).toMatchObject({ facets: { total: 5 } })
    expect(sizes).toEqual([2, 0])
    expect(await list('ногоон цахилгаан данх', true)).toMatchObject({ facets: { total: 5 } })
    expect(sizes.length).toBeGreaterThan(3)
  })

  test('uses no response that lacks a part of the index', async () => {
    await add('kettle', 'Цахилгаан данх')
    await settle()
    double.broken.shards = 1
    await expect(searchIds('данх')).rejects.toThrow('only 1 of 2 shards responded')
  })

  test('lets only staff start an index, and reports a missing server', async () => {
    const server = createShopServer()
    const ask = async (role: 'customer' | 'staff' | null, method = 'POST', asked = server) => {
      const [user] = role ? await database.db.insert(users).values({ role }).returning({ id: users.id }) : []
      const token = user ? (await createSession(database.db, { kind: 'bearer', userId: user.id, now: clock.now })).token : null
      return createApp(asked, [createListingRoutes]).request('/api/v2/search/index', {
        method,
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        ...(method === 'POST' ? { body: '{}' } : {})
      })
    }
    await add('kettle', 'Цахилгаан данх')
    expect((await ask(null)).status).toBe(401)
    expect((await ask('customer')).status).toBe(403)
    expect(await (await ask('staff')).json()).toEqual({ index: null, building: true, done: 0, total: 1, waiting: 0 })
    await settle()
    expect(await (await ask('staff', 'GET')).json()).toMatchObject({ building: false, done: 1 })
    expect((await ask('staff', 'GET', { ...server, config: readConfig({}) })).status).toBe(409)
  })
})

describe('a server', () => {
  const failing = async (more: Record<string, string>): Promise<string> => {
    const client = createClient(createSearchServer(double.url, more))
    return client.search({ query: { match_all: {} } }).then(
      () => 'no failure',
      (error: unknown) => String(error)
    )
  }

  test('that rejects a request gives an error with a message', async () => {
    expect(await failing({})).toContain('no such index [products]')
    expect(await failing({ SEARCH_PASSWORD: 'wrong' })).toContain('SEARCH_USERNAME and SEARCH_PASSWORD is refused')
    expect(await failing({ SEARCH_URL: 'http://127.0.0.1:9' })).toContain('127.0.0.1:9 does not answer: bad port')
    double.broken.status = 502
    expect(await failing({})).toContain('502')
  })

  test('is used with or without types as configured', async () => {
    await failing({ SEARCH_TYPED: 'yes' })
    expect(double.asked).toEqual(['POST /products/product/_search'])
    await failing({ SEARCH_TYPED: 'no', SEARCH_INDEX: 'goods' })
    expect(double.asked.at(-1)).toBe('POST /goods/_search')
    expect(double.asked).not.toContain('GET /')
  })

  test('that is OpenSearch has its own versions, and no types', async () => {
    const other = await openServer('2.19.1', 'opensearch')
    await failing({ SEARCH_URL: other.url })
    expect(other.asked).toEqual(['GET /', 'POST /products/_search'])
    await other.close()
  })
})

function createShopServer(): Server {
  return {
    config: readConfig(createEnvironment(double.url)),
    db: database.db,
    database: { ...database.database },
    storage: createMemoryStorage(),
    payments: createProviders(readConfig({})),
    now: () => clock.now
  }
}

test('an index of an earlier version gets new fields, and is replaced where one has changed its type or its documents have too little', async () => {
  await add('kettle', 'Цахилгаан данх')
  await settle()
  const index = double.indexes.get(listBehind()[0] ?? '')
  index?.fields.delete('keyword.gpc')
  pass(2 * 60_000)
  await settle()
  expect(index?.fields.get('keyword.gpc')).toMatchObject({ type: 'keyword' })
  index?.fields.set('price', { type: 'text', nested: '', searched: true })
  pass(2 * 60_000)
  await settle()
  expect(listBehind()).not.toEqual([index?.name])
  const [second = ''] = listBehind()
  // Of the version before: live, and half of the next one.
  const renamed = (name: string): string => name.replace(/products-\d+-/, 'products-1-')
  double.indexes.set(renamed(second), double.indexes.get(second) ?? throwNever())
  double.indexes.delete(second)
  double.aliases.set('products', new Set([renamed(second)]))
  await database.db.update(searchIndexes).set({ live: renamed(second), building: 'products-1-2', lastId: 1000 })
  pass(2 * 60_000)
  await settle()
  expect([...double.indexes.keys()]).toEqual(listBehind())
  expect(listBehind()).not.toEqual([renamed(second)])
  expect(await searchIds('данх')).toHaveLength(1)
})

function throwNever(): never {
  throw new Error('The index exists.')
}

test('a document has the fields of the specification', async () => {
  const { id } = await add('kettle', 'Цахилгаан данх')
  const gpc = { code: '67000000', text: 'Clothing' }
  await database.db.update(taxons).set({ gpc }).where(eq(taxons.id, 2))
  invalidateLocally(['taxons'])
  const [document] = await readSearchDocuments(database.db, [id], NOON)
  const named =
    'id title name sku slug image images created_at updated_at property property_list price selling_price sale_percent sale_start_at sale_expire_at available_on total_on_hand vid product_cat badges unit translated average_rating total_reviews keyword store taxonomy l0 l1 l2 l3 l4 variants gendric title_latin description custom_suggestion suggestion brand'
  expect(Object.keys(document ?? {})).toEqual(expect.arrayContaining(named.split(' ')))
  expect(document).toMatchObject({
    title: 'Цахилгаан данх',
    title_latin: 'Tsakhilgaan dankh',
    sku: 'kettle-0',
    l0: ['women'],
    l2: ['women/knitwear/sweaters'],
    keyword: { name: 'Sweaters', mn: 'Цамц', gpc: '67000000', gpc_txt: 'Clothing' },
    brand: { code: 'khangai' },
    taxonomy: [{ id: 1 }, { id: 2 }, { id: 3 }],
    variants: [{ sku: 'kettle-0', price: 50_000, selling_price: 50_000, option_values: [] }]
  })
})
