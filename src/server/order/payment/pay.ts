import { ShopError } from '#domain/errors.ts'
import { isProviderCode } from '#domain/payment-method.ts'
import { limitAttempts } from '../../kernel/http/rate-limit.ts'
import { transact } from '../../kernel/db/transact.ts'
import type { Server } from '../../kernel/server.ts'
import { CURRENCY } from '../../ledger/index.ts'
import {
  claimTransferDetails,
  toCapabilities,
  isTransfer,
  findPaymentSession,
  movePaymentSession,
  type PaymentFact,
  type PaymentSession,
  readPaymentSessions,
  readCardToken
} from '../../payment/index.ts'
import { notifyCustomer } from '../messages.ts'
import { ensureInvoice } from './invoice.ts'
import { settleSession } from './settle.ts'
import { findOrderById, lockOrder, recordEvent, updateStatus } from '../status.ts'

/**
 * Passes the code that the customer received to the provider of the open payment.
 * @throws ShopError order_not_payable, tan_wrong, payment_provider_failed
 */
export async function confirmPayment(server: Server, orderId: number, code: string): Promise<void> {
  const session = (await readPaymentSessions(server.db, orderId)).findLast(({ state }) => state === 'waiting')
  const provider = session && isProviderCode(session.method) ? server.payments[session.method] : null
  if (!session?.invoiceId || !provider?.confirm) throw new ShopError('order_not_payable')
  const phone = session.input.phone ?? (await findOrderById(server.db, orderId)).address.phone
  const { invoiceId, amount } = session
  await payAndSettle(server, session, provider.confirm(invoiceId, { code, amount, phone: phone.replaceAll(' ', '') }))
}

/**
 * Requests the invoice of a new session, and pays it where it was started with a saved card. For a transfer the customer gets the
 * shop's account by message.
 */
export async function beginPayment(server: Server, sessionId: string): Promise<void> {
  await ensureInvoice(server, sessionId)
  const session = await findPaymentSession(server.db, sessionId)
  if (session && isTransfer(session.method)) return sendTransferDetails(server, session)
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
    await settleSession(server, session)
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

/** Once for a session: a repeated request has sent them already. */
async function sendTransferDetails({ db, config, now }: Server, { id, orderId, state, requestedAt }: PaymentSession): Promise<void> {
  if (state !== 'waiting' || requestedAt) return
  const { userId } = await findOrderById(db, orderId)
  // The phone may be another person's.
  const isLimited = await limitAttempts(db, 'transfer_details_of', String(userId), config.rateLimitFactor, now()).then(
    () => false,
    (error: unknown) => {
      if (error instanceof ShopError) return true
      throw error
    }
  )
  if (isLimited) return
  await transact(db, async tx => {
    const order = await lockOrder(tx, orderId)
    const session = await claimTransferDetails(tx, id, now())
    if (session) await notifyCustomer(tx, order, 'transfer', config.publicUrl, now(), { missing: session.amount })
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
  const session = (await readPaymentSessions(server.db, orderId)).findLast(
    ({ method }) => isProviderCode(method) && toCapabilities(method).decisionHours !== undefined
  )
  const ended = decision === 'approved' ? 'captured' : 'failed'
  if (session?.state === ended) return
  if (session?.state !== 'waiting' || !session.invoiceId) throw new ShopError('lease_decided')
  // The lender's own report of the payment has the same number, so that it is counted once.
  const fact = { ref: session.invoiceId, amount: session.amount, currency: CURRENCY, paidAt: server.now() }
  const reported: PaymentFact = decision === 'approved' ? { ...fact, status: 'paid' } : { ...fact, status: 'failed', failure: 'declined' }
  await settleSession(server, session, { facts: [reported], staffId })
}

/** A refusal counts only where an earlier call, whose response was lost, has not paid. */
async function payAndSettle(server: Server, session: PaymentSession, call: Promise<void>): Promise<void> {
  const refusal = await call.then(
    () => null,
    (error: unknown) => error
  )
  await settleSession(server, session)
  if (refusal && (await findPaymentSession(server.db, session.id))?.state !== 'captured') throw refusal
}
