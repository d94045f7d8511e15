import { eq } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { type DeadInvoice, endAttempts } from '../payment/attempts.ts'
import { type Entry, openRefundCase, unansweredCharges } from '../payment/ledger.ts'
import { variants } from '../product/tables.ts'
import { lockOrder, type OrderRow, recordEvent, restate } from './facts.ts'
import { tellShopper } from './messages.ts'
import { type ChargeOutcome, chargeOutcome } from './outcome.ts'
import { relist } from './relist.ts'
import { allocateStock, piecesOf, releaseHolds } from './stock.ts'
import { orderLines, orders } from './tables.ts'

/** What the world outside the database must hear of after the commit. */
export interface Aftermath {
  productIds: number[]
  /** Whether a list shows one of these products with another stock label now. */
  relisted: boolean
  dead: DeadInvoice[]
}

/**
 * Gives every charge of an order that has no answer yet its answer: it places the order, or it becomes a
 * refund case. Safe to repeat; a charge is never answered twice.
 */
export async function answerCharges(tx: Db, orderId: number, publicUrl: string, now: Date): Promise<Aftermath> {
  let order = await lockOrder(tx, orderId)
  const wasPlaced = order.state === 'placed'
  const entries = await unansweredCharges(tx, orderId)
  const aftermath: Aftermath = { productIds: [], relisted: false, dead: [] }
  for (const entry of entries) {
    const before = order.state
    order = await answerCharge(tx, order, entry, publicUrl, now)
    if (order.state !== before) aftermath.dead.push(...(await endAttempts(tx, orderId, 'canceled')))
  }
  if (!entries.length) return aftermath
  await restate(tx, orderId)
  const productIds = await productsOf(tx, orderId)
  const relisted = order.state === 'placed' && !wasPlaced && (await relist(tx, productIds, now))
  return { ...aftermath, productIds, relisted }
}

async function answerCharge(tx: Db, order: OrderRow, entry: Entry, publicUrl: string, now: Date): Promise<OrderRow> {
  const outcome = await outcomeWithStock(tx, order, entry, now)
  if (outcome === 'pays') {
    await recordEvent(tx, order.id, 'placed', now, { entry: entry.id })
    await tellShopper(tx, order, 'placed', publicUrl, now)
    return change(tx, order, { state: 'placed', paidEntryId: entry.id, placedAt: now })
  }
  await openRefundCase(tx, entry, outcome, now)
  await recordEvent(tx, order.id, 'refund_due', now, { entry: entry.id, reason: outcome })
  await tellShopper(tx, order, 'refund', publicUrl, now)
  if (order.state === 'placed' || order.state === 'paid_unfulfillable') return order
  await releaseHolds(tx, order.id)
  const reason = outcome === 'amount_differs' || outcome === 'sold_out' ? outcome : 'expired'
  return change(tx, order, { state: 'paid_unfulfillable', canceledAt: order.canceledAt ?? now, cancelReason: order.cancelReason ?? reason })
}

async function outcomeWithStock(tx: Db, order: OrderRow, entry: Entry, now: Date): Promise<ChargeOutcome> {
  const outcome = chargeOutcome(order, { ...entry, paidAt: entry.paidAt ?? entry.createdAt })
  if (outcome !== 'pays') return outcome
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id))
  return (await allocateStock(tx, order.id, piecesOf(lines), now)) ? 'pays' : 'sold_out'
}

/**
 * Ends an unpaid order whose time is over; its goods are free again.
 * @returns null where there was nothing to end
 */
export async function expireOrder(tx: Db, orderId: number, publicUrl: string, now: Date): Promise<Aftermath | null> {
  const order = await lockOrder(tx, orderId)
  if (order.state !== 'awaiting_payment' || order.expiresAt > now || (await unansweredCharges(tx, orderId)).length) return null
  await tellShopper(tx, order, 'expired', publicUrl, now)
  return endUnpaid(tx, order, { state: 'expired', cancelReason: 'expired' }, now)
}

/** @returns null where the order is not waiting for its payment any more */
export async function cancelUnpaid(tx: Db, orderId: number, now: Date): Promise<Aftermath | null> {
  const order = await lockOrder(tx, orderId)
  if (order.state !== 'awaiting_payment' || (await unansweredCharges(tx, orderId)).length) return null
  return endUnpaid(tx, order, { state: 'canceled', cancelReason: 'shopper' }, now)
}

async function endUnpaid(
  tx: Db,
  order: OrderRow,
  end: { state: 'expired' | 'canceled'; cancelReason: 'expired' | 'shopper' },
  now: Date
): Promise<Aftermath> {
  await releaseHolds(tx, order.id)
  const dead = await endAttempts(tx, order.id, end.state)
  await change(tx, order, { ...end, canceledAt: now })
  await recordEvent(tx, order.id, end.state, now)
  await restate(tx, order.id)
  return { dead, relisted: false, productIds: await productsOf(tx, order.id) }
}

async function change(tx: Db, order: OrderRow, values: Partial<OrderRow>): Promise<OrderRow> {
  await tx.update(orders).set(values).where(eq(orders.id, order.id))
  return { ...order, ...values }
}

/** Of its lines and of the gifts that come with them. */
export async function productsOf(tx: Db, orderId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: orderLines.productId, giftId: variants.productId })
    .from(orderLines)
    .leftJoin(variants, eq(variants.id, orderLines.giftVariantId))
    .where(eq(orderLines.orderId, orderId))
  return [...new Set(rows.flatMap(({ id, giftId }) => (giftId === null ? [id] : [id, giftId])))]
}
