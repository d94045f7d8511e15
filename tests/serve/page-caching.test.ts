import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { URL_HEADER, CACHE_HEADER } from '#serve/cache-provider.ts'
import { createSecurityHeaders } from '#serve/security-headers.ts'
import { createFrontServer } from '#serve/server.ts'
import { onInvalidation } from '#server/kernel/cache/invalidation.ts'
import { CachedResponse } from '#serve/page-cache.ts'

interface Page {
  status?: number
  reason?: string
  text?: string
  /** Path and query in the page's header. */
  address?: string
  maxAge?: number
  keep?: boolean
}

let server: Server
const requests: string[] = []
afterEach(async () => {
  requests.length = 0
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
})

async function serve(pageOf: (req: IncomingMessage) => Page | Promise<Page>): Promise<void> {
  const respond = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    requests.push(req.url ?? '')
    const { status = 200, reason, text = req.url ?? '', address = req.url ?? '', maxAge = 60, keep = true } = await pageOf(req)
    // Astro's responses have this status text.
    if (reason) res.statusMessage = reason
    res.writeHead(status, {
      'content-type': 'text/plain',
      ...(keep && { [CACHE_HEADER]: JSON.stringify({ maxAge, swr: 600, tags: [] }), [URL_HEADER]: address })
    })
    res.end(text)
  }
  server = createFrontServer({
    handler: (req, res) => void respond(req, res),
    onInvalidation,
    files: new Map([
      ['/file.txt', new CachedResponse(200, { ...createSecurityHeaders(false), 'content-type': 'text/plain' }, Buffer.from('file'), true)]
    ]),
    cache: true,
    data: 'embedded',
    maxStaleSeconds: Number.POSITIVE_INFINITY,
    trustProxyHeader: null,
    https: false
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
}

/** Sends a raw request, because HTTP clients refuse such headers. */
function ask(
  target: string,
  host: string | null = 'shop.test',
  version = '1.1',
  localAddress = '127.0.0.1'
): Promise<{ status: number; head: string; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress })
    let response = ''
    socket.setEncoding('utf8').on('data', (part: string) => (response += part))
    socket.on('error', reject)
    socket.on('end', () => {
      const [head = '', text = ''] = response.split('\r\n\r\n', 2)
      resolve({ status: Number(head.split(' ')[1]), head: head.toLowerCase(), text })
    })
    socket.write(`GET ${target} HTTP/${version}\r\n${host === null ? '' : `Host: ${host}\r\n`}Connection: close\r\n\r\n`)
  })
}

test.each(['[::1', 'localhost:99999', 'a:b:c', ':::', '[]', '', 'shop.mn/', 'shop.mn:80@elsewhere.example', 'a b'])(
  'the host %j stands in no URL and is refused before anything is made of it',
  async host => {
    await serve(() => ({ text: 'front page', address: '/' }))
    for (const target of ['/', '/products', '/cart', '/file.txt', '/api/v2/orders/current']) {
      expect((await ask(target, host)).status).toBe(400)
    }
    expect(requests).toEqual([])
  }
)

test('a request with two hosts is rejected, because caches may use the other one', async () => {
  await serve(() => ({}))
  for (const target of ['/', '/cart', 'http://shop.test/products', '/file.txt'])
    expect((await ask(target, 'shop.test\r\nHost: elsewhere.example')).status).toBe(400)
  expect(requests).toEqual([])
})

test('the status text of a response matches its status', async () => {
  await serve(() => ({ status: 404, keep: false, reason: 'OK' }))
  expect((await ask('/nothing')).head).toMatch(/^http\/1\.1 404 not found\r\n/)
})

test('hosts in every valid form are accepted, and none at all over HTTP/1.0', async () => {
  await serve(() => ({}))
  for (const host of ['shop.mn', 'localhost:4321', '[::1]:4321', '127.0.0.1']) expect((await ask('/', host)).status).toBe(200)
  expect((await ask('/old', null, '1.0')).status).toBe(200)
})

test('absolute targets are reduced to their path, invalid ones are rejected', async () => {
  await serve(() => ({}))
  expect((await ask('http://shop.test/products?page=2')).text).toBe('/products?page=2')
  for (const target of ['*', 'products', 'http://[::1/cart']) expect((await ask(target)).status).toBe(400)
})

test('only a page rendered for the requested URL is cached', async () => {
  await serve(({ url }) => ({ text: url === '/' ? 'front' : 'other', address: '/' }))
  for (const target of ['/products', '/products', '/a/../', '/']) await ask(target)
  expect(requests).toEqual(['/products', '/products', '/a/../', '/'])
  expect((await ask('/')).text).toBe('front')
  expect(requests).toHaveLength(4)
})

test.each([
  '/api/v2/x',
  '/account',
  '/account/orders',
  '/en/account',
  '/cart',
  '/en/cart?x=1',
  '/checkout',
  '/admin/x',
  '/oauth/token',
  '/%63art'
])('%s is never kept, whatever the answer says', async target => {
  await serve(() => ({}))
  for (let time = 0; time < 2; time += 1) expect((await ask(target)).head).toContain('cache-control: private, no-store')
  expect(requests).toHaveLength(2)
})

test('a private revalidation deletes the cached page', async () => {
  let keep = true
  await serve(() => ({ keep, maxAge: 0, text: keep ? 'public' : 'private' }))
  expect((await ask('/page')).text).toBe('public')
  keep = false
  // Served stale once, revalidated in the background, and then missing.
  expect((await ask('/page')).text).toBe('public')
  await expect.poll(async () => (await ask('/page')).text).toBe('private')
})

test('a failing page is served from the cache', async () => {
  let status = 200
  await serve(() => ({ status, maxAge: 0, text: String(status) }))
  await ask('/page')
  status = 500
  for (let time = 0; time < 3; time += 1) expect((await ask('/page')).text).toBe('200')
})

test('tracking parameters share one cached page', async () => {
  await serve(() => ({}))
  for (const query of ['?page=2', '?page=2&utm_source=chat', '?fbclid=x&page=2', '?__cft__%5B0%5D=x&page=2&igsh=y'])
    expect((await ask(`/products${query}`)).text).toBe('/products?page=2')
  expect(requests).toEqual(['/products?page=2'])
})

test('renders above the limit get a 503, and the others finish', async () => {
  let open = (): void => {}
  const opened = new Promise<void>(resolve => (open = resolve))
  await serve(async ({ url }) => {
    if (url?.startsWith('/slow')) await opened
    return { keep: false }
  })
  const askFrom = (client: number, n: number) => ask(`/slow/${n}`, 'shop.test', '1.1', `127.0.0.${client}`)
  const one = Array.from({ length: 210 }, (_, n) => askFrom(2, n))
  expect(await Promise.race(one)).toMatchObject({ status: 503 })
  const flood = [...one, ...Array.from({ length: 240 }, (_, n) => askFrom(3 + (n % 2), 210 + n))]
  const refused = await Promise.race(flood.slice(210))
  expect(refused).toMatchObject({ status: 503, head: expect.stringContaining('retry-after: 2') })
  // The API and cached pages are independent of them.
  expect((await ask('/api/v2/products')).status).toBe(200)
  open()
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(statuses.filter(status => status === 200)).toHaveLength(400)
  expect((await ask('/slow/again')).status).toBe(200)
})

test('every response has a request id and forbids sniffing', async () => {
  await serve(() => ({}))
  const ids = new Set<string>()
  const responses = [await ask('/page'), await ask('/page'), await ask('/file.txt'), await ask('/cart'), await ask('/x', '[::1')]
  for (const { head } of responses) {
    expect(head).toContain('x-content-type-options: nosniff')
    ids.add(/^x-request-id: ([\w-]{15,})$/m.exec(head)?.[1] ?? '')
  }
  expect(ids.size).toBe(responses.length)
  expect(ids.has('')).toBe(false)
})

test('a kept page has few bytes of headers: those of its network of delivery only for one', async () => {
  await serve(() => ({ text: 'page' }))
  const { port } = server.address() as AddressInfo
  const headersOf = async (headers: Record<string, string> = {}): Promise<Headers> =>
    (await fetch(`http://127.0.0.1:${port}/products`, { headers })).headers
  const direct = await headersOf()
  expect(direct.get('cache-control')).toBe('max-age=0,s-maxage=30')
  for (const name of ['cdn-cache-control', 'connection', 'keep-alive']) expect(direct.get(name), name).toBeNull()
  expect((await headersOf({ 'cdn-loop': 'cloudflare' })).get('cdn-cache-control')).toContain('stale-while-revalidate')
  expect((await ask('/products')).head).toContain('connection: close')
})
