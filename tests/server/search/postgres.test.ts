import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductPage } from '#domain/product.ts'
import type { FoundPage, Suggestions } from '#domain/suggestions.ts'
import { refreshListing, refreshPhrases } from '#server/search/index.ts'
import { products } from '#server/catalogue/product/tables.ts'
import { optionValues, taxons } from '#server/catalogue/tables.ts'
import { contentPages } from '#server/content/index.ts'
import { promotions } from '#server/content/promotion/tables.ts'
import { invalidateLocally } from '#server/kernel/cache/invalidation.ts'
import { updatePopularDocuments, countWords } from '#server/search/documents/reindex.ts'
import { createPostgresEngine } from '#server/search/postgres/engine.ts'
import { listTitlePhrases } from '#server/search/suggestions/phrases.ts'
import { searchPhrases, searchSynonyms } from '#server/search/tables.ts'
import { furnishShop, createListingRoutes, NOON, openTestShop, stockProduct, type TestShop } from '../catalogue/small-shop.ts'
import { KINDS, openTestDatabase, toRows } from '../database.ts'
import { testContract } from './contract.ts'

describe.each(KINDS)('the engine of %s', kind => {
  testContract(async () => {
    const { db, close } = await openTestDatabase(kind)
    return { db, engine: createPostgresEngine(db), settle: () => countWords(db), close }
  })
})

test('suggests the noun phrases of a title, without additions and choices', () => {
  expect(listTitlePhrases('Урт ноолууран пальто «Тэнгэр», 2 өнгө')).toEqual(['пальто', 'ноолууран пальто', 'урт ноолууран пальто'])
  expect(listTitlePhrases('Crew-neck sweater for men - Blue')).toEqual(['sweater', 'crew-neck sweater'])
  expect(listTitlePhrases('Жижиг хөргөгч 90 л')).toEqual(['хөргөгч', 'жижиг хөргөгч'])
  // No phrase begins with a model number or a postposition.
  expect(listTitlePhrases('Уул Бүүк 14 зөөврийн компьютер')).toEqual(['компьютер'])
  expect(listTitlePhrases('Чихэн дээрх хөнгөн чихэвч')).toEqual(['чихэвч', 'хөнгөн чихэвч'])
})

describe('the index', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop([createListingRoutes])
    await furnishShop(shop.db)
    await shop.db.insert(searchSynonyms).values({ phrases: ['зурагт', 'телевиз', 'TV'] })
    await shop.db.insert(optionValues).values({ key: 'colour', value: 'navy', label: { mn: 'Хар хөх', en: 'Navy' }, hex: '#1F2A44' })
    await stockProduct(shop.db, { slug: 'tv', title: { mn: '55 инчийн зурагт', en: '55-inch screen' }, taxonId: 5 })
    await stockProduct(shop.db, { slug: 'kettle', title: { mn: 'Цахилгаан данх', en: 'Electric kettle' }, taxonId: 5, totalReviews: 90 })
    await countWords(shop.db)
    await refreshPhrases(shop.db, NOON)
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

  test('lists a product as any statement wrote it last', async () => {
    const rating = async (): Promise<unknown> =>
      (await shop.read<ProductPage>('/api/v2/products')).products.find(({ slug }) => slug === 'tv')?.average_rating
    expect(await rating()).toBe(0)
    await shop.db.execute(sql`UPDATE products SET average_rating = 4.5 WHERE slug = 'tv'`)
    expect(await rating()).toBe(4.5)
    await shop.db.execute(sql`UPDATE products SET average_rating = 0 WHERE slug = 'tv'`)
    expect(await rating()).toBe(0)
  })

  test('suggests for a long text of letters that are read in many ways without trying all readings', async () => {
    const startedAt = performance.now()
    const path = `/api/v2/search/suggestions?q=${encodeURIComponent('qwx '.repeat(50))}`
    // A few for each of the last words, in both languages.
    expect(await shop.queriesOf(path)).toBeLessThan(60)
    // Eight words have 16 million: it took a minute, in which nobody else was served.
    expect(performance.now() - startedAt).toBeLessThan(5000)
  })

  test('deletes words without products', async () => {
    const existing = async (word: string) => toRows(await shop.db.execute(sql`SELECT 1 FROM search_words WHERE word = ${word}`)).length
    expect(await existing('данх')).toBe(1)
    await countWords(shop.db)
    expect(await existing('данх')).toBe(0)
    expect(await existing('зурагт')).toBe(1)
  })

  test('no longer takes a word for goods that no product is called', async () => {
    await shop.db.execute(sql`UPDATE search_words SET names_goods = true, frequency = 0 WHERE word = 'халуун'`)
    await countWords(shop.db)
    const { rows } = (await shop.db.execute(sql`SELECT names_goods FROM search_words WHERE word IN ('халуун', 'сав') ORDER BY word`)) as {
      rows: unknown[]
    }
    expect(rows).toEqual([{ names_goods: true }, { names_goods: false }])
  })

  test('searches popular documents first, and all where they have too few', async () => {
    const inFront = async () => toRows(await shop.db.execute(sql`SELECT 1 FROM search_documents WHERE popular`)).length
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
    expect(suggested.texts).toEqual(['зурагт', '55 инчийн зурагт'])
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
    const page = { within: '', image: null }
    expect((await suggestions('nooluu')).pages).toEqual([
      { ...page, kind: 'taxon', slug: 'women/knitwear', title: 'Ноолуур, сүлжмэл', within: 'Эмэгтэй' }
    ])
    expect((await suggestions('hangai')).pages[0]).toEqual({ ...page, kind: 'brand', slug: 'khangai', title: 'Хангай' })
  })

  test('finds the pages and promotions of the shop, also by their summary', async () => {
    const found = async (q: string) => {
      const pages = await shop.read<FoundPage[]>(`/api/v2/search/pages?q=${encodeURIComponent(q)}`)
      return pages.map(({ kind, slug }) => `${kind} ${slug}`)
    }
    const title = { mn: 'Хүргэлт ба буцаалт', en: 'Delivery and returns' }
    await shop.db.insert(contentPages).values([
      { slug: 'delivery', title, summary: { mn: 'Хэд хоногт хүрэх вэ' }, body: {} },
      { slug: 'draft', title, summary: {}, body: {}, published: false },
      { slug: 'wholesale', title: { mn: 'Бөөний худалдаа', en: 'For wholesale' }, summary: {}, body: {} }
    ])
    const promotion = { title: { mn: 'Хүргэлт үнэгүй' }, summary: {}, startsAt: new Date(NOON.getTime() - 1000) }
    await shop.db.insert(promotions).values([
      { ...promotion, slug: 'now' },
      { ...promotion, slug: 'over', endsAt: NOON }
    ])
    invalidateLocally(['pages', 'promotions'])
    expect(await found('хүргэлтийн')).toEqual(['page delivery', 'promotion now'])
    expect(await found('return')).toEqual(['page delivery'])
    expect(await found('буцаалт хоног')).toEqual(['page delivery'])
    // What a question asks for, in another form, without words that say nothing.
    expect(await found('хүргэлтээр авах')).toEqual(['page delivery', 'promotion now'])
    expect(await found('буцаалт солиулж')).toEqual(['page delivery'])
    expect(await found('хангай')).toEqual(['brand khangai', 'store khangai-store'])
    // A short English word is none of its sound.
    expect(await found('for wholesale')).toEqual(['page wholesale'])
    expect(await found('fur')).toEqual([])
    expect(await found('')).toEqual([])
  })

  test('says by another ancestor which of two taxons is found, where name and parent are the same', async () => {
    const roots = [
      { id: 90, permalink: 'hiking', name: { mn: 'Явган аялал', en: 'Hiking' }, depth: 0, position: 90 },
      { id: 91, permalink: 'riding', name: { mn: 'Морин аялал', en: 'Riding' }, depth: 0, position: 91 }
    ]
    const below = (id: number, parentId: number, permalink: string, name: { mn: string; en: string }, depth: number) => ({
      id,
      parentId,
      permalink,
      name,
      depth,
      position: id
    })
    const clothing = { mn: 'Хувцас', en: 'Clothing' }
    await shop.db
      .insert(taxons)
      .values([
        ...roots,
        below(92, 90, 'hiking/clothing', clothing, 1),
        below(93, 91, 'riding/clothing', clothing, 1),
        below(94, 92, 'hiking/clothing/trousers', { mn: 'Өмд', en: 'Trousers' }, 2),
        below(95, 93, 'riding/clothing/trousers', { mn: 'Өмд', en: 'Trousers' }, 2),
        below(96, 92, 'hiking/clothing/skirts', { mn: 'Юбка', en: 'Skirts' }, 2)
      ])
    invalidateLocally(['taxons'])
    const found = await shop.read<FoundPage[]>('/api/v2/search/pages?q=trousers', 'en')
    expect(found.map(({ title, within }) => `${title} ${within}`).toSorted()).toEqual(['Trousers Hiking', 'Trousers Riding'])
    expect((await shop.read<FoundPage[]>('/api/v2/search/pages?q=юбка'))[0]).toMatchObject({ title: 'Юбка', within: 'Хувцас' })
  })

  test('understands price, audience, colour and size as filters that can be taken off', async () => {
    const options = { colour: 'camel', clothing_size: 'M' }
    await stockProduct(shop.db, { slug: 'sweater', title: { mn: 'Дугуй захтай цамц' }, taxonId: 3, variants: [{ price: 80_000, options }] })
    await stockProduct(shop.db, {
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
    // What is not wanted is no filter.
    for (const text of ['тэнгэр биш цамц', 'цамц не тэнгэр']) expect((await understood(text)).filters, text).toEqual([])
    // Few of cotton, so others follow.
    expect(await understood('даавуун цамц')).toEqual({ found: ['shirt', 'sweater'], filters: [] })
    // A child is not dark blue, although its stem sounds like it.
    await stockProduct(shop.db, { slug: 'jumper', title: { mn: 'Ноосон цамц' }, taxonId: 5, variants: [{ options: { colour: 'navy' } }] })
    expect((await understood('хөхтэй цамц')).filters).toEqual([['colour', 'Хар хөх', 'цамц']])
    expect((await understood('хүүхэд цамц')).filters).toEqual([])
    // Dark blue, and not the colour of the sky, which is blue, too.
    expect(await understood('хөх цамц')).toEqual({ found: ['jumper'], filters: [['colour', 'Хар хөх', 'цамц']] })
    expect(await understood('ээждээ')).toEqual({ found: ['sweater'], filters: [['taxon', 'Эмэгтэй', '']] })
  })

  test('finds a product by a numeric SKU, and nothing by an unknown one', async () => {
    await stockProduct(shop.db, { slug: '88010021', title: { mn: 'Ширээний чийдэн' }, taxonId: 5 })
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

  test('suggests whole phrases, those of the typed word before those of its sound', async () => {
    const titles = [
      { mn: 'Морь унах өндөр гутал', en: 'Tall riding boots' },
      { mn: 'Дугуй унах өндөр гутал', en: 'Tall cycling boots' },
      { mn: 'Уулын цана', en: 'Mountain skis' },
      { mn: 'Ноосон бээлий', en: 'Wool mittens' }
    ]
    for (const [at, title] of titles.entries()) await stockProduct(shop.db, { slug: `phrase-${at}`, title, taxonId: 5 })
    await shop.db.delete(searchPhrases)
    await refreshPhrases(shop.db, NOON)
    const texts = async (query: string) => (await suggestions(query)).texts
    expect(await texts('унах')).toEqual(['морь унах өндөр гутал', 'дугуй унах өндөр гутал'])
    expect(await texts('wool')).toEqual(['wool mittens'])
    expect(await texts('uuliin')).toEqual(['уулын цана'])
    expect(await texts('гутал уул')).toEqual(['гутал уулын цана'])
    expect(await texts('зурагт 5')).toEqual([])
  })

  test('goods of a narrower kind stand for a general word that no product has', async () => {
    const find = async (query: string): Promise<Pick<ProductPage, 'missing'> & { slugs: string[] }> => {
      const { products: found, missing } = await shop.read<ProductPage>(`/api/v2/products?q=${encodeURIComponent(query)}`)
      return { slugs: found.map(product => product.slug), missing }
    }
    await stockProduct(shop.db, { slug: 'jeans', title: { mn: 'Slim jeans' }, taxonId: 5 })
    await countWords(shop.db)
    expect(await find('өмд')).toEqual({ slugs: ['jeans'], missing: ['өмд'] })
    expect(await find('pants')).toEqual({ slugs: ['jeans'], missing: ['pants'] })
  })

  test('suggests nothing where the database fails', async () => {
    await shop.db.execute(sql`ALTER TABLE search_words RENAME TO lost_words`)
    expect((await suggestions('зурагт')).products).toEqual([])
    await shop.db.execute(sql`ALTER TABLE lost_words RENAME TO search_words`)
  })
})
