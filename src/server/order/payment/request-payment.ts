import { isDeepStrictEqual } from 'node:util'
import { eq, type SQL } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import type { LineKind } from '#domain/order.ts'
import { isProviderCode, type ProviderCode } from '#domain/payment-method.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Db } from '../../kernel/db/open.ts'
import {
  toCapabilities,
  createPaymentSession,
  endPaymentSessions,
  isTransfer,
  openPaymentSession,
  type PaymentInput,
  type PaymentSession,
  readPaymentSessions,
  type ProviderInvoice,
  createSessionPart,
  toRefusalError,
  listUnappliedCharges,
  type VoidedInvoice
} from '../../payment/index.ts'
import { stopWaitingForLender } from './lender-wait.ts'
import { lockOrder, readMissingTotal, type OrderRow, recordEvent, updateStatus } from '../status.ts'
import { orderLines } from '../tables.ts'

interface RequestedPayment {
  orderId: number
  method: ProviderCode
  amount: Tugrik
  input: PaymentInput
}

/** Transfers to the shop's account have no service that makes an invoice: their sessions are payable at once. */
const TRANSFER_INVOICE: ProviderInvoice = { invoiceId: null, qrText: null, urls: [], shortUrl: null }

const withInvoice = <Payment extends { method: ProviderCode }>(payment: Payment) => ({
  ...payment,
  ...(isTransfer(payment.method) && { invoice: TRANSFER_INVOICE })
})

export async function lockPayable(tx: Db, orderId: number, now: Date): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId)
  if (
    order.state !== 'awaiting_payment' ||
    order.lease === 'waiting_bank' ||
    order.expiresAt <= now ||
    (await listUnappliedCharges(tx, orderId)).length
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
  if (voided.some(ended => toCapabilities(ended.method).decisionHours)) await stopWaitingForLender(tx, order, now)
  const sessionId = await requestPayment(tx, { orderId, method, input, amount: await readMissingTotal(tx, order, now) }, now)
  await recordEvent(tx, orderId, 'payment_started', now, { method })
  await updateStatus(tx, orderId)
  return { sessionId, voided }
}

/** Replaces an open session, whose amount is not the rest any more, by one of the same provider. */
export async function requestRestAgain(tx: Db, order: OrderRow, now: Date): Promise<{ sessionId: string | null; voided: VoidedInvoice[] }> {
  const open = (await readPaymentSessions(tx, order.id)).findLast(({ state }) => state === 'created' || state === 'waiting')
  const voided = await endPaymentSessions(tx, order.id, 'canceled')
  const rest = await readMissingTotal(tx, order, now)
  const sessionId = rest > 0 && open ? await repeatPayment(tx, order, open, now) : null
  await updateStatus(tx, order.id)
  return { sessionId, voided }
}

/** Starts a session for the rest that is neither paid nor reserved, as an earlier one. @returns null where its method does not accept the rest */
export async function repeatPayment(tx: Db, order: OrderRow, { method, input }: PaymentSession, now: Date): Promise<string | null> {
  const amount = await readMissingTotal(tx, order, now)
  // Points pay the part that the customer has chosen, and another method the rest.
  if (!isProviderCode(method) || toCapabilities(method).paysPart || (await readPaymentRefusal(tx, order.id, method, amount))) return null
  // A saved card pays only what its customer has confirmed.
  return createPaymentSession(tx, withInvoice({ orderId: order.id, method, amount, input: { ...input, card_id: undefined } }), now)
}

/**
 * Starts a session for the rest of an order, or for the part of it that the customer has chosen.
 * @param rest its `amount` is all that is neither paid nor reserved @throws ShopError payment_amount_low, payment_amount_high, payment_not_for_goods
 */
export async function requestPayment(tx: Db, rest: RequestedPayment, now: Date): Promise<string> {
  const payment = { ...rest, amount: parseChosenAmount(rest) }
  const refusal = await readPaymentRefusal(tx, payment.orderId, payment.method, payment.amount)
  if (refusal) throw refusal
  return createPaymentSession(tx, withInvoice(payment), now)
}

/** `requestPayment` as a part of `createOrder`. @param kinds of the order's lines @throws ShopError as `requestPayment` */
export function createPaymentPart(
  rest: Omit<RequestedPayment, 'orderId'>,
  kinds: readonly LineKind[],
  now: Date
): { id: string; part: SQL } {
  const amount = parseChosenAmount(rest)
  const conditions = toCapabilities(rest.method).conditions
  const refusal = conditions && toRefusalError(conditions, { amount, kinds })
  if (refusal) throw refusal
  return createSessionPart(withInvoice({ ...rest, amount }), now)
}

function parseChosenAmount({ input, amount }: Omit<RequestedPayment, 'orderId'>): Tugrik {
  const part = input.amount ?? amount
  if (part > amount) throw new ShopError('payment_amount_high', { fields: { amount: 'payment_amount_high' }, most: formatMoney(amount) })
  return part
}

async function readPaymentRefusal(tx: Db, orderId: number, method: ProviderCode, amount: Tugrik): Promise<ShopError | null> {
  const conditions = toCapabilities(method).conditions
  if (!conditions) return null
  const lines = await tx.select({ kind: orderLines.kind }).from(orderLines).where(eq(orderLines.orderId, orderId))
  return toRefusalError(conditions, { amount, kinds: lines.map(({ kind }) => kind) })
}
