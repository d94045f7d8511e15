import { eq, inArray, sql } from 'drizzle-orm'
import type { Gift } from '#domain/product.ts'
import { localize, type Locale } from '#domain/site.ts'
import type { Db } from '../../kernel/db/open.ts'
import { images } from '../../kernel/images/tables.ts'
import { toPicture } from './cards.ts'
import { products, variants } from './tables.ts'
import { imageColumns, type StockSource } from './variants.ts'

/**
 * Available gifts.
 * @returns those of a product, in its order
 */
export async function readFreeGifts(
  db: Db,
  stock: StockSource,
  variantIds: readonly number[],
  now: Date,
  locale: Locale
): Promise<(offered: readonly number[]) => Gift[]> {
  if (!variantIds.length) return () => []
  const rows = await db
    .select({ variantId: variants.id, title: products.title, image: imageColumns, pieces: stock.availablePieces(now) })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(images, eq(images.id, sql`coalesce(${variants.imageId}, ${products.imageId})`))
    .where(inArray(variants.id, [...variantIds]))
  return offered =>
    offered.flatMap(id => {
      const gift = rows.find(row => row.variantId === id && row.pieces > 0)
      if (!gift) return []
      const title = localize(gift.title, locale)
      return [{ variant_id: id, title, image: toPicture(gift.image, null, title, locale) }]
    })
}
