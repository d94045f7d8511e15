import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http'
import { REQUEST_ID_HEADER } from '#server/kernel/log/request-id.ts'
import { type Answer, chooseEncoding, type Encoding } from './page-cache.ts'
import { partOf } from './ranges.ts'
import { FILMS, PACKED } from './static-files.ts'

const common = (req: IncomingMessage): OutgoingHttpHeaders => ({
  'x-content-type-options': 'nosniff',
  [REQUEST_ID_HEADER]: req.headers[REQUEST_ID_HEADER]
})

/**
 * Sends an answer in the best encoding the client accepts, or 304 where the client has it already.
 * @param extension of a static file: decides on ranges and on compression
 */
export function send(req: IncomingMessage, res: ServerResponse, answer: Answer, extension = ''): void {
  if (answer.status === 200 && req.headers['if-none-match'] === answer.etag) {
    res.writeHead(304, {
      ...common(req),
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
  if (bytes instanceof Promise) void bytes.then(ready => write(req, res, answer, encoding, ready))
  else write(req, res, answer, encoding, bytes)
}

/** @returns whether a range was asked for, and sent */
function sendPart(req: IncomingMessage, res: ServerResponse, answer: Answer): boolean {
  const whole = req.headers['if-range'] !== undefined && req.headers['if-range'] !== answer.etag
  const part = whole ? null : partOf(req.headers.range, answer.body.length)
  if (!part) return false
  if (part === 'unsatisfiable') {
    res.writeHead(416, { ...common(req), 'content-range': `bytes */${answer.body.length}` })
    res.end()
    return true
  }
  const bytes = answer.body.subarray(part.first, part.last + 1)
  res.writeHead(206, {
    ...answer.headers,
    ...common(req),
    etag: answer.etag,
    'content-range': `bytes ${part.first}-${part.last}/${answer.body.length}`,
    'content-length': bytes.length
  })
  res.end(bytes)
  return true
}

function write(req: IncomingMessage, res: ServerResponse, answer: Answer, encoding: Encoding, bytes: Buffer): void {
  if (res.writableEnded) return
  // Astro renders the page of a 404 with the status text of a 200.
  res.statusMessage = STATUS_CODES[answer.status] ?? ''
  res.writeHead(answer.status, [...answer.head(encoding, bytes), REQUEST_ID_HEADER, String(req.headers[REQUEST_ID_HEADER])])
  res.end(bytes)
}
