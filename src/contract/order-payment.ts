import { z } from 'zod'
import type { RefundAccount } from '#domain/bank-account.ts'
import { MAX_AMOUNT } from '#domain/money.ts'
import {
  COUNTER_METHODS,
  PAYMENT_FAILURES,
  type PaymentField,
  type PaymentMethodCode,
  PROVIDER_CODES,
  REFUND_REASONS
} from '#domain/payment-method.ts'
import { REFUND_DESTINATIONS } from '#domain/return.ts'
import { bodyId, citizenNumber, lineText, mobileNumber, tugrik } from './fields.ts'

export const providerCode = z.enum(PROVIDER_CODES, {
  error: ({ input }) => (input === 'paypal' ? 'paypal_inactive' : 'payment_method_unavailable')
})
/** What the customer enters for a payment, by the method's `fields`. */
export const paymentInput = z.strictObject({
  phone: mobileNumber.optional(),
  register_number: citizenNumber.optional(),
  /** Pays with this saved card. */
  card_id: bodyId('card_not_found').optional(),
  /** Saves the card that pays. */
  save_card: z.boolean().optional(),
  /** Pays only this much of the rest, where the method can. */
  amount: z.int('points_amount_required').positive('points_amount_required').optional()
}) satisfies z.ZodType<Partial<Record<PaymentField, string | undefined>>>
export const paymentMethodCode = z.enum([
  ...providerCode.options,
  ...COUNTER_METHODS,
  'wallet',
  'points',
  'lease'
]) satisfies z.ZodType<PaymentMethodCode>
export const paymentState = z.enum(['created', 'waiting', 'authorized', 'captured', 'failed', 'expired', 'canceled'])
export const paymentSession = z.object({
  id: z.string(),
  method: paymentMethodCode,
  state: paymentState,
  amount: tugrik,
  qr_text: z.string().nullable(),
  /** Markup made by the server. */
  qr_svg: z.string().nullable(),
  /** As the provider sent them. */
  urls: z.array(z.object({ name: z.string(), description: z.string(), logo: z.string(), link: z.string() })),
  short_url: z.string().nullable(),
  /** The provider's page on which the customer pays; with fields by a form that posts them. */
  redirect: z.object({ url: z.string(), fields: z.record(z.string(), z.string()).nullable() }).nullable(),
  /** The customer enters a code that the provider has sent. */
  code: z.object({ sent_to: z.string(), expires_at: z.string() }).nullable(),
  /** The customer approves the payment in the provider's app. */
  approval: z.object({ phone: z.string() }).nullable(),
  /** Why it failed, where the provider says so. */
  failure: z.enum(PAYMENT_FAILURES).nullable(),
  /** Whether its provider reports that the customer has declined. Otherwise a declined payment looks like one that waits. */
  tells_refusal: z.boolean(),
  bank_accounts: z.array(z.object({ bank: z.string(), account_name: z.string(), account_number: z.string(), card_number: z.string() })),
  /** The required description of a transfer. */
  description: z.string()
})

export const refundCase = z.object({
  id: z.int(),
  amount: tugrik,
  reason: z.enum(REFUND_REASONS),
  state: z.enum(['open', 'done']),
  created_at: z.string(),
  /** Day by which the refund arrives. */
  due_on: z.string(),
  /** Whether the amount is paid back to the lender that paid it, and not to the customer. */
  to_lender: z.boolean()
})

export const refundAccount = z.object({ bank: z.string(), number: z.string(), holder: z.string() }) satisfies z.ZodType<RefundAccount>

/** Where the provider cannot refund it, a case remains open for staff. */
export const refundDestination = z.enum(REFUND_DESTINATIONS, 'validation').default('origin')

export const amountInput = z.int('amount_wrong').min(1, 'amount_wrong').max(MAX_AMOUNT, 'amount_wrong')

/** How much of an order the wallet pays. */
export const walletAmount = z.int('wallet_amount_required').min(1, 'wallet_amount_required').max(MAX_AMOUNT, 'wallet_amount_required')

/** How much of an order points pay. */
export const pointsAmount = z.int('points_amount_required').min(1, 'points_amount_required').max(MAX_AMOUNT, 'points_amount_required')

/** The bank's number of a transaction: the same one is counted once. */
export const bankReference = lineText(100, 'blank').trim().min(1, 'blank')

const ledgerAccount = z.object({
  /** Such as `order`, `refunds_due`, `wallet` or `clearing`. */
  kind: z.string(),
  /** The provider that has the money; null for other accounts. */
  provider: z.string().nullable()
})
const ledgerEntry = z.object({
  id: z.int(),
  /** A `pending` transfer reserves its amount until it is posted or voided. */
  kind: z.enum(['single', 'pending', 'post_pending', 'void_pending']),
  /** Why, such as `charge`, `refund_due` or `refund`. */
  code: z.string(),
  amount: tugrik,
  currency: z.string(),
  from: ledgerAccount,
  to: ledgerAccount,
  at: z.string()
})
export const orderLedger = z.object({
  entries: z.array(ledgerEntry),
  /** The sum of the posted entries of each account of the order. */
  balances: z.array(ledgerAccount.extend({ currency: z.string(), posted: z.int(), reserved: z.int() }))
})
export type OrderLedger = z.infer<typeof orderLedger>
export type PaymentSession = z.infer<typeof paymentSession>
export type RefundCase = z.infer<typeof refundCase>
