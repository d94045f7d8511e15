import { and, eq, ne } from 'drizzle-orm'
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
import { type Effects, runEffects } from './effects.ts'
import { readProductIds, refreshListings } from './listings.ts'
import { selectSentQuantity } from './shipments.ts'
import { lockOrder, type OrderRow, recordEvent, updateOrder, updateStatus } from './status.ts'
import { orderLines } from './tables.ts'
import { listUnwithdrawn, withdrawRefunded } from './withdraw.ts'

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
  const { variantId, giftVariantId } = orderLines
  const lines = await tx
    .select({ variantId, giftVariantId, quantity: selectSentQuantity() })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), ne(orderLines.kind, 'ticket')))
  await deallocateStock(tx, toVariantQuantities(lines))
  await releasePrices(tx, orderId)
  await recordEvent(tx, orderId, 'canceled', now, staffId === null ? {} : { staff: staffId })
  await releaseCoupons(tx, orderId, now)
  const voided = await endPaymentSessions(tx, orderId, 'canceled')
  await updateStatus(tx, orderId)
  const productIds = await readProductIds(tx, orderId)
  return { productIds, relisted: await refreshListings(tx, productIds, now), voided, sessionId: null }
}

/** Job: ends what earlier releases left to be packed although it is refunded. */
export async function endRefundedOrders(server: Server): Promise<void> {
  const { db, now } = server
  await runForEach(await listUnwithdrawn(db), async id => runEffects(server, await transact(db, tx => endRefunded(tx, id, now()))))
}

async function endRefunded(tx: Db, orderId: number, now: Date): Promise<Effects> {
  const order = await lockOrder(tx, orderId)
  const paid = await readPaidTotal(tx, orderId)
  if (paid === 0 && order.total > 0 && (await isEndedByRefund(tx, order))) return endPlaced(tx, order, { by: 'staff', staffId: null }, now)
  return (await withdrawRefunded(tx, order, { staffId: null, paid }, now)).effects
}
