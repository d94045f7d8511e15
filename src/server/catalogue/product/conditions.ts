import { and, type AnyColumn, inArray, type SQL, sql } from 'drizzle-orm'
import { FACET_OPTIONS } from '#domain/facets.ts'
import { type Condition, LISTABLE, type Membership, OPTION_KEYS, type ProductField } from '#domain/listing.ts'
import { brands, stores, taxons } from '../tables.ts'
import { siteSettings } from '../../site/index.ts'
import { products, productTaxons, variants } from './tables.ts'

const FIELDS: Record<ProductField, SQL> = {
  selling_price: sql`${products.sellingPrice}`,
  total_on_hand: sql`${products.totalOnHand}`,
  sale_percent: sql`${products.salePercent}`,
  average_rating: sql`${products.averageRating}`,
  image: sql`${products.imageId}`,
  available_on: sql`${products.availableOn}`,
  sale_expire_at: sql`${products.saleExpireAt}`,
  // Matches `toPreorderEnd`.
  preorder_until: sql`(${products.preorderOn} || 'T00:00:00+08:00')::timestamptz`
}

/** Converts a listing rule to a condition of a query over `products`. */
export function toSql(condition: Condition, now: Date): SQL {
  const time = sql`${now.toISOString()}::timestamptz`
  switch (condition.type) {
    case 'range': {
      const { from, to } = condition
      const field = FIELDS[condition.field]
      return joinConditions([
        ...(from === undefined ? [] : [sql`${field} >= ${from}`]),
        ...(to === undefined ? [] : [sql`${field} <= ${to}`])
      ])
    }
    case 'set':
      return sql`${FIELDS[condition.field]} IS NOT NULL`
    case 'past':
      return sql`${FIELDS[condition.field]} <= ${time}`
    case 'future':
      return sql`${FIELDS[condition.field]} > ${time}`
    case 'in':
      return isAmong(condition.of, condition.values)
    case 'options':
      return hasOptions(condition.options)
    case 'unreserved':
      return sql`${products.id} NOT IN (SELECT product_id FROM (${selectReservations(now, null)}) reservations)`
    case 'not':
      return sql`(${toSql(condition.condition, now)}) IS NOT TRUE`
    case 'all':
      return joinConditions(condition.conditions.map(each => toSql(each, now)))
  }
}

export function isListable(now: Date): SQL {
  return toSql(LISTABLE, now)
}

/**
 * Whether the shop offers products of this kind: tickets need their flag, gift cards theirs and the wallet that they recharge, as
 * `hasGiftCards` has it.
 */
export const isOffered = (kind: SQL | AnyColumn = products.kind): SQL<boolean> => sql<boolean>`(${kind} = 'goods' OR EXISTS (
  SELECT 1 FROM ${siteSettings} AS setting WHERE setting.name = 'configs' AND setting.value @> CASE ${kind}
    WHEN 'gift_card' THEN '{"giftCard": true, "storeCredit": true}'::jsonb ELSE '{"ticket": true}'::jsonb END))`

export function joinConditions(conditions: readonly SQL[]): SQL {
  return and(...conditions) ?? sql`true`
}

/**
 * A query for the products of which unpaid orders reserve every piece, and when the first of their holds ends. Arrays, because joins
 * would read all variants.
 * @param among ids of products, as an array: what the query takes grows with the holds of these; null for all
 */
export function selectReservations(now: Date, among: SQL | null): SQL {
  const held = among ? sql`AND variant_id = ANY(ARRAY(SELECT hv.id FROM variants hv WHERE hv.product_id = ANY(${among})))` : sql``
  return sql`
    WITH reserved AS (
      SELECT variant_id, sum(quantity) AS pieces, min(expires_at) AS until FROM stock_holds
      WHERE expires_at > ${now.toISOString()}::timestamptz ${held} GROUP BY variant_id
    )
    SELECT v.product_id, (extract(epoch FROM min(r.until)) * 1000)::float8 AS until FROM variants v LEFT JOIN reserved r ON r.variant_id = v.id
    WHERE v.product_id = ANY(ARRAY(SELECT rv.product_id FROM variants rv WHERE rv.id = ANY(ARRAY(SELECT variant_id FROM reserved))))
    GROUP BY v.product_id HAVING sum(greatest(0, v.on_hand - v.allocated - coalesce(r.pieces, 0))) <= 0`
}

function isAmong(membership: Membership, values: readonly (string | number)[]): SQL {
  const texts = sql`${sql.param(values.map(String))}::text[]`
  const numbers = sql`${sql.param(values.map(Number))}::int[]`
  switch (membership) {
    case 'id':
      return inArray(products.id, values.map(Number))
    case 'taxon':
      return sql`${products.id} IN (SELECT pt.product_id FROM ${productTaxons} pt JOIN ${taxons} t ON t.id = pt.taxon_id WHERE t.permalink = ANY(${texts}))`
    case 'brand':
      return sql`${products.brandId} IN (SELECT b.id FROM ${brands} b WHERE b.code = ANY(${texts}))`
    case 'store':
      return sql`${products.storeId} IN (SELECT s.id FROM ${stores} s WHERE s.code = ANY(${texts}))`
    case 'vendor':
      return sql`${products.storeId} IN (SELECT s.id FROM ${stores} s WHERE s.vendor_id = ANY(${numbers}))`
    case 'sku':
      return sql`${products.id} IN (SELECT v.product_id FROM ${variants} v WHERE v.sku = ANY(${texts}))`
    case 'variant':
      return sql`${products.id} IN (SELECT v.product_id FROM ${variants} v WHERE v.id = ANY(${numbers}))`
  }
}

function hasOptions(options: Extract<Condition, { type: 'options' }>['options']): SQL {
  const selected = FACET_OPTIONS.flatMap(facet => {
    const values = options[facet]
    if (!values) return []
    const any = OPTION_KEYS[facet].map(key => sql`v.options->>${key} = ANY(${sql.param([...values])}::text[])`)
    return [sql`(${sql.join(any, sql` OR `)})`]
  })
  const where = sql.join([sql`v.product_id = ${products.id}`, sql`v.on_hand > v.allocated`, ...selected], sql` AND `)
  return sql`EXISTS (SELECT 1 FROM ${variants} v WHERE ${where})`
}
