import { inArray } from 'drizzle-orm'
import type { Localized } from '#domain/site.ts'
import { brands, products, taxons } from '../catalogue/index.ts'
import type { Db } from '../kernel/db/open.ts'
import type { CouponRow } from './coupons.ts'

/** The goods that a coupon is limited to, and its gift. */
interface CouponTargets {
  taxons: (typeof taxons.$inferSelect)[]
  brands: (typeof brands.$inferSelect)[]
  products: TargetProduct[]
  /** The product that the coupon gives. */
  gift: TargetProduct | null
}

interface TargetProduct {
  id: number
  slug: string
  title: Localized
}

/** Reads the goods that coupons are limited to, and their gifts. @returns those of one coupon */
export async function readTargets(db: Db, rows: readonly CouponRow[]): Promise<(row: CouponRow) => CouponTargets> {
  const [taxonIds, brandIds, productIds] = (['taxonIds', 'brandIds', 'productIds'] as const).map(name => [
    ...new Set(rows.flatMap(row => row[name]))
  ]) as [number[], number[], number[]]
  const found: Omit<CouponTargets, 'gift'> = {
    taxons: await db.select().from(taxons).where(inArray(taxons.id, taxonIds)),
    brands: await db.select().from(brands).where(inArray(brands.id, brandIds)),
    products: await db
      .select({ id: products.id, slug: products.slug, title: products.title })
      .from(products)
      .where(inArray(products.id, [...productIds, ...rows.flatMap(row => row.giftProductId ?? [])]))
  }
  return row => ({
    taxons: found.taxons.filter(({ id }) => row.taxonIds.includes(id)),
    brands: found.brands.filter(({ id }) => row.brandIds.includes(id)),
    products: found.products.filter(({ id }) => row.productIds.includes(id)),
    gift: found.products.find(({ id }) => id === row.giftProductId) ?? null
  })
}
