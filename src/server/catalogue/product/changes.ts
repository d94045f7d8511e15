import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../kernel/db/open.ts'

/** A product whose document in the search server is out of date. */
interface Change {
  productId: number
  change: string
}

/**
 * Queues products that changed or were deleted for the search server: call it in the transaction that changes them. Does nothing
 * while no search server has an index.
 * @param products ids, or a select of `product_id`
 */
export async function queueForSearch(tx: Db, products: readonly number[] | SQL): Promise<void> {
  if (Array.isArray(products) && !products.length) return
  await tx.execute(
    insertForSearch(
      Array.isArray(products) ? sql`SELECT unnest(${sql.param([...new Set<number>(products)])}::int[]) AS product_id` : (products as SQL)
    )
  )
}

/** The statement of `queueForSearch`, to run at the end of another one. */
export function insertForSearch(products: SQL): SQL {
  // In ascending order, so that two transactions cannot deadlock.
  return sql`
    INSERT INTO search_outbox (product_id, change)
    SELECT product_id, gen_random_uuid() FROM (SELECT DISTINCT product_id FROM (${products}) queued ORDER BY product_id) sorted
    WHERE EXISTS (SELECT 1 FROM search_indexes)
    ON CONFLICT (product_id) DO UPDATE SET change = excluded.change`
}

/** Skips products that are locked by an open transaction: they are read with the next batch. */
export async function readQueuedChanges(db: Db, limit: number): Promise<Change[]> {
  const { rows } = (await db.execute(
    sql`SELECT product_id AS "productId", change FROM search_outbox ORDER BY product_id LIMIT ${limit} FOR UPDATE SKIP LOCKED`
  )) as { rows: unknown[] }
  return rows as Change[]
}

/** Except products that changed again since they were read. */
export async function deleteChanges(db: Db, changes: readonly Change[]): Promise<void> {
  await db.execute(sql`
    DELETE FROM search_outbox WHERE product_id IN (
      SELECT o.product_id FROM search_outbox o
      JOIN unnest(${sql.param(changes.map(each => each.productId))}::int[], ${sql.param(changes.map(each => each.change))}::uuid[]) AS sent (id, change)
        ON o.product_id = sent.id AND o.change = sent.change
      FOR UPDATE OF o SKIP LOCKED)`)
}

export async function countChanges(db: Db): Promise<number> {
  const { rows } = (await db.execute(sql`SELECT count(*)::int AS n FROM search_outbox`)) as { rows: { n: number }[] }
  return rows[0]?.n ?? 0
}
