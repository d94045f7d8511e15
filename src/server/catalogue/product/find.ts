import { and, eq, lte, or, type SQL, sql } from 'drizzle-orm'
import { parseId } from '#contract/fields.ts'
import { ShopError } from '#domain/errors.ts'
import type { Db } from '../../kernel/db/open.ts'
import { products } from './tables.ts'

/** A product by its slug or id; a numeric slug takes precedence over an id. */
export function hasSlugOrId(slugOrId: string): { where: SQL | undefined; order: SQL } {
  const id = parseId(slugOrId)
  return {
    where: or(eq(products.slug, slugOrId), id === undefined ? undefined : eq(products.id, id)),
    order: sql`(${products.slug} = ${slugOrId}) DESC`
  }
}

/** @throws ShopError product_not_found */
export async function findProductId(db: Db, slugOrId: string, now: Date): Promise<number> {
  const condition = hasSlugOrId(slugOrId)
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(condition.where, lte(products.availableOn, now)))
    .orderBy(condition.order)
    .limit(1)
  if (!product) throw new ShopError('product_not_found')
  return product.id
}
