import { Hono } from 'hono'
import type { ShopEnv } from '../../../../kernel/http/customer.ts'
import type { Server } from '../../../../kernel/server.ts'
import { bankApp } from './bank-app.ts'
import { merchantApi, type MerchantAccount } from './merchant-api.ts'

/** The built-in QPay of the demo shop, with the bank apps that scan its codes. */
export const qpaySandbox = (server: Server, account: MerchantAccount): Hono<ShopEnv> =>
  new Hono<ShopEnv>().route('/dev/qpay/v2', merchantApi(server, account)).route('/', bankApp(server))
