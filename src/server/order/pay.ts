import { isDeepStrictEqual } from 'node:util'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import { isProviderCode, type ProviderCode } from '#domain/payment-method.ts'
import {
  type CreditKind,
  type CreditPart,
  isWalletPart,
  splitWalletPayment,
  sumOfWallet,
  usableInWallet,
  WALLET_KINDS,
  type WalletBalances,
  type WalletKind,
  type WalletPart,
  type WalletRules
} from '#domain/wallet.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Db } from '../kernel/db/open.ts'
import { transact } from '../kernel/db/transact.ts'
import type { Server } from '../kernel/server.ts'
import { CURRENCY } from '../ledger/index.ts'
import {
  authorizeWallet,
  capabilitiesOf,
  endPaymentSessions,
  findPaymentSession,
  lockWallet,
  movePaymentSession,
  openPaymentSession,
  paidTotal,
  type PaymentFact,
  type PaymentInput,
  type PaymentSession,
  paymentSessionsOf,
  readCardToken,
  releaseReservations,
  reservationsOf,
  unappliedCharges,
  unpaidSessions,
  type VoidedInvoice,
  walletBalances
} from '../payment/index.ts'
import { HOLD_GRACE_MS } from './deadline.ts'
import { type DigitalTotals, digitalTotals } from './digital.ts'
import { stopWaitingForLender } from './lender-wait.ts'
import { ensureInvoice, nextCheck } from './invoice.ts'
import { repeatPayment, requestPayment } from './request-payment.ts'
import { settle, settleRecorded } from './settle.ts'
import { findOrderById, lockOrder, missingTotal, type OrderRow, recordEvent, updateStatus } from './status.ts'

export async function lockPayable(tx: Db, orderId: number, now: Date): Promise<OrderRow> {
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
 * @throws ShopError order_not_payable, and as `requestPayment`
 */
export async function startPayment(
  tx: Db,
  orderId: number,
  { method, input }: { method: ProviderCode; input: PaymentInput },
  now: Date
): Promise<{ sessionId: string; voided: VoidedInvoice[] }> {
  const order = await lockPayable(tx, orderId, now)
  const same = await openPaymentSession(tx, orderId, method)
  if (same && isDeepStrictEqual(same.input, input)) return { sessionId: same.id, voided: [] }
  const voided = await endPaymentSessions(tx, orderId, 'canceled')
  if (voided.some(ended => capabilitiesOf(ended.method).decisionHours)) await stopWaitingForLender(tx, order, now)
  const sessionId = await requestPayment(tx, { orderId, method, input, amount: await missingTotal(tx, order, now) }, now)
  await recordEvent(tx, orderId, 'payment_started', now, { method })
  await updateStatus(tx, orderId)
  return { sessionId, voided }
}

/** The amounts of a wallet for an order; an amount reserved for this order counts as available. */
export interface StoreCredit {
  balances: WalletBalances
  usable: WalletBalances
  /** The largest amount. */
  most: Tugrik
  /** The unpaid rest, including the reserved amount. */
  due: Tugrik
  /** The reserved amount. */
  used: readonly WalletPart[]
}

export async function storeCreditOf(db: Db, order: OrderRow, rules: WalletRules, now: Date): Promise<StoreCredit> {
  const reservations = await reservationsOf(db, order.id, now)
  const used = reservations.filter(isWalletPart)
  const free = await walletBalances(db, order.userId)
  const reserved = (kind: WalletKind): Tugrik => used.reduce((sum, part) => (part.kind === kind ? sum + part.amount : sum), 0)
  const balances = Object.fromEntries(WALLET_KINDS.map(kind => [kind, free[kind] + reserved(kind)])) as unknown as WalletBalances
  const due = await dueBesidePoints(db, order, reservations)
  return { balances, used, due, ...usableFor({ ...order, due, ...(await digitalTotals(db, order.id)) }, balances, rules) }
}

async function dueBesidePoints(db: Db, { id, total }: OrderRow, reservations: readonly CreditPart[]): Promise<Tugrik> {
  const points = reservations.reduce((sum, part) => (isWalletPart(part) ? sum : sum + part.amount), 0)
  return total - (await paidTotal(db, id)) - points
}

/** An order with the rest of its total that wallet money can pay, and what its digital goods cost. */
interface WalletOrder extends Pick<OrderRow, 'id' | 'userId' | 'total' | 'expiresAt'>, DigitalTotals {
  due: Tugrik
}

function usableFor(
  { total, due, recharges, giftCards }: Omit<WalletOrder, 'id' | 'userId' | 'expiresAt'>,
  balances: WalletBalances,
  rules: WalletRules
): Pick<StoreCredit, 'usable' | 'most'> {
  const usable = recharges > 0 ? NO_MONEY : usableInWallet(balances, { total, giftCardTotal: giftCards, due }, rules)
  return { usable, most: Math.min(due, sumOfWallet(usable)) }
}

const NO_MONEY: WalletBalances = { wallet: 0, gift_wallet: 0, bonus: 0 }

/**
 * Reserves wallet money for an unpaid order that has none reserved. It is captured when the rest is paid, and released when
 * the order ends.
 * @param amount null for the most that can be used
 * @throws ShopError wallet_not_for_recharge, wallet_total_low for an order that is too small, wallet_empty, wallet_exceeded with the
 *   largest amount
 */
export async function reserveWallet(tx: Db, order: WalletOrder, amount: Tugrik | null, rules: WalletRules, now: Date): Promise<void> {
  if (order.recharges > 0) throw new ShopError('wallet_not_for_recharge')
  if (order.total < rules.minTotal) throw new ShopError('wallet_total_low', { least: formatMoney(rules.minTotal) })
  const { usable, most } = usableFor(order, await lockWallet(tx, order.userId), rules)
  if (most <= 0) throw new ShopError('wallet_empty')
  const parts = splitWalletPayment(usable, amount ?? most)
  if (!parts || (amount ?? 0) > most)
    throw new ShopError('wallet_exceeded', { fields: { amount: 'wallet_exceeded' }, most: formatMoney(most), most_amount: most })
  const expiresAt = new Date(order.expiresAt.getTime() + HOLD_GRACE_MS)
  await authorizeWallet(tx, { orderId: order.id, userId: order.userId, parts, expiresAt }, now)
  await recordEvent(tx, order.id, 'payment_started', now, { method: 'wallet', amount: amount ?? most })
}

/**
 * As `reserveWallet`, in place of the wallet money that is reserved for the order; a provider's session is replaced by one for the rest.
 * @throws also order_not_payable
 */
export async function payFromWallet(
  tx: Db,
  orderId: number,
  amount: Tugrik | null,
  rules: WalletRules,
  now: Date
): Promise<{ sessionId: string | null; voided: VoidedInvoice[] }> {
  const order = await lockPayable(tx, orderId, now)
  await lockWallet(tx, order.userId)
  await releaseReservations(tx, orderId, 'canceled', now, WALLET_KINDS)
  const due = await dueBesidePoints(tx, order, await reservationsOf(tx, orderId, now))
  await reserveWallet(tx, { ...order, due, ...(await digitalTotals(tx, orderId)) }, amount, rules, now)
  return requestRestAgain(tx, order, now)
}

/** Releases what is reserved in the wallet, or as points, for an unpaid order. @throws ShopError order_not_payable */
export async function withdrawCredit(
  tx: Db,
  orderId: number,
  method: 'wallet' | 'points',
  now: Date
): Promise<{ sessionId: string | null; voided: VoidedInvoice[] }> {
  const order = await lockPayable(tx, orderId, now)
  const kinds: readonly CreditKind[] = method === 'wallet' ? WALLET_KINDS : ['points']
  await lockWallet(tx, order.userId)
  if (!(await reservationsOf(tx, orderId, now)).some(({ kind }) => kinds.includes(kind))) return { sessionId: null, voided: [] }
  await releaseReservations(tx, orderId, 'canceled', now, kinds)
  await recordEvent(tx, orderId, `${method}_withdrawn`, now)
  return requestRestAgain(tx, order, now)
}

/** Replaces an open session, whose amount is not the rest any more, by one of the same provider. */
export async function requestRestAgain(tx: Db, order: OrderRow, now: Date): Promise<{ sessionId: string | null; voided: VoidedInvoice[] }> {
  const open = (await paymentSessionsOf(tx, order.id)).findLast(({ state }) => state === 'created' || state === 'waiting')
  const voided = await endPaymentSessions(tx, order.id, 'canceled')
  const rest = await missingTotal(tx, order, now)
  const sessionId = rest > 0 && open ? await repeatPayment(tx, order, open, now) : null
  await updateStatus(tx, order.id)
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
  const provider = server.payments[session.method]
  if (!provider) return null
  const again = nextCheck(provider, session.requestedAt ?? session.createdAt, server.now())
  try {
    await settle(server, session)
  } catch {
    return again
  }
  return isOpen(await findPaymentSession(server.db, sessionId)) ? again : null
}

/**
 * Passes the code that the customer received to the provider of the open payment.
 * @throws ShopError order_not_payable, tan_wrong, payment_provider_failed
 */
export async function confirmPayment(server: Server, orderId: number, code: string): Promise<void> {
  const session = (await paymentSessionsOf(server.db, orderId)).findLast(({ state }) => state === 'waiting')
  const provider = session && isProviderCode(session.method) ? server.payments[session.method] : null
  if (!session?.invoiceId || !provider?.confirm) throw new ShopError('order_not_payable')
  const phone = session.input.phone ?? (await findOrderById(server.db, orderId)).address.phone
  const { invoiceId, amount } = session
  await payAndSettle(server, session, provider.confirm(invoiceId, { code, amount, phone: phone.replaceAll(' ', '') }))
}

/** Requests the invoice of a new session, and pays it where it was started with a saved card. */
export async function beginPayment(server: Server, sessionId: string): Promise<void> {
  await ensureInvoice(server, sessionId)
  const session = await findPaymentSession(server.db, sessionId)
  const { card_id: cardId } = session?.input ?? {}
  if (session?.state !== 'waiting' || !session.invoiceId || !cardId || !isProviderCode(session.method)) return
  const { userId, locale } = await findOrderById(server.db, session.orderId)
  const { amount } = session
  let isRefused = false
  try {
    const token = await readCardToken(server.db, userId, cardId)
    await server.payments[session.method]?.payWithCard?.(session.invoiceId, { amount, token, locale })
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    // After any other error the card may have been charged.
    isRefused = error.code === 'card_not_found' || String(error.details['reason']).startsWith('status_4')
  }
  try {
    await settle(server, session)
  } catch (error) {
    // The payment page and the job check again.
    if (error instanceof ShopError) return
    throw error
  }
  if (!isRefused) return
  await transact(server.db, async tx => {
    await lockOrder(tx, session.orderId)
    if (await movePaymentSession(tx, sessionId, ['waiting'], 'failed', 'declined'))
      await recordEvent(tx, session.orderId, 'payment_failed', server.now(), { method: session.method, amount: session.amount })
    await updateStatus(tx, session.orderId)
  })
}

/**
 * Pays the open payment with the tokens of a customer who opened the shop inside the provider's app.
 * @throws ShopError order_not_payable, payment_token_wrong, payment_provider_failed
 */
export async function payInApp(
  server: Server,
  sessionId: string,
  tokens: { customerToken: string; transactionToken: string }
): Promise<void> {
  const session = await findPaymentSession(server.db, sessionId)
  // A repeated request.
  if (session?.state === 'captured') return
  const provider = session && isProviderCode(session.method) ? server.payments[session.method] : null
  if (session?.state !== 'waiting' || !session.invoiceId || !provider?.payInApp) throw new ShopError('order_not_payable')
  await payAndSettle(server, session, provider.payInApp(session.invoiceId, { amount: session.amount, ...tokens }))
}

/**
 * Records the decision of a lender that staff report. The same decision again changes nothing.
 * @throws ShopError lease_decided where no lender decides on the payment any more
 */
export async function decideLoan(server: Server, orderId: number, decision: 'approved' | 'rejected', staffId: number): Promise<void> {
  const session = (await paymentSessionsOf(server.db, orderId)).findLast(
    ({ method }) => isProviderCode(method) && capabilitiesOf(method).decisionHours !== undefined
  )
  const ended = decision === 'approved' ? 'captured' : 'failed'
  if (session?.state === ended) return
  if (session?.state !== 'waiting' || !session.invoiceId) throw new ShopError('lease_decided')
  // The lender's own report of the payment has the same number, so that it is counted once.
  const fact = { ref: session.invoiceId, amount: session.amount, currency: CURRENCY, paidAt: server.now() }
  const reported: PaymentFact = decision === 'approved' ? { ...fact, status: 'paid' } : { ...fact, status: 'failed', failure: 'declined' }
  await settle(server, session, { facts: [reported], staffId })
}

/** A refusal counts only where an earlier call, whose response was lost, has not paid. */
async function payAndSettle(server: Server, session: PaymentSession, call: Promise<void>): Promise<void> {
  const refusal = await call.then(
    () => null,
    (error: unknown) => error
  )
  await settle(server, session)
  if (refusal && (await findPaymentSession(server.db, session.id))?.state !== 'captured') throw refusal
}

/** Checks one payment of an order at a provider: its newest, unless another is named. @throws ShopError not_found, payment_provider_failed */
export async function checkPaymentBy(server: Server, orderId: number, method: ProviderCode, sessionId?: string): Promise<void> {
  const sessions = (await paymentSessionsOf(server.db, orderId)).filter(session => session.method === method)
  const session = sessionId ? sessions.find(({ id }) => id === sessionId) : sessions.at(-1)
  if (!session) throw new ShopError('not_found')
  await settle(server, session)
}
