import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import { isProviderCode, type ProviderCode } from '#domain/order.ts'
import { WALLET_RULES } from '#domain/wallet.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Db } from '../kernel/db/open.ts'
import type { Server } from '../kernel/server.ts'
import {
  authorizeWallet,
  availableInWallet,
  endPaymentSessions,
  findPaymentSession,
  openPaymentSession,
  type PaymentSession,
  paymentSessionsOf,
  unappliedCharges,
  unpaidSessions,
  type VoidedInvoice
} from '../payment/index.ts'
import { HOLD_GRACE_MS } from './deadline.ts'
import { isRecharge } from './digital.ts'
import { nextCheck } from './invoice.ts'
import { requestPayment, settle, settleRecorded } from './settle.ts'
import { lockOrder, missingTotal, type OrderRow, recordEvent, updateStatus } from './status.ts'

async function lockPayable(tx: Db, orderId: number, now: Date): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId)
  if (
    order.state !== 'awaiting_payment' ||
    order.lease === 'waiting_bank' ||
    order.expiresAt <= now ||
    (await unappliedCharges(tx, orderId)).length
  )
    throw new ShopError('order_not_payable')
  return order
}

/**
 * Creates a payment session for the unpaid rest of an order, or returns the open one of this method; other sessions are replaced.
 * @throws ShopError order_not_payable
 */
export async function startPayment(
  tx: Db,
  orderId: number,
  method: ProviderCode,
  now: Date
): Promise<{ sessionId: string; voided: VoidedInvoice[] }> {
  const order = await lockPayable(tx, orderId, now)
  const same = await openPaymentSession(tx, orderId, method)
  if (same) return { sessionId: same.id, voided: [] }
  const voided = await endPaymentSessions(tx, orderId, 'canceled')
  const sessionId = await requestPayment(tx, order, method, now)
  await recordEvent(tx, orderId, 'payment_started', now, { method })
  await updateStatus(tx, orderId)
  return { sessionId, voided }
}

/**
 * Reserves wallet money for an unpaid order: the unpaid rest, or the balance. It is captured when the rest is paid, and released
 * when the order ends. A provider's session continues for the rest.
 * @param amount maximum @throws ShopError order_not_payable, wallet_total_low for an order that is too small, wallet_empty
 */
export async function payFromWallet(
  tx: Db,
  orderId: number,
  amount: Tugrik | undefined,
  now: Date
): Promise<{ sessionId: string | null; voided: VoidedInvoice[] }> {
  const order = await lockPayable(tx, orderId, now)
  if (await isRecharge(tx, orderId)) throw new ShopError('wallet_not_for_recharge')
  if (order.total < WALLET_RULES.minTotal) throw new ShopError('wallet_total_low', { least: formatMoney(WALLET_RULES.minTotal) })
  const usable = Math.min(await missingTotal(tx, order, now), await availableInWallet(tx, order.userId), amount ?? Infinity)
  if (usable <= 0) throw new ShopError('wallet_empty')
  const open = (await paymentSessionsOf(tx, orderId)).findLast(({ state }) => state === 'created' || state === 'waiting')
  const expiresAt = new Date(order.expiresAt.getTime() + HOLD_GRACE_MS)
  await authorizeWallet(tx, { orderId, userId: order.userId, amount: usable, expiresAt }, now)
  await recordEvent(tx, orderId, 'payment_started', now, { method: 'wallet', amount: usable })
  const voided = await endPaymentSessions(tx, orderId, 'canceled')
  const rest = await missingTotal(tx, order, now)
  const sessionId = rest > 0 && open && isProviderCode(open.method) ? await requestPayment(tx, order, open.method, now) : null
  await updateStatus(tx, orderId)
  return { sessionId, voided }
}

/** Checks every session of an order that may have been paid. */
export async function checkPayments(server: Server, orderId: number): Promise<void> {
  const ids = await unpaidSessions(server.db, orderId)
  // A concurrent callback may have recorded a charge without applying it yet.
  if (!ids.length) await settleRecorded(server, orderId)
  for (const id of ids) {
    const session = await findPaymentSession(server.db, id)
    if (session) await settle(server, session)
  }
}

/**
 * Checks an unpaid session at its provider.
 * @returns the time of the next check, also after a failed one
 */
export async function checkInBackground(server: Server, sessionId: string): Promise<Date | null> {
  const isOpen = (found: PaymentSession | null): found is PaymentSession => found?.state === 'waiting' || found?.state === 'authorized'
  const session = await findPaymentSession(server.db, sessionId)
  if (!isOpen(session) || !isProviderCode(session.method)) return null
  const again = nextCheck(server.payments[session.method], session.requestedAt ?? session.createdAt, server.now())
  try {
    await settle(server, session)
  } catch {
    return again
  }
  return isOpen(await findPaymentSession(server.db, sessionId)) ? again : null
}
