import { asc, inArray } from 'drizzle-orm'
import { stockLabel } from '#domain/product.ts'
import type { Db } from '../db/open.ts'
import { refreshListing } from '../search/index.ts'
import { products } from '../product/tables.ts'

/**
 * Brings lists up to date after pieces were sold, in the transaction that sold them.
 * @returns whether a list shows another label now: lists are not rendered anew for every piece
 */
export async function relist(tx: Db, productIds: readonly number[], now: Date): Promise<boolean> {
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
