import type { LineProduct, Organisation } from './cart.ts'
import type { Tugrik } from './money.ts'

export const QUOTE_LINES_MOST = 50
export const QUOTE_TEXT_MOST = 1000
/** No price is promised for longer. */
export const OFFER_DAYS_MOST = 90
export const SUGGESTION_OFFER_DAYS = 7
export const QUOTE_OFFER_DAYS = 14

const DAY_MS = 24 * 60 * 60 * 1000
const ULAANBAATAR_MS = 8 * 60 * 60 * 1000

/** What is written down. `waiting` is for the shop to answer, `offered` has prices that stand until a day. */
export type AskedState = 'waiting' | 'offered' | 'declined' | 'withdrawn'
/** What it comes to: an offer ends by its day, or when it is ordered at. */
export type Standing = AskedState | 'expired' | 'ordered'

export function standingOf(asked: { state: AskedState; validUntil: Date | null; ordered: boolean }, now: Date): Standing {
  if (asked.ordered) return 'ordered'
  if (asked.state === 'offered' && (!asked.validUntil || asked.validUntil <= now)) return 'expired'
  return asked.state
}

/** A step of the talk about a price, by either side. */
export interface PriceRound {
  kind: 'suggested' | 'offered' | 'declined' | 'withdrawn'
  price: Tugrik | null
  quantity: number
  text: string
  /** `2026-11-22`, the last day of an offer. */
  valid_until: string | null
  at: string
}

export interface PriceSuggestion {
  number: string
  state: Standing
  product: LineProduct
  quantity: number
  suggested_price: Tugrik
  /** What the shop asks of everybody: now, or when the suggestion was made where the product is gone. */
  price: Tugrik
  offered_price: Tugrik | null
  valid_until: string | null
  /** Which step of the talk this is: an answer names the one it answers. */
  round: number
  history: PriceRound[]
  created_at: string
  /** For the shop's people only. */
  asker?: Asker
}

export interface QuoteLine {
  id: number
  product: LineProduct
  quantity: number
  /** What the shop asked of everybody when the quote was requested. */
  list_price: Tugrik
  price: Tugrik | null
  total: Tugrik | null
}

export interface Quote {
  number: string
  state: Standing
  organisation: Organisation
  line_items: QuoteLine[]
  total_quantity: number
  /** Sums at the prices of everybody, and at the offered ones with the tax that is inside. */
  list_total: Tugrik
  total: Tugrik | null
  tax_total: Tugrik | null
  note: string
  answer: string
  valid_until: string | null
  round: number
  created_at: string
  answered_at: string | null
  asker?: Asker
}

export interface Asker {
  name: string
  mobile: string | null
  email: string | null
}

/** The day of an instant in Ulaanbaatar, `2026-11-22`. */
export function dayOf(instant: Date): string {
  return new Date(instant.getTime() + ULAANBAATAR_MS).toISOString().slice(0, 10)
}

/** The first instant after a day in Ulaanbaatar; null for a day that is none. */
export function endOfDay(day: string): Date | null {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(day)) return null
  return new Date(midnight - ULAANBAATAR_MS + DAY_MS)
}

/** The last day an offer that ends at this instant stands. */
export const lastDay = (end: Date): string => dayOf(new Date(end.getTime() - 1))

/** Whether an offer may stand until this day: from today for as long as the shop promises prices. */
export function isOfferDay(day: string, now: Date): boolean {
  return endOfDay(day) !== null && day >= dayOf(now) && day <= dayOf(new Date(now.getTime() + OFFER_DAYS_MOST * DAY_MS))
}

/** A day so many days from now. */
export const daysFrom = (now: Date, days: number): string => dayOf(new Date(now.getTime() + days * DAY_MS))

/**
 * Of the prices agreed with a customer the best for a line. It stands for just the number of pieces it was
 * agreed for: a price for fifty is none for one. The price of everybody wins where it is as low.
 */
export function agreedFor<Agreed extends { variantId: number; quantity: number; price: Tugrik }>(
  agreed: readonly Agreed[],
  line: { variantId: number; quantity: number; price: Tugrik }
): Agreed | null {
  const fitting = agreed.filter(
    ({ variantId, quantity, price }) => variantId === line.variantId && quantity === line.quantity && price < line.price
  )
  return fitting.toSorted((a, b) => a.price - b.price)[0] ?? null
}
