import { asc, eq, inArray } from 'drizzle-orm'
import { toStockLabel } from '#domain/product.ts'
import type { Db } from '../kernel/db/open.ts'
import { refreshListing } from '../search/index.ts'
import { products, variants } from '../catalogue/index.ts'
import { orderLines } from './tables.ts'

/** Products of an order's lines and their gifts. */
export async function readProductIds(tx: Db, orderId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: orderLines.productId, giftId: variants.productId })
    .from(orderLines)
    .leftJoin(variants, eq(variants.id, orderLines.giftVariantId))
    .where(eq(orderLines.orderId, orderId))
  return [...new Set(rows.flatMap(({ id, giftId }) => [id ?? [], giftId ?? []].flat()))]
}

/**
 * Refreshes listings after a sale, in its transaction.
 * @returns whether a stock label changed: listings are not invalidated for every piece
 */
export async function refreshListings(tx: Db, productIds: readonly number[], now: Date): Promise<boolean> {
  const before = await readLabels(tx, productIds)
  await refreshListing(tx, productIds, now)
  const after = await readLabels(tx, productIds)
  return before.some((label, index) => label !== after[index])
}

async function readLabels(tx: Db, productIds: readonly number[]): Promise<string[]> {
  const rows = await tx
    .select({ available: products.totalOnHand, discontinued: products.discontinued })
    .from(products)
    .where(inArray(products.id, [...productIds]))
    .orderBy(asc(products.id))
    // Locked in order, so that two orders for variants of the same products do not deadlock.
    .for('no key update')
  return rows.map(toStockLabel)
}
