import { Hono } from 'hono'
import type { ShopEnv } from '../../../../kernel/http/customer.ts'
import type { Server } from '../../../../kernel/server.ts'
import { createBankApp } from './bank-app.ts'
import { createMerchantApi, type MerchantAccount } from './merchant-api.ts'

/** The built-in QPay of the demo shop, with the bank apps that scan its codes. */
export const createQpaySandbox = (server: Server, account: MerchantAccount): Hono<ShopEnv> =>
  new Hono<ShopEnv>().route('/dev/qpay/v2', createMerchantApi(server, account)).route('/', createBankApp(server))
