import { eq } from 'drizzle-orm'
import type { RefundCase } from '#contract/order.ts'
import type { OrderState } from '#domain/order.ts'
import type { Db } from '../kernel/db/open.ts'
import { transact } from '../kernel/db/transact.ts'
import { allocateStock, piecesOf, releaseHolds } from '../inventory/index.ts'
import { createAttempt, endAttempts, paymentAttempts } from '../payment/index.ts'
import { allocateCharge, allocatedTotal, type Entry, openRefundCase, releaseAllocations, unappliedCharges } from '../ledger/index.ts'
import type { Server } from '../kernel/server.ts'
import { type Effects, NO_EFFECTS, runEffects } from './effects.ts'
import { productsOf, refreshListings } from './listings.ts'
import { notifyCustomer } from './messages.ts'
import { lockOrder, type OrderRow, recordEvent, updateStatus } from './status.ts'
import { orderLines, orders } from './tables.ts'

export const CURRENCY = 'MNT'

/** Applies what was recorded of an order's payments, and runs the effects. Also for charges that a process recorded just before it died. */
export async function applyRecorded(server: Server, orderId: number): Promise<void> {
  const { publicUrl } = server.config
  await runEffects(server, await transact(server.db, tx => applyPayments(tx, orderId, publicUrl, server.now())))
}

/**
 * Applies every charge of an order that is not applied yet: it pays for the order, in part or to the end, or it
 * becomes a refund case. Safe to repeat; a charge is never applied twice.
 */
export async function applyPayments(tx: Db, orderId: number, publicUrl: string, now: Date): Promise<Effects> {
  let order = await lockOrder(tx, orderId)
  const charges = await unappliedCharges(tx, orderId)
  const last = charges.at(-1)
  if (!last) return NO_EFFECTS
  const wasPlaced = order.state === 'placed'
  const before = order.state
  for (const charge of charges) order = await applyPayment(tx, order, charge, publicUrl, now)
  // Also of an order that is partly paid now: its invoices are of the whole sum.
  const voided = order.state !== before || order.state === 'awaiting_payment' ? await endAttempts(tx, orderId, 'canceled') : []
  const attemptId = order.state === 'awaiting_payment' ? await requestRest(tx, order, last, now) : null
  await updateStatus(tx, orderId)
  const productIds = await productsOf(tx, orderId)
  const relisted = order.state === 'placed' && !wasPlaced && (await refreshListings(tx, productIds, now))
  return { productIds, relisted, voided, attemptId }
}

async function applyPayment(tx: Db, order: OrderRow, charge: Entry, publicUrl: string, now: Date): Promise<OrderRow> {
  const refused = refusalOf(order, { ...charge, paidAt: charge.paidAt ?? charge.createdAt })
  if (refused) return refuseCharge(tx, order, charge, refused, publicUrl, now)
  const missing = order.total - (await allocatedTotal(tx, order.id))
  if (charge.amount < missing) {
    await allocateCharge(tx, charge, charge.amount, now)
    const rest = missing - charge.amount
    await recordEvent(tx, order.id, 'partly_paid', now, { entry: charge.id, missing: rest })
    await notifyCustomer(tx, order, 'partly_paid', publicUrl, now, { amount: charge.amount, missing: rest })
    return order
  }
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id))
  if (!(await allocateStock(tx, order.id, piecesOf(lines), now))) return refuseCharge(tx, order, charge, 'sold_out', publicUrl, now)
  await allocateCharge(tx, charge, missing, now)
  await recordEvent(tx, order.id, 'placed', now, { entry: charge.id })
  await notifyCustomer(tx, order, 'placed', publicUrl, now)
  const placed = await updateOrder(tx, order, { state: 'placed', paidEntryId: charge.id, placedAt: now })
  if (charge.amount > missing) await refund(tx, placed, charge, { reason: 'overpaid', amount: charge.amount - missing }, publicUrl, now)
  return placed
}

const TOO_LATE: Record<Exclude<OrderState, 'awaiting_payment'>, RefundCase['reason']> = {
  placed: 'double_payment',
  paid_unfulfillable: 'double_payment',
  canceled: 'canceled',
  expired: 'late_payment'
}

/**
 * Why a charge cannot pay for its order; null where it can, if the stock can be had.
 * @param charge `paidAt` is when the provider says it was paid; when the shop recorded it where it does not say
 */
function refusalOf(order: OrderRow, charge: { currency: string; paidAt: Date }): RefundCase['reason'] | null {
  if (order.state !== 'awaiting_payment') return TOO_LATE[order.state]
  if (charge.currency !== CURRENCY) return 'amount_differs'
  return charge.paidAt > order.expiresAt ? 'late_payment' : null
}

/** Sends a charge back, and with it what was paid before for an order that cannot be placed any more. */
async function refuseCharge(
  tx: Db,
  order: OrderRow,
  charge: Entry,
  reason: RefundCase['reason'],
  publicUrl: string,
  now: Date
): Promise<OrderRow> {
  await refund(tx, order, charge, { reason, amount: charge.amount }, publicUrl, now)
  if (order.state === 'placed' || order.state === 'paid_unfulfillable') return order
  await refundAllocations(tx, order, reason, publicUrl, now)
  await releaseHolds(tx, order.id)
  const cancelReason = reason === 'amount_differs' || reason === 'sold_out' ? reason : 'expired'
  return updateOrder(tx, order, {
    state: 'paid_unfulfillable',
    canceledAt: order.canceledAt ?? now,
    cancelReason: order.cancelReason ?? cancelReason
  })
}

/** @returns whether anything was paid that goes back now */
export async function refundAllocations(
  tx: Db,
  order: OrderRow,
  reason: RefundCase['reason'],
  publicUrl: string,
  now: Date
): Promise<boolean> {
  const released = await releaseAllocations(tx, order.id)
  for (const { charge, amount } of released) await refund(tx, order, charge, { reason, amount }, publicUrl, now)
  return released.length > 0
}

async function refund(
  tx: Db,
  order: OrderRow,
  charge: Entry,
  due: { reason: RefundCase['reason']; amount: number },
  publicUrl: string,
  now: Date
): Promise<void> {
  await openRefundCase(tx, charge, due, now)
  await recordEvent(tx, order.id, 'refund_due', now, { entry: charge.id, reason: due.reason })
  await notifyCustomer(tx, order, 'refund', publicUrl, now)
}

/** Begins an attempt for what is still missing, by the method of the last payment. */
async function requestRest(tx: Db, order: OrderRow, { attemptId }: Entry, now: Date): Promise<string | null> {
  const [last] = attemptId
    ? await tx.select({ method: paymentAttempts.method }).from(paymentAttempts).where(eq(paymentAttempts.id, attemptId))
    : []
  if (!last) return null
  const amount = order.total - (await allocatedTotal(tx, order.id))
  return createAttempt(tx, { orderId: order.id, method: last.method, amount }, now)
}

export async function updateOrder(tx: Db, order: OrderRow, values: Partial<OrderRow>): Promise<OrderRow> {
  await tx.update(orders).set(values).where(eq(orders.id, order.id))
  return { ...order, ...values }
}
