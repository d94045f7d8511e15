import { MINUTE_MS } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import { isProviderCode, PAYMENT_FAILURES, type PaymentFailure } from '#domain/payment-method.ts'
import { transact } from '../../kernel/db/transact.ts'
import { scheduleJob } from '../../kernel/jobs/queue.ts'
import type { Server } from '../../kernel/server.ts'
import {
  claimInvoice,
  movePaymentSession,
  type PaymentProvider,
  readPaymentSessions,
  renewClaim,
  RENEW_MS,
  saveInvoice,
  type VoidedInvoice
} from '../../payment/index.ts'
import { waitForLender } from './lender-wait.ts'
import { findOrderById, lockOrder, recordEvent, updateStatus } from '../status.ts'

/** Job kind that checks a payment at its provider in case a callback is lost; its subject is the session's id. */
export const CHECK_PAYMENT = 'check_payment'

/** Time of the next check of an invoice made at `invoicedAt`; null after the last one. */
export function calculateNextCheck({ checkAfterMinutes }: PaymentProvider, invoicedAt: Date, now: Date): Date | null {
  const times = checkAfterMinutes.map(minutes => new Date(invoicedAt.getTime() + minutes * MINUTE_MS))
  return times.find(time => time > now) ?? null
}

/** Requests the invoice of an order's newest session where an earlier process stopped during the request. */
export async function ensureOrderInvoice(server: Server, orderId: number): Promise<void> {
  const newest = (await readPaymentSessions(server.db, orderId)).at(-1)
  if (newest?.state === 'created') await ensureInvoice(server, newest.id)
}

const requests = new Map<string, Promise<void>>()

/**
 * Requests a session's invoice from its provider, outside transactions and once: concurrent calls of this process share the
 * request. Where the provider fails, the session fails and the order stays unpaid.
 */
export function ensureInvoice(server: Server, sessionId: string): Promise<void> {
  const running = requests.get(sessionId)
  if (running) return running
  const request = requestInvoice(server, sessionId).finally(() => requests.delete(sessionId))
  requests.set(sessionId, request)
  return request
}

async function requestInvoice(server: Server, sessionId: string): Promise<void> {
  const now = server.now()
  const session = await claimInvoice(server.db, sessionId, now)
  if (!session || !isProviderCode(session.method)) return
  const { orderId, method } = { ...session, method: session.method }
  const order = await findOrderById(server.db, orderId)
  const renewal = setInterval(() => void renewClaim(server.db, sessionId, server.now()).catch(() => {}), RENEW_MS)
  try {
    const provider = server.payments[method]
    if (!provider) throw new ShopError('payment_method_unavailable')
    const address = `${server.config.publicUrl}/api/v2/payments/${method}`
    const invoice = await provider.createInvoice({
      sessionId,
      orderNumber: order.number,
      amount: session.amount,
      description: order.number,
      phone: session.input.phone ?? order.address.phone,
      input: session.input,
      locale: order.locale,
      callbackUrl: `${address}/callback/${sessionId}`,
      returnUrl: `${address}/return/${sessionId}`,
      expiresAt: order.expiresAt
    })
    const state = await transact(server.db, async tx => {
      const locked = await lockOrder(tx, orderId)
      const saved = await saveInvoice(tx, sessionId, invoice)
      if (provider.decisionHours && saved === 'waiting') await waitForLender(tx, locked, provider.decisionHours, now)
      const firstCheck = calculateNextCheck(provider, now, now)
      if (invoice.invoiceId && firstCheck) await scheduleJob(tx, { kind: CHECK_PAYMENT, subject: sessionId, runAt: firstCheck })
      await updateStatus(tx, orderId)
      return saved
    })
    if (state !== 'waiting' && invoice.invoiceId)
      await cancelInvoices(server, [{ method, invoiceId: invoice.invoiceId, amount: session.amount }])
  } catch (error) {
    await transact(server.db, async tx => {
      await lockOrder(tx, orderId)
      await movePaymentSession(tx, sessionId, ['created'], 'failed', toPaymentFailure(error))
      await recordEvent(tx, orderId, 'invoice_failed', now, { method, error: String(error).slice(0, 500) })
      await updateStatus(tx, orderId)
    })
  } finally {
    clearInterval(renewal)
  }
}

/** A provider that refuses to make an invoice names a failure; one that cannot be reached does not. */
function toPaymentFailure(error: unknown): PaymentFailure {
  const reason = error instanceof ShopError ? error.details['reason'] : null
  return PAYMENT_FAILURES.find(failure => failure === reason) ?? 'no_answer'
}

/** A failed cancellation is ignored: a late payment becomes a refund case. */
export async function cancelInvoices(server: Server, voided: readonly VoidedInvoice[]): Promise<void> {
  await Promise.allSettled(voided.map(async ({ method, invoiceId, amount }) => server.payments[method]?.cancelInvoice(invoiceId, amount)))
}
