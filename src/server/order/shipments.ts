import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { toFulfilmentState } from '#domain/shipment.ts'
import type { Db } from '../kernel/db/open.ts'
import { type OrderRow, updateStatus } from './status.ts'
import { orderLines, orders, shipmentLines, shipments } from './tables.ts'

export type ShipmentRow = typeof shipments.$inferSelect

/** Pieces that are no longer sent, by their line. */
export type Withdrawn = readonly { id: number; quantity: number }[]

/** The pieces of a line that are sent, or were: all but those whose price was refunded while they were in the shop. */
export const selectSentQuantity = (): SQL<number> => sql<number>`(${orderLines.quantity} - ${orderLines.withdrawnQuantity})::int`

export async function readShipments(db: Db, orderId: number): Promise<ShipmentRow[]> {
  return db.select().from(shipments).where(eq(shipments.orderId, orderId)).orderBy(asc(shipments.position))
}

/** The shipment of each line of an order, by the line's id. */
export async function readShipmentsByLine(db: Db, orderId: number): Promise<Map<number, ShipmentRow>> {
  const rows = await db
    .select({ lineId: shipmentLines.orderLineId, shipment: shipments })
    .from(shipmentLines)
    .innerJoin(shipments, eq(shipments.id, shipmentLines.shipmentId))
    .where(eq(shipments.orderId, orderId))
  return new Map(rows.map(({ lineId, shipment }) => [lineId, shipment]))
}

/** Whether goods of a placed order have not left the shop, in a query of lines with their order and, as far as they exist, shipments. */
export const isLineInShop = sql`${orders.state} = 'placed' AND ${orders.fulfilment} <> 'returned' AND ${orderLines.kind} = 'goods'
  AND coalesce(${shipments.state}, ${orders.fulfilment}) IN ('none', 'preparing', 'ready')`

/** The goods of a placed order that have not left the shop. */
export async function readLinesInShop(tx: Db, orderId: number): Promise<(typeof orderLines.$inferSelect)[]> {
  const rows = await tx
    .select({ line: orderLines })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(shipmentLines, eq(shipmentLines.orderLineId, orderLines.id))
    .leftJoin(shipments, eq(shipments.id, shipmentLines.shipmentId))
    .where(and(eq(orderLines.orderId, orderId), isLineInShop))
    .orderBy(orderLines.id)
  return rows.map(({ line }) => line)
}

/** Whether an order has goods that can be prepared; a returned or canceled one has none. */
export const isFulfillable = ({ state, fulfilment }: OrderRow): boolean => state === 'placed' && fulfilment !== 'returned'

/** Whether goods of an order have left the shop: then it is no longer canceled, and the rest can be withdrawn. */
export const isPartSent = (rows: readonly ShipmentRow[]): boolean => rows.some(({ dispatchedAt }) => dispatchedAt !== null)

/** Stores the fulfilment state derived from an order's shipments. */
export async function updateFulfilment(tx: Db, order: OrderRow, now: Date): Promise<void> {
  const rows = await readShipments(tx, order.id)
  const fulfilment = toFulfilmentState(rows.map(({ state }) => state))
  const dispatchedAt = order.dispatchedAt ?? rows.find(row => row.dispatchedAt)?.dispatchedAt ?? null
  const deliveredAt = fulfilment === 'delivered' ? (order.deliveredAt ?? now) : null
  await tx.update(orders).set({ fulfilment, dispatchedAt, deliveredAt }).where(eq(orders.id, order.id))
  await updateStatus(tx, order.id)
}
