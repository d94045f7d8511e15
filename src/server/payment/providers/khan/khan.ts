import { z } from 'zod'
import type { PaymentFact, ProviderCalls } from '../../provider.ts'
import { callProvider, parseProviderAmount, toProviderError } from '../../call-provider.ts'

interface KhanAccount {
  url: string
  username: string
  password: string
}

const registered = z.object({ orderId: z.string(), formUrl: z.url() })
const orderState = z.object({
  orderNumber: z.string(),
  orderStatus: z.coerce.string(),
  amount: z.union([z.string(), z.number()])
})

/** The gateway's states; others mean that nothing was paid yet. A reversed or refunded payment is none. */
const STATUS: Record<string, PaymentFact['status']> = { '1': 'authorized', '2': 'paid', '3': 'failed', '4': 'failed', '6': 'failed' }

/**
 * Khan Bank's card gateway. Amounts are sent in tugriks with two decimals; it sends no callbacks, and of refunds nothing is known, so
 * staff send them.
 */
export function createKhan({ url, username, password }: KhanAccount): ProviderCalls {
  const send = <Body>(path: string, schema: z.ZodType<Body>, body: Record<string, string>): Promise<Body> =>
    callProvider('khan', schema, `${url}/${path}`, { method: 'POST', body: { ...body, userName: username, password } })
  return {
    async createInvoice({ sessionId, amount, locale, returnUrl }) {
      const orderNumber = sessionId.replaceAll('-', '')
      const body = { orderNumber, amount: amount.toFixed(2), returnUrl, failUrl: returnUrl, language: locale }
      const { orderId, formUrl } = await send('register.do', registered, body)
      return { invoiceId: orderId, qrText: null, urls: [], shortUrl: null, redirect: { url: formUrl } }
    },
    async check(orderId) {
      const { orderNumber: ref, orderStatus, amount } = await send('getOrderStatus.do', orderState, { orderId })
      const status = STATUS[orderStatus]
      if (!status) return []
      const fact = { ref, amount: parseProviderAmount('khan', amount), currency: 'MNT', paidAt: null, status }
      return [status === 'failed' ? { ...fact, failure: 'declined' } : fact]
    },
    async cancelInvoice() {},
    async refund() {
      throw toProviderError('khan', 'by_hand')
    },
    callback: null
  }
}
