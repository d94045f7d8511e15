import { eq } from 'drizzle-orm'
import { isCancelable } from '#domain/order.ts'
import { releaseCoupons, releasePrices } from '../discount/index.ts'
import { hasPaidStays } from '../hotel/index.ts'
import { deallocateStock, toVariantQuantities } from '../inventory/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { endPaymentSessions } from '../payment/index.ts'
import { hasUsedTickets } from '../ticket/index.ts'
import type { Effects } from './effects.ts'
import { readProductIds, refreshListings } from './listings.ts'
import { type OrderRow, recordEvent, updateOrder, updateStatus } from './status.ts'
import { orderLines } from './tables.ts'

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
