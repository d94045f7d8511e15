import type { Hono } from 'hono'
import { walletContract } from '#contract/wallet.ts'
import { ShopError } from '#domain/errors.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { ensureInvoice, viewOrderOf } from '../order/index.ts'
import { readSettings, type Settings } from '../site/index.ts'
import { startRecharge } from './recharge.ts'

export function walletRoutes(server: Server): Hono<ShopEnv> {
  const { db, config } = server

  /** @throws ShopError not_found where the shop has no wallets */
  const readRules = async (): Promise<Settings> => {
    const settings = await readSettings(db)
    if (!settings.configs.storeCredit) throw new ShopError('not_found')
    return settings
  }

  return implement(walletContract, {
    'POST /api/v2/wallet/recharges': async ({ c, body, session, userId, locale }) => {
      const { wallet: rules, bank_accounts: accounts } = await readRules()
      const { amount, payment_method: method } = body
      if (method === 'bank_transfer' && !accounts.length) throw new ShopError('payment_method_unavailable')
      const recharge = { userId, amount, method, locale, paymentMinutes: config.paymentMinutes }
      const { number, sessionId } = await runOnce(c, session, body, (tx, now) => startRecharge(tx, recharge, rules, now))
      await ensureInvoice(server, sessionId)
      return viewOrderOf(server, userId, number, locale)
    }
  })
}
