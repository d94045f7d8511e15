import { desc, eq } from 'drizzle-orm'
import type { PaymentState } from '#domain/order.ts'
import { orderStatus } from '#domain/order-status.ts'
import type { Db } from '../db/open.ts'
import { ledgerEntries, paymentAttempts, refundCases } from '../payment/tables.ts'
import { orderEvents, orders } from './tables.ts'

export type OrderRow = typeof orders.$inferSelect

/** An order is locked before its attempts, its charges and its stock, so that no two calls wait for each other. */
export async function lockOrder(tx: Db, orderId: number): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (!order) throw new Error(`Order ${orderId} does not exist.`)
  return order
}

/** The only writer of an order's payment state and label: both follow from facts and never lead. */
export async function restate(tx: Db, orderId: number): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const payment = await paymentState(tx, order)
  await tx
    .update(orders)
    .set({ payment, status: orderStatus({ ...order, payment }) })
    .where(eq(orders.id, orderId))
}

async function paymentState(tx: Db, { id: orderId, state, paidEntryId }: OrderRow): Promise<PaymentState> {
  const all = await tx.select().from(refundCases).where(eq(refundCases.orderId, orderId))
  // What else came for a placed order goes back beside it; only what paid for it changes what it is.
  const cases = state === 'placed' ? all.filter(found => found.entryId === paidEntryId) : all
  if (cases.length) return cases.some(found => found.state === 'open') ? 'refund_due' : 'refunded'
  if (state === 'placed') return 'paid'
  const [charge] = await tx.select({ id: ledgerEntries.id }).from(ledgerEntries).where(eq(ledgerEntries.orderId, orderId)).limit(1)
  if (charge) return 'paid'
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
