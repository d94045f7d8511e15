import { createServer, type IncomingMessage, type Server } from 'node:http'
import { extname } from 'node:path'
import { PEER_HEADER } from '#server/kernel/http/address-block.ts'
import { log } from '#server/kernel/log/log.ts'
import { REQUEST_ID_HEADER, toRequestId } from '#server/kernel/log/request-id.ts'
import { countRequest, type Source } from '#server/kernel/metrics/http.ts'
import type { CachedResponse } from './page-cache.ts'
import { createPages, type PageOptions } from './pages.ts'
import { toCacheKey, normalizeTarget } from './request-target.ts'
import { createSecurityHeaders } from './security-headers.ts'
import { send, sendError } from './send.ts'

/** Methods of the API; pages support fewer. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

interface ServeOptions extends PageOptions {
  files: Map<string, CachedResponse>
  /** Header with the client's IP address, where a trusted proxy sets it. */
  trustProxyHeader: string | null
  https: boolean
  /** Makes `/readyz` fail, so that load balancers stop sending requests. */
  isStopping?: () => boolean
}

/** The code of a ticket admits its holder, and the token of a preview opens the draft: neither belongs in a log. */
const SECRET_PART = /^((?:\/en|\/api\/v2)?\/(?:tickets|previews?)\/)[^/]+/

/** The path for the log. Queries may contain typed text and tokens. */
const toLoggedPath = (url: string): string => (url.split('?', 1)[0] ?? '').replace(SECRET_PART, '$1…')

/** Serves static files, then cached pages, then Astro. */
export function createFrontServer(options: ServeOptions): Server {
  const { files } = options
  const baseHeaders = createSecurityHeaders(options.https)
  const pages = createPages(options, baseHeaders)
  const server = createServer({ optimizeEmptyRequests: true }, (req, res) => {
    const startedAt = performance.now()
    const id = toRequestId(options.trustProxyHeader ? req.headers[REQUEST_ID_HEADER] : undefined)
    req.headers[REQUEST_ID_HEADER] = id
    const { method = '' } = req
    const isKnown = METHODS.has(method)
    let source: Source = 'refused'
    res.on('close', () => {
      const ms = Math.round((performance.now() - startedAt) * 10) / 10
      const status = res.writableFinished ? res.statusCode : 499
      countRequest({ method: isKnown ? method : 'other', status, source, ms })
      if (log.isLevelEnabled('info'))
        log.info(
          { request: id, method, path: toLoggedPath(req.url ?? ''), status, ms, source, statements: pages.statementsOf(res) },
          'request'
        )
    })
    if (!normalizeTarget(req)) return sendError(req, res, 400, baseHeaders)
    if (!isKnown) return sendError(req, res, 405, { ...baseHeaders, allow: [...METHODS].join(', ') })
    // Node omits the body of a HEAD response; its headers are those of GET.
    if (req.method === 'HEAD') req.method = 'GET'
    const url = req.url ?? '/'
    const key = req.method === 'GET' ? toCacheKey(url) : null
    if (url === '/readyz' && options.isStopping?.()) return sendError(req, res, 503, baseHeaders)
    const cached = key === null ? null : pages.sendCached(req, res, key)
    if (cached) {
      source = cached
      return
    }
    if (req.method === 'GET') {
      const path = url.split('?', 1)[0] ?? url
      const file = files.get(path)
      if (file) {
        source = 'file'
        return send(req, res, file, extname(path))
      }
    }
    source = 'miss'
    setPeerAddress(req, options)
    res.setHeader(REQUEST_ID_HEADER, id)
    for (const [name, value] of Object.entries(baseHeaders)) res.setHeader(name, value ?? '')
    pages.sendRendered(req, res, key)
  })
  server.keepAliveTimeout = 65_000
  return server
}

function setPeerAddress(req: IncomingMessage, options: ServeOptions): void {
  const forwarded = options.trustProxyHeader ? req.headers[options.trustProxyHeader.toLowerCase()] : undefined
  const address = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : req.socket.remoteAddress
  req.headers[PEER_HEADER] = address || 'unknown'
}
