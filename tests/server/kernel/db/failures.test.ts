import { type AddressInfo, createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createApp } from '../../../../src/server/app.ts'
import { redactValues } from '../../../../src/server/kernel/db/failures.ts'
import type { ShopEnv } from '../../../../src/server/kernel/http/customer.ts'
import { log } from '../../../../src/server/kernel/log/log.ts'
import { openTestShop, type TestShop } from '../../auth-harness.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  return () => shop.close()
})
afterAll(() => vi.restoreAllMocks())

const createTestApp = (work: () => Promise<unknown>) =>
  createApp(shop.server, [
    () =>
      new Hono<ShopEnv>().post('/try', async c => {
        await c.req.text()
        await work()
        return c.json({ done: true })
      })
  ])
const post = (app: ReturnType<typeof createTestApp>, body: string) =>
  app.request('/try', { method: 'POST', body, headers: { 'accept-language': 'en' } })

test('a text that databases cannot store is a 422', async () => {
  const response = await post(
    createTestApp(() => shop.server.db.execute(sql`SELECT ${'a\0b'}::text`)),
    ''
  )
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'bad_request', error: expect.any(String) })
})

test.each([
  ['FATAL', 503],
  ['ERROR', 500]
])('the code with which a pooler says that the database is away is, as %s, a %i', async (severity, status) => {
  vi.spyOn(log, 'error').mockImplementation(() => {})
  const fields = Buffer.from(`S${severity}\0C08P01\0Mserver login has been failing, try again later (server_login_retry)\0\0`)
  const header = Buffer.from('E\0\0\0\0')
  header.writeInt32BE(fields.length + 4, 1)
  const pooler = createServer(socket => socket.once('data', () => socket.end(Buffer.concat([header, fields]))))
  await new Promise<void>(resolve => pooler.listen(0, '127.0.0.1', resolve))
  const { port } = pooler.address() as AddressInfo
  const response = await post(
    createTestApp(() => new Client(`postgres://postgres:password@127.0.0.1:${port}/shop`).connect()),
    ''
  )
  expect(response.status).toBe(status)
  pooler.close()
})

test('a body that is nested deeper than a recursive schema can follow is refused', async () => {
  const item: z.ZodType = z.object({ get children() { return z.array(item).exactOptional() } }) // prettier-ignore
  const depth = 4000
  const body = `${'{"children":['.repeat(depth)}{}${']}'.repeat(depth)}`
  const response = await post(
    createTestApp(async () => item.parse(JSON.parse(body))),
    ''
  )
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'bad_request' })
})

test('a body above the limit is rejected, with and without its length', async () => {
  const app = createTestApp(async () => {})
  const large = 'x'.repeat(300_000)
  const response = await post(app, large)
  expect(response.status).toBe(413)
  expect(await response.json()).toEqual({ error: 'What was sent is too large.', code: 'body_too_large' })
  const stream = new Blob([large]).stream()
  const untold = await app.request(new Request('http://shop.test/try', { method: 'POST', body: stream, duplex: 'half' } as RequestInit))
  expect(untold.status).toBe(413)
  // Routes of a contract have their own limits.
  const login = await shop.call('POST', '/api/v2/users/login', { body: { login: large, password: 'x' } })
  expect(login).toMatchObject({ status: 413, body: { code: 'body_too_large' } })
})

test('the log contains the failure without personal data', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
  const response = await post(
    createTestApp(() => shop.server.db.execute(sql`SELECT * FROM nowhere WHERE phone = ${'88112233'}`)),
    ''
  )
  expect(response.status).toBe(500)
  expect(await response.text()).not.toMatch(/nowhere|88112233/)
  const line = String(logged.mock.calls.at(-1)?.[0])
  expect(line).toMatch(/nowhere/)
  expect(line).not.toMatch(/88112233/)
  expect(redactValues('no error at all')).toBe('no error at all')
})

test.each([
  ['the database', () => shop.server.db.execute(sql`DO $$BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = '53100'; END$$`)],
  ['the folder of pictures', () => Promise.reject(Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' }))]
])('a full disk of %s is a 503 that the log reports', async (_, work) => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
  const response = await post(createTestApp(work), '')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await response.json()).toMatchObject({ code: 'unavailable' })
  expect(String(logged.mock.calls.at(-1)?.[0])).toMatch(/no space left/i)
})
