import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { returnDeadline, SETTLED_STATES } from '#domain/return.ts'
import { products } from '../catalogue/index.ts'
import type { ProductSnapshot } from '../cart/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { readLineTotals, orderLines, type OrderRow, readShipmentsByLine } from '../order/index.ts'
import { returnLines, returns } from './tables.ts'

/** Return period in hours of a line without a product. */
const DEFAULT_HOURS = 48

/** A line of an order with its returnable pieces. */
export interface Returnable {
  id: number
  productId: number | null
  variantId: number | null
  giftVariantId: number | null
  product: ProductSnapshot
  /** Delivered pieces that are in no return and not refunded without one. A parcel that was not delivered is taken back as a shipment. */
  quantity: number
  /** Pieces in returns that were not rejected, and those refunded without a return. */
  returned: number
  ordered: { quantity: number; total: number }
  /** Null before the delivery. */
  deadline: Date | null
}

/** Lines of an order with their returnable pieces. Lock the order before a decision. */
export async function readReturnableLines(db: Db, order: OrderRow): Promise<Returnable[]> {
  const rows = await db
    .select({ line: orderLines, hours: products.returnHours })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(and(eq(orderLines.orderId, order.id), eq(orderLines.kind, 'goods')))
    .orderBy(asc(orderLines.id))
  const inReturns = await db
    .select({
      lineId: returnLines.orderLineId,
      quantity: sql<number>`sum(${returnLines.quantity})::int`,
      refunded: sql<number>`coalesce(sum(${returnLines.quantity}) FILTER (WHERE ${inArray(returns.state, [...SETTLED_STATES])}), 0)::int`
    })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(and(eq(returns.orderId, order.id), ne(returns.state, 'rejected')))
    .groupBy(returnLines.orderLineId)
  const returned = new Map(inReturns.map(line => [line.lineId, line]))
  const totals = new Map((await readLineTotals(db, order.id)).map(line => [line.id, line]))
  const shipments = await readShipmentsByLine(db, order.id)
  const isPlaced = order.state === 'placed'
  return rows.map(({ line, hours }) => {
    const shipment = shipments.get(line.id)
    // Orders delivered before shipments existed have only their own time.
    const deliveredAt = shipment ? shipment.deliveredAt : order.deliveredAt
    const { id, productId, variantId, giftVariantId, product, quantity } = line
    const { quantity: inReturn, refunded } = returned.get(id) ?? { quantity: 0, refunded: 0 }
    const gone = Math.min(quantity, inReturn + Math.max(0, line.refundedQuantity - refunded))
    return {
      id,
      productId,
      variantId,
      giftVariantId,
      product,
      quantity: isPlaced && deliveredAt ? quantity - gone : 0,
      returned: gone,
      ordered: { quantity, total: totals.get(id)?.total ?? 0 },
      deadline: deliveredAt && returnDeadline(deliveredAt, product.returnHours ?? hours ?? DEFAULT_HOURS)
    }
  })
}
