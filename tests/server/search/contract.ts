import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SORTS } from '#domain/product.ts'
import { invalidateLocally } from '#server/kernel/cache/invalidation.ts'
import { readConfig } from '#server/kernel/config.ts'
import type { Db } from '#server/kernel/db/open.ts'
import { startVisitCounter } from '#server/report/index.ts'
import { learnFromClicks } from '#server/search/index.ts'
import { siteSettings } from '#server/site/tables.ts'
import type { ListQuery } from '#domain/listing.ts'
import type { SearchEngine } from '#server/search/engine.ts'
import { furnishShop, addHours, NOON, stockProduct } from '../catalogue/small-shop.ts'
import { testFacets } from './facets-contract.ts'
import { countRuns } from '../../long.ts'
import { turnOn } from '../settings.ts'

export interface EngineUnderTest {
  db: Db
  engine: SearchEngine
  /** Updates an engine's own index after the products were written to the database. */
  settle?: () => Promise<void>
  close: () => Promise<void>
}

const SORTS_AND_NONE = [undefined, 'relevance', 'random', ...SORTS] as const

/** Words of several scripts, digits, codes, operators of query languages and anything else, in any order. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom('цамц', 'ноолууран', 'horgogch', 'cashmere', 'KH-SWE', 'KH-SWE-02-0', 'iphone15', '99112233', 'ба', 'the'),
      fc.string({ unit: fc.constantFrom(...Array.from('абвгөүёщьъ')), maxLength: 12 }),
      fc.string({ unit: fc.constantFrom(...Array.from('abcvwyzöü0123456789')), maxLength: 12 }),
      fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: 1, maxLength: 20 }),
      fc.string({ unit: fc.constantFrom(...Array.from(`&|!:*()<>'"\\#=@-_./%{}[]~^+ \u0000\t`)), maxLength: 6 }),
      fc.string({ unit: fc.constantFrom(...Array.from('日本語한국عربיתქა٣४Ⅻ½ﬁ\u0301\u200d😀')), maxLength: 6 }),
      fc.string({ unit: 'binary', maxLength: 8 })
    ),
    { maxLength: 6 }
  )
  .chain(parts => fc.constantFrom('', ' ', '-', '.').map(between => parts.join(between)))

/** Tests that every search engine must pass. */
export function testContract(open: () => Promise<EngineUnderTest>): void {
  let under: EngineUnderTest
  const ids: Record<string, number> = {}
  const variantOf: Record<string, number> = {}

  beforeAll(async () => {
    under = await open()
    const { db } = under
    await furnishShop(db)
    const add = async (slug: string, input: Omit<Parameters<typeof stockProduct>[1], 'slug'>): Promise<void> => {
      const made = await stockProduct(db, { slug, ...input })
      ids[slug] = made.id
      variantOf[slug] = made.variantIds[0] ?? 0
    }
    const knitted = { taxonId: 3, brandId: 1 }
    await add('KH-SWE-01', {
      ...knitted,
      title: { mn: 'Дугуй захтай ноолууран цамц', en: 'Crew-neck cashmere sweater' },
      description: { mn: 'Хадлангийн үед өмсөхөд тохиромжтой.', en: 'Its sleeves may be rolled up at haymaking.' },
      storeId: 1,
      variants: [{ price: 300_000 }],
      availableOn: addHours(-40)
    })
    await add('KH-SWE-02', {
      ...knitted,
      title: { mn: 'Өндөр захтай ноолууран цамц', en: 'Roll-neck cashmere sweater' },
      variants: [{ price: 320_000, salePrice: 240_000, saleExpireAt: addHours(5) }],
      availableOn: addHours(-30)
    })
    await add('KH-SWE-03', {
      ...knitted,
      title: { mn: 'Хонины ноосон цамц', en: 'Lambswool sweater' },
      variants: [{ price: 500_000, salePrice: 450_000 }],
      availableOn: addHours(-20)
    })
    await add('AL-SCA-01', {
      taxonId: 4,
      brandId: 2,
      title: { mn: 'Ноолууран ороолт', en: 'Cashmere scarf' },
      variants: [{ price: 120_000 }],
      availableOn: addHours(-10)
    })
    await add('FRI-9', {
      taxonId: 5,
      title: { mn: 'Хоёр хаалгатай хөргөгч', en: 'Two-door refrigerator' },
      variants: [{ price: 1_500_000 }],
      availableOn: addHours(-5)
    })
    await add('gone', { ...knitted, title: { mn: 'Дууссан цамц' }, variants: [{ onHand: 0 }] })
    await add('later', { ...knitted, title: { mn: 'Ирээдүйн цамц' }, availableOn: addHours(5) })
    await add('unseen', { ...knitted, title: { mn: 'Зураггүй цамц' }, pictured: false })
    await under.settle?.()
  }, 120_000)
  afterAll(() => under.close())

  const named = (found: readonly number[]): string[] => found.map(id => Object.keys(ids).find(slug => ids[slug] === id) ?? String(id))
  const list = async (query: Partial<ListQuery>): Promise<string[]> =>
    named((await under.engine.list({ page: 1, perPage: 40, ...query }, NOON)).ids)

  test('lists listable products, newest first', async () => {
    expect(await list({})).toEqual(['FRI-9', 'AL-SCA-01', 'KH-SWE-03', 'KH-SWE-02', 'KH-SWE-01'])
  })

  test('filters by taxon, brand, vendor, price, sale and deal', async () => {
    expect(await list({ taxon: 'women/knitwear' })).toEqual(['AL-SCA-01', 'KH-SWE-03', 'KH-SWE-02', 'KH-SWE-01'])
    expect(await list({ taxon: 'women/knitwear/sweaters', brands: ['khangai'], priceFrom: 300_000 })).toEqual(['KH-SWE-03', 'KH-SWE-01'])
    expect(await list({ vendorId: 7 })).toEqual(['KH-SWE-01'])
    expect(await list({ priceTo: 240_000 })).toEqual(['AL-SCA-01', 'KH-SWE-02'])
    expect(await list({ sale: true })).toEqual(['KH-SWE-03', 'KH-SWE-02'])
    expect(await list({ deal: true })).toEqual(['KH-SWE-02'])
    expect(await list({ taxon: 'nowhere' })).toEqual([])
    expect(await list({ brands: ["' OR 1=1 --"] })).toEqual([])
  })

  test('finds ids in their order, SKUs and variants', async () => {
    expect(await list({ ids: [ids['AL-SCA-01'] ?? 0, ids['gone'] ?? 0, ids['KH-SWE-01'] ?? 0, 999_999] })).toEqual([
      'AL-SCA-01',
      'KH-SWE-01'
    ])
    expect(await list({ skus: ['KH-SWE-02-0', 'FRI-9-0', 'nothing'] })).toEqual(['FRI-9', 'KH-SWE-02'])
    expect(await list({ variantIds: [variantOf['KH-SWE-03'] ?? 0] })).toEqual(['KH-SWE-03'])
    expect(await list({ ids: [] })).toEqual([])
  })

  test('sorts, and keeps a random order across pages', async () => {
    expect(await list({ sort: 'date_asc' })).toEqual(['KH-SWE-01', 'KH-SWE-02', 'KH-SWE-03', 'AL-SCA-01', 'FRI-9'])
    expect(await list({ sort: 'price_asc' })).toEqual(['AL-SCA-01', 'KH-SWE-02', 'KH-SWE-01', 'KH-SWE-03', 'FRI-9'])
    expect(await list({ sort: 'price_desc' })).toEqual(['FRI-9', 'KH-SWE-03', 'KH-SWE-01', 'KH-SWE-02', 'AL-SCA-01'])
    expect((await list({ sort: 'sale_desc' })).slice(0, 2)).toEqual(['KH-SWE-02', 'KH-SWE-03'])
    const allIds = await list({ sort: 'random', seed: 7 })
    expect(allIds.toSorted()).toEqual((await list({})).toSorted())
    expect([
      ...(await list({ sort: 'random', seed: 7, perPage: 3 })),
      ...(await list({ sort: 'random', seed: 7, perPage: 3, page: 2 }))
    ]).toEqual(allIds)
  })

  test('ranks what visitors opened after the same text higher, by the night after', async () => {
    const before = await list({ text: 'цамц' })
    const [first = '', second = '', third = ''] = before
    const scarf = 'AL-SCA-01'
    const counter = startVisitCounter({ db: under.db, now: () => NOON, config: readConfig({}) })
    const open = (path: string, text: string): void =>
      counter.countVisit({
        url: path,
        headers: {
          host: 'shop.mn',
          accept: 'text/html,application/xhtml+xml',
          'user-agent': 'Mozilla/5.0 Firefox/140.0',
          referer: `https://shop.mn/search?q=${encodeURIComponent(text)}`
        },
        results: null
      })
    for (let click = 0; click < 30; click++) open(`/products/${third}`, 'Цамц ')
    for (let click = 0; click < 2; click++) open(`/en/products/${second}`, 'цамц')
    open('/products/nothing', 'цамц')
    open('/brand/khangai', 'цамц')
    await counter.flush()
    expect(await list({ text: 'цамц' })).toEqual(before)
    const database = { db: under.db, kind: 'pglite', pool: null, now: () => new Date(), close: async () => {} } as const
    await learnFromClicks({ db: under.db, database, now: () => NOON })
    expect(await list({ text: 'цамц' })).toEqual([third, first, second])
    // What is no sweater is not among the sweaters, however often it is opened.
    for (let click = 0; click < 300; click++) open(`/products/${scarf}`, 'цамц')
    await counter.flush()
    await learnFromClicks({ db: under.db, database, now: () => NOON })
    expect(await list({ text: 'цамц' })).toEqual([third, first, second])
    await counter.stop()
    await turnOn({ db: under.db, database }, 'recordSearches', false)
    expect(await list({ text: 'цамц' })).toEqual(before)
    await learnFromClicks({ db: under.db, database, now: () => NOON })
    await under.db.delete(siteSettings)
    invalidateLocally(['site'])
    expect(await list({ text: 'цамц' })).toEqual(before)
  })

  test('has more where a page is full', async () => {
    expect((await under.engine.list({ page: 1, perPage: 5 }, NOON)).more).toBe(true)
    expect((await under.engine.list({ page: 2, perPage: 4 }, NOON)).more).toBe(false)
    expect(await under.engine.list({ page: 9999, perPage: 40 }, NOON)).toMatchObject({ ids: [], more: false, corrected: null, missing: [] })
  })

  test.each(['хөргөгч', 'horgogch', 'hvrgvgch', 'хоргогч', 'хөргөгчийн', 'refrigerator', 'hfjufux'])(
    'finds a refrigerator by %s',
    async text => {
      expect((await list({ text }))[0]).toBe('FRI-9')
    }
  )

  test('finds words in any order within the filters, and reports corrections', async () => {
    expect((await list({ text: 'цамц ноолууран' })).slice(0, 2).toSorted()).toEqual(['KH-SWE-01', 'KH-SWE-02'])
    expect(await list({ text: 'ноолууран', brands: ['altai'] })).toEqual(['AL-SCA-01'])
    expect(await list({ text: 'цамц', sort: 'price_desc', taxon: 'women/knitwear/sweaters' })).toEqual([
      'KH-SWE-03',
      'KH-SWE-01',
      'KH-SWE-02'
    ])
    const { corrected } = await under.engine.list({ text: 'хөргочг', page: 1, perPage: 5 }, NOON)
    expect(corrected).toBe('хөргөгч')
    expect((await under.engine.list({ text: 'хөргөгч', page: 1, perPage: 5 }, NOON)).corrected).toBeNull()
  })

  test.each([
    '',
    '   ',
    '%',
    "' OR 1=1 --",
    '<script>',
    'ъъъ',
    '\u0000\u0001',
    '"*:*" AND {',
    '\\',
    'ж'.repeat(10_000),
    'цамц '.repeat(2500),
    '😀'
  ])('answers %.20j', async text => {
    for (const response of [await under.engine.list({ text, page: 1, perPage: 5 }, NOON), await under.engine.suggest(text, 5, NOON)])
      expect(Array.isArray(response.ids)).toBe(true)
  })

  test.each(['iphone15', '99112233', 'a1b2c3d4', 'ax-77/1.b_2', '0000'])('finds nothing by %s, a code that no product has', async text => {
    expect(await list({ text })).toEqual([])
    expect(await list({ text, sort: 'price_asc' })).toEqual([])
    expect(await list({ text, page: 9 })).toEqual([])
    expect((await under.engine.suggest(text, 5, NOON)).ids).toEqual([])
    expect((await under.engine.countFacets({ text, page: 1, perPage: 40 }, NOON)).total).toBe(0)
    expect(await under.engine.countTaxons(0, { text }, 5, NOON)).toEqual([])
  })

  test.each(['kh-swe-02', 'KH-SWE-02-0', 'Kh-Swe-02-'])('finds a product first by %s, the beginning of its SKU', async text => {
    expect((await list({ text }))[0]).toBe('KH-SWE-02')
  })

  test('finds words by their synonyms in other languages, whatever their form', async () => {
    for (const text of ['холодильникны', 'fridges', 'holodilnik', 'холадильник']) expect(await list({ text }), text).toEqual(['FRI-9'])
    for (const text of ['шарфны', 'scarfs', 'scarves', 'шарф']) expect(await list({ text }), text).toEqual(['AL-SCA-01'])
  })

  test('ranks goods by their descriptions, which leave none out', async () => {
    for (const text of ['хадланд цамц', 'sweater for haymaking']) {
      const found = await list({ text })
      expect(found[0], text).toBe('KH-SWE-01')
      expect(found.toSorted(), text).toEqual(['KH-SWE-01', 'KH-SWE-02', 'KH-SWE-03'])
    }
  })

  test('shows cheap goods first where low prices are asked for, and no others', async () => {
    for (const text of ['хямд цамц', 'цамц хямдхан', 'hyamd tsamts', 'недорогой свитер', 'cheap sweaters'])
      expect(await list({ text }), text).toEqual(['KH-SWE-02', 'KH-SWE-01', 'KH-SWE-03'])
  })

  test('finds goods by a sentence that does not name them', async () => {
    expect((await list({ text: 'something of cashmere with sleeves that can be rolled up when we are haymaking' }))[0]).toBe('KH-SWE-01')
    expect((await list({ text: 'хүнсээ удаан хадгалдаг, хоёр хаалгатай том юм хэрэгтэй байна' }))[0]).toBe('FRI-9')
  })

  test('finds nothing for words of other things, and says which words it lacks', async () => {
    for (const text of ['цемент', 'куртик', 'йыөбөх', 'крокодил', 'asdfgh']) expect(await list({ text }), text).toEqual([])
    const { ids: found, missing } = await under.engine.list({ text: 'крокодил ороолт', page: 1, perPage: 40 }, NOON)
    expect({ found: named(found), missing }).toEqual({ found: ['AL-SCA-01'], missing: ['крокодил'] })
  })

  test('shows the kind of an absent brand', async () => {
    const { ids: found, missing } = await under.engine.list({ text: 'бош', page: 1, perPage: 40 }, NOON)
    expect({ found: named(found), missing }).toEqual({ found: ['FRI-9'], missing: ['бош'] })
    expect(await list({ text: 'самсунг хөргөгч 320л' })).toEqual(['FRI-9'])
  })

  test('responds to any text', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, fc.constantFrom(...SORTS_AND_NONE), fc.constantFrom(1, 2, 7), async (text, sort, page) => {
        const query = { text, page, perPage: 40, ...(sort ? { sort } : {}) }
        const { ids: found } = await under.engine.list(query, NOON)
        const { total } = await under.engine.countFacets(query, NOON)
        expect(found.length).toBe(Math.min(40, Math.max(0, total - (page - 1) * 40)))
        expect((await under.engine.suggest(text, 5, NOON)).ids.length).toBeLessThanOrEqual(5)
        expect(Array.isArray(await under.engine.countTaxons(0, { text }, 5, NOON))).toBe(true)
      }),
      { numRuns: countRuns(20, 500) }
    )
  })

  test('completes unfinished words', async () => {
    const suggest = async (text: string): Promise<string[]> => named((await under.engine.suggest(text, 50, NOON)).ids)
    expect(await suggest('хөрг')).toEqual(['FRI-9'])
    expect(await suggest('horg')).toEqual(['FRI-9'])
    expect((await suggest('ноолууран цам')).slice(0, 2).toSorted()).toEqual(['KH-SWE-01', 'KH-SWE-02'])
    expect(await suggest('zzzz')).toEqual([])
    expect((await under.engine.suggest('ноолуур', 2, NOON)).ids).toHaveLength(2)
  })

  test('responds to several queries at once, in their order', async () => {
    const responses = await under.engine.listMany(
      [
        { text: 'хөргөгч', page: 1, perPage: 1 },
        { sale: true, page: 1, perPage: 40 },
        { taxon: 'nowhere', page: 1, perPage: 40 }
      ],
      NOON
    )
    expect(responses.map(({ ids: found }) => named(found))).toEqual([['FRI-9'], ['KH-SWE-03', 'KH-SWE-02'], []])
    expect(await under.engine.listMany([], NOON)).toEqual([])
  })

  test('has indexed products, listed or not', async () => {
    expect(await under.engine.has(ids['KH-SWE-01'] ?? 0)).toBe(true)
    expect(await under.engine.has(ids['gone'] ?? 0)).toBe(true)
    expect(await under.engine.has(999_999)).toBe(false)
  })

  test('finds related products by price difference, of the series, and similar ones', async () => {
    const of = ids['KH-SWE-01'] ?? 0
    expect(named(await under.engine.findRelated(of, 30, NOON))).toEqual(['KH-SWE-02', 'KH-SWE-03', 'AL-SCA-01'])
    expect(await under.engine.findRelated(of, 1, NOON)).toHaveLength(1)
    expect(named(await under.engine.findSeries(of, 20, NOON)).toSorted()).toEqual(['KH-SWE-02', 'KH-SWE-03'])
    const alike = named(await under.engine.findMoreLikeThis(of, 20, NOON))
    expect(alike[0]).toBe('KH-SWE-02')
    expect(alike).not.toContain('KH-SWE-01')
    for (const ask of [under.engine.findRelated, under.engine.findSeries, under.engine.findMoreLikeThis])
      expect(await ask(999_999, 20, NOON)).toEqual([])
  })

  test('counts taxons by level', async () => {
    expect(await under.engine.countTaxons(0, {}, 20, NOON)).toEqual([
      { permalink: 'women', count: 4 },
      { permalink: 'home', count: 1 }
    ])
    expect(await under.engine.countTaxons(2, { taxon: 'women/knitwear' }, 20, NOON)).toEqual([
      { permalink: 'women/knitwear/sweaters', count: 3 },
      { permalink: 'women/knitwear/scarves', count: 1 }
    ])
    expect(await under.engine.countTaxons(2, { text: 'ороолт' }, 1, NOON)).toEqual([{ permalink: 'women/knitwear/scarves', count: 1 }])
    expect(await under.engine.countTaxons(2, { sale: true }, 20, NOON)).toEqual([{ permalink: 'women/knitwear/sweaters', count: 2 }])
  })

  testFacets(open)
}
