import { and, lte, sql } from 'drizzle-orm'
import { invalidate } from '#server/kernel/cache/invalidation.ts'
import { refreshListing } from '#server/search/index.ts'
import { products, variants } from '#server/catalogue/index.ts'
import type { Server } from '#server/kernel/server.ts'
import { FAMILIES } from './families.ts'
import { slugOf } from './format.ts'
import { dayFrom, saleTimes } from './sales.ts'

/**
 * Gives the demo's sales that have run out new times, so that a shop started weeks after it was filled still
 * has deals; a sale that the catalogue has as ended, or whose price was changed since, stays as it is.
 */
export async function renewDates(server: Server): Promise<void> {
  const now = server.now()
  const wanted = FAMILIES.flatMap(family => family.products).flatMap(product => {
    if (product.sale === undefined || product.saleTime === 'ended') return []
    const slug = slugOf(product.en)
    const { saleStartAt, saleExpireAt } = saleTimes(slug, product.saleTime ?? 'running', now)
    return [{ slug, less: product.price - product.sale, begins: saleStartAt.toISOString(), ends: saleExpireAt.toISOString() }]
  })
  const ids = await server.db.transaction(async tx => {
    const ended = sql`(
      SELECT p.id, w.less, w.begins, w.ends
      FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS w (slug text, less int, begins timestamptz, ends timestamptz)
      JOIN ${products} p ON p.slug = w.slug
    ) AS w`
    const renewed = await tx
      .update(variants)
      .set({ saleStartAt: sql`w.begins`, saleExpireAt: sql`w.ends` })
      .from(ended)
      .where(and(sql`${variants.productId} = w.id AND ${variants.price} - ${variants.salePrice} = w.less`, lte(variants.saleExpireAt, now)))
      .returning({ id: variants.productId })
    const moved = await tx
      .update(products)
      .set({ preorderOn: dayFrom(now, 18) })
      .where(lte(products.preorderOn, dayFrom(now, 0)))
      .returning({ id: products.id })
    const changed = [...new Set([...renewed, ...moved].map(row => row.id))]
    await refreshListing(tx, changed, now)
    return changed
  })
  if (ids.length) invalidate(server.database, ['products', ...ids.map(id => `product:${id}`)])
}
