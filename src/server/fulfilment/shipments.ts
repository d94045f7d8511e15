import { randomInt } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import { type ShipmentMethod, splitShipments } from '#domain/shipment.ts'
import { products } from '../catalogue/index.ts'
import type { Db } from '../kernel/db/open.ts'
import {
  isFulfillable,
  lockOrder,
  orderLines,
  type OrderRow,
  readShipments,
  recordEvent,
  selectSentQuantity,
  shipmentLines,
  type ShipmentRow,
  shipments,
  updateFulfilment
} from '../order/index.ts'

/** A line of an order that is shipped. */
export interface GoodsLine {
  id: number
  orderId: number
  /** The pieces that are sent. */
  quantity: number
  ordered: number
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
      quantity: selectSentQuantity(),
      ordered: orderLines.quantity,
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

const toShipmentMethod = ({ deliveryMethod }: OrderRow): ShipmentMethod => (deliveryMethod === 'pickup' ? 'pickup' : 'delivery')

/** The customer presents it at the branch. */
const createPickupCode = (method: ShipmentMethod): string | null =>
  method === 'pickup' ? String(randomInt(1_000_000)).padStart(6, '0') : null

/** Orders of earlier releases may be under way without shipments. */
export const canStart = (order: OrderRow): boolean => isFulfillable(order) && order.fulfilment !== 'delivered'

/** Starts the preparation of a placed order by creating its shipments. Idempotent. @throws ShopError order_not_fulfillable */
export async function startFulfilment(tx: Db, orderId: number, staffId: number, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const isStarted = (await readShipments(tx, orderId)).length > 0
  if (isStarted && isFulfillable(order)) return
  if (isStarted || !canStart(order)) throw new ShopError('order_not_fulfillable')
  const lines = (await readGoods(tx, [orderId])).filter(({ quantity }) => quantity > 0)
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
    await tx.insert(shipmentLines).values(group.lines.map(({ id }) => ({ shipmentId: shipment.id, orderLineId: id })))
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
