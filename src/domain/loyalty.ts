import type { Tugrik } from './money.ts'

/** Loyalty points for a purchase. One point is worth one tugrik. */
export interface LoyaltyRule {
  /** Percent of what is paid for goods, 0 to 100; 0 disables points. */
  percent: number
}

export const LOYALTY: LoyaltyRule = { percent: 1 }

/** Rounded down to whole points. */
export function calculatePoints(paid: Tugrik, { percent }: LoyaltyRule): number {
  return Math.floor((Math.max(0, paid) * percent) / 100)
}

/**
 * What a customer has paid for the goods of an order and not got back: the purchase that earns points and bonus. A gift card or a
 * recharge earns nothing, because what it buys does.
 * @param paid for the whole order, less refunds, which reduce the goods first
 */
export function paidForGoods(paid: Tugrik, { total, goodsTotal }: { total: Tugrik; goodsTotal: Tugrik }): Tugrik {
  return Math.max(0, Math.min(goodsTotal, paid - (total - goodsTotal)))
}
