import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { REQUEST_ID_HEADER } from '#server/kernel/log/request-id.ts'
import { URL_HEADER, CACHE_HEADER, RESULTS_HEADER, STATEMENTS_HEADER } from './cache-provider.ts'
import type { CachePolicy } from './page-cache.ts'
import { insertStyles, type PageHashes, restrictPolicy } from './policy.ts'

/** Astro's handler, with the hashes that policies may allow. */
export interface Handler {
  (req: IncomingMessage, res: ServerResponse): unknown
  hashes?: PageHashes
}

export interface Rendered {
  response: { status: number; headers: OutgoingHttpHeaders; body: Buffer }
  /** Null for a personal page. */
  lifetime: CachePolicy | null
  /** Path and query the page was rendered for; null where it must not be cached. */
  url: string | null
  /** The number of results on the page of a search. */
  results: number | null
  /** Statements sent to the database; undefined where they were not counted. */
  statements: number | undefined
}

const POLICY = 'content-security-policy'
const NO_HASHES: PageHashes = { script: new Set(), style: new Set(), marked: new Map() }
/** Server-sent events are text that never ends. */
const TEXT = /^(text\/(?!event-stream)|application\/(json|xml|javascript|ld\+json|manifest\+json|rss\+xml|atom\+xml)|image\/svg)/

/**
 * Runs Astro's handler for a real request. Text is collected and passed to `finish`, because only a complete response can be
 * compressed and cached; other content (pictures) is streamed.
 */
export function render(
  handler: Handler,
  req: IncomingMessage,
  res: ServerResponse,
  finish: (rendered: Rendered) => void,
  onPassThrough: () => void
): void {
  const chunks: Buffer[] = []
  const writeHead = res.writeHead.bind(res)
  const write = res.write.bind(res)
  const end = res.end.bind(res)
  let collecting = false
  const collect = (chunk: unknown): void => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))
  }
  let status = 200
  let headers: OutgoingHttpHeaders = {}
  const collectHead = ((code: number, reason?: string | OutgoingHttpHeaders, given?: OutgoingHttpHeaders) => {
    status = code
    headers = { ...res.getHeaders(), ...withLowerCaseNames(typeof reason === 'object' ? reason : (given ?? {})) }
    const type = headers['content-type']
    collecting = typeof type !== 'string' || TEXT.test(type)
    if (!collecting) {
      onPassThrough()
      return writeHead(code, reason as string, given)
    }
    return res
  }) as typeof res.writeHead
  const collectChunk = ((chunk: unknown, ...rest: unknown[]) => {
    if (!collecting && !chunks.length && res.headersSent) return Reflect.apply(write, res, [chunk, ...rest]) as boolean
    collect(chunk)
    const done = rest.findLast((argument): argument is () => void => typeof argument === 'function')
    if (done) queueMicrotask(done)
    return true
  }) as typeof res.write
  const collectEnd = ((chunk?: unknown, ...rest: unknown[]) => {
    if (res.headersSent) return Reflect.apply(end, res, [chunk, ...rest]) as ServerResponse
    if (!collecting) {
      status = res.statusCode
      headers = { ...res.getHeaders(), ...headers }
    }
    collect(chunk)
    Object.assign(res, { writeHead, write, end })
    const [first] = chunks
    finish(toRendered(status, headers, first && chunks.length === 1 ? first : Buffer.concat(chunks), handler.hashes))
    return res
  }) as typeof res.end
  // Each as `res.end = () => …` would be allocated as old by V8, and keep the page until the next full garbage collection.
  Object.assign(res, { writeHead: collectHead, write: collectChunk, end: collectEnd })
  handler(req, res)
}

/** Renders a page without a client, to refresh the cache in the background. */
export function renderDetached(handler: Handler, url: string, headers: IncomingMessage['headers']): Promise<Rendered | null> {
  return new Promise(resolve => {
    const req = new IncomingMessage(new Socket())
    Object.assign(req, { url, method: 'GET', headers, httpVersion: '1.1' })
    req.push(null)
    const res = new ServerResponse(req)
    const finish = (rendered: Rendered | null): void => {
      resolve(rendered)
      // As after a response to a client. Otherwise Astro's abort listener, which a global registry refers to, keeps the request in memory.
      queueMicrotask(() => res.emit('close'))
    }
    render(handler, req, res, finish, () => finish(null))
  })
}

function toRendered(status: number, headers: OutgoingHttpHeaders, body: Buffer, hashes: PageHashes = NO_HASHES): Rendered {
  const policyHeader = headers[CACHE_HEADER]
  const address = headers[URL_HEADER]
  const results = headers[RESULTS_HEADER]
  delete headers[CACHE_HEADER]
  delete headers[URL_HEADER]
  delete headers[RESULTS_HEADER]
  const statements = headers[STATEMENTS_HEADER]
  delete headers[STATEMENTS_HEADER]
  for (const name of ['content-length', 'transfer-encoding', 'connection', 'keep-alive', 'date', REQUEST_ID_HEADER]) delete headers[name]
  // A response with a cookie is personal and never cached.
  const lifetime =
    typeof policyHeader === 'string' && !headers['set-cookie'] && status < 500 ? (JSON.parse(policyHeader) as CachePolicy) : null
  const policy = headers[POLICY]
  if (typeof policy === 'string' && isPage(headers)) headers[POLICY] = restrictPolicy(policy, body, hashes)
  return {
    response: { status, headers, body: isPage(headers) ? insertStyles(deferScripts(body), hashes) : body },
    lifetime,
    url: typeof address === 'string' ? address : null,
    results: typeof results === 'string' && /^\d+$/.test(results) ? Number(results) : null,
    statements: typeof statements === 'string' ? Number(statements) : undefined
  }
}

const isPage = (headers: OutgoingHttpHeaders): boolean => String(headers['content-type']).startsWith('text/html')

const SCRIPT = /<script type="module" src=/g
/** As long, so that a page is not copied. */
const LATE_SCRIPT = Buffer.from('<script type="late"   src=')

/**
 * Leaves the scripts of a page to `layouts/first-paint.js`: a first visit is painted before they are loaded, or after two seconds where
 * nothing is painted. Changes the page.
 */
export function deferScripts(page: Buffer): Buffer {
  for (const { index } of page.toString('latin1').matchAll(SCRIPT)) LATE_SCRIPT.copy(page, index)
  return page
}

function withLowerCaseNames(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
