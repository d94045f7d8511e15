import { HOUR_MS } from './day.ts'
import type { Tugrik } from './money.ts'

export const RETURN_STATES = ['requested', 'approved', 'rejected', 'received', 'refunded', 'closed'] as const
export type ReturnState = (typeof RETURN_STATES)[number]

/** States of goods that are refunded. */
export const SETTLED_STATES: readonly ReturnState[] = ['refunded', 'closed']
/** States after which no refund follows. */
export const ENDED_STATES: readonly ReturnState[] = ['rejected', ...SETTLED_STATES]
/** States in which the shop has the goods. */
export const ARRIVED_STATES: readonly ReturnState[] = ['received', ...SETTLED_STATES]

export const RETURN_REASONS = ['damaged', 'wrong_item', 'not_as_described', 'does_not_fit', 'changed_mind', 'other'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** Outcome for received goods: back into stock, or written off. */
export const DISPOSITIONS = ['restocked', 'written_off'] as const
export type Disposition = (typeof DISPOSITIONS)[number]

/** Destination of a refund: the original payment method, or the customer's wallet. */
export const REFUND_DESTINATIONS = ['origin', 'wallet'] as const
export type RefundDestination = (typeof REFUND_DESTINATIONS)[number]

export const MAX_RETURN_PICTURES = 5
export const MAX_RETURN_TEXT = 1000

/** The latest time at which a customer can request a return. */
export function returnDeadline(deliveredAt: Date, hours: number): Date {
  return new Date(deliveredAt.getTime() + hours * HOUR_MS)
}

/** Splits an amount in proportion to weights, to the tugrik: the largest remainders receive what rounding leaves. */
export function splitByWeights(amount: Tugrik, weights: readonly number[]): Tugrik[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const exact = weights.map(weight => (amount * weight) / sum)
  const shares = exact.map(Math.floor)
  const rest = amount - shares.reduce((total, share) => total + share, 0)
  const byRemainder = exact.map((value, index) => ({ index, remainder: value - Math.floor(value) }))
  for (const { index } of byRemainder.toSorted((a, b) => b.remainder - a.remainder).slice(0, rest)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}

/** The price of `count` pieces of a line after `before` others; the parts of a line sum to its total. */
export function calculatePiecesPrice({ total, quantity }: { total: Tugrik; quantity: number }, count: number, before = 0): Tugrik {
  return Math.floor((total * (before + count)) / quantity) - Math.floor((total * before) / quantity)
}
