import { and, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import { parseId } from '#contract/fields.ts'
import { ShopError } from '#domain/errors.ts'
import type { Db } from '../../kernel/db/open.ts'
import { readFormerSlugs } from '../../kernel/slugs/former-slugs.ts'
import { formerSlugs } from '../../kernel/slugs/tables.ts'
import { products } from './tables.ts'

/** A product by its slug, a former one or its id; the first takes precedence. */
export function hasSlugOrId(slugOrId: string): { where: SQL | undefined; order: SQL } {
  const id = parseId(slugOrId)
  return {
    where: or(
      eq(products.slug, slugOrId),
      sql`${products.slug} = (SELECT f.current FROM ${formerSlugs} f WHERE f.kind = 'product' AND f.slug = ${slugOrId})`,
      id === undefined ? undefined : eq(products.id, id)
    ),
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

/** The slugs that products have now, by those that name them, former ones included. Unknown ones are missing. */
export async function readCurrentSlugs(db: Db, slugs: readonly string[]): Promise<Map<string, string>> {
  if (!slugs.length) return new Map()
  const current = await db
    .select({ slug: products.slug })
    .from(products)
    .where(inArray(products.slug, [...slugs]))
  return new Map([...current.map(({ slug }) => [slug, slug] as const), ...(await readFormerSlugs(db, 'product', slugs))])
}
