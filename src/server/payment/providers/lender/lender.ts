import { FetchError } from 'ofetch'
import { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import type { ProviderCode } from '#domain/payment-method.ts'
import { parseBody, toProviderError } from '../../call-provider.ts'
import { isChecksum, type LenderAccount, payLoanBack, readDecision, sendApplication, withdrawApplication } from '../../lender-api.ts'
import type { PaymentFact, ProviderCalls } from '../../provider.ts'
import { toSessionId, toSessionNumber } from '../../session-number.ts'

const callback = z.object({ order: z.string(), ref: z.string(), decision: z.string(), amount: z.int(), checksum: z.string() })

/**
 * A lender that decides on each purchase, by the protocol of `lender-api.ts`. What it approves is paid: an approval of less leaves
 * the rest to another payment.
 */
export function createLender(code: ProviderCode, account: LenderAccount): ProviderCalls {
  const attempt = async <Result>(call: Promise<Result>): Promise<Result> => {
    try {
      return await call
    } catch (error) {
      const status = error instanceof FetchError ? error.status : undefined
      throw toProviderError(code, status ? `status_${status}` : 'no_answer', {
        message: error instanceof Error ? error.message.slice(0, 200) : ''
      })
    }
  }

  return {
    async createInvoice({ sessionId, amount, phone, input, callbackUrl }) {
      const customer = { phone, register_number: input.register_number ?? '' }
      const number = toSessionNumber(sessionId)
      const ref = await attempt(sendApplication(account, { number, amount, down: 0, months: 0, customer, callbackUrl }))
      return { invoiceId: ref, qrText: null, urls: [], shortUrl: null, approval: { phone } }
    },
    async check(ref): Promise<PaymentFact[]> {
      const { ref: found, decision, amount } = await attempt(readDecision(account, ref))
      if (found !== ref) throw toProviderError(code, 'other_invoice')
      const fact = { ref, amount, currency: 'MNT', paidAt: null }
      if (decision === 'approved') return [{ ...fact, status: 'paid' }]
      if (decision === 'pending') return []
      return [{ ...fact, status: 'failed', failure: decision === 'rejected' ? 'declined' : 'canceled_by_customer' }]
    },
    cancelInvoice: async ref => attempt(withdrawApplication(account, ref)),
    async refund(ref, amount, requestId) {
      await attempt(payLoanBack(account, ref, amount, requestId))
      return requestId
    },
    callback: {
      acknowledgement: 'OK',
      parse({ body }) {
        const sent = parseBody(callback, body)
        if (!sent) return null
        if (!isChecksum(account.key, [sent.order, sent.ref, sent.decision, sent.amount], sent.checksum)) throw new ShopError('forbidden')
        return { sessionId: toSessionId(sent.order) }
      }
    }
  }
}
