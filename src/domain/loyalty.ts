import type { Tugrik } from './money.ts'

/** How the shop thanks for a purchase. A point is worth one tugrik. */
export interface LoyaltyRule {
  /** Of what was paid, 0 to 100; 0 gives no points. */
  percent: number
}

export const LOYALTY: LoyaltyRule = { percent: 1 }

/** Points for money that was paid: whole ones, never rounded up. */
export function pointsFor(paid: Tugrik, { percent }: LoyaltyRule): number {
  return Math.floor((Math.max(0, paid) * percent) / 100)
}
