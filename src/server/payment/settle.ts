import { and, eq } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import type { Db } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { finish } from '../order/aftermath.ts'
import { lockOrder, recordEvent, restate } from '../order/facts.ts'
import { tellShopper } from '../order/messages.ts'
import { answerCharges } from '../order/place.ts'
import type { Server } from '../server.ts'
import { type Attempt, recordCharge, recordRefund } from './ledger.ts'
import type { PaymentFact } from './provider.ts'
import { paymentAttempts } from './tables.ts'

export async function findAttempt(server: Server, attemptId: string): Promise<Attempt | null> {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(attemptId)) return null
  const [attempt] = await server.db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId))
  return attempt ?? null
}

/**
 * Asks the provider what was paid by an attempt and acts on its answer. Callback, return page, "I have
 * paid" and the deadline all come here, in any order and as often as they like.
 * @throws ShopError payment_provider_failed where the provider cannot be asked; nothing has changed then
 */
export async function settle(server: Server, attempt: Attempt): Promise<void> {
  // Without an invoice there is nobody to ask: a person tells what came by transfer, with `settleFacts`.
  if (!attempt.invoiceId) return
  let facts: PaymentFact[]
  try {
    facts = await server.payments[attempt.method].check(attempt.invoiceId)
  } catch (error) {
    console.error(`${attempt.method} could not be asked about attempt ${attempt.id}: ${String(error)}`)
    throw new ShopError('payment_provider_failed')
  }
  await settleFacts(server, attempt, facts)
}

/**
 * Writes money down first, in a transaction of its own that nothing about the order can undo; then lets the
 * order answer. Whoever comes second finds the first one's result.
 */
export async function settleFacts(server: Server, attempt: Attempt, facts: readonly PaymentFact[]): Promise<void> {
  const now = server.now()
  if (facts.length) await transact(server.db, tx => writeFacts(server, tx, attempt, facts, now))
  await answer(server, attempt.orderId)
}

async function writeFacts(server: Server, tx: Db, attempt: Attempt, facts: readonly PaymentFact[], now: Date): Promise<void> {
  await lockOrder(tx, attempt.orderId)
  for (const fact of facts) {
    if (fact.status === 'paid') {
      if (await recordCharge(tx, attempt, fact, now))
        await recordEvent(tx, attempt.orderId, 'charged', now, { ref: fact.ref, amount: fact.amount })
    } else if (fact.status === 'refunded') {
      if (await recordRefund(tx, attempt, fact, now)) await refunded(tx, attempt.orderId, fact, server.config.publicUrl, now)
    }
  }
  if (!facts.some(fact => fact.status !== 'failed')) {
    await tx
      .update(paymentAttempts)
      .set({ state: 'failed' })
      .where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.state, 'waiting')))
  }
  await restate(tx, attempt.orderId)
}

/** Money has gone back: says so in the order's book and to its shopper. */
export async function refunded(
  tx: Db,
  orderId: number,
  { ref, amount }: { ref: string; amount: number },
  publicUrl: string,
  now: Date
): Promise<void> {
  await recordEvent(tx, orderId, 'refunded', now, { ref, amount })
  await tellShopper(tx, await lockOrder(tx, orderId), 'refunded', publicUrl, now, amount)
}

/** Lets an order answer its charges; also for money that a process wrote down just before it died. */
export async function answer(server: Server, orderId: number): Promise<void> {
  await finish(server, await transact(server.db, tx => answerCharges(tx, orderId, server.config.publicUrl, server.now())))
}
