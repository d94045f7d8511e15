import { z } from 'zod'
import type { PaymentFact, ProviderCalls } from '../../provider.ts'
import { callProvider, parseProviderAmount, toProviderError } from '../../call-provider.ts'

export interface TdbAccount {
  url: string
  username: string
  password: string
}

const created = z.object({ order: z.object({ id: z.coerce.string(), password: z.string(), hppUrl: z.url() }) })
const found = z.object({
  order: z.object({
    id: z.coerce.string(),
    status: z.string(),
    amount: z.union([z.string(), z.number()]),
    currency: z.string().default('MNT')
  })
})

const PAID: readonly string[] = ['FULLYPAID', 'PARTPAID', 'AUTHORIZED', 'PAID']
const FAILED: readonly string[] = ['CLOSED', 'DECLINED', 'REFUSED', 'REJECTED', 'VOIDED', 'EXPIRED']

/**
 * The card gateway of the Trade and Development Bank. It sends no callbacks: an order is checked when the customer returns, and in the
 * background. Of refunds nothing is known, so staff send them.
 */
export function createTdb({ url, username, password }: TdbAccount): ProviderCalls {
  const headers = { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` }
  return {
    async createInvoice({ amount, description, locale, returnUrl }) {
      const order = { typeRid: '1', amount, currency: 'MNT', description, language: locale, hppRedirectUrl: returnUrl }
      const { id, password, hppUrl } = (await callProvider('tdb', created, `${url}/order`, { method: 'POST', headers, body: { order } }))
        .order
      const page = new URL(hppUrl)
      page.searchParams.set('id', id)
      page.searchParams.set('password', password)
      // The password of an order is needed to read it.
      return { invoiceId: `${id}:${password}`, qrText: null, urls: [], shortUrl: null, redirect: { url: page.href } }
    },
    async check(invoiceId) {
      const [id = '', password = ''] = invoiceId.split(':')
      const { order } = await callProvider('tdb', found, `${url}/order/${encodeURIComponent(id)}`, { headers, query: { password } })
      if (order.id !== id) throw toProviderError('tdb', 'order')
      const status = order.status.toUpperCase()
      const fact = { ref: id, amount: parseProviderAmount('tdb', order.amount), currency: order.currency, paidAt: null }
      if (PAID.includes(status)) return [{ ...fact, status: 'paid' }]
      if (!FAILED.includes(status)) return []
      return [{ ...fact, status: 'failed', failure: status === 'EXPIRED' ? 'expired' : 'declined' }] satisfies PaymentFact[]
    },
    async cancelInvoice() {},
    async refund() {
      throw toProviderError('tdb', 'by_hand')
    },
    callback: null
  }
}
