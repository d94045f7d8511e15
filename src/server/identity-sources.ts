import { and, eq } from 'drizzle-orm'
import { mergeCarts } from './cart/merge.ts'
import type { IdentitySources } from './identity/routes.ts'
import { walletBalance } from './order/loyalty.ts'
import { orders } from './order/tables.ts'
import { refundCases } from './payment/tables.ts'
import { priceSuggestions, quotes } from './quote/tables.ts'
import { comments } from './review/tables.ts'

/** What the account's routes need of features that stand above `identity`. */
export const identitySources: IdentitySources = {
  orderCount: (db, userId) => db.$count(orders, eq(orders.userId, userId)),
  walletBalance,
  mergeGuest: mergeCarts,
  staffCounts: async db => ({
    comments: await db.$count(comments, and(eq(comments.state, 'waiting'), eq(comments.written, true))),
    price_suggestions: await db.$count(priceSuggestions, eq(priceSuggestions.state, 'waiting')),
    quotes: await db.$count(quotes, eq(quotes.state, 'waiting')),
    refunds: await db.$count(refundCases, eq(refundCases.state, 'open'))
  })
}
