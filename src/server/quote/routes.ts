import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { quoteContract } from '#contract/quote.ts'
import type { Cart, Organisation } from '#domain/cart.ts'
import { ShopError } from '#domain/errors.ts'
import { hasPermission } from '#domain/permission.ts'
import type { QuoteState } from '#domain/quote.ts'
import { carts, changeCart, putItems, readSellables, viewProduct } from '../cart/index.ts'
import { transact } from '../kernel/db/transact.ts'
import { type ShopContext, type ShopEnv } from '../kernel/http/customer.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { implement } from '../kernel/http/implement.ts'
import { limitAttempts } from '../kernel/http/rate-limit.ts'
import type { Server } from '../kernel/server.ts'
import { listOrganisations } from './organisations.ts'
import { respondToQuote, requestQuote, withdrawQuote } from './quotes.ts'
import { respondToSuggestion, suggestPrice, withdrawSuggestion } from './suggestions.ts'
import { findQuote, findSuggestion, listQuotes, listSuggestions } from './view.ts'

const STAFF = { staff: true } as const

export function createQuoteRoutes(server: Server): Hono<ShopEnv> {
  const { db, config, now } = server
  const { publicUrl, rateLimitFactor } = config
  return implement(quoteContract, {
    'GET /api/v2/price_suggestions': ({ userId, query, locale }) => listSuggestions(db, { userId }, query.page, { locale, now: now() }),

    'GET /api/v2/price_suggestions/{number}': ({ params: { number }, session, userId, locale }) =>
      findSuggestion(db, number, hasPermission(session, 'quote.answer') ? STAFF : { userId }, { locale, now: now() }),

    'POST /api/v2/price_suggestions': async ({ c, body, session, userId, locale }) => {
      const { variant_id: variantId, quantity, price, text } = body
      await limitAttempts(db, 'suggestions_of', String(userId), rateLimitFactor, now())
      const input = { variantId, quantity, price, text }
      const number = await runOnce(c, session, input, (tx, at) => suggestPrice(tx, userId, input, { publicUrl, locale }, at))
      return findSuggestion(db, number, { userId }, { locale, now: now() })
    },

    'PUT /api/v2/price_suggestions/{number}/withdraw': async ({ c, params: { number }, session, userId, locale }) => {
      await runOnce(c, session, null, async (tx, at) => {
        await withdrawSuggestion(tx, userId, number, at)
        return { done: true }
      })
      return findSuggestion(db, number, { userId }, { locale, now: now() })
    },

    'POST /api/v2/price_suggestions/{number}/cart': async ({ c, params: { number }, userId, locale }) => {
      const { state, product, quantity } = await findSuggestion(db, number, { userId }, { locale, now: now() })
      return addOfferToCart(c, state, [{ variantId: product.variant_id, quantity }], null)
    },

    'PUT /api/v2/price_suggestions/{number}/response': async ({ params: { number }, body, userId, locale }) => {
      await transact(db, tx => respondToSuggestion(tx, userId, number, body, publicUrl, now()))
      return findSuggestion(db, number, STAFF, { locale, now: now() })
    },

    'GET /api/v2/staff/price_suggestions': ({ query: { page, state }, locale }) =>
      listSuggestions(db, { ...STAFF, state }, page, { locale, now: now() }),

    'GET /api/v2/quote_items': async ({ query: { ids }, locale }) => {
      const items = await readSellables(db, ids, now())
      return ids.flatMap(id => {
        const item = items.get(id)
        return item ? [{ product: { id: item.productId, variant_id: id, ...viewProduct(item.snapshot, locale) }, price: item.price }] : []
      })
    },

    'GET /api/v2/users/organisations': ({ userId }) => listOrganisations(db, userId),

    'GET /api/v2/quotes': ({ userId, query, locale }) => listQuotes(db, { userId }, query.page, { locale, now: now() }),

    'GET /api/v2/quotes/{number}': ({ params: { number }, session, userId, locale }) =>
      findQuote(db, number, hasPermission(session, 'quote.answer') ? STAFF : { userId }, { locale, now: now() }),

    'POST /api/v2/quotes': async ({ c, body: { organisation, items, note }, session, userId, locale }) => {
      await limitAttempts(db, 'quotes_of', String(userId), rateLimitFactor, now())
      const input = { organisation, note, items: items.map(item => ({ variantId: item.variant_id, quantity: item.quantity })) }
      const number = await runOnce(c, session, input, (tx, at) => requestQuote(tx, userId, input, { publicUrl, locale }, at))
      return findQuote(db, number, { userId }, { locale, now: now() })
    },

    'PUT /api/v2/quotes/{number}/withdraw': async ({ c, params: { number }, session, userId, locale }) => {
      await runOnce(c, session, null, async tx => {
        await withdrawQuote(tx, userId, number)
        return { done: true }
      })
      return findQuote(db, number, { userId }, { locale, now: now() })
    },

    'POST /api/v2/quotes/{number}/cart': async ({ c, params: { number }, userId, locale }) => {
      const quote = await findQuote(db, number, { userId }, { locale, now: now() })
      const items = quote.line_items.map(line => ({ variantId: line.product.variant_id, quantity: line.quantity }))
      return addOfferToCart(c, quote.state, items, quote.organisation)
    },

    'PUT /api/v2/quotes/{number}/response': async ({ params: { number }, body, userId, locale }) => {
      await transact(db, tx => respondToQuote(tx, userId, number, body, publicUrl, now()))
      return findQuote(db, number, STAFF, { locale, now: now() })
    },

    'GET /api/v2/staff/quotes': ({ query: { page, state }, locale }) => listQuotes(db, { ...STAFF, state }, page, { locale, now: now() })
  })
}

/** @throws ShopError offer_ordered, offer_over where there is no valid offer */
async function addOfferToCart(
  c: ShopContext,
  state: QuoteState,
  items: readonly { variantId: number; quantity: number }[],
  organisation: Organisation | null
): Promise<Cart> {
  if (state === 'ordered') throw new ShopError('offer_ordered')
  if (state !== 'offered') throw new ShopError('offer_over')
  return changeCart(c, items, async (tx, owner, now) => {
    const cart = await putItems(tx, owner, items, now)
    if (organisation) await tx.update(carts).set({ organisation }).where(eq(carts.id, cart.id))
  })
}
