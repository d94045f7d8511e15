/** Holds of stock and of wallet money outlive an order's deadline by this, so that what is paid in the last second still finds them. */
export const HOLD_GRACE_MS = 2 * 60 * 1000
