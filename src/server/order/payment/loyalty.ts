import { and, eq, or, sql } from 'drizzle-orm'
import type { Loyalty } from '#contract/order.ts'
import type { Db } from '../../kernel/db/open.ts'
import { readBalance, CURRENCY, ledgerAccounts, ledgerTransfers } from '../../ledger/index.ts'

/** A customer's points, from the ledger. @param percent what goods earn; 0 where the shop gives no points */
export async function readLoyalty(db: Db, userId: number, percent: number): Promise<Loyalty> {
  const { id, kind, currency, userId: owner } = ledgerAccounts
  const rows = await db
    .select({
      code: ledgerTransfers.code,
      sum: sql<number>`sum(CASE WHEN ${ledgerTransfers.creditAccountId} = ${id} THEN ${ledgerTransfers.amount} ELSE -${ledgerTransfers.amount} END)::float8`
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerTransfers, or(eq(ledgerTransfers.creditAccountId, id), eq(ledgerTransfers.debitAccountId, id)))
    .where(and(eq(kind, 'points'), eq(currency, CURRENCY), eq(owner, userId), sql`${ledgerTransfers.kind} IN ('single', 'post_pending')`))
    .groupBy(ledgerTransfers.code)
  const sumOf = (...codes: string[]): number => rows.reduce((sum, row) => (codes.includes(row.code) ? sum + row.sum : sum), 0)
  const { posted, reserved } = await readBalance(db, { kind: 'points', userId })
  return {
    points: posted - reserved,
    reserved,
    earned: sumOf('points', 'points_return'),
    spent: -sumOf('payment', 'refund') || 0,
    expired: -sumOf('points_expired') || 0,
    percent
  }
}
