import type { LeaseInput } from '#contract/lease.ts'
import type { LeaseTerms } from '#domain/lease.ts'
import type { LoyaltyRule } from '#domain/loyalty.ts'
import type { Tugrik } from '#domain/money.ts'
import type { ProviderCode } from '#domain/payment-method.ts'
import type { Locale } from '#domain/site.ts'
import type { WalletRules } from '#domain/wallet.ts'
import type { DeliveryData } from '../cart/index.ts'
import type { PaymentInput } from '../payment/index.ts'

/** What a customer orders a cart with, and the settings of the shop that apply. */
export interface Submission extends DeliveryData {
  userId: number
  /** For what the wallet does not pay. */
  method: ProviderCode | null
  paymentInput?: PaymentInput
  /** What the wallet pays; what was chosen for the cart where it is undefined. */
  storeCredit: Tugrik | undefined
  walletRules: WalletRules
  /** Points to pay with; what was chosen for the cart where it is undefined. */
  points: number | undefined
  loyalty: LoyaltyRule
  expectedTotal: Tugrik
  locale: Locale
  publicUrl: string
  /** With the terms of the shop; null for an order without a lease. */
  lease: { input: LeaseInput; terms: LeaseTerms | null } | null
  /** Minutes until the unpaid order expires. */
  paymentMinutes: number
  /** The browser of a customer who consented to report the purchase. */
  tracking?: { userAgent: string; fbp?: string; fbc?: string } | null
}
