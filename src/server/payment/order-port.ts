import type { Db } from '../kernel/db/open.ts'

/** What a payment needs to know of the order it pays for. */
export interface PayableOrder {
  number: string
  phone: string
  /** When an unpaid order ends. */
  expiresAt: Date
}

/**
 * The orders, as payments see them. Orders implement it and `openShop` connects both, so that this folder
 * imports nothing of theirs.
 */
export interface OrderPort {
  find: (db: Db, orderId: number) => Promise<PayableOrder | null>
  /** An order is locked before its attempts, its charges and its stock, so that no two calls wait for each other. */
  lock: (tx: Db, orderId: number) => Promise<unknown>
  recordEvent: (tx: Db, orderId: number, kind: string, now: Date, data?: Record<string, unknown>) => Promise<void>
  /** Derives the order's payment state and status again, after its attempts, charges or refund cases changed. */
  updateStatus: (tx: Db, orderId: number) => Promise<void>
  /** Applies recorded charges to the order in a transaction of its own and runs the effects. Safe to repeat. */
  applyPayments: (orderId: number) => Promise<void>
  notifyRefunded: (tx: Db, orderId: number, amount: number, now: Date) => Promise<void>
}
