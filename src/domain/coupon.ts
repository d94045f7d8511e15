import { cleanText } from './clean-text.ts'
import type { Tugrik } from './money.ts'
import { splitByWeights } from './return.ts'

/** What a customer enters. A voucher is a code of one customer, used once. */
export const CODE_TYPES = ['coupon', 'voucher'] as const
export type CodeType = (typeof CODE_TYPES)[number]

/** Coupons and vouchers have a code that the customer enters; campaigns are applied automatically. */
export const COUPON_TYPES = [...CODE_TYPES, 'campaign'] as const
export type CouponType = (typeof COUPON_TYPES)[number]

/** `gift`: one piece of a product is free beside other goods. */
export const COUPON_KINDS = ['percent', 'amount', 'free_delivery', 'gift'] as const
export type CouponKind = (typeof COUPON_KINDS)[number]

/** Who a discount is for, besides the customers it names: those without an order, those with one, or buyers for an organisation. */
export const CUSTOMER_KINDS = ['everyone', 'first_order', 'returning', 'organisation'] as const
type CustomerKind = (typeof CUSTOMER_KINDS)[number]

export const COUPON_STATES = ['active', 'used', 'expired'] as const
export type CouponState = (typeof COUPON_STATES)[number]

/** For staff: `planned` before its start. */
export const STAFF_COUPON_STATES = ['active', 'planned', 'used', 'expired'] as const
export type StaffCouponState = (typeof STAFF_COUPON_STATES)[number]

export const COUPON_EVENTS = ['created', 'changed', 'stopped', 'sent'] as const

/** What orders show of a coupon stays what it was: these do not change after the first use. */
export const FIXED_COUPON_FIELDS = ['kind', 'value', 'max_reduction', 'gift'] as const

/** A use is held while its order is unpaid, and used once the order is placed. A released one counts no more. */
export const COUPON_USE_STATES = ['held', 'used', 'released'] as const

export const COUPON_CODE = /^[\p{Lu}\d-]{3,30}$/u
export const MAX_COUPON_PERCENT = 95
/** Vouchers are for purchases from this amount. */
export const VOUCHER_MINIMUM: Tugrik = 100_000
/** Codes in one cart. */
export const MAX_CODES = 5
/** What coupons leave of the goods they reduce: an order needs a payment. */
export const LEAST_PAYABLE: Tugrik = 100

/** Codes are compared in upper case, without spaces and what is not seen. */
export const normalizeCode = (typed: string): string => cleanText(typed).replaceAll(/\s/g, '').toUpperCase()

export interface CouponRules {
  kind: CouponKind
  /** Percent or tugrik; 0 for free delivery and gifts. */
  value: number
  /** The product of a gift. */
  giftProductId: number | null
  /** Limit of a percentage. */
  maxReduction: Tugrik | null
  /** Total of the goods the coupon applies to, without the gift. */
  minimum: Tugrik
  /** Goods it applies to: of any of these; all goods where the three are empty. */
  taxonIds: readonly number[]
  brandIds: readonly number[]
  productIds: readonly number[]
  customerKind: CustomerKind
  /** Whether it applies together with other discounts, and to goods with an agreed price. */
  combinable: boolean
  startsAt: Date
  endsAt: Date | null
  stoppedAt: Date | null
  maxUses: number | null
  maxUsesPerCustomer: number | null
  /** Uses that are not released. */
  used: number
}

export interface CouponLine {
  amount: Tugrik
  quantity: number
  productId: number
  brandId: number | null
  /** With their ancestors. */
  taxonIds: readonly number[]
  isGiftCard: boolean
  hasAgreedPrice: boolean
}

export interface CouponCustomer {
  /** Null for a visitor who is not logged in. */
  hasOrdered: boolean | null
  /** Whether the cart is bought for an organisation. */
  isOrganisation: boolean
  /** The customer's uses of this coupon. */
  uses: number
}

export type CouponRefusal =
  | 'coupon_not_started'
  | 'coupon_ended'
  | 'coupon_used_up'
  | 'coupon_used'
  | 'coupon_first_order'
  | 'coupon_returning'
  | 'coupon_organisation'
  | 'coupon_not_for_goods'
  | 'coupon_minimum'
  | 'coupon_gift_missing'
  | 'coupon_not_combinable'
  | 'coupon_campaign_better'

/** Whether a coupon reduces a line. Gift cards are money and are never reduced. */
export function isReducible(coupon: CouponRules, line: CouponLine): boolean {
  if (line.isGiftCard || (line.hasAgreedPrice && !coupon.combinable)) return false
  const { taxonIds, brandIds, productIds } = coupon
  if (!taxonIds.length && !brandIds.length && !productIds.length) return true
  return (
    productIds.includes(line.productId) ||
    (line.brandId !== null && brandIds.includes(line.brandId)) ||
    line.taxonIds.some(id => taxonIds.includes(id))
  )
}

/** The line of a coupon's gift, whose one piece costs `price`; null where the cart has none. */
function findGift(coupon: CouponRules, lines: readonly CouponLine[]): { index: number; price: Tugrik } | null {
  const index = lines.findIndex(
    line =>
      coupon.kind === 'gift' && line.productId === coupon.giftProductId && !line.isGiftCard && (coupon.combinable || !line.hasAgreedPrice)
  )
  const line = lines[index]
  return line ? { index, price: Math.floor(line.amount / line.quantity) } : null
}

/** Why a coupon cannot be used for a cart; null where it can. @param others whether other codes are applied, and all are combinable */
export function findCouponRefusal(
  coupon: CouponRules,
  lines: readonly CouponLine[],
  customer: CouponCustomer,
  others: readonly Pick<CouponRules, 'combinable'>[],
  now: Date
): CouponRefusal | null {
  if (coupon.stoppedAt || (coupon.endsAt && coupon.endsAt <= now)) return 'coupon_ended'
  if (coupon.startsAt > now) return 'coupon_not_started'
  if (coupon.maxUsesPerCustomer !== null && customer.uses >= coupon.maxUsesPerCustomer) return 'coupon_used'
  if (coupon.maxUses !== null && coupon.used >= coupon.maxUses) return 'coupon_used_up'
  if (coupon.customerKind === 'first_order' && customer.hasOrdered !== false) return 'coupon_first_order'
  if (coupon.customerKind === 'returning' && !customer.hasOrdered) return 'coupon_returning'
  if (coupon.customerKind === 'organisation' && !customer.isOrganisation) return 'coupon_organisation'
  const gift = findGift(coupon, lines)
  const total = lines.reduce(
    (sum, line, index) => (isReducible(coupon, line) ? sum + line.amount - (index === gift?.index ? gift.price : 0) : sum),
    0
  )
  if (total === 0) return 'coupon_not_for_goods'
  if (total < coupon.minimum) return 'coupon_minimum'
  if (coupon.kind === 'gift' && !gift) return 'coupon_gift_missing'
  if (others.length && ![coupon, ...others].every(({ combinable }) => combinable)) return 'coupon_not_combinable'
  return null
}

/** The reduction of each line in whole tugrik, never more than its amount; what remains of the reduced lines is at least `LEAST_PAYABLE`. */
export function calculateCouponReductions(coupon: CouponRules, lines: readonly CouponLine[]): Tugrik[] {
  const gift = findGift(coupon, lines)
  if (gift) {
    const rest = lines.reduce((sum, line) => sum + line.amount, 0) - LEAST_PAYABLE
    return lines.map((_, index) => (index === gift.index ? Math.max(0, Math.min(gift.price, rest)) : 0))
  }
  const weights = lines.map(line => (isReducible(coupon, line) ? line.amount : 0))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const most = Math.max(0, total - LEAST_PAYABLE)
  if (coupon.kind === 'free_delivery' || coupon.kind === 'gift' || most === 0) return weights.map(() => 0)
  const wanted = coupon.kind === 'amount' ? coupon.value : Math.floor((total * coupon.value) / 100)
  return splitByWeights(Math.min(wanted, coupon.maxReduction ?? wanted, most), weights)
}

interface AppliedDiscount<T> {
  coupon: T
  /** The reduction of each line, in the order of the lines. */
  reductions: Tugrik[]
  /** Sum of the reductions; 0 for free delivery. */
  amount: Tugrik
}

/**
 * Which discounts apply together, with what each reduces. Campaigns come before codes, and each reduces what earlier ones leave. Several
 * apply together only where all of them are combinable; otherwise the combination that saves most applies, and of equal ones the one with
 * the codes.
 * @param codes that the customer has entered and that can be used together @param campaigns that can be used for the cart
 * @param deliveryFee what free delivery saves
 */
export function combineDiscounts<T extends CouponRules>(
  codes: readonly T[],
  campaigns: readonly T[],
  lines: readonly CouponLine[],
  deliveryFee: Tugrik
): AppliedDiscount<T>[] {
  const together = campaigns.filter(({ combinable }) => combinable)
  const isCombinable = codes.every(({ combinable }) => combinable)
  const combinations = [
    ...(codes.length && isCombinable ? [[...together, ...codes]] : [[...codes], together]),
    ...campaigns.filter(({ combinable }) => !combinable).map(campaign => [campaign])
  ].map(each => applyInTurn(each, lines))
  const savedBy = ({ coupon, amount }: AppliedDiscount<T>): Tugrik => (coupon.kind === 'free_delivery' ? deliveryFee : amount)
  const saved = (applied: readonly AppliedDiscount<T>[]): Tugrik => applied.reduce((sum, each) => sum + savedBy(each), 0)
  const most = Math.max(...combinations.map(saved))
  const best = combinations.find(each => saved(each) === most) ?? []
  return best.filter(each => codes.includes(each.coupon) || savedBy(each) > 0)
}

function applyInTurn<T extends CouponRules>(coupons: readonly T[], lines: readonly CouponLine[]): AppliedDiscount<T>[] {
  let rest = lines
  return coupons.map(coupon => {
    const reductions = calculateCouponReductions(coupon, rest)
    rest = rest.map((line, index) => ({ ...line, amount: line.amount - (reductions[index] ?? 0) }))
    return { coupon, reductions, amount: reductions.reduce((sum, amount) => sum + amount, 0) }
  })
}

/** The state of a coupon for one customer. */
export function toCouponState(coupon: CouponRules, uses: number, now: Date): CouponState {
  const most = coupon.customerKind === 'first_order' ? 1 : coupon.maxUsesPerCustomer
  if (most !== null && uses >= most) return 'used'
  if (coupon.stoppedAt || (coupon.endsAt && coupon.endsAt <= now)) return 'expired'
  return coupon.maxUses !== null && coupon.used >= coupon.maxUses ? 'used' : 'active'
}
