import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Judgeable, type Judged, findRank, readJudged, calculateScore } from '../../../e2e/bench/search/judged.ts'
import { createElasticsearchEngine } from '#server/search/elasticsearch/engine.ts'
import type { SearchEngine } from '#server/search/engine.ts'
import { createPostgresEngine } from '#server/search/postgres/engine.ts'
import { EMPTY, openPostgres, type TestDatabase } from '../database.ts'
import { furnishDemoCatalogue } from './demo-catalogue.ts'
import type { Double } from './elasticsearch/double.ts'
import { fillServer, openRealIndex, openServer, REAL_SERVER } from './elasticsearch/filled.ts'

const NOW = new Date('2026-11-22T04:00:00Z')
const judged = readJudged()
let database: TestDatabase
let double: Double
let realIndex: ReturnType<typeof openRealIndex> | undefined
const engines = new Map<string, SearchEngine>()
const existing = new Map<number, Judgeable>()

beforeAll(async () => {
  database = await openPostgres(EMPTY)
  for (const product of await furnishDemoCatalogue(database.db, NOW)) existing.set(product.id, product)
  double = await openServer()
  engines.set('postgres', createPostgresEngine(database.db))
  engines.set('elasticsearch', createElasticsearchEngine(database.db, await fillServer(database.db, double, NOW)))
  if (!REAL_SERVER) return
  realIndex = openRealIndex(database.db, NOW)
  engines.set('the server at OPENSEARCH_URL', createElasticsearchEngine(database.db, await realIndex.fill()))
}, 60_000)
afterAll(async () => {
  await realIndex?.close()
  await database.close()
  await double.close()
})

async function findPlace(engine: SearchEngine | undefined, one: Judged): Promise<number> {
  const { ids = [] } = (await engine?.list({ text: one.query, page: 1, perPage: 20 }, NOW)) ?? {}
  return findRank(one, ids, existing)
}

test.each(['postgres', 'elasticsearch'])('says what it does not have with %s', async kind => {
  const answer = async (text: string) => engines.get(kind)?.list({ text, page: 1, perPage: 5 }, NOW)
  // The words of `ear rings` are those of two products, and `sony` sounds like сүүний.
  for (const text of ['ээмэг', 'sony чихэвч', 'canon камер']) {
    const { ids = [], missing } = (await answer(text)) ?? {}
    expect(ids.length, text).toBeGreaterThan(0)
    expect(missing, text).toEqual([text.split(' ')[0]])
  }
  // A figure or a guess beside a word without a meaning has none, and a nail is not what is closed. Nor is a table a lamp for it.
  for (const text of ['zzxcv 99', 'budaa ageegch', 'grblfnx wuzzq', 'хадаас', 'хадаг', 'цонх', 'ширээ', 'өөөөгггг'])
    expect((await answer(text))?.ids, text).toEqual([])
})

test.each(['postgres', 'elasticsearch'])('finds by what goods have where it sells none of that alone with %s', async kind => {
  const { ids = [] } = (await engines.get(kind)?.list({ text: 'микрофон', page: 1, perPage: 5 }, NOW)) ?? {}
  expect(ids.map(id => existing.get(id)?.title)).toEqual(['Gaming headset with microphone'])
})

test.each(['postgres', 'elasticsearch'])('few goods of a name are followed by others of the kind with %s', async kind => {
  const { ids = [], missing } = (await engines.get(kind)?.list({ text: 'wristwatch', page: 1, perPage: 20 }, NOW)) ?? {}
  const titles = ids.map(id => existing.get(id)?.title)
  expect(titles[0]).toBe('Leather-strap wrist watch')
  expect(titles).toContain('Women’s slim watch')
  expect(missing).toEqual([])
})

test('a title comes before goods of another kind that the text names, too', async () => {
  // `бүүк` is also a book.
  const place = await findPlace(engines.get('postgres'), {
    kind: 'brands',
    query: 'уул бүүк',
    expected: ['=Uul Book 14 laptop', '=Uul Book 16 laptop'],
    isAbsent: false,
    price: { from: 0, to: Infinity }
  })
  expect(place).toBe(1)
})

test.each(['postgres', 'elasticsearch'])('takes a short English word for no other of its sound with %s', async kind => {
  const found = await engines.get(kind)?.list({ text: 'fur', page: 1, perPage: 20 }, NOW)
  // `four`
  const tent = await engines.get(kind)?.list({ text: 'four-season tent', page: 1, perPage: 1 }, NOW)
  expect(found?.ids.length).toBeGreaterThan(0)
  expect(found?.ids).not.toContain(tent?.ids[0])
})

test.each(['postgres', 'elasticsearch'])('corrects no words that are others with %s', async kind => {
  const answer = async (text: string) => engines.get(kind)?.list({ text, page: 1, perPage: 5 }, NOW)
  // `олон` (many) sounds like oolong, and `bow` like Bosch.
  for (const text of ['олон', '000', 'ихэвчлэн']) expect((await answer(text))?.ids, text).toEqual([])
  expect((await answer('bow'))?.missing).toEqual([])
  for (const text of ['машин барихад зүүх хар шил', 'eejdee ugeh beleg', 'small musical souvenir from mongolia'])
    expect((await answer(text))?.corrected, text).toBeNull()
})

test.each(['postgres', 'elasticsearch'])('reads limits of a quantity with %s', async kind => {
  const place = (query: string, ...expected: string[]): Promise<number> =>
    findPlace(engines.get(kind), { kind: 'limits', query, expected, isAbsent: false, price: { from: 0, to: Infinity } })
  expect(await place('500 литрээс дээш холодильник', '=Side-by-side refrigerator, 520 l')).toBe(1)
  expect(await place('холодильник от 300 литров', '=Two-door refrigerator, 320 l', '=Side-by-side refrigerator, 520 l')).toBe(1)
  expect(await place('fridge under 100 l', '=Compact refrigerator, 90 l')).toBe(1)
  expect(await place('угаалгын машин 11 кг-аас дээш', '=Steam washing machine, 12 kg')).toBe(1)
  expect(await place('tv more than 70 inches', '=77-inch OLED television')).toBe(1)
  expect(await place('40 литрээс том үүргэвч', '=Expedition backpack, 65 l')).toBe(1)
})

test.each(['postgres', 'elasticsearch'])('reads the grammar of a text with %s', async kind => {
  const place = (query: string, ...expected: string[]): Promise<number> =>
    findPlace(engines.get(kind), { kind: 'grammar', query, expected, isAbsent: false, price: { from: 0, to: Infinity } })
  // What goods lack is not what they have.
  expect(await place('пальто без пуговиц', '=Belted cashmere wrap coat')).toBe(1)
  expect(await place('велосипед без педалей', '=Balance bike')).toBe(1)
  // What goods have or do is not the goods, in any place.
  expect(await place('кофены аппарат капсултай', '=Capsule coffee machine')).toBe(1)
  expect(await place('сандал савладаг', '=Rocking armchair')).toBe(1)
  // What stands after a preposition is no part of a phrase with what stands before it.
  expect(await place('bicycle with basket', 'BIC')).toBe(1)
  // Nor is a word of another phrase, or a general word after the goods.
  expect(await place('пылесос чанга дуугүй', '=Quiet vacuum cleaner')).toBe(1)
  expect(await place('хүүхэд унтаж байхад тоос сорох чимээгүй машин', '=Quiet vacuum cleaner')).toBe(1)
  // The goods of a use, where the words after a preposition name none as written.
  expect(await place('телефон для бабушки с большими кнопками', '=Simple button phone')).toBe(1)
  // A rare attribute says more than a frequent one.
  expect(await place('winter hat with ear flaps', 'FUR')).toBe(1)
  expect(await place('machine that makes coffee from beans', 'COF')).toBe(1)
  // Woollen socks of a taxon of hats and socks are no hats.
  expect(await place('шапка ноосон', 'BEA')).toBe(1)
  // Cardigans of which the description has the buttons follow the one whose properties have them.
  expect(await place('cardigan with wooden buttons', '=Chunky cable cardigan')).toBeLessThanOrEqual(5)
})

const KINDS = ['postgres', 'elasticsearch', ...(REAL_SERVER ? ['the server at OPENSEARCH_URL'] : [])]
test.each(KINDS)('what customers type finds what they mean with %s', { timeout: 120_000 }, async kind => {
  expect(judged.length).toBeGreaterThanOrEqual(300)
  const places: number[] = []
  const missed: string[] = []
  for (const one of judged) {
    const place = await findPlace(engines.get(kind), one)
    places.push(place)
    if (place !== 1) missed.push(`${one.kind}: ${one.query} (${place || 'none'})`)
  }
  const score = calculateScore(places)
  expect.soft(score.hit1, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
  expect.soft(score.hit5, missed.join('\n')).toBeGreaterThanOrEqual(0.98)
})
