import type { Tugrik } from './money.ts'

/** Loyalty points for a purchase. One point is worth one tugrik. */
export interface LoyaltyRule {
  /** Percent of what is paid for goods, 0 to 100; 0 disables points. */
  percent: number
  /** Months after which points expire; 0 for never. */
  expiryMonths: number
  /** Days before the expiry on which the customer is warned. */
  warningDays: number
  /** The fewest points that can pay for an order. */
  minPoints: number
  /** How much of an order's total without gift cards, in percent, points can pay at most. */
  share: number
}

export const LOYALTY: LoyaltyRule = { percent: 1, expiryMonths: 12, warningDays: 30, minPoints: 1000, share: 50 }

/** What a purchase earns, in points or in bonus money: rounded down. @param percent 0 to 100 */
export function calculateReward(paid: Tugrik, percent: number): number {
  return Math.floor((Math.max(0, paid) * percent) / 100)
}

/**
 * What a customer has paid for the goods of an order and not got back: the purchase that earns points and bonus. A gift card or a
 * recharge earns nothing, because what it buys does.
 * @param paid for the whole order, less refunds, which reduce the goods first
 */
export function calculatePaidForGoods(paid: Tugrik, { total, goodsTotal }: { total: Tugrik; goodsTotal: Tugrik }): Tugrik {
  return Math.max(0, Math.min(goodsTotal, paid - (total - goodsTotal)))
}

/** When points that are earned at `earnedAt` expire; null for never. */
export function calculatePointsExpiry(earnedAt: Date, { expiryMonths }: Pick<LoyaltyRule, 'expiryMonths'>): Date | null {
  return expiryMonths > 0 ? addMonths(earnedAt, expiryMonths) : null
}

export interface PointsLot {
  earnedAt: Date
  amount: number
}

/** What is left of each credit, oldest first, where the oldest points are taken first. */
export function toUnspentLots(credits: readonly PointsLot[], taken: number): PointsLot[] {
  let rest = taken
  return credits.flatMap(({ earnedAt, amount }) => {
    const left = amount - Math.min(rest, amount)
    rest -= amount - left
    return left > 0 ? [{ earnedAt, amount: left }] : []
  })
}

/** The points among unspent lots that expire by `day`. */
export function countPointsExpiringBy(day: Date, lots: readonly PointsLot[], rule: Pick<LoyaltyRule, 'expiryMonths'>): number {
  return lots.reduce((sum, { earnedAt, amount }) => {
    const expiry = calculatePointsExpiry(earnedAt, rule)
    return expiry && expiry <= day ? sum + amount : sum
  }, 0)
}

/** The last day of a shorter month stands for the days that it does not have. */
function addMonths(date: Date, months: number): Date {
  const result = new Date(date)
  result.setUTCDate(1)
  result.setUTCMonth(result.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate()
  result.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return result
}

/** The order or cart that points pay for. */
interface PointsPurchase {
  total: Tugrik
  /** Part of the total that is for gift cards. Points do not pay for them. */
  giftCardTotal: Tugrik
  /** What is still to be paid. */
  due: Tugrik
}

/** The most points that can pay for a purchase; 0 where that is less than the minimum. */
export function calculateUsablePoints(
  balance: number,
  { total, giftCardTotal, due }: PointsPurchase,
  { share, minPoints }: Pick<LoyaltyRule, 'share' | 'minPoints'>
): number {
  const most = Math.max(0, Math.min(balance, due, Math.floor(((total - giftCardTotal) * share) / 100)))
  return most < minPoints ? 0 : most
}
