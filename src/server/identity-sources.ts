import { and, eq } from 'drizzle-orm'
import { mergeCarts } from './cart/index.ts'
import type { IdentitySources } from './identity/routes.ts'
import { orders } from './order/index.ts'
import { availableInWallet, refundCases } from './payment/index.ts'
import { priceSuggestions, quotes } from './quote/index.ts'
import { comments } from './review/index.ts'

/** Dependencies of the account's routes on features of higher layers. */
export const identitySources: IdentitySources = {
  orderCount: (db, userId) => db.$count(orders, eq(orders.userId, userId)),
  walletBalance: availableInWallet,
  mergeGuest: mergeCarts,
  staffCounts: async db => ({
    comments: await db.$count(comments, and(eq(comments.state, 'waiting'), eq(comments.written, true))),
    price_suggestions: await db.$count(priceSuggestions, eq(priceSuggestions.state, 'waiting')),
    quotes: await db.$count(quotes, eq(quotes.state, 'waiting')),
    refunds: await db.$count(refundCases, eq(refundCases.state, 'open'))
  })
}
