import { and, desc, eq, inArray } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import type { PaymentMethodCode } from '#domain/order.ts'
import type { Db } from '../kernel/db/open.ts'
import {
  checkAttempt,
  createAttempt,
  endAttempts,
  ensureInvoice,
  findAttempt,
  paymentAttempts,
  unpaidAttempts,
  type VoidedInvoice
} from '../payment/index.ts'
import { allocatedTotal, unappliedCharges } from '../ledger/index.ts'
import type { Server } from '../kernel/server.ts'
import { applyRecorded } from './apply-payments.ts'
import { lockOrder, recordEvent, updateStatus } from './status.ts'

/**
 * Gives an unpaid order an attempt by this method: the one that is under way, or a new one in place of others.
 * @throws ShopError order_not_payable
 */
export async function startPayment(
  tx: Db,
  orderId: number,
  method: PaymentMethodCode,
  now: Date
): Promise<{ attemptId: string; voided: VoidedInvoice[] }> {
  const order = await lockOrder(tx, orderId)
  if (order.state !== 'awaiting_payment' || order.expiresAt <= now || (await unappliedCharges(tx, orderId)).length)
    throw new ShopError('order_not_payable')
  const [same] = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.method, method), inArray(paymentAttempts.state, ['created', 'waiting']))
    )
  if (same) return { attemptId: same.id, voided: [] }
  const voided = await endAttempts(tx, orderId, 'canceled')
  const amount = order.total - (await allocatedTotal(tx, orderId))
  const attemptId = await createAttempt(tx, { orderId, method, amount }, now)
  await recordEvent(tx, orderId, 'payment_started', now, { method })
  await updateStatus(tx, orderId)
  return { attemptId, voided }
}

/** Asks the provider about every attempt of an order by which money may have come. */
export async function checkPayments(server: Server, orderId: number): Promise<void> {
  const ids = await unpaidAttempts(server.db, orderId)
  // A callback may have recorded a charge this very moment, and not applied it yet.
  if (!ids.length) await applyRecorded(server, orderId)
  for (const id of ids) {
    const attempt = await findAttempt(server.db, id)
    if (attempt) await checkAttempt(server, attempt)
  }
}

/** Asks for the invoice of an order's newest attempt where the process that began to ask died. */
export async function ensureOrderInvoice(server: Server, orderId: number): Promise<void> {
  const [newest] = await server.db
    .select({ id: paymentAttempts.id, state: paymentAttempts.state })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(desc(paymentAttempts.turn))
    .limit(1)
  if (newest?.state === 'created') await ensureInvoice(server, newest.id)
}
