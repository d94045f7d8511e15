import type { Tugrik } from './money.ts'

/** Loyalty points for a purchase. One point is worth one tugrik. */
export interface LoyaltyRule {
  /** Percent of the paid amount, 0 to 100; 0 disables points. */
  percent: number
}

export const LOYALTY: LoyaltyRule = { percent: 1 }

/** Rounded down to whole points. */
export function calculatePoints(paid: Tugrik, { percent }: LoyaltyRule): number {
  return Math.floor((Math.max(0, paid) * percent) / 100)
}
