import type { Tugrik } from '#domain/money.ts'
import type { ProviderCode } from '#domain/order.ts'

/** What a provider gives back for a new invoice; shown to the customer as it came. */
export interface ProviderInvoice {
  /** The provider's id of the invoice, by which it is asked later. Null where a person checks (transfer). */
  invoiceId: string | null
  qrText: string | null
  urls: { name: string; description: string; logo: string; link: string }[]
  shortUrl: string | null
}

/** One payment the provider knows of. `ref` is unique per provider: it decides whether money was counted already. */
export interface PaymentFact {
  ref: string
  amount: Tugrik
  currency: string
  status: 'authorized' | 'paid' | 'failed' | 'refunded'
  paidAt: Date | null
}

/**
 * An outside payment service. All of its calls happen outside transactions; `check` is the only source of
 * truth about money, never a callback's body.
 */
export interface PaymentProvider {
  code: ProviderCode
  /** Minutes after an invoice was made at which the shop asks for its payment by itself, in case a callback is lost. */
  checkAfterMinutes: readonly number[]
  createInvoice: (input: {
    sessionId: string
    orderNumber: string
    amount: Tugrik
    description: string
    phone: string
    callbackUrl: string
    expiresAt: Date
  }) => Promise<ProviderInvoice>
  /** @throws when the provider cannot be asked; an empty list means nobody has paid */
  check: (invoiceId: string) => Promise<PaymentFact[]>
  cancelInvoice: (invoiceId: string) => Promise<void>
  refund: (ref: string) => Promise<void>
}
