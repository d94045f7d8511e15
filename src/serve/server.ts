import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import { extname } from 'node:path'
import type { onInvalidation } from '#server/kernel/cache/invalidation.ts'
import { log } from '#server/kernel/log/log.ts'
import { REQUEST_ID_HEADER, requestIdOf } from '#server/kernel/log/request-id.ts'
import { countRequest, measurePageCache, type Source } from '#server/kernel/metrics/http.ts'
import { Answer, type Entry, PageCache } from './page-cache.ts'
import { type Handler, render, renderDetached, type Rendered } from './render.ts'
import { cacheKeyOf, normalizeTarget } from './request-target.ts'
import { securityHeaders } from './security-headers.ts'
import { send } from './send.ts'

/** The network address of who asks, for the shop's limits. Set here and nowhere else. */
export const PEER_HEADER = 'x-peer-address'

/** A browser asks each time whether its page is still the one; a cache between may keep it for a moment: neither hears of an invalidation. */
const PUBLIC_PAGE = 'public, max-age=0, s-maxage=30'
const PUBLIC_PAGE_BETWEEN = 'max-age=30, stale-while-revalidate=300'

/** Others than these no part of the shop knows, and some cannot even be handed on. Pages know fewer still. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** Pages rendered at once. Each holds its request and its data; above this the process would run out of memory before it catches up. */
const MOST_RENDERS = 400
/** Stale pages renewed at once; above this they are shown stale for longer. */
const MOST_RENEWALS = 20
const RETRY_SECONDS = '2'
/** Of a body that was refused; who sends more is cut off. */
const MOST_DISCARDED = 100_000_000

export interface ServeOptions {
  handler: Handler
  files: Map<string, Answer>
  /** Subscribes to the invalidations of the shop that `handler` renders. */
  onInvalidation: typeof onInvalidation
  /** False renders every page afresh: for measuring. */
  cache: boolean
  /** Seconds a page may be shown after its time while it is renewed. */
  longestStale: number
  /** A proxy's header that carries the customer's address, where a proxy stands in front. */
  trustProxyHeader: string | null
  https: boolean
  /** From then on `/readyz` sends load balancers elsewhere. */
  isStopping?: () => boolean
}

/** Static files, then kept pages, then Astro. */
export function createFrontServer(options: ServeOptions): Server {
  const { handler, files } = options
  const always = securityHeaders(options.https)
  const cache = new PageCache()
  const rendering = new Map<string, Promise<Entry | null>>()
  let renewals = 0
  let renders = 0
  measurePageCache(() => ({ bytes: cache.size, pages: cache.count, renders }))
  options.onInvalidation(tags => cache.invalidate(tags))

  /** @returns null where the page may not be kept; what was kept of it before is then deleted */
  const keep = (key: string, { answer, lifetime, address }: Rendered, begun: number): Entry | null => {
    if (answer.status >= 500) return null
    if (!lifetime || address !== key || !options.cache) {
      cache.delete(key)
      return null
    }
    const kept = new Answer(
      answer.status,
      {
        ...answer.headers,
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
    if (rendering.has(key) || renewals >= MOST_RENEWALS) return
    renewals += 1
    const begun = cache.begin()
    const work = renderDetached(handler, key, { host: headers.host, accept: 'text/html' })
      .then(rendered => rendered && keep(key, rendered, begun))
      .catch(() => null)
      .finally(() => {
        renewals -= 1
        rendering.delete(key)
      })
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

  const refuse = (res: ServerResponse, id: string, status: number, headers: OutgoingHttpHeaders = {}): void => {
    res.writeHead(status, { ...always, ...headers, [REQUEST_ID_HEADER]: id })
    res.end()
  }

  /** Renders a page that may be kept, unless too many are being rendered. */
  const renderPage = (req: IncomingMessage, res: ServerResponse, key: string | null, fallback: Entry | undefined): void => {
    if (res.destroyed) return
    if (renders >= MOST_RENDERS) {
      if (fallback) return send(req, res, fallback.answer)
      return refuse(res, String(req.headers[REQUEST_ID_HEADER]), 503, {
        'retry-after': RETRY_SECONDS,
        'cache-control': 'private, no-store'
      })
    }
    renders += 1
    res.once('close', () => (renders -= 1))
    renderFor(req, res, key, fallback)
  }

  const server = createServer((req, res) => {
    const begun = performance.now()
    const id = requestIdOf(options.trustProxyHeader ? req.headers[REQUEST_ID_HEADER] : undefined, randomUUID)
    req.headers[REQUEST_ID_HEADER] = id
    const { method = '' } = req
    let source: Source = 'refused'
    res.once('close', () => {
      const ms = Math.round((performance.now() - begun) * 10) / 10
      const status = res.writableFinished ? res.statusCode : 499
      countRequest({ method: METHODS.has(method) ? method : 'other', status, source, ms })
      // Queries may hold what people typed, and tokens.
      log.info({ request: id, method, path: req.url?.split('?', 1)[0], status, ms, source }, 'request')
    })
    if (!normalizeTarget(req)) return refuse(res, id, 400)
    if (!METHODS.has(method)) return refuse(res, id, 405, { allow: [...METHODS].join(', ') })
    // Node sends no body in answer to HEAD; everything before it is the same answer.
    if (req.method === 'HEAD') req.method = 'GET'
    const url = req.url ?? '/'
    const key = req.method === 'GET' ? cacheKeyOf(url) : null
    if (url === '/readyz' && options.isStopping?.()) return refuse(res, id, 503)
    if (req.method === 'GET') {
      const path = url.split('?', 1)[0] ?? url
      const file = files.get(path)
      if (file) {
        source = 'file'
        return send(req, res, file, extname(path))
      }
    }
    const entry = key === null ? undefined : cache.get(key)
    if (key !== null && entry && !entry.invalid) {
      const now = Date.now()
      source = 'hit'
      if (now < entry.freshUntil) return send(req, res, entry.answer)
      source = 'stale'
      if (now < entry.staleUntil) {
        renew(key, req.headers)
        return send(req, res, entry.answer)
      }
    }
    source = 'miss'
    prepare(req, options)
    res.setHeader(REQUEST_ID_HEADER, id)
    for (const [name, value] of Object.entries(always)) res.setHeader(name, value ?? '')
    if (key === null) {
      if (req.method !== 'GET') res.once('finish', () => discardRest(req))
      return renderFor(req, res, null, undefined)
    }
    const waiting = rendering.get(key)
    if (waiting) return void waiting.then(made => (made ? send(req, res, made.answer) : renderPage(req, res, null, entry)))
    req.url = key
    renderPage(req, res, key, entry)
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
