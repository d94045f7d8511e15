/**
 * Holds of stock and wallet money last this much longer than an order's deadline, so that a payment in the last second still
 * finds them.
 */
export const HOLD_GRACE_MS = 2 * 60 * 1000
