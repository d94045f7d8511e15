import { randomInt } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import { toFulfilmentState, type ShipmentMethod, splitShipments } from '#domain/shipment.ts'
import { products } from '../catalogue/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { lockOrder, orderLines, type OrderRow, orders, recordEvent, updateStatus } from '../order/index.ts'
import { shipmentLines, shipments } from './tables.ts'

export type ShipmentRow = typeof shipments.$inferSelect

/** A line of an order that is shipped. */
export interface GoodsLine {
  id: number
  orderId: number
  quantity: number
  variantId: number | null
  giftVariantId: number | null
  product: (typeof orderLines.$inferSelect)['product']
  /** Day (`YYYY-MM-DD`) from which a pre-order can be sent. */
  preorderOn: string | null
}

export async function readGoods(db: Db, orderIds: readonly number[]): Promise<GoodsLine[]> {
  return db
    .select({
      id: orderLines.id,
      orderId: orderLines.orderId,
      quantity: orderLines.quantity,
      variantId: orderLines.variantId,
      giftVariantId: orderLines.giftVariantId,
      product: orderLines.product,
      preorderOn: products.preorderOn
    })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(and(inArray(orderLines.orderId, [...orderIds]), eq(orderLines.kind, 'goods')))
    .orderBy(asc(orderLines.id))
}

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

const toShipmentMethod = ({ deliveryMethod }: OrderRow): ShipmentMethod => (deliveryMethod === 'pickup' ? 'pickup' : 'delivery')

/** The customer presents it at the branch. */
const createPickupCode = (method: ShipmentMethod): string | null =>
  method === 'pickup' ? String(randomInt(1_000_000)).padStart(6, '0') : null

/** Whether an order has goods that can be prepared; a returned or canceled one has none. */
export const isFulfillable = ({ state, fulfilment }: OrderRow): boolean => state === 'placed' && fulfilment !== 'returned'

/** Orders of earlier releases may be under way without shipments. */
export const canStart = (order: OrderRow): boolean => isFulfillable(order) && order.fulfilment !== 'delivered'

/** Starts the preparation of a placed order by creating its shipments. Idempotent. @throws ShopError order_not_fulfillable */
export async function startFulfilment(tx: Db, orderId: number, staffId: number, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const isStarted = (await readShipments(tx, orderId)).length > 0
  if (isStarted && isFulfillable(order)) return
  if (isStarted || !canStart(order)) throw new ShopError('order_not_fulfillable')
  const lines = await readGoods(tx, [orderId])
  if (!lines.length) throw new ShopError('order_not_fulfillable')
  const method = toShipmentMethod(order)
  const state = order.fulfilment === 'shipped' || order.fulfilment === 'delivering' ? order.fulfilment : 'preparing'
  for (const [index, group] of splitShipments(lines, now).entries()) {
    const [shipment] = await tx
      .insert(shipments)
      .values({
        orderId,
        position: index + 1,
        method,
        state,
        dispatchedAt: state === 'preparing' ? null : (order.dispatchedAt ?? now),
        plannedOn: group.plannedOn,
        pickupCode: createPickupCode(method),
        createdAt: now
      })
      .returning({ id: shipments.id })
    if (!shipment) throw new Error('A shipment was not stored.')
    await tx.insert(shipmentLines).values(group.lines.map(({ id, quantity }) => ({ shipmentId: shipment.id, orderLineId: id, quantity })))
  }
  await recordEvent(tx, orderId, 'shipment_started', now, { staff: staffId })
  await updateFulfilment(tx, order, now)
}

/** Moves lines of a shipment into a new one of the same order, which is sent later. */
export async function splitShipment(tx: Db, shipment: ShipmentRow, lineIds: readonly number[], now: Date): Promise<void> {
  const { orderId, method, plannedOn } = shipment
  const position = (await tx.$count(shipments, eq(shipments.orderId, orderId))) + 1
  const [added] = await tx
    .insert(shipments)
    .values({ orderId, position, method, state: 'preparing', plannedOn, pickupCode: createPickupCode(method), createdAt: now })
    .returning({ id: shipments.id })
  if (!added) throw new Error('A shipment was not stored.')
  await tx
    .update(shipmentLines)
    .set({ shipmentId: added.id })
    .where(and(eq(shipmentLines.shipmentId, shipment.id), inArray(shipmentLines.orderLineId, [...lineIds])))
}

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
