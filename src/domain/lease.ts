import type { Tugrik } from './money.ts'

/** Lease terms of the shop; the site configuration overrides the defaults. */
export interface LeaseTerms {
  /** Lowest price at which lease is offered. */
  barrier: Tugrik
  /** Share of the price paid down, 0 to 1. */
  term: number
  /** Flat percent per month of the whole financed sum. */
  interest: number
  /** Bounds of the financed sum. */
  allowedMin: Tugrik
  allowedMax: Tugrik
}

export const DEFAULT_LEASE_TERMS: LeaseTerms = { barrier: 120_000, term: 0.3, interest: 1.8, allowedMin: 120_000, allowedMax: 1_500_000 }
export const LEASE_MIN_MONTHS = 3
export const LEASE_MAX_MONTHS = 30
/** Term behind "from … a month" on product cards and pages. */
export const LEASE_DISPLAY_MONTHS = 12
/** Monthly payments are rounded up to a multiple of this; the last one is smaller. */
const STEP: Tugrik = 100

export interface LeasePlan {
  months: number
  down: Tugrik
  financed: Tugrik
  /** Sum over all months. */
  interest: Tugrik
  monthly: Tugrik
  /** Down payment, financed sum and interest. */
  total: Tugrik
}

/**
 * The price less the down payment is financed within the allowed bounds (the down payment absorbs the difference), with flat
 * interest per month. Null where lease is not offered: a price below the barrier, or a term outside 3 to 30 months.
 */
export function leasePlan(price: Tugrik, months: number, terms: LeaseTerms = DEFAULT_LEASE_TERMS): LeasePlan | null {
  if (price < terms.barrier || !Number.isInteger(months) || months < LEASE_MIN_MONTHS || months > LEASE_MAX_MONTHS) return null
  const remainder = price - Math.round(price * terms.term)
  const financed = Math.min(price, Math.max(terms.allowedMin, Math.min(terms.allowedMax, remainder)))
  const interest = Math.round((financed * terms.interest * months) / 100)
  const monthly = Math.ceil((financed + interest) / months / STEP) * STEP
  const down = price - financed
  return { months, down, financed, interest, monthly, total: down + financed + interest }
}

/** The monthly payment displayed with a price, or null where lease is not offered. */
export function monthlyLeasePayment(price: Tugrik, terms: LeaseTerms = DEFAULT_LEASE_TERMS): Tugrik | null {
  return leasePlan(price, LEASE_DISPLAY_MONTHS, terms)?.monthly ?? null
}
