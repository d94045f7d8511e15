import { and, lte } from 'drizzle-orm'
import { type ProductDelivery, quoteDelivery } from '#domain/delivery.ts'
import { ShopError } from '#domain/errors.ts'
import type { Locale } from '#domain/site.ts'
import type { Db } from '../../kernel/db/open.ts'
import { addZoneNames, readSettings } from '../../site/index.ts'
import { hasSlugOrId } from './find.ts'
import { products } from './tables.ts'

/** @throws ShopError product_not_found, shipping_unavailable for an unknown place or one without delivery */
export async function quoteProductDelivery(
  db: Db,
  slugOrId: string,
  place: { city: string; district: string },
  now: Date,
  locale: Locale
): Promise<ProductDelivery> {
  const name = hasSlugOrId(slugOrId)
  const [product] = await db
    .select({ price: products.sellingPrice, preorderOn: products.preorderOn })
    .from(products)
    .where(and(name.where, lte(products.availableOn, now)))
    .orderBy(name.order)
    .limit(1)
  if (!product) throw new ShopError('product_not_found')
  const { delivery } = await readSettings(db)
  const names = await addZoneNames(db, { ...place, quarter: '' }, locale)
  const quote = quoteDelivery(delivery, { place, itemTotal: product.price, now, preorderOn: product.preorderOn })
  if (!names || !quote) throw new ShopError('shipping_unavailable')
  return {
    city: { code: place.city, name: names.city_name },
    district: { code: place.district, name: names.district_name },
    ...quote
  }
}
