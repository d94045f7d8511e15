import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Tugrik } from '#domain/money.ts'
import type { RefundCase } from '#contract/order.ts'
import type { Db } from '../kernel/db/open.ts'
import type { PaymentFact } from '../payment/provider.ts'
import { ledgerEntries, paymentAllocations, paymentAttempts, refundCases } from '../payment/tables.ts'

/** Days until money is back at a bank, as the shop promises. */
const REFUND_DAYS = 5

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

const unapplied = and(eq(ledgerEntries.kind, 'charge'), isNull(refundCases.id), isNull(paymentAllocations.entryId))

/** Charges that neither pay for their order nor have a refund case yet, oldest first. */
export async function unappliedCharges(tx: Db, orderId: number): Promise<Entry[]> {
  const rows = await tx
    .select({ entry: ledgerEntries })
    .from(ledgerEntries)
    .leftJoin(paymentAllocations, eq(paymentAllocations.entryId, ledgerEntries.id))
    .leftJoin(refundCases, eq(refundCases.entryId, ledgerEntries.id))
    .where(and(eq(ledgerEntries.orderId, orderId), unapplied))
    .orderBy(asc(ledgerEntries.id))
  return rows.map(row => row.entry)
}

/** Orders whose charges were recorded by a process that did not live to apply them. */
export async function ordersWithUnappliedCharges(db: Db, recordedBefore: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: ledgerEntries.orderId })
    .from(ledgerEntries)
    .leftJoin(paymentAllocations, eq(paymentAllocations.entryId, ledgerEntries.id))
    .leftJoin(refundCases, eq(refundCases.entryId, ledgerEntries.id))
    .where(and(unapplied, lt(ledgerEntries.createdAt, recordedBefore)))
    .limit(100)
  return rows.map(row => row.id)
}

/** Makes part or all of a charge pay for its order. */
export async function allocateCharge(tx: Db, charge: Entry, amount: Tugrik, now: Date): Promise<void> {
  await tx.insert(paymentAllocations).values({ entryId: charge.id, orderId: charge.orderId, amount, createdAt: now })
}

/** The charges that pay for an order, each with its part that does. */
export async function allocationsOf(tx: Db, orderId: number): Promise<{ charge: Entry; amount: Tugrik }[]> {
  return tx
    .select({ charge: ledgerEntries, amount: paymentAllocations.amount })
    .from(paymentAllocations)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, paymentAllocations.entryId))
    .where(eq(paymentAllocations.orderId, orderId))
    .orderBy(asc(paymentAllocations.entryId))
}

/** What of an order's total is paid. */
export async function allocatedTotal(db: Db, orderId: number): Promise<Tugrik> {
  const [sum] = await db
    .select({ amount: sql<number>`coalesce(sum(${paymentAllocations.amount}), 0)::float8` })
    .from(paymentAllocations)
    .where(eq(paymentAllocations.orderId, orderId))
  return sum?.amount ?? 0
}

/** Makes the charges of an order that ends unplaced pay for nothing: each needs a refund case then. */
export async function releaseAllocations(tx: Db, orderId: number): Promise<{ charge: Entry; amount: Tugrik }[]> {
  const released = await allocationsOf(tx, orderId)
  const ids = released.map(({ charge }) => charge.id)
  if (ids.length) await tx.delete(paymentAllocations).where(inArray(paymentAllocations.entryId, ids))
  return released
}

/** Money that its provider sent back before anybody asked for it is not owed once more: its case is done from the start. */
export async function openRefundCase(
  tx: Db,
  entry: Entry,
  { reason, amount }: { reason: RefundCase['reason']; amount: Tugrik },
  now: Date
): Promise<void> {
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
    amount,
    reason,
    ...(gone && { state: 'done', doneAt: gone.at }),
    createdAt: now,
    dueOn: due.toISOString().slice(0, 10)
  })
}
