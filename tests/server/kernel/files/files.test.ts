import { beforeAll, describe, expect, test } from 'vitest'
import { Hono } from 'hono'
import { ShopError } from '#domain/errors.ts'
import { createFileRoutes, storeFile } from '#server/kernel/files/files.ts'
import type { ShopEnv } from '#server/kernel/http/customer.ts'
import { createMemoryStorage } from '#server/kernel/images/storage.ts'
import type { Server } from '#server/kernel/server.ts'

const FILM = Uint8Array.from({ length: 100 }, (_, index) => index)
const storage = createMemoryStorage()
const app = new Hono<ShopEnv>()
app.route('/', createFileRoutes({ storage } as Server))
app.onError((error, c) => c.text('', error instanceof ShopError && error.code === 'not_found' ? 404 : 500))

beforeAll(async () => {
  await storeFile(storage, '/films/river.webm', FILM)
  await storeFile(storage, '/art/avatars/one.svg', Buffer.from('<svg/>'))
})

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> => Promise.resolve(app.request(path, { headers }))

describe('stored files', () => {
  test('are served with their type, and 304 to a cache that has them', async () => {
    const film = await get('/films/river.webm')
    expect([film.status, film.headers.get('content-type'), film.headers.get('accept-ranges')]).toEqual([200, 'video/webm', 'bytes'])
    expect(new Uint8Array(await film.arrayBuffer())).toEqual(FILM)
    const etag = film.headers.get('etag') ?? ''
    expect((await get('/films/river.webm', { 'if-none-match': etag })).status).toBe(304)
    expect((await get('/art/avatars/one.svg')).headers.get('content-type')).toBe('image/svg+xml')
  })

  test('a range request returns a part of a film', async () => {
    const part = await get('/films/river.webm', { range: 'bytes=10-19' })
    expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([206, 'bytes 10-19/100', '10'])
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(FILM.slice(10, 20))
    const behind = await get('/films/river.webm', { range: 'bytes=100-' })
    expect([behind.status, behind.headers.get('content-range')]).toEqual([416, 'bytes */100'])
  })

  test('a range of another version returns the whole file', async () => {
    expect((await get('/films/river.webm', { range: 'bytes=10-19', 'if-range': '"old"' })).status).toBe(200)
  })

  test.each(['/films/other.webm', '/films/river.txt', '/films/..%2Frivers', '/films/', '/art/avatars/two.svg'])(
    '%s is not found',
    async path => {
      expect((await get(path)).status).toBe(404)
    }
  )

  test('a second file under the same path does not replace the first', async () => {
    await storeFile(storage, '/films/river.webm', new Uint8Array(5))
    expect((await (await get('/films/river.webm')).arrayBuffer()).byteLength).toBe(100)
  })
})
