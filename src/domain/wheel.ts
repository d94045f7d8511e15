import type { Flag } from './site.ts'

/**
 * Prizes of the lucky wheel. `percent`, `amount`, `voucher`, `free_delivery` and `goods` are codes of the winner; `bonus`, `points` and `gift_card`
 * are credited to an account of the winner.
 */
export const PRIZE_KINDS = ['bonus', 'points', 'gift_card', 'percent', 'amount', 'voucher', 'free_delivery', 'goods', 'nothing'] as const
type PrizeKind = (typeof PRIZE_KINDS)[number]

/** Who may play: once a day, or once for each paid order. */
export const WHEEL_ALLOWANCES = ['daily', 'order'] as const

export const MIN_PRIZES = 2
export const MAX_PRIZES = 8
/** Days in which a coupon that was won can be used. */
export const PRIZE_DAYS = 30

/** The feature that a prize needs. */
export const PRIZE_FLAGS: Record<PrizeKind, Flag | null> = {
  bonus: 'storeCredit',
  points: 'points',
  gift_card: 'storeCredit',
  percent: 'coupon',
  amount: 'coupon',
  voucher: 'voucher',
  free_delivery: 'coupon',
  goods: 'coupon',
  nothing: null
}

/** Whether a prize has an amount: tugrik, points, or percent. */
export const hasValue = (kind: PrizeKind): boolean => !['free_delivery', 'goods', 'nothing'].includes(kind)

const CODE_PRIZES = ['percent', 'amount', 'voucher', 'free_delivery', 'goods'] as const

/** Whether a prize is a coupon or voucher of the winner. */
export const isCouponPrize = (kind: PrizeKind): kind is (typeof CODE_PRIZES)[number] => (CODE_PRIZES as readonly string[]).includes(kind)
