import { MINUTE_MS } from '#domain/day.ts'

/**
 * Holds of stock and wallet money end this much later than an order's deadline, so that a payment in the last second can still
 * use them.
 */
export const HOLD_GRACE_MS = 2 * 60 * 1000

/** Until then a new order can be paid. */
export const calculateUnpaidDeadline = (now: Date, paymentMinutes: number): Date => new Date(now.getTime() + paymentMinutes * MINUTE_MS)

export const calculateHoldEnd = (deadline: Date): Date => new Date(deadline.getTime() + HOLD_GRACE_MS)
