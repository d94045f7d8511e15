import { z } from 'zod'
import { MINUTE_MS } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import { callProvider, parseProviderAmount, toProviderError } from '../../call-provider.ts'
import type { ProviderCalls } from '../../provider.ts'
import { toSessionNumber } from '../../session-number.ts'

interface CandyAccount {
  url: string
  token: string
}

/** Minutes for which a TAN code can be used. */
export const TAN_MINUTES = 5
/** Customers are named by their phone. */
export const CUSTOMER_SYSTEM = 'ISDN'
const PAGE = 100
/** How many pages of transactions are searched, newest first. */
const PAGES = 10

const result = z.object({ code: z.coerce.string(), info: z.string().nullish() })
const transaction = z.object({
  id: z.coerce.string().min(1),
  type: z.enum(['sell', 'reward']),
  customer: z.coerce.string(),
  amount: z.coerce.number(),
  description: z.string().nullish(),
  product: z.string().nullish()
})
const transactionList = result.extend({ transactions: z.array(transaction) })
type Transaction = z.output<typeof transaction>

/**
 * Candy, the points of Mobicom: a point is worth a tugrik. A sale sends a TAN code to the customer's phone, which confirms it. There
 * are no invoices and no callbacks: a sale is found in the shop's transactions by the number of its payment.
 * @param now milliseconds
 */
export function createCandy({ url, token }: CandyAccount, now: () => number): ProviderCalls {
  const headers = { authorization: `Bearer ${token}` }
  const send = async (call: 'sell' | 'sellconfirm' | 'reward', body: object): Promise<string> =>
    (await callProvider('candy', result, `${url}/${call}`, { method: 'POST', headers, body })).code
  const find = async (isWanted: (each: Transaction) => boolean): Promise<Transaction | null> => {
    for (let page = 0; page < PAGES; page++) {
      const query = { limit: PAGE, offset: page * PAGE }
      const { code, transactions } = await callProvider('candy', transactionList, `${url}/transaction`, { headers, query })
      if (code !== '0') throw toProviderError('candy', `code_${code}`)
      const found = transactions.find(isWanted)
      if (found || transactions.length < PAGE) return found ?? null
    }
    return null
  }
  const describeRefund = (ref: string, requestId: string): string => `refund ${ref} ${requestId}`
  const findReward = (ref: string, requestId: string) =>
    find(({ type, description }) => type === 'reward' && description === describeRefund(ref, requestId))
  const customerOf = (phone: string) => ({ value: phone.replaceAll(' ', ''), system: CUSTOMER_SYSTEM })

  return {
    async createInvoice({ sessionId, amount, description, phone }) {
      const product = toSessionNumber(sessionId)
      const customer = customerOf(phone)
      const code = await send('sell', { customer, amount, description, product, productType: 'ORDER' })
      if (code !== '0') throw toProviderError('candy', code === INSUFFICIENT ? 'insufficient_funds' : `code_${code}`)
      const expiresAt = new Date(now() + TAN_MINUTES * MINUTE_MS).toISOString()
      return { invoiceId: product, qrText: null, urls: [], shortUrl: null, code: { sentTo: phone, expiresAt } }
    },
    async confirm(_invoiceId, { code: tancode, amount, phone }) {
      const code = await send('sellconfirm', { customer: customerOf(phone), amount, tancode })
      if (code !== '0') throw new ShopError('tan_wrong', { fields: { code: 'tan_wrong' } })
    },
    async check(invoiceId) {
      const sale = await find(({ type, product }) => type === 'sell' && product === invoiceId)
      if (!sale) return []
      const amount = parseProviderAmount('candy', sale.amount)
      return [{ ref: sale.id, amount, currency: 'MNT', status: 'paid', paidAt: null }]
    },
    // A sale that is not confirmed ends by itself.
    cancelInvoice: async () => {},
    async refund(ref, amount, requestId) {
      const sale = await find(({ type, id }) => type === 'sell' && id === ref)
      if (!sale) throw toProviderError('candy', 'by_hand')
      const repeated = await findReward(ref, requestId)
      if (repeated) return repeated.id
      const code = await send('reward', { customer: customerOf(sale.customer), amount, description: describeRefund(ref, requestId) })
      if (code !== '0') throw toProviderError('candy', `code_${code}`)
      return (await findReward(ref, requestId))?.id ?? null
    },
    async findRefund(ref, _amount, requestId) {
      const reward = await findReward(ref, requestId)
      return reward && { refundRef: reward.id }
    },
    callback: null,
    async verifyAccess() {
      await callProvider('candy', transactionList, `${url}/transaction`, { headers, query: { limit: 1, offset: 0 } })
    }
  }
}

/** The code of a sale for which the customer has too few points. */
export const INSUFFICIENT = '51'
