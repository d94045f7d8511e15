import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toErrorBody, toStatus } from '#server/kernel/http/errors.ts'
import { createImageRoutes } from '#server/kernel/images/routes.ts'
import { createMemoryStorage, type Storage } from '#server/kernel/images/storage.ts'
import { storeImage } from '#server/kernel/images/store.ts'
import { images } from '#server/kernel/images/tables.ts'
import { readConfig } from '#server/kernel/config.ts'
import { createProviders } from '#server/payment/providers.ts'
import { createMailShop } from '#server/site/index.ts'
import { ShopError } from '#domain/errors.ts'
import { openTestDatabase, type TestDatabase } from '../../database.ts'

let database: TestDatabase
let storage: Storage
let get: (path: string, headers?: Record<string, string>) => Promise<Response>
let writes = 0
const deel = readFileSync('src/demo/drawings/products/deel.svg', 'utf8')

beforeAll(async () => {
  database = await openTestDatabase('postgres')
  const stored = createMemoryStorage()
  storage = { ...stored, write: (key, bytes) => (writes++, stored.write(key, bytes)) }
  const app = new Hono().route(
    '/',
    createImageRoutes({
      config: readConfig({}),
      db: database.db,
      database: database.database,
      storage,
      payments: createProviders(readConfig({})),
      mailShop: createMailShop(database.db, readConfig({})),
      now: () => new Date()
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

test('reserves memory for the widest SVG and stores equal bytes once', async () => {
  const id = await storeImage(storage, database.db, deel, { format: 'svg' })
  expect(id).toMatch(/^[0-9a-f]{20}$/)
  expect(await storeImage(storage, database.db, deel, { format: 'svg' })).toBe(id)
  const [row] = await database.db.select().from(images).where(eq(images.id, id))
  expect(row).toMatchObject({ width: 2000, height: 2500, format: 'svg' })
})

test('serves every format at the requested width, immutable, with 304 for current copies', async () => {
  const id = await storeImage(storage, database.db, deel, { format: 'svg' })
  for (const [ending, type, format] of [
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg']
  ] as const) {
    const response = await get(`/img/${id}/320.${ending}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-length')).toBe(String(bytes.byteLength))
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 320, height: 400 })
    const again = await get(`/img/${id}/320.${ending}`, { 'if-none-match': response.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    expect((await again.arrayBuffer()).byteLength).toBe(0)
  }
})

test('draws the colours of the dark theme that a drawing names, and the same picture where it names none', async () => {
  const square =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#DCE7F1" data-dark-fill="#102030" d="M0 0H8V8H0Z"/></svg>'
  const id = await storeImage(storage, database.db, square, { format: 'svg' })
  const colourOf = async (file: string): Promise<number> => {
    const response = await get(`/img/${id}/${file}`)
    const { dominant } = await sharp(Buffer.from(await response.arrayBuffer())).stats()
    return dominant.r
  }
  expect(await colourOf('320.webp')).toBeGreaterThan(200)
  expect(await colourOf('dark-320.webp')).toBeLessThan(40)
  const plain = await storeImage(storage, database.db, deel, { format: 'svg' })
  const bytesOf = async (file: string): Promise<Buffer> => Buffer.from(await (await get(`/img/${plain}/${file}`)).arrayBuffer())
  expect((await bytesOf('dark-320.webp')).equals(await bytesOf('320.webp'))).toBe(true)
})

test('renders once for concurrent requests', async () => {
  const id = await storeImage(storage, database.db, deel, { format: 'svg' })
  const before = writes
  const responses = await Promise.all(Array.from({ length: 20 }, () => get(`/img/${id}/480.webp`)))
  expect(responses.every(response => response.status === 200)).toBe(true)
  expect(writes - before).toBe(1)
})

test('never enlarges a photograph', async () => {
  const photograph = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer()
  const id = await storeImage(storage, database.db, photograph, { format: 'jpeg' })
  const response = await get(`/img/${id}/640.webp`)
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 300, height: 200 })
})

test.each(['/321.webp', '/320.gif', '/0320.webp', '/320', '/320.webp.exe', '/-1.webp'])('answers 404 to %s', async rest => {
  const id = await storeImage(storage, database.db, deel, { format: 'svg' })
  expect((await get(`/img/${id}${rest}`)).status).toBe(404)
})

test('is a 404 for an unknown or invalid id', async () => {
  expect((await get('/img/00000000000000000000/320.webp')).status).toBe(404)
  expect((await get('/img/..%2F..%2Fetc/320.webp')).status).toBe(404)
})

test('draws a logo as square icons on white, with room around it for shapes that cut', async () => {
  const wide = await sharp({ create: { width: 400, height: 100, channels: 4, background: '#aa0000' } })
    .png()
    .toBuffer()
  const id = await storeImage(storage, database.db, wide, { format: 'png' })
  const pixelAt = async (bytes: Buffer, x: number, y: number): Promise<number[]> => [
    ...(await sharp(bytes).removeAlpha().extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer())
  ]
  const icon = async (size: string): Promise<Buffer> => {
    const response = await get(`/img/${id}/icon-${size}.png`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    return Buffer.from(await response.arrayBuffer())
  }
  for (const size of [32, 180, 192, 512]) {
    const bytes = await icon(String(size))
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: size, height: size })
    expect(await pixelAt(bytes, 1, Math.round(size / 2))).toEqual([170, 0, 0])
    expect(await pixelAt(bytes, 1, 1)).toEqual([255, 255, 255])
  }
  const maskable = await icon('maskable')
  expect(await sharp(maskable).metadata()).toMatchObject({ width: 512, height: 512 })
  expect(await pixelAt(maskable, 256, 256)).toEqual([170, 0, 0])
  expect(await pixelAt(maskable, 80, 256)).toEqual([255, 255, 255])
  for (const path of [`/img/${'0'.repeat(20)}/icon-32.png`, `/img/${id}/icon-33.png`]) expect((await get(path)).status).toBe(404)
})
