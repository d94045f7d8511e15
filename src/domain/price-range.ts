import type { Tugrik } from './money.ts'

/*
 * Positions on a price slider from 0 to 100 are logarithmic: half of a shop's products cost less than a tenth of the dearest one.
 */
export const SLIDER_STEPS = 100
const ROUNDED_TO = 1000

interface PriceRange {
  from: Tugrik
  to: Tugrik
}

/** A whole thousand, except at both ends. */
export function toPrice(position: number, { from, to }: PriceRange): Tugrik {
  if (position <= 0) return from
  if (position >= SLIDER_STEPS) return to
  return Math.round((from * (to / from) ** (position / SLIDER_STEPS)) / ROUNDED_TO) * ROUNDED_TO
}

export function toPosition(price: Tugrik, { from, to }: PriceRange): number {
  if (price <= from) return 0
  if (price >= to) return SLIDER_STEPS
  return Math.round((Math.log(price / from) / Math.log(to / from)) * SLIDER_STEPS)
}
