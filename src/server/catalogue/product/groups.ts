import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/db/open.ts'
import { taxons } from '../tables.ts'
import { productRedirects, products, productTaxons } from './tables.ts'

export interface ProductGroups {
  slug: string
  /** Former slugs. */
  former: string[]
  /** Permalinks, ancestors included. */
  taxons: string[]
}

/** What rules name products by: their slugs and their taxons. */
export async function readProductGroups(db: Db, productIds: readonly number[]): Promise<Map<number, ProductGroups>> {
  if (!productIds.length) return new Map()
  const rows = await db
    .select({
      id: products.id,
      slug: products.slug,
      former: sql<string[]>`ARRAY(SELECT r.slug FROM ${productRedirects} r WHERE r.product_id = products.id)`,
      taxons: sql<string[]>`coalesce(array_agg(${taxons.permalink}) FILTER (WHERE ${taxons.id} IS NOT NULL), '{}')`
    })
    .from(products)
    .leftJoin(productTaxons, eq(productTaxons.productId, products.id))
    .leftJoin(taxons, eq(taxons.id, productTaxons.taxonId))
    .where(inArray(products.id, [...productIds]))
    .groupBy(products.id)
  return new Map(rows.map(({ id, ...groups }) => [id, groups]))
}
