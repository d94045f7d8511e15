import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ShopError } from '#domain/errors.ts'
import { readConfig } from '#server/kernel/config.ts'
import { authors } from '#server/content/author/tables.ts'
import { contentPages, entries, tags } from '#server/content/tables.ts'
import { insertEntry } from '../../content/published-entries.ts'
import { toErrorBody, toStatus } from '#server/kernel/http/errors.ts'
import { createOgRoutes } from '#server/link-preview/routes.ts'
import { createMemoryStorage, type Storage } from '#server/kernel/images/storage.ts'
import { storeImage } from '#server/kernel/images/store.ts'
import { breakLines, layOutText } from '#server/kernel/images/text.ts'
import { createProviders } from '#server/payment/providers.ts'
import { products, variants } from '#server/catalogue/product/tables.ts'
import { users } from '#server/identity/tables.ts'
import { wishlistItems, wishlists } from '#server/wishlist/tables.ts'
import { createMailShop } from '#server/site/index.ts'
import { storeContact } from '../../settings.ts'
import { openTestDatabase, type TestDatabase } from '../../database.ts'

const NOW = new Date('2026-01-15T04:00:00Z')
let database: TestDatabase
let storage: Storage
let get: (path: string, headers?: Record<string, string>) => Promise<Response>

beforeAll(async () => {
  database = await openTestDatabase('postgres')
  storage = createMemoryStorage()
  const imageId = await storeImage(storage, database.db, readFileSync('src/demo/drawings/products/deel.svg', 'utf8'), {
    format: 'svg'
  })
  const day = (text: string) => new Date(`${text}T00:00:00Z`)
  await database.db.insert(products).values([
    {
      slug: 'deel',
      title: { mn: 'Өвлийн дээл', en: 'Winter deel' },
      description: {},
      imageId,
      price: 389_000,
      sellingPrice: 329_900,
      salePercent: 15,
      saleExpireAt: day('2026-02-01'),
      availableOn: day('2026-01-01')
    },
    { slug: 'later', title: { mn: 'Дараа' }, description: {}, price: 1000, sellingPrice: 1000, availableOn: day('2027-01-01') }
  ])
  const [author] = await database.db
    .insert(authors)
    .values({ slug: 'nomin', name: { mn: 'Номин' } })
    .returning()
  const authorId = author?.id ?? 0
  await database.db.insert(tags).values({ code: 'guide', name: { mn: 'Зөвлөгөө' } })
  const text = { title: 'Ноолуур', summary: '', lead: '', blocks: [], seo_title: '', seo_description: '' }
  const wool = { kind: 'article', slug: 'wool', authorId, imageId, imageAlt: {}, tags: ['guide'], publishedAt: day('2026-01-01') } as const
  await insertEntry(database.db, { ...wool, tags: ['guide'], texts: { mn: text } })
  await database.db.insert(entries).values({ kind: 'article', slug: 'draft', authorId })
  await database.db.insert(contentPages).values({ slug: 'delivery', title: { mn: 'Хүргэлт' }, summary: {}, body: {} })
  const config = readConfig({})
  const app = new Hono().route(
    '/',
    createOgRoutes({
      config,
      db: database.db,
      database: database.database,
      storage,
      payments: createProviders(config),
      mailShop: createMailShop(database.db, config),
      now: () => NOW
    })
  )
  app.onError(error =>
    error instanceof ShopError
      ? Response.json(toErrorBody(error, 'mn'), { status: toStatus(error.code) })
      : Response.json(String(error), { status: 500 })
  )
  get = async (path, headers = {}) => app.fetch(new Request(`http://shop${path}`, { headers }))
})
afterAll(() => database.close())

test.each([
  '/og/product/deel.mn.png',
  '/og/product/deel.en.png?v=3',
  '/og/article/wool.mn.png',
  '/og/page/delivery.mn.png',
  '/og/site.png',
  '/og/site.mn.png',
  '/og/site.en.png'
])('%s is a PNG of 1200x630, small enough for chats', async path => {
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/png')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.byteLength).toBeLessThan(300_000)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect((await get(path, { 'if-none-match': response.headers.get('etag') ?? '' })).status).toBe(304)
})

test.each([
  '/og/product/nothing.mn.png',
  '/og/product/later.mn.png',
  '/og/article/draft.mn.png',
  '/og/product/deel.fr.png',
  '/og/product/deel.png',
  '/og/cart/deel.mn.png',
  '/og/site.fr.png',
  '/og/product/deel.mn.jpg'
])('%s is not found', async path => expect((await get(path)).status).toBe(404))

test('a new price gives a new picture', async () => {
  const before = (await get('/og/product/deel.mn.png')).headers.get('etag')
  await database.db.update(products).set({ sellingPrice: 299_900, salePercent: 23 }).where(eq(products.slug, 'deel'))
  expect((await get('/og/product/deel.mn.png')).headers.get('etag')).not.toBe(before)
})

test('a shared list shows its goods, and nothing once it is not shared', async () => {
  const { db } = database
  const [user] = await db.insert(users).values({ mobile: '99112233', firstName: 'Номин', createdAt: NOW }).returning()
  const [list] = await db
    .insert(wishlists)
    .values({ userId: user?.id ?? 0, hash: 'abcdef0123456789', shared: true, createdAt: NOW })
    .returning()
  const drawings = ['kettle', 'scarf', 'boots', 'bag'].map(
    (_, index) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 10"><rect width="8" height="10" fill="#${index * 3}00"/></svg>`
  )
  const shown: (string | null)[] = []
  const path = `/og/list/${list?.hash}.mn.png`
  for (const [index, drawing] of drawings.entries()) {
    const imageId = await storeImage(storage, db, drawing, { format: 'svg' })
    const [product] = await db
      .insert(products)
      .values({ slug: `goods-${index}`, title: { mn: 'Бараа' }, description: {}, imageId, availableOn: new Date('2026-01-01') })
      .returning()
    const [variant] = await db
      .insert(variants)
      .values({ productId: product?.id ?? 0, sku: `goods-${index}`, price: 1000, onHand: 1, position: 0 })
      .returning()
    await db.insert(wishlistItems).values({ wishlistId: list?.id ?? 0, variantId: variant?.id ?? 0, priceWhenAdded: 1000 })
    const response = await get(path)
    shown.push(response.headers.get('etag'))
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 630 })
  }
  expect(new Set(shown).size).toBe(drawings.length)
  const pixels = sharp(Buffer.from(await (await get(path)).arrayBuffer()))
  const colourAt = async (left: number, top: number) =>
    (await pixels.clone().removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer())[0] ?? 0
  const reds = [await colourAt(135, 155), await colourAt(405, 155), await colourAt(135, 475), await colourAt(405, 475)]
  expect(reds.map(red => Math.round(red / 51))).toEqual([3, 2, 1, 0])
  await db.update(wishlists).set({ shared: false })
  expect((await get(path)).status).toBe(404)
  expect((await get('/og/list/unknown.mn.png')).status).toBe(404)
})

test("the owner's logo is drawn in place of the mark", async () => {
  const red = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c00000' } })
    .png()
    .toBuffer()
  const logo = { id: await storeImage(storage, database.db, red, { format: 'png' }), width: 300, height: 300 }
  await storeContact(database, { name: { mn: 'Хүрэн тэмээ' }, logo })
  const redAt = async (path: string, left: number, top: number): Promise<boolean> => {
    const bytes = Buffer.from(await (await get(path)).arrayBuffer())
    const [red_ = 0, green = 255] = await sharp(bytes).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
    return red_ > 150 && green < 60
  }
  // In the middle of the panel, and above the title.
  expect(await redAt('/og/site.mn.png', 240, 315)).toBe(true)
  expect(await redAt('/og/page/delivery.mn.png', 80, 80)).toBe(true)
})

test('has glyphs for all Mongolian letters and price symbols, in both typefaces', () => {
  for (const face of ['sans', 'serif'] as const)
    for (const letter of 'АБВГДЕЁЖЗИЙКЛМНОӨПРСТУҮФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмноөпрстуүфхцчшщъыьэюя0123456789₮−%,.«»—№'.split('')) {
      const { width, draw } = layOutText(letter, { face, size: 100, weight: 480 })
      expect(width, letter).toBeGreaterThan(10)
      expect(draw(0, 0, '#000'), letter).toContain('<path')
    }
})

test('omits characters without a glyph', () => {
  const style = { face: 'sans', size: 40, weight: 400 } as const
  expect(layOutText('Дээл 🐎', style).width).toBe(layOutText('Дээл ', style).width)
})

test('breaks into lines of similar length and ends in … above the limit', () => {
  const style = { face: 'serif', size: 60, weight: 480 } as const
  expect(breakLines('Ноолууран өвлийн өндөр захтай цамц', style, 560, 4)).toEqual(['Ноолууран өвлийн', 'өндөр захтай цамц'])
  const cut = breakLines('Үйлдвэрлэгчийн хэвлэмэл зөвлөмж '.repeat(8), style, 560, 3)
  expect(cut).toHaveLength(3)
  expect(cut.at(-1)).toMatch(/\S…$/)
})
