import { asc, eq, type SQL } from 'drizzle-orm'
import { MAX_LINE_QUANTITY } from '#domain/cart.ts'
import { calculatePoints } from '#domain/loyalty.ts'
import { calculateSalePercent } from '#domain/money.ts'
import { findSale } from '#domain/price.ts'
import { type StockItem, toStockLabel, type Variant } from '#domain/product.ts'
import { toDisplayedPieces, toDisplayedPrices, toDisplayedStock, type DisplayFlags } from '#domain/product-display.ts'
import type { Locale } from '#domain/site.ts'
import { calculateUnitPrice } from '#domain/unit-price.ts'
import { toOptionLabels, type CatalogueLabels } from '../vocabulary.ts'
import type { Db } from '../../kernel/db/open.ts'
import { selectRowVersion } from '../../kernel/cache/with-version.ts'
import { images } from '../../kernel/images/tables.ts'
import { toPicture } from './cards.ts'
import { products, variants } from './tables.ts'

export const imageColumns = { id: images.id, width: images.width, height: images.height }

/** Stock for product pages; `inventory` implements it. */
export interface StockSource {
  /** Pieces of the row's variant, for use inside a query of `variants`. */
  availablePieces: (now: Date) => SQL<number>
  /** @throws ShopError variant_not_found */
  listStockItems: (db: Db, variantId: number, now: Date, locale: Locale) => Promise<StockItem[]>
}

export interface VariantContext {
  title: string
  now: Date
  locale: Locale
  vocabulary: CatalogueLabels
  preorder: boolean
  /** The product's offer period has ended. */
  expired: boolean
  discontinued: boolean
  /** 0 where the shop gives no points. */
  pointsPercent: number
  flags: DisplayFlags
}

export type VariantRow = Awaited<ReturnType<typeof readVariants>>[number] & { variant: typeof variants.$inferSelect }

/** The variants of products with the products' ids and versions; a product without variants is one row with nulls. */
export function readVariants(db: Db, stock: StockSource, where: SQL | undefined, now: Date, order: SQL[]) {
  return db
    .select({ found: selectRowVersion(products), variant: variants, image: imageColumns, pieces: stock.availablePieces(now) })
    .from(products)
    .leftJoin(variants, eq(variants.productId, products.id))
    .leftJoin(images, eq(images.id, variants.imageId))
    .where(where)
    .orderBy(...order, asc(products.id), asc(variants.position), asc(variants.id))
}

export function toVariant({ variant, image, pieces }: VariantRow, context: VariantContext): Variant {
  const { title, now, locale, vocabulary, preorder, expired, discontinued, pointsPercent, flags } = context
  const sale = findSale(variant, now)
  const selling = sale?.price ?? variant.price
  const available = expired ? 0 : Math.min(Math.max(0, pieces), MAX_LINE_QUANTITY)
  return {
    id: variant.id,
    sku: variant.sku,
    option_values: toOptionLabels(vocabulary, variant.options, locale),
    image: toPicture(image, null, title, locale),
    ...toDisplayedPrices(
      {
        price: variant.price,
        selling_price: selling,
        sale_percent: calculateSalePercent(variant.price, selling),
        sale_expire_at: sale?.expireAt?.toISOString() ?? null
      },
      flags
    ),
    unit_price: calculateUnitPrice(selling, variant.contentAmount, variant.contentUnit),
    points: calculatePoints(selling, { percent: pointsPercent }),
    available: toDisplayedPieces(available, flags),
    stock: toDisplayedStock(toStockLabel({ available, discontinued, dealOver: expired, preorder }), flags)
  }
}
