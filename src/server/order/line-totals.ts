import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Tugrik } from '#domain/money.ts'
import type { LineKind } from '#domain/order.ts'
import { calculatePiecesPrice, splitByWeights } from '#domain/return.ts'
import { readVoidedTotals } from '../giftcard/index.ts'
import { listStaysOfOrder } from '../hotel/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { orderAdjustments, orderLines } from './tables.ts'

interface LineTotal {
  id: number
  kind: LineKind
  quantity: number
  refundedQuantity: number
  /** The price paid for the line: less its adjustments and its share of those of the whole order. */
  total: Tugrik
}

/** What an agreed price reduces a line by, for use inside a query of lines. */
export function selectAgreedDiscount(): SQL<Tugrik> {
  // Nested, because Drizzle omits table names from the outermost level of a field in a query of one table.
  const discount = sql`SELECT sum(${orderAdjustments.amount}) FROM ${orderAdjustments} WHERE ${orderAdjustments.orderId} = ${orderLines.orderId} AND ${orderAdjustments.lineId} = ${orderLines.id} AND ${orderAdjustments.kind} = 'personal_price'`
  return sql`coalesce((${discount}), 0)`.mapWith(Number)
}

/** Gift cards and recharges, found by the index of lines without a variant. */
export const isPrepaidLine = sql`${orderLines.variantId} IS NULL AND ${orderLines.kind} IN ('gift_card', 'wallet_recharge')`

/** What the gift cards and recharges of an order cost, for use inside a query. They are no purchases: what is paid with them is one. */
export function selectPrepaid(orderId: SQL): SQL {
  return sql`coalesce((
    SELECT sum(p.total) FROM ${orderLines} p
    WHERE p.order_id = ${orderId} AND p.variant_id IS NULL AND p.kind IN ('gift_card', 'wallet_recharge')
  ), 0)`
}

function sumByLine(rows: Awaited<ReturnType<typeof readDeductions>>): Map<number, Tugrik> {
  const sums = new Map<number, Tugrik>()
  for (const { lineId, amount } of rows) if (lineId !== null) sums.set(lineId, (sums.get(lineId) ?? 0) + amount)
  return sums
}

/** The lines of an order with the prices paid for them. */
export async function readLineTotals(db: Db, orderId: number): Promise<LineTotal[]> {
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.id))
  const rows = await readDeductions(db, orderId)
  const discounts = sumByLine(rows)
  const ofOrder = rows.reduce((sum, { lineId, amount }) => (lineId === null ? sum + amount : sum), 0)
  const totals = lines.map(({ id, total }) => total - (discounts.get(id) ?? 0))
  const shares = splitByWeights(ofOrder, totals)
  return lines.map(({ id, kind, quantity, refundedQuantity }, index) => ({
    id,
    kind,
    quantity,
    refundedQuantity,
    total: Math.max(0, (totals[index] ?? 0) - (shares[index] ?? 0))
  }))
}

interface RefundableLine extends LineTotal {
  /**
   * The pieces that are not refunded, and what was paid for them: canceled nights of a stay are refunded already, and a void gift card is
   * refunded for what was left on it.
   */
  /** `parts` is the price of one piece, of two and so on. */
  refundable: { quantity: number; amount: Tugrik; parts: Tugrik[] }
}

/** The lines of an order by their ids. */
export async function readRefundableLines(db: Db, orderId: number): Promise<Map<number, RefundableLine>> {
  const stays = new Map((await listStaysOfOrder(db, orderId)).map(stay => [stay.orderLineId, stay]))
  const voided = await readVoidedTotals(db, orderId)
  return new Map(
    (await readLineTotals(db, orderId)).map(line => {
      const quantity = line.quantity - line.refundedQuantity
      const stay = stays.get(line.id)
      const kept = stay?.state === 'booked' ? Math.max(0, line.total - stay.refunded) : 0
      const price = stay ? kept : calculatePiecesPrice(line, quantity, line.refundedQuantity)
      const isByPiece = line.kind === 'goods' || line.kind === 'ticket'
      const parts = Array.from({ length: isByPiece ? Math.max(0, quantity - 1) : 0 }, (_, index) =>
        calculatePiecesPrice(line, index + 1, line.refundedQuantity)
      )
      return [line.id, { ...line, refundable: { quantity, amount: Math.min(price, voided.get(line.id) ?? price), parts } }]
    })
  )
}

/** Records pieces whose price is refunded. Call it under the order's lock. */
export async function countRefunded(tx: Db, pieces: readonly { id: number; quantity: number }[]): Promise<void> {
  for (const { id, quantity } of pieces)
    await tx
      .update(orderLines)
      .set({ refundedQuantity: sql`least(${orderLines.quantity}, ${orderLines.refundedQuantity} + ${quantity})` })
      .where(eq(orderLines.id, id))
}

async function readDeductions(db: Db, orderId: number) {
  return db
    .select({ lineId: orderAdjustments.lineId, kind: orderAdjustments.kind, amount: orderAdjustments.amount })
    .from(orderAdjustments)
    .where(and(eq(orderAdjustments.orderId, orderId), eq(orderAdjustments.included, false)))
}
