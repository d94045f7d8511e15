import { channel } from 'node:diagnostics_channel'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { INVALIDATE_CHANNEL } from './cache-provider.ts'
import { Answer, chooseEncoding, type Encoding, type Entry, PageCache } from './page-cache.ts'
import { narrowPolicy } from './policy.ts'
import { type Handler, render, renderDetached, type Rendered } from './render.ts'
import { partOf } from './ranges.ts'
import { FILMS, PACKED } from './static-files.ts'

/** The network address of who asks, for the shop's limits. Set here and nowhere else. */
export const PEER_HEADER = 'x-peer-address'

const SECURITY: OutgoingHttpHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  'cross-origin-opener-policy': 'same-origin-allow-popups'
}
const POLICY = 'content-security-policy'
/** A browser asks each time whether its page is still the one; a cache between may keep it for a moment: neither hears of an invalidation. */
const PUBLIC_PAGE = 'public, max-age=0, s-maxage=30'
const PUBLIC_PAGE_BETWEEN = 'max-age=30, stale-while-revalidate=300'

/** Others than these no part of the shop knows, and some cannot even be handed on. Pages know fewer still. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const HOST = /^[\w.:[\]-]+$/
/** Of a body that was refused; who sends more is cut off. */
const MOST_DISCARDED = 100_000_000

export interface ServeOptions {
  handler: Handler
  files: Map<string, Answer>
  /** False renders every page afresh: for measuring. */
  cache: boolean
  /** Seconds a page may be shown after its time while it is renewed. */
  longestStale: number
  /** A proxy's header that carries the shopper's address, where a proxy stands in front. */
  trustProxyHeader: string | null
  https: boolean
}

/** Static files, then kept pages, then Astro. */
export function createFrontServer(options: ServeOptions): Server {
  const { handler, files } = options
  const always: OutgoingHttpHeaders = {
    ...SECURITY,
    ...(options.https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {})
  }
  const cache = new PageCache()
  const rendering = new Map<string, Promise<Entry | null>>()
  channel(INVALIDATE_CHANNEL).subscribe(message => cache.invalidate((message as { tags: string[] }).tags))

  const keep = (key: string, { answer, lifetime }: Rendered, begun: number): Entry | null => {
    if (!lifetime || !options.cache) return null
    const policy = answer.headers[POLICY]
    const kept = new Answer(
      answer.status,
      {
        ...answer.headers,
        ...(typeof policy === 'string' ? { [POLICY]: narrowPolicy(policy, answer.body.toString()) } : {}),
        ...always,
        vary: 'accept-encoding',
        'cache-control': PUBLIC_PAGE,
        'cdn-cache-control': PUBLIC_PAGE_BETWEEN
      },
      answer.body,
      true
    )
    const before = cache.get(key)?.answer
    const { maxAge, swr, tags } = lifetime
    const bounded = { maxAge, swr: Math.min(swr, options.longestStale), tags }
    return cache.set(key, before?.equals(kept) ? before : kept, bounded, begun, Date.now())
  }
  const renew = (key: string, headers: IncomingMessage['headers']): void => {
    if (rendering.has(key)) return
    const begun = cache.begin()
    const work = renderDetached(handler, key, { host: headers.host, accept: 'text/html' })
      .then(rendered => (rendered && rendered.answer.status < 500 ? keep(key, rendered, begun) : null))
      .catch(() => null)
      .finally(() => rendering.delete(key))
    rendering.set(key, work)
  }

  const renderFor = (req: IncomingMessage, res: ServerResponse, key: string | null, fallback: Entry | undefined): void => {
    const begun = cache.begin()
    let settle: ((entry: Entry | null) => void) | undefined
    if (key && !rendering.has(key)) {
      rendering.set(key, new Promise(resolve => (settle = resolve)))
      res.once('close', () => finish(null))
    }
    const finish = (entry: Entry | null): void => {
      if (!settle || !key) return
      settle(entry)
      settle = undefined
      rendering.delete(key)
    }
    render(
      handler,
      req,
      res,
      rendered => {
        const entry = key ? keep(key, rendered, begun) : null
        finish(entry)
        if (entry) return send(req, res, entry.answer)
        if (rendered.answer.status >= 500 && fallback) return send(req, res, fallback.answer)
        const { answer } = rendered
        const headers: OutgoingHttpHeaders = { 'cache-control': 'private, no-store', ...always, ...answer.headers, vary: 'accept-encoding' }
        send(req, res, new Answer(answer.status, headers, answer.body))
      },
      () => finish(null)
    )
  }

  const server = createServer((req, res) => {
    const url = req.url ?? '/'
    if (!METHODS.has(req.method ?? '')) {
      res.writeHead(405, { ...always, allow: [...METHODS].join(', ') })
      return void res.end()
    }
    // No page is made of it, and no browser sends it.
    if (req.headers.host && !HOST.test(req.headers.host)) {
      res.writeHead(400, always)
      return void res.end()
    }
    // Node sends no body to whoever asked for the head alone; everything before it is the same answer.
    if (req.method === 'HEAD') req.method = 'GET'
    if (req.method === 'GET') {
      const file = files.get(url) ?? (url.includes('?') ? files.get(url.slice(0, url.indexOf('?'))) : undefined)
      if (file) return send(req, res, file, extname(url.split('?')[0] ?? ''))
      const entry = cache.get(url)
      if (entry && !entry.invalid) {
        const now = Date.now()
        if (now < entry.freshUntil) return send(req, res, entry.answer)
        if (now < entry.staleUntil) {
          renew(url, req.headers)
          return send(req, res, entry.answer)
        }
      }
      const waiting = entry || options.cache ? rendering.get(url) : undefined
      prepare(req, options)
      for (const [name, value] of Object.entries(always)) res.setHeader(name, value ?? '')
      if (!waiting) return renderFor(req, res, url, entry)
      return void waiting.then(made => (made ? send(req, res, made.answer) : renderFor(req, res, null, entry)))
    }
    prepare(req, options)
    for (const [name, value] of Object.entries(always)) res.setHeader(name, value ?? '')
    res.once('finish', () => discardRest(req))
    renderFor(req, res, null, undefined)
  })
  server.keepAliveTimeout = 65_000
  return server
}

/**
 * Reads on what was refused before all of it had come: who sends would else never read the refusal, and the next request
 * on the same connection would wait behind it.
 */
function discardRest(req: IncomingMessage): void {
  if (req.complete || req.destroyed) return
  req.removeAllListeners('readable')
  req.removeAllListeners('data')
  let left = MOST_DISCARDED
  req.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) req.destroy()
  })
  req.on('error', () => {})
  req.resume()
}

function prepare(req: IncomingMessage, options: ServeOptions): void {
  const forwarded = options.trustProxyHeader ? req.headers[options.trustProxyHeader.toLowerCase()] : undefined
  const address = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : req.socket.remoteAddress
  req.headers[PEER_HEADER] = address || 'unknown'
}

function send(req: IncomingMessage, res: ServerResponse, answer: Answer, extension = ''): void {
  if (answer.status === 200 && req.headers['if-none-match'] === answer.etag) {
    res.writeHead(304, {
      etag: answer.etag,
      'cache-control': answer.headers['cache-control'] ?? 'private, no-store',
      vary: 'accept-encoding'
    })
    res.end()
    return
  }
  if (FILMS.has(extension) && sendPart(req, res, answer)) return
  const encoding = PACKED.has(extension) ? 'identity' : answer.encodingFor(chooseEncoding(req.headers['accept-encoding']))
  const bytes = answer.encoded(encoding)
  if (bytes instanceof Promise) void bytes.then(ready => write(res, answer, encoding, ready))
  else write(res, answer, encoding, bytes)
}

/** @returns whether a part was asked for, and sent */
function sendPart(req: IncomingMessage, res: ServerResponse, answer: Answer): boolean {
  const whole = req.headers['if-range'] !== undefined && req.headers['if-range'] !== answer.etag
  const part = whole ? null : partOf(req.headers.range, answer.body.length)
  if (!part) return false
  if (part === 'unsatisfiable') {
    res.writeHead(416, { 'content-range': `bytes */${answer.body.length}` })
    res.end()
    return true
  }
  const bytes = answer.body.subarray(part.first, part.last + 1)
  res.writeHead(206, {
    ...answer.headers,
    etag: answer.etag,
    'content-range': `bytes ${part.first}-${part.last}/${answer.body.length}`,
    'content-length': bytes.length
  })
  res.end(bytes)
  return true
}

function write(res: ServerResponse, answer: Answer, encoding: Encoding, bytes: Buffer): void {
  if (res.writableEnded) return
  res.writeHead(answer.status, answer.head(encoding, bytes))
  res.end(bytes)
}
