import { randomUUID } from 'node:crypto'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import { HOUR_MS } from '#domain/day.ts'
import type { Db } from '../../kernel/db/open.ts'
import { scheduleJob } from '../../kernel/jobs/queue.ts'
import { extendStayHolds } from '../../hotel/index.ts'
import { renewHolds, toVariantQuantities } from '../../inventory/index.ts'
import { authorizeWallet, lockWallet, paymentSessions, releaseReservations, readReservations } from '../../payment/index.ts'
import { calculateHoldEnd } from '../deadline.ts'
import { type OrderRow, recordEvent, updateOrder } from '../status.ts'
import { orderLines, orders } from '../tables.ts'

/** How long the order can be paid otherwise after a lender has refused. */
const OTHER_PAYMENT_MS = HOUR_MS

/** A lender decides on the payment of an order: its goods, rooms and reserved wallet money are held until then. The order is locked. */
export async function waitForLender(tx: Db, order: OrderRow, hours: number, now: Date): Promise<void> {
  const decideBy = new Date(now.getTime() + hours * HOUR_MS)
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id))
  if (order.expiresAt >= decideBy || !(await renewHolds(tx, order.id, toVariantQuantities(lines), calculateHoldEnd(decideBy), now))) return
  await extendStayHolds(tx, order.id, calculateHoldEnd(decideBy))
  await lockWallet(tx, order.userId)
  const parts = await readReservations(tx, order.id, now)
  if (parts.length) {
    await releaseReservations(tx, order.id, 'canceled', now)
    await authorizeWallet(tx, { orderId: order.id, userId: order.userId, parts, expiresAt: calculateHoldEnd(decideBy) }, now)
  }
  await updateOrder(tx, order, { expiresAt: decideBy })
  await recordEvent(tx, order.id, 'lender_applied', now, { until: decideBy.toISOString() })
}

/** The lender pays nothing: the order has an hour left to be paid otherwise. */
export async function stopWaitingForLender(tx: Db, order: OrderRow, now: Date): Promise<OrderRow> {
  const expiresAt = new Date(now.getTime() + OTHER_PAYMENT_MS)
  if (order.state !== 'awaiting_payment' || order.expiresAt <= expiresAt) return order
  // The job of the later deadline stays, and finds the order ended.
  await scheduleJob(tx, { kind: 'expire_order', subject: `${order.id} ${randomUUID()}`, runAt: expiresAt })
  return updateOrder(tx, order, { expiresAt })
}

/** Erases the register numbers that lenders needed for orders that are no longer paid. */
export async function purgeRegisterNumbers(db: Db): Promise<void> {
  const open = db.select({ id: orders.id }).from(orders).where(eq(orders.state, 'awaiting_payment'))
  await db
    .update(paymentSessions)
    .set({ input: sql`${paymentSessions.input} - 'register_number'` })
    .where(and(sql`${paymentSessions.input} ? 'register_number'`, notInArray(paymentSessions.orderId, open)))
}
