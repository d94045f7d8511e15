import { z } from 'zod'
import { createTokenSource, toBasicAuth } from '../../access-token.ts'
import { callProvider, parseProviderAmount, toProviderError } from '../../call-provider.ts'
import type { PaymentFact, ProviderCalls } from '../../provider.ts'

export interface MonPayAccount {
  url: string
  /** Where customers open the app; the address of the API for the real service. */
  pageUrl: string
  /** The shop's branch, which receives the money. */
  branch: string
  account: string
  clientId: string
  clientSecret: string
}

const PENDING = 23
const code = z.object({ code: z.number() })
const qr = code.extend({ result: z.object({ qrcode: z.string().min(1), uuid: z.string().min(1) }).nullish() })
const qrPayment = code.extend({ result: z.object({ transactionId: z.string().nullish(), amount: z.number().nullish() }).nullish() })
const link = z.object({
  intCode: z.number(),
  result: z
    .object({
      id: z.union([z.string().min(1), z.number()]).transform(String),
      status: z.string(),
      amount: z.number(),
      txnId: z.string().nullish()
    })
    .nullish()
})
const refunded = z.object({ intCode: z.number(), result: z.object({ status: z.string(), refundTxnId: z.string().nullish() }).nullish() })

/**
 * MonPay of Mobicom. A QR code and a link into the app are separate invoices, of different APIs, for the same payment: both are checked,
 * and a customer who pays both gets one of the payments back.
 * @param now milliseconds
 */
export function createMonPay({ url, pageUrl, branch, account, clientId, clientSecret }: MonPayAccount, now: () => number): ProviderCalls {
  const basic = toBasicAuth(branch, account)
  const body = new URLSearchParams({ client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' })
  const bearer = createTokenSource('monpay', `${url}/v2/oauth/token`, { body }, now)
  const readLink = ({ intCode, result }: z.output<typeof link>): NonNullable<typeof result> => {
    if (intCode !== 0 || !result) throw toProviderError('monpay', `code_${intCode}`)
    return result
  }

  const checkQr = async (uuid: string): Promise<PaymentFact[]> => {
    const query = { uuid }
    const found = await callProvider('monpay', qrPayment, `${url}/rest/branch/qrpurchase/check`, { query, headers: basic })
    if (found.code === PENDING) return []
    return [toFact({ ref: found.result?.transactionId, amount: found.result?.amount, isPaid: found.code === 0 }, uuid)]
  }
  const checkLink = async (id: string): Promise<PaymentFact[]> => {
    const address = `${url}/v2/api/oauth/invoice/${encodeURIComponent(id)}`
    const { status, txnId: ref, amount } = readLink(await callProvider('monpay', link, address, { headers: await bearer() }))
    return status === 'PAID' || status === 'FAILED' ? [toFact({ ref, amount, isPaid: status === 'PAID' }, id)] : []
  }

  return {
    async createInvoice({ amount, description, callbackUrl, returnUrl }) {
      const made = await callProvider('monpay', qr, `${url}/rest/branch/qrpurchase/generate`, {
        method: 'POST',
        headers: basic,
        body: { amount, generateUuid: true, displayName: description, callbackUrl }
      })
      if (made.code !== 0 || !made.result) throw toProviderError('monpay', `code_${made.code}`)
      const { id } = readLink(
        await callProvider('monpay', link, `${url}/v2/api/oauth/invoice`, {
          method: 'POST',
          headers: await bearer(),
          body: { redirectUri: returnUrl, amount, clientServiceUrl: callbackUrl, receiver: branch, invoiceType: 'P2B', description }
        })
      )
      return {
        invoiceId: `${made.result.uuid} ${id}`,
        qrText: made.result.qrcode,
        urls: [{ name: 'MonPay', description: 'MonPay', logo: '', link: `${pageUrl}/v2/invoice/${encodeURIComponent(id)}` }],
        shortUrl: null
      }
    },
    async check(invoiceId) {
      const [uuid = '', id = ''] = invoiceId.split(' ')
      const facts = (await Promise.all([checkQr(uuid), checkLink(id)])).flat()
      const paid = facts.filter(({ status }) => status === 'paid')
      return paid.length ? paid : facts
    },
    async cancelInvoice(invoiceId) {
      const [, id = ''] = invoiceId.split(' ')
      const query = { invoiceId: id }
      readLink(await callProvider('monpay', link, `${url}/v2/api/oauth/invoice/cancel`, { query, headers: await bearer() }))
    },
    async refund(txnNo, _amount, requestId) {
      const body = { txnNo, description: requestId }
      const { intCode, result } = await callProvider('monpay', refunded, `${url}/v2/api/oauth/refund`, {
        method: 'POST',
        headers: await bearer(),
        body
      })
      if (intCode !== 0 || result?.status !== 'REFUNDED') throw toProviderError('monpay', `code_${intCode}`)
      return result.refundTxnId ?? null
    },
    callback: { acknowledgement: 'OK', parse: ({ sessionId }) => (sessionId === null ? null : { sessionId }) }
  }
}

/** @param invoice the reference of a failed payment, which has no number */
function toFact(
  found: { ref: string | null | undefined; amount: number | null | undefined; isPaid: boolean },
  invoice: string
): PaymentFact {
  const { ref, amount, isPaid } = found
  if (!isPaid) return { ref: invoice, amount: 0, currency: 'MNT', paidAt: null, status: 'failed', failure: 'declined' }
  if (!ref) throw toProviderError('monpay', 'unexpected_response')
  return { ref, amount: parseProviderAmount('monpay', amount ?? 0), currency: 'MNT', paidAt: null, status: 'paid' }
}
