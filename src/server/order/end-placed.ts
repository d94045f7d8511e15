import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { isCancelable } from '#domain/order.ts'
import { releaseCoupons, releasePrices } from '../discount/index.ts'
import { hasPaidStays } from '../hotel/index.ts'
import { deallocateStock, toVariantQuantities } from '../inventory/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { transact } from '../kernel/db/transact.ts'
import { runForEach } from '../kernel/jobs/run-for-each.ts'
import type { Server } from '../kernel/server.ts'
import { endPaymentSessions, readPaidTotal } from '../payment/index.ts'
import { hasUsedTickets } from '../ticket/index.ts'
import { type Effects, NO_EFFECTS, runEffects } from './effects.ts'
import { readProductIds, refreshListings } from './listings.ts'
import { lockOrder, type OrderRow, recordEvent, updateOrder, updateStatus } from './status.ts'
import { orderLines, orders } from './tables.ts'

/**
 * Whether a placed order ends once everything that was paid for it is refunded: while its goods are in the shop, so that they are not
 * sent. Digital goods are void instead, and stays are canceled by themselves.
 */
export async function isEndedByRefund(tx: Db, order: OrderRow): Promise<boolean> {
  if (order.state !== 'placed' || order.deliveryMethod === 'digital' || !isCancelable(order, 'staff')) return false
  return !(await hasPaidStays(tx, order.id)) && !(await hasUsedTickets(tx, order.id))
}

/** Cancels a placed order whose payments are refunded and whose cards and tickets are void: its goods are for sale again. */
export async function endPlaced(
  tx: Db,
  order: OrderRow,
  { by, staffId }: { by: 'customer' | 'staff'; staffId: number | null },
  now: Date
): Promise<Effects> {
  const { id: orderId } = order
  await updateOrder(tx, order, { state: 'canceled', cancelReason: by, canceledAt: now })
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  await deallocateStock(tx, toVariantQuantities(lines.filter(({ kind }) => kind !== 'ticket')))
  await releasePrices(tx, orderId)
  await recordEvent(tx, orderId, 'canceled', now, staffId === null ? {} : { staff: staffId })
  await releaseCoupons(tx, orderId, now)
  const voided = await endPaymentSessions(tx, orderId, 'canceled')
  await updateStatus(tx, orderId)
  const productIds = await readProductIds(tx, orderId)
  return { productIds, relisted: await refreshListings(tx, productIds, now), voided, sessionId: null }
}

/**
 * Keeps the goods of a placed order in the shop whose price is refunded, although something else of it is paid, such as its delivery. A gift
 * is not sent without them.
 */
export async function withdrawRefundedGoods(tx: Db, order: OrderRow, staffId: number | null, now: Date): Promise<Effects> {
  const { id: orderId } = order
  if (order.state !== 'placed' || !isCancelable(order, 'staff')) return NO_EFFECTS
  const goods = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.kind, 'goods')))
  const sold = goods.filter(({ total }) => total > 0)
  const isRefunded = sold.length > 0 && sold.every(({ quantity, refundedQuantity }) => refundedQuantity === quantity)
  const isUnpaid = order.total > 0 && (await readPaidTotal(tx, orderId)) === 0
  if (!goods.length || !(isRefunded || isUnpaid)) return NO_EFFECTS
  await updateOrder(tx, order, { fulfilment: 'returned' })
  await deallocateStock(tx, toVariantQuantities(goods))
  await recordEvent(tx, orderId, 'shipment_withdraw', now, staffId === null ? {} : { staff: staffId })
  await updateStatus(tx, orderId)
  const productIds = await readProductIds(tx, orderId)
  return { ...NO_EFFECTS, productIds, relisted: await refreshListings(tx, productIds, now) }
}

/** Job: ends what earlier releases left to be packed of orders whose goods are refunded. */
export async function endRefundedOrders(server: Server): Promise<void> {
  const { db, now } = server
  const goods = sql`${orderLines.orderId} = ${orders.id} AND ${orderLines.kind} = 'goods' AND ${orderLines.total} > 0`
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.status, ['ordered', 'in_preparation', 'ready_to_deliver']),
        or(
          inArray(orders.payment, ['refund_due', 'refunded']),
          sql`EXISTS (SELECT 1 FROM ${orderLines} WHERE ${goods})
            AND NOT EXISTS (SELECT 1 FROM ${orderLines} WHERE ${goods} AND ${orderLines.refundedQuantity} < ${orderLines.quantity})`
        )
      )
    )
  await runForEach(rows, async ({ id }) => runEffects(server, await transact(db, tx => endRefunded(tx, id, now()))))
}

async function endRefunded(tx: Db, orderId: number, now: Date): Promise<Effects> {
  const order = await lockOrder(tx, orderId)
  const isEnded = (await readPaidTotal(tx, orderId)) === 0 && order.total > 0 && (await isEndedByRefund(tx, order))
  return isEnded ? endPlaced(tx, order, { by: 'staff', staffId: null }, now) : withdrawRefundedGoods(tx, order, null, now)
}
