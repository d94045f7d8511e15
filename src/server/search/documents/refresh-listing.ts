import { sql, type SQL } from 'drizzle-orm'
import { LEAST_PRICE } from '#domain/price.ts'
import { COLOUR_KEYS } from '#domain/product.ts'
import type { Db } from '../../kernel/db/open.ts'
import { isOffered, productImages, products, queueForSearch, variants } from '../../catalogue/index.ts'
import { indexChanged } from './reindex.ts'

/** The later sales of the variant `v`. */
const laterSales = sql`SELECT price, "startAt" AS starts, "expireAt" AS expires
  FROM jsonb_to_recordset(v.later_sales) AS later (price int, "startAt" timestamptz, "expireAt" timestamptz)`

const toSqlTime = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`

/**
 * Updates the listing columns at `now` from the products' variants and pictures. Call it in the transaction that changes a
 * variant, its stock or its pictures; invalidate `product:<id>` and `products` after the commit. Products with another
 * `updated_at` are indexed again.
 */
export async function refreshListing(db: Db, productIds: readonly number[], now: Date): Promise<void> {
  if (!productIds.length) return
  const ids = sql`ANY(${sql.param([...productIds])}::int[])`
  const colour = sql.join(
    COLOUR_KEYS.map(key => sql`v.options->>${key}`),
    sql`, `
  )
  await db.execute(sql`
    WITH priced AS (
      SELECT v.id, v.product_id, v.position, v.price, v.image_id, v.on_hand - v.allocated AS pieces,
        coalesce(sale.price, v.price) AS selling, sale.expires,
        coalesce(${colour}) AS colour
      FROM ${variants} v
      -- As saleAt has it.
      LEFT JOIN LATERAL (
        SELECT price, expires FROM (
          SELECT v.sale_price AS price, v.sale_start_at AS starts, v.sale_expire_at AS expires
          UNION ALL ${laterSales}
        ) sales
        WHERE sales.price < v.price AND (starts IS NULL OR starts <= ${toSqlTime(now)}) AND (expires IS NULL OR expires > ${toSqlTime(now)})
        ORDER BY starts NULLS FIRST LIMIT 1
      ) sale ON true
      WHERE v.product_id = ${ids}
    ), chosen AS (
      SELECT DISTINCT ON (product_id) * FROM priced
      ORDER BY product_id, (pieces > 0 AND selling >= ${LEAST_PRICE}) DESC, selling, position, id
    ), counted AS (
      SELECT product_id, count(*)::int AS variant_count, sum(pieces)::int AS pieces FROM priced GROUP BY product_id
    ), coloured AS (
      SELECT product_id, jsonb_agg(jsonb_build_object('value', colour) ORDER BY first) AS swatches
      FROM (SELECT product_id, colour, min(position) AS first FROM priced WHERE colour IS NOT NULL GROUP BY product_id, colour) c
      GROUP BY product_id
    )
    UPDATE ${products} AS p SET
      vid = chosen.id,
      variant_count = coalesce(counted.variant_count, 0),
      price = coalesce(chosen.price, 0),
      selling_price = coalesce(chosen.selling, 0),
      -- As salePercent has it.
      sale_percent = least(
        CASE WHEN chosen.selling > 0 THEN 99 ELSE 100 END,
        coalesce(round((chosen.price - chosen.selling) * 100.0 / nullif(chosen.price, 0)), 0)
      )::int,
      sale_expire_at = chosen.expires,
      total_on_hand = CASE WHEN p.available_until <= ${toSqlTime(now)} OR NOT ${isOffered(sql`p.kind`)} THEN 0 ELSE coalesce(counted.pieces, 0) END,
      swatches = coalesce(coloured.swatches, '[]'::jsonb),
      image_id = coalesce(chosen.image_id, (SELECT i.image_id FROM ${productImages} i WHERE i.product_id = p.id ORDER BY i.position LIMIT 1)),
      listing_refreshed_at = ${toSqlTime(now)}
    FROM unnest(${sql.param([...productIds])}::int[]) AS requested (id)
    LEFT JOIN chosen ON chosen.product_id = requested.id
    LEFT JOIN counted ON counted.product_id = requested.id
    LEFT JOIN coloured ON coloured.product_id = requested.id
    WHERE p.id = requested.id
  `)
  await indexChanged(db, productIds)
  await queueForSearch(db, productIds)
}

/** Products of one statement. */
const BATCH = 500

/**
 * Refreshes every product whose sale started or ended, or whose availability changed, since its last refresh. Safe to repeat and to
 * run on many nodes.
 * @returns ids of the products, for invalidation
 */
export async function refreshSalePrices(db: Db, now: Date): Promise<number[]> {
  const changed = (boundary: SQL): SQL => sql`
    SELECT v.product_id AS id FROM ${variants} v JOIN ${products} p ON p.id = v.product_id
    WHERE ${boundary} <= ${toSqlTime(now)} AND ${boundary} > p.listing_refreshed_at`
  const laterChanged = sql`
    SELECT v.product_id AS id FROM ${variants} v JOIN ${products} p ON p.id = v.product_id CROSS JOIN LATERAL (${laterSales}) later
    WHERE v.later_sales <> '[]' AND (starts <= ${toSqlTime(now)} AND starts > p.listing_refreshed_at
      OR expires <= ${toSqlTime(now)} AND expires > p.listing_refreshed_at)`
  const over = sql`SELECT p.id FROM ${products} p WHERE p.available_until <= ${toSqlTime(now)} AND p.available_until > p.listing_refreshed_at`
  // Gift cards and tickets whose flag was switched.
  const offered = sql`SELECT p.id FROM ${products} p WHERE p.kind <> 'goods' AND (p.total_on_hand > 0) <> (${isOffered(sql`p.kind`)} AND EXISTS (
    SELECT 1 FROM ${variants} v WHERE v.product_id = p.id AND v.on_hand > v.allocated) AND (p.available_until > ${toSqlTime(now)}) IS NOT FALSE)`
  const changedRows = await db.execute(
    sql`${changed(sql`v.sale_start_at`)} UNION ${changed(sql`v.sale_expire_at`)} UNION ${laterChanged} UNION ${over} UNION ${offered} ORDER BY id`
  )
  const { rows } = changedRows as { rows: { id: number }[] }
  const ids = rows.map(row => row.id)
  for (let start = 0; start < ids.length; start += BATCH) await refreshListing(db, ids.slice(start, start + BATCH), now)
  return ids
}
