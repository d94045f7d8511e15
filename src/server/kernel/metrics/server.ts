import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { collectDefaultMetrics, register } from 'prom-client'

/** Serves `/metrics` in the format of Prometheus on a port of its own, so that nothing of it is public with the shop. */
export function createMetricsServer(): Server {
  collectDefaultMetrics()
  return createServer((req, res) => void respond(req, res))
}

async function respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const found = req.url === '/metrics' && req.method === 'GET'
  const text = found ? await register.metrics().catch(() => null) : ''
  res.writeHead(found ? (text === null ? 503 : 200) : 404, { 'content-type': register.contentType, 'x-content-type-options': 'nosniff' })
  res.end(text ?? '')
}
