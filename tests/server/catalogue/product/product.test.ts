import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductDetail, ProductPage, StockItem } from '#domain/product.ts'
import { users } from '#server/identity/tables.ts'
import { carts } from '#server/cart/tables.ts'
import { stockHolds } from '#server/inventory/tables.ts'
import { orders } from '#server/order/tables.ts'
import { stockSource } from '#server/sources.ts'
import { createProductRoutes } from '#server/catalogue/product/routes.ts'
import { ADDRESS } from '../../shop.ts'
import { furnishShop, addHours, NOON, openTestShop, stockProduct, createListingRoutes } from '../small-shop.ts'

const shop = await openTestShop([createListingRoutes, server => createProductRoutes(server, stockSource)])
const read = (slug: string, locale = 'mn') => shop.read<ProductDetail>(`/api/v2/products/${slug}`, locale)
let sweater = { id: 0, variantIds: [0] }
let gift = { id: 0, variantIds: [0] }

beforeAll(async () => {
  await furnishShop(shop.db)
  gift = await stockProduct(shop.db, { slug: 'mittens', title: { mn: 'Бээлий', en: 'Mittens' }, taxonId: 2, variants: [{ price: 20_000 }] })
  const spent = await stockProduct(shop.db, { slug: 'spent-gift', variants: [{ onHand: 0 }] })
  sweater = await stockProduct(shop.db, {
    slug: 'sweater',
    title: { mn: 'Цамц', en: 'Sweater' },
    description: { mn: 'Зөөлөн.' },
    propertyList: [{ name: { mn: 'Материал', en: 'Material' }, value: { mn: 'Ноолуур', en: 'Cashmere' } }],
    taxonId: 3,
    brandId: 1,
    storeId: 1,
    unit: { mn: 'ш', en: 'pc' },
    badgeCodes: ['new'],
    returnHours: 72,
    giftVariantIds: [spent.variantIds[0] ?? 0, gift.variantIds[0] ?? 0, 99_999],
    sizeChart: {
      columns: [
        { mn: 'Размер', en: 'Size' },
        { mn: 'Цээж', en: 'Chest' }
      ],
      rows: [['M', '96']]
    },
    variants: [
      { options: { clothing_size: 'M', colour: 'camel' }, price: 300_000, imageId: 'camel' },
      {
        options: { clothing_size: 'M', colour: 'sky' },
        price: 300_000,
        salePrice: 240_000,
        saleStartAt: addHours(-1),
        saleExpireAt: addHours(2),
        imageId: 'sky',
        onHand: 5,
        allocated: 2
      },
      { options: { clothing_size: 'XXL', colour: 'sky' }, price: 200_000, onHand: 0 },
      { options: { clothing_size: 'M', colour: 'sky' }, price: 250_000, onHand: 5000 }
    ]
  })
  await stockProduct(shop.db, { slug: 'tomorrow', availableOn: addHours(24) })
  await stockProduct(shop.db, { slug: 'vest', taxonId: 3, variants: [{ price: 230_000 }] })
  await stockProduct(shop.db, { slug: 'cardigan', taxonId: 3, variants: [{ price: 400_000 }] })
  await stockProduct(shop.db, { slug: 'scarf', taxonId: 4, variants: [{ price: 240_000 }] })
  await stockProduct(shop.db, { slug: 'kettle', taxonId: 5 })
  await stockProduct(shop.db, { slug: 'sold-out-vest', taxonId: 3, variants: [{ onHand: 0 }] })
  await stockProduct(shop.db, { slug: 'early', preorderOn: '2026-12-20', variants: [{ price: 10_000 }] })
  await stockProduct(shop.db, { slug: 'bare', variants: [{ onHand: 0 }], discontinued: true, pictured: false })
})
afterAll(() => shop.close())

describe('a product', () => {
  it('is complete, in the requested language', async () => {
    const product = await read('sweater', 'en')
    expect(product).toMatchObject({
      id: sweater.id,
      title: 'Sweater',
      description: 'Зөөлөн.',
      brand: 'Khangai',
      brand_code: 'khangai',
      property_list: [{ name: 'Material', value: 'Cashmere' }],
      store: { code: 'khangai-store', name: 'Хангай дэлгүүр', vendor_id: 7, official: true },
      unit: 'pc',
      badges: [
        { code: 'new', label: 'New', tone: 'new' },
        { code: 'gift', label: 'With a gift', tone: 'saf' }
      ],
      return_hours: 72,
      preorder_on: null,
      size_chart: { columns: ['Size', 'Chest'], rows: [['M', '96']] },
      gifts: [{ variant_id: gift.variantIds[0], title: 'Mittens' }],
      promise: { kind: 'hours' },
      taxons: [
        { permalink: 'women', name: 'Women' },
        { permalink: 'women/knitwear', name: 'Knitwear' },
        { permalink: 'women/knitwear/sweaters', name: 'Sweaters' }
      ],
      swatches: [
        { label: 'Camel', hex: '#C8A06A' },
        { label: 'Sky', hex: '#5A9BD5' }
      ]
    })
    expect(product.gifts).toHaveLength(1)
    expect(product.images.map(image => image.id)).toEqual(['front', 'camel', 'sky'])
    expect(product.images_by_colour).toEqual({ camel: ['camel'], sky: ['sky'] })
  })

  it('has the price of its cheapest available variant, like its card', async () => {
    const product = await read('sweater')
    const [card] = (await shop.read<ProductPage>(`/api/v2/products?ids=${sweater.id}`)).products
    for (const visible of [product, card]) {
      expect(visible).toMatchObject({
        vid: sweater.variantIds[1],
        price: 300_000,
        selling_price: 240_000,
        sale_percent: 20,
        variant_count: 4
      })
      expect(visible?.sale_expire_at).toBe(addHours(2).toISOString())
    }
    expect(card?.image?.id).toBe('sky')
    expect(card?.swatches).toEqual(product.swatches)
  })

  it('lists variants with labels, colours first, and the available quantity', async () => {
    const [camel, sky, large, plenty] = (await read('sweater')).variants
    expect(camel?.option_values).toEqual([
      { key: 'colour', value: 'camel', label: 'Тэмээн бор', hex: '#C8A06A' },
      { key: 'clothing_size', value: 'M', label: 'M', hex: null }
    ])
    expect(camel).toMatchObject({
      price: 300_000,
      selling_price: 300_000,
      sale_percent: 0,
      sale_expire_at: null,
      available: 10,
      stock: 'in_stock'
    })
    expect(sky).toMatchObject({ selling_price: 240_000, available: 3, stock: 'low_stock' })
    expect(large).toMatchObject({ available: 0, stock: 'out_of_stock' })
    expect(large?.option_values[1]).toMatchObject({ value: 'XXL', label: 'XXL' })
    expect(plenty).toMatchObject({ available: 999, stock: 'high_stock' })
  })

  it('follows a sale to the second', async () => {
    for (const [hours, selling] of [
      [-1, 240_000],
      [-1.001, 300_000],
      [1.999, 240_000],
      [2, 300_000]
    ] as const) {
      shop.clock.now = addHours(hours)
      expect((await read('sweater')).variants[1]?.selling_price).toBe(selling)
    }
    shop.clock.now = NOON
  })

  it('subtracts stock held by unpaid orders until the holds expire', async () => {
    const [user] = await shop.db.insert(users).values({ mobile: '88112345' }).returning({ id: users.id })
    const [cart] = await shop.db
      .insert(carts)
      .values({ userId: user?.id ?? 0, createdAt: NOON, updatedAt: NOON })
      .returning({ id: carts.id })
    const sums = { itemTotal: 0, shipTotal: 0, taxTotal: 0, total: 0, totalQuantity: 1 }
    const [order] = await shop.db
      .insert(orders)
      .values({
        number: 'D1',
        cartId: cart?.id ?? '',
        userId: user?.id ?? 0,
        state: 'awaiting_payment',
        status: 'payment_pending',
        ...sums,
        address: ADDRESS,
        locale: 'mn',
        expiresAt: addHours(1),
        createdAt: NOON
      })
      .returning({ id: orders.id })
    await shop.db
      .insert(stockHolds)
      .values({ orderId: order?.id ?? 0, variantId: sweater.variantIds[1] ?? 0, quantity: 3, expiresAt: addHours(1) })
    const reserved = await read('sweater')
    expect(reserved.variants[1]).toMatchObject({ available: 0, stock: 'out_of_stock' })
    expect(reserved).toMatchObject({ vid: sweater.variantIds[3], selling_price: 250_000 })
    shop.clock.now = addHours(1)
    expect((await read('sweater')).variants[1]?.available).toBe(3)
    shop.clock.now = NOON
  })

  it('is marked as a pre-order until its day', async () => {
    expect(await read('early')).toMatchObject({
      preorder_on: '2026-12-20',
      stock: 'preorder',
      promise: { kind: 'day', from: '2026-12-20T03:00:00.000Z' }
    })
    shop.clock.now = new Date('2026-12-19T16:00:00Z')
    expect(await read('early')).toMatchObject({ preorder_on: null, stock: 'in_stock' })
    shop.clock.now = NOON
  })

  it('can be discontinued, without pictures, brand, store or taxon', async () => {
    expect(await read('bare')).toMatchObject({
      stock: 'sold_out',
      images: [],
      brand: '',
      brand_code: '',
      store: null,
      taxons: [],
      size_chart: null,
      gifts: []
    })
  })

  it('says whether another has the same title, so that no two pages do', async () => {
    for (const slug of ['cap-1', 'cap-2']) await stockProduct(shop.db, { slug, title: { mn: 'Малгай', en: 'Cap' } })
    await stockProduct(shop.db, { slug: 'cap-3', title: { mn: 'Малгай 3', en: 'Cap' } })
    const namesakes = await Promise.all(['cap-1', 'cap-2', 'cap-3'].map(async slug => (await read(slug)).has_namesake))
    expect(namesakes).toEqual([true, true, false])
  })

  it('is found by its id', async () => expect((await read(String(sweater.id))).slug).toBe('sweater'))

  it('needs few queries', async () => {
    await read('sweater')
    // The product with its variants, and its gifts; everything else is cached.
    expect(await shop.queriesOf('/api/v2/products/sweater')).toBe(2)
    expect(await shop.queriesOf('/api/v2/products/vest')).toBeLessThanOrEqual(3)
    expect(await shop.queriesOf('/api/v2/products/vest')).toBe(1)
  })
})

describe('related products', () => {
  it('are of the same taxon by price difference, then of the parent, without itself', async () => {
    const page = await shop.read<ProductPage>('/api/v2/products/sweater/related')
    expect(page.products.map(product => product.slug)).toEqual(['vest', 'cardigan', 'scarf', 'mittens'])
    expect(page).toMatchObject({ per_page: 30, more: false })
  })

  it('are empty for a product without a taxon', async () => {
    expect((await shop.read<ProductPage>('/api/v2/products/bare/related')).products).toEqual([])
  })

  it('need few queries', async () => expect(await shop.queriesOf('/api/v2/products/sweater/related')).toBeLessThanOrEqual(5))
})

it('lists stock by location', async () => {
  expect(await shop.read<StockItem[]>(`/api/v2/products/0/variants/${sweater.variantIds[0]}/stock_items`)).toEqual([
    {
      variant_id: sweater.variantIds[0],
      sku: 'sweater-0',
      available: 10,
      stock: 'in_stock',
      store: { code: 'khangai-store', name: 'Хангай дэлгүүр', vendor_id: 7, official: true },
      branch: null
    }
  ])
})

describe('bad input', () => {
  it.each([
    'nothing',
    'tomorrow',
    '0',
    '99999',
    '99999999999999999999',
    '%00',
    'a%00b',
    '%E0%A4%A',
    "' OR 1=1 --",
    '%3Cscript%3E',
    'a'.repeat(5000)
  ])('does not find the product %.30s', async slug => {
    expect(await shop.get(`/api/v2/products/${slug}`)).toMatchObject({
      status: 404,
      body: { code: 'product_not_found', error: 'Ийм бараа олдсонгүй.' }
    })
    const related = await shop.get(`/api/v2/products/${slug}/related`, 'en')
    expect(related).toMatchObject({ status: 404, body: { error: 'This product was not found.' } })
  })

  it.each(['0', 'x', '99999', '99999999999', '%00'])('does not find the variant %s', async id => {
    expect(await shop.get(`/api/v2/products/0/variants/${id}/stock_items`)).toMatchObject({
      status: 404,
      body: { code: 'variant_not_found' }
    })
  })
})
