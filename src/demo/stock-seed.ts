import { sql } from 'drizzle-orm'
import { branches } from '#server/site/index.ts'
import { stockItems } from '#server/inventory/index.ts'
import { products, variants } from '#server/catalogue/index.ts'
import type { Server } from '#server/kernel/server.ts'

/** Of a hundred variants so many stand in a branch; the rest are sent from the warehouse. */
const SHARE = 45

/**
 * Puts a part of the demo's pieces into the branches, the same ones at every start: never more in all branches
 * together than there are. Does nothing where pieces stand in branches already.
 */
export async function seedStockItems({ db }: Server): Promise<void> {
  await db.execute(sql`
    INSERT INTO ${stockItems} (variant_id, branch_code, on_hand)
    SELECT v.id, b.code, greatest(1, v.on_hand / (2 * b.of))
    FROM ${variants} v
    JOIN ${products} p ON p.id = v.product_id AND p.preorder_on IS NULL
    CROSS JOIN (SELECT code, row_number() OVER (ORDER BY position, code) AS place, count(*) OVER () AS of FROM ${branches}) b
    WHERE v.on_hand >= 2 * b.of AND hashint4(v.id * 31 + b.place::int) & 127 < ${SHARE} * 128 / 100
      AND NOT EXISTS (SELECT FROM ${stockItems})
    ON CONFLICT DO NOTHING`)
}
