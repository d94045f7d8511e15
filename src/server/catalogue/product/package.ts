import { and, eq, inArray, lte } from 'drizzle-orm'
import { MAX_LINE_QUANTITY } from '#domain/cart.ts'
import { calculatePriceAt, LEAST_PRICE } from '#domain/price.ts'
import { isShipped, type BundleItem } from '#domain/product.ts'
import { toDisplayedPieces } from '#domain/product-display.ts'
import { localize, type Locale } from '#domain/site.ts'
import { toOptionLabels, readCatalogueLabels } from '../vocabulary.ts'
import type { Db } from '../../kernel/db/open.ts'
import { images } from '../../kernel/images/tables.ts'
import { readSettings } from '../../site/index.ts'
import { isExpired, toPicture } from './cards.ts'
import { readFreeGifts } from './gifts.ts'
import { products } from './tables.ts'
import { imageColumns, readVariants, selectVariants, type StockSource } from './variants.ts'

type MemberRows = (typeof products.$inferSelect)['bundleItems']

/** The members of a bundle with their variants; an unavailable one is omitted. */
export async function readBundle(db: Db, stock: StockSource, members: MemberRows, now: Date, locale: Locale): Promise<BundleItem[]> {
  if (!members.length) return []
  const ids = members.map(({ productId }) => productId)
  const isPublished = and(inArray(products.id, ids), lte(products.availableOn, now))
  const heads = await db
    .select({
      id: products.id,
      slug: products.slug,
      title: products.title,
      availableUntil: products.availableUntil,
      kind: products.kind,
      giftVariantIds: products.giftVariantIds,
      image: imageColumns,
      variants: selectVariants(stock, now)
    })
    .from(products)
    .leftJoin(images, eq(images.id, products.imageId))
    .where(isPublished)
  const rows = await readVariants(
    db,
    heads.flatMap(head => head.variants)
  )
  const giftVariantIds = heads.flatMap(head => head.giftVariantIds)
  const giftsOf = await readFreeGifts(db, stock, giftVariantIds, now, locale)
  const vocabulary = await readCatalogueLabels(db)
  const { configs } = await readSettings(db)
  return members.flatMap(({ productId, quantity }) => {
    const head = heads.find(({ id }) => id === productId)
    if (!head || isExpired(head.availableUntil, now) || !isShipped(head.kind)) return []
    const choices = rows.flatMap(({ variant, pieces }) => {
      const sellingPrice = calculatePriceAt(variant, now)
      if (variant.productId !== productId || pieces < quantity || sellingPrice < LEAST_PRICE) return []
      const label = toOptionLabels(vocabulary, variant.options, locale).map(option => option.label)
      const available = toDisplayedPieces(Math.min(pieces, MAX_LINE_QUANTITY), configs)
      return [{ id: variant.id, label: label.join(', '), price: variant.price, selling_price: sellingPrice, available }]
    })
    const title = localize(head.title, locale)
    const image = toPicture(head.image, null, title, locale)
    return choices.length ? [{ slug: head.slug, title, image, quantity, variants: choices, gifts: giftsOf(head.giftVariantIds) }] : []
  })
}
