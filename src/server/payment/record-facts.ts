import { and, eq } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import type { Db } from '../kernel/db/open.ts'
import { transact } from '../kernel/db/transact.ts'
import type { Server } from '../kernel/server.ts'
import { type Attempt, recordCharge, recordRefund } from '../ledger/index.ts'
import type { PaymentFact } from './provider.ts'
import { paymentAttempts } from './tables.ts'

/*
 * The path of money: a callback, the customer's "I have paid", the background check, the deadline and staff all
 * call `checkAttempt` or `recordFacts`. Facts are recorded first, in a transaction of their own; then the
 * order applies them (`order/apply-payments.ts`) and runs the effects of that.
 */

export async function findAttempt(db: Db, attemptId: string): Promise<Attempt | null> {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(attemptId)) return null
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId))
  return attempt ?? null
}

/**
 * Asks the provider what was paid by an attempt, and records it. Safe to repeat, in any order.
 * @throws ShopError payment_provider_failed where the provider cannot be asked; nothing has changed then
 */
export async function checkAttempt(server: Server, attempt: Attempt): Promise<void> {
  // Without an invoice there is nobody to ask: staff record transfers with `recordFacts`.
  if (!attempt.invoiceId) return
  let facts: PaymentFact[]
  try {
    facts = await server.payments[attempt.method].check(attempt.invoiceId)
  } catch (error) {
    console.error(`${attempt.method} could not be asked about attempt ${attempt.id}: ${String(error)}`)
    throw new ShopError('payment_provider_failed')
  }
  await recordFacts(server, attempt, facts)
}

/** Records what a provider knows of an attempt, in a transaction that nothing about the order can undo, and applies it. */
export async function recordFacts(server: Server, attempt: Attempt, facts: readonly PaymentFact[]): Promise<void> {
  if (facts.length) await transact(server.db, tx => writeFacts(server, tx, attempt, facts))
  await server.orders.applyPayments(attempt.orderId)
}

async function writeFacts({ orders, now: clock }: Server, tx: Db, attempt: Attempt, facts: readonly PaymentFact[]): Promise<void> {
  const now = clock()
  const { orderId } = attempt
  await orders.lock(tx, orderId)
  for (const fact of facts) {
    const { ref, amount } = fact
    if (fact.status === 'paid') {
      if (await recordCharge(tx, attempt, fact, now)) await orders.recordEvent(tx, orderId, 'charged', now, { ref, amount })
    } else if (fact.status === 'refunded') {
      if (!(await recordRefund(tx, attempt, fact, now))) continue
      await orders.recordEvent(tx, orderId, 'refunded', now, { ref, amount })
      await orders.notifyRefunded(tx, orderId, amount, now)
    }
  }
  if (!facts.some(fact => fact.status !== 'failed')) {
    await tx
      .update(paymentAttempts)
      .set({ state: 'failed' })
      .where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.state, 'waiting')))
  }
  await orders.updateStatus(tx, orderId)
}
