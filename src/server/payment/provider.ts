import type { Hono } from 'hono'
import { z } from 'zod'
import type { Tugrik } from '#domain/money.ts'
import type { PaymentConditions, PaymentFailure, PaymentField, PaymentFlow, ProviderCode, RefundSupport } from '#domain/payment-method.ts'
import type { Locale } from '#domain/site.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import type { Server } from '../kernel/server.ts'

/** What the customer entered before the payment started. */
export type PaymentInput = Partial<Record<PaymentField, string | undefined>> & {
  /** Pays with this saved card. */
  card_id?: number | undefined
  /** Saves the card that pays. */
  save_card?: boolean | undefined
  /** Pays only this much of the rest, in tugrik. */
  amount?: number | undefined
}

interface InvoiceRequest {
  sessionId: string
  orderNumber: string
  amount: Tugrik
  description: string
  /** The phone that the customer entered for this payment, else the one of the order. */
  phone: string
  input: PaymentInput
  locale: Locale
  /** Where the provider reports changes of the invoice. */
  callbackUrl: string
  /** Where the provider's page sends the browser of the customer. */
  returnUrl: string
  expiresAt: Date
}

/** A provider's response to a new invoice, displayed unchanged. */
export interface ProviderInvoice {
  /** The provider's id of the invoice, for later checks; at most one session has it. Null for bank transfers. */
  invoiceId: string | null
  qrText: string | null
  urls: { name: string; description: string; logo: string; link: string }[]
  shortUrl: string | null
  /** The provider's page on which the customer pays: a link, or a form that posts these fields. */
  redirect?: { url: string; fields?: Record<string, string> }
  /** The customer enters a code that the provider has sent, for `confirm`. */
  code?: { sentTo: string; expiresAt: string }
  /** The customer approves the payment in the provider's app, where this phone is registered. */
  approval?: { phone: string }
}

/** A payment reported by the provider. `ref` is unique per provider, which prevents double counting. */
export interface PaymentFact {
  ref: string
  /** What has been paid so far of a paid one, however much was asked for. */
  amount: Tugrik
  currency: string
  /** An authorized amount is reserved by the customer's bank, and is no money until it is captured. */
  status: 'authorized' | 'paid' | 'failed' | 'refunded'
  paidAt: Date | null
  /** The account that a bank transfer came from. */
  payer?: string | null
  /** The card of a paid one that is to be saved. */
  card?: { token: string; number: string }
  /** Why a payment failed. */
  failure?: PaymentFailure
  /** The number of a refund, where a payment can have several; `ref` is the payment's. */
  refundRef?: string
}

/** A request to the callback route. Only its signature and its reference count: what was paid is checked at the provider. */
interface CallbackRequest {
  /** From the path of `toCallbackUrl`; null at the provider's address without it. */
  sessionId: string | null
  method: string
  query: Record<string, string>
  headers: Headers
  body: string
}

export type CallbackReference = { sessionId: string } | { invoiceId: string }

export interface ProviderCapabilities {
  flow: PaymentFlow
  refundSupport: RefundSupport
  conditions?: PaymentConditions
  /** Required before the payment starts. */
  fields?: readonly PaymentField[]
  /** Whether the customer can choose to pay less than the rest with it. */
  paysPart?: boolean
  /** Later payments of a purchase that is paid in parts, for the payment page. */
  schedule?: (amount: Tugrik) => { amount: Tugrik; afterDays: number }[]
  /** How long an order waits for a lender's decision, where it does not come at once. */
  decisionHours?: number
  /** Whether it reports payments only: that the customer has declined is then unknown to the shop. */
  isSilentOnRefusal?: boolean
  /** Minutes after the invoice at which the payment is checked, in case a callback is lost. */
  checkAfterMinutes: readonly number[]
}

/**
 * Calls of an external payment service. All happen outside transactions; only `check` determines what was paid, never a callback's
 * body. A call throws ShopError payment_provider_failed where the provider is unavailable or refuses.
 */
export interface ProviderCalls {
  createInvoice: (request: InvoiceRequest) => Promise<ProviderInvoice>
  /**
   * An empty list means no payment yet.
   * @param amount of the invoice, for providers that need it in their checksum or do not report it
   */
  check: (invoiceId: string, amount: Tugrik) => Promise<PaymentFact[]>
  cancelInvoice: (invoiceId: string, amount: Tugrik) => Promise<void>
  /**
   * @param ref of the payment
   * @param amount the whole payment, unless the provider refunds parts
   * @param requestId the same for a repeated call, which must not refund twice
   * @returns the number of the refund, where a payment can have several
   */
  refund: (ref: string, amount: Tugrik, requestId: string) => Promise<string | null>
  /**
   * Looks for a refund whose response was lost, without asking for it again. Present where the provider can tell; where `check` reports
   * refunds, too, it is not needed.
   * @returns null where it has not refunded it
   */
  findRefund?: (ref: string, amount: Tugrik, requestId: string) => Promise<{ refundRef: string | null } | null>
  /**
   * Pays an invoice with a saved card; a repeated call does not pay twice. `check` determines the result. Present for acquirers that
   * save cards. @throws ShopError payment_provider_failed
   */
  payWithCard?: (invoiceId: string, payment: { amount: Tugrik; token: string; locale: Locale }) => Promise<void>
  /** Passes the code that the customer has entered. @throws ShopError tan_wrong */
  confirm?: (invoiceId: string, payment: { code: string; amount: Tugrik; phone: string }) => Promise<void>
  /** Pays with the tokens of a customer who opened the shop inside the provider's app. @throws ShopError payment_token_wrong */
  payInApp?: (invoiceId: string, payment: { amount: Tugrik; customerToken: string; transactionToken: string }) => Promise<void>
  /** Null for a provider that reports nothing. */
  callback: {
    /** The text that acknowledges a callback. */
    acknowledgement: string
    /** @returns null for an unusable request @throws ShopError forbidden for a wrong signature */
    parse: (request: CallbackRequest) => CallbackReference | null
  } | null
  /** Logs in to the provider. @throws where it is unavailable or rejects the merchant's account */
  verifyAccess?: () => Promise<void>
  /** VAT receipts that the provider issues for its own payments. */
  receipts?: ProviderReceipts
}

/** A configured provider. */
export interface PaymentProvider extends ProviderCapabilities, ProviderCalls {
  code: ProviderCode
}

/** An address in a provider's environment, without slashes at the end. */
export const webAddress = z.url({ protocol: /^https?$/ }).transform(url => url.replace(/\/+$/, ''))

/** A provider's folder exports one. Its schema has the names of environment variables; `providers.ts` reads them. */
export interface ProviderDefinition<Schema extends z.ZodObject = z.ZodObject> extends ProviderCapabilities {
  code: ProviderCode
  environment: Schema
  /** @param now milliseconds */
  connect: (environment: z.output<Schema>, now: () => number) => ProviderCalls
  /** The provider of the demo shop, at `/dev/<code>`; a live shop has none of its paths. */
  sandbox?: {
    /** @param url address of the sandbox for the shop @param pageUrl its address for browsers */
    environment: (url: string, pageUrl: string) => z.input<Schema>
    routes: (server: Server, environment: z.output<Schema>) => Hono<ShopEnv>
  }
}

export const defineProvider = <Schema extends z.ZodObject>(definition: ProviderDefinition<Schema>): ProviderDefinition<Schema> => definition

interface ProviderReceipts {
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
    /** The configured providers. */
    payments: Partial<Record<ProviderCode, PaymentProvider>>
  }
}
