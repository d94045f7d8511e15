import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { REQUEST_ID_HEADER } from '#server/kernel/log/request-id.ts'
import { ADDRESS_HEADER, CACHE_HEADER } from './cache-provider.ts'
import { Answer, type Lifetime } from './page-cache.ts'
import { narrowPolicy } from './policy.ts'

export type Handler = (req: IncomingMessage, res: ServerResponse) => unknown

export interface Rendered {
  answer: Answer
  /** Null for what belongs to one customer. */
  lifetime: Lifetime | null
  /** Path and query that the page was made for; null where nothing may be kept. */
  address: string | null
}

const POLICY = 'content-security-policy'
const TEXT = /^(text\/|application\/(json|xml|javascript|ld\+json|manifest\+json|rss\+xml|atom\+xml)|image\/svg)/

/**
 * Runs Astro's handler for a real request. Text is collected and handed to `finish`, because only a whole
 * answer can be compressed and kept; anything else (pictures) goes out as it comes.
 */
export function render(
  handler: Handler,
  req: IncomingMessage,
  res: ServerResponse,
  finish: (rendered: Rendered) => void,
  passed: () => void
): void {
  const chunks: Buffer[] = []
  const writeHead = res.writeHead.bind(res)
  const write = res.write.bind(res)
  const end = res.end.bind(res)
  let collecting = false
  const collect = (chunk: unknown): void => {
    if (chunk && typeof chunk !== 'function') chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk as Uint8Array))
  }
  let status = 200
  let headers: OutgoingHttpHeaders = {}
  res.writeHead = ((code: number, reason?: string | OutgoingHttpHeaders, given?: OutgoingHttpHeaders) => {
    status = code
    headers = { ...res.getHeaders(), ...lowerCased(typeof reason === 'object' ? reason : (given ?? {})) }
    const type = headers['content-type']
    collecting = typeof type !== 'string' || TEXT.test(type)
    if (!collecting) {
      passed()
      return writeHead(code, reason as string, given)
    }
    return res
  }) as typeof res.writeHead
  res.write = ((chunk: unknown, ...rest: unknown[]) => {
    if (!collecting && !chunks.length && res.headersSent) return Reflect.apply(write, res, [chunk, ...rest]) as boolean
    collect(chunk)
    const done = rest.findLast((argument): argument is () => void => typeof argument === 'function')
    if (done) queueMicrotask(done)
    return true
  }) as typeof res.write
  res.end = ((chunk?: unknown, ...rest: unknown[]) => {
    if (res.headersSent) return Reflect.apply(end, res, [chunk, ...rest]) as ServerResponse
    if (!collecting) {
      status = res.statusCode
      headers = { ...res.getHeaders(), ...headers }
    }
    collect(chunk)
    Object.assign(res, { writeHead, write, end })
    finish(asRendered(status, headers, Buffer.concat(chunks)))
    return res
  }) as typeof res.end
  handler(req, res)
}

/** Runs Astro's handler for nobody, to renew a kept page behind everybody's back. */
export function renderDetached(handler: Handler, url: string, headers: IncomingMessage['headers']): Promise<Rendered | null> {
  return new Promise(resolve => {
    const req = new IncomingMessage(new Socket())
    Object.assign(req, { url, method: 'GET', headers, httpVersion: '1.1' })
    req.push(null)
    const res = new ServerResponse(req)
    render(handler, req, res, resolve, () => resolve(null))
  })
}

function asRendered(status: number, headers: OutgoingHttpHeaders, body: Buffer): Rendered {
  const said = headers[CACHE_HEADER]
  const address = headers[ADDRESS_HEADER]
  delete headers[CACHE_HEADER]
  delete headers[ADDRESS_HEADER]
  for (const name of ['content-length', 'transfer-encoding', 'connection', 'keep-alive', 'date', REQUEST_ID_HEADER]) delete headers[name]
  // A cookie belongs to one customer: whatever the page said, such an answer is not kept.
  const lifetime = typeof said === 'string' && !headers['set-cookie'] && status < 500 ? (JSON.parse(said) as Lifetime) : null
  const policy = headers[POLICY]
  if (typeof policy === 'string' && isPage(headers)) headers[POLICY] = narrowPolicy(policy, body.toString())
  return {
    answer: new Answer(status, headers, isPage(headers) ? withPatientScripts(body) : body),
    lifetime,
    address: typeof address === 'string' ? address : null
  }
}

const isPage = (headers: OutgoingHttpHeaders): boolean => String(headers['content-type']).startsWith('text/html')

const SCRIPT = Buffer.from('<script type="module" src=')
const PATIENT_SCRIPT = Buffer.from('<script type="module" fetchpriority="low" src=')

/** Pages work before their scripts are there: on a thin line words and pictures come first. Astro writes these tags without saying so. */
export function withPatientScripts(page: Buffer): Buffer {
  const parts: Buffer[] = []
  let from = 0
  for (let at = page.indexOf(SCRIPT); at >= 0; at = page.indexOf(SCRIPT, from)) {
    parts.push(page.subarray(from, at), PATIENT_SCRIPT)
    from = at + SCRIPT.length
  }
  return parts.length ? Buffer.concat([...parts, page.subarray(from)]) : page
}

function lowerCased(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
