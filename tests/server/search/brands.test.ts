import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ProductPage } from '#domain/product.ts'
import { optionValues, taxons } from '#server/catalogue/tables.ts'
import { addImpliedKind } from '#server/search/query/implied-kind.ts'
import { countWords } from '#server/search/documents/reindex.ts'
import { buildIndex } from '#server/search/words/build-synonym-index.ts'
import type { SynonymIndex } from '#server/search/words/synonym-index.ts'
import { understandQuery } from '#server/search/query/understand-query.ts'
import { createPostgresEngine } from '#server/search/postgres/engine.ts'
import { createListingRoutes, furnishShop, NOON, openTestShop, stockProduct, type TestShop } from '../catalogue/small-shop.ts'

/** As imported shops have them: titles in one language, the kind of goods in their taxon. */
const GOODS = [
  { taxonId: 11, title: 'iPhone 15 Silicone Case' },
  { taxonId: 11, title: 'Galaxy A54 Case' },
  { taxonId: 12, title: 'iPhone 15 128GB' },
  { taxonId: 12, title: 'Galaxy A54 5G Smartphone' },
  { taxonId: 12, title: 'Redmi Note 12' },
  { taxonId: 13, title: 'Car Phone Holder' },
  { taxonId: 13, title: 'Apple Watch Band 44mm' },
  { taxonId: 13, title: 'Power Bank 20000mAh' },
  { taxonId: 13, title: 'Ger Night Light' },
  { taxonId: 13, title: 'PS4 Joystick' },
  { taxonId: 13, title: 'PS5 Joystick' }
]
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop([createListingRoutes])
  await furnishShop(shop.db)
  const names = { 11: 'Phone Cases', 12: 'Smartphones', 13: 'Accessories' }
  await shop.db
    .insert(taxons)
    .values(
      Object.entries(names).map(([id, en]) => ({ id: Number(id), permalink: `t${id}`, name: { en }, depth: 1, position: Number(id) }))
    )
  for (const [at, { taxonId, title }] of GOODS.entries()) await stockProduct(shop.db, { slug: `g${at}`, title: { en: title }, taxonId })
  await shop.db.insert(optionValues).values({ key: 'colour', value: 'black', label: { mn: 'Хар', en: 'Black' } })
  await stockProduct(shop.db, { slug: 'bag', title: { en: 'Black Leather Bag' }, taxonId: 13 })
  const inBlack = [{ options: { colour: 'black' } }]
  await stockProduct(shop.db, { slug: 'other-bag', title: { en: 'Leather Saddle Bag' }, taxonId: 13, variants: inBlack })
  await stockProduct(shop.db, { slug: 'umbrella', title: { en: 'Umbrella' }, taxonId: 13, variants: [{ price: 15_000 }] })
  await countWords(shop.db)
}, 60_000)
afterAll(() => shop.close())

const search = async (q: string): Promise<{ titles: string[]; missing: string[] }> => {
  const { products, missing = [] } = await shop.read<ProductPage>(`/api/v2/products?q=${encodeURIComponent(q)}`, 'en')
  return { titles: products.map(({ title }) => title), missing }
}

test.each([
  'айфон 15 гэр',
  'iphone 15 гэр',
  'aifon 15 ger',
  'гэр айфон 15',
  'чехол на айфон 15',
  'iphone 15 case',
  'гар утасны гэр айфон 15'
])('finds the case of a phone by %s, also with the figure of a model inside', async q => {
  const { titles, missing } = await search(q)
  expect(titles[0]).toBe('iPhone 15 Silicone Case')
  expect(titles).not.toContain('Ger Night Light')
  expect(missing).toEqual([])
})

test.each([
  ['айфон 15', 'iPhone 15 128GB'],
  ['samsung a54', 'Galaxy A54 5G Smartphone'],
  ['galaxy a54', 'Galaxy A54 5G Smartphone'],
  ['a54 кейс', 'Galaxy A54 Case'],
  // A model says the kind, too, also with a letter of the other alphabet.
  ['a54 гэр', 'Galaxy A54 Case'],
  ['гэр а54', 'Galaxy A54 Case'],
  ['пс5 жойстик', 'PS5 Joystick'],
  ['apple watch band', 'Apple Watch Band 44mm'],
  // None is that cheap.
  ['power bank 20000', 'Power Bank 20000mAh']
])('%s finds %s first', async (q, title) => expect((await search(q)).titles[0]).toBe(title))

test('a price without a currency is looked up once, although it is a figure of other goods', async () => {
  const engine = createPostgresEngine(shop.db)
  const list = vi.spyOn(engine, 'list')
  const context = { db: shop.db, engine, now: NOON, locale: 'en' as const }
  const { query } = await understandQuery(context, { text: 'umbrella 20000', page: 1, perPage: 5 })
  expect(query).toEqual({ text: 'umbrella', priceTo: 20_000, page: 1, perPage: 5 })
  expect(list.mock.calls.filter(([{ priceTo }]) => priceTo === 20_000)).toHaveLength(1)
})

test.each([
  ['айпад гэр', ['айпад', 'гэр']],
  ['airpods case', ['airpods', 'case']]
])('%s finds cases of phones where no others are sold, and says so', async (q, words) => {
  const { titles, missing } = await search(q)
  expect(titles[0]).toMatch(/Case$/)
  expect(words).toEqual(expect.arrayContaining(missing))
  expect(missing).not.toEqual([])
})

test('a colour is no filter where a title in another language says it', async () => {
  expect((await search('хар арьсан цүнх')).titles[0]).toBe('Black Leather Bag')
})

test('a word for goods finds them before goods for them, which the taxon or title names', async () => {
  const { titles } = await search('phone')
  expect(titles.slice(0, 3).toSorted()).toEqual(['Galaxy A54 5G Smartphone', 'Redmi Note 12', 'iPhone 15 128GB'].toSorted())
  expect(titles).toContain('Car Phone Holder')
})

test('a brand says the kind of goods that a phrase leaves out, unless the text says another', async () => {
  const synonyms: SynonymIndex[] = [
    await buildIndex([
      { phrases: ['утасны гэр', 'phone case'], use: 'goods' },
      { phrases: ['утасны оосор'], use: 'goods' },
      { phrases: ['гэр', 'ger'], use: 'goods' },
      { phrases: ['цаг', 'watch'], use: 'goods' }
    ])
  ]
  const read = (text: string, breaks: number[] = []): string => {
    const words = text.split(' ')
    const { words: read, headEnd } = addImpliedKind({ words, headEnd: breaks[0] ?? words.length, breaks, isQuestion: false }, synonyms)
    return `${read.join(' ')}: ${headEnd}`
  }
  expect(read('samsung a54 гэр')).toBe('samsung a54 утасны гэр: 4')
  expect(read('case iphone 15', [1])).toBe('phone case iphone 15: 2')
  expect(read('монгол гэр')).toBe('монгол гэр: 2')
  expect(read('samsung утасны гэр')).toBe('samsung утасны гэр: 3')
  expect(read('galaxy watch оосор')).toBe('galaxy watch оосор: 3')
})
