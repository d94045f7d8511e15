import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FACET_OPTIONS, type FacetCounts } from '#domain/facets.ts'
import { brands, stores, taxons } from '#server/catalogue/tables.ts'
import { refreshListing } from '#server/search/index.ts'
import { products, productTaxons, variants } from '#server/catalogue/product/tables.ts'
import { invalidateLocally } from '#server/kernel/cache/invalidation.ts'
import type { ListQuery } from '#domain/listing.ts'
import { furnishShop, addHours, NOON, stockProduct } from '../catalogue/small-shop.ts'
import type { EngineUnderTest } from './contract.ts'

/** Tests of facet counts for every engine, compared with the listings. */
export function testFacets(open: () => Promise<EngineUnderTest>): void {
  describe('facets', () => {
    let under: EngineUnderTest

    beforeAll(async () => {
      under = await open()
      const { db } = under
      await furnishShop(db)
      await db.insert(brands).values({ id: 3, code: 'gobi', name: { mn: 'Говь' } })
      await db.insert(stores).values({ id: 2, code: 'second', name: { mn: 'Хоёр дахь' }, vendorId: 9 })
      const colours = ['camel', 'sky', 'ink']
      const sizes = ['S', 'M', 'L']
      for (let n = 0; n < 24; n++) {
        const shoes = n % 4 === 3
        await stockProduct(db, {
          slug: `P-${n}`,
          title: { mn: n % 2 ? 'Ноолууран цамц' : 'Ноосон цамц' },
          taxonId: [3, 4, 3, 5][n % 4] ?? 3,
          brandId: 1 + (n % 3),
          ...(n % 5 === 0 ? {} : { storeId: 1 + (n % 2) }),
          averageRating: [0, 2.5, 3.9, 4, 5][n % 5] ?? 0,
          ...(n % 7 === 6 ? { preorderOn: '2026-12-20' } : {}),
          availableOn: addHours(-n - 1),
          variants: Array.from({ length: 1 + (n % 4) }, (_, at) => ({
            options: shoes
              ? { shoe_size: String(36 + ((n + at) % 3)), frame_colour: colours[n % 3] ?? '' }
              : { [n % 2 ? 'colour' : 'pattern']: colours[(n + at) % 3] ?? '', clothing_size: sizes[(n * 2 + at) % 3] ?? '' },
            price: 50_000 + n * 10_000,
            ...(n % 3 === 0 ? { salePrice: 40_000 + n * 9000, ...(n % 2 ? { saleExpireAt: addHours(5) } : {}) } : {}),
            onHand: at === 1 ? 0 : 4
          }))
        })
      }
      await stockProduct(db, { slug: 'gone', taxonId: 3, brandId: 1, variants: [{ onHand: 0, options: { colour: 'camel' } }] })
      await stockProduct(db, { slug: 'later', taxonId: 3, brandId: 1, availableOn: addHours(5) })
      await under.settle?.()
    }, 120_000)
    afterAll(() => under.close())

    const facets = (query: Partial<ListQuery>): Promise<FacetCounts> => under.engine.countFacets({ page: 1, perPage: 40, ...query }, NOON)
    const count = async (query: Partial<ListQuery>): Promise<number> =>
      (await under.engine.list({ ...query, page: 1, perPage: 100, sort: 'date_desc' }, NOON)).ids.length

    const QUESTIONS: [string, Partial<ListQuery>][] = [
      ['everything', {}],
      ['a taxon', { taxon: 'women/knitwear' }],
      ['a taxon after all others', { taxon: 'zoo' }],
      ['two brands', { brands: ['khangai', 'gobi'] }],
      ['a brand and a colour', { brands: ['altai'], options: { colour: ['camel'] } }],
      ['colours of a size', { options: { colour: ['camel', 'sky'], clothing_size: ['M'] } }],
      ['shoes', { options: { shoe_size: ['36', '37'] }, taxon: 'home' }],
      ['a price', { priceFrom: 100_000, priceTo: 200_000, stores: ['second'] }],
      ['a sale in stock', { sale: true, inStock: true }],
      ['deals well rated', { deal: true, ratingFrom: 3 }],
      ['a vendor', { vendorId: 7, options: { clothing_size: ['S', 'L'] } }],
      ['a text', { text: 'ноолууран', brands: ['khangai'], sale: true }],
      [
        'everything chosen',
        { brands: ['khangai'], stores: ['khangai-store'], options: { colour: ['ink'] }, priceTo: 150_000, ratingFrom: 2, inStock: true }
      ]
    ]

    test.each(QUESTIONS)('of %s count what choosing them would show', async (_name, query) => {
      const counts = await facets(query)
      expect(counts.total).toBe(await count(query))
      for (const { value, count: n } of counts.taxons) expect([value, n]).toEqual([value, await count({ ...query, taxon: value })])
      for (const { value, count: n } of counts.brands) expect([value, n]).toEqual([value, await count({ ...query, brands: [value] })])
      for (const { value, count: n } of counts.stores) expect([value, n]).toEqual([value, await count({ ...query, stores: [value] })])
      for (const key of FACET_OPTIONS)
        for (const { value, count: n } of counts.options[key])
          expect([key, value, n]).toEqual([key, value, await count({ ...query, options: { ...query.options, [key]: [value] } })])
      expect(counts.sale).toBe(await count({ ...query, sale: true }))
      expect(counts.in_stock).toBe(await count({ ...query, inStock: true }))
      for (const { value, count: n } of counts.ratings)
        expect([value, n]).toEqual([value, await count({ ...query, ratingFrom: Number(value) })])
      const { priceFrom: _from, priceTo: _to, ...anyPrice } = query
      if (counts.price) {
        const { from, to } = counts.price
        expect(await count({ ...anyPrice, priceFrom: from, priceTo: to })).toBe(await count(anyPrice))
        expect(await count({ ...anyPrice, priceTo: from })).toBeGreaterThan(0)
        expect(await count({ ...anyPrice, priceTo: from - 1 })).toBe(0)
        expect(await count({ ...anyPrice, priceFrom: to + 1 })).toBe(0)
      } else expect(await count(anyPrice)).toBe(0)
      for (const { from, to, count: n } of counts.price_bands ?? [])
        expect([from, n]).toEqual([from, await count({ ...anyPrice, priceFrom: from, ...(to === null ? {} : { priceTo: to }) })])
    })

    test('are counted from the first level down', async () => {
      expect((await facets({})).taxons.map(({ value }) => value)).toEqual(['women', 'home'])
      expect((await facets({ taxon: 'women' })).taxons.map(({ value }) => value)).toEqual(['women/knitwear'])
      expect((await facets({ taxon: 'women/knitwear/scarves' })).taxons).toEqual([])
    })

    test('omit empty values, and keep selected ones', async () => {
      const { brands: visible, total } = await facets({ brands: ['nobody', 'gobi'], taxon: 'women/knitwear/scarves' })
      expect(visible.find(({ value }) => value === 'nobody')).toEqual({ value: 'nobody', count: 0 })
      expect(visible.filter(({ value }) => value !== 'nobody').every(({ count: n }) => n > 0)).toBe(true)
      expect(total).toBe(await count({ brands: ['gobi'], taxon: 'women/knitwear/scarves' }))
      expect((await facets({ options: { colour: ['none'] } })).options.colour).toContainEqual({ value: 'none', count: 0 })
    })

    test('are empty without results, and otherwise sorted by count', async () => {
      const { price_bands: bands, ...nothing } = await facets({ taxon: 'nowhere' })
      expect(bands ?? []).toEqual([])
      expect(nothing).toEqual({
        total: 0,
        taxons: [],
        brands: [],
        stores: [],
        options: { colour: [], clothing_size: [], shoe_size: [], pants_size: [] },
        price: null,
        sale: 0,
        in_stock: 0,
        ratings: []
      })
      const counts = (await facets({})).options.clothing_size.map(({ count: n }) => n)
      expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    })

    test('follow changes', async () => {
      const { db } = under
      const before = await facets({})
      const named = await facets({ text: 'ноолууран' })
      const [row] = await db.select({ id: products.id }).from(products).where(eq(products.slug, 'P-0'))
      const id = row?.id ?? 0
      await db.update(variants).set({ onHand: 0, allocated: 0 }).where(eq(variants.productId, id))
      await refreshListing(db, [id], NOON)
      const { id: made } = await stockProduct(db, {
        slug: 'fresh',
        title: { mn: 'Ноолууран бээлий' },
        taxonId: 5,
        brandId: 2,
        variants: [{ price: 999_000, options: { colour: 'new' } }]
      })
      await under.settle?.()
      const after = await facets({})
      expect(after.total).toBe(before.total)
      expect(after.price?.to).toBe(999_000)
      expect(after.options.colour).toContainEqual({ value: 'new', count: 1 })
      // One product was removed and one was added.
      expect(await facets({ text: 'ноолууран' })).toMatchObject({ total: named.total, price: { to: 999_000 } })
      expect(named.price?.to).toBeLessThan(999_000)
      expect((await under.engine.list({ text: 'ноолууран', sort: 'price_desc', page: 1, perPage: 1 }, NOON)).ids).toEqual([made])
      // A product in another taxon changes no other count.
      await stockProduct(db, { slug: 'alone', taxonId: 5, brandId: 2, variants: [{ price: 999_000 }] })
      await under.settle?.()
      expect(await facets({})).toMatchObject({ total: after.total + 1, price: after.price })
      await db.update(products).set({ averageRating: 4.5 }).where(eq(products.id, made))
      await under.settle?.()
      expect((await facets({ options: { colour: ['new'] } })).ratings).toContainEqual({ value: '4', count: 1 })
    })

    test('offer the 20 taxons with the most products', async () => {
      const { db } = under
      const made = Array.from({ length: 21 }, (_, n) => ({
        id: 100 + n,
        parentId: 5,
        permalink: `home/t-${n}`,
        name: { mn: `${n}` },
        depth: 2
      }))
      await db.insert(taxons).values(made)
      invalidateLocally(['taxons'])
      const { id: everywhere } = await stockProduct(db, { slug: 'everywhere', taxonId: 5 })
      const { id: last } = await stockProduct(db, { slug: 'last', taxonId: 5 })
      await db
        .insert(productTaxons)
        .values([...made.map(({ id }) => ({ taxonId: id, productId: everywhere })), { taxonId: 120, productId: last }])
      await refreshListing(db, [everywhere, last], NOON)
      await under.settle?.()
      const { taxons: offered } = await facets({ taxon: 'home' })
      expect(offered).toHaveLength(20)
      expect(offered[0]).toEqual({ value: 'home/t-20', count: 2 })
    })
  })
}
