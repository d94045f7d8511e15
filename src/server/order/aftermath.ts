import { announce } from '../announce.ts'
import { cancelInvoices } from '../payment/attempts.ts'
import type { Server } from '../server.ts'
import type { Aftermath } from './place.ts'

/** What follows a change of an order after its commit: pages learn of the stock, providers of dead invoices. */
export async function finish(server: Server, { productIds, dead }: Aftermath): Promise<void> {
  await stockChanged(server, productIds)
  await cancelInvoices(server, dead)
}

/** Call it after the commit. Pages of these products, and lists that show them, are rendered anew. */
export async function stockChanged(server: Server, productIds: readonly number[]): Promise<void> {
  if (!productIds.length) return
  announce(server.database, [...productIds.map(id => `product:${id}`), 'catalogue'])
}
