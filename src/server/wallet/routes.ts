import type { Hono } from 'hono'
import { walletContract } from '#contract/wallet.ts'
import { toDayInUlaanbaatar } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import { WALLET_KINDS } from '#domain/wallet.ts'
import { readCartViewOptions } from '../cart/index.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { implement } from '../kernel/http/implement.ts'
import { sendCsv } from '../kernel/http/send-csv.ts'
import type { Server } from '../kernel/server.ts'
import { beginPayment, requireMethod, readOrder, viewCustomerOrder } from '../order/index.ts'
import { readSettings, type Settings } from '../site/index.ts'
import { startRecharge } from './recharge.ts'
import { exportPostings, listPostings } from './statement.ts'
import { viewCreditOfCart, viewCreditOfOrder } from './store-credit.ts'
import { viewWallet } from './view.ts'

export function createWalletRoutes(server: Server): Hono<ShopEnv> {
  const { db, config, now } = server

  /** @throws ShopError not_found where the shop has no wallets */
  const readRules = async (): Promise<Settings> => {
    const settings = await readSettings(db)
    if (!settings.configs.storeCredit) throw new ShopError('not_found')
    return settings
  }

  return implement(walletContract, {
    'GET /api/v2/wallet': async ({ userId }) => viewWallet(db, userId, (await readRules()).wallet),

    'GET /api/v2/wallet/statement': async ({ userId, query: { before, ...filters } }) => {
      await readRules()
      return listPostings(db, userId, WALLET_KINDS, filters, before)
    },

    'GET /api/v2/wallet/statement_export': async ({ c, userId, query, locale }) => {
      await readRules()
      return sendCsv(c, `wallet-${toDayInUlaanbaatar(now())}`, exportPostings(db, userId, WALLET_KINDS, query, locale))
    },

    'GET /api/v2/checkouts/current/store_credit': async ({ userId, locale }) => {
      const { configs, wallet: rules } = await readSettings(db)
      return configs.storeCredit ? viewCreditOfCart(db, userId, await readCartViewOptions(db, locale), rules, now()) : null
    },

    'GET /api/v2/orders/{number}/store_credit': async ({ params: { number }, userId }) => {
      const order = await readOrder(db, userId, number)
      const { configs, wallet: rules } = await readSettings(db)
      return configs.storeCredit ? viewCreditOfOrder(db, order, rules, now()) : null
    },

    'POST /api/v2/wallet/recharges': async ({ c, body, session, userId, locale }) => {
      const { wallet: rules } = await readRules()
      const { amount, payment_method: method, payment_input: input = {} } = body
      await requireMethod(server, userId, method, input)
      const recharge = { userId, amount, method, input, locale, paymentMinutes: config.paymentMinutes }
      const { number, sessionId } = await runOnce(c, session, body, (tx, at) => startRecharge(tx, recharge, rules, at))
      await beginPayment(server, sessionId)
      return viewCustomerOrder(server, userId, number, locale)
    }
  })
}
