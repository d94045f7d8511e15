import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { taxons } from '#server/catalogue/tables.ts'
import { invalidateLocally } from '#server/kernel/cache/invalidation.ts'
import { refreshListing } from '#server/search/index.ts'
import { products } from '#server/catalogue/product/tables.ts'
import { createClient, ElasticsearchError } from '#server/search/elasticsearch/client.ts'
import { readSearchDocuments } from '#server/search/elasticsearch/document.ts'
import { beginIndex, type IndexDependencies, readProgress, retryUpdateIndex, updateIndex } from '#server/search/elasticsearch/indexing.ts'
import { searchIndexes } from '#server/search/tables.ts'
import { NOON } from '../catalogue/small-shop.ts'
import { createDependencies, createSearchServer } from './elasticsearch/filled.ts'
import { ENOUGH_MS, setUpIndex } from './elasticsearch/index-shop.ts'

const search = setUpIndex()

describe('an index', () => {
  test('starts automatically, and is replaced when the next one is complete', async () => {
    await search.add('kettle', 'Цахилгаан данх')
    await search.settle()
    const [first] = search.listBehind()
    expect(first).toMatch(/^products-\d+-\d+$/)
    expect(await search.searchIds('данх')).toHaveLength(1)
    search.pass(1000)
    await beginIndex(search.keeper)
    expect(search.listBehind()).toEqual([first])
    await search.settle()
    expect(search.listBehind()).toHaveLength(1)
    expect(search.listBehind()).not.toEqual([first])
    expect([...search.double.indexes.keys()]).toEqual(search.listBehind())
    expect(await readProgress(search.database.db, search.keeper.client)).toMatchObject({ building: false, done: 1, total: 1, waiting: 0 })
  })

  test('continues after an interruption, and loses nothing', async () => {
    await search.addMany(700)
    await beginIndex(search.keeper)
    expect(await updateIndex(search.keeper, 1)).toBe(true)
    expect(await readProgress(search.database.db, search.keeper.client)).toMatchObject({ building: true, done: 500, total: 700 })
    search.double.broken.status = 0
    await expect(updateIndex(search.keeper, ENOUGH_MS)).rejects.toThrow('does not answer')
    search.double.broken.status = 503
    await expect(updateIndex(search.keeper, ENOUGH_MS)).rejects.toThrow(ElasticsearchError)
    search.double.broken.status = null
    const [building] = [...search.double.indexes.keys()]
    await beginIndex(search.keeper)
    search.double.asked.length = 0
    await updateIndex(search.keeper, 1)
    expect(search.double.asked.filter(line => line.endsWith('_bulk'))).toHaveLength(1)
    await search.settle()
    expect(search.listBehind()).toEqual([building])
    expect(search.double.indexes.get(building ?? '')?.docs).toHaveLength(700)
  })

  test('is filled by a command beyond an outage, not beyond a wrong password', async () => {
    await search.addMany(3)
    const failures: string[] = []
    search.double.broken.status = 503
    const pause = (failure: Error): Promise<void> => {
      failures.push(failure.message)
      if (failures.length === 2) search.double.broken.status = null
      return Promise.resolve()
    }
    while (await retryUpdateIndex(search.keeper, ENOUGH_MS, pause));
    expect(failures).toHaveLength(2)
    expect(search.double.indexes.get(search.listBehind()[0] ?? '')?.docs).toHaveLength(3)
    search.double.broken.status = 401
    await expect(retryUpdateIndex(search.keeper, ENOUGH_MS, pause)).resolves.toBe(false)
    search.pass(61_000)
    await expect(retryUpdateIndex(search.keeper, ENOUGH_MS, pause)).rejects.toThrow(ElasticsearchError)
    expect(failures).toHaveLength(2)
  })

  test('has the last state of a product that changes between its reading and its sending', async () => {
    await search.addMany(700)
    let bulks = 0
    let changed = 0
    const client: IndexDependencies['client'] = {
      ...search.keeper.client,
      bulk: async (index, put, remove) => {
        bulks += 1
        if (bulks === 2) {
          changed = put.at(-1)?.id ?? 0
          const title = { mn: 'Халуун сав' }
          await search.database.db.update(products).set({ title, updatedAt: new Date(NOON.getTime() + 1000) }).where(eq(products.id, changed)) // prettier-ignore
          await refreshListing(search.database.db, [changed], NOON)
        }
        return search.keeper.client.bulk(index, put, remove)
      }
    }
    while (await updateIndex({ ...search.keeper, client }, ENOUGH_MS));
    expect(bulks).toBeGreaterThan(2)
    expect(await search.keeper.client.document(changed)).toMatchObject({ title: 'Халуун сав' })
  })

  test('that is incomplete is replaced on request', async () => {
    await search.addMany(3)
    await beginIndex(search.keeper)
    await updateIndex(search.keeper, 0)
    const [half] = [...search.double.indexes.keys()]
    search.pass(1000)
    await beginIndex(search.keeper, { anew: true })
    expect([...search.double.indexes.keys()]).toEqual([])
    await search.settle()
    expect(search.listBehind()).not.toContain(half)
    expect([...search.double.indexes.keys()]).toEqual(search.listBehind())
  })

  test('is filled by one process at a time', async () => {
    await search.add('cup', 'Аяга')
    await beginIndex(search.keeper)
    const other = createDependencies(search.database.db, search.double, () => search.clock.now)
    await Promise.all([updateIndex(search.keeper, ENOUGH_MS), updateIndex(other, ENOUGH_MS)])
    await search.settle()
    expect([...search.double.indexes.keys()]).toEqual(search.listBehind())
    expect(search.double.asked.filter(line => line.startsWith('PUT') && !line.endsWith('_settings'))).toHaveLength(1)
  })

  test('is created again where the server has lost it', async () => {
    await search.add('cup', 'Аяга')
    await search.settle()
    search.double.indexes.clear()
    search.double.aliases.clear()
    search.pass(61_000)
    await search.settle()
    expect(await search.searchIds('аяга')).toHaveLength(1)
  })

  test('does not replace an index of another owner', async () => {
    const client = createClient(createSearchServer(search.double.url))
    await client.createIndex('products', {}, { id: { type: 'integer' } })
    await expect(updateIndex(search.keeper, ENOUGH_MS)).rejects.toThrow('Set SEARCH_INDEX to another name')
    expect([...search.double.indexes.keys()]).toEqual(['products'])
  })
})

test('an index of an earlier version gets new fields, and is replaced where one has changed its type or its documents have too little', async () => {
  await search.add('kettle', 'Цахилгаан данх')
  await search.settle()
  const index = search.double.indexes.get(search.listBehind()[0] ?? '')
  index?.fields.delete('keyword.gpc')
  search.pass(2 * 60_000)
  await search.settle()
  expect(index?.fields.get('keyword.gpc')).toMatchObject({ type: 'keyword' })
  index?.fields.set('price', { type: 'text', nested: '', searched: true })
  search.pass(2 * 60_000)
  await search.settle()
  expect(search.listBehind()).not.toEqual([index?.name])
  const [second = ''] = search.listBehind()
  // Of the version before: live, and half of the next one.
  const renamed = (name: string): string => name.replace(/products-\d+-/, 'products-1-')
  search.double.indexes.set(renamed(second), search.double.indexes.get(second) ?? throwNever())
  search.double.indexes.delete(second)
  search.double.aliases.set('products', new Set([renamed(second)]))
  await search.database.db.update(searchIndexes).set({ live: renamed(second), building: 'products-1-2', lastId: 1000 })
  search.pass(2 * 60_000)
  await search.settle()
  expect([...search.double.indexes.keys()]).toEqual(search.listBehind())
  expect(search.listBehind()).not.toEqual([renamed(second)])
  expect(await search.searchIds('данх')).toHaveLength(1)
})

function throwNever(): never {
  throw new Error('The index exists.')
}

test('a document has the fields of the specification', async () => {
  const { id } = await search.add('kettle', 'Цахилгаан данх')
  const gpc = { code: '67000000', text: 'Clothing' }
  await search.database.db.update(taxons).set({ gpc }).where(eq(taxons.id, 2))
  invalidateLocally(['taxons'])
  const [document] = await readSearchDocuments(search.database.db, [id], NOON)
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
