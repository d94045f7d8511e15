import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Tugrik } from '#domain/money.ts'
import type { PaymentMethodCode } from '#domain/order.ts'
import type { Db } from '../kernel/db/open.ts'
import { transact } from '../kernel/db/transact.ts'
import { schedule } from '../kernel/jobs/queue.ts'
import type { Server } from '../kernel/server.ts'
import { CHECK_PAYMENT, nextCheck } from './background-check.ts'
import { paymentAttempts } from './tables.ts'

/**
 * A process that asks for an invoice says so every `RENEW_MS`. One that has not for `CLAIM_MS` died, and another may
 * ask: the provider takes an attempt's number once, so that there are never two invoices of it.
 */
const RENEW_MS = 1000
const CLAIM_MS = 4000
const CHECKED_ATTEMPTS = 5

/** An invoice at a provider that nobody should pay any more. */
export interface VoidedInvoice {
  method: PaymentMethodCode
  invoiceId: string
}

export async function createAttempt(
  tx: Db,
  attempt: { orderId: number; method: PaymentMethodCode; amount: Tugrik },
  now: Date
): Promise<string> {
  const [row] = await tx
    .insert(paymentAttempts)
    .values({ ...attempt, state: 'created', createdAt: now })
    .returning({ id: paymentAttempts.id })
  if (!row) throw new Error('A payment attempt was not written.')
  return row.id
}

/** Ends what could still be paid. @returns invoices to cancel at their providers after the commit */
export async function endAttempts(tx: Db, orderId: number, state: 'canceled' | 'expired'): Promise<VoidedInvoice[]> {
  const ended = await tx
    .update(paymentAttempts)
    .set({ state })
    .where(and(eq(paymentAttempts.orderId, orderId), inArray(paymentAttempts.state, ['created', 'waiting'])))
    .returning({ method: paymentAttempts.method, invoiceId: paymentAttempts.invoiceId })
  return ended.flatMap(({ method, invoiceId }) => (invoiceId ? [{ method, invoiceId }] : []))
}

/** Invoices by which money may have come that the shop does not know of, newest first. */
export async function unpaidAttempts(tx: Db, orderId: number): Promise<string[]> {
  const rows = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), isNotNull(paymentAttempts.invoiceId), ne(paymentAttempts.state, 'captured')))
    .orderBy(desc(paymentAttempts.turn))
    .limit(CHECKED_ATTEMPTS)
  return rows.map(row => row.id)
}

/** A provider that does not listen loses nothing: money that comes all the same becomes a refund case. */
export async function cancelInvoices(server: Server, voided: readonly VoidedInvoice[]): Promise<void> {
  await Promise.allSettled(voided.map(({ method, invoiceId }) => server.payments[method].cancelInvoice(invoiceId)))
}

const asking = new Map<string, Promise<void>>()

/**
 * Asks the provider for the attempt's invoice, outside transactions and once: calls of this process wait
 * for the one that asks. Where the provider fails the attempt has failed and the order stays to be paid.
 */
export function ensureInvoice(server: Server, attemptId: string): Promise<void> {
  const running = asking.get(attemptId)
  if (running) return running
  const asked = askForInvoice(server, attemptId).finally(() => asking.delete(attemptId))
  asking.set(attemptId, asked)
  return asked
}

async function askForInvoice(server: Server, attemptId: string): Promise<void> {
  const now = server.now()
  const [attempt] = await server.db
    .update(paymentAttempts)
    .set({ requestedAt: now })
    .where(
      and(
        eq(paymentAttempts.id, attemptId),
        eq(paymentAttempts.state, 'created'),
        or(isNull(paymentAttempts.requestedAt), lt(paymentAttempts.requestedAt, new Date(now.getTime() - CLAIM_MS)))
      )
    )
    .returning()
  if (!attempt) return
  const { orderId, method } = attempt
  const order = await server.orders.find(server.db, orderId)
  if (!order) return
  const provider = server.payments[method]
  const renewal = setInterval(() => void renewClaim(server, attemptId).catch(() => {}), RENEW_MS)
  try {
    const invoice = await provider.createInvoice({
      attemptId,
      orderNumber: order.number,
      amount: attempt.amount,
      description: order.number,
      phone: order.phone,
      callbackUrl: `${server.config.publicUrl}/api/v2/payments/${method}/callback/${attemptId}`,
      expiresAt: order.expiresAt
    })
    const state = await transact(server.db, async tx => {
      await server.orders.lock(tx, orderId)
      const [row] = await tx
        .update(paymentAttempts)
        // Kept also where the attempt has ended meanwhile: money that comes by this invoice must be found.
        .set({
          invoice,
          invoiceId: invoice.invoiceId,
          state: sql`CASE WHEN ${paymentAttempts.state} = 'created' THEN 'waiting' ELSE ${paymentAttempts.state} END`
        })
        .where(eq(paymentAttempts.id, attemptId))
        .returning({ state: paymentAttempts.state })
      const firstCheck = nextCheck(provider, now, now)
      if (invoice.invoiceId && firstCheck) await schedule(tx, { kind: CHECK_PAYMENT, subject: attemptId, runAt: firstCheck })
      await server.orders.updateStatus(tx, orderId)
      return row?.state
    })
    if (state !== 'waiting' && invoice.invoiceId) await cancelInvoices(server, [{ method, invoiceId: invoice.invoiceId }])
  } catch (error) {
    await transact(server.db, async tx => {
      await server.orders.lock(tx, orderId)
      await tx
        .update(paymentAttempts)
        .set({ state: 'failed' })
        .where(and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.state, 'created')))
      await server.orders.recordEvent(tx, orderId, 'invoice_failed', now, { method, error: String(error).slice(0, 500) })
      await server.orders.updateStatus(tx, orderId)
    })
  } finally {
    clearInterval(renewal)
  }
}

async function renewClaim(server: Server, attemptId: string): Promise<void> {
  await server.db
    .update(paymentAttempts)
    .set({ requestedAt: server.now() })
    .where(and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.state, 'created')))
}
