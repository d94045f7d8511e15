/** Whole tugrik. MNT has no minor unit in use, so this is always a safe integer. */
export type Tugrik = number

/** The highest amount of one order or payment: banks limit transfers below it, and sums stay safe integers. */
export const MAX_AMOUNT: Tugrik = 999_999_999_999

/** Discount in whole percent; 0 where `selling` is not lower, 100 only for a free product. */
export function calculateSalePercent(price: Tugrik, selling: Tugrik): number {
  if (price <= 0 || selling >= price) return 0
  return Math.min(selling > 0 ? 99 : 100, Math.round(((price - selling) / price) * 100))
}
