import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Cart } from '#domain/cart.ts'
import { ShopError } from '#domain/errors.ts'
import type { Standing } from '#domain/quote.ts'
import { ownerOf, putItems } from '../cart/cart.ts'
import { shownIn } from '../cart/routes.ts'
import { cartSchema } from '../cart/schema.ts'
import { carts } from '../cart/tables.ts'
import { sellables } from '../cart/lines.ts'
import { viewCart, viewProduct } from '../cart/view.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { limitTries } from '../kernel/http/rate-limit.ts'
import { check, describe } from '../kernel/http/route.ts'
import { isStaff, requireUser, type ShopContext, type ShopEnv } from '../kernel/http/customer.ts'
import type { Server } from '../kernel/server.ts'
import { itemsQuery, pageQuery, quoteInput, suggestionInput } from './input.ts'
import { requestQuote, withdrawQuote } from './quotes.ts'
import { quoteItemsSchema, quoteSchema, quotesSchema, suggestionSchema, suggestionsSchema } from './schema.ts'
import { suggestPrice, withdrawSuggestion } from './suggestions.ts'
import { findQuote, findSuggestion, listQuotes, listSuggestions } from './view.ts'

const SUGGESTIONS = '/api/v2/price_suggestions'
const QUOTES = '/api/v2/quotes'

export function quoteRoutes(server: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  const { db, config } = server
  const shown = (c: ShopContext) => ({ locale: c.get('locale'), now: server.now() })
  const told = (c: ShopContext) => ({ publicUrl: config.publicUrl, locale: c.get('locale') })

  routes.get(
    SUGGESTIONS,
    describe('quote', "One's own price suggestions, newest first", suggestionsSchema, [401, 422]),
    check('query', pageQuery),
    async c => {
      const { userId } = requireUser(c)
      return c.json(await listSuggestions(db, { userId }, c.req.valid('query').page ?? 1, shown(c)))
    }
  )

  routes.get(
    `${SUGGESTIONS}/:number`,
    describe('quote', "A price suggestion of one's own; of anybody for the shop's people", suggestionSchema, [401, 404]),
    async c => c.json(await findSuggestion(db, c.req.param('number'), whose(c), shown(c)))
  )

  routes.post(
    SUGGESTIONS,
    describe(
      'quote',
      'Suggests a price for a variant, or another one while the shop has not answered',
      suggestionSchema,
      [401, 404, 409, 422, 429]
    ),
    check('json', suggestionInput),
    async c => {
      const { session, userId } = requireUser(c)
      const { variant_id: variantId, quantity, price, text } = c.req.valid('json')
      await limitTries(db, 'suggestions_of', String(userId), config.rateLimitFactor, server.now())
      const input = { variantId, quantity, price, text }
      const number = await runOnce(c, session, input, (tx, now) => suggestPrice(tx, userId, input, told(c), now))
      return c.json(await findSuggestion(db, number, { userId }, shown(c)))
    }
  )

  routes.put(
    `${SUGGESTIONS}/:number/withdraw`,
    describe('quote', 'Takes a price suggestion back', suggestionSchema, [401, 404, 409]),
    async c => {
      const { session, userId } = requireUser(c)
      const number = c.req.param('number')
      await runOnce(c, session, null, async (tx, now) => {
        await withdrawSuggestion(tx, userId, number, now)
        return { done: true }
      })
      return c.json(await findSuggestion(db, number, { userId }, shown(c)))
    }
  )

  routes.post(
    `${SUGGESTIONS}/:number/cart`,
    describe('quote', 'Puts what the shop offered into the cart, at its price', cartSchema, [401, 404, 409]),
    async c => {
      const { userId } = requireUser(c)
      const { state, product, quantity } = await findSuggestion(db, c.req.param('number'), { userId }, shown(c))
      return c.json(await intoCart(c, state, [{ variantId: product.variant_id, quantity }], null))
    }
  )

  routes.get(
    '/api/v2/quote_items',
    describe('quote', 'Variants as they can be asked for, in their order', quoteItemsSchema, [422]),
    check('query', itemsQuery),
    async c => {
      const { ids } = c.req.valid('query')
      const found = await sellables(db, ids, server.now())
      return c.json(
        ids.flatMap(id => {
          const item = found.get(id)
          return item
            ? [{ product: { id: item.productId, variant_id: id, ...viewProduct(item.snapshot, c.get('locale')) }, price: item.price }]
            : []
        })
      )
    }
  )

  routes.get(QUOTES, describe('quote', "One's own quotes, newest first", quotesSchema, [401, 422]), check('query', pageQuery), async c => {
    const { userId } = requireUser(c)
    return c.json(await listQuotes(db, { userId }, c.req.valid('query').page ?? 1, shown(c)))
  })

  routes.get(
    `${QUOTES}/:number`,
    describe('quote', "A quote of one's own; of anybody for the shop's people", quoteSchema, [401, 404]),
    async c => c.json(await findQuote(db, c.req.param('number'), whose(c), shown(c)))
  )

  routes.post(
    QUOTES,
    describe('quote', 'Asks for prices of several products, for an organisation', quoteSchema, [401, 404, 409, 422, 429]),
    check('json', quoteInput),
    async c => {
      const { session, userId } = requireUser(c)
      const { organisation, items, note } = c.req.valid('json')
      await limitTries(db, 'quotes_of', String(userId), config.rateLimitFactor, server.now())
      const input = { organisation, note, items: items.map(item => ({ variantId: item.variant_id, quantity: item.quantity })) }
      const number = await runOnce(c, session, input, (tx, now) => requestQuote(tx, userId, input, told(c), now))
      return c.json(await findQuote(db, number, { userId }, shown(c)))
    }
  )

  routes.put(`${QUOTES}/:number/withdraw`, describe('quote', 'Takes a quote request back', quoteSchema, [401, 404, 409]), async c => {
    const { session, userId } = requireUser(c)
    const number = c.req.param('number')
    await runOnce(c, session, null, async tx => {
      await withdrawQuote(tx, userId, number)
      return { done: true }
    })
    return c.json(await findQuote(db, number, { userId }, shown(c)))
  })

  routes.post(
    `${QUOTES}/:number/cart`,
    describe(
      'quote',
      "Puts a quote's products into the cart in one go, at its prices and for its organisation",
      cartSchema,
      [401, 404, 409]
    ),
    async c => {
      const { userId } = requireUser(c)
      const quote = await findQuote(db, c.req.param('number'), { userId }, shown(c))
      const items = quote.line_items.map(line => ({ variantId: line.product.variant_id, quantity: line.quantity }))
      return c.json(await intoCart(c, quote.state, items, quote.organisation))
    }
  )
  return routes
}

const whose = (c: ShopContext) => {
  const { session, userId } = requireUser(c)
  return isStaff(session) ? ({ staff: true } as const) : { userId }
}

/** @throws ShopError offer_over where there is no offer that stands */
async function intoCart(
  c: ShopContext,
  state: Standing,
  items: readonly { variantId: number; quantity: number }[],
  organisation: Cart['organisation']
): Promise<Cart> {
  if (state === 'ordered') throw new ShopError('offer_ordered')
  if (state !== 'offered') throw new ShopError('offer_over')
  const { session } = requireUser(c)
  const show = await shownIn(c)
  return runOnce(c, session, items, async (tx, now) => {
    const cart = await putItems(tx, ownerOf(session), items, now)
    if (organisation) await tx.update(carts).set({ organisation }).where(eq(carts.id, cart.id))
    return viewCart(tx, ownerOf(session), show, now)
  })
}
