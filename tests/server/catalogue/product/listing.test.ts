import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductFacets, ProductPage } from '#domain/product.ts'
import { products } from '#server/catalogue/product/tables.ts'
import { createProductRoutes } from '#server/catalogue/product/routes.ts'
import { stockSource } from '#server/sources.ts'
import { KINDS } from '../../database.ts'
import { furnishShop, addHours, createListingRoutes, NOON, openTestShop, stockProduct, type TestShop } from '../small-shop.ts'
import { turnOn } from '../../settings.ts'

describe.each(KINDS)('on %s', kind => {
  let shop: TestShop
  const list = (query = '', locale = 'mn') => shop.read<ProductPage>(`/api/v2/products${query}`, locale)
  const slugs = async (query = ''): Promise<string[]> => (await list(query)).products.map(product => product.slug)
  const ids: Record<string, number> = {}

  beforeAll(async () => {
    shop = await openTestShop([createListingRoutes, server => createProductRoutes(server, stockSource)], kind)
    await furnishShop(shop.db)
    await turnOn(shop.server, 'showLease')
    const add = async (input: Parameters<typeof stockProduct>[1]) => (ids[input.slug] = (await stockProduct(shop.db, input)).id)
    await add({
      slug: 'sweater',
      title: { mn: 'Ноолууран цамц', en: 'Cashmere sweater' },
      taxonId: 3,
      brandId: 1,
      variants: [{ price: 300_000 }],
      availableOn: addHours(-1),
      badgeCodes: ['new', 'gone']
    })
    await add({
      slug: 'cardigan',
      title: { mn: '100% ноос_кардиган' },
      taxonId: 3,
      brandId: 1,
      variants: [{ price: 200_000, salePrice: 150_000, saleExpireAt: addHours(5) }],
      availableOn: addHours(-2)
    })
    await add({
      slug: 'scarf',
      title: { en: 'Scarf' },
      taxonId: 4,
      brandId: 2,
      variants: [{ price: 90_000, salePrice: 45_000 }],
      availableOn: addHours(-3)
    })
    await add({ slug: 'kettle', title: { mn: 'Данх' }, taxonId: 5, variants: [{ price: 60_000 }], availableOn: addHours(-4) })
    await add({ slug: 'not-yet', availableOn: addHours(1), taxonId: 5 })
    await add({ slug: 'gone', variants: [{ onHand: 3, allocated: 3 }], taxonId: 5 })
    await add({ slug: 'unseen', pictured: false, taxonId: 5 })
    await add({ slug: 'free', variants: [{ price: 1 }], taxonId: 5 })
  })
  afterAll(() => shop.close())

  describe('listable products', () => {
    it('are those with a price, stock and a picture that are available, newest first', async () => {
      expect(await slugs()).toEqual(['sweater', 'cardigan', 'scarf', 'kettle'])
    })

    it('have complete cards in the requested language, else in the other one', async () => {
      const [sweater, , scarf] = (await list('', 'en')).products
      expect(sweater).toEqual({
        id: ids['sweater'],
        slug: 'sweater',
        title: 'Cashmere sweater',
        brand: 'Khangai',
        vid: expect.any(Number),
        variant_count: 1,
        image: { id: 'front', width: 800, height: 1000, alt: 'sweater урдаас' },
        swatches: [],
        price: 300_000,
        selling_price: 300_000,
        sale_percent: 0,
        sale_expire_at: null,
        total_on_hand: 10,
        stock: 'in_stock',
        badges: [{ code: 'new', label: 'New', tone: 'new' }],
        average_rating: 0,
        total_reviews: 0,
        lease_monthly: 21_300,
        gift_count: 0
      })
      expect(scarf).toMatchObject({ title: 'Scarf', brand: 'Altai', price: 90_000, selling_price: 45_000, sale_percent: 50 })
      expect((await list('?q=scarf')).products[0]?.title).toBe('Scarf')
    })

    it('ends a sale on time, before the job runs', async () => {
      shop.clock.now = addHours(5)
      const cardigan = (await list(`?ids=${ids['cardigan']}`)).products[0]
      const onSale = await slugs('?sale=true')
      shop.clock.now = NOON
      expect(cardigan).toMatchObject({ selling_price: 200_000, sale_percent: 0, sale_expire_at: null })
      expect(onSale).toEqual(['scarf'])
    })
  })

  describe('filters', () => {
    it('lists a taxon with its descendants, and its path', async () => {
      const page = await list('?taxon=women/knitwear')
      expect(page.products.map(product => product.slug)).toEqual(['sweater', 'cardigan', 'scarf'])
      expect(page.taxon).toEqual({
        permalink: 'women/knitwear',
        name: 'Ноолуур, сүлжмэл',
        description: '',
        ancestors: [{ permalink: 'women', name: 'Эмэгтэй' }],
        children: [
          { permalink: 'women/knitwear/sweaters', name: 'Цамц' },
          { permalink: 'women/knitwear/scarves', name: 'Ороолт' }
        ]
      })
    })

    it('filters by brand, sale, ids in their order, and words of title or brand', async () => {
      expect(await slugs('?brand=khangai')).toEqual(['sweater', 'cardigan'])
      expect(await slugs('?sale=1')).toEqual(['cardigan', 'scarf'])
      expect(await slugs('?sale=0')).toHaveLength(4)
      expect(await slugs(`?ids=${ids['kettle']},${ids['sweater']},${ids['gone']},99999`)).toEqual(['kettle', 'sweater'])
      // The other products are in a taxon of that name.
      expect(await slugs('?q=НООЛУУРАН')).toEqual(['sweater', 'scarf', 'cardigan'])
      expect(await slugs(`?q=${encodeURIComponent('хангай цамц')}`)).toEqual(['sweater', 'cardigan'])
      expect(await slugs('?q=altai')).toEqual(['scarf'])
      expect(await slugs('?q=%20%20')).toHaveLength(4)
    })

    it('filters by facets', async () => {
      expect(await slugs('?brands=khangai&brands=altai&price_to=150000')).toEqual(['cardigan', 'scarf'])
      expect(await slugs('?brands=nobody')).toEqual([])
      expect(await slugs('?deal=1')).toEqual(['cardigan'])
      expect(await slugs('?colour=none&in_stock=1')).toEqual([])
      expect(await slugs(`?brands=${encodeURIComponent("' OR 1=1 --")}&colour=${encodeURIComponent('<script>')}`)).toEqual([])
    })

    it('counts facets with labels', async () => {
      const facets = await shop.read<ProductFacets>('/api/v2/products/facets?taxon=women/knitwear', 'en')
      expect(facets).toMatchObject({ total: 3, sale: 2, in_stock: 3, price: { from: 45_000, to: 300_000 } })
      expect(facets.taxons).toEqual([
        { value: 'women/knitwear/sweaters', label: 'Sweaters', count: 2 },
        { value: 'women/knitwear/scarves', label: 'Ороолт', count: 1 }
      ])
      expect(facets.brands).toEqual([
        { value: 'khangai', label: 'Khangai', count: 2 },
        { value: 'altai', label: 'Altai', count: 1 }
      ])
      expect(await shop.get('/api/v2/products/facets?taxon=nowhere')).toMatchObject({ status: 404, body: { code: 'not_found' } })
    })

    it('returns a page and its facets in one call', async () => {
      for (const query of ['?taxon=women/knitwear', '?q=ноолууран', '?sale=1&per_page=1', '?brand=altai&page=9']) {
        const { facets, ...page } = await list(`${query}&facets=true`, 'en')
        expect(facets).toEqual(await shop.read(`/api/v2/products/facets${query}`, 'en'))
        expect(page).toEqual(await list(query, 'en'))
      }
      expect(await list('?taxon=women')).not.toHaveProperty('facets')
      expect((await shop.get('/api/v2/products?facets=perhaps')).status).toBe(422)
    })

    it('escapes pattern characters', async () => {
      expect(await slugs('?q=100%25')).toEqual(['cardigan'])
      expect(await slugs('?q=%25')).toEqual([])
      expect(await slugs(`?q=${encodeURIComponent("' OR 1=1 --")}`)).toEqual([])
      expect(await slugs(`?q=${encodeURIComponent('<script>alert(1)</script>')}`)).toEqual([])
    })
  })

  describe('sort order and pages', () => {
    it.each([
      ['date_desc', ['sweater', 'cardigan', 'scarf', 'kettle']],
      ['date_asc', ['kettle', 'scarf', 'cardigan', 'sweater']],
      ['price_asc', ['scarf', 'kettle', 'cardigan', 'sweater']],
      ['price_desc', ['sweater', 'cardigan', 'kettle', 'scarf']],
      ['sale_desc', ['scarf', 'cardigan', 'kettle', 'sweater']]
    ])('sorts by %s', async (sort, expected) => expect(await slugs(`?sort=${sort}`)).toEqual(expected))

    it('keeps a random order across pages per seed', async () => {
      const orders = new Set<string>()
      for (let seed = 0; seed < 12; seed++) {
        const pages = [
          await slugs(`?sort=random&seed=${seed}&per_page=2`),
          await slugs(`?sort=random&seed=${seed}&per_page=2&page=2`)
        ].flat()
        expect(pages.toSorted()).toEqual(['cardigan', 'kettle', 'scarf', 'sweater'])
        expect(pages).toEqual(await slugs(`?sort=random&seed=${seed}`))
        orders.add(pages.join())
      }
      expect(orders.size).toBeGreaterThan(3)
      expect(await slugs('?sort=random')).toEqual(await slugs('?sort=random'))
    })

    it('has more where a page is full', async () => {
      expect(await list('?per_page=3')).toMatchObject({ page: 1, per_page: 3, more: true })
      expect(await list('?per_page=3&page=2')).toMatchObject({ page: 2, more: false, products: [{ slug: 'kettle' }] })
      expect(await list('?page=10000')).toMatchObject({ products: [], more: false })
      expect((await list()).per_page).toBe(40)
      expect((await list('?taxon=women')).per_page).toBe(100)
      expect((await list('?deal=1')).per_page).toBe(20)
      expect((await list('?vendor=7')).per_page).toBe(20)
    })
  })

  describe('bad input', () => {
    it.each([
    'page=0', 'page=1000000000', 'page=-1', 'page=1.5', 'page=', 'page=x', 'page=1&page=2',
    'per_page=0', 'per_page=1000000', 'sort=cheapest', 'sort=', 'seed=-1', 'seed=99999999999', 'sale=perhaps',
    'ids=', 'ids=1,x', 'ids=0', 'ids=99999999999', `ids=${Array.from({ length: 101 }, (_, n) => n + 1).join()}`,
    'rating=5', 'rating=x', 'price_from=-1', 'price_to=1e9', 'in_stock=perhaps', 'vendor=0', 'brands=', 'colour=%00',
    Array.from({ length: 31 }, (_, n) => `shoe_size=${n}`).join('&'), `stores=${'s'.repeat(101)}`,
    `q=${'a'.repeat(10_000)}`, 'q=a%00b', 'taxon=%00', `taxon=${'a'.repeat(501)}`, `brand=${'b'.repeat(101)}`
  ])('refuses %.40s with words', async query => {
    const { status, body } = await shop.get(`/api/v2/products?${query}`)
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'validation', errors: { [query.split('=')[0] ?? '']: [expect.stringMatching(/^(?:Энэ утгыг шалгана уу\.|Хоосон байж болохгүй|Хэтэрхий урт байна)$/)] } })
  }) // prettier-ignore

    it.each(['taxon=nowhere', 'taxon=', "taxon=' OR 1=1", 'brand=nobody', 'brand=%3Cb%3E'])('does not find %s', async query => {
      expect(await shop.get(`/api/v2/products?${query}`)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    })

    it('ignores unknown parameters, also three hundred facets', async () => {
      const facets = Array.from({ length: 300 }, (_, n) => `facet${n}=x`).join('&')
      expect(await slugs(`?${facets}`)).toHaveLength(4)
    })
  })

  it('needs one query for a page, also with facets, whatever its size', async () => {
    // Changes are read again while an earlier transaction is open, also one of another test.
    await expect.poll(() => shop.queriesOf('/api/v2/products?taxon=women'), { timeout: 20_000 }).toBe(1)
    for (const query of [
      'taxon=women&sort=price_asc',
      'brand=khangai',
      'brands=khangai&brands=altai&in_stock=1&colour=x',
      'sort=random&page=9',
      'taxon=women&facets=true'
    ])
      expect([query, await shop.queriesOf(`/api/v2/products?${query}`)]).toEqual([query, 1])
    expect(await shop.queriesOf('/api/v2/products?q=цамц')).toBe(2)
    expect(await shop.queriesOf('/api/v2/products/facets?taxon=women')).toBe(1)
    expect(await shop.queriesOf('/api/v2/products?q=цамц&facets=true')).toBe(2)
  })

  it('lists the same products for sitemaps, each in the part of its id', async () => {
    const readPart = async (part: number) =>
      (await shop.read<{ slug: string }[]>(`/api/v2/sitemap_products?part=${part}`)).map(({ slug }) => slug)
    expect(await shop.read('/api/v2/sitemap_products/parts')).toEqual([1])
    expect(await readPart(1)).toEqual(['sweater', 'cardigan', 'scarf', 'kettle'])
    await shop.db.execute(sql`SELECT setval(pg_get_serial_sequence('products', 'id'), 9999)`)
    const { id: last } = await stockProduct(shop.db, { slug: 'last', taxonId: 5, availableOn: addHours(-5) })
    const { id: next } = await stockProduct(shop.db, { slug: 'next', taxonId: 5, availableOn: addHours(-6) })
    expect([last, next]).toEqual([10_000, 10_001])
    expect(await shop.read('/api/v2/sitemap_products/parts')).toEqual([1, 2, 3])
    expect(await Promise.all([1, 2, 3, 4].map(readPart))).toEqual([['sweater', 'cardigan', 'scarf', 'kettle'], ['last'], ['next'], []])
    await shop.db.update(products).set({ totalOnHand: 0 }).where(eq(products.slug, 'last'))
    expect(await shop.read('/api/v2/sitemap_products/parts')).toEqual([1, 3])
  })

  it('omits withdrawn products', async () => {
    await shop.db.update(products).set({ totalOnHand: 0 }).where(eq(products.slug, 'kettle'))
    expect(await slugs()).not.toContain('kettle')
  })
})
