import type { Tugrik } from './money.ts'
import type { LineKind } from './order.ts'

/** Groups of the payment page, in its order. */
export const PAYMENT_GROUPS = ['bank_app', 'card', 'instalments', 'other'] as const
type PaymentGroup = (typeof PAYMENT_GROUPS)[number]

export const PAYMENT_ICONS = ['qr-code', 'credit-card', 'smartphone', 'calculator', 'landmark', 'receipt'] as const

/** Payment services outside the shop in the order of the payment page. Each has its folder in `server/payment/providers`. */
export const PAYMENT_PROVIDERS = [
  { code: 'qpay', group: 'bank_app', icon: 'qr-code' },
  { code: 'socialpay', group: 'bank_app', icon: 'smartphone' },
  { code: 'monpay', group: 'bank_app', icon: 'smartphone' },
  { code: 'pocket', group: 'bank_app', icon: 'smartphone' },
  { code: 'mostmoney', group: 'bank_app', icon: 'smartphone' },
  { code: 'storepay', group: 'instalments', icon: 'calculator' },
  { code: 'lendmn', group: 'instalments', icon: 'calculator' },
  { code: 'golomt', group: 'card', icon: 'credit-card' },
  { code: 'khan', group: 'card', icon: 'credit-card' },
  { code: 'tdb', group: 'card', icon: 'credit-card' },
  { code: 'memepay', group: 'instalments', icon: 'calculator' },
  { code: 'digital_credit', group: 'instalments', icon: 'calculator' },
  { code: 'net_capital', group: 'instalments', icon: 'calculator' },
  { code: 'golomt_leasing', group: 'instalments', icon: 'calculator' },
  { code: 'candy', group: 'other', icon: 'smartphone' },
  { code: 'bank_transfer', group: 'other', icon: 'receipt' }
] as const satisfies readonly { code: string; group: PaymentGroup; icon: (typeof PAYMENT_ICONS)[number] }[]

export type ProviderCode = (typeof PAYMENT_PROVIDERS)[number]['code']
export const PROVIDER_CODES = PAYMENT_PROVIDERS.map(({ code }) => code) as [ProviderCode, ...ProviderCode[]]

/** Which configured providers the shop offers, and in which order; without an order, that of the groups. */
interface MethodChoices {
  off: readonly ProviderCode[]
  order: readonly ProviderCode[]
}

/** All providers in the order of the shop; those that it has not ordered come last. */
export function sortProviders({ order }: Pick<MethodChoices, 'order'>): (typeof PAYMENT_PROVIDERS)[number][] {
  const placeOf = (code: ProviderCode): number => (order.includes(code) ? order.indexOf(code) : order.length)
  return [...PAYMENT_PROVIDERS].toSorted(
    (one, other) => placeOf(one.code) - placeOf(other.code) || PAYMENT_GROUPS.indexOf(one.group) - PAYMENT_GROUPS.indexOf(other.group)
  )
}

/** What staff take at the counter, and record. */
export const COUNTER_METHODS = ['cash', 'terminal'] as const
export type CounterMethod = (typeof COUNTER_METHODS)[number]

/** `lease` is what a lender pays for an approved lease. */
export type PaymentMethodCode = ProviderCode | CounterMethod | 'wallet' | 'points' | 'lease'

export const isProviderCode = (method: string): method is ProviderCode => (PROVIDER_CODES as readonly string[]).includes(method)

/** Whether a lender pays the shop: its money is paid back to it alone. */
export const isLoan = (method: string): boolean =>
  method === 'lease' || PAYMENT_PROVIDERS.some(({ code, group }) => code === method && group === 'instalments')

/** How a customer pays: by a QR code or app link, on the provider's page, with a code or by accepting terms, by a bank transfer. */
export const PAYMENT_FLOWS = ['qr', 'redirect', 'otp', 'terms', 'saved_card', 'transfer'] as const
export type PaymentFlow = (typeof PAYMENT_FLOWS)[number]

/** What the customer enters before the payment starts. */
export const PAYMENT_FIELDS = ['phone', 'register_number'] as const
export type PaymentField = (typeof PAYMENT_FIELDS)[number]

/** Why a payment attempt failed, where the provider says so. */
export const PAYMENT_FAILURES = [
  'declined',
  'insufficient_funds',
  'limit_exceeded',
  'expired',
  'canceled_by_customer',
  'no_answer'
] as const
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number]

/** Why an amount is refunded. */
export const REFUND_REASONS = [
  'late_payment',
  'double_payment',
  'amount_differs',
  'sold_out',
  'canceled',
  'stay_canceled',
  'stay_moved',
  'returned',
  'overpaid',
  'goodwill',
  'lines',
  'whole',
  'by_provider'
] as const

/** Reasons to refund money that has paid for an order. The others refund money that never did. */
export const PAID_REFUND_REASONS = [
  'canceled',
  'stay_canceled',
  'stay_moved',
  'returned',
  'goodwill',
  'lines',
  'whole',
  'by_provider'
] as const satisfies readonly (typeof REFUND_REASONS)[number][]

/** How staff settle money that a customer got twice: it came back, or the shop lets it go. */
export const DOUBLE_REFUND_OUTCOMES = ['recovered', 'written_off'] as const

/** What a method can pay for. */
export interface PaymentConditions {
  min?: Tugrik
  max?: Tugrik
  /** Kinds of lines that it does not pay for. */
  excludedKinds?: readonly LineKind[]
}

export interface Purchase {
  amount: Tugrik
  kinds: readonly LineKind[]
}

type PaymentRefusal = 'payment_amount_low' | 'payment_amount_high' | 'payment_not_for_goods'

/** Why a method cannot pay for a purchase, as an error code; null where it can. */
export function findPaymentRefusal(
  { min = 0, max = Infinity, excludedKinds = [] }: PaymentConditions,
  purchase: Purchase
): PaymentRefusal | null {
  if (purchase.kinds.some(kind => excludedKinds.includes(kind))) return 'payment_not_for_goods'
  if (purchase.amount < min) return 'payment_amount_low'
  return purchase.amount > max ? 'payment_amount_high' : null
}

export type RefundSupport = 'none' | 'whole' | 'partial'

/** Whether a provider can refund an amount of a payment. */
export const canRefund = (support: RefundSupport, amount: Tugrik, paid: Tugrik): boolean =>
  support === 'partial' || (support === 'whole' && amount === paid)
