import { asc, eq, inArray } from 'drizzle-orm'
import { stockLabel } from '#domain/product.ts'
import type { Db } from '../kernel/db/open.ts'
import { refreshListing } from '../search/index.ts'
import { products, variants } from '../catalogue/index.ts'
import { orderLines } from './tables.ts'

/** Of an order's lines and of the gifts that come with them. */
export async function productsOf(tx: Db, orderId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: orderLines.productId, giftId: variants.productId })
    .from(orderLines)
    .leftJoin(variants, eq(variants.id, orderLines.giftVariantId))
    .where(eq(orderLines.orderId, orderId))
  return [...new Set(rows.flatMap(({ id, giftId }) => (giftId === null ? [id] : [id, giftId])))]
}

/**
 * Brings lists up to date after pieces were sold, in the transaction that sold them.
 * @returns whether a list shows another label now: lists are not rendered anew for every piece
 */
export async function refreshListings(tx: Db, productIds: readonly number[], now: Date): Promise<boolean> {
  const before = await labels(tx, productIds)
  await refreshListing(tx, productIds, now)
  const after = await labels(tx, productIds)
  return before.some((label, index) => label !== after[index])
}

async function labels(tx: Db, productIds: readonly number[]): Promise<string[]> {
  const rows = await tx
    .select({ available: products.totalOnHand, discontinued: products.discontinued })
    .from(products)
    .where(inArray(products.id, [...productIds]))
    .orderBy(asc(products.id))
    // Two orders over variants of the same products must not wait for each other's rows.
    .for('no key update')
  return rows.map(stockLabel)
}
