import type { Tugrik } from '#domain/money.ts'
import { confirmCoupons } from '../../discount/index.ts'
import { bookStays } from '../../hotel/index.ts'
import { allocateStock, deallocateStock, toVariantQuantities } from '../../inventory/index.ts'
import type { Db } from '../../kernel/db/open.ts'
import { scheduleJob } from '../../kernel/jobs/queue.ts'
import { captureReservation, type readReservations, recordWalletCharge, releaseReservations } from '../../payment/index.ts'
import { deliverDigitalLines } from '../digital/digital.ts'
import { issueOrderCards } from '../digital/gift-cards.ts'
import { issueOrderTickets, sendTickets } from '../digital/tickets.ts'
import { notifyCustomer } from '../messages.ts'
import { type OrderRow, recordEvent, SEND_CONVERSION, updateOrder } from '../status.ts'
import type { orderLines } from '../tables.ts'

type LineRow = typeof orderLines.$inferSelect

/** Takes the goods and the rooms of an order. @returns false where some are sold out; nothing is taken then */
export async function allocateLines(tx: Db, orderId: number, lines: readonly LineRow[], now: Date): Promise<boolean> {
  const pieces = toVariantQuantities(lines)
  if (!(await allocateStock(tx, orderId, pieces, now))) return false
  if (!lines.some(({ kind }) => kind === 'stay') || (await bookStays(tx, orderId, now))) return true
  await deallocateStock(tx, pieces)
  return false
}

/**
 * Charges reserved wallet money for what payments leave of a total, and releases the rest of it.
 * @returns the last charge; null without one
 */
export async function chargeReservations(
  tx: Db,
  order: OrderRow,
  reservations: Awaited<ReturnType<typeof readReservations>>,
  due: Tugrik,
  now: Date
): Promise<number | null> {
  let missing = due
  let chargeId: number | null = null
  for (const reservation of reservations) {
    const amount = Math.min(missing, reservation.amount)
    if (!(await captureReservation(tx, reservation, amount, now))) continue
    chargeId = await recordWalletCharge(tx, order.id, reservation, amount, now)
    missing -= amount
  }
  if (missing > 0) throw new Error(`A reservation for order ${order.number} ended before it was taken.`)
  // A payment from before the deadline can be recorded after it, when reservations have ended by time.
  await releaseReservations(tx, order.id, 'expired', now)
  return chargeId
}

/** Places a paid order and hands over what needs no parcel. @param paidChargeId of the payment that completed its total */
export async function placeOrder(
  tx: Db,
  order: OrderRow,
  lines: readonly LineRow[],
  paidChargeId: number | null,
  publicUrl: string,
  now: Date
): Promise<OrderRow> {
  const paidFor = await updateOrder(tx, order, { state: 'placed', paidChargeId, placedAt: now })
  await confirmCoupons(tx, order.id, now)
  const placed = await deliverDigitalLines(tx, paidFor, lines, now)
  await issueOrderCards(tx, placed, lines, now)
  const ticketsIssued = await issueOrderTickets(tx, placed, lines, now)
  await recordEvent(tx, order.id, 'placed', now, { charge: paidChargeId })
  if (order.tracking) await scheduleJob(tx, { kind: SEND_CONVERSION, subject: String(order.id), runAt: now })
  await notifyCustomer(tx, order, 'placed', publicUrl, now)
  if (ticketsIssued.length) await sendTickets(tx, placed, ticketsIssued, publicUrl, now)
  return placed
}
