import { invalidate } from '../kernel/cache/invalidation.ts'
import { cancelInvoices, ensureInvoice, type VoidedInvoice } from '../payment/index.ts'
import type { Server } from '../kernel/server.ts'

/** Side effects of a change of an order, to run after its commit. */
export interface Effects {
  /** Products whose stock changed. */
  productIds: number[]
  /** Whether a list shows one of these products with another stock label now. */
  relisted: boolean
  /** Invoices to cancel at their providers. */
  voided: VoidedInvoice[]
  /** An attempt for what is still to be paid, which needs an invoice. */
  attemptId: string | null
}

export const NO_EFFECTS: Effects = { productIds: [], relisted: false, voided: [], attemptId: null }

const LISTS = ['products', 'catalogue']

export async function runEffects(server: Server, { productIds, relisted, voided, attemptId }: Effects): Promise<void> {
  invalidateStock(server, productIds, relisted)
  await cancelInvoices(server, voided)
  if (attemptId) await ensureInvoice(server, attemptId)
}

/** Call it after the commit. Pages of these products are rendered anew, and lists where they show it. */
export function invalidateStock(server: Server, productIds: readonly number[], relisted = false): void {
  if (!productIds.length) return
  invalidate(server.database, [...productIds.map(id => `product:${id}`), ...(relisted ? LISTS : [])])
}
