import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http'
import { REQUEST_ID_HEADER } from '#server/kernel/log/request-id.ts'
import { type CachedResponse, chooseEncoding, type Encoding } from './page-cache.ts'
import { COMPRESSED_TYPES } from './static-files.ts'

const createCommonHeaders = (req: IncomingMessage): OutgoingHttpHeaders => ({
  'x-content-type-options': 'nosniff',
  [REQUEST_ID_HEADER]: req.headers[REQUEST_ID_HEADER]
})

/**
 * Sends a response in the best encoding the client accepts, or 304 where the client has the same version.
 * @param extension of a static file: decides on compression
 */
export function send(req: IncomingMessage, res: ServerResponse, response: CachedResponse, extension = ''): void {
  if (response.status === 200 && req.headers['if-none-match'] === response.etag) {
    res.writeHead(304, {
      ...createCommonHeaders(req),
      etag: response.etag,
      'cache-control': response.headers['cache-control'] ?? 'private, no-store',
      vary: 'accept-encoding'
    })
    res.end()
    return
  }
  const encoding =
    extension && COMPRESSED_TYPES.has(extension) ? 'identity' : response.encodingFor(chooseEncoding(req.headers['accept-encoding']))
  const bytes = response.encoded(encoding)
  if (bytes instanceof Promise) void bytes.then(ready => write(req, res, response, encoding, ready))
  else write(req, res, response, encoding, bytes)
}

/** Sends a status without a body. */
export function sendError(req: IncomingMessage, res: ServerResponse, status: number, headers: OutgoingHttpHeaders): void {
  res.writeHead(status, { ...headers, [REQUEST_ID_HEADER]: req.headers[REQUEST_ID_HEADER] })
  res.end()
}

function write(req: IncomingMessage, res: ServerResponse, response: CachedResponse, encoding: Encoding, bytes: Buffer): void {
  if (res.writableEnded) return
  // HTTP/1.1 keeps connections alive without the header.
  if (res.shouldKeepAlive && req.httpVersion === '1.1') res.removeHeader('connection')
  // Astro sends its 404 page with the status text of a 200.
  res.statusMessage = STATUS_CODES[response.status] ?? ''
  res.writeHead(response.status, [...response.head(encoding, bytes), REQUEST_ID_HEADER, String(req.headers[REQUEST_ID_HEADER])])
  res.end(bytes)
}
