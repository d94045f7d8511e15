import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { calculateMonthlyLeasePayment, type LeaseTerms } from '#domain/lease.ts'
import { isPreorder } from '#domain/listing.ts'
import { type ProductCard, type ProductPage, toStockLabel } from '#domain/product.ts'
import { toDisplayedBadges, toDisplayedPrices, toDisplayedStock, toDisplayedTotal, type DisplayFlags } from '#domain/product-display.ts'
import { localize, type Locale, type Localized, type Picture } from '#domain/site.ts'
import { createTranslator } from '#i18n/translator.ts'
import { brands } from '../tables.ts'
import { toBadges, readCatalogueLabels, toSwatches, type CatalogueLabels } from '../vocabulary.ts'
import { compileQuery } from '../../kernel/db/compiled.ts'
import type { Db } from '../../kernel/db/open.ts'
import { type RowVersion, withVersion } from '../../kernel/cache/with-version.ts'
import { images } from '../../kernel/images/tables.ts'
import { readSettings } from '../../site/index.ts'
import { isListable } from './conditions.ts'
import { productImages, products } from './tables.ts'

const firstAlt: SQL<Localized | null> = sql<Localized | null>`(
  SELECT ${productImages.alt} FROM ${productImages}
  WHERE ${productImages.productId} = ${products.id} AND ${productImages.imageId} = ${products.imageId}
  ORDER BY ${productImages.position} LIMIT 1
)`

const cardColumns = {
  id: products.id,
  slug: products.slug,
  title: products.title,
  brand: brands.name,
  vid: products.vid,
  variantCount: products.variantCount,
  image: { id: images.id, width: images.width, height: images.height },
  alt: firstAlt,
  swatches: products.swatches,
  price: products.price,
  sellingPrice: products.sellingPrice,
  salePercent: products.salePercent,
  saleExpireAt: products.saleExpireAt,
  totalOnHand: products.totalOnHand,
  badgeCodes: products.badgeCodes,
  averageRating: products.averageRating,
  totalReviews: products.totalReviews,
  discontinued: products.discontinued,
  kind: products.kind,
  preorderOn: products.preorderOn,
  availableUntil: products.availableUntil,
  lease: products.lease,
  giftVariantIds: products.giftVariantIds
}

/** Id and version of a product for its card. The facet index has the same version. */
export const selectCardVersion = (): { id: SQL<number>; version: SQL<string> } => ({
  id: sql<number>`${products.id}`,
  version: sql<string>`${products.transactionId}::text`
})

/** One card is at most a kilobyte. */
const MAX_STORED = 20_000

const readCardRows = withVersion(['catalogue', 'brands'], MAX_STORED, async (db, ids): Promise<(RowVersion & { row: CardRow })[]> => {
  const rows = await db
    .select({ ...cardColumns, version: selectCardVersion().version })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(images, eq(images.id, products.imageId))
    .where(inArray(products.id, ids))
  return rows.map(({ version, ...row }) => ({ id: row.id, version, row }))
})

/**
 * The cards of the products that `chosen` selects, in `order`. `chosen` filters, sorts and limits on the products alone; wide
 * rows, brands and pictures are read for those that are not cached.
 */
export async function selectCards(db: Db, chosen: (ids: PgSelect) => PgSelect, order: readonly SQL[]): Promise<CardRow[]> {
  const rows = await chosen(db.select(selectCardVersion()).from(products).$dynamic()).orderBy(...order)
  return readCardRows(db, rows as RowVersion[])
}

const readVersions = compileQuery(['ids'], (db, { ids }) =>
  db
    .select(selectCardVersion())
    .from(products)
    .where(sql`${products.id} = ANY(${ids}::int[])`)
)

/** Cards in the order of their ids; missing products are omitted. @param versions of the rows, where they are known, in this order */
export async function listCardsByIds(db: Db, ids: readonly number[], versions?: readonly RowVersion[]): Promise<CardRow[]> {
  if (!ids.length) return []
  if (versions) return readCardRows(db, versions)
  const rows = (await readVersions(db, { ids: [...ids] })) as RowVersion[]
  const place = new Map(ids.map((id, index) => [id, index]))
  return readCardRows(
    db,
    rows.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
  )
}

export type CardRow = {
  [Key in Exclude<keyof typeof cardColumns, 'image' | 'brand' | 'alt'>]: (typeof products.$inferSelect)[Key]
} & { brand: Localized | null; image: { id: string; width: number; height: number } | null; alt: Localized | null }

/** Data shared by all cards. */
export interface CardContext {
  vocabulary: CatalogueLabels
  /** Null where the shop does not display lease. */
  lease: LeaseTerms | null
  flags: DisplayFlags
}

export async function readCardContext(db: Db): Promise<CardContext> {
  const { configs, lease } = await readSettings(db)
  return { vocabulary: await readCatalogueLabels(db), lease: configs.showLease ? lease : null, flags: configs }
}

export function toCard(row: CardRow, { vocabulary, lease, flags }: CardContext, now: Date, locale: Locale): ProductCard {
  const title = localize(row.title, locale)
  // Sales that ended since the last run of the job, which runs every minute.
  const over = row.saleExpireAt !== null && row.saleExpireAt <= now
  const sellingPrice = over ? row.price : row.sellingPrice
  const gifts = row.giftVariantIds.length
  return {
    id: row.id,
    slug: row.slug,
    title,
    brand: flags.showBrand ? localize(row.brand, locale) : '',
    vid: row.vid ?? 0,
    variant_count: row.variantCount,
    image: toPicture(row.image, row.alt, title, locale),
    swatches: toSwatches(vocabulary, row.swatches, locale),
    ...toDisplayedPrices(
      {
        price: row.price,
        selling_price: sellingPrice,
        sale_percent: over ? 0 : row.salePercent,
        sale_expire_at: over ? null : (row.saleExpireAt?.toISOString() ?? null)
      },
      flags
    ),
    total_on_hand: toDisplayedTotal(row.totalOnHand, flags),
    stock: toDisplayedStock(
      toStockLabel({
        available: row.totalOnHand,
        discontinued: row.discontinued,
        dealOver: isExpired(row.availableUntil, now),
        preorder: isPreorder(row.preorderOn, now)
      }),
      flags
    ),
    badges: toDisplayedBadges(
      toBadges(vocabulary, row.badgeCodes, locale),
      { gifts, label: createTranslator(locale)('product:gift_badge') },
      flags
    ),
    average_rating: row.averageRating,
    total_reviews: row.totalReviews,
    lease_monthly: row.lease && lease ? calculateMonthlyLeasePayment(sellingPrice, lease) : null,
    gift_count: gifts
  }
}

/** A page of the listable products among `ids`, in their order. */
export async function listCards(db: Db, ids: readonly number[], limit: number, now: Date, locale: Locale): Promise<ProductPage> {
  const order = [sql`array_position(${sql.param([...ids])}::int[], ${products.id})`]
  const rows = ids.length ? await selectCards(db, chosen => chosen.where(and(isListable(now), inArray(products.id, [...ids]))), order) : []
  const context = await readCardContext(db)
  return { products: rows.map(row => toCard(row, context, now, locale)), page: 1, per_page: limit, more: false, taxon: null }
}

export function toPicture(
  image: { id: string; width: number; height: number } | null,
  alt: Localized | null,
  otherwise: string,
  locale: Locale
): Picture | null {
  return image ? { ...image, alt: localize(alt, locale) || otherwise } : null
}

/** Whether a product with a limited offer period has expired. */
export function isExpired(availableUntil: Date | null, now: Date): boolean {
  return availableUntil !== null && availableUntil <= now
}
