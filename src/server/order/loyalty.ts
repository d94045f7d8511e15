import { and, eq, sql } from 'drizzle-orm'
import type { Loyalty } from '#contract/order.ts'
import { type LoyaltyRule, pointsFor } from '#domain/loyalty.ts'
import type { Tugrik } from '#domain/money.ts'
import type { Db } from '../kernel/db/open.ts'
import { ledgerEntries } from '../payment/index.ts'
import { orders } from './tables.ts'

/** Points are a sum over the ledger: what placed orders were paid, less what went back, less points that paid for something. */
export async function loyaltyOf(db: Db, userId: number, rule: LoyaltyRule): Promise<Loyalty> {
  const moved = (kind: string) => sql`coalesce(sum(${ledgerEntries.amount}) FILTER (WHERE ${ledgerEntries.kind} = ${kind}), 0)`
  const [sums] = await db
    .select({
      paid: sql<number>`(${moved('charge')} + ${moved('down_payment')} - ${moved('refund')})::float8`,
      spent: sql<number>`${moved('points')}::float8`
    })
    .from(ledgerEntries)
    .innerJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .where(and(eq(orders.userId, userId), eq(orders.state, 'placed')))
  const earned = pointsFor(sums?.paid ?? 0, rule)
  const spent = sums?.spent ?? 0
  return { points: Math.max(0, earned - spent), earned, spent, percent: rule.percent }
}

/** The provider of entries that move money of a wallet. */
const WALLET = 'wallet'

/** What a user's wallet holds: money that went back into it, less what orders were paid with from it. */
export async function walletBalance(db: Db, userId: number): Promise<Tugrik> {
  const [sum] = await db
    .select({
      balance: sql<number>`coalesce(sum(CASE ${ledgerEntries.kind} WHEN 'refund' THEN ${ledgerEntries.amount} ELSE -${ledgerEntries.amount} END), 0)::float8`
    })
    .from(ledgerEntries)
    .innerJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .where(and(eq(orders.userId, userId), eq(ledgerEntries.provider, WALLET)))
  return sum?.balance ?? 0
}
