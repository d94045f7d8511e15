import { eq } from 'drizzle-orm'
import type { RefundCase } from '#contract/order-payment.ts'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import type { OrderState } from '#domain/order.ts'
import { isProviderCode, isLoan } from '#domain/payment-method.ts'
import { releaseCoupons, releasePrices } from '../../discount/index.ts'
import type { Db } from '../../kernel/db/open.ts'
import { invalidate } from '../../kernel/cache/invalidation.ts'
import { transact } from '../../kernel/db/transact.ts'
import type { Server } from '../../kernel/server.ts'
import { releaseStays } from '../../hotel/index.ts'
import { releaseHolds, renewHolds, toVariantQuantities } from '../../inventory/index.ts'
import { CURRENCY } from '../../ledger/index.ts'
import {
  toCapabilities,
  type Charge,
  readCharges,
  endPaymentSessions,
  findPaymentSession,
  lockWallet,
  markApplied,
  movePaymentSession,
  openRefundCase,
  readPaidTotal,
  type PaymentFact,
  type PaymentSession,
  recordCharge,
  recordProviderRefund,
  calculateRefundable,
  closeRefundCase,
  readRefundCase,
  releaseReservations,
  readReservations,
  saveCard,
  listUnappliedCharges
} from '../../payment/index.ts'
import { voidUncoveredCards } from '../../giftcard/index.ts'
import { takeRechargeBack } from '../digital/digital.ts'
import { type Effects, NO_EFFECTS, ORDERS_TAG, toOrderTag, runEffects } from '../effects.ts'
import { endPlaced, isEndedByRefund } from '../end-placed.ts'
import { withdrawRefunded } from '../withdraw.ts'
import { voidRefundedTickets } from '../digital/tickets.ts'
import { toEndedLease, calculateLeaseDeadline, requestLease } from './lease.ts'
import { calculateHoldEnd } from '../deadline.ts'
import { stopWaitingForLender } from './lender-wait.ts'
import { readProductIds, refreshListings } from '../listings.ts'
import { notifyCustomer } from '../messages.ts'
import { repeatPayment } from './request-payment.ts'
import { calculateCustomerTotal, lockOrder, type OrderRow, recordEvent, updateOrder, updateStatus } from '../status.ts'
import { orderLines } from '../tables.ts'
import { log } from '../../kernel/log/log.ts'
import { redactValues } from '../../kernel/db/failures.ts'
import { allocateLines, chargeReservations, placeOrder } from './place.ts'

/*
 * Settlement of payments. Callback, return page, background check and staff call `settleSession`: the provider is asked, its payments are
 * recorded in a transaction of their own, the order applies them, and the side effects run. `settleRecorded` is the second half alone. Every
 * step is idempotent.
 */

/** Payments that staff report: from a bank statement, or a refund that the provider has accepted. */
interface ReportedPayments {
  facts: readonly PaymentFact[]
  staffId: number | null
}

/** @throws ShopError payment_provider_failed where the provider is unavailable; nothing has changed then */
export async function settleSession(server: Server, session: PaymentSession, reported?: ReportedPayments): Promise<void> {
  const { publicUrl } = server.config
  const facts = reported?.facts ?? (await askProvider(server, session))
  const by = reported && reported.staffId !== null ? { staff: reported.staffId } : {}
  if (facts.length) await runEffects(server, await transact(server.db, tx => recordFacts(tx, session, facts, by, publicUrl, server.now())))
  await settleRecorded(server, session.orderId)
  if (facts.length) invalidate(server.database, [toOrderTag(session.orderId), ORDERS_TAG])
}

/** Applies recorded payments of an order, also those of a process that stopped before applying them. */
export async function settleRecorded(server: Server, orderId: number): Promise<void> {
  const { publicUrl } = server.config
  await runEffects(server, await transact(server.db, tx => applyPayments(tx, orderId, publicUrl, server.now())))
}

async function askProvider(server: Server, { id, method, invoiceId, amount }: PaymentSession): Promise<readonly PaymentFact[]> {
  const provider = isProviderCode(method) ? server.payments[method] : null
  if (!invoiceId || !provider) return []
  try {
    const facts = await provider.check(invoiceId, amount)
    const wrong = facts.find(fact => fact.status !== 'failed' && !(Number.isSafeInteger(fact.amount) && fact.amount > 0))
    if (wrong) throw new Error(`The amount of ${wrong.ref} is ${wrong.amount}.`)
    return facts
  } catch (error) {
    log.error({ provider: method, session: id }, `payment check failed: ${redactValues(error)}`)
    throw new ShopError('payment_provider_failed')
  }
}

async function recordFacts(
  tx: Db,
  session: PaymentSession,
  facts: readonly PaymentFact[],
  by: { staff?: number },
  publicUrl: string,
  now: Date
): Promise<Effects> {
  const { orderId } = session
  const order = await lockOrder(tx, orderId)
  let effects = NO_EFFECTS
  for (const fact of facts) {
    const { ref, amount } = fact
    if (fact.status === 'paid') {
      const charged = await recordCharge(tx, session, fact, now)
      if (!charged) continue
      await recordEvent(tx, orderId, 'charged', now, { ref, amount: charged, ...by })
      if (fact.card && session.input.save_card && isProviderCode(session.method))
        await saveCard(tx, order.userId, session.method, fact.card, now)
    } else if (fact.status === 'authorized') {
      await movePaymentSession(tx, session.id, ['created', 'waiting', 'failed'], 'authorized')
    } else if (fact.status === 'refunded') {
      const recorded = await recordProviderRefund(tx, session, fact, now)
      if (!recorded) continue
      const { unasked, doubled } = recorded
      const due = amount - doubled
      if (doubled > 0) await recordEvent(tx, orderId, 'refund_doubled', now, { ref, amount: doubled, ...by })
      if (due > 0) await recordEvent(tx, orderId, 'refunded', now, { ref, amount: due, ...by })
      await lockWallet(tx, order.userId)
      await takeRechargeBack(tx, order, unasked, 'provider', now)
      await voidUncoveredCards(tx, orderId, await readPaidTotal(tx, orderId), 'by_provider', now)
      await voidRefundedTickets(tx, order, now)
      // Money of a lender does not reach the customer.
      if (due > 0 && !isLoan(session.method)) await notifyCustomer(tx, order, 'refunded', publicUrl, now, { amount: due })
      if (unasked === 0 || (await readPaidTotal(tx, orderId)) > 0) continue
      if (await isEndedByRefund(tx, order)) {
        effects = await endPlaced(tx, order, { by: 'staff', staffId: null }, now)
        await notifyCustomer(tx, order, 'canceled_unpaid', publicUrl, now)
      } else ({ effects } = await withdrawRefunded(tx, order, { staffId: null, paid: 0 }, now))
    }
  }
  if (facts.every(fact => fact.status === 'failed')) {
    const { id, method, amount } = session
    if (await movePaymentSession(tx, id, ['waiting', 'authorized'], 'failed', facts.at(-1)?.failure))
      await recordEvent(tx, orderId, 'payment_failed', now, { method, amount, ...by })
    if (isProviderCode(session.method) && toCapabilities(session.method).decisionHours) await stopWaitingForLender(tx, order, now)
  }
  await updateStatus(tx, orderId)
  return effects
}

/**
 * Applies every unapplied charge of an order: it pays for the order, in part or whole, or becomes a refund case. Reserved wallet
 * money is captured when the rest is paid.
 */
export async function applyPayments(tx: Db, orderId: number, publicUrl: string, now: Date): Promise<Effects> {
  let order = await lockOrder(tx, orderId)
  const before = order
  const charges = await listUnappliedCharges(tx, orderId)
  for (const charge of charges) order = await applyCharge(tx, order, charge, publicUrl, now)
  if (order.state === 'awaiting_payment' && order.expiresAt > now) order = await placeIfCovered(tx, order, null, publicUrl, now)
  if (!charges.length && order.state === before.state && order.lease === before.lease) return NO_EFFECTS
  // Also of an order that is partly paid now: its invoices request the whole total.
  const voided = await endPaymentSessions(tx, orderId, 'canceled')
  const sessionId =
    order.state === 'awaiting_payment' && order.lease !== 'waiting_bank' ? await requestRest(tx, order, charges.at(-1), now) : null
  await updateStatus(tx, orderId)
  const productIds = await readProductIds(tx, orderId)
  const relisted = order.state === 'placed' && before.state !== 'placed' && (await refreshListings(tx, productIds, now))
  return { productIds, relisted, voided, sessionId }
}

async function applyCharge(tx: Db, order: OrderRow, charge: Charge, publicUrl: string, now: Date): Promise<OrderRow> {
  const refused = findRefusal(order, charge)
  if (refused) return refuseCharge(tx, order, charge, refused, publicUrl, now)
  await markApplied(tx, charge, now)
  const placed = await placeIfCovered(tx, order, charge, publicUrl, now)
  if (placed.state !== 'awaiting_payment' || placed.lease === 'waiting_bank') return placed
  const missing = calculateCustomerTotal(order) - (await readPaidTotal(tx, order.id))
  await recordEvent(tx, order.id, 'partly_paid', now, { charge: charge.id, missing })
  await notifyCustomer(tx, order, 'partly_paid', publicUrl, now, { amount: charge.amount, missing })
  return order
}

const TOO_LATE: Record<Exclude<OrderState, 'awaiting_payment'>, RefundCase['reason']> = {
  placed: 'double_payment',
  paid_unfulfillable: 'double_payment',
  canceled: 'canceled',
  expired: 'late_payment'
}

/**
 * Why a charge cannot pay for its order; null where it can, if the stock is available.
 * @param charge one whose time the provider does not give is in time as long as the order waits: a payment whose callback was lost is
 *   found by the check at the deadline
 */
function findRefusal(order: OrderRow, charge: Pick<Charge, 'currency' | 'paidAt'>): RefundCase['reason'] | null {
  if (order.state !== 'awaiting_payment') return TOO_LATE[order.state]
  if (order.lease === 'waiting_bank') return 'double_payment'
  if (charge.currency !== CURRENCY) return 'amount_differs'
  return charge.paidAt && charge.paidAt > order.expiresAt ? 'late_payment' : null
}

/**
 * Places an order whose total is covered by payments and reserved wallet money; one with a lease then waits for the lender. An excess
 * reservation is released, an excess payment becomes a refund case.
 * @param last the newest charge, from which an excess is refunded
 * @returns the order as it is then: unchanged where something is missing, ended where its goods are sold out
 */
async function placeIfCovered(tx: Db, order: OrderRow, last: Charge | null, publicUrl: string, now: Date): Promise<OrderRow> {
  if (order.lease === 'waiting_bank') return order
  // The lender pays the rest of an order with a lease once it approves.
  const isDownPayment = order.lease === 'down_payment_due'
  const total = isDownPayment ? calculateCustomerTotal(order) : order.total
  const paid = await readPaidTotal(tx, order.id)
  const reservations = await readReservations(tx, order.id, now)
  if (reservations.length) await lockWallet(tx, order.userId)
  if (paid + reservations.reduce((sum, { amount }) => sum + amount, 0) < total) return order
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id))
  const decideBy = isDownPayment ? calculateLeaseDeadline(now) : null
  const inStock = decideBy
    ? await renewHolds(tx, order.id, toVariantQuantities(lines), calculateHoldEnd(decideBy), now)
    : await allocateLines(tx, order.id, lines, now)
  if (!inStock) return endUnplaced(tx, order, 'sold_out', publicUrl, now)
  const walletChargeId = await chargeReservations(tx, order, reservations, Math.max(0, total - paid), now)
  const covered = decideBy
    ? await requestLease(tx, order, decideBy, publicUrl, now)
    : await placeOrder(tx, order, lines, walletChargeId ?? last?.id ?? null, publicUrl, now)
  if (last && paid > total) await refund(tx, covered, last, { reason: 'overpaid', amount: paid - total }, publicUrl, now)
  return covered
}

/** Refunds a charge, with earlier payments of an order that cannot be placed any more. */
async function refuseCharge(
  tx: Db,
  order: OrderRow,
  charge: Charge,
  reason: RefundCase['reason'],
  publicUrl: string,
  now: Date
): Promise<OrderRow> {
  await refund(tx, order, charge, { reason, amount: calculateRefundable(charge) }, publicUrl, now)
  const stays = order.state === 'placed' || order.state === 'paid_unfulfillable' || order.lease === 'waiting_bank'
  return stays ? order : endUnplaced(tx, order, reason, publicUrl, now)
}

async function endUnplaced(tx: Db, order: OrderRow, reason: RefundCase['reason'], publicUrl: string, now: Date): Promise<OrderRow> {
  await lockWallet(tx, order.userId)
  await refundAll(tx, order, reason, publicUrl, now)
  await releaseReservations(tx, order.id, 'canceled', now)
  await releaseHolds(tx, order.id)
  await releaseStays(tx, order.id)
  await releasePrices(tx, order.id)
  await releaseCoupons(tx, order.id, now)
  const cancelReason = reason === 'amount_differs' || reason === 'sold_out' ? reason : 'expired'
  return updateOrder(tx, order, {
    state: 'paid_unfulfillable',
    canceledAt: order.canceledAt ?? now,
    cancelReason: order.cancelReason ?? cancelReason,
    lease: toEndedLease(order)
  })
}

/**
 * Opens refund cases for all that pays for an order; what the wallet paid is back in it at once. The caller has locked the wallet.
 * @returns whether anything was paid
 */
export async function refundAll(tx: Db, order: OrderRow, reason: RefundCase['reason'], publicUrl: string, now: Date): Promise<boolean> {
  const paying = await readCharges(tx, order.id)
  for (const charge of paying) await refund(tx, order, charge, { reason, amount: calculateRefundable(charge) }, publicUrl, now)
  return paying.length > 0
}

async function refund(
  tx: Db,
  order: OrderRow,
  charge: Charge,
  due: { reason: RefundCase['reason']; amount: Tugrik },
  publicUrl: string,
  now: Date
): Promise<void> {
  if (due.amount === 0) return
  const id = await openRefundCase(tx, charge, due, now)
  await recordEvent(tx, order.id, 'refund_due', now, { charge: charge.id, reason: due.reason })
  if (charge.provider === 'wallet') {
    const { amount } = due
    await closeRefundCase(tx, await readRefundCase(tx, id), { ref: `case-${id}`, staffId: null, walletOf: order.userId }, now)
    await recordEvent(tx, order.id, 'refunded', now, { to: 'wallet', amount })
    return notifyCustomer(tx, order, 'refunded', publicUrl, now, { amount })
  }
  await notifyCustomer(tx, order, isLoan(charge.provider) ? 'refund_lender' : 'refund', publicUrl, now)
}

/** Starts a session for the unpaid rest, by the method of the last payment, where it accepts the rest. */
async function requestRest(tx: Db, order: OrderRow, last: Charge | undefined, now: Date): Promise<string | null> {
  const session = last?.sessionId ? await findPaymentSession(tx, last.sessionId) : null
  return session ? repeatPayment(tx, order, session, now) : null
}
