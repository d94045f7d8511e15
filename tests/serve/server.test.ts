import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFrontServer } from '#serve/server.ts'

/** Rejects every request before its body has arrived. */
const server = createFrontServer({
  handler: (_, res) => {
    res.writeHead(413, { 'content-type': 'text/plain' })
    res.end('too large')
  },
  files: new Map(),
  onInvalidation: () => () => {},
  cache: true,
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

const send = (bytes: number, headers: Record<string, string> = {}): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/', agent, headers }, response => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve(`${response.statusCode} ${text}`))
    })
    sent.on('error', reject)
    sent.end(Buffer.alloc(bytes))
  })

test('a client that sends too much gets an error response, and the connection remains usable', async () => {
  for (const bytes of [3_000_000, 10, 20_000_000, 10]) expect(await send(bytes)).toBe('413 too large')
})

test('a request with an invalid host is rejected before rendering', async () => {
  expect(await send(10, { host: 'shop.mn:80@elsewhere.example' })).toBe('400 ')
  expect(await send(10, { host: 'shop.mn:80' })).toBe('413 too large')
})
