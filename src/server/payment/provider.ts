import type { Tugrik } from '#domain/money.ts'
import type { ProviderCode } from '#domain/order.ts'

/** A provider's response to a new invoice, displayed unchanged. */
export interface ProviderInvoice {
  /** The provider's id of the invoice, for later checks. Null for bank transfers. */
  invoiceId: string | null
  qrText: string | null
  urls: { name: string; description: string; logo: string; link: string }[]
  shortUrl: string | null
}

/** A payment reported by the provider. `ref` is unique per provider, which prevents double counting. */
export interface PaymentFact {
  ref: string
  amount: Tugrik
  currency: string
  status: 'authorized' | 'paid' | 'failed' | 'refunded'
  paidAt: Date | null
}

/**
 * An external payment service. All of its calls happen outside transactions; only `check` determines what was paid, never a
 * callback's body.
 */
export interface PaymentProvider {
  code: ProviderCode
  /** The text that acknowledges a callback; null where the provider has none. */
  callbackResponse: string | null
  /** Minutes after the invoice at which the payment is checked, in case a callback is lost. */
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
  /** @throws when the provider is unavailable; an empty list means no payment */
  check: (invoiceId: string) => Promise<PaymentFact[]>
  cancelInvoice: (invoiceId: string) => Promise<void>
  refund: (ref: string) => Promise<void>
  /** VAT receipts that the provider issues for its own payments. */
  receipts?: ProviderReceipts
}

export interface ProviderReceipts {
  /** @param input `registerNumber` is null for an individual */
  create: (input: { paymentRef: string; registerNumber: string | null; districtCode: string; classificationCode: string }) => Promise<{
    /** The 33 digits of the tax authority. */
    number: string
    date: string
    lottery: string | null
    qrData: string
  }>
  /** Returns the receipt of a payment whole. */
  cancel: (paymentRef: string) => Promise<void>
}

declare module '../kernel/server.ts' {
  interface Server {
    payments: Record<ProviderCode, PaymentProvider>
  }
}
