import { ShopError } from '#domain/errors.ts'
import { type LoyaltyRule, calculateUsablePoints } from '#domain/loyalty.ts'
import { isWalletPart } from '#domain/wallet.ts'
import type { Tugrik } from '#domain/money.ts'
import { formatNumber } from '#i18n/format.ts'
import type { Db } from '../../kernel/db/open.ts'
import {
  authorizeWallet,
  readAvailablePoints,
  lockWallet,
  readPaidTotal,
  releaseReservations,
  readReservations,
  type VoidedInvoice
} from '../../payment/index.ts'
import { HOLD_GRACE_MS } from '../deadline.ts'
import { readDigitalTotals } from '../digital/digital.ts'
import { lockPayable, requestRestAgain } from './request-payment.ts'
import { type OrderRow, recordEvent } from '../status.ts'

/** Points for an order; points reserved for this order count as available. */
export interface PointsCredit {
  balance: number
  /** The largest number; 0 where points cannot pay for the order. */
  most: number
  /** What is still to be paid, including the reserved points. */
  due: Tugrik
  /** The reserved points. */
  used: number
}

export async function readPointsCredit(db: Db, order: OrderRow, rule: LoyaltyRule, now: Date): Promise<PointsCredit> {
  const { id, userId, total } = order
  const reservations = await readReservations(db, id, now)
  const sumOf = (isWallet: boolean): number =>
    reservations.reduce((sum, part) => (isWalletPart(part) === isWallet ? sum + part.amount : sum), 0)
  const used = sumOf(false)
  const balance = (await readAvailablePoints(db, userId)) + used
  const due = total - (await readPaidTotal(db, id)) - sumOf(true)
  // A down payment is paid in full by the customer's own money.
  const { recharges, giftCards } = await readDigitalTotals(db, id)
  const most = order.lease !== 'none' || recharges > 0 ? 0 : calculateUsablePoints(balance, { total, giftCardTotal: giftCards, due }, rule)
  return { balance, most, due, used }
}

/** @throws ShopError points_unusable, points_minimum with the least, points_exceeded with the largest number */
export function refusePoints(amount: number, most: number, { minPoints }: Pick<LoyaltyRule, 'minPoints'>): void {
  const fields = (code: 'points_minimum' | 'points_exceeded') => ({ points: code })
  if (most <= 0) throw new ShopError('points_unusable')
  if (amount < minPoints) throw new ShopError('points_minimum', { fields: fields('points_minimum'), least: formatNumber(minPoints) })
  if (amount > most)
    throw new ShopError('points_exceeded', { fields: fields('points_exceeded'), most: formatNumber(most), most_amount: most })
}

/**
 * Reserves points for an unpaid order in place of what was reserved for it. They are captured when the rest is paid, and released when
 * the order ends. @throws ShopError as `refusePoints`
 */
export async function reservePoints(tx: Db, order: OrderRow, amount: number, rule: LoyaltyRule, now: Date): Promise<void> {
  await lockWallet(tx, order.userId)
  await releaseReservations(tx, order.id, 'canceled', now, ['points'])
  const { most } = await readPointsCredit(tx, order, rule, now)
  refusePoints(amount, most, rule)
  const expiresAt = new Date(order.expiresAt.getTime() + HOLD_GRACE_MS)
  await authorizeWallet(tx, { orderId: order.id, userId: order.userId, parts: [{ kind: 'points', amount }], expiresAt }, now)
  await recordEvent(tx, order.id, 'payment_started', now, { method: 'points', amount })
}

/** As `reservePoints`; a provider's session is replaced by one for the rest. @throws also order_not_payable */
export async function payWithPoints(
  tx: Db,
  orderId: number,
  amount: number,
  rule: LoyaltyRule,
  now: Date
): Promise<{ sessionId: string | null; voided: VoidedInvoice[] }> {
  const order = await lockPayable(tx, orderId, now)
  await reservePoints(tx, order, amount, rule, now)
  return requestRestAgain(tx, order, now)
}
