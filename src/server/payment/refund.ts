import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import type { Db } from '../kernel/db/open.ts'
import { transact } from '../kernel/db/transact.ts'
import type { Server } from '../kernel/server.ts'
import type { Attempt, Entry } from '../ledger/index.ts'
import { checkAttempt, recordFacts } from './record-facts.ts'
import { ledgerEntries, paymentAttempts, refundCases } from './tables.ts'

/** Longer than the provider is given to answer, with a new token and all. */
const CLAIM_MS = 90_000

interface Case {
  refund: typeof refundCases.$inferSelect
  charge: Entry
  attempt: Attempt
}

/**
 * Sends the money of a refund case back by the provider it came from. Of many calls at once one asks; a case
 * that is done stays as it is.
 * @throws ShopError refund_not_found, refund_by_hand, refund_running, payment_provider_failed; nothing is lost then
 */
export async function refundByProvider(server: Server, caseId: number, staffId: number): Promise<void> {
  const { refund, charge, attempt } = await readCase(server.db, caseId)
  if (refund.state === 'done') return
  // A provider sends a payment back whole or not at all.
  if (charge.provider === 'bank_transfer' || refund.amount !== charge.amount) throw new ShopError('refund_by_hand')
  if (!(await claim(server.db, caseId, server.now()))) {
    if ((await readCase(server.db, caseId)).refund.state === 'done') return
    throw new ShopError('refund_running')
  }
  try {
    await server.payments[attempt.method].refund(charge.providerRef)
    const { amount, currency, providerRef: ref } = charge
    await recordFacts(server, attempt, [{ ref, amount, currency, status: 'refunded', paidAt: charge.paidAt }])
  } catch (error) {
    // An earlier call may have succeeded and died before it wrote that down: the provider knows.
    await checkAttempt(server, attempt).catch(() => {})
    if ((await readCase(server.db, caseId)).refund.state !== 'done') throw error instanceof ShopError ? error : noAnswer(error)
  } finally {
    await server.db.update(refundCases).set({ claimedUntil: null }).where(eq(refundCases.id, caseId))
  }
  await server.db
    .update(refundCases)
    .set({ doneBy: staffId })
    .where(and(eq(refundCases.id, caseId), isNull(refundCases.doneBy)))
}

/**
 * Writes down that somebody of the shop has sent the money of a case back by bank transfer.
 * @param ref the bank's number of that transaction
 * @throws ShopError refund_not_found, refund_done, refund_running, transfer_booked; payment_provider_failed where a
 *   provider has the money and cannot be asked whether it sent it back itself
 */
export async function refundByHand(server: Server, caseId: number, ref: string, staffId: number): Promise<void> {
  const { attempt } = await readCase(server.db, caseId)
  await checkAttempt(server, attempt)
  await transact(server.db, tx => bookRefund(server, tx, caseId, ref, staffId))
}

async function bookRefund({ orders, now: clock }: Server, tx: Db, caseId: number, ref: string, staffId: number): Promise<void> {
  const now = clock()
  const known = await readCase(tx, caseId)
  const { orderId, amount } = known.refund
  await orders.lock(tx, orderId)
  const { refund, charge } = await readCase(tx, caseId)
  if (refund.state === 'done') {
    // The same press again, or another tab: what was booked stands.
    if (await isBooked(tx, { orderId, amount }, ref)) return
    throw new ShopError('refund_done')
  }
  if (!(await claim(tx, caseId, now))) throw new ShopError('refund_running')
  const { id: _, ...same } = charge
  const written = await tx
    .insert(ledgerEntries)
    .values({ ...same, kind: 'refund', amount, provider: 'bank_transfer', providerRef: ref, paidAt: now, createdAt: now })
    .onConflictDoNothing({ target: [ledgerEntries.provider, ledgerEntries.providerRef, ledgerEntries.kind] })
    .returning({ id: ledgerEntries.id })
  if (!written.length) throw new ShopError('transfer_booked')
  await tx.update(refundCases).set({ state: 'done', doneAt: now, doneBy: staffId, claimedUntil: null }).where(eq(refundCases.id, caseId))
  await orders.recordEvent(tx, orderId, 'refunded', now, { ref, amount })
  await orders.notifyRefunded(tx, orderId, amount, now)
  await orders.updateStatus(tx, orderId)
}

async function isBooked(tx: Db, { orderId, amount }: Pick<Entry, 'orderId' | 'amount'>, ref: string): Promise<boolean> {
  const [entry] = await tx
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.provider, 'bank_transfer'),
        eq(ledgerEntries.providerRef, ref),
        eq(ledgerEntries.kind, 'refund'),
        eq(ledgerEntries.orderId, orderId),
        eq(ledgerEntries.amount, amount)
      )
    )
  return entry !== undefined
}

/** Takes an open case that nobody is at; it must be given back. */
async function claim(db: Db, caseId: number, now: Date): Promise<boolean> {
  const taken = await db
    .update(refundCases)
    .set({ claimedUntil: new Date(now.getTime() + CLAIM_MS) })
    .where(
      and(
        eq(refundCases.id, caseId),
        eq(refundCases.state, 'open'),
        or(isNull(refundCases.claimedUntil), lte(refundCases.claimedUntil, now))
      )
    )
    .returning({ id: refundCases.id })
  return taken.length > 0
}

async function readCase(db: Db, caseId: number): Promise<Case> {
  const [found] = await db
    .select({ refund: refundCases, charge: ledgerEntries, attempt: paymentAttempts })
    .from(refundCases)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, refundCases.entryId))
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, ledgerEntries.attemptId))
    .where(eq(refundCases.id, caseId))
  if (!found) throw new ShopError('refund_not_found')
  return found
}

function noAnswer(error: unknown): ShopError {
  console.error(`A refund failed: ${String(error)}`)
  return new ShopError('payment_provider_failed')
}
