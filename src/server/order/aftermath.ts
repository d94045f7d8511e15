import { announce } from '../announce.ts'
import { cancelInvoices } from '../payment/attempts.ts'
import type { Server } from '../server.ts'
import type { Aftermath } from './place.ts'

const LISTS = ['products', 'catalogue']

/** What follows a change of an order after its commit: pages learn of the stock, providers of dead invoices. */
export async function finish(server: Server, { productIds, relisted, dead }: Aftermath): Promise<void> {
  stockChanged(server, productIds, relisted)
  await cancelInvoices(server, dead)
}

/** Call it after the commit. Pages of these products are rendered anew, and lists where they show it. */
export function stockChanged(server: Server, productIds: readonly number[], relisted = false): void {
  if (!productIds.length) return
  announce(server.database, [...productIds.map(id => `product:${id}`), ...(relisted ? LISTS : [])])
}
