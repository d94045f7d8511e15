import { DAY_MS, MINUTE_MS } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import { isProviderCode, type ProviderCode } from '#domain/payment-method.ts'
import { invalidate } from '../../kernel/cache/invalidation.ts'
import { transact } from '../../kernel/db/transact.ts'
import type { Server } from '../../kernel/server.ts'
import {
  findPaymentSession,
  movePaymentSession,
  type PaymentProvider,
  type PaymentSession,
  readPaymentSessions,
  listSessionsWithoutInvoice,
  listUnpaidSessions,
  toCapabilities
} from '../../payment/index.ts'
import { toOrderTag } from '../effects.ts'
import { lockOrder, recordEvent } from '../status.ts'
import { ensureInvoice, calculateNextCheck } from './invoice.ts'
import { settleSession, settleRecorded } from './settle.ts'

/** Where a provider is unavailable after its last planned check, an invoice that may have been paid is checked again, for a day. */
const RETRY_MS = 15 * MINUTE_MS
const RETRIED_MS = DAY_MS
/** Exceeds the time limit of a provider's response. */
const MISSING_MS = 60_000

export const retryAt = (now: Date): Date => new Date(now.getTime() + RETRY_MS)

/** Checks every session of an order that may have been paid. */
export async function checkPayments(server: Server, orderId: number): Promise<void> {
  const ids = await listUnpaidSessions(server.db, orderId)
  // A concurrent callback may have recorded a charge without applying it yet.
  if (!ids.length) await settleRecorded(server, orderId)
  for (const id of ids) {
    const session = await findPaymentSession(server.db, id)
    if (session) await settleSession(server, session)
  }
}

/**
 * Whether a session can still turn out to be paid. Its invoice may be paid after a failed attempt, and a canceled one where the
 * cancellation did not reach the provider; a lender decides once.
 */
const isUncertain = ({ state }: PaymentSession, { decisionHours }: PaymentProvider): boolean =>
  state === 'waiting' || state === 'authorized' || (state !== 'captured' && decisionHours === undefined)

/**
 * Checks an unpaid session at its provider, also after its order has ended: money that arrived is refunded then.
 * @returns the time of the next check
 */
export async function checkInBackground(server: Server, sessionId: string): Promise<Date | null> {
  const session = await findPaymentSession(server.db, sessionId)
  if (!session?.invoiceId || !isProviderCode(session.method)) return null
  const provider = server.payments[session.method]
  if (!provider || !isUncertain(session, provider)) return null
  const now = server.now()
  const invoicedAt = session.requestedAt ?? session.createdAt
  const again = calculateNextCheck(provider, invoicedAt, now)
  try {
    await settleSession(server, session)
  } catch {
    return again ?? (now.getTime() - invoicedAt.getTime() < RETRIED_MS ? retryAt(now) : null)
  }
  const checked = await findPaymentSession(server.db, sessionId)
  return checked && isUncertain(checked, provider) ? again : null
}

/**
 * Records a call of a provider which reports payments only, and has none: the customer seems to have declined. The payment is waited for all
 * the same, because the call proves nothing; its page offers another method.
 */
export async function recordRefusal(server: Server, { id, orderId, method, amount }: PaymentSession): Promise<void> {
  if (!isProviderCode(method) || !toCapabilities(method).isSilentOnRefusal) return
  const isRecorded = await transact(server.db, async tx => {
    await lockOrder(tx, orderId)
    const session = await findPaymentSession(tx, id)
    if (session?.state !== 'waiting' || session.failure !== null) return false
    await movePaymentSession(tx, id, ['waiting'], 'waiting', 'declined')
    await recordEvent(tx, orderId, 'payment_failed', server.now(), { method, amount })
    return true
  })
  if (isRecorded) invalidate(server.database, [toOrderTag(orderId)])
}

/** Requests the invoices that no process requests any more, so that a customer who has left the page is not waited for. */
export async function requestMissingInvoices(server: Server): Promise<void> {
  const before = new Date(server.now().getTime() - MISSING_MS)
  await Promise.all((await listSessionsWithoutInvoice(server.db, before)).map(async sessionId => ensureInvoice(server, sessionId)))
}

/** Checks one payment of an order at a provider: its newest, unless another is named. @throws ShopError not_found, payment_provider_failed */
export async function checkPaymentBy(server: Server, orderId: number, method: ProviderCode, sessionId?: string): Promise<void> {
  const sessions = (await readPaymentSessions(server.db, orderId)).filter(session => session.method === method)
  const session = sessionId ? sessions.find(({ id }) => id === sessionId) : sessions.at(-1)
  if (!session) throw new ShopError('not_found')
  await settleSession(server, session)
}
