import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import {
  ARRIVED_STATES,
  type Disposition,
  calculatePiecesPrice,
  type RefundDestination,
  type ReturnState,
  SETTLED_STATES
} from '#domain/return.ts'
import { toVariantQuantities, restock } from '../inventory/index.ts'
import type { Db } from '../kernel/db/open.ts'
import {
  countRefunded,
  readLineTotals,
  lockOrder,
  orderLines,
  type OrderRow,
  orders,
  readProductIds,
  recordEvent,
  refreshListings,
  refundAmount,
  selectSentQuantity,
  updateStatus
} from '../order/index.ts'
import { readPaidTotal } from '../payment/index.ts'
import { notifyOfReturn } from './messages.ts'
import { returnLines, returns } from './tables.ts'

export type ReturnRow = typeof returns.$inferSelect

/** The user who changes a return. */
export interface Actor {
  staffId: number
  publicUrl: string
}

/** @throws ShopError return_not_found */
export async function findReturn(db: Db, id: number): Promise<ReturnRow> {
  const [row] = await db.select().from(returns).where(eq(returns.id, id))
  if (!row) throw new ShopError('return_not_found')
  return row
}

/** A return and its order, locked: the order first, which prevents deadlocks. */
async function lockReturn(tx: Db, id: number): Promise<{ row: ReturnRow; order: OrderRow }> {
  const { orderId } = await findReturn(tx, id)
  const order = await lockOrder(tx, orderId)
  return { row: await findReturn(tx, id), order }
}

/** @throws ShopError return_changed where its state has changed since */
async function move(tx: Db, row: ReturnRow, from: ReturnState, values: Partial<ReturnRow> & { state: ReturnState }): Promise<void> {
  if (row.state !== from) throw new ShopError('return_changed')
  await tx.update(returns).set(values).where(eq(returns.id, row.id))
}

/** @throws ShopError return_not_found, return_changed */
export async function approveReturn(tx: Db, id: number, { staffId, publicUrl }: Actor, now: Date): Promise<void> {
  const { row, order } = await lockReturn(tx, id)
  if (row.state === 'approved') return
  await move(tx, row, 'requested', { state: 'approved' })
  await recordEvent(tx, order.id, 'return_approved', now, { return: id, staff: staffId })
  await notifyOfReturn(tx, order, 'approved', id, publicUrl, now)
}

/** @throws ShopError return_not_found, return_changed */
export async function rejectReturn(tx: Db, id: number, reason: string, { staffId, publicUrl }: Actor, now: Date): Promise<void> {
  const { row, order } = await lockReturn(tx, id)
  if (row.state === 'rejected' && row.rejectReason === reason) return
  await move(tx, row, 'requested', { state: 'rejected', rejectReason: reason })
  await recordEvent(tx, order.id, 'return_rejected', now, { return: id, staff: staffId, reason })
  await notifyOfReturn(tx, order, 'rejected', id, publicUrl, now, { reason })
}

/**
 * Records the arrival of the goods. An order with all pieces returned becomes `returned`. @throws ShopError return_not_found,
 * return_changed
 */
export async function receiveReturn(tx: Db, id: number, { staffId, publicUrl }: Actor, now: Date): Promise<void> {
  const { row, order } = await lockReturn(tx, id)
  if (row.state === 'received') return
  await move(tx, row, 'approved', { state: 'received' })
  await recordEvent(tx, order.id, 'return_received', now, { return: id, staff: staffId })
  await notifyOfReturn(tx, order, 'received', id, publicUrl, now)
  if ((await sumReceivedPieces(tx, order.id)) < (await sumSentPieces(tx, order.id))) return
  await tx.update(orders).set({ fulfilment: 'returned' }).where(eq(orders.id, order.id))
  await updateStatus(tx, order.id)
}

async function sumSentPieces(tx: Db, orderId: number): Promise<number> {
  const [row] = await tx
    .select({ n: sql<number>`coalesce(sum(${selectSentQuantity()}), 0)::int` })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
  return row?.n ?? 0
}

async function sumReceivedPieces(tx: Db, orderId: number): Promise<number> {
  const [row] = await tx
    .select({ n: sql<number>`coalesce(sum(${returnLines.quantity}), 0)::int` })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(and(eq(returns.orderId, orderId), inArray(returns.state, [...ARRIVED_STATES])))
  return row?.n ?? 0
}

/**
 * Restocks received lines with their gifts, or writes them off; each line once.
 * @returns products whose stock changed @throws ShopError return_not_found, return_changed, line_not_found
 */
export async function disposeLines(
  tx: Db,
  id: number,
  decisions: readonly { id: number; disposition: Disposition }[],
  { staffId }: Actor,
  now: Date
): Promise<{ productIds: number[]; relisted: boolean }> {
  const { row, order } = await lockReturn(tx, id)
  if (!ARRIVED_STATES.includes(row.state)) throw new ShopError('return_changed')
  const lines = await tx
    .select({ line: returnLines, variantId: orderLines.variantId, giftVariantId: orderLines.giftVariantId })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
    .where(eq(returnLines.returnId, id))
    .orderBy(asc(returnLines.id))
  const restocked: { variantId: number | null; giftVariantId: number | null; quantity: number }[] = []
  let changed = false
  for (const { id: lineId, disposition } of decisions) {
    const found = lines.find(({ line }) => line.id === lineId)
    if (!found) throw new ShopError('line_not_found')
    const { line, variantId, giftVariantId } = found
    if (line.disposition === disposition) continue
    if (line.disposition !== null) throw new ShopError('return_changed')
    await tx.update(returnLines).set({ disposition }).where(eq(returnLines.id, lineId))
    line.disposition = disposition
    changed = true
    if (disposition === 'restocked') restocked.push({ variantId, giftVariantId, quantity: line.quantity })
  }
  if (!changed) return { productIds: [], relisted: false }
  await recordEvent(tx, order.id, 'return_disposed', now, { return: id, staff: staffId, lines: decisions })
  if (!restocked.length) return { productIds: [], relisted: false }
  await restock(tx, toVariantQuantities(restocked))
  const productIds = await readProductIds(tx, order.id)
  return { productIds, relisted: await refreshListings(tx, productIds, now) }
}

interface Refundable {
  /** The most that can be refunded: the lines, as far as they were not refunded otherwise, and the delivery fee, within what was paid. */
  limit: Tugrik
  /** The part of the lines. */
  lines: Tugrik
  /** Whether the lines were refunded otherwise, so that the return can be closed. */
  closable: boolean
}

/** What can still be refunded for a received return. */
export async function readRefundable(db: Db, row: ReturnRow, order: OrderRow): Promise<Refundable> {
  const refunded = await db
    .select({ id: returns.id, amount: sql<number>`sum(${returnLines.amount})::float8`, refund: returns.refundAmount })
    .from(returns)
    .innerJoin(returnLines, eq(returnLines.returnId, returns.id))
    .where(eq(returns.orderId, order.id))
    .groupBy(returns.id)
  const fees = refunded.reduce((sum, { amount, refund }) => sum + Math.max(0, (refund ?? 0) - amount), 0)
  const paid = await readPaidTotal(db, order.id)
  const lines = await readReturnedLines(db, row)
  const unrefunded = lines.reduce((sum, line) => sum + line.unrefunded, 0)
  return {
    limit: Math.min(paid, unrefunded + Math.max(0, order.shipTotal - fees)),
    lines: Math.min(paid, unrefunded),
    closable: paid === 0 || lines.every(line => line.unrefunded === 0 || line.refundedOtherwise >= line.quantity)
  }
}

interface ReturnedLine {
  quantity: number
  /** Pieces of the ordered line that were refunded by no return. */
  refundedOtherwise: number
  /** The price of the pieces, as far as the ordered line has as many that are not refunded. */
  unrefunded: Tugrik
}

async function readReturnedLines(db: Db, { id, orderId }: ReturnRow): Promise<ReturnedLine[]> {
  const ordered = new Map((await readLineTotals(db, orderId)).map(line => [line.id, line]))
  const settled = await db
    .select({ lineId: returnLines.orderLineId, quantity: sql<number>`sum(${returnLines.quantity})::int` })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(and(eq(returns.orderId, orderId), inArray(returns.state, [...SETTLED_STATES])))
    .groupBy(returnLines.orderLineId)
  const byReturns = new Map(settled.map(({ lineId, quantity }) => [lineId, quantity]))
  const lines = await db.select().from(returnLines).where(eq(returnLines.returnId, id))
  return lines.map(({ orderLineId, quantity, amount }) => {
    const line = ordered.get(orderLineId)
    if (!line) throw new Error(`Return ${id} has a line of another order.`)
    const left = line.quantity - line.refundedQuantity
    return {
      quantity,
      refundedOtherwise: line.refundedQuantity - (byReturns.get(orderLineId) ?? 0),
      unrefunded: left < quantity ? calculatePiecesPrice(line, left, line.refundedQuantity) : amount
    }
  })
}

/**
 * Refunds a received return, once.
 * @returns refund cases for `sendRefunds` @throws ShopError return_not_found, return_changed, refund_too_large
 */
export async function refundReturn(
  tx: Db,
  id: number,
  { amount, to }: { amount: Tugrik; to: RefundDestination },
  { staffId, publicUrl }: Actor,
  now: Date
): Promise<number[]> {
  const { row, order } = await lockReturn(tx, id)
  if (row.state === 'refunded' && row.refundAmount === amount && row.refundTo === to) return []
  if (row.state === 'received' && amount > (await readRefundable(tx, row, order)).limit) throw new ShopError('refund_too_large')
  await move(tx, row, 'received', { state: 'refunded', refundAmount: amount, refundTo: to })
  const pieces = await tx
    .select({ id: returnLines.orderLineId, quantity: returnLines.quantity })
    .from(returnLines)
    .where(eq(returnLines.returnId, id))
  await countRefunded(tx, pieces)
  await recordEvent(tx, order.id, 'return_refunded', now, { return: id, staff: staffId, amount, to })
  return refundAmount(tx, order, { amount, reason: 'returned', to, staffId }, publicUrl, now)
}

/**
 * Closes a received return whose lines were refunded otherwise. @throws ShopError return_not_found, return_changed, return_refundable
 * where pieces are not refunded
 */
export async function closeReturn(tx: Db, id: number, { staffId, publicUrl }: Actor, now: Date): Promise<void> {
  const { row, order } = await lockReturn(tx, id)
  if (row.state === 'closed') return
  if (row.state === 'received' && !(await readRefundable(tx, row, order)).closable) throw new ShopError('return_refundable')
  await move(tx, row, 'received', { state: 'closed' })
  await recordEvent(tx, order.id, 'return_closed', now, { return: id, staff: staffId })
  await notifyOfReturn(tx, order, 'closed', id, publicUrl, now)
}
