import { z } from 'zod'
import type { PaymentFailure } from '#domain/payment-method.ts'
import { createTokenSource } from '../../access-token.ts'
import { callProvider, parseBody, parseProviderAmount, toProviderError } from '../../call-provider.ts'
import type { ProviderCalls } from '../../provider.ts'
import { toSessionNumber } from '../../session-number.ts'

export interface PocketAccount {
  /** The address of the tokens, which differs from that of the invoices. */
  authUrl: string
  url: string
  clientId: string
  clientSecret: string
  terminal: number
}

const id = z.union([z.string().min(1), z.number()]).transform(String)
const created = z.object({ id, qr: z.string().min(1), deeplink: z.string().nullish() })
const invoice = z.object({ state: z.string(), amount: z.number().nullish() })
const callback = z.object({ invoiceId: id })

/** Other states mean that nothing was paid yet. */
const FAILURES: Record<string, PaymentFailure> = { cancelled: 'canceled_by_customer', rejected: 'declined', unsuccess: 'declined' }

/**
 * Pocket of InvesCore. There are no calls that cancel or refund: a late payment becomes a refund case, which staff settle.
 * @param now milliseconds
 */
export function createPocket({ authUrl, url, clientId, clientSecret, terminal }: PocketAccount, now: () => number): ProviderCalls {
  const form = new URLSearchParams({ client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' })
  const bearer = createTokenSource('pocket', `${authUrl}/protocol/openid-connect/token`, { body: form }, now)
  const send = async <Schema extends z.ZodType>(schema: Schema, path: string, body: object): Promise<z.output<Schema>> =>
    callProvider('pocket', schema, url + path, { method: 'POST', headers: await bearer(), body })

  let callbackAddress: string | null = null
  /** Pocket has one address of the merchant for all callbacks. */
  const registerCallback = async (address: string): Promise<void> => {
    if (callbackAddress === address) return
    await send(z.unknown(), '/pg/config', { fallBackUrl: address })
    callbackAddress = address
  }

  return {
    async createInvoice({ sessionId, amount, description, callbackUrl }) {
      await registerCallback(callbackUrl.slice(0, callbackUrl.lastIndexOf('/')))
      const made = await send(created, '/v2/invoicing/generate-invoice', {
        terminalId: terminal,
        amount,
        info: description,
        orderNumber: toSessionNumber(sessionId),
        invoiceType: 'ZERO',
        channel: 'ecommerce'
      })
      const urls = made.deeplink ? [{ name: 'Pocket', description: 'Pocket', logo: '', link: made.deeplink }] : []
      return { invoiceId: made.id, qrText: made.qr, urls, shortUrl: null }
    },
    async check(invoiceId, requested) {
      const { state, amount } = await send(invoice, '/v2/invoicing/invoices/invoice-id', { terminalId: terminal, invoiceId })
      const fact = { ref: invoiceId, amount: parseProviderAmount('pocket', amount ?? requested), currency: 'MNT', paidAt: null }
      const failure = FAILURES[state]
      if (state === 'paid') return [{ ...fact, status: 'paid' }]
      return failure ? [{ ...fact, status: 'failed', failure }] : []
    },
    cancelInvoice: async () => {},
    refund: async () => {
      throw toProviderError('pocket', 'by_hand')
    },
    callback: {
      acknowledgement: 'OK',
      parse({ query, body }) {
        const sent = query['invoiceId'] ? { invoiceId: query['invoiceId'] } : parseBody(callback, body)
        return sent && { invoiceId: sent.invoiceId }
      }
    }
  }
}
