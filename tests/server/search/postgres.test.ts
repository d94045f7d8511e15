import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductPage } from '#domain/product.ts'
import type { Suggestions } from '#domain/suggestions.ts'
import { refreshListing } from '#server/search/index.ts'
import { products } from '#server/catalogue/product/tables.ts'
import { updatePopularDocuments, countWords } from '#server/search/reindex.ts'
import { postgresEngine } from '#server/search/postgres/engine.ts'
import { searchSynonyms } from '#server/search/tables.ts'
import { furnish, listingRoutes, NOON, openTestShop, stock, type TestShop } from '../catalogue/small-shop.ts'
import { KINDS, openTestDatabase, rowsOf } from '../database.ts'
import { holdsTheContract } from './contract.ts'

describe.each(KINDS)('the engine of %s', kind => {
  holdsTheContract(async () => {
    const { db, close } = await openTestDatabase(kind)
    return { db, engine: postgresEngine(db), settle: () => countWords(db), close }
  })
})

describe('the index', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop([listingRoutes])
    await furnish(shop.db)
    await shop.db.insert(searchSynonyms).values({ phrases: ['зурагт', 'телевиз', 'TV'] })
    await stock(shop.db, { slug: 'tv', title: { mn: '55 инчийн зурагт', en: '55-inch screen' }, taxonId: 5 })
    await stock(shop.db, { slug: 'kettle', title: { mn: 'Цахилгаан данх', en: 'Electric kettle' }, taxonId: 5, totalReviews: 90 })
    await countWords(shop.db)
  }, 60_000)
  afterAll(() => shop.close())
  const suggestions = (query: string): Promise<Suggestions> =>
    shop.read<Suggestions>(`/api/v2/search/suggestions?q=${encodeURIComponent(query)}`)
  const slugs = async (query: string): Promise<string[]> => (await suggestions(query)).products.map(product => product.slug)

  test('follows a renamed product, and needs one query without changes', async () => {
    expect(await slugs('данх')).toEqual(['kettle'])
    const [kettle] = await shop.db.select({ id: products.id }).from(products).where(eq(products.slug, 'kettle'))
    await shop.db
      .update(products)
      .set({ title: { mn: 'Халуун сав' }, updatedAt: new Date(NOON.getTime() + 1000) })
      .where(eq(products.slug, 'kettle'))
    await refreshListing(shop.db, [kettle?.id ?? 0], NOON)
    expect(await slugs('данх')).toEqual([])
    expect(await slugs('халуун')).toEqual(['kettle'])
  })

  test('deletes words without products', async () => {
    const existing = async (word: string) => rowsOf(await shop.db.execute(sql`SELECT 1 FROM search_words WHERE word = ${word}`)).length
    expect(await existing('данх')).toBe(1)
    await countWords(shop.db)
    expect(await existing('данх')).toBe(0)
    expect(await existing('зурагт')).toBe(1)
  })

  test('searches popular documents first, and all where they have too few', async () => {
    const inFront = async () => rowsOf(await shop.db.execute(sql`SELECT 1 FROM search_documents WHERE popular`)).length
    expect(await inFront()).toBe(0)
    await updatePopularDocuments(shop.db, NOON)
    expect(await inFront()).toBe(2)
    expect(await slugs('халуун')).toEqual(['kettle'])
    await shop.db.update(products).set({ totalOnHand: 0 }).where(eq(products.slug, 'tv'))
    await updatePopularDocuments(shop.db, NOON)
    expect(await inFront()).toBe(1)
    await shop.db.update(products).set({ totalOnHand: 5 }).where(eq(products.slug, 'tv'))
    expect(await slugs('зурагт')).toEqual(['tv'])
  })

  test('finds synonyms', async () => {
    for (const query of ['телевиз', 'televiz', 'TV', 'тв']) expect(await slugs(query)).toEqual(['tv'])
  })

  test('suggests texts, products, taxons and brands', async () => {
    const suggested = await suggestions('зура')
    expect(suggested.texts).toEqual([{ text: 'зурагт', count: 1 }])
    expect(suggested.products).toEqual([
      {
        slug: 'tv',
        title: '55 инчийн зурагт',
        brand: '',
        image: expect.objectContaining({ id: 'front' }),
        price: 50_000,
        selling_price: 50_000
      }
    ])
    expect((await suggestions('nooluu')).taxons).toEqual([{ permalink: 'women/knitwear', name: 'Ноолуур, сүлжмэл', within: 'Эмэгтэй' }])
    expect((await suggestions('hangai')).brands).toEqual([{ code: 'khangai', name: 'Хангай' }])
  })

  test('understands price, audience, colour and size as filters that can be taken off', async () => {
    const options = { colour: 'camel', clothing_size: 'M' }
    await stock(shop.db, { slug: 'sweater', title: { mn: 'Дугуй захтай цамц' }, taxonId: 3, variants: [{ price: 80_000, options }] })
    await stock(shop.db, {
      slug: 'shirt',
      title: { mn: 'Даавуун цамц' },
      taxonId: 5,
      variants: [{ price: 120_000, options: { colour: 'sky' } }]
    })
    const search = async (q: string) => {
      const page = await shop.read<ProductPage>(`/api/v2/products?q=${encodeURIComponent(q)}&facets=1`)
      return { slugs: page.products.map(({ slug }) => slug).toSorted(), total: page.facets?.total, understood: page.understood ?? [] }
    }
    expect(await search('цамц')).toEqual({ slugs: ['shirt', 'sweater'], total: 2, understood: [] })
    expect(await search('цамц 100000 хүртэл')).toEqual({
      slugs: ['sweater'],
      total: 1,
      understood: [{ kind: 'price', label: '', from: null, to: 100_000, q: 'цамц' }]
    })
    const understood = async (q: string) => {
      const { slugs: found, understood: filters } = await search(q)
      return { found, filters: filters.map(({ kind, label, q: rest }) => [kind, label, rest]) }
    }
    expect(await understood('эмэгтэй цамц')).toEqual({ found: ['sweater'], filters: [['taxon', 'Эмэгтэй', 'цамц']] })
    expect(await understood('бор цамц')).toEqual({ found: ['sweater'], filters: [['colour', 'Тэмээн бор', 'цамц']] })
    expect(await understood('тэнгэр цамц m размер')).toEqual({ found: ['shirt'], filters: [['colour', 'Тэнгэр', 'цамц m размер']] })
    expect(await understood('цамц m размер эмэгтэй')).toEqual({
      found: ['sweater'],
      filters: [['taxon', 'Эмэгтэй', 'цамц m размер'], ['size', 'M', 'цамц эмэгтэй']] // prettier-ignore
    })
    expect(await understood('даавуун цамц')).toEqual({ found: ['shirt'], filters: [] })
  })

  test('finds a product by a numeric SKU, and nothing by an unknown one', async () => {
    await stock(shop.db, { slug: '88010021', title: { mn: 'Ширээний чийдэн' }, taxonId: 5 })
    const searchSlugs = async (q: string) => (await shop.read<ProductPage>(`/api/v2/products?q=${q}`)).products.map(product => product.slug)
    expect(await searchSlugs('88010021')).toEqual(['88010021'])
    expect(await searchSlugs('880100')).toEqual(['88010021'])
    expect(await slugs('88010021')).toEqual(['88010021'])
    for (const unknown of ['88010022', 'iphone15', '99112233']) {
      expect(await searchSlugs(unknown)).toEqual([])
      expect(await slugs(unknown)).toEqual([])
    }
  })

  test.each([
    '',
    'q=',
    'q=%00',
    'q=%F0%9F%98%80',
    `q=${'a'.repeat(10_000)}`,
    'q=zzzz&limit=-1',
    'q=zzzz&limit=x',
    `q=${encodeURIComponent("'; DROP zzzz --")}`,
    'q=%ff%fe'
  ])('suggests nothing for %.40s, in time', async query => {
    const start = performance.now()
    expect((await shop.read<Suggestions>(`/api/v2/search/suggestions?${query}`)).products).toEqual([])
    expect(performance.now() - start).toBeLessThan(2000)
  })

  test('suggests nothing where the database fails', async () => {
    await shop.db.execute(sql`ALTER TABLE search_words RENAME TO lost_words`)
    expect((await suggestions('зурагт')).products).toEqual([])
    await shop.db.execute(sql`ALTER TABLE lost_words RENAME TO search_words`)
  })
})
