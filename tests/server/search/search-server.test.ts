import { eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import type { Suggestions } from '#domain/suggestions.ts'
import { createSession } from '#server/identity/sessions.ts'
import { users } from '#server/identity/tables.ts'
import { brands, taxons } from '#server/catalogue/tables.ts'
import { readConfig } from '#server/kernel/config.ts'
import { runDueJobs, scheduleRepeated } from '#server/jobs.ts'
import { refreshListing } from '#server/search/index.ts'
import { holdStock, releaseHolds } from '#server/inventory/stock.ts'
import { products, productTaxons, searchOutbox, variants } from '#server/catalogue/product/tables.ts'
import { createClient } from '#server/search/elasticsearch/client.ts'
import { type IndexDependencies } from '#server/search/elasticsearch/indexing.ts'
import { countChanges } from '#server/catalogue/product/changes.ts'
import { reindexRenamed } from '#server/search/documents/reindex.ts'
import { searchWords } from '#server/search/tables.ts'
import { createApp } from '#server/app.ts'
import { createListingRoutes, NOON } from '../catalogue/small-shop.ts'
import { createElasticsearchEngine } from '#server/search/elasticsearch/engine.ts'
import { openServer, createSearchServer } from './elasticsearch/filled.ts'
import { setUpIndex, WAIT } from './elasticsearch/index-shop.ts'

const search = setUpIndex()

describe('a change', () => {
  test('is sent after its commit, and only where there is an index', async () => {
    const { id } = await search.add('kettle', 'Цахилгаан данх')
    expect(await countChanges(search.database.db)).toBe(0)
    await search.settle()
    await search.database.db
      .update(products)
      .set({ title: { mn: 'Халуун сав' }, updatedAt: new Date(NOON.getTime() + 1000) })
      .where(eq(products.id, id))
    await refreshListing(search.database.db, [id], NOON)
    expect(await countChanges(search.database.db)).toBe(1)
    expect(await search.searchIds('сав')).toEqual([])
    await search.settle()
    expect(await search.searchIds('сав')).toEqual([id])
    expect(await countChanges(search.database.db)).toBe(0)
  })

  test('of stock, price or anything else is sent by the outbox; deleted products are removed', async () => {
    const { id } = await search.add('kettle', 'Цахилгаан данх')
    await search.settle()
    await search.database.db.update(variants).set({ onHand: 0 }).where(eq(variants.productId, id))
    await refreshListing(search.database.db, [id], NOON)
    await search.settle()
    expect(await search.searchIds('данх')).toEqual([])
    await search.database.db.delete(productTaxons)
    await search.database.db.delete(products).where(eq(products.id, id))
    await search.database.db.insert(searchOutbox).values({ productId: id, change: crypto.randomUUID() })
    await search.settle()
    expect(await search.keeper.client.document(id)).toBeNull()
  })

  test("of an order's holds is sent with their expiry", async () => {
    const { id, variantIds } = await search.add('kettle', 'Цахилгаан данх')
    const [variantId = 0] = variantIds
    await search.settle()
    const inStock = async (): Promise<number[]> =>
      (
        await createElasticsearchEngine(search.database.db, search.keeper.client).list(
          { inStock: true, page: 1, perPage: 5 },
          search.clock.now
        )
      ).ids
    expect(await inStock()).toEqual([id])
    const orderId = await search.makeOrder()
    await holdStock(search.database.db, orderId, [{ variantId, quantity: 10 }], new Date(NOON.getTime() + 60_000))
    await search.settle()
    expect(await inStock()).toEqual([])
    search.pass(60_001)
    expect(await inStock()).toEqual([id])
    search.clock.now = NOON
    await releaseHolds(search.database.db, orderId)
    await search.settle()
    expect(await inStock()).toEqual([id])
  })

  test("of a brand's or taxon's name is sent for its products", async () => {
    const { id } = await search.add('kettle', 'Цахилгаан данх')
    await search.settle()
    expect(await reindexRenamed(search.database.database)).toBe(0)
    await search.database.db
      .update(brands)
      .set({ name: { mn: 'Орхон', en: 'Orkhon' } })
      .where(eq(brands.id, 1))
    await search.database.db
      .update(taxons)
      .set({ name: { mn: 'Тогоо шанага', en: 'Kitchenware' } })
      .where(eq(taxons.id, 2))
    expect(await reindexRenamed(search.database.database)).toBe(2)
    await search.settle()
    for (const text of ['орхон', 'орхон данх', 'kitchenware', 'тогоо шанага']) expect(await search.searchIds(text), text).toEqual([id])
    expect(await search.searchIds('хангай')).toEqual([])
    expect(await reindexRenamed(search.database.database)).toBe(0)
  })

  test('of the rules renews the keys of words', async () => {
    await search.add('kettle', 'Цахилгаан данх')
    await search.settle()
    expect(await reindexRenamed(search.database.database)).toBe(0)
    const keys = () =>
      search.database.db.select({ key: searchWords.key, stem: searchWords.stem }).from(searchWords).where(eq(searchWords.word, 'данх'))
    const current = await keys()
    await search.database.db.execute(sql`UPDATE search_words SET key = 'old', stem = 'old' WHERE word = 'данх'`)
    await search.database.db.execute(sql`UPDATE search_indexed_names SET name = '1' WHERE kind = 'rules'`)
    expect(await reindexRenamed(search.database.database)).toBe(1)
    expect(await keys()).toEqual(current)
  })

  test('waits while the server is unavailable, and is sent by a job', async () => {
    const server = search.createShopServer()
    await scheduleRepeated(server)
    const { id } = await search.add('kettle', 'Цахилгаан данх')
    await runDueJobs(server)
    search.pass(3000)
    await search.add('cup', 'Аяга')
    search.double.broken.status = 0
    await runDueJobs(server)
    search.pass(3000)
    await runDueJobs(server)
    expect(await countChanges(search.database.db)).toBe(1)
    search.double.broken.status = null
    search.pass(21_000)
    await runDueJobs(server)
    expect(await countChanges(search.database.db)).toBe(0)
    expect(await search.searchIds('данх')).toEqual([id])
    expect(await search.searchIds('аяга')).toHaveLength(1)
  })
})

describe('the shop', () => {
  test('searches its search.database while the server is unavailable, and retries later', async () => {
    const server = search.createShopServer()
    const app = createApp(server, [createListingRoutes])
    await search.add('kettle', 'Цахилгаан данх')
    const suggested = async (): Promise<number> => {
      const response = await app.request(`/api/v2/search/suggestions?q=${encodeURIComponent('данх')}`)
      return ((await response.json()) as Suggestions).products.length
    }
    // The index does not exist yet.
    expect(await suggested()).toBe(1)
    await search.settle()
    const before = search.double.asked.length
    search.double.broken.status = 0
    for (let times = 0; times < 5; times++) expect(await suggested()).toBe(1)
    expect(search.double.asked.length).toBe(before)
    // A quarter of a minute later one query tries it in the background.
    const elapsed = performance.now()
    const clockSpy = vi.spyOn(performance, 'now')
    clockSpy.mockReturnValue(elapsed + 16_000)
    for (let times = 0; times < 5; times++) expect(await suggested()).toBe(1)
    await vi.waitFor(() => expect(search.double.asked.length).toBeGreaterThan(before), WAIT)
    // Twice, as each closed connection.
    expect(search.double.asked.length).toBeLessThan(before + 5)
    search.double.broken.status = null
    clockSpy.mockReturnValue(elapsed + 33_000)
    const isUsed = async (): Promise<boolean> => {
      const asked = search.double.asked.length
      expect(await suggested()).toBe(1)
      return search.double.asked.length > asked
    }
    await vi.waitFor(async () => expect(await isUsed()).toBe(true), WAIT)
    clockSpy.mockRestore()
  })

  test('asks the server for the strictest meaning of a text first, and for the others where it has too few', async () => {
    for (const slug of ['a', 'b', 'c', 'd', 'e']) await search.add(slug, 'Цахилгаан данх')
    await search.settle()
    const sizes: number[] = []
    const client: IndexDependencies['client'] = {
      ...search.keeper.client,
      search: body => (sizes.push(1), search.keeper.client.search(body)),
      searchMany: bodies => (sizes.push(bodies.length), search.keeper.client.searchMany(bodies))
    }
    const engine = createElasticsearchEngine(search.database.db, client)
    const list = (text: string, facets: boolean) => engine.list({ text, page: 1, perPage: 10 }, search.clock.now, { facets })
    expect(await list('цахилгаан данх', true)).toMatchObject({ facets: { total: 5 } })
    expect(sizes).toEqual([2, 0])
    expect(await list('ногоон цахилгаан данх', true)).toMatchObject({ facets: { total: 5 } })
    expect(sizes.length).toBeGreaterThan(3)
  })

  test('uses no response that lacks a part of the index', async () => {
    await search.add('kettle', 'Цахилгаан данх')
    await search.settle()
    search.double.broken.shards = 1
    await expect(search.searchIds('данх')).rejects.toThrow('only 1 of 2 shards responded')
  })

  test('lets only staff start an index, and reports a missing server', async () => {
    const server = search.createShopServer()
    const ask = async (role: 'customer' | 'staff' | null, method = 'POST', asked = server) => {
      const [user] = role ? await search.database.db.insert(users).values({ role }).returning({ id: users.id }) : []
      const token = user
        ? (await createSession(search.database.db, { kind: 'bearer', userId: user.id, now: search.clock.now })).token
        : null
      return createApp(asked, [createListingRoutes]).request('/api/v2/search/index', {
        method,
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        ...(method === 'POST' ? { body: '{}' } : {})
      })
    }
    await search.add('kettle', 'Цахилгаан данх')
    expect((await ask(null)).status).toBe(401)
    expect((await ask('customer')).status).toBe(403)
    expect(await (await ask('staff')).json()).toEqual({ index: null, building: true, done: 0, total: 1, waiting: 0 })
    await search.settle()
    expect(await (await ask('staff', 'GET')).json()).toMatchObject({ building: false, done: 1 })
    expect((await ask('staff', 'GET', { ...server, config: readConfig({}) })).status).toBe(409)
  })
})

describe('a server', () => {
  const failing = async (more: Record<string, string>): Promise<string> => {
    const client = createClient(createSearchServer(search.double.url, more))
    return client.search({ query: { match_all: {} } }).then(
      () => 'no failure',
      (error: unknown) => String(error)
    )
  }

  test('that rejects a request gives an error with a message', async () => {
    expect(await failing({})).toContain('no such index [products]')
    expect(await failing({ SEARCH_PASSWORD: 'wrong' })).toContain('SEARCH_USERNAME and SEARCH_PASSWORD is refused')
    expect(await failing({ SEARCH_URL: 'http://127.0.0.1:9' })).toContain('127.0.0.1:9 does not answer: bad port')
    search.double.broken.status = 502
    expect(await failing({})).toContain('502')
  })

  test('is used with or without types as configured', async () => {
    await failing({ SEARCH_TYPED: 'yes' })
    expect(search.double.asked).toEqual(['POST /products/product/_search'])
    await failing({ SEARCH_TYPED: 'no', SEARCH_INDEX: 'goods' })
    expect(search.double.asked.at(-1)).toBe('POST /goods/_search')
    expect(search.double.asked).not.toContain('GET /')
  })

  test('that is OpenSearch has its own versions, and no types', async () => {
    const other = await openServer('2.19.1', 'opensearch')
    await failing({ SEARCH_URL: other.url })
    expect(other.asked).toEqual(['GET /', 'POST /products/_search'])
    await other.close()
  })
})
