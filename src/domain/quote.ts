import { addDays, isDay, startOfDay, toDayInUlaanbaatar } from './day.ts'
import type { Tugrik } from './money.ts'

export const MAX_QUOTE_LINES = 50
export const MAX_QUOTE_TEXT = 1000
/** Maximum validity of an offered price. */
const MAX_OFFER_DAYS = 90
export const SUGGESTION_OFFER_DAYS = 7
export const QUOTE_OFFER_DAYS = 14

/** `waiting` needs a reply of staff, `offered` has prices that are valid until a day. */
export const STORED_QUOTE_STATES = ['waiting', 'offered', 'declined', 'withdrawn'] as const
export type StoredQuoteState = (typeof STORED_QUOTE_STATES)[number]
/** The state at a time: an offer ends on its day, or when it is ordered. */
export type QuoteState = StoredQuoteState | 'expired' | 'ordered'

export function toQuoteState(quote: { state: StoredQuoteState; validUntil: Date | null; ordered: boolean }, now: Date): QuoteState {
  if (quote.ordered) return 'ordered'
  if (quote.state === 'offered' && (!quote.validUntil || quote.validUntil <= now)) return 'expired'
  return quote.state
}

/** When an offer ends that is valid until this day; null where it may not be: earlier than today, or more than `MAX_OFFER_DAYS` ahead. */
export function calculateOfferEnd(day: string, now: Date): Date | null {
  const today = toDayInUlaanbaatar(now)
  return isDay(day) && day >= today && day <= addDays(today, MAX_OFFER_DAYS) ? startOfDay(day, 1) : null
}

/** The last valid day of an offer that ends at this time. */
export const toLastDay = (end: Date): string => toDayInUlaanbaatar(new Date(end.getTime() - 1))

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
