import { parseAmount, parseWholeNumber } from '#components/form/form.ts'
import {
  type DownPayments,
  calculateDownPayments,
  isLeaseTerm,
  LEASE_DISPLAY_MONTHS,
  type LeasePlan,
  calculateLeasePlan,
  type LeaseTerms
} from '#domain/lease.ts'
import { MAX_AMOUNT, type Tugrik } from '#domain/money.ts'

/** A price nobody chose, for a first look. */
const EXAMPLE_PRICE: Tugrik = 1_000_000

interface Calculation {
  price: Tugrik
  months: number
  /** Null where lease is not offered at this price. */
  allowed: DownPayments | null
  plan: LeasePlan | null
  /** The typed down payment is outside its bounds; the plan has the nearest one. */
  downWrong: boolean
}

/** The calculator's state in its address. @param price of the chosen product, instead of the typed amount */
export function calculateLease(query: URLSearchParams, terms: LeaseTerms, productPrice: Tugrik | null): Calculation {
  const typed = query.get('amount')
  const amount = typed === null ? EXAMPLE_PRICE : parseAmount(typed)
  const price = productPrice ?? (amount <= MAX_AMOUNT ? amount : 0)
  const term = parseWholeNumber(query.get('months') ?? '')
  const months = isLeaseTerm(term) ? term : LEASE_DISPLAY_MONTHS
  const allowed = calculateDownPayments(price, terms)
  if (!allowed) return { price, months, allowed, plan: null, downWrong: false }
  const down = query.get('down')?.trim() ? parseAmount(query.get('down') ?? '') : allowed.least
  const nearest = Math.min(allowed.most, Math.max(allowed.least, Number.isNaN(down) ? allowed.least : down))
  return { price, months, allowed, plan: calculateLeasePlan(price, months, terms, nearest), downWrong: nearest !== down }
}
