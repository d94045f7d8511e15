import { invalidate } from '../kernel/cache/invalidation.ts'
import type { Server } from '../kernel/server.ts'
import type { VoidedInvoice } from '../payment/index.ts'
import { cancelInvoices, ensureInvoice } from './payment/invoice.ts'

/** Side effects of a change of an order, to run after its commit. */
export interface Effects {
  /** Products whose stock changed. */
  productIds: number[]
  /** Whether a product's stock label in listings changed. */
  relisted: boolean
  /** Invoices to cancel at their providers. */
  voided: VoidedInvoice[]
  /** A new session for the unpaid rest, which needs an invoice. */
  sessionId: string | null
}

export const NO_EFFECTS: Effects = { productIds: [], relisted: false, voided: [], sessionId: null }

/** The tag by which payment pages follow an order. */
export const toOrderTag = (orderId: number): string => `order:${orderId}`

/** Invalidated by orders that are placed or ended and by what was paid: the pot of a jackpot is a share of them. */
export const ORDERS_TAG = 'orders'

const LISTS = ['products', 'catalogue']

export async function runEffects(server: Server, { productIds, relisted, voided, sessionId }: Effects): Promise<void> {
  invalidateStock(server, productIds, relisted)
  await cancelInvoices(server, voided)
  if (sessionId) await ensureInvoice(server, sessionId)
}

/** Invalidates the pages of these products, and listings whose labels changed. Call it after the commit. */
export function invalidateStock(server: Server, productIds: readonly number[], relisted = false): void {
  if (!productIds.length) return
  invalidate(server.database, [...productIds.map(id => `product:${id}`), ...(relisted ? LISTS : []), ORDERS_TAG])
}
