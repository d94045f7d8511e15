import { eq, sql } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import type { FulfilmentState } from '#domain/order.ts'
import type { Db } from '../db/open.ts'
import { openRefundCase } from '../payment/ledger.ts'
import { ledgerEntries } from '../payment/tables.ts'
import { variants } from '../product/tables.ts'
import { lockOrder, recordEvent, restate } from './facts.ts'
import { tellShopper } from './messages.ts'
import { type Aftermath, productsOf } from './place.ts'
import { relist } from './relist.ts'
import { lockVariants, piecesOf } from './stock.ts'
import { orderLines, orders } from './tables.ts'

/** Its goods are counted on the shelf no more. */
const LEFT_THE_HOUSE: readonly FulfilmentState[] = ['shipped', 'delivering', 'delivered']

/**
 * Takes a placed order back whole: what paid for it becomes a refund case, which goes back as every other. A second
 * call changes nothing.
 * @param restock whether its goods, and the gifts that came with them, can be sold again
 * @throws ShopError order_not_returnable where nothing was sold
 */
export async function returnOrder(
  tx: Db,
  orderId: number,
  { restock, staffId }: { restock: boolean; staffId: number },
  publicUrl: string,
  now: Date
): Promise<Aftermath> {
  const order = await lockOrder(tx, orderId)
  if (order.fulfilment === 'returned') return { productIds: [], relisted: false, dead: [] }
  const [charge] =
    order.state === 'placed' && order.paidEntryId !== null
      ? await tx.select().from(ledgerEntries).where(eq(ledgerEntries.id, order.paidEntryId))
      : []
  if (!charge) throw new ShopError('order_not_returnable')
  await openRefundCase(tx, charge, 'returned', now)
  await putBack(tx, orderId, { restock, gone: LEFT_THE_HOUSE.includes(order.fulfilment) })
  await tx.update(orders).set({ fulfilment: 'returned' }).where(eq(orders.id, orderId))
  await recordEvent(tx, orderId, 'returned', now, { restock, staff: staffId })
  await tellShopper(tx, order, 'returned', publicUrl, now)
  await restate(tx, orderId)
  const productIds = await productsOf(tx, orderId)
  return { productIds, relisted: await relist(tx, productIds, now), dead: [] }
}

/** Goods that are in the house are freed or written off; goods that had left come back onto the shelf, or nowhere. */
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
