import { and, desc, eq } from 'drizzle-orm'
import type { PaymentState } from '#domain/order.ts'
import { orderStatus } from '#domain/order-status.ts'
import type { Db } from '../kernel/db/open.ts'
import { allocatedTotal, unappliedCharges } from '../ledger/index.ts'
import { paymentAttempts, refundCases } from '../payment/index.ts'
import { orderEvents, orders } from './tables.ts'

export type OrderRow = typeof orders.$inferSelect

/** An order is locked before its attempts, its charges and its stock, so that no two calls wait for each other. */
export async function lockOrder(tx: Db, orderId: number): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (!order) throw new Error(`Order ${orderId} does not exist.`)
  return order
}

/** The only writer of an order's payment state and status: both are derived. */
export async function updateStatus(tx: Db, orderId: number): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const payment = await paymentState(tx, order)
  await tx
    .update(orders)
    .set({ payment, status: orderStatus({ ...order, payment }) })
    .where(eq(orders.id, orderId))
}

async function paymentState(tx: Db, { id: orderId, state }: OrderRow): Promise<PaymentState> {
  // Of a placed order only a return counts: money beyond its total goes back beside it.
  const cases = await tx
    .select()
    .from(refundCases)
    .where(and(eq(refundCases.orderId, orderId), state === 'placed' ? eq(refundCases.reason, 'returned') : undefined))
  if (cases.length) return cases.some(found => found.state === 'open') ? 'refund_due' : 'refunded'
  if (state === 'placed' || (await unappliedCharges(tx, orderId)).length) return 'paid'
  if ((await allocatedTotal(tx, orderId)) > 0) return 'partly_paid'
  const [attempt] = await tx
    .select({ state: paymentAttempts.state })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(desc(paymentAttempts.turn))
    .limit(1)
  if (attempt?.state === 'waiting' || attempt?.state === 'authorized' || attempt?.state === 'failed') return attempt.state
  return 'none'
}

export async function recordEvent(tx: Db, orderId: number, kind: string, at: Date, data: Record<string, unknown> = {}): Promise<void> {
  await tx.insert(orderEvents).values({ orderId, kind, data, at })
}
