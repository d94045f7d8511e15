import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/db/open.ts'
import { taxons } from '../tables.ts'
import { selectFormerSlugs } from '../../kernel/slugs/former-slugs.ts'
import { formerSlugs } from '../../kernel/slugs/tables.ts'
import { products, productTaxons } from './tables.ts'

export interface ProductGroups {
  slug: string
  /** Former slugs. */
  former: string[]
  /** Permalinks, ancestors and former ones included. */
  taxons: string[]
}

/** What rules name products by: their slugs and their taxons. */
export async function readProductGroups(db: Db, productIds: readonly number[]): Promise<Map<number, ProductGroups>> {
  if (!productIds.length) return new Map()
  const rows = await db
    .select({
      id: products.id,
      slug: products.slug,
      former: selectFormerSlugs('product', products.slug),
      taxons: sql<string[]>`coalesce(array_agg(permalinks.permalink) FILTER (WHERE permalinks.permalink IS NOT NULL), '{}')`
    })
    .from(products)
    .leftJoin(productTaxons, eq(productTaxons.productId, products.id))
    .leftJoin(taxons, eq(taxons.id, productTaxons.taxonId))
    .leftJoin(
      sql`LATERAL (SELECT ${taxons.permalink} UNION ALL
        SELECT f.slug FROM ${formerSlugs} f WHERE f.kind = 'taxon' AND f.current = ${taxons.permalink}) permalinks`,
      sql`true`
    )
    .where(inArray(products.id, [...productIds]))
    .groupBy(products.id)
  return new Map(rows.map(({ id, ...groups }) => [id, groups]))
}
