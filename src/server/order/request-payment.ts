import { eq } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import { isProviderCode, type ProviderCode } from '#domain/payment-method.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Db } from '../kernel/db/open.ts'
import {
  capabilitiesOf,
  createPaymentSession,
  isTransfer,
  type PaymentInput,
  type PaymentSession,
  type ProviderInvoice,
  toRefusalError
} from '../payment/index.ts'
import { missingTotal, type OrderRow } from './status.ts'
import { orderLines } from './tables.ts'

interface RequestedPayment {
  orderId: number
  method: ProviderCode
  amount: Tugrik
  input: PaymentInput
}

/** Transfers to the shop's account have no service that makes an invoice: their sessions are payable at once. */
const TRANSFER_INVOICE: ProviderInvoice = { invoiceId: null, qrText: null, urls: [], shortUrl: null }

const createSession = (tx: Db, payment: RequestedPayment, now: Date): Promise<string> =>
  createPaymentSession(tx, { ...payment, ...(isTransfer(payment.method) && { invoice: TRANSFER_INVOICE }) }, now)

/** Starts a session for the rest that is neither paid nor reserved, as an earlier one. @returns null where its method does not accept the rest */
export async function repeatPayment(tx: Db, order: OrderRow, { method, input }: PaymentSession, now: Date): Promise<string | null> {
  const amount = await missingTotal(tx, order, now)
  // Points pay the part that the customer has chosen, and another method the rest.
  if (!isProviderCode(method) || capabilitiesOf(method).paysPart || (await paymentRefusalOf(tx, order.id, method, amount))) return null
  // A saved card pays only what its customer has confirmed.
  return createSession(tx, { orderId: order.id, method, amount, input: { ...input, card_id: undefined } }, now)
}

/**
 * Starts a session for the rest of an order, or for the part of it that the customer has chosen.
 * @param rest its `amount` is all that is neither paid nor reserved @throws ShopError payment_amount_low, payment_amount_high, payment_not_for_goods
 */
export async function requestPayment(tx: Db, rest: RequestedPayment, now: Date): Promise<string> {
  const part = rest.input.amount ?? rest.amount
  if (part > rest.amount)
    throw new ShopError('payment_amount_high', { fields: { amount: 'payment_amount_high' }, most: formatMoney(rest.amount) })
  const payment = { ...rest, amount: part }
  const refusal = await paymentRefusalOf(tx, payment.orderId, payment.method, payment.amount)
  if (refusal) throw refusal
  return createSession(tx, payment, now)
}

async function paymentRefusalOf(tx: Db, orderId: number, method: ProviderCode, amount: Tugrik): Promise<ShopError | null> {
  const conditions = capabilitiesOf(method).conditions
  if (!conditions) return null
  const lines = await tx.select({ kind: orderLines.kind }).from(orderLines).where(eq(orderLines.orderId, orderId))
  return toRefusalError(conditions, { amount, kinds: lines.map(({ kind }) => kind) })
}
