import type { Tugrik } from '#domain/money.ts'
import { isProviderCode } from '#domain/payment-method.ts'
import type { Server } from '../../kernel/server.ts'
import {
  type Charge,
  findPaymentSession,
  type PaymentFact,
  type PaymentProvider,
  type PaymentSession,
  readRefundCase
} from '../../payment/index.ts'
import { settleSession } from '../payment/settle.ts'

/** By which a provider refunds a repeated request once. */
export const toRequestId = (caseId: number): string => `case-${caseId}`

export const findProvider = (server: Server, { method }: PaymentSession): PaymentProvider | null =>
  (isProviderCode(method) && server.payments[method]) || null

/** @param refundRef the provider's number of the refund, where a payment can have several */
export const toRefundFact = ({ providerRef: ref, currency, paidAt }: Charge, amount: Tugrik, refundRef: string | null): PaymentFact => ({
  ref,
  amount,
  currency,
  status: 'refunded',
  paidAt,
  ...(refundRef && { refundRef })
})

/** Asks the provider, without a new request, whether it has refunded a case, and records it. @throws ShopError payment_provider_failed */
export async function findRefund(server: Server, caseId: number): Promise<void> {
  const { refund, charge, session } = await readRefundCase(server.db, caseId)
  const current = await findPaymentSession(server.db, session.id)
  if (current) await settleSession(server, current)
  if (!refund.sentAt) return
  const found = await findProvider(server, session)?.findRefund?.(charge.providerRef, refund.amount, toRequestId(caseId))
  if (found) await settleSession(server, session, { facts: [toRefundFact(charge, refund.amount, found.refundRef)], staffId: null })
}
