/** Holds outlive the deadline by this, so that money paid in the last second still finds its goods. */
export const HOLD_GRACE_MS = 2 * 60 * 1000
