import type { Hono } from 'hono'
import type { Card } from '#contract/card.ts'
import { cardContract } from '#contract/card.ts'
import { ShopError } from '#domain/errors.ts'
import { CARD_CHECK_AMOUNT, toCardBrand, MAX_CARDS } from '#domain/payment-card.ts'
import { PROVIDER_CODES } from '#domain/payment-method.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { ensureInvoice, viewCustomerOrder } from '../order/index.ts'
import { listCards, makeCardDefault, removeCard, type SavedCard } from '../payment/index.ts'
import { readSettings } from '../site/index.ts'
import { startRecharge } from '../wallet/index.ts'

export function createCardRoutes(server: Server): Hono<ShopEnv> {
  const { db, config, payments } = server

  const toCard = ({ id, number, provider, isDefault, createdAt }: SavedCard): Card => ({
    cardId: id,
    number,
    last_digits: number.slice(-4),
    brand: toCardBrand(number),
    provider,
    is_default: isDefault,
    is_usable: payments[provider]?.payWithCard !== undefined,
    created_at: createdAt.toISOString()
  })

  return implement(cardContract, {
    'GET /api/v2/users/cards': async ({ userId }) => (await listCards(db, userId)).map(toCard).filter(card => card.is_usable),

    'GET /api/v2/users/all_card': async ({ userId }) => (await listCards(db, userId)).map(toCard),

    'PUT /api/v2/users/register_card': async ({ c, body, session, userId, locale }) => {
      const { configs, wallet: rules } = await readSettings(db)
      const method = PROVIDER_CODES.find(code => payments[code]?.payWithCard && (!body.provider || body.provider === code))
      if (!method || !configs.storeCredit) throw new ShopError('payment_method_unavailable')
      if ((await listCards(db, userId)).length >= MAX_CARDS) throw new ShopError('cards_full', { most: MAX_CARDS })
      const amount = CARD_CHECK_AMOUNT
      const recharge = { userId, amount, method, input: { save_card: true }, locale, paymentMinutes: config.paymentMinutes }
      const { number, sessionId } = await runOnce(c, session, body, (tx, at) =>
        startRecharge(tx, recharge, { ...rules, rechargeMin: amount, rechargeMax: amount }, at)
      )
      await ensureInvoice(server, sessionId)
      return viewCustomerOrder(server, userId, number, locale)
    },

    'PUT /api/v2/users/default_card': async ({ c, body, session, userId }) => {
      await runOnce(c, session, body, tx => makeCardDefault(tx, userId, body.cardId))
      return { done: true } as const
    },

    'DELETE /api/v2/users/remove_card': async ({ c, body, session, userId }) => {
      await runOnce(c, session, body, (tx, at) => removeCard(tx, userId, body.cardId, at))
      return { done: true } as const
    }
  })
}
