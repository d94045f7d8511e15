import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SiteData } from '../src/contract/site.ts'
import { startShop } from '../tests/shop-server.ts'

/**
 * A storefront in front of the shop under test that sees other services for measuring visits: the shop of the tests beside it stays
 * without them.
 */
export async function startStorefront(shop: string, change: Pick<SiteData, 'tracking'>): Promise<{ url: string; stop: () => void }> {
  const proxy = createServer((incoming, outgoing) => {
    const { method, headers } = incoming
    const isSite = incoming.url?.startsWith('/api/v2/site_data')
    if (incoming.url?.startsWith('/api/v2/tracking/services')) {
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(change.tracking))
      return
    }
    const forwarded = request(
      shop + incoming.url,
      { method, headers: isSite ? { ...headers, 'accept-encoding': 'identity' } : headers },
      response => {
        if (!isSite) {
          response.pipe(outgoing.writeHead(response.statusCode ?? 502, response.headers))
          return
        }
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const site = JSON.parse(Buffer.concat(chunks).toString()) as SiteData
          outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ...site, ...change }))
        })
      }
    )
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  // As the shop's: a connection that closes while a request is on its way fails the request.
  proxy.keepAliveTimeout = 65_000
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
  const storefront = await startShop({
    SHOP_API_URL: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    SHOP_CLIENT_ID: 'storefront',
    SHOP_CLIENT_SECRET: 'demo-secret'
  })
  return {
    url: `http://localhost:${storefront.port}`,
    stop: () => {
      storefront.child.kill()
      proxy.close()
      proxy.closeAllConnections()
    }
  }
}
