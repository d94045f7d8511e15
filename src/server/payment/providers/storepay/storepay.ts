import { z } from 'zod'
import { createTokenSource, toBasicAuth } from '../../access-token.ts'
import { callProvider, toProviderError } from '../../call-provider.ts'
import type { ProviderCalls } from '../../provider.ts'

export interface StorepayAccount {
  /** The address of the tokens, which differs from that of the loans. */
  authUrl: string
  url: string
  appUser: string
  appPassword: string
  username: string
  password: string
  storeId: string
}

/** Errors come with HTTP 200, too. */
const defineEnvelope = <Value extends z.ZodType>(value: Value) =>
  z.object({
    value: value.nullish(),
    status: z.string(),
    msgList: z.array(z.object({ code: z.string(), text: z.string().nullish() })).nullish()
  })

/**
 * Storepay lends the price, and the customer pays it back in four parts. It pays the shop as soon as the customer has approved the
 * loan in its app. Of a loan it says only whether it is approved: one that the customer has declined looks like one that waits.
 * @param now milliseconds
 */
export function createStorepay(account: StorepayAccount, now: () => number): ProviderCalls {
  const query = { grant_type: 'password', username: account.username, password: account.password }
  const headers = toBasicAuth(account.appUser, account.appPassword)
  const bearer = createTokenSource('storepay', `${account.authUrl}/oauth/token`, { query, headers }, now)
  const ask = async <Value extends z.ZodType>(value: Value, path: string, body?: object): Promise<z.output<Value>> => {
    const response = await callProvider('storepay', defineEnvelope(value), account.url + path, {
      method: body ? 'POST' : 'GET',
      headers: await bearer(),
      ...(body && { body })
    })
    if (response.status !== 'Success' || response.value === null || response.value === undefined)
      throw toProviderError('storepay', 'declined', { code: response.msgList?.[0]?.code ?? response.status })
    return response.value
  }

  return {
    async createInvoice({ sessionId, amount, description, phone, callbackUrl }) {
      const limit = await ask(z.coerce.number(), '/user/possibleAmount', { mobileNumber: phone })
      if (limit < amount) throw toProviderError('storepay', 'limit_exceeded', { limit, amount })
      const loan = await ask(z.union([z.string().min(1), z.number()]).transform(String), '/merchant/loan', {
        storeId: account.storeId,
        mobileNumber: phone,
        description,
        amount,
        callbackUrl,
        requestId: sessionId
      })
      return { invoiceId: loan, qrText: null, urls: [], shortUrl: null, approval: { phone } }
    },
    async check(loan, amount) {
      const approved = await ask(z.boolean(), `/merchant/loan/check/${encodeURIComponent(loan)}`)
      // Storepay approves a loan whole, and reports no amount.
      return approved ? [{ ref: loan, amount, currency: 'MNT', status: 'paid', paidAt: null }] : []
    },
    async cancelInvoice(loan) {
      await ask(z.literal(true), '/merchant/account/cancel', { accountId: Number.isNaN(Number(loan)) ? loan : Number(loan) })
    },
    refund: async () => {
      throw toProviderError('storepay', 'by_hand')
    },
    callback: { acknowledgement: 'OK', parse: ({ sessionId }) => (sessionId === null ? null : { sessionId }) }
  }
}
