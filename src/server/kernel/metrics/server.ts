import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { collectDefaultMetrics, register } from 'prom-client'

/** Serves `/metrics` for Prometheus on a separate port, so that it is not public with the shop. */
export function createMetricsServer(): Server {
  collectDefaultMetrics()
  return createServer((req, res) => void handleRequest(req, res))
}

async function handleRequest(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const isMetrics = req.url === '/metrics' && req.method === 'GET'
  const text = isMetrics ? await register.metrics().catch(() => null) : ''
  res.writeHead(isMetrics ? (text === null ? 503 : 200) : 404, {
    'content-type': register.contentType,
    'x-content-type-options': 'nosniff'
  })
  res.end(text ?? '')
}
