import { and, asc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Tugrik } from '#domain/money.ts'
import type { RefundCase } from '#domain/order.ts'
import type { Db } from '../db/open.ts'
import { orders } from '../order/tables.ts'
import type { PaymentFact } from './provider.ts'
import { ledgerEntries, paymentAttempts, refundCases } from './tables.ts'

/** Days until money is back at a bank, as the shop promises. */
const REFUND_DAYS = 5
/** The provider of entries that move money of a wallet. */
const WALLET = 'wallet'

export type Entry = typeof ledgerEntries.$inferSelect
export type Attempt = typeof paymentAttempts.$inferSelect

/**
 * Writes down money that arrived, in whatever state the attempt and its order are.
 * @returns false where this payment was written down before
 */
export async function recordCharge(tx: Db, attempt: Attempt, fact: PaymentFact, now: Date): Promise<boolean> {
  const written = await tx
    .insert(ledgerEntries)
    .values({
      orderId: attempt.orderId,
      attemptId: attempt.id,
      kind: 'charge',
      amount: fact.amount,
      currency: fact.currency,
      provider: attempt.method,
      providerRef: fact.ref,
      paidAt: fact.paidAt,
      createdAt: now
    })
    .onConflictDoNothing({ target: [ledgerEntries.provider, ledgerEntries.providerRef, ledgerEntries.kind] })
    .returning({ id: ledgerEntries.id })
  if (!written.length) return false
  await tx.update(paymentAttempts).set({ state: 'captured', capturedAt: now }).where(eq(paymentAttempts.id, attempt.id))
  return true
}

/** Writes down that a payment went back, and closes its case. Money that never came here cannot go back. */
export async function recordRefund(tx: Db, attempt: Attempt, fact: PaymentFact, now: Date): Promise<boolean> {
  const [charge] = await tx
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.provider, attempt.method), eq(ledgerEntries.providerRef, fact.ref), eq(ledgerEntries.kind, 'charge')))
  if (!charge) return false
  const { id: _, ...same } = charge
  const written = await tx
    .insert(ledgerEntries)
    .values({ ...same, kind: 'refund', createdAt: now })
    .onConflictDoNothing({ target: [ledgerEntries.provider, ledgerEntries.providerRef, ledgerEntries.kind] })
    .returning({ id: ledgerEntries.id })
  if (!written.length) return false
  await tx.update(refundCases).set({ state: 'done', doneAt: now }).where(eq(refundCases.entryId, charge.id))
  return true
}

export async function hasCharge(tx: Db, orderId: number): Promise<boolean> {
  const [charge] = await tx
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.orderId, orderId), eq(ledgerEntries.kind, 'charge')))
    .limit(1)
  return charge !== undefined
}

const unanswered = and(
  eq(ledgerEntries.kind, 'charge'),
  isNull(refundCases.id),
  or(isNull(orders.paidEntryId), ne(orders.paidEntryId, ledgerEntries.id))
)

/** Charges that neither paid for their order nor have a refund case yet, oldest first. */
export async function unansweredCharges(tx: Db, orderId: number): Promise<Entry[]> {
  const rows = await tx
    .select({ entry: ledgerEntries })
    .from(ledgerEntries)
    .innerJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .leftJoin(refundCases, eq(refundCases.entryId, ledgerEntries.id))
    .where(and(eq(ledgerEntries.orderId, orderId), unanswered))
    .orderBy(asc(ledgerEntries.id))
  return rows.map(row => row.entry)
}

/** Orders whose money was written down by a process that did not live to place them. */
export async function ordersWithUnansweredCharges(db: Db, writtenBefore: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: orders.id })
    .from(ledgerEntries)
    .innerJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .leftJoin(refundCases, eq(refundCases.entryId, ledgerEntries.id))
    .where(and(unanswered, lt(ledgerEntries.createdAt, writtenBefore)))
    .limit(100)
  return rows.map(row => row.id)
}

/** Money that its provider sent back before anybody asked for it is not owed once more: its case is done from the start. */
export async function openRefundCase(tx: Db, entry: Entry, reason: RefundCase['reason'], now: Date): Promise<void> {
  const [gone] = await tx
    .select({ at: ledgerEntries.createdAt })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.orderId, entry.orderId),
        eq(ledgerEntries.provider, entry.provider),
        eq(ledgerEntries.providerRef, entry.providerRef),
        eq(ledgerEntries.kind, 'refund')
      )
    )
  const due = new Date(now.getTime() + REFUND_DAYS * 24 * 60 * 60 * 1000)
  await tx.insert(refundCases).values({
    orderId: entry.orderId,
    entryId: entry.id,
    amount: entry.amount,
    reason,
    ...(gone && { state: 'done', doneAt: gone.at }),
    createdAt: now,
    dueOn: due.toISOString().slice(0, 10)
  })
}

/** What a user's wallet holds: money that went back into it, less what orders were paid with from it. */
export async function walletBalance(db: Db, userId: number): Promise<Tugrik> {
  const [sum] = await db
    .select({
      balance: sql<number>`coalesce(sum(CASE ${ledgerEntries.kind} WHEN 'refund' THEN ${ledgerEntries.amount} ELSE -${ledgerEntries.amount} END), 0)::int`
    })
    .from(ledgerEntries)
    .innerJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .where(and(eq(orders.userId, userId), eq(ledgerEntries.provider, WALLET)))
  return sum?.balance ?? 0
}
