import { and, eq, sql } from 'drizzle-orm'
import type { Loyalty } from '#contract/order.ts'
import { type LoyaltyRule, calculatePoints } from '#domain/loyalty.ts'
import type { Db } from '../kernel/db/open.ts'
import { ledgerAccounts } from '../ledger/index.ts'
import { orders } from './tables.ts'

/** Points are derived: a share of the value of placed orders. They cannot be spent yet. */
export async function loyaltyOf(db: Db, userId: number, rule: LoyaltyRule): Promise<Loyalty> {
  const [sum] = await db
    .select({ paid: sql<number>`coalesce(sum(${ledgerAccounts.creditsPosted} - ${ledgerAccounts.debitsPosted}), 0)::float8` })
    .from(ledgerAccounts)
    .innerJoin(orders, eq(orders.id, ledgerAccounts.orderId))
    .where(and(eq(orders.userId, userId), eq(orders.state, 'placed'), eq(ledgerAccounts.kind, 'order')))
  const earned = calculatePoints(sum?.paid ?? 0, rule)
  return { points: earned, earned, spent: 0, percent: rule.percent }
}
