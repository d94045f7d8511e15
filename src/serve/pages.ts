import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { onInvalidation } from '#server/kernel/cache/invalidation.ts'
import { PEER_HEADER, toAddressBlock } from '#server/kernel/http/address-block.ts'
import { measurePageCache } from '#server/kernel/metrics/http.ts'
import type { Visit } from '#server/report/index.ts'
import { CachedResponse, type CacheEntry, PageCache } from './page-cache.ts'
import { type Handler, render, renderDetached, type Rendered } from './render.ts'
import { createRenderSlots } from './render-slots.ts'
import { send, sendError } from './send.ts'
import { createTurns } from './turns.ts'

/** Browsers revalidate at every visit, shared caches after a short time, because neither receives invalidations. */
const PUBLIC_PAGE = 'max-age=0,s-maxage=30'
const CDN_PAGE = 'max-age=30, stale-while-revalidate=300'

/** Limit of requests whose pages are being rendered or wait for it, which bounds memory under load. */
const MAX_RENDERS = 400
/** Limit of one client, so that others are served meanwhile. Many customers of a mobile operator share one address. */
const MAX_RENDERS_OF_CLIENT = 200
/** Limit of pages rendered at a time. Where a page waits for a database server or a remote shop, others can be rendered meanwhile. */
const MAX_CONCURRENT = { embedded: 2, remote: 16 }
/** The client of renders that no request waits for. */
const BACKGROUND = 'background'
/** Limit of concurrent background renders; above it stale pages are served longer. */
const MAX_REVALIDATIONS = 20
const RETRY_SECONDS = '2'
/** Limit of an unread body of a rejected request; the connection is closed above it. */
const MAX_DISCARDED_BYTES = 100_000_000

export interface PageOptions {
  handler: Handler
  /** Subscribes to the invalidations of the shop that `handler` renders. */
  onInvalidation: typeof onInvalidation
  /** False renders every request, for measurements. */
  cache: boolean
  /** Where pages read their data: in this process, or over the network. */
  data: keyof typeof MAX_CONCURRENT
  /** How long an outdated page may be served while it is rendered again. */
  maxStaleSeconds: number
  /** Called for every page that is sent with status 200, also from the cache. */
  countVisit?: (visit: Visit) => void
}

interface Pages {
  /** Sends a page from the cache; a stale one is then rendered again. @returns null where it has to be rendered before */
  sendCached: (req: IncomingMessage, res: ServerResponse, key: string) => 'hit' | 'stale' | null
  /** Renders a page and sends it. Requests for the same page share one render. @param key null for what is never cached, such as a POST */
  sendRendered: (req: IncomingMessage, res: ServerResponse, key: string | null) => void
  /** How many statements the database got for a response, where that was counted. */
  statementsOf: (res: ServerResponse) => number | undefined
}

/** Sends pages, from the cache in front of Astro where they are the same for everybody. @param baseHeaders of every response */
export function createPages(options: PageOptions, baseHeaders: OutgoingHttpHeaders): Pages {
  const { handler } = options
  const cache = new PageCache()
  const rendering = new Map<string, Promise<CacheEntry | null>>()
  const statements = new WeakMap<ServerResponse, number>()
  const takeSlot = createRenderSlots(MAX_CONCURRENT[options.data])
  const takeTurn = createTurns()
  const startRender: typeof takeSlot = (start, client) => takeSlot(release => takeTurn(() => start(release)), client)
  let revalidations = 0
  let renders = 0
  const rendersOf = new Map<string, number>()
  measurePageCache(() => ({ bytes: cache.size, pages: cache.count, renders }))
  options.onInvalidation(tags => cache.invalidate(tags))

  /** @returns null where the page must not be cached; an earlier entry is then deleted */
  const store = (key: string, { response, lifetime, url, results }: Rendered, startedAt: number): CacheEntry | null => {
    if (response.status >= 500) return null
    if (!lifetime || url !== key || !options.cache) {
      cache.delete(key)
      return null
    }
    const cacheable = new CachedResponse(
      response.status,
      {
        ...response.headers,
        ...baseHeaders,
        vary: 'accept-encoding',
        'cache-control': PUBLIC_PAGE
      },
      response.body,
      true,
      results
    )
    const before = cache.get(key)?.response
    const { maxAge, swr, tags } = lifetime
    const bounded = { maxAge, swr: Math.min(swr, options.maxStaleSeconds), tags }
    return cache.set(key, before?.equals(cacheable) ? before : cacheable, bounded, startedAt, Date.now())
  }
  const revalidate = (key: string, headers: IncomingMessage['headers']): void => {
    if (rendering.has(key) || revalidations >= MAX_REVALIDATIONS) return
    revalidations += 1
    const work = new Promise<() => void>(start => startRender(start, BACKGROUND))
      .then(async release => {
        const startedAt = cache.begin()
        const rendered = await renderDetached(handler, key, { host: headers.host, accept: 'text/html' }).finally(release)
        const earlier = cache.get(key)?.response
        const entry = rendered && store(key, rendered, startedAt)
        entry?.response.shrink(earlier)
        return entry
      })
      .catch(() => null)
      .finally(() => {
        revalidations -= 1
        rendering.delete(key)
      })
    rendering.set(key, work)
  }

  const sendPage = (req: IncomingMessage, res: ServerResponse, response: CachedResponse): void => {
    const { status, headers, results } = response
    if (options.countVisit && status === 200 && String(headers['content-type']).startsWith('text/html'))
      options.countVisit({ url: req.url ?? '/', headers: req.headers, results })
    // Only content delivery networks, which name themselves (RFC 8586), read it.
    if (response.isCached && req.headers['cdn-loop']) res.setHeader('cdn-cache-control', CDN_PAGE)
    send(req, res, response)
    response.shrink()
  }

  /** Lets other requests of a page wait for this one. @returns what passes the result to them */
  const shareRender = (res: ServerResponse, key: string | null): ((entry: CacheEntry | null) => void) => {
    if (!key || !options.cache || rendering.has(key)) return () => {}
    let settle: ((entry: CacheEntry | null) => void) | undefined
    rendering.set(key, new Promise(resolve => (settle = resolve)))
    const finish = (entry: CacheEntry | null): void => {
      if (!settle) return
      settle(entry)
      settle = undefined
      rendering.delete(key)
    }
    res.once('close', () => finish(null))
    return finish
  }

  const renderFor = (
    req: IncomingMessage,
    res: ServerResponse,
    key: string | null,
    fallback: CacheEntry | undefined,
    finish: (entry: CacheEntry | null) => void
  ): void => {
    const startedAt = cache.begin()
    render(
      handler,
      req,
      res,
      rendered => {
        const entry = key ? store(key, rendered, startedAt) : null
        finish(entry)
        if (rendered.statements !== undefined) statements.set(res, rendered.statements)
        if (entry) return sendPage(req, res, entry.response)
        if (rendered.response.status >= 500 && fallback) return sendPage(req, res, fallback.response)
        const { response } = rendered
        const headers: OutgoingHttpHeaders = {
          'cache-control': 'private, no-store',
          ...baseHeaders,
          ...response.headers,
          vary: 'accept-encoding'
        }
        sendPage(req, res, new CachedResponse(response.status, headers, response.body, false, rendered.results))
      },
      () => finish(null)
    )
  }

  /** Renders a cacheable page, unless too many renders are running. */
  const renderPage = (req: IncomingMessage, res: ServerResponse, key: string | null, fallback: CacheEntry | undefined): void => {
    if (res.destroyed) return
    const client = toAddressBlock(String(req.headers[PEER_HEADER]))
    const own = rendersOf.get(client) ?? 0
    if (renders >= MAX_RENDERS || own >= MAX_RENDERS_OF_CLIENT) {
      if (fallback) return sendPage(req, res, fallback.response)
      return sendError(req, res, 503, { ...baseHeaders, 'retry-after': RETRY_SECONDS, 'cache-control': 'private, no-store' })
    }
    renders += 1
    rendersOf.set(client, own + 1)
    res.once('close', () => {
      renders -= 1
      const rest = (rendersOf.get(client) ?? 1) - 1
      if (rest) rendersOf.set(client, rest)
      else rendersOf.delete(client)
    })
    const finish = shareRender(res, key)
    startRender(release => {
      if (res.destroyed) return release()
      res.once('close', release)
      renderFor(req, res, key, fallback, entry => {
        finish(entry)
        release()
      })
    }, client)
  }

  return {
    sendCached: (req, res, key) => {
      const entry = cache.get(key)
      const now = Date.now()
      if (!entry || entry.invalid || now >= Math.max(entry.freshUntil, entry.staleUntil)) return null
      const isFresh = now < entry.freshUntil
      if (!isFresh) revalidate(key, req.headers)
      sendPage(req, res, entry.response)
      return isFresh ? 'hit' : 'stale'
    },
    sendRendered: (req, res, key) => {
      if (key === null) {
        if (req.method !== 'GET') res.once('finish', () => discardRest(req))
        return takeTurn(() => renderFor(req, res, null, undefined, () => {}))
      }
      const entry = cache.get(key)
      const waiting = rendering.get(key)
      if (waiting)
        return void waiting.then(rendered => (rendered ? sendPage(req, res, rendered.response) : renderPage(req, res, null, entry)))
      req.url = key
      renderPage(req, res, key, entry)
    },
    statementsOf: res => statements.get(res)
  }
}

/**
 * Reads the rest of a rejected body: otherwise the client would never read the response, and the next request on the connection
 * would wait.
 */
function discardRest(req: IncomingMessage): void {
  if (req.complete || req.destroyed) return
  req.removeAllListeners('readable')
  req.removeAllListeners('data')
  let remaining = MAX_DISCARDED_BYTES
  req.on('data', (chunk: Buffer) => {
    remaining -= chunk.length
    if (remaining < 0) req.destroy()
  })
  req.on('error', () => {})
  req.resume()
}
