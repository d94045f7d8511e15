import { eq } from 'drizzle-orm'
import type { RefundCase } from '#contract/order-payment.ts'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import { isLoan } from '#domain/payment-method.ts'
import { calculatePiecesPrice, type RefundDestination } from '#domain/return.ts'
import type { Db } from '../../kernel/db/open.ts'
import { readCommittedTotal, voidUnusedCards } from '../../giftcard/index.ts'
import {
  readCharges,
  closeRefundCase,
  lockWallet,
  openRefundCase,
  readPaidTotal,
  readRefundCase,
  calculateRefundable,
  refundCases
} from '../../payment/index.ts'
import { takeRechargeBack } from '../digital/digital.ts'
import type { Effects } from '../effects.ts'
import { endPlaced, isEndedByRefund } from '../end-placed.ts'
import { cancelLines } from '../../hotel/index.ts'
import { voidTickets } from '../../ticket/index.ts'
import { countRefunded, readLineTotals, readRefundableLines } from '../line-totals.ts'
import { refreshListings } from '../listings.ts'
import { notifyCustomer } from '../messages.ts'
import { lockOrder, type OrderRow, recordEvent, updateStatus } from '../status.ts'
import { voidRefundedTickets } from '../digital/tickets.ts'
import type { Withdrawn } from '../shipments.ts'
import { withdrawRefunded } from '../withdraw.ts'
import { scheduleRefunds } from './send.ts'

/** Amount, reason and destination of a refund. */
export interface Refund {
  amount: Tugrik
  reason: RefundCase['reason']
  to: RefundDestination
  /** Null for a refund caused by the customer. */
  staffId: number | null
  /** What is not sent, because it is refunded. */
  withdrawn?: Withdrawn
}

/**
 * Refunds an amount of an order's payments, newest charges first. Amounts to the wallet or from it are refunded in this
 * transaction; the rest becomes refund cases.
 * @returns those cases, for `sendRefunds` after the commit @throws ShopError refund_too_large where less was paid,
 * recharge_spent
 */
export async function refundAmount(tx: Db, order: OrderRow, refund: Refund, publicUrl: string, now: Date): Promise<number[]> {
  const { amount, reason, to, staffId, withdrawn = [] } = refund
  const most = await readRefundableTotal(tx, order.id)
  if (amount > most) throw new ShopError('refund_too_large', { most })
  await lockWallet(tx, order.userId)
  await takeRechargeBack(tx, order, amount, 'shop', now)
  const by = staffId === null ? {} : { staff: staffId }
  const open: number[] = []
  let rest = amount
  let toWallet = 0
  let toLender = 0
  for (const charge of await readCharges(tx, order.id)) {
    const part = Math.min(rest, calculateRefundable(charge))
    if (part === 0) break
    const id = await openRefundCase(tx, charge, { reason, amount: part }, now)
    rest -= part
    // What the lender paid goes back to the lender.
    if (isLoan(charge.provider) || (to !== 'wallet' && charge.provider !== 'wallet')) {
      open.push(id)
      if (isLoan(charge.provider)) toLender += part
      continue
    }
    const opened = await readRefundCase(tx, id)
    await closeRefundCase(tx, opened, { ref: `case-${id}`, staffId, walletOf: order.userId }, now)
    toWallet += part
  }
  await voidRefundedTickets(tx, order, now)
  await scheduleRefunds(tx, open, now)
  if (rest > 0) throw new Error(`The charges of order ${order.number} do not cover its balance.`)
  await recordEvent(tx, order.id, 'refund_due', now, { amount, reason, to, ...by })
  if (toWallet > 0) await recordEvent(tx, order.id, 'refunded', now, { to: 'wallet', amount: toWallet, ...by })
  // The message about a cancellation, which the caller sends afterwards, includes its refund.
  if (reason !== 'canceled' && reason !== 'stay_canceled') {
    if (toWallet > 0) await notifyCustomer(tx, order, 'refunded', publicUrl, now, { amount: toWallet, withdrawn })
    const later = amount - toWallet - toLender
    if (later > 0) await notifyCustomer(tx, order, 'refund', publicUrl, now, { amount: later, withdrawn })
    if (toLender > 0) await notifyCustomer(tx, order, 'refund_lender', publicUrl, now, { amount: toLender, withdrawn })
  }
  await updateStatus(tx, order.id)
  return open
}

/** What gift cards of the order can still buy, or have bought, is not refunded beside them. */
export const readRefundableTotal = async (tx: Db, orderId: number): Promise<Tugrik> =>
  Math.max(0, (await readPaidTotal(tx, orderId)) - (await readCommittedTotal(tx, orderId)))

/**
 * Refunds an amount, lines at their paid price, or a placed order as a whole. An order of which nothing remains paid is canceled while its
 * goods are in the shop; goods that are refunded before they left are not sent.
 * @returns open cases, for `sendRefunds` after the effects
 * @throws ShopError order_not_returnable, refunded_meanwhile, line_not_found, quantity_wrong, refund_too_large, gift_card_used, ticket_used
 */
export async function refundOrder(
  tx: Db,
  orderId: number,
  what: { of: 'amount'; amount: Tugrik } | { of: 'lines'; lines: readonly { id: number; quantity: number }[] } | { of: 'all' },
  { to, staffId, publicUrl, seenRefunds }: { to: RefundDestination; staffId: number; publicUrl: string; seenRefunds?: number | undefined },
  now: Date
): Promise<{ effects: Effects; refunds: number[] }> {
  const order = await lockOrder(tx, orderId)
  if (order.state !== 'placed') throw new ShopError('order_not_returnable')
  if (seenRefunds !== undefined && seenRefunds !== (await tx.$count(refundCases, eq(refundCases.orderId, orderId))))
    throw new ShopError('refunded_meanwhile')
  // Read first: canceling a stay marks its nights as refunded.
  const ofLines = what.of === 'lines' ? await calculateLinesPrice(tx, orderId, what.lines) : 0
  if (what.of !== 'amount') {
    const lineIds = what.of === 'lines' ? what.lines.map(({ id }) => id) : undefined
    await voidUnusedCards(tx, orderId, { userId: staffId, reason: 'refunded' }, now, lineIds)
    await cancelLines(tx, orderId, lineIds, now)
    const freed = await voidTickets(tx, orderId, 'refunded', now, what.of === 'lines' ? what.lines : undefined)
    if (freed.length) await refreshListings(tx, freed, now)
  }
  const amount = what.of === 'amount' ? what.amount : what.of === 'lines' ? ofLines : await readRefundableTotal(tx, orderId)
  if (amount === 0) throw new ShopError('refund_too_large', { most: 0 })
  if (what.of === 'lines') await countRefunded(tx, what.lines)
  if (what.of === 'all') await countRefunded(tx, await readLineTotals(tx, orderId))
  const paid = (await readPaidTotal(tx, orderId)) - amount
  if (paid > 0 || !(await isEndedByRefund(tx, order))) {
    const { effects, withdrawn } = await withdrawRefunded(tx, order, { staffId, paid }, now)
    const reason = amount === order.total ? 'whole' : what.of === 'lines' ? 'lines' : 'goodwill'
    return { effects, refunds: await refundAmount(tx, order, { amount, reason, to, staffId, withdrawn }, publicUrl, now) }
  }
  const refunds = await refundAmount(tx, order, { amount, reason: 'canceled', to, staffId }, publicUrl, now)
  const effects = await endPlaced(tx, order, { by: 'staff', staffId }, now)
  await notifyCustomer(tx, order, 'canceled', publicUrl, now, { amount })
  return { effects, refunds }
}

async function calculateLinesPrice(tx: Db, orderId: number, lines: readonly { id: number; quantity: number }[]): Promise<Tugrik> {
  const known = await readRefundableLines(tx, orderId)
  if (new Set(lines.map(({ id }) => id)).size !== lines.length) throw new ShopError('quantity_wrong')
  return lines.reduce((sum, { id, quantity }) => {
    const line = known.get(id)
    if (!line) throw new ShopError('line_not_found')
    const { refundable, refundedQuantity } = line
    if (quantity > refundable.quantity) throw new ShopError('quantity_wrong')
    return sum + (quantity === refundable.quantity ? refundable.amount : calculatePiecesPrice(line, quantity, refundedQuantity))
  }, 0)
}
