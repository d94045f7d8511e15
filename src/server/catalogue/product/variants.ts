import { eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { MAX_LINE_QUANTITY } from '#domain/cart.ts'
import { calculateReward } from '#domain/loyalty.ts'
import { calculateSalePercent } from '#domain/money.ts'
import { findSale, LEAST_PRICE } from '#domain/price.ts'
import { type StockItem, toStockLabel, type Variant } from '#domain/product.ts'
import { toDisplayedPieces, toDisplayedPrices, toDisplayedStock, type DisplayFlags } from '#domain/product-display.ts'
import type { Locale } from '#domain/site.ts'
import { calculateUnitPrice } from '#domain/unit-price.ts'
import { toOptionLabels, type CatalogueLabels } from '../vocabulary.ts'
import type { Db } from '../../kernel/db/open.ts'
import { type RowVersion, selectRowVersion, withVersion } from '../../kernel/cache/with-version.ts'
import { images } from '../../kernel/images/tables.ts'
import { toPicture } from './cards.ts'
import { products, variants } from './tables.ts'

export const imageColumns = { id: images.id, width: images.width, height: images.height }

/** Stock for product pages; `inventory` implements it. */
export interface StockSource {
  /** Pieces of the row's variant, for use inside a query of `variants`. */
  availablePieces: (now: Date | Placeholder) => SQL<number>
  /** @throws ShopError variant_not_found */
  listStockItems: (db: Db, variantId: number, now: Date, locale: Locale) => Promise<StockItem[]>
}

interface VariantContext {
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

interface StoredVariant {
  variant: typeof variants.$inferSelect
  image: { id: string; width: number; height: number } | null
}

export interface VariantRow extends StoredVariant {
  pieces: number
}

/** A variant with its picture is about a kilobyte. */
const MAX_CACHED = 10_000

/** Variants without what is reserved of them. */
const readStoredVariants = withVersion(['catalogue'], MAX_CACHED, async (db, ids): Promise<(RowVersion & { row: StoredVariant })[]> => {
  const rows = await db
    .select({ variant: variants, image: imageColumns, version: selectRowVersion(variants).version })
    .from(variants)
    .leftJoin(images, eq(images.id, variants.imageId))
    .where(inArray(variants.id, ids))
  return rows.map(({ version, ...row }) => ({ id: row.variant.id, version, row }))
})

interface FoundVariant extends RowVersion {
  pieces: number
}

/** Versions and available pieces of a product's variants, inside a query of `products`: one value, because each column of a row costs. */
export function selectVariants(stock: StockSource, now: Date | Placeholder): SQL<FoundVariant[]> {
  const { id, version } = selectRowVersion(variants)
  const list = sql`
    SELECT coalesce(json_agg(json_build_object('id', ${id}, 'version', ${version}, 'pieces', ${stock.availablePieces(now)})
      ORDER BY ${variants.position}, ${variants.id}), '[]'::json)
    FROM ${variants} WHERE ${variants.productId} = ${products.id}`
  // In a query of one table, Drizzle writes columns without it, but not those inside of a part.
  return sql<FoundVariant[]>`(${list})`
}

/** The variants that `selectVariants` has found, in their order. */
export async function readVariants(db: Db, found: readonly FoundVariant[]): Promise<VariantRow[]> {
  const stored = new Map((await readStoredVariants(db, found)).map(row => [row.variant.id, row]))
  return found.flatMap(({ id, pieces }) => {
    const row = stored.get(id)
    return row ? [{ ...row, pieces }] : []
  })
}

export function toVariant({ variant, image, pieces }: VariantRow, context: VariantContext): Variant {
  const { title, now, locale, vocabulary, preorder, expired, discontinued, pointsPercent, flags } = context
  const sale = findSale(variant, now)
  const selling = sale?.price ?? variant.price
  const available = expired || selling < LEAST_PRICE ? 0 : Math.min(Math.max(0, pieces), MAX_LINE_QUANTITY)
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
    points: calculateReward(selling, pointsPercent),
    available: toDisplayedPieces(available, flags),
    stock: toDisplayedStock(toStockLabel({ available, discontinued, dealOver: expired, preorder }), flags)
  }
}
