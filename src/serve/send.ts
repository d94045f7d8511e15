import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http'
import { REQUEST_ID_HEADER } from '#server/kernel/log/request-id.ts'
import { type Answer, chooseEncoding, type Encoding } from './page-cache.ts'
import { PACKED } from './static-files.ts'

const common = (req: IncomingMessage): OutgoingHttpHeaders => ({
  'x-content-type-options': 'nosniff',
  [REQUEST_ID_HEADER]: req.headers[REQUEST_ID_HEADER]
})

/**
 * Sends an answer in the best encoding the client accepts, or 304 where the client has it already.
 * @param extension of a static file: decides on compression
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
  const encoding = PACKED.has(extension) ? 'identity' : answer.encodingFor(chooseEncoding(req.headers['accept-encoding']))
  const bytes = answer.encoded(encoding)
  if (bytes instanceof Promise) void bytes.then(ready => write(req, res, answer, encoding, ready))
  else write(req, res, answer, encoding, bytes)
}

function write(req: IncomingMessage, res: ServerResponse, answer: Answer, encoding: Encoding, bytes: Buffer): void {
  if (res.writableEnded) return
  // Astro renders the page of a 404 with the status text of a 200.
  res.statusMessage = STATUS_CODES[answer.status] ?? ''
  res.writeHead(answer.status, [...answer.head(encoding, bytes), REQUEST_ID_HEADER, String(req.headers[REQUEST_ID_HEADER])])
  res.end(bytes)
}
