import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Db } from '#server/kernel/db/open.ts'
import { toRows } from '../database.ts'

/**
 * Asserts the invariants of the ledger and of payments: totals of accounts are the sums of their transfers, no limited account is
 * negative, and captured money equals order balances, due refunds and refunds.
 */
export async function expectLedgerSums(db: Db): Promise<void> {
  const broken = async (query: ReturnType<typeof sql>) => toRows(await db.execute(query))
  expect(
    await broken(sql`
      SELECT a.* FROM ledger_accounts a, LATERAL (
        SELECT coalesce(sum(t.amount) FILTER (WHERE t.debit_account_id = a.id AND posted), 0) AS debits_posted,
          coalesce(sum(t.amount) FILTER (WHERE t.credit_account_id = a.id AND posted), 0) AS credits_posted,
          coalesce(sum(t.amount) FILTER (WHERE t.debit_account_id = a.id AND open), 0) AS debits_pending,
          coalesce(sum(t.amount) FILTER (WHERE t.credit_account_id = a.id AND open), 0) AS credits_pending
        FROM (SELECT *, kind IN ('single', 'post_pending') AS posted,
          kind = 'pending' AND NOT EXISTS (SELECT 1 FROM ledger_transfers e WHERE e.pending_id = ledger_transfers.id) AS open FROM ledger_transfers) t
        WHERE a.id IN (t.debit_account_id, t.credit_account_id)
      ) s
      WHERE a.kind NOT IN ('clearing', 'revenue', 'expense') AND (
        (a.debits_posted, a.credits_posted, a.debits_pending, a.credits_pending) <> (s.debits_posted, s.credits_posted, s.debits_pending, s.credits_pending)
        OR a.debits_posted + a.debits_pending > a.credits_posted)`),
    'totals of accounts'
  ).toEqual([])
  expect(
    await broken(sql`
      SELECT c.order_id, c.currency, c.charged, a.held, a.due, r.refunded
      FROM (SELECT order_id, currency, sum(amount) AS charged FROM charges GROUP BY 1, 2) c
      JOIN (SELECT order_id, currency, sum(credits_posted - debits_posted) FILTER (WHERE kind = 'order') AS held,
        coalesce(sum(credits_posted - debits_posted) FILTER (WHERE kind = 'refunds_due'), 0) AS due FROM ledger_accounts WHERE order_id IS NOT NULL GROUP BY 1, 2) a USING (order_id, currency)
      LEFT JOIN (SELECT order_id, currency, sum(amount) AS refunded FROM refunds GROUP BY 1, 2) r USING (order_id, currency)
      WHERE c.charged <> a.held + a.due + coalesce(r.refunded, 0)`),
    'captured = held by orders + due + refunded'
  ).toEqual([])
  expect(
    await broken(sql`
      SELECT a.order_id FROM ledger_accounts a WHERE a.kind = 'refunds_due' AND a.credits_posted - a.debits_posted <>
        (SELECT coalesce(sum(r.amount), 0) FROM refund_cases r JOIN charges c ON c.id = r.charge_id
          WHERE r.order_id = a.order_id AND c.currency = a.currency AND r.state = 'open')`),
    'refunds due = open cases'
  ).toEqual([])
  expect(
    await broken(sql`
      SELECT c.id FROM charges c WHERE c.refund_total <> (SELECT coalesce(sum(amount), 0) FROM refund_cases r WHERE r.charge_id = c.id)`),
    'refund totals of charges'
  ).toEqual([])
}
