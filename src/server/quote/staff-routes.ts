import { Hono } from 'hono'
import { transact } from '../kernel/db/transact.ts'
import { check, describe } from '../kernel/http/route.ts'
import { requireStaff, type ShopContext, type ShopEnv } from '../kernel/http/customer.ts'
import type { Server } from '../kernel/server.ts'
import { quoteAnswer, staffQuery, suggestionAnswer } from './input.ts'
import { answerQuote } from './quotes.ts'
import { quoteSchema, quotesSchema, suggestionSchema, suggestionsSchema } from './schema.ts'
import { answerSuggestion } from './suggestions.ts'
import { findQuote, findSuggestion, listQuotes, listSuggestions } from './view.ts'

const STAFF = { staff: true } as const

/** What the shop's people answer to customers who ask for a price. */
export function quoteStaffRoutes(server: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  const { db, config } = server
  const shown = (c: ShopContext) => ({ locale: c.get('locale'), now: server.now() })

  routes.get(
    '/api/v2/staff/price_suggestions',
    describe('quote', "Everybody's price suggestions; for the shop's people", suggestionsSchema, [401, 403, 422]),
    check('query', staffQuery),
    async c => {
      requireStaff(c)
      const { page = 1, state } = c.req.valid('query')
      return c.json(await listSuggestions(db, { staff: true, state }, page, shown(c)))
    }
  )

  routes.put(
    '/api/v2/price_suggestions/:number/answer',
    describe(
      'quote',
      "Offers a price for this customer alone, or declines; for the shop's people",
      suggestionSchema,
      [401, 403, 404, 409, 422]
    ),
    check('json', suggestionAnswer),
    async c => {
      const { userId } = requireStaff(c)
      const number = c.req.param('number')
      const input = c.req.valid('json')
      const { round, text } = input
      const answer =
        input.decision === 'offer'
          ? { round, text, decision: 'offer' as const, price: input.price, validUntil: input.valid_until }
          : { round, text, decision: 'decline' as const }
      await transact(db, tx => answerSuggestion(tx, userId, number, answer, config.publicUrl, server.now()))
      return c.json(await findSuggestion(db, number, STAFF, shown(c)))
    }
  )

  routes.get(
    '/api/v2/staff/quotes',
    describe('quote', "Everybody's quotes; for the shop's people", quotesSchema, [401, 403, 422]),
    check('query', staffQuery),
    async c => {
      requireStaff(c)
      const { page = 1, state } = c.req.valid('query')
      return c.json(await listQuotes(db, { staff: true, state }, page, shown(c)))
    }
  )

  routes.put(
    '/api/v2/quotes/:number/answer',
    describe('quote', "Offers a price for each line, or declines; for the shop's people", quoteSchema, [401, 403, 404, 409, 422]),
    check('json', quoteAnswer),
    async c => {
      const { userId } = requireStaff(c)
      const number = c.req.param('number')
      const input = c.req.valid('json')
      const { round, text } = input
      const answer =
        input.decision === 'offer'
          ? { round, text, decision: 'offer' as const, prices: input.prices, validUntil: input.valid_until }
          : { round, text, decision: 'decline' as const }
      await transact(db, tx => answerQuote(tx, userId, number, answer, config.publicUrl, server.now()))
      return c.json(await findQuote(db, number, STAFF, shown(c)))
    }
  )
  return routes
}
