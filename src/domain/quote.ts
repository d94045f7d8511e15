import type { Tugrik } from './money.ts'

export const MAX_QUOTE_LINES = 50
export const MAX_QUOTE_TEXT = 1000
/** Maximum validity of an offered price. */
const MAX_OFFER_DAYS = 90
export const SUGGESTION_OFFER_DAYS = 7
export const QUOTE_OFFER_DAYS = 14

const DAY_MS = 24 * 60 * 60 * 1000
const ULAANBAATAR_MS = 8 * 60 * 60 * 1000

/** The stored state. `waiting` needs a reply of staff, `offered` has prices that are valid until a day. */
export type StoredQuoteState = 'waiting' | 'offered' | 'declined' | 'withdrawn'
/** The state at a time: an offer ends on its day, or when it is ordered. */
export type QuoteState = StoredQuoteState | 'expired' | 'ordered'

export function toQuoteState(quote: { state: StoredQuoteState; validUntil: Date | null; ordered: boolean }, now: Date): QuoteState {
  if (quote.ordered) return 'ordered'
  if (quote.state === 'offered' && (!quote.validUntil || quote.validUntil <= now)) return 'expired'
  return quote.state
}

/** The day in Ulaanbaatar, `2026-11-22`. */
export function toUlaanbaatarDay(instant: Date): string {
  return new Date(instant.getTime() + ULAANBAATAR_MS).toISOString().slice(0, 10)
}

/** Start of the next day in Ulaanbaatar; null for an invalid day. */
export function endOfDay(day: string): Date | null {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(day)) return null
  return new Date(midnight - ULAANBAATAR_MS + DAY_MS)
}

/** The last valid day of an offer that ends at this time. */
export const toLastDay = (end: Date): string => toUlaanbaatarDay(new Date(end.getTime() - 1))

/** Whether an offer may be valid until this day: from today to `MAX_OFFER_DAYS` ahead. */
export function isOfferDay(day: string, now: Date): boolean {
  return (
    endOfDay(day) !== null && day >= toUlaanbaatarDay(now) && day <= toUlaanbaatarDay(new Date(now.getTime() + MAX_OFFER_DAYS * DAY_MS))
  )
}

/** The day that is `days` after today. */
export const addDays = (now: Date, days: number): string => toUlaanbaatarDay(new Date(now.getTime() + days * DAY_MS))

/**
 * The lowest price agreed with a customer for a line; undefined where the regular price is not higher. It applies to exactly the
 * agreed quantity.
 */
export function findPersonalPrice<Agreed extends { variantId: number; quantity: number; price: Tugrik }>(
  agreed: readonly Agreed[],
  line: { variantId: number; quantity: number; price: Tugrik }
): Agreed | null {
  const matching = agreed.filter(
    ({ variantId, quantity, price }) => variantId === line.variantId && quantity === line.quantity && price < line.price
  )
  return matching.toSorted((a, b) => a.price - b.price)[0] ?? null
}
