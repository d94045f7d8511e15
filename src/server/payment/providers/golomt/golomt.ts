import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import type { PaymentFailure } from '#domain/payment-method.ts'
import { callProvider, parseBody, parseProviderAmount, toProviderError } from '../../call-provider.ts'
import type { PaymentFact, ProviderCalls } from '../../provider.ts'

interface GolomtAccount {
  url: string
  /** Where customers reach the bank's pages; the address of the API for the real bank. */
  pageUrl: string
  token: string
  secret: string
}

/** Hexadecimal HMAC-SHA256 of the values, joined without a separator. */
export const createGolomtChecksum = (secret: string, ...values: string[]): string =>
  createHmac('sha256', secret).update(values.join('')).digest('hex')

export function isGolomtChecksum(checksum: string, secret: string, ...values: string[]): boolean {
  const [expected, given] = [Buffer.from(createGolomtChecksum(secret, ...values)), Buffer.from(checksum)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}

const invoiceResponse = z.object({ invoice: z.string(), transactionId: z.string(), checksum: z.string() })
/** A transaction in the response of an inquiry, and in a push notification. Its `errorCode` is empty until the customer pays. */
const transaction = z.object({
  transactionId: z.string(),
  amount: z.string(),
  errorCode: z.string().nullish(),
  token: z.string().nullish(),
  cardNumber: z.string().nullish(),
  checksum: z.string()
})
type Transaction = z.infer<typeof transaction>

export const PAID = '000'
/** Codes of ISO 8583; every other one is a declined payment. */
const FAILURES: Record<string, PaymentFailure> = {
  '116': 'insufficient_funds',
  '121': 'limit_exceeded',
  '101': 'declined',
  '902': 'expired'
}

/** Golomt Bank's e-commerce gateway: the customer pays on the bank's page, and the shop inquires about the transaction. */
export function createGolomt({ url, pageUrl, token, secret }: GolomtAccount): ProviderCalls {
  const send = <Body>(path: string, body: Record<string, string>, schema: z.ZodType<Body>): Promise<Body> =>
    callProvider('golomt', schema, url + path, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body })
  const isGenuine = ({ transactionId, errorCode, amount, token: card, checksum }: Transaction): boolean =>
    isGolomtChecksum(checksum, secret, transactionId, errorCode ?? '', amount, card ?? '')
  const requireGenuine = (isValid: boolean): void => {
    if (!isValid) throw toProviderError('golomt', 'checksum')
  }

  return {
    async createInvoice({ sessionId, amount: total, locale, returnUrl: callback, input }) {
      // A payment with a saved card is made by `payWithCard`, under the same number.
      if (input.card_id) return { invoiceId: sessionId, qrText: null, urls: [], shortUrl: null }
      const amount = total.toFixed(2)
      const checksum = createGolomtChecksum(secret, sessionId, amount, 'GET', callback)
      const body = {
        transactionId: sessionId,
        amount,
        returnType: 'GET',
        callback,
        genToken: input.save_card ? 'Y' : 'N',
        socialDeeplink: 'N',
        checksum
      }
      const made = await send('/api/invoice', body, invoiceResponse)
      requireGenuine(made.transactionId === sessionId && isGolomtChecksum(made.checksum, secret, made.invoice, made.transactionId))
      // The inquiry is by the shop's number, not by the bank's.
      return {
        invoiceId: sessionId,
        qrText: null,
        urls: [],
        shortUrl: null,
        redirect: { url: `${pageUrl}/payment/${locale}/${encodeURIComponent(made.invoice)}` }
      }
    },
    async check(transactionId) {
      const checksum = createGolomtChecksum(secret, transactionId, transactionId)
      const found = await send('/api/inquiry', { transactionId, checksum }, transaction).catch(ignoreUnknown)
      if (!found) return []
      requireGenuine(found.transactionId === transactionId && isGenuine(found))
      return found.errorCode ? [toFact(found, found.errorCode)] : []
    },
    async payWithCard(transactionId, { amount: total, token: card, locale }) {
      const amount = total.toFixed(2)
      const checksum = createGolomtChecksum(secret, amount, transactionId, card)
      const lang = locale.toUpperCase()
      await send('/api/pay', { amount, invoice: '', transactionId, token: card, lang, checksum }, z.object({}))
    },
    // The gateway has no calls for these: an abandoned page is left to expire, and staff send money back.
    async cancelInvoice() {},
    async refund() {
      throw toProviderError('golomt', 'by_hand')
    },
    callback: {
      acknowledgement: 'OK',
      parse({ sessionId, body }) {
        if (sessionId !== null) return { sessionId }
        const pushed = parseBody(transaction, body)
        if (!pushed) return null
        if (!isGenuine(pushed)) throw new ShopError('forbidden')
        return { invoiceId: pushed.transactionId }
      }
    }
  }
}

/** A transaction with a saved card is unknown until it is paid. */
function ignoreUnknown(error: unknown): null {
  if (error instanceof ShopError && error.details['reason'] === 'status_404') return null
  throw error
}

function toFact({ transactionId: ref, amount: text, token, cardNumber }: Transaction, code: string): PaymentFact {
  const fact = { ref, amount: parseProviderAmount('golomt', text), currency: 'MNT', paidAt: null }
  const card = token && cardNumber ? { card: { token, number: cardNumber } } : {}
  return code === PAID ? { ...fact, status: 'paid', ...card } : { ...fact, status: 'failed', failure: FAILURES[code] ?? 'declined' }
}
