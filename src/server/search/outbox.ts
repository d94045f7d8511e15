import { sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'

export interface Change {
  productId: number
  change: string
}

/**
 * Has the search server told of products that changed or are gone: call it in the transaction that changes them. Writes
 * nothing where no search server has an index of the shop.
 */
export async function queueForSearch(tx: Db, productIds: readonly number[]): Promise<void> {
  if (!productIds.length) return
  const ids = [...new Set(productIds)].toSorted((a, b) => a - b)
  await tx.execute(sql`${INSERT} SELECT id, gen_random_uuid() FROM unnest(${sql.param(ids)}::int[]) AS asked (id) ${WHERE_INDEXED} ${ANEW}`)
}

/** Products of which an order holds pieces, before or after it does. */
export async function queueHeldForSearch(tx: Db, orderId: number): Promise<void> {
  await tx.execute(sql`
    ${INSERT} SELECT product_id, gen_random_uuid() FROM (
      SELECT DISTINCT v.product_id FROM stock_holds h JOIN variants v ON v.id = h.variant_id WHERE h.order_id = ${orderId} ORDER BY v.product_id
    ) held ${WHERE_INDEXED} ${ANEW}`)
}

/** Products listed anew since an instant. */
export async function queueListedSince(tx: Db, since: Date): Promise<void> {
  await tx.execute(sql`
    ${INSERT} SELECT id, gen_random_uuid() FROM (
      SELECT id FROM products WHERE listed_at >= ${since.toISOString()}::timestamptz ORDER BY id
    ) listed ${WHERE_INDEXED} ${ANEW}`)
}

const INSERT = sql`INSERT INTO search_outbox (product_id, change)`
const WHERE_INDEXED = sql`WHERE EXISTS (SELECT 1 FROM search_indexes)`
const ANEW = sql`ON CONFLICT (product_id) DO UPDATE SET change = excluded.change`

/** Without those that a transaction is changing just now: nobody waits for another, and they come next. */
export async function nextChanges(db: Db, limit: number): Promise<Change[]> {
  const { rows } = (await db.execute(
    sql`SELECT product_id AS "productId", change FROM search_outbox ORDER BY product_id LIMIT ${limit} FOR UPDATE SKIP LOCKED`
  )) as { rows: unknown[] }
  return rows as Change[]
}

/** What has changed once more since it was read stays. */
export async function dropChanges(db: Db, changes: readonly Change[]): Promise<void> {
  await db.execute(sql`
    DELETE FROM search_outbox WHERE product_id IN (
      SELECT o.product_id FROM search_outbox o
      JOIN unnest(${sql.param(changes.map(each => each.productId))}::int[], ${sql.param(changes.map(each => each.change))}::uuid[]) AS told (id, change)
        ON o.product_id = told.id AND o.change = told.change
      FOR UPDATE OF o SKIP LOCKED)`)
}

export async function countChanges(db: Db): Promise<number> {
  const { rows } = (await db.execute(sql`SELECT count(*)::int AS n FROM search_outbox`)) as { rows: { n: number }[] }
  return rows[0]?.n ?? 0
}
