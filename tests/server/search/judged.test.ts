import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Judgeable, type Judged, findRank, readJudged, calculateScore } from '../../../e2e/bench/search/judged.ts'
import { createElasticsearchEngine } from '#server/search/elasticsearch/engine.ts'
import type { SearchEngine } from '#server/search/engine.ts'
import { createPostgresEngine } from '#server/search/postgres/engine.ts'
import { planQuery } from '#server/search/plan/query-plan.ts'
import { understandQuery } from '#server/search/query/understand-query.ts'
import { findMeanings } from '#server/search/spelling/word-meanings.ts'
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

/** For queries that only `expected` products answer. */
const createPlaceFinder =
  (kind: string) =>
  (query: string, ...expected: string[]): Promise<number> =>
    findPlace(engines.get(kind), { kind, query, expected, isAbsent: false, price: { from: 0, to: Infinity } })

/** The first five products that are found. */
async function listFirst(kind: string, text: string): Promise<Judgeable[]> {
  const { ids = [] } = (await engines.get(kind)?.list({ text, page: 1, perPage: 5 }, NOW)) ?? {}
  expect(ids.length, text).toBeGreaterThan(0)
  return ids.flatMap(id => existing.get(id) ?? [])
}
const listTitles = async (kind: string, text: string): Promise<string[]> => (await listFirst(kind, text)).map(({ title }) => title)

test.each(['postgres', 'elasticsearch'])('says what it does not have with %s', async kind => {
  const answer = async (text: string) => engines.get(kind)?.list({ text, page: 1, perPage: 5 }, NOW)
  // The words of `ear rings` are those of two products, and `sony` sounds like сүүний.
  for (const text of ['ээмэг', 'sony чихэвч', 'canon камер', 'airpods pro', 'lego star wars']) {
    const { ids = [], missing } = (await answer(text)) ?? {}
    expect(ids.length, text).toBeGreaterThan(0)
    expect(missing, text).toEqual([text.split(' ')[0]])
  }
  // A figure or a guess beside a word without a meaning has none, and a nail is not what is closed. Nor is a table a lamp for it.
  for (const text of [
    'zzxcv 99',
    'budaa ageegch',
    'grblfnx wuzzq',
    'хадаас',
    'хадаг',
    'цонх',
    'ширээ',
    'өөөөгггг',
    'bow',
    'зурах',
    'сууж',
    'arai',
    'between',
    // What hurts is no knee.
    'өвдөх',
    'өвддөг'
  ])
    expect((await answer(text))?.ids, text).toEqual([])
  // Two words are no half of one.
  expect((await answer('айрагны хөхүүр'))?.corrected).toBeNull()
})

test.each(['postgres', 'elasticsearch'])('ranks by size where large or small goods are asked for with %s', async kind => {
  const titles = (text: string): Promise<string[]> => listTitles(kind, text)
  const televisions = [
    '77-inch OLED television',
    '65-inch QLED television',
    '55-inch 4K television',
    '43-inch television',
    '32-inch television'
  ]
  expect(await titles('том телевизор')).toEqual(televisions)
  expect(await titles('small tv')).toEqual(televisions.toReversed())
  expect((await titles('жижиг хөргөгч'))[0]).toBe('Compact refrigerator, 90 l')
  expect((await titles('большая палатка'))[0]).toBe('Family tent for five')
  // What the title says is as good as a figure.
  expect((await titles('small backpack'))[0]).toBe('Kindergarten backpack')
})

test.each(['postgres', 'elasticsearch'])(
  'orders goods of a kind by price where the lowest or the highest is asked for with %s',
  async kind => {
    const prices = async (text: string): Promise<number[]> => (await listFirst(kind, text)).map(({ sellingPrice }) => sellingPrice)
    for (const text of ['хамгийн үнэтэй зурагт', 'most expensive tv', 'самый дорогой телевизор'])
      expect(await prices(text), text).toEqual([8_490_000, 3_290_000, 1_690_000, 890_000, 549_000])
    const cheapest = await prices('хамгийн хямд үүргэвч')
    expect(cheapest).toEqual(cheapest.toSorted((a, b) => a - b))
    const place = createPlaceFinder(kind)
    // A lantern of the taxon of tents is none.
    for (const text of ['cheapest tent', 'хамгийн хямд майхан']) {
      expect(await place(text, '=Pop-up tent'), text).toBe(1)
      expect(await listTitles(kind, text), text).not.toContain('Rechargeable camp lantern')
    }
    expect(await place('үнэтэй бөгж', '=Crystal engagement ring')).toBe(1)
  }
)

test.each(['postgres', 'elasticsearch'])('shows goods that are or have what is not wanted after others of the kind with %s', async kind => {
  const titles = (text: string): Promise<string[]> => listTitles(kind, text)
  expect((await titles('утасгүй биш чихэвч')).slice(0, 3)).toEqual(
    expect.arrayContaining(['Wired studio headphones', 'Wood-cup headphones'])
  )
  expect(await titles('юүдэнгүй пальто')).not.toContain('Hooded wool coat')
  expect(await titles('coat without buttons')).not.toContain('Double-breasted cashmere coat')
  expect(await titles('велосипед не электрический')).not.toContain('Electric bicycle')
  expect((await titles('хиймэл биш үстэй малгай'))[0]).not.toBe('Faux-fur trapper hat')
  // A phrase is none: something that does not slip.
  expect((await planQuery(database.db, 'обувь не скользящая')).unwanted).toEqual([])
})

test('a text that asks for nothing but prices orders all goods', async () => {
  const engine = engines.get('postgres')
  if (!engine) throw new Error('There is no engine.')
  const context = { db: database.db, engine, now: NOW, locale: 'mn' as const }
  const understood = async (text: string) => (await understandQuery(context, { text, page: 1, perPage: 5 })).query
  expect(await understood('хамгийн хямд бараа')).toEqual({ sort: 'price_asc', page: 1, perPage: 5 })
  expect(await understood('most expensive')).toEqual({ sort: 'price_desc', page: 1, perPage: 5 })
  // No honey is that cheap.
  expect(await understood('арван мянгын юм')).toEqual({ priceTo: 10_000, page: 1, perPage: 5 })
  expect(await understood('20 мянган бал')).toEqual({ text: 'бал', page: 1, perPage: 5 })
})

test.each(['postgres', 'elasticsearch'])('shows the nearest size with %s', async kind => {
  const place = createPlaceFinder(kind)
  expect(await place('том 500 литр хөргөгч', '=Side-by-side refrigerator, 520 l')).toBe(1)
  expect(await place('300 литр хөргөгч', '=Two-door refrigerator, 320 l')).toBe(1)
  expect(await place('tv for a big living room 4k over 60 inch', '=65-inch QLED television', '=77-inch OLED television')).toBe(1)
})

test.each(['postgres', 'elasticsearch'])('prefers goods of the kind to similar ones with the attribute with %s', async kind => {
  const place = createPlaceFinder(kind)
  // White slippers are none.
  expect(await place('хүүхдийн цагаан пүүз', '=Children’s strap sneakers')).toBe(1)
  // Of similar goods, which have no name that the text has, those for the same use.
  expect(await place('ski gloves', '=Mountaineering mittens')).toBeLessThanOrEqual(5)
  expect(await place('кофт товчтой', 'CAR', 'MCA')).toBe(1)
})

test('goods for children are rather a similar kind of theirs than those of adults', async () => {
  const engine = engines.get('postgres')
  if (!engine) throw new Error('There is no engine.')
  const context = { db: database.db, engine, now: NOW, locale: 'mn' as const }
  const { query } = await understandQuery(context, { text: 'зимние сапожки для дочки', page: 1, perPage: 5 })
  const { ids } = await engine.list(query, NOW)
  expect(existing.get(ids[0] ?? 0)?.title).toBe('Children’s winter boots')
})

test('what a phrase says beside the goods ranks similar goods', async () => {
  const { terms } = await planQuery(database.db, 'ski gloves')
  const modifiers = terms.filter(({ isSoft }) => isSoft).flatMap(({ alternatives }) => alternatives.flatMap(({ words }) => words.flat()))
  expect(modifiers).toContain('ski')
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
  const place = createPlaceFinder('postgres')
  expect(await place('уул бүүк', '=Uul Book 14 laptop', '=Uul Book 16 laptop')).toBe(1)
  expect(await place('uulbook16', '=Uul Book 16 laptop')).toBe(1)
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
  for (const text of ['машин барихад зүүх хар шил', 'eejdee ugeh beleg', 'small musical souvenir from mongolia'])
    expect((await answer(text))?.corrected, text).toBeNull()
})

test.each(['postgres', 'elasticsearch'])('reads limits of a quantity with %s', async kind => {
  const place = createPlaceFinder(kind)
  expect(await place('500 литрээс дээш холодильник', '=Side-by-side refrigerator, 520 l')).toBe(1)
  expect(await place('холодильник от 300 литров', '=Two-door refrigerator, 320 l', '=Side-by-side refrigerator, 520 l')).toBe(1)
  expect(await place('fridge under 100 l', '=Compact refrigerator, 90 l')).toBe(1)
  expect(await place('угаалгын машин 11 кг-аас дээш', '=Steam washing machine, 12 kg')).toBe(1)
  expect(await place('tv more than 70 inches', '=77-inch OLED television')).toBe(1)
  expect(await place('40 литрээс том үүргэвч', '=Expedition backpack, 65 l')).toBe(1)
})

test.each(['postgres', 'elasticsearch'])('reads the grammar of a text with %s', async kind => {
  const place = createPlaceFinder(kind)
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

test.each(['postgres', 'elasticsearch'])('reads the short texts of phones with %s', async kind => {
  const place = createPlaceFinder(kind)
  const answer = async (text: string) => engines.get(kind)?.list({ text, page: 1, perPage: 5 }, NOW)
  // A word with other vowels, `бус` in `толин бус`, is no belt.
  expect((await answer('бүс'))?.ids).toEqual([])
  // The goods are none that only have a part of the name: `дотортой` is lined.
  expect((await answer('дотуур хувцас'))?.ids).toEqual([])
  // Similar goods stand for a phrase that nothing is called by, which is said.
  expect((await answer('унтлагын уут'))?.missing).toEqual(['унтлагын уут'])
  // Any form of the genitive.
  expect(await place('цэцэгний сав', 'VAS')).toBe(1)
  // What goods are packed in says no more of them.
  expect(await place('сүүтэй цай уут', '=Milk tea, 20 sachets')).toBe(1)
  // Words in a case of an object, and a noun of what happens.
  expect(await place('хоолоо ажилдаа авч явах', '=Food jar')).toBe(1)
  expect(await place('гар хуурайшилт', '=Milk hand cream')).toBe(1)
  // A vowel left out, not two letters swapped: `голт`.
  expect(await place('gutl', 'MOB', 'ANK', 'FSL', 'SNE')).toBe(1)
  // Something to give, where only a person is named.
  expect(await place('багшдаа өгөх', 'THE')).toBe(1)
  expect(await place('mirevo m5 эсвэл m5 lite', '=Mirevo M5 phone', '=Mirevo M5 Lite phone')).toBe(1)
})

test.each(['postgres', 'elasticsearch'])('reads words that are cut off or joined to figures with %s', async kind => {
  const place = createPlaceFinder(kind)
  expect(await place('ухаалаг ца', '=Khemnel smart watch', '=Children’s GPS watch')).toBe(1)
  expect(await place('эрэгтэй па', 'MCO')).toBe(1)
  expect(await place('сүүтэй ца', '=Milk tea, 20 sachets', '=Milk-tea cooker')).toBe(1)
  expect(await place('үүрг', 'BPK')).toBe(1)
  expect(await place('uulx1', '=Uul X1 smartphone', '=Uul X1 Pro smartphone')).toBe(1)
  expect(await place('m5lite', '=Mirevo M5 Lite phone')).toBe(1)
  expect(await place('зурагт55', '=55-inch 4K television')).toBe(1)
  expect(await place('уултек', 'PHO', 'LAP', 'SPE', 'HEA', 'TVS', 'CAM', 'VAC')).toBe(1)
  expect(await place('huvhdiin duguj', '=Children’s bicycle, 16 inch', '=Balance bike')).toBe(1)
})

test('a word in Cyrillic letters is completed in these', async () => {
  const found = (await findMeanings(database.db, ['ка'], ['ка'])).get('ка')?.map(({ word }) => word)
  // Of one product, unlike cashmere and camel.
  expect(found).toContain('капсулын')
})

test('a colour of two words is none of these', async () => {
  const engine = engines.get('postgres')
  if (!engine) throw new Error('There is no engine.')
  const context = { db: database.db, engine, now: NOW, locale: 'mn' as const }
  const { query, understood } = await understandQuery(context, { text: 'Хар хөх цамц', page: 1, perPage: 5 })
  expect(query).toMatchObject({ text: 'цамц', options: { colour: ['indigo'] } })
  expect(understood.map(({ label }) => label)).toEqual(['Хар хөх'])
})

test('goods that are not for children are for others', async () => {
  const engine = engines.get('postgres')
  if (!engine) throw new Error('There is no engine.')
  for (const text of ['хүүхдийн биш дугуй', 'bike not for kids']) {
    const { query } = await understandQuery({ db: database.db, engine, now: NOW, locale: 'mn' }, { text, page: 1, perPage: 3 })
    const { ids } = await engine.list(query, NOW)
    for (const id of ids) expect(existing.get(id)?.title, text).not.toMatch(/^(?:Children|Balance)/)
    expect(ids, text).toHaveLength(3)
  }
})

test.each(['postgres', 'elasticsearch'])('takes two words in one for these rather than for one with mistakes with %s', async kind => {
  // Like олбог, a cushion.
  expect((await engines.get(kind)?.list({ text: 'уулбүүк 16', page: 1, perPage: 5 }, NOW))?.corrected).toBe('уул бүүк 16')
})

test.each(['postgres', 'elasticsearch'])('ranks goods by a use in their title with %s', async kind => {
  const place = createPlaceFinder(kind)
  expect(await place('чанга яригч гадаа үдэшлэгт', '=Party speaker')).toBe(1)
  expect(await place('цагаан сараар өмсөх даашинз', '=Tsagaan Sar terleg dress')).toBe(1)
  // A phrase that begins with a preposition is no part of the goods, and neither is what follows it.
  expect(await place('camera for travel light', '=Pocket travel camera')).toBe(1)
})

test.each(['postgres', 'elasticsearch'])('finds goods by all uses that a text has with %s', async kind => {
  const place = createPlaceFinder(kind)
  // Two uses name it, and the first of each is another.
  expect(await place('хүүхдийн хацар улайгаад хөлдөөд', '=Children’s cheek balm')).toBe(1)
  // No use has both words.
  expect(await place('хөрш чимээтэй анхаарал төвлөрөхгүй', '=Noise-cancelling headphones')).toBe(1)
  expect(await place('уулын оройд хонох', 'TEN')).toBe(1)
  expect(await place('чем почистить машину внутри', '=Handheld car vacuum')).toBe(1)
  // Frozen is what the road is, and no freezer.
  expect(await place('хөлдсөн замд гулгадаг', 'ANK')).toBe(1)
  // A cape is no cap.
  expect(await place('мөрөнд нөмрөх', 'SCA', 'THR')).toBe(1)
  // A bag of the title says less than that it keeps the water out.
  expect(await place('бороонд цүнх нордог', '=Waterproof roll-top backpack')).toBe(1)
})

test.each(['postgres', 'elasticsearch'])('finds what does something with goods that it does not have with %s', async kind => {
  for (const text of ['байшин цэвэрлэх', 'чистить диван'])
    expect((await listTitles(kind, text))[0], text).toMatch(/vacuum cleaner|floor washer/)
  const { missing } = (await engines.get(kind)?.list({ text: 'байшин цэвэрлэх', page: 1, perPage: 5 }, NOW)) ?? {}
  expect(missing).toEqual(['байшин'])
  // Nothing brushes teeth.
  expect((await engines.get(kind)?.list({ text: 'шүд угаах', page: 1, perPage: 5 }, NOW))?.ids).toEqual([])
})

test.each(['postgres', 'elasticsearch'])('puts the narrower kinds of a use first with %s', async kind => {
  const place = createPlaceFinder(kind)
  // Its title ends with `set`, and only its kind of goods says that it is skis.
  for (const text of ['лыжи для новичка', 'анх цана сурах']) expect(await place(text, '=Beginner ski set'), text).toBe(1)
})

test.each(['postgres', 'elasticsearch'])('reads words as goods only where these are named with %s', async kind => {
  const place = createPlaceFinder(kind)
  expect(await place('бага насны хүүхэд дугуй сурах', '=Balance bike', '=Children’s bicycle, 16 inch')).toBe(1)
  expect(await place('хүзүүндээ зүүдэг чихэвч', 'HEA')).toBe(1)
  expect(await place('уул явах дугуй', '=Mountain bike')).toBe(1)
  // The latin word is no plural of one for underwear.
  expect(await place('termos', 'THE')).toBe(1)
  expect(await place('цана эсвэл чарга', 'SKI')).toBe(1)
  // With a space at another place they suggest nothing.
  expect(await place('нарныш ил', 'SUN')).toBe(1)
  expect(await place('хүүхэд дугуй', '=Balance bike', '=Children’s bicycle, 16 inch')).toBe(1)
  // The other words of a phrase that stands for goods of another name.
  expect(await place('капсултай кофе машин', '=Capsule coffee machine')).toBe(1)
  expect(await place('зурагт 6', '=65-inch QLED television')).toBe(1)
  // A vessel for flowers is a vase, and дараах no form of what one does at night.
  expect(await place('цэцэг тавих сав', 'VAS')).toBe(1)
  expect(await place('нуруу даарах шөнө', 'THR')).toBe(1)
})

test('fiddles stand for a violin that the shop does not have', async () => {
  for (const text of ['violin', 'скрипка']) {
    const found = await engines.get('postgres')?.list({ text, page: 1, perPage: 3 }, NOW)
    expect(found?.missing, text).toEqual([text])
    for (const id of found?.ids ?? []) expect(existing.get(id)?.family, text).toBe('MKH')
    expect(found?.ids, text).toHaveLength(3)
  }
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
