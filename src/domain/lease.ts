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
const LEASE_MIN_MONTHS = 3
const LEASE_MAX_MONTHS = 30
/** Term behind "from … a month" on product cards and pages. */
export const LEASE_DISPLAY_MONTHS = 12
/** Terms to choose from; the API takes every whole month between the bounds. */
export const LEASE_MONTHS: readonly number[] = [3, 6, 12, 18, 24, 30]
/** Days until leased goods arrive, from the lender's approval. */
export const LEASE_DELIVERY_DAYS = { from: 7, to: 14 } as const
/** Monthly payments are rounded up to a multiple of this; the last one is smaller. */
const STEP: Tugrik = 100

/** The down payments that a price allows. */
export interface DownPayments {
  least: Tugrik
  most: Tugrik
  /** Why `least` is not the configured share: the financed sum would be above its highest, or below its lowest. */
  bound: 'highest' | 'lowest' | null
}

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

/** One month of a lease. */
interface LeasePayment {
  month: number
  payment: Tugrik
  principal: Tugrik
  interest: Tugrik
  /** What is still to be paid after it, with interest. */
  rest: Tugrik
}

export const isLeaseTerm = (months: number): boolean => Number.isInteger(months) && months >= LEASE_MIN_MONTHS && months <= LEASE_MAX_MONTHS

/**
 * The least down payment is the configured share of the price; more where the financed sum would exceed its highest, less where it
 * would fall below its lowest. Null where lease is not offered: a price below the barrier or below the lowest financed sum.
 */
export function calculateDownPayments(price: Tugrik, terms: LeaseTerms = DEFAULT_LEASE_TERMS): DownPayments | null {
  const { barrier, term, allowedMin, allowedMax } = terms
  if (price < barrier || price < allowedMin || price <= 0) return null
  const share = Math.round(price * term)
  const least = Math.min(Math.max(share, price - allowedMax), price - allowedMin)
  return { least, most: price - allowedMin, bound: least > share ? 'highest' : least < share ? 'lowest' : null }
}

/**
 * A lease with flat interest per month. Null where lease is not offered at this price, for this term or with this down payment.
 * @param down the least one by default
 */
export function calculateLeasePlan(
  price: Tugrik,
  months: number,
  terms: LeaseTerms = DEFAULT_LEASE_TERMS,
  down: Tugrik | null = null
): LeasePlan | null {
  const allowed = calculateDownPayments(price, terms)
  if (!allowed || !isLeaseTerm(months)) return null
  const paid = down ?? allowed.least
  if (!Number.isInteger(paid) || paid < allowed.least || paid > allowed.most) return null
  const financed = price - paid
  const interest = Math.round((financed * terms.interest * months) / 100)
  const monthly = Math.ceil((financed + interest) / months / STEP) * STEP
  return { months, down: paid, financed, interest, monthly, total: price + interest }
}

/** The monthly payment displayed with a price, or null where lease is not offered. */
export function calculateMonthlyLeasePayment(price: Tugrik, terms: LeaseTerms = DEFAULT_LEASE_TERMS): Tugrik | null {
  return calculateLeasePlan(price, LEASE_DISPLAY_MONTHS, terms)?.monthly ?? null
}

/** The payments of a lease, a month each. The last one is what remains. */
export function toLeaseSchedule({ months, financed, interest, monthly }: Omit<LeasePlan, 'down' | 'total'>): LeasePayment[] {
  const interestUntil = (month: number): Tugrik => Math.round((interest * month) / months)
  let rest = financed + interest
  return Array.from({ length: months }, (_, index) => {
    const payment = index + 1 === months ? rest : Math.min(monthly, rest)
    rest -= payment
    const ofInterest = Math.min(payment, interestUntil(index + 1) - interestUntil(index))
    return { month: index + 1, payment, principal: payment - ofInterest, interest: ofInterest, rest }
  })
}
