import type { Tugrik } from './money.ts'

/** Minimum total of an order that a wallet can pay for. */
export const MIN_WALLET_TOTAL: Tugrik = 20_000
