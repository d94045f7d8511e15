import { z } from 'zod'
import type { PaymentFact, ProviderCalls } from '../../provider.ts'
import { callProvider, parseProviderAmount, toProviderError } from '../../call-provider.ts'

interface TdbAccount {
  url: string
  username: string
  password: string
}

const created = z.object({ order: z.object({ id: z.coerce.string(), password: z.string(), hppUrl: z.url() }) })
const sum = z.union([z.string(), z.number()])
const found = z.object({
  order: z.object({
    id: z.coerce.string(),
    status: z.string(),
    /** The amount of the order, not what was paid. */
    amount: sum,
    currency: z.string().default('MNT'),
    /** What reached the shop, and what went back, in the details of an order. */
    clearedChargeAmount: sum.nullish(),
    clearedRefundAmount: sum.nullish()
  })
})
type Found = z.output<typeof found>['order']

const PAID: readonly string[] = ['FULLYPAID', 'PAID']
/** Part of the amount was captured, or part of a payment went back. */
const PART_PAID = 'PARTPAID'
/** The card's bank reserves the amount: nothing is paid until the shop's bank captures it. */
const AUTHORIZED = 'AUTHORIZED'
/** `CANCELLED` is a payment that went back whole, and so is `REFUSED`. */
const FAILED: readonly string[] = ['CANCELLED', 'CLOSED', 'DECLINED', 'REFUSED', 'REJECTED', 'VOIDED', 'EXPIRED']

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
      const query = { password, orderDetailLevel: 2 }
      const { order } = await callProvider('tdb', found, `${url}/order/${encodeURIComponent(id)}`, { headers, query })
      if (order.id !== id) throw toProviderError('tdb', 'order')
      return toFacts(order)
    },
    async cancelInvoice() {},
    async refund() {
      throw toProviderError('tdb', 'by_hand')
    },
    callback: null
  }
}

function toFacts({ id: ref, status: name, currency, ...order }: Found): PaymentFact[] {
  const status = name.toUpperCase()
  const fact = { ref, currency, paidAt: null }
  const amount = parseProviderAmount('tdb', order.amount)
  if (PAID.includes(status)) return [{ ...fact, amount, status: 'paid' }]
  if (status === PART_PAID) {
    // Without the details it is unknown how much was paid, which is not the order's amount.
    const paid = Number(order.clearedChargeAmount ?? 0) - Number(order.clearedRefundAmount ?? 0)
    return [{ ...fact, amount: parseProviderAmount('tdb', paid), status: 'paid' }]
  }
  if (status === AUTHORIZED) return [{ ...fact, amount, status: 'authorized' }]
  return FAILED.includes(status) ? [{ ...fact, amount, status: 'failed', failure: status === 'EXPIRED' ? 'expired' : 'declined' }] : []
}
