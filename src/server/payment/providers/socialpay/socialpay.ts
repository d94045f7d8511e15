import { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import type { PaymentFailure } from '#domain/payment-method.ts'
import { callProvider, parseBody, toProviderError } from '../../call-provider.ts'
import { createHmacText, isHmac } from '../../checksum.ts'
import type { PaymentFact, ProviderCalls } from '../../provider.ts'
import { toSessionNumber } from '../../session-number.ts'

interface SocialPayAccount {
  url: string
  terminal: string
  key: string
}

/** Every response: HTTP 200, with the result in the header. */
const envelope = z.object({
  header: z.object({ status: z.string(), code: z.coerce.number() }),
  body: z.object({
    response: z.record(z.string(), z.unknown()).nullish(),
    error: z.object({ errorDesc: z.string().nullish(), errorType: z.string().nullish() }).nullish()
  })
})
const created = z.object({ desc: z.string().min(1), status: z.literal('SUCCESS') })
const transaction = z.object({
  resp_code: z.string(),
  amount: z.coerce.number(),
  invoice: z.string(),
  terminal: z.string()
})
const callback = z.object({
  resp_code: z.string(),
  amount: z.union([z.string(), z.number()]).transform(String),
  invoice: z.string(),
  terminal: z.string(),
  checksum: z.string()
})

/** Response codes of ISO 8583 that say why a payment failed; others mean that nothing was paid yet. */
const FAILURES: Record<string, PaymentFailure> = { '05': 'declined', '51': 'insufficient_funds', '54': 'expired', '61': 'limit_exceeded' }

/** Golomt Bank's SocialPay. The shop numbers the invoices, and each is paid at most once, so that its number is the payment's too. */
export function createSocialPay({ url, terminal, key }: SocialPayAccount): ProviderCalls {
  const send = async (path: string, invoice: string, amount: Tugrik): Promise<z.output<typeof envelope>> => {
    const body = { amount: String(amount), invoice, terminal, checksum: createHmacText(key, `${terminal}${invoice}${amount}`) }
    return callProvider('socialpay', envelope, url + path, { method: 'POST', body })
  }
  const read = <Schema extends z.ZodType>(schema: Schema, { header, body }: z.output<typeof envelope>): z.output<Schema> => {
    const parsed = schema.safeParse(body.response)
    if (header.code !== 200 || !parsed.success)
      throw toProviderError('socialpay', body.error?.errorType ?? body.error?.errorDesc ?? `code_${header.code}`)
    return parsed.data
  }
  const check = async (invoice: string, amount: Tugrik): Promise<PaymentFact[]> => {
    const found = read(transaction, await send('/pos/invoice/check', invoice, amount))
    if (found.invoice !== invoice || found.terminal !== terminal) throw toProviderError('socialpay', 'other_invoice')
    const fact = { ref: invoice, amount: found.amount, currency: 'MNT', paidAt: null }
    const failure = FAILURES[found.resp_code]
    if (found.resp_code === '00') return [{ ...fact, status: 'paid' }]
    return failure ? [{ ...fact, status: 'failed', failure }] : []
  }

  return {
    async createInvoice({ sessionId, amount }) {
      const invoice = toSessionNumber(sessionId)
      // The link opens the app on a phone, and is the text of the QR code elsewhere.
      const { desc: link } = read(created, await send('/pos/invoice/qr/deeplink', invoice, amount))
      return { invoiceId: invoice, qrText: link, urls: [{ name: 'SocialPay', description: 'SocialPay', logo: '', link }], shortUrl: null }
    },
    check,
    async cancelInvoice(invoice, amount) {
      read(z.object({}), await send('/pos/invoice/cancel', invoice, amount))
    },
    async refund(invoice, amount) {
      const response = await send('/pos/payment/cancel', invoice, amount)
      // Refused after a lost response: the first call succeeded where the invoice is not paid any more.
      if (response.header.code !== 200 && (await check(invoice, amount)).some(({ status }) => status === 'paid'))
        read(z.object({}), response)
      return null
    },
    async findRefund(invoice, amount) {
      return (await check(invoice, amount)).some(({ status }) => status === 'paid') ? null : { refundRef: null }
    },
    callback: {
      acknowledgement: 'OK',
      parse({ body }) {
        const sent = parseBody(callback, body)
        if (!sent) return null
        if (sent.terminal !== terminal || !isHmac(key, `${terminal}${sent.invoice}${sent.amount}`, sent.checksum))
          throw new ShopError('forbidden')
        return { invoiceId: sent.invoice }
      }
    }
  }
}
