import type { Tugrik } from './money.ts'

/** The least total of an order that a wallet can pay for. */
export const WALLET_FROM: Tugrik = 20_000
