import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Loyalty } from '#contract/order.ts'
import { calculatePoints, type LoyaltyRule, paidForGoods } from '#domain/loyalty.ts'
import type { Db } from '../kernel/db/open.ts'
import { ledgerAccounts } from '../ledger/index.ts'
import { orderLines, orders } from './tables.ts'

/** Points are derived: a share of what was paid for delivered goods. They cannot be spent yet. */
export async function loyaltyOf(db: Db, userId: number, rule: LoyaltyRule): Promise<Loyalty> {
  const otherLines = db
    .select({ sum: sql`coalesce(sum(${orderLines.total}), 0)` })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), ne(orderLines.kind, 'goods')))
  const delivered = await db
    .select({
      total: orders.total,
      goodsTotal: sql<number>`(${orders.itemTotal} - ${orders.adjustmentTotal} - (${otherLines}))::float8`,
      paid: sql<number>`(${ledgerAccounts.creditsPosted} - ${ledgerAccounts.debitsPosted})::float8`
    })
    .from(ledgerAccounts)
    .innerJoin(orders, eq(orders.id, ledgerAccounts.orderId))
    .where(and(eq(orders.userId, userId), eq(orders.state, 'placed'), isNotNull(orders.deliveredAt), eq(ledgerAccounts.kind, 'order')))
  const earned = calculatePoints(
    delivered.reduce((sum, { paid, ...order }) => sum + paidForGoods(paid, order), 0),
    rule
  )
  return { points: earned, earned, spent: 0, percent: rule.percent }
}
