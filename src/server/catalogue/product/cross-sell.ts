import { inArray, or, sql } from 'drizzle-orm'
import type { ProductPage } from '#domain/product.ts'
import type { Locale } from '#domain/site.ts'
import type { Db } from '../../kernel/db/open.ts'
import { listCards } from './cards.ts'
import { products } from './tables.ts'

const MAX_COUNT = 12

/**
 * Products in a bundle with any of the given ones: for each in turn the members of its own bundle, then the bundles that contain
 * it. The given ones are omitted.
 */
export async function listCrossSell(db: Db, productIds: readonly number[], now: Date, locale: Locale): Promise<ProductPage> {
  const bundles = await db
    .select({ id: products.id, members: products.bundleItems })
    .from(products)
    .where(
      or(
        inArray(products.id, [...productIds]),
        ...productIds.map(productId => sql`${products.bundleItems} @> ${JSON.stringify([{ productId }])}::jsonb`)
      )
    )
    .orderBy(products.id)
  const wholes = bundles.map(({ id, members }) => [id, ...members.map(({ productId }) => productId)])
  const beside = productIds.flatMap(id => [
    ...wholes.filter(([head]) => head === id).flat(),
    ...wholes.filter(([head, ...members]) => head !== id && members.includes(id)).flat()
  ])
  const ids = [...new Set(beside)].filter(id => !productIds.includes(id))
  const page = await listCards(db, ids, MAX_COUNT, now, locale)
  return { ...page, products: page.products.slice(0, MAX_COUNT) }
}
