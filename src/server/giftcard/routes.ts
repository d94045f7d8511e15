import type { Hono } from 'hono'
import { giftCardContract } from '#contract/gift-card.ts'
import { toDayInUlaanbaatar } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import { formatMoney } from '#i18n/format.ts'
import { addGiftCard, changeCart } from '../cart/index.ts'
import { transact } from '../kernel/db/transact.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { readSettings } from '../site/index.ts'
import { readCardBalance, voidGiftCard } from './cards.ts'
import { reissueGiftCard, showGiftCard } from './deliver.ts'
import { findGiftCard, rechargeWallet, refuseUnusable } from './redeem.ts'
import { listOrderCards, listStaffCards, readOffer, refuseUnoffered, viewGiftCard, viewStaffCardDetail } from './view.ts'

export function createGiftCardRoutes(server: Server): Hono<ShopEnv> {
  const { db, config, now } = server
  return implement(giftCardContract, {
    'GET /api/v2/gift_cards/offer': async ({ locale }) => {
      await refuseUnoffered(db)
      return readOffer(db, locale, now())
    },

    'POST /api/v2/checkouts/current/gift_cards': async ({ c, body, locale }) => {
      await refuseUnoffered(db)
      const { variant_id: variantId, send_on: sendOn, ...card } = body
      const { least, most } = (await readSettings(db)).gift_cards
      if (card.amount < least || card.amount > most)
        throw new ShopError('validation', {
          fields: { amount: 'gift_card_amount_wrong' },
          least: formatMoney(least),
          most: formatMoney(most)
        })
      const { first_day: first, last_day: last } = await readOffer(db, locale, now())
      if (sendOn !== null && (sendOn < first || sendOn > last)) throw new ShopError('validation', { fields: { send_on: 'date_wrong' } })
      // A card that its buyer passes on has no day; today means at once.
      const day = card.channel === 'self' || sendOn === toDayInUlaanbaatar(now()) ? null : sendOn
      return changeCart(c, body, (tx, owner, at) => addGiftCard(tx, owner, variantId, { ...card, sendOn: day }, at))
    },

    'POST /api/v2/gift_cards/balance': async ({ c, body, userId }) => {
      await refuseUnoffered(db)
      const card = await findGiftCard(server, body, { address: c.get('address'), userId })
      refuseUnusable(card, now())
      return { balance: await readCardBalance(db, card), amount: card.amount, expires_at: card.expiresAt.toISOString() }
    },

    'POST /api/v2/wallet/gift_cards': async ({ c, body, session, userId }) => {
      await refuseUnoffered(db)
      const card = await findGiftCard(server, body, { address: c.get('address'), userId })
      return runOnce(c, session, body, (tx, at) => rechargeWallet(tx, card, { userId, amount: body.amount }, at))
    },

    'GET /api/v2/orders/{number}/gift_cards': async ({ params: { number }, userId }) => ({
      gift_cards: await listOrderCards(db, userId, number)
    }),

    // Not through `runOnce`, which stores responses.
    'POST /api/v2/gift_cards/{id}/show': async ({ params: { id }, userId }) => {
      const { card, secrets } = await transact(db, tx => showGiftCard(tx, config, id, userId, now()))
      return { card: viewGiftCard(card), ...secrets }
    },

    'GET /api/v2/staff/gift_cards': ({ query }) => listStaffCards(db, query),

    'GET /api/v2/staff/gift_cards/{id}': ({ params: { id } }) => viewStaffCardDetail(db, id),

    'POST /api/v2/staff/gift_cards/{id}/void': async ({ c, params: { id }, body: { reason }, session, userId }) => {
      await runOnce(c, session, { reason }, (tx, at) => voidGiftCard(tx, id, { userId, reason }, at))
      return viewStaffCardDetail(db, id)
    },

    'POST /api/v2/staff/gift_cards/{id}/reissue': async ({ c, params: { id }, body, session, userId }) => {
      await runOnce(c, session, body, async (tx, at) => {
        await reissueGiftCard(tx, config, id, { ...body, staffId: userId }, at)
        return null
      })
      return viewStaffCardDetail(db, id)
    }
  })
}
