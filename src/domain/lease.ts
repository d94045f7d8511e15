import type { Tugrik } from './money.ts'

/** The shop's terms of lease. `LEASE` holds the defaults; the site's configuration may replace them. */
export interface LeaseTerms {
  /** Lowest price at which lease is offered. */
  barrier: Tugrik
  /** Share of the price paid down, 0 to 1. */
  term: number
  /** Percent a month, flat: always on the whole financed sum. */
  interest: number
  /** Bounds of the financed sum. */
  allowedMin: Tugrik
  allowedMax: Tugrik
}

export const LEASE: LeaseTerms = { barrier: 120_000, term: 0.3, interest: 1.8, allowedMin: 120_000, allowedMax: 1_500_000 }
export const LEASE_MIN_MONTHS = 3
export const LEASE_MAX_MONTHS = 30
/** What "from … a month" on a card and a product page means. */
export const LEASE_SHOWN_MONTHS = 12
/** Monthly payments are rounded up to this; the last one is the smaller for it. */
const STEP: Tugrik = 100

export interface LeasePlan {
  months: number
  down: Tugrik
  financed: Tugrik
  /** Over all months. */
  interest: Tugrik
  monthly: Tugrik
  /** Down payment, financed sum and interest. */
  total: Tugrik
}

/**
 * The one formula of the shop: what is left after the down payment is financed, within the allowed bounds
 * (the down payment takes up the difference), divided by the months, plus flat interest every month.
 * Null where lease is not offered: a price under the barrier or months outside 3 to 30.
 */
export function leasePlan(price: Tugrik, months: number, terms: LeaseTerms = LEASE): LeasePlan | null {
  if (price < terms.barrier || !Number.isInteger(months) || months < LEASE_MIN_MONTHS || months > LEASE_MAX_MONTHS) return null
  const wanted = price - Math.round(price * terms.term)
  const financed = Math.min(price, Math.max(terms.allowedMin, Math.min(terms.allowedMax, wanted)))
  const interest = Math.round((financed * terms.interest * months) / 100)
  const monthly = Math.ceil((financed + interest) / months / STEP) * STEP
  const down = price - financed
  return { months, down, financed, interest, monthly, total: down + financed + interest }
}

/** The monthly payment shown beside a price, or null where lease is not offered. */
export function leaseFrom(price: Tugrik, terms: LeaseTerms = LEASE): Tugrik | null {
  return leasePlan(price, LEASE_SHOWN_MONTHS, terms)?.monthly ?? null
}
