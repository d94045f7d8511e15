import { and, desc, eq } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import { isCancelable } from '#domain/order.ts'
import type { RefundDestination } from '#domain/return.ts'
import { releaseCoupons, releasePrices } from '../discount/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { transact } from '../kernel/db/transact.ts'
import { scheduleJob } from '../kernel/jobs/queue.ts'
import { voidUnusedCards } from '../giftcard/index.ts'
import { hasPaidStays, releaseStays } from '../hotel/index.ts'
import { voidTickets } from '../ticket/index.ts'
import { releaseHolds } from '../inventory/index.ts'
import {
  endPaymentSessions,
  lockWallet,
  readPaidTotal,
  releaseReservations,
  listUnappliedCharges,
  listUnpaidSessions
} from '../payment/index.ts'
import type { Server } from '../kernel/server.ts'
import { HOLD_GRACE_MS } from './deadline.ts'
import { type Effects, NO_EFFECTS, runEffects } from './effects.ts'
import { endPlaced } from './end-placed.ts'
import { CHECK_PAYMENT } from './payment/invoice.ts'
import { toEndedLease, WITHDRAW_LEASE } from './payment/lease.ts'
import { readProductIds } from './listings.ts'
import { notifyCustomer } from './messages.ts'
import { checkPayments, retryAt } from './payment/check-payment.ts'
import { refundAmount } from './refund/refund.ts'
import { refundAll, settleRecorded } from './payment/settle.ts'
import { lockOrder, type OrderRow, recordEvent, updateOrder, updateStatus } from './status.ts'
import { orderEvents, orders } from './tables.ts'

const RETRY_MS = 15_000

/**
 * The deadline of an order: checks its invoices a last time, replaced ones too, then expires it where it is unpaid. While the provider is
 * unavailable, an unpaid order stays open as long as its stock is held.
 * @returns the time of the next run; null where the order has ended
 */
export async function expireUnpaid(server: Server, orderId: number): Promise<Date | null> {
  const [order] = await server.db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) return null
  const now = server.now()
  if (order.expiresAt > now) return order.expiresAt
  const isUnpaid = order.state === 'awaiting_payment'
  if (!isUnpaid && !(await listUnpaidSessions(server.db, orderId)).length) return null
  try {
    await checkPayments(server, orderId)
  } catch {
    if (isUnpaid && now.getTime() + RETRY_MS < order.expiresAt.getTime() + HOLD_GRACE_MS) return new Date(now.getTime() + RETRY_MS)
    // What was paid meanwhile is found, and refunded, when the provider is back.
    for (const subject of await listUnpaidSessions(server.db, orderId))
      await scheduleJob(server.db, { kind: CHECK_PAYMENT, subject, runAt: retryAt(now) })
  }
  if (!isUnpaid) return null
  // A stopped process may have recorded charges without applying them.
  await settleRecorded(server, orderId)
  const ended = await transact(server.db, tx => expireOrder(tx, orderId, server.config.publicUrl, server.now()))
  if (ended) await runEffects(server, ended)
  return null
}

/**
 * Expires an unpaid order, releases its stock and refunds partial payments.
 * @returns null where the order is not due
 */
export async function expireOrder(tx: Db, orderId: number, publicUrl: string, now: Date): Promise<Effects | null> {
  const order = await lockOrder(tx, orderId)
  if (order.state !== 'awaiting_payment' || order.expiresAt > now || (await listUnappliedCharges(tx, orderId)).length) return null
  if (order.lease === 'waiting_bank') {
    await notifyCustomer(tx, order, 'lease_unanswered', publicUrl, now)
    return endUnpaid(tx, order, { state: 'canceled', cancelReason: 'lease_unanswered' }, publicUrl, now)
  }
  await notifyCustomer(tx, order, 'expired', publicUrl, now)
  return endUnpaid(tx, order, { state: 'expired', cancelReason: 'expired' }, publicUrl, now)
}

interface Canceler {
  /** Destination of the refund. */
  to: RefundDestination
  /** Null for the customer. */
  staffId: number | null
}

/**
 * Cancels an unpaid order, or a placed one whose goods are still in the warehouse: releases its stock and refunds its payments. A
 * canceled order is unchanged.
 * @returns refund cases for `sendRefunds` after the effects @throws ShopError order_not_cancelable, order_has_stay, gift_card_used, ticket_used
 */
export async function cancelOrder(
  tx: Db,
  orderId: number,
  canceler: Canceler,
  publicUrl: string,
  now: Date
): Promise<{ effects: Effects; refunds: number[] }> {
  const order = await lockOrder(tx, orderId)
  if (order.state === 'canceled') {
    // One person may repeat the request. A second one is refused: the first may have chosen another destination of the refund.
    if (canceler.staffId !== null && !(await wasCanceledBy(tx, orderId, canceler.staffId))) throw new ShopError('order_not_cancelable')
    return { effects: NO_EFFECTS, refunds: [] }
  }
  if (order.state === 'placed') return cancelPlaced(tx, order, canceler, publicUrl, now)
  const effects = await cancelUnpaid(tx, order, canceler, publicUrl, now)
  if (!effects) throw new ShopError('order_not_cancelable')
  return { effects, refunds: [] }
}

async function wasCanceledBy(tx: Db, orderId: number, staffId: number): Promise<boolean> {
  const ofOrder = and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'canceled'))
  const [event] = await tx.select({ data: orderEvents.data }).from(orderEvents).where(ofOrder).orderBy(desc(orderEvents.id)).limit(1)
  return event?.data['staff'] === staffId
}

/** @returns null where the order no longer awaits payment */
async function cancelUnpaid(tx: Db, order: OrderRow, { staffId }: Canceler, publicUrl: string, now: Date): Promise<Effects | null> {
  if (order.state !== 'awaiting_payment' || (await listUnappliedCharges(tx, order.id)).length) return null
  if (staffId === null) return endUnpaid(tx, order, { state: 'canceled', cancelReason: 'customer' }, publicUrl, now)
  // What was paid is announced by the message of its refund.
  if ((await readPaidTotal(tx, order.id)) === 0) await notifyCustomer(tx, order, 'canceled_unpaid', publicUrl, now)
  return endUnpaid(tx, order, { state: 'canceled', cancelReason: 'staff', staffId }, publicUrl, now)
}

async function cancelPlaced(
  tx: Db,
  order: OrderRow,
  { to, staffId }: Canceler,
  publicUrl: string,
  now: Date
): Promise<{ effects: Effects; refunds: number[] }> {
  const { id: orderId } = order
  const by = staffId === null ? 'customer' : 'staff'
  if (!isCancelable(order, by)) throw new ShopError('order_not_cancelable')
  if (await hasPaidStays(tx, orderId)) throw new ShopError('order_has_stay')
  await voidUnusedCards(tx, orderId, { userId: staffId ?? order.userId, reason: 'canceled' }, now)
  await voidTickets(tx, orderId, 'canceled', now)
  const amount = await readPaidTotal(tx, orderId)
  const refunds = amount > 0 ? await refundAmount(tx, order, { amount, reason: 'canceled', to, staffId }, publicUrl, now) : []
  const effects = await endPlaced(tx, order, { by, staffId }, now)
  await notifyCustomer(tx, order, amount > 0 ? 'canceled' : 'canceled_unpaid', publicUrl, now, { amount })
  return { effects, refunds }
}

/** Ends an order that is not placed: its stock is free again, and what was paid is refunded. */
export async function endUnpaid(
  tx: Db,
  order: OrderRow,
  {
    staffId,
    ...end
  }: { state: 'expired' | 'canceled'; cancelReason: NonNullable<OrderRow['cancelReason']>; lease?: 'rejected'; staffId?: number },
  publicUrl: string,
  now: Date
): Promise<Effects> {
  await releaseHolds(tx, order.id)
  await releaseStays(tx, order.id)
  await releasePrices(tx, order.id)
  const voided = await endPaymentSessions(tx, order.id, end.state)
  await lockWallet(tx, order.userId)
  await releaseReservations(tx, order.id, end.state, now)
  await releaseCoupons(tx, order.id, now)
  const paid = await refundAll(tx, order, end.state === 'expired' ? 'amount_differs' : 'canceled', publicUrl, now)
  if (order.lease === 'waiting_bank' && end.lease !== 'rejected')
    await scheduleJob(tx, { kind: WITHDRAW_LEASE, subject: String(order.id), runAt: now })
  await updateOrder(tx, order, { lease: toEndedLease(order), ...end, ...(paid && { state: 'paid_unfulfillable' }), canceledAt: now })
  await recordEvent(tx, order.id, end.state, now, staffId === undefined ? {} : { staff: staffId })
  await updateStatus(tx, order.id)
  return { voided, relisted: false, productIds: await readProductIds(tx, order.id), sessionId: null }
}
