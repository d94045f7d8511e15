import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'

/** Products of which unpaid orders hold every piece. */
export async function heldProducts(db: Db, now: Date): Promise<Set<number>> {
  const { rows } = (await db.execute(heldToTheLast(now))) as { rows: { product_id: number }[] }
  return new Set(rows.map(row => row.product_id))
}

/** A query for their ids. */
export function heldToTheLast(now: Date): SQL {
  const held = sql`SELECT variant_id, sum(quantity) AS pieces FROM stock_holds WHERE expires_at > ${now.toISOString()}::timestamptz GROUP BY variant_id`
  return sql`
    WITH held AS (${held})
    SELECT w.product_id FROM variants w LEFT JOIN held ON held.variant_id = w.id
    WHERE w.product_id IN (SELECT h.product_id FROM held JOIN variants h ON h.id = held.variant_id)
    GROUP BY w.product_id HAVING sum(greatest(0, w.on_hand - w.allocated - coalesce(held.pieces, 0))) <= 0`
}
