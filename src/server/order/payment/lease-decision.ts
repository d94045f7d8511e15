import { DAY_MS } from '#domain/day.ts'
import type { DeliveryPromise } from '#domain/delivery.ts'
import { LEASE_DELIVERY_DAYS } from '#domain/lease.ts'
import type { Db } from '../../kernel/db/open.ts'
import { CURRENCY } from '../../ledger/index.ts'
import { createPaymentSession, findPaymentSession, recordCharge, readRefundCases } from '../../payment/index.ts'
import type { Effects } from '../effects.ts'
import { endUnpaid } from '../end.ts'
import { notifyCustomer } from '../messages.ts'
import { applyPayments } from './settle.ts'
import { lockOrder, type OrderRow, recordEvent, updateOrder } from '../status.ts'

interface Decision {
  /** The lender's number of the application: its payment is recorded once. */
  ref: string
  /** Null where the lender decided. */
  staffId: number | null
}

const isWaitingForLender = ({ state, lease, expiresAt }: OrderRow, now: Date): boolean =>
  state === 'awaiting_payment' && lease === 'waiting_bank' && expiresAt > now

/**
 * The lender finances the rest: it owes that sum from now on, and the order is placed.
 * @returns null where the order does not wait for a decision any more
 */
export async function approveLease(
  tx: Db,
  orderId: number,
  { ref, staffId }: Decision,
  publicUrl: string,
  now: Date
): Promise<Effects | null> {
  const order = await lockOrder(tx, orderId)
  if (!isWaitingForLender(order, now)) return null
  const sessionId = await createPaymentSession(tx, { orderId, method: 'lease', amount: order.financedTotal }, now)
  const session = await findPaymentSession(tx, sessionId)
  if (!session) throw new Error('A payment session was not written.')
  await recordCharge(tx, session, { ref, amount: order.financedTotal, currency: CURRENCY, status: 'paid', paidAt: now }, now)
  await updateOrder(tx, order, { lease: 'approved', promise: createPromise(now) })
  await recordEvent(tx, orderId, 'lease_approved', now, { ref, amount: order.financedTotal, ...(staffId !== null && { staff: staffId }) })
  return applyPayments(tx, orderId, publicUrl, now)
}

/**
 * Ends the order; the down payment is refunded.
 * @returns its refund cases, for `sendRefunds` after the effects; null where the order does not wait for a decision any more
 */
export async function rejectLease(
  tx: Db,
  orderId: number,
  { ref, staffId, reason }: Decision & { reason: string },
  publicUrl: string,
  now: Date
): Promise<{ effects: Effects; refunds: number[] } | null> {
  const order = await lockOrder(tx, orderId)
  if (!isWaitingForLender(order, now)) return null
  await recordEvent(tx, orderId, 'lease_rejected', now, { ref, reason, ...(staffId !== null && { staff: staffId }) })
  await notifyCustomer(tx, order, 'lease_rejected', publicUrl, now)
  const effects = await endUnpaid(tx, order, { state: 'canceled', cancelReason: 'lease_rejected', lease: 'rejected' }, publicUrl, now)
  const open = (await readRefundCases(tx, [orderId])).filter(({ state }) => state === 'open')
  return { effects, refunds: open.map(({ id }) => id) }
}

function createPromise(now: Date): DeliveryPromise {
  const after = (days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString()
  return { kind: 'range', from: after(LEASE_DELIVERY_DAYS.from), to: after(LEASE_DELIVERY_DAYS.to) }
}
