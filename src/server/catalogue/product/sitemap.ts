import { and, asc, between, type SQL, sql } from 'drizzle-orm'
import { MAX_SITEMAP_PRODUCTS } from '#domain/listing.ts'
import type { Db } from '../../kernel/db/open.ts'
import { isListable } from './conditions.ts'
import { products } from './tables.ts'

/** Ids 1 to 5,000 are the first part: every product is in one part, whatever is listed or hidden between two requests. */
const part = sql<number>`(${products.id} - 1) / ${sql.raw(String(MAX_SITEMAP_PRODUCTS))} + 1`

export async function listSitemapParts(db: Db, now: Date): Promise<number[]> {
  const rows = await db.selectDistinct({ part }).from(products).where(isListable(now)).orderBy(asc(part))
  return rows.map(row => row.part)
}

export async function listSitemapProducts(db: Db, number: number, now: Date) {
  const last = number * MAX_SITEMAP_PRODUCTS
  const where: SQL | undefined = and(between(products.id, last - MAX_SITEMAP_PRODUCTS + 1, last), isListable(now))
  const rows = await db
    .select({ slug: products.slug, image: products.imageId, updatedAt: products.updatedAt })
    .from(products)
    .where(where)
    .orderBy(asc(products.id))
  return rows.map(({ updatedAt, ...row }) => ({ ...row, updated_at: updatedAt.toISOString() }))
}
