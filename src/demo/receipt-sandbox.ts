import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { createReceiptSandboxRoutes } from '#server/receipt/index.ts'
import type { Server } from '#server/kernel/server.ts'

/** Runs `work` with the sandbox of the tax authority on a port of its own: the shop does not listen yet while it is filled. */
export async function withReceiptSandbox(server: Server, work: (server: Server) => Promise<void>): Promise<void> {
  const sandbox = createReceiptSandboxRoutes(server)
  const http = createServer(async (request, response) => {
    const body = await buffer(request)
    const result = await sandbox.request(request.url ?? '/', {
      method: request.method ?? 'GET',
      headers: { 'content-type': request.headers['content-type'] ?? 'application/json' },
      ...(body.length && { body })
    })
    response.writeHead(result.status, { 'content-type': result.headers.get('content-type') ?? 'application/json' })
    response.end(await result.text())
  })
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/dev/ebarimt`
  try {
    await work({ ...server, config: { ...server.config, receipt: { posApiUrl: `${url}/pos`, registryUrl: `${url}/registry` } } })
  } finally {
    http.closeAllConnections()
    await new Promise(resolve => http.close(resolve))
  }
}
