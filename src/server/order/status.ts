import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tugrik } from '#domain/money.ts'
import type { PaymentState } from '#domain/order.ts'
import { isProviderCode } from '#domain/payment-method.ts'
import { toOrderStatus } from '#domain/order-status.ts'
import { compileQuery } from '../kernel/db/compiled.ts'
import type { Db } from '../kernel/db/open.ts'
import { scheduleJob } from '../kernel/jobs/queue.ts'
import { toCapabilities, readPaidTotal, paymentSessions, readPaymentSummary, readReservations } from '../payment/index.ts'
import { orderEvents, orders } from './tables.ts'

export type OrderRow = typeof orders.$inferSelect

const readOrder = compileQuery(['id'], (db, { id }) => db.select().from(orders).where(eq(orders.id, id)))
const readLocked = compileQuery(['id'], (db, { id }) => db.select().from(orders).where(eq(orders.id, id)).for('update'))

/** An order is locked before its payments, charges and stock, which prevents deadlocks. */
export async function lockOrder(tx: Db, orderId: number): Promise<OrderRow> {
  const [order] = await readLocked(tx, { id: orderId })
  if (!order) throw new Error(`Order ${orderId} does not exist.`)
  return order
}

/** @throws Error where the order does not exist */
export async function findOrderById(db: Db, orderId: number): Promise<OrderRow> {
  const [order] = await readOrder(db, { id: orderId })
  if (!order) throw new Error(`Order ${orderId} does not exist.`)
  return order
}

/** The only writer of an order's payment state and status: both are derived. */
export async function updateStatus(tx: Db, orderId: number): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const payment = await readPaymentState(tx, order)
  await tx
    .update(orders)
    .set({ payment, status: toOrderStatus({ ...order, payment }) })
    .where(eq(orders.id, orderId))
  if (order.state === 'placed' || order.receipt !== 'none') await scheduleReceiptSync(tx, orderId, order.placedAt ?? order.createdAt)
  if (order.deliveredAt) await scheduleJob(tx, { kind: SYNC_REWARDS, subject: `${orderId} ${randomUUID()}`, runAt: order.deliveredAt })
}

/** Job kind that credits the bonus and points of a delivered order, and takes them back after a refund. */
export const SYNC_REWARDS = 'sync_rewards'

/** Job kind that reports the purchase of a customer who consented. */
export const SEND_CONVERSION = 'send_conversion'

/** Job kind that updates the VAT receipt after a change of its order. */
export const SYNC_RECEIPT = 'sync_receipt'

/** Every change schedules a separate job: a running one may have read the order before the change. */
export async function scheduleReceiptSync(tx: Db, orderId: number, runAt: Date): Promise<void> {
  await scheduleJob(tx, { kind: SYNC_RECEIPT, subject: `${orderId} ${randomUUID()}`, runAt })
}

async function readPaymentState(tx: Db, { id: orderId, state, total }: OrderRow): Promise<PaymentState> {
  const { paid, refunds, isUnapplied, session, method } = await readPaymentSummary(tx, orderId)
  // A placed order counts only payments applied to it: an excess payment is refunded separately.
  if (refunds !== 'none' && (state !== 'placed' || (total > 0 && paid === 0))) return refunds === 'open' ? 'refund_due' : 'refunded'
  if (state === 'placed' || isUnapplied) return 'paid'
  if (paid > 0) return 'partly_paid'
  if (session === 'waiting' && method && isProviderCode(method) && toCapabilities(method).decisionHours) return 'waiting_lender'
  return session === 'waiting' || session === 'authorized' || session === 'failed' ? session : 'none'
}

/** The customer's part of an order's total: all but the lender's. */
export const calculateCustomerTotal = ({ total, financedTotal }: Pick<OrderRow, 'total' | 'financedTotal'>): Tugrik => total - financedTotal

export async function updateOrder(tx: Db, order: OrderRow, values: Partial<OrderRow>): Promise<OrderRow> {
  await tx.update(orders).set(values).where(eq(orders.id, order.id))
  return { ...order, ...values }
}

/** The customer's rest of an order that is neither paid nor reserved in a wallet. @param paid `readPaidTotal` where the caller has it */
export async function readMissingTotal(
  tx: Db,
  order: Pick<OrderRow, 'id' | 'total' | 'financedTotal'>,
  now: Date,
  paid?: Tugrik
): Promise<Tugrik> {
  const { id } = order
  const reserved = (await readReservations(tx, id, now)).reduce((sum, { amount }) => sum + amount, 0)
  return Math.max(0, calculateCustomerTotal(order) - (paid ?? (await readPaidTotal(tx, id))) - reserved)
}

/** The unpaid rest of many orders by their ids; only orders with payments or reservations are read one by one. */
export async function readMissingTotals(db: Db, rows: readonly OrderRow[], now: Date): Promise<Map<number, Tugrik>> {
  const waiting = rows.filter(({ state }) => state === 'awaiting_payment')
  const ids = waiting.map(({ id }) => id)
  const touched = ids.length
    ? await db
        .selectDistinct({ id: paymentSessions.orderId })
        .from(paymentSessions)
        .where(and(inArray(paymentSessions.orderId, ids), inArray(paymentSessions.state, ['authorized', 'captured'])))
    : []
  const missing = new Map(waiting.map(order => [order.id, calculateCustomerTotal(order)]))
  for (const order of waiting) if (touched.some(({ id }) => id === order.id)) missing.set(order.id, await readMissingTotal(db, order, now))
  return missing
}

export async function recordEvent(tx: Db, orderId: number, kind: string, at: Date, data: Record<string, unknown> = {}): Promise<void> {
  await tx.insert(orderEvents).values({ orderId, kind, data, at })
}
