import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NodeApp } from 'astro/app/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFrontServer } from '#serve/server.ts'

/** Rejects every request before its body has arrived, except at `/body`. */
const server = createFrontServer({
  handler: async (req, res) => {
    const body = req.url === '/body' ? await NodeApp.createRequest(req).text() : null
    res.writeHead(body === null ? 413 : 200, { 'content-type': 'text/plain' })
    res.end(body ?? 'too large')
  },
  files: new Map(),
  onInvalidation: () => () => {},
  cache: true,
  data: 'embedded',
  maxStaleSeconds: 0,
  trustProxyHeader: null,
  https: false
})
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
beforeAll(() => new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  agent.destroy()
  server.close()
})

const send = (bytes: number, headers: Record<string, string> = {}, method = 'POST', path = '/'): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const sent = request({ port, host: '127.0.0.1', method, path, agent, headers }, response => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve(`${response.statusCode} ${text}`))
    })
    sent.on('error', reject)
    sent.end(bytes ? Buffer.alloc(bytes, 'a') : undefined)
  })

test('a client that sends too much gets an error response, and the connection remains usable', async () => {
  for (const bytes of [3_000_000, 10, 20_000_000, 10]) expect(await send(bytes)).toBe('413 too large')
})

test('a request with an invalid host is rejected before rendering', async () => {
  expect(await send(10, { host: 'shop.mn:80@elsewhere.example' })).toBe('400 ')
  expect(await send(10, { host: 'shop.mn:80' })).toBe('413 too large')
})

test('a request without a body is answered, with and without a length', async () => {
  for (const method of ['DELETE', 'POST', 'PUT']) {
    for (const headers of [{}, { 'content-length': '0' }]) expect(await send(0, headers, method, '/body'), method).toBe('200 ')
    for (const headers of [{ 'content-length': '3' }, { 'transfer-encoding': 'chunked' }])
      expect(await send(3, headers, method, '/body'), method).toBe('200 aaa')
  }
})
