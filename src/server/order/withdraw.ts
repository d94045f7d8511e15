import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Tugrik } from '#domain/money.ts'
import { deallocateStock, toVariantQuantities } from '../inventory/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { type Effects, NO_EFFECTS } from './effects.ts'
import { readProductIds, refreshListings } from './listings.ts'
import {
  isFulfillable,
  isLineInShop,
  readLinesInShop,
  readShipments,
  selectSentQuantity,
  updateFulfilment,
  type Withdrawn
} from './shipments.ts'
import { type OrderRow, recordEvent, updateOrder, updateStatus } from './status.ts'
import { orderLines, orders, shipmentLines, shipments } from './tables.ts'

/**
 * Keeps the pieces of a placed order in the shop whose price is refunded before they left: they are not packed, and are for sale again. A
 * gift is not sent without its goods, and nothing free of charge is sent alone. A packed shipment is opened again; one of which nothing is
 * left is given up, and the order with the last one. @param paid what remains paid of the order
 */
export async function withdrawRefunded(
  tx: Db,
  order: OrderRow,
  { staffId, paid }: { staffId: number | null; paid: Tugrik },
  now: Date
): Promise<{ effects: Effects; withdrawn: Withdrawn }> {
  const lines = isFulfillable(order) ? await readLinesInShop(tx, order.id) : []
  const isAll = lines.length > 0 && ((order.total > 0 && paid === 0) || (await isAllRefunded(tx, order.id)))
  const pieces = lines
    .map(line => ({ ...line, quantity: (isAll ? line.quantity : line.refundedQuantity) - line.withdrawnQuantity }))
    .filter(({ quantity }) => quantity > 0)
  if (!pieces.length) return { effects: NO_EFFECTS, withdrawn: [] }
  for (const { id, quantity } of pieces)
    await tx
      .update(orderLines)
      .set({ withdrawnQuantity: sql`${orderLines.withdrawnQuantity} + ${quantity}` })
      .where(eq(orderLines.id, id))
  await deallocateStock(tx, toVariantQuantities(pieces))
  await changeShipments(
    tx,
    order,
    pieces.map(({ id }) => id),
    staffId,
    now
  )
  const productIds = await readProductIds(tx, order.id)
  return {
    effects: { ...NO_EFFECTS, productIds, relisted: await refreshListings(tx, productIds, now) },
    withdrawn: pieces.map(({ id, quantity }) => ({ id, quantity }))
  }
}

/** Whether the price of all goods that were sold is refunded. */
async function isAllRefunded(tx: Db, orderId: number): Promise<boolean> {
  const isSold = and(eq(orderLines.orderId, orderId), eq(orderLines.kind, 'goods'), gt(orderLines.total, 0))
  const sold = await tx.select().from(orderLines).where(isSold)
  return sold.length > 0 && sold.every(({ quantity, refundedQuantity }) => refundedQuantity === quantity)
}

/** Changes the shipments that had the withdrawn lines, and the order with them. */
async function changeShipments(tx: Db, order: OrderRow, lineIds: readonly number[], staffId: number | null, now: Date): Promise<void> {
  const by = staffId === null ? {} : { staff: staffId }
  const left = await tx
    .select({ shipmentId: shipmentLines.shipmentId, pieces: sql<number>`sum(${selectSentQuantity()})::int` })
    .from(orderLines)
    .leftJoin(shipmentLines, eq(shipmentLines.orderLineId, orderLines.id))
    .where(and(eq(orderLines.orderId, order.id), eq(orderLines.kind, 'goods')))
    .groupBy(shipmentLines.shipmentId)
  const changed = tx
    .select({ id: shipmentLines.shipmentId })
    .from(shipmentLines)
    .where(inArray(shipmentLines.orderLineId, [...lineIds]))
  for (const { id, state, position } of await tx.select().from(shipments).where(inArray(shipments.id, changed))) {
    const isEmpty = !left.some(({ shipmentId, pieces }) => shipmentId === id && pieces > 0)
    if (!isEmpty && state === 'preparing') continue
    await tx
      .update(shipments)
      .set({ state: isEmpty ? 'returned' : 'preparing' })
      .where(eq(shipments.id, id))
    await recordEvent(tx, order.id, isEmpty ? 'shipment_withdraw' : 'shipment_unpack', now, { shipment: position, ...by })
  }
  if ((await readShipments(tx, order.id)).length) return updateFulfilment(tx, order, now)
  if (left.some(({ pieces }) => pieces > 0)) return
  await updateOrder(tx, order, { fulfilment: 'returned' })
  await recordEvent(tx, order.id, 'shipment_withdraw', now, by)
  await updateStatus(tx, order.id)
}

/** Orders with refunded pieces that are still packed: those that an earlier release left. */
export async function listUnwithdrawn(db: Db): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .leftJoin(shipmentLines, eq(shipmentLines.orderLineId, orderLines.id))
    .leftJoin(shipments, eq(shipments.id, shipmentLines.shipmentId))
    .where(
      and(
        inArray(orders.status, ['ordered', 'in_preparation', 'ready_to_deliver']),
        isLineInShop,
        or(inArray(orders.payment, ['refund_due', 'refunded']), sql`${orderLines.refundedQuantity} > ${orderLines.withdrawnQuantity}`)
      )
    )
  return rows.map(({ id }) => id)
}
