import { inArray } from 'drizzle-orm'
import { brands, products, taxons } from '../catalogue/index.ts'
import type { Db } from '../kernel/db/open.ts'
import type { CouponRow } from './coupons.ts'

/** The goods that a coupon is limited to. */
interface CouponTargets {
  taxons: (typeof taxons.$inferSelect)[]
  brands: (typeof brands.$inferSelect)[]
  products: { id: number; slug: string; title: { mn?: string; en?: string } }[]
}

/** Reads the goods that coupons are limited to. @returns those of one coupon */
export async function readTargets(db: Db, rows: readonly CouponRow[]): Promise<(row: CouponRow) => CouponTargets> {
  const [taxonIds, brandIds, productIds] = (['taxonIds', 'brandIds', 'productIds'] as const).map(name => [
    ...new Set(rows.flatMap(row => row[name]))
  ]) as [number[], number[], number[]]
  const found: CouponTargets = {
    taxons: await db.select().from(taxons).where(inArray(taxons.id, taxonIds)),
    brands: await db.select().from(brands).where(inArray(brands.id, brandIds)),
    products: await db
      .select({ id: products.id, slug: products.slug, title: products.title })
      .from(products)
      .where(inArray(products.id, productIds))
  }
  return row => ({
    taxons: found.taxons.filter(({ id }) => row.taxonIds.includes(id)),
    brands: found.brands.filter(({ id }) => row.brandIds.includes(id)),
    products: found.products.filter(({ id }) => row.productIds.includes(id))
  })
}
