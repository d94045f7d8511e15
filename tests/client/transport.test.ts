import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createRemoteTransport } from '#client/transport.ts'

let failures = 0
let asked: string[] = []
/** A shop that closes the connection of some requests instead of answering. */
const shop = createServer((request, response) => {
  if (request.url === '/oauth/token') return response.end(JSON.stringify({ access_token: 'token', expires_in: 3600 }))
  asked.push(request.method ?? '')
  if (failures-- > 0) return request.socket.destroy()
  return response.end('{}')
}).listen(0, '127.0.0.1')
await once(shop, 'listening')
afterAll(() => shop.close())
beforeEach(() => {
  asked = []
})

const ask = createRemoteTransport({
  url: `http://127.0.0.1:${(shop.address() as AddressInfo).port}`,
  clientId: 'storefront',
  clientSecret: 'secret'
})
const get = () => ask(new Request('http://shop.internal/api/v2/site_data'))
const post = (headers: Record<string, string>) =>
  ask(new Request('http://shop.internal/api/v2/checkouts', { method: 'POST', body: '{}', headers }))

test('repeats a request once whose connection the shop closed', async () => {
  failures = 1
  expect((await get()).status).toBe(200)
  expect(asked).toEqual(['GET', 'GET'])
  failures = 2
  await expect(get()).rejects.toThrow('fetch failed')
})

test('repeats a change only with its key', async () => {
  failures = 1
  expect((await post({ 'idempotency-key': 'one' })).status).toBe(200)
  failures = 1
  await expect(post({})).rejects.toThrow('fetch failed')
  expect(asked).toEqual(['POST', 'POST', 'POST'])
})
