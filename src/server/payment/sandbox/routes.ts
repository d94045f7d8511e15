import { Hono } from 'hono'
import type { ShopEnv } from '../../kernel/http/customer.ts'
import type { Server } from '../../kernel/server.ts'
import { bankApp } from './bank-app.ts'
import { merchantApi } from './merchant-api.ts'

/** The built-in QPay of the demo shop. A live shop has none of these paths. */
export function sandboxRoutes(server: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  if (server.config.mode !== 'demo') return routes
  return routes.route('/dev/qpay/v2', merchantApi(server)).route('/', bankApp(server))
}
