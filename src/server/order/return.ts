import { eq, sql } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import type { FulfilmentState } from '#domain/order.ts'
import type { Db } from '../kernel/db/open.ts'
import { lockVariants, piecesOf } from '../inventory/index.ts'
import { chargesOf, openRefundCase, refundable } from '../payment/index.ts'
import { variants } from '../catalogue/index.ts'
import { type Effects, NO_EFFECTS } from './effects.ts'
import { productsOf, refreshListings } from './listings.ts'
import { notifyCustomer } from './messages.ts'
import { lockOrder, recordEvent, updateStatus } from './status.ts'
import { orderLines, orders } from './tables.ts'

/** Its goods are not restocked. */
const SHIPPED: readonly FulfilmentState[] = ['shipped', 'delivering', 'delivered']

/**
 * Returns a placed order completely: its payments become refund cases. Idempotent.
 * @param restock whether its goods and gifts can be sold again @throws ShopError order_not_returnable where nothing was sold
 */
export async function returnOrder(
  tx: Db,
  orderId: number,
  { restock, staffId }: { restock: boolean; staffId: number },
  publicUrl: string,
  now: Date
): Promise<Effects> {
  const order = await lockOrder(tx, orderId)
  if (order.fulfilment === 'returned') return NO_EFFECTS
  if (order.state !== 'placed') throw new ShopError('order_not_returnable')
  for (const charge of await chargesOf(tx, orderId))
    await openRefundCase(tx, charge, { reason: 'returned', amount: refundable(charge) }, now)
  await putBack(tx, orderId, { restock, gone: SHIPPED.includes(order.fulfilment) })
  await tx.update(orders).set({ fulfilment: 'returned' }).where(eq(orders.id, orderId))
  await recordEvent(tx, orderId, 'returned', now, { restock, staff: staffId })
  await notifyCustomer(tx, order, 'returned', publicUrl, now, { amount: order.total })
  await updateStatus(tx, orderId)
  const productIds = await productsOf(tx, orderId)
  return { productIds, relisted: await refreshListings(tx, productIds, now), voided: [], sessionId: null }
}

/** Goods in the warehouse are deallocated or written off; shipped goods are restocked or not. */
async function putBack(tx: Db, orderId: number, { restock, gone }: { restock: boolean; gone: boolean }): Promise<void> {
  const pieces = piecesOf(await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId)))
  await lockVariants(
    tx,
    pieces.map(({ variantId }) => variantId)
  )
  for (const { variantId, quantity } of pieces) {
    await tx
      .update(variants)
      .set({
        onHand: sql`${variants.onHand} + ${gone ? (restock ? quantity : 0) : restock ? 0 : -quantity}`,
        allocated: sql`${variants.allocated} - ${gone ? 0 : quantity}`
      })
      .where(eq(variants.id, variantId))
  }
}
