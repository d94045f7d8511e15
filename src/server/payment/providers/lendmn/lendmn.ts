import { type KeyObject, verify } from 'node:crypto'
import { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import { callProvider, parseBody, toProviderError } from '../../call-provider.ts'
import type { PaymentFact, ProviderCalls } from '../../provider.ts'

interface LendMnAccount {
  url: string
  token: string
  publicKey: KeyObject
}

/** A code above 0 is an error. */
const defineEnvelope = <Value extends z.ZodType>(value: Value) => z.object({ code: z.coerce.number(), response: value.nullish() })
const created = z.object({ invoiceNumber: z.coerce.string().min(1), qr_string: z.string().min(1), qr_link: z.string().min(1) })
const invoice = z.object({ invoiceNumber: z.coerce.string(), amount: z.coerce.number(), status: z.int() })
const callback = z.looseObject({ event: z.string(), invoiceNumber: z.coerce.string().min(1), signature: z.base64() })

const [PAID, CANCELED, EXPIRED] = [1, 2, 3]

/**
 * LendMN: the customer scans the code and accepts the loan in the app, and LendMN pays the shop at once.
 * @param now milliseconds
 */
export function createLendMn({ url, token, publicKey }: LendMnAccount, now: () => number): ProviderCalls {
  const ask = async <Value extends z.ZodType>(value: Value, path: string, form?: Record<string, string>): Promise<z.output<Value>> => {
    const { code, response } = await callProvider('lendmn', defineEnvelope(value), url + path, {
      method: form ? 'POST' : 'GET',
      headers: { 'x-and-auth-token': token },
      ...(form && { body: new URLSearchParams(form) })
    })
    if (code > 0 || response === null || response === undefined) throw toProviderError('lendmn', `code_${code}`)
    return response
  }

  return {
    async createInvoice({ sessionId, amount, description, returnUrl, expiresAt }) {
      const seconds = Math.max(60, Math.floor((expiresAt.getTime() - now()) / 1000))
      const {
        invoiceNumber,
        qr_string: qrText,
        qr_link: link
      } = await ask(created, '/w/invoices', {
        amount: String(amount),
        duration: String(seconds),
        description,
        trackingData: sessionId,
        successUri: returnUrl
      })
      return { invoiceId: invoiceNumber, qrText, urls: [{ name: 'LendMN', description: 'LendMN', logo: '', link }], shortUrl: link }
    },
    async check(number) {
      const found = await ask(invoice, `/w/invoices/${encodeURIComponent(number)}`)
      if (found.invoiceNumber !== number) throw toProviderError('lendmn', 'other_invoice')
      const fact = { ref: number, amount: found.amount, currency: 'MNT', paidAt: null }
      const facts: Record<number, PaymentFact> = {
        [PAID]: { ...fact, status: 'paid' },
        [CANCELED]: { ...fact, status: 'failed', failure: 'canceled_by_customer' },
        [EXPIRED]: { ...fact, status: 'failed', failure: 'expired' }
      }
      return [facts[found.status]].filter(each => each !== undefined)
    },
    // LendMN has no call for either: an invoice ends by its duration, and a loan is paid back by transfer.
    cancelInvoice: async () => {},
    refund: async () => {
      throw toProviderError('lendmn', 'by_hand')
    },
    callback: {
      acknowledgement: 'OK',
      parse({ body }) {
        const sent = parseBody(callback, body)
        if (!sent) return null
        if (!isSigned(sent, publicKey)) throw new ShopError('forbidden')
        return { invoiceId: sent.invoiceNumber }
      }
    }
  }
}

/** The signature covers the JSON of the other members. PHP escapes slashes in it. */
function isSigned({ signature, ...rest }: z.output<typeof callback>, key: KeyObject): boolean {
  const json = JSON.stringify(rest)
  return [json, json.replaceAll('/', String.raw`\/`)].some(text =>
    verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64'))
  )
}
