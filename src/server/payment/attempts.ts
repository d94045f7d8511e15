import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Tugrik } from '#domain/money.ts'
import type { PaymentMethodCode } from '#domain/order.ts'
import { ShopError } from '#domain/errors.ts'
import type { Db } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { lockOrder, recordEvent, restate } from '../order/facts.ts'
import { orders } from '../order/tables.ts'
import type { Server } from '../server.ts'
import { hasCharge } from './ledger.ts'
import { paymentAttempts } from './tables.ts'

/** After this another process may ask for an invoice that one began to ask for. */
const REQUEST_MS = 60_000
const CHECKED_ATTEMPTS = 5

/** An invoice at a provider that nobody should pay any more. */
export interface DeadInvoice {
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

/**
 * Gives an unpaid order an attempt by this method: the one that is under way, or a new one in place of others.
 * @throws ShopError order_not_payable
 */
export async function startPayment(
  tx: Db,
  orderId: number,
  method: PaymentMethodCode,
  now: Date
): Promise<{ attemptId: string; dead: DeadInvoice[] }> {
  const order = await lockOrder(tx, orderId)
  if (order.state !== 'awaiting_payment' || order.expiresAt <= now || (await hasCharge(tx, orderId)))
    throw new ShopError('order_not_payable')
  const [same] = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.method, method), inArray(paymentAttempts.state, ['created', 'waiting']))
    )
  if (same) return { attemptId: same.id, dead: [] }
  const dead = await endAttempts(tx, orderId, 'canceled')
  const attemptId = await createAttempt(tx, { orderId, method, amount: order.total }, now)
  await recordEvent(tx, orderId, 'payment_started', now, { method })
  await restate(tx, orderId)
  return { attemptId, dead }
}

/** Ends what could still be paid. @returns invoices to cancel at their providers after the commit */
export async function endAttempts(tx: Db, orderId: number, state: 'canceled' | 'expired'): Promise<DeadInvoice[]> {
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
export async function cancelInvoices(server: Server, dead: readonly DeadInvoice[]): Promise<void> {
  await Promise.allSettled(dead.map(({ method, invoiceId }) => server.payments[method].cancelInvoice(invoiceId)))
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
        or(isNull(paymentAttempts.requestedAt), lt(paymentAttempts.requestedAt, new Date(now.getTime() - REQUEST_MS)))
      )
    )
    .returning()
  if (!attempt) return
  const [order] = await server.db.select().from(orders).where(eq(orders.id, attempt.orderId))
  if (!order) return
  const provider = server.payments[attempt.method]
  try {
    const invoice = await provider.createInvoice({
      attemptId,
      orderNumber: order.number,
      amount: attempt.amount,
      description: order.number,
      phone: order.address.phone,
      callbackUrl: `${server.config.publicUrl}/api/v2/payments/${attempt.method}/callback/${attemptId}`,
      expiresAt: order.expiresAt
    })
    const state = await transact(server.db, async tx => {
      await lockOrder(tx, order.id)
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
      await restate(tx, order.id)
      return row?.state
    })
    if (state !== 'waiting' && invoice.invoiceId) await cancelInvoices(server, [{ method: attempt.method, invoiceId: invoice.invoiceId }])
  } catch (error) {
    await transact(server.db, async tx => {
      await lockOrder(tx, order.id)
      await tx
        .update(paymentAttempts)
        .set({ state: 'failed' })
        .where(and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.state, 'created')))
      await recordEvent(tx, order.id, 'invoice_failed', now, { method: attempt.method, error: String(error).slice(0, 500) })
      await restate(tx, order.id)
    })
  }
}
