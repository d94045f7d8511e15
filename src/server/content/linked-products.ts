import { and, desc, eq, isNotNull, max } from 'drizzle-orm'
import type { Db } from '../kernel/db/open.ts'
import { products } from '../catalogue/index.ts'
import { entryProducts, entryTranslations } from './tables.ts'

/** Maximum number of products in the list. */
const MAX_DISPLAYED = 500

/** Products of published entries, those of the newest entry first; only those of `among`, where it is given. */
export async function listLinkedProductIds(db: Db, among?: readonly number[]): Promise<number[]> {
  const latest = max(entryTranslations.publishedAt)
  const rows = await db
    .select({ id: products.id })
    .from(entryProducts)
    .innerJoin(
      entryTranslations,
      and(eq(entryTranslations.entryId, entryProducts.entryId), eq(entryTranslations.locale, entryProducts.locale))
    )
    .innerJoin(products, eq(products.slug, entryProducts.slug))
    .where(isNotNull(entryTranslations.publishedAt))
    .groupBy(products.id)
    .orderBy(desc(latest), desc(products.id))
    .limit(MAX_DISPLAYED)
  const requested = among && new Set(among)
  return rows.map(({ id }) => id).filter(id => !requested || requested.has(id))
}
