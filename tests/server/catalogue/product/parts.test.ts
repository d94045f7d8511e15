import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Build } from '#contract/product.ts'
import type { SearchDocument } from '#contract/search-document.ts'
import type { ProductDelivery } from '#domain/delivery.ts'
import { DEFAULT_LEASE_TERMS, calculateMonthlyLeasePayment } from '#domain/lease.ts'
import type { NutritionFacts } from '#domain/nutrition.ts'
import type { ProductDetail, ProductPage, StockItem } from '#domain/product.ts'
import { badges } from '#server/catalogue/tables.ts'
import { invalidate } from '#server/kernel/cache/invalidation.ts'
import { branches } from '#server/site/tables.ts'
import { stockItems } from '#server/inventory/tables.ts'
import { stockSource } from '#server/sources.ts'
import { refreshSalePrices } from '#server/search/index.ts'
import { createProductRoutes } from '#server/catalogue/product/routes.ts'
import { products, variants } from '#server/catalogue/product/tables.ts'
import type { SettingOf } from '#contract/setting.ts'
import { siteSettings } from '#server/site/tables.ts'
import { seedZones } from '#server/site/zones/seed.ts'
import { furnishShop, addHours, NOON, openTestShop, stockProduct, createListingRoutes } from '../small-shop.ts'
import { setFlags, storeSetting } from '../../settings.ts'

const shop = await openTestShop([createListingRoutes, server => createProductRoutes(server, stockSource)])
const read = (slug: string, locale = 'mn') => shop.read<ProductDetail>(`/api/v2/products/${slug}`, locale)
const createBranch = (code: string, position: number) => ({
  code,
  name: { mn: `${code} салбар`, en: `${code} branch` },
  address: { mn: 'Гудамж 1', en: 'Street 1' },
  phone: '77001188',
  hours: { mn: 'Өдөр бүр' },
  latitude: 47.9,
  longitude: 106.9,
  position
})
let honey = { id: 0, variantIds: [0] }

beforeAll(async () => {
  await furnishShop(shop.db)
  await seedZones(shop.db)
  await shop.db.insert(branches).values([createBranch('north', 2), createBranch('south', 1), createBranch('empty', 3)])
  honey = await stockProduct(shop.db, {
    slug: 'honey',
    title: { mn: 'Бал', en: 'Honey' },
    unit: { mn: 'ш', en: 'pc' },
    description: { en: 'Never heated.' },
    seoTitle: { mn: 'Цэцгийн бал' },
    nutrition: { per: 'g', values: { energy: 304, sugars: 75 }, allergens: { mn: 'Үгүй' } },
    variants: [{ price: 28_900 }, { price: 52_900, onHand: 3 }]
  })
  await shop.db
    .update(variants)
    .set({ contentAmount: 350, contentUnit: 'g' })
    .where(eq(variants.id, honey.variantIds[0] ?? 0))
  await shop.db.insert(stockItems).values([
    { variantId: honey.variantIds[0] ?? 0, branchCode: 'north', onHand: 4 },
    { variantId: honey.variantIds[0] ?? 0, branchCode: 'south', onHand: 90 },
    { variantId: honey.variantIds[0] ?? 0, branchCode: 'empty', onHand: 0 }
  ])
  await setFlags(shop.server, { showLease: true, points: true })
  await storeSetting(shop.server, 'lease', { interest: 3, barrier: 300_000 })
  await stockProduct(shop.db, { slug: 'fridge', lease: true, variants: [{ price: 400_000 }] })
  await stockProduct(shop.db, { slug: 'crate', lease: false, variants: [{ price: 400_000 }] })
  await stockProduct(shop.db, { slug: 'festive', availableUntil: addHours(1) })
  const bowl = await stockProduct(shop.db, {
    slug: 'bowl',
    title: { mn: 'Аяга' },
    variants: [{ price: 40_000 }, { price: 30_000, onHand: 1 }]
  })
  const removed = await stockProduct(shop.db, { slug: 'gone', variants: [{ onHand: 0 }] })
  await shop.db
    .update(products)
    .set({ giftVariantIds: [...removed.variantIds, ...honey.variantIds] })
    .where(eq(products.id, bowl.id))
  const members = [
    { productId: bowl.id, quantity: 2 },
    { productId: removed.id, quantity: 1 },
    { productId: 99_999, quantity: 1 }
  ]
  await stockProduct(shop.db, { slug: 'tea-set', bundleItems: members })
  const part = (slug: string, buildPart: NonNullable<(typeof products.$inferSelect)['buildPart']>) =>
    stockProduct(shop.db, { slug, buildPart })
  await part('phone', { slot: 'phone', offers: ['bluetooth', 'usb_c'] })
  await part('old-phone', { slot: 'phone', offers: ['jack'] })
  await part('wired', { slot: 'headphones', needs: ['jack'] })
  await part('wireless', { slot: 'headphones', needs: ['bluetooth'] })
  await part('speaker', { slot: 'speaker', needs: ['optical', 'bluetooth'] })
})
afterAll(() => shop.close())

describe('details of a product page', () => {
  it('computes unit prices and points by variant', async () => {
    const [small, large] = (await read('honey')).variants
    expect(small).toMatchObject({ unit_price: { price: 82_571, per: 'kg' }, points: 289 })
    expect(large).toMatchObject({ unit_price: null, points: 529 })
  })

  it('has the language of its description, and texts for search engines', async () => {
    expect(await read('honey', 'mn')).toMatchObject({ description: 'Never heated.', description_locale: 'en', seo_title: 'Цэцгийн бал' })
    expect(await read('honey', 'en')).toMatchObject({ description_locale: 'en', seo_title: 'Цэцгийн бал', seo_description: '' })
  })

  it('has nutrition facts, without missing values', async () => {
    const context = await shop.read<NutritionFacts>('/api/v2/products/honey/nutrition')
    expect(context).toEqual({
      per: 'g',
      rows: [
        { nutrient: 'energy', amount: 304, unit: 'kcal' },
        { nutrient: 'sugars', amount: 75, unit: 'g' }
      ],
      kilojoules: 1272,
      ingredients: '',
      allergens: 'Үгүй'
    })
    expect((await read('honey')).nutrition).toEqual(context)
    expect(await shop.read('/api/v2/products/bowl/nutrition')).toBeNull()
    expect(await shop.get('/api/v2/products/nothing/nutrition')).toMatchObject({ status: 404 })
  })

  it('expires on time: the page displays it, the listing omits it', async () => {
    shop.clock.now = addHours(0.99)
    expect(await read('festive')).toMatchObject({ stock: 'in_stock', total_on_hand: 10 })
    shop.clock.now = addHours(1)
    const over = await read('festive')
    expect(over).toMatchObject({ stock: 'expired', total_on_hand: 0 })
    expect(over.variants[0]).toMatchObject({ stock: 'expired', available: 0 })
    await refreshSalePrices(shop.db, shop.clock.now)
    const [row] = await shop.db.select({ pieces: products.totalOnHand }).from(products).where(eq(products.slug, 'festive'))
    expect(row?.pieces).toBe(0)
    shop.clock.now = NOON
  })
})

describe('stock and delivery', () => {
  it('lists stock by branch in order, never above the available total', async () => {
    const items = await shop.read<StockItem[]>(`/api/v2/products/0/variants/${honey.variantIds[0]}/stock_items`, 'en')
    expect(items.map(item => [item.branch?.name ?? null, item.available, item.stock])).toEqual([
      [null, 10, 'in_stock'],
      ['south branch', 10, 'in_stock'],
      ['north branch', 4, 'low_stock']
    ])
  })

  it('promises a date and a fee by place', async () => {
    const far = await shop.read<ProductDelivery>('/api/v2/products/honey/delivery?city=11&district=1101')
    expect(far).toMatchObject({ city: { name: 'Улаанбаатар' }, price: 12_000, promise: { kind: 'hours' } })
    const country = await shop.read<ProductDelivery>('/api/v2/products/honey/delivery?city=61&district=6101')
    expect(country).toMatchObject({ price: 9000, promise: { kind: 'range' } })
  })

  it.each(['', '?city=11', '?city=61&district=1101', '?city=99&district=9999', '?city=1;&district=abcd'])(
    'refuses the place %s',
    async query => {
      expect((await shop.get(`/api/v2/products/honey/delivery${query}`)).status).toBe(422)
    }
  )
})

describe('related sections', () => {
  it.each(['goes_with', 'related', 'series', 'more_like_this'])('%s never holds the product itself', async shelf => {
    const page = await shop.read<ProductPage>(`/api/v2/products/honey/${shelf}`)
    expect(page.products.map(({ slug }) => slug)).not.toContain('honey')
    expect(await shop.get(`/api/v2/products/nothing/${shelf}`)).toMatchObject({ status: 404 })
  })
})

it('has a document with the field names of the search service, without sales that have not begun', async () => {
  await stockProduct(shop.db, { slug: 'later', variants: [{ price: 9000, salePrice: 5000, saleStartAt: addHours(2) }] })
  await stockProduct(shop.db, { slug: 'now', variants: [{ price: 9000, salePrice: 5000, saleStartAt: addHours(-2) }] })
  const document = (slug: string) => shop.read<SearchDocument>(`/api/v2/products/${slug}/document`)
  expect(await document('honey')).toMatchObject({
    id: honey.id,
    title: 'Бал',
    name: 'Honey',
    title_latin: expect.stringMatching(/^bal$/i) as string,
    unit: 'ш',
    variants: [{}, {}]
  })
  expect(await document('later')).toMatchObject({ sale_start_at: null, variants: [{ selling_price: 9000, prices: { sale_price: null } }] })
  expect(await document('now')).toMatchObject({
    sale_start_at: addHours(-2).toISOString(),
    variants: [{ selling_price: 5000, prices: { sale_price: 5000 } }]
  })
  expect(await shop.get('/api/v2/products/nothing/document')).toMatchObject({ status: 404 })
})

it('has a document without what the shop does not show', async () => {
  await stockProduct(shop.db, { slug: 'shown', brandId: 1, badgeCodes: ['new', 'cheap'], variants: [{ price: 9000, salePrice: 5000 }] })
  await shop.db.insert(badges).values({ code: 'cheap', label: { mn: 'Хямд' }, tone: 'sale' })
  const document = () => shop.read<SearchDocument>('/api/v2/products/shown/document')
  const change = async (value: SettingOf<'configs'>) => {
    await shop.db.update(siteSettings).set({ value }).where(eq(siteSettings.name, 'configs'))
    invalidate(shop.server.database, ['site'])
  }
  expect(await document()).toMatchObject({ badges: ['new', 'cheap'], brand: { code: 'khangai' }, total_on_hand: 10, price: 9000 })
  await change({ showLease: true, points: true, showBrand: false, showSale: false, showStock: false })
  expect(await document()).toMatchObject({
    badges: ['new'],
    brand: null,
    total_on_hand: 1,
    price: 5000,
    selling_price: 5000,
    sale_percent: 0,
    variants: [{ price: 5000, selling_price: 5000, prices: { price: 5000, sale_price: null } }]
  })
  await change({ showLease: true, points: true })
})

it('lists bundle members with sufficient stock', async () => {
  const [first, second] = honey.variantIds
  expect((await read('tea-set')).package).toMatchObject([
    {
      slug: 'bowl',
      title: 'Аяга',
      quantity: 2,
      variants: [{ price: 40_000 }],
      gifts: [{ variant_id: first, title: 'Бал' }, { variant_id: second }]
    }
  ])
  expect((await read('honey')).package).toEqual([])
})

it("has the same monthly lease payment on card and page, by the shop's terms", async () => {
  const { products: cards } = await shop.read<ProductPage>('/api/v2/products?price_from=400000&price_to=400000')
  const fridge = cards.find(({ slug }) => slug === 'fridge')
  const crate = cards.find(({ slug }) => slug === 'crate')
  expect(fridge?.lease_monthly).toBe(calculateMonthlyLeasePayment(400_000, { ...DEFAULT_LEASE_TERMS, interest: 3, barrier: 300_000 }))
  expect(crate?.lease_monthly).toBeNull()
  const page = await read('fridge')
  expect([page.lease_monthly, page.lease_terms]).toEqual([fridge?.lease_monthly, { ...DEFAULT_LEASE_TERMS, interest: 3, barrier: 300_000 }])
})

describe('a compatibility build', () => {
  const build = async (parts: readonly string[], add?: string): Promise<Build> => {
    const response = await shop.app.request('/api/v2/compatibility_build/add', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ parts, add })
    })
    expect(response.status).toBe(200)
    return (await response.json()) as Build
  }

  it('lists connections between parts', async () => {
    const { parts, fits: matches, total } = await build(['phone'], 'speaker')
    expect(parts.map(({ product, connects }) => [product.slug, connects?.to, connects?.by])).toEqual([
      ['phone', undefined, undefined],
      ['speaker', 'phone', 'bluetooth']
    ])
    expect([matches, total]).toEqual([true, 100_000])
  })

  it('reports incompatible parts with reasons, and offers only compatible ones', async () => {
    const { parts, fits: matches, candidates } = await build(['phone', 'wired'])
    expect(matches).toBe(false)
    expect(parts[1]?.problems).toMatchObject([{ kind: 'no_connection', with: 'phone', needs: ['jack'], offers: ['bluetooth', 'usb_c'] }])
    expect(candidates.map(({ slot, products: each }) => [slot, each.map(({ slug }) => slug)])).toEqual([['speaker', ['speaker']]])
  })

  it('allows one part per slot, reports a missing device, and omits unknown parts', async () => {
    expect((await build(['phone', 'old-phone'])).parts[1]?.problems).toMatchObject([{ kind: 'taken', with: 'phone' }])
    const waiting = await build(['wireless', 'nothing', 'honey'])
    expect(waiting).toMatchObject({ fits: false, parts: [{ needs_device: true, problems: [] }] })
    expect(waiting.candidates.map(({ slot, products: each }) => [slot, each.map(({ slug }) => slug)])).toEqual([['phone', ['phone']]])
    expect((await build([])).candidates.map(({ slot }) => slot)).toEqual(['phone'])
  })

  it.each([{ parts: 'phone' }, { parts: Array.from({ length: 9 }, () => 'phone') }, { add: 'honey' }, { add: '' }, null])(
    'refuses %j',
    async body => {
      const response = await shop.app.request('/api/v2/compatibility_build/add', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body)
      })
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
    }
  )
})

it('finds cross-sell products from both sides, once each', async () => {
  const titled = (slug: string) => ({ slug, title: { mn: slug } })
  const hat = await stockProduct(shop.db, titled('cross-hat'))
  const mittens = await stockProduct(shop.db, titled('cross-mittens'))
  const soldOut = await stockProduct(shop.db, { ...titled('cross-sold-out'), variants: [{ onHand: 0 }] })
  const bundleItems = [hat, mittens, soldOut].map(({ id }) => ({ productId: id, quantity: 1 }))
  const sweater = await stockProduct(shop.db, { ...titled('cross-sweater'), bundleItems })
  const beside = async (...ids: number[]) =>
    (await shop.read<ProductPage>(`/api/v2/products/cross_sell?ids=${ids.join()}`)).products.map(({ slug }) => slug)
  expect(await beside(sweater.id)).toEqual(['cross-hat', 'cross-mittens'])
  expect(await beside(hat.id)).toEqual(['cross-sweater', 'cross-mittens'])
  expect(await beside(hat.id, sweater.id)).toEqual(['cross-mittens'])
  expect(await beside(honey.id)).toEqual([])
})
