import { and, gt, isNotNull, lte, type SQL } from 'drizzle-orm'
import { products } from './tables.ts'

/** What a listing may show: something that costs, can be had, has come and can be seen. */
export function listable(now: Date): SQL | undefined {
  return and(gt(products.sellingPrice, 1), gt(products.totalOnHand, 0), lte(products.availableOn, now), isNotNull(products.imageId))
}
