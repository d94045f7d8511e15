import { and, eq, inArray, lte, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { parseId } from '#contract/fields.ts'
import { ShopError } from '#domain/errors.ts'
import { isPreorder } from '#domain/listing.ts'
import { quoteDelivery } from '#domain/delivery.ts'
import { calculateMonthlyLeasePayment } from '#domain/lease.ts'
import { calculatePriceAt, LEAST_PRICE } from '#domain/price.ts'
import { COLOUR_KEYS, type ProductDetail, toStockLabel, type Variant } from '#domain/product.ts'
import { toDisplayedBadges, toDisplayedStock, toDisplayedTotal } from '#domain/product-display.ts'
import { localize, type Locale, type Localized, type Picture } from '#domain/site.ts'
import { createTranslator } from '#i18n/translator.ts'
import { brands, stores } from '../tables.ts'
import { toTaxonPath, readTaxonTree } from '../taxons.ts'
import { toBadges, readCatalogueLabels } from '../vocabulary.ts'
import { compileQueryWith } from '../../kernel/db/compiled.ts'
import type { Db } from '../../kernel/db/open.ts'
import { type RowVersion, selectRowVersion, withVersion } from '../../kernel/cache/with-version.ts'
import { images } from '../../kernel/images/tables.ts'
import { readSettings } from '../../site/index.ts'
import { isExpired, toPicture } from './cards.ts'
import { readFreeGifts } from './gifts.ts'
import { toNutritionFacts } from './nutrition.ts'
import { readBundle } from './package.ts'
import { isOffered } from './conditions.ts'
import { hasSlugOrId } from './find.ts'
import { productImages, products } from './tables.ts'
import { imageColumns, readVariants, selectVariants, type StockSource, toVariant, type VariantRow } from './variants.ts'

/** Sükhbaatar district of Ulaanbaatar: the assumed place until there is an address. */
const DEFAULT_PLACE = { city: '11', district: '1119' }

function selectProducts(db: Db, stock: StockSource, name: { where: SQL | undefined; order?: SQL }, now: Date | Placeholder) {
  return db
    .select({ found: selectRowVersion(products), variants: selectVariants(stock, now) })
    .from(products)
    .where(and(name.where, lte(products.availableOn, now), isOffered()))
    .orderBy(...(name.order ? [name.order] : []))
    .limit(1)
}

/** Without an id, which would be null for most products: the database plans a query with it for each visit. */
const findBySlug = compileQueryWith(['slug', 'now'], (stock: StockSource, db, { slug, now }) =>
  selectProducts(db, stock, { where: eq(products.slug, slug) }, now)
)

/** Data of a product page, with prices and stock at `now`. @throws ShopError product_not_found, also for an unpublished one */
export async function findProduct(db: Db, stock: StockSource, slugOrId: string, now: Date, locale: Locale): Promise<ProductDetail> {
  // One query for the product and its variants; most pages need no other.
  const [named] = parseId(slugOrId) ? [] : await findBySlug(stock, db, { slug: slugOrId, now: now.toISOString() })
  const [head] = named ? [named] : await selectProducts(db, stock, hasSlugOrId(slugOrId), now)
  const [row] = await readProductRows(db, head ? [head.found] : [])
  if (!head || !row) throw new ShopError('product_not_found')
  const { product, brand, store, pictures: pictureRows } = row
  const variantRows = await readVariants(db, head.variants)
  const title = localize(product.title, locale)
  const vocabulary = await readCatalogueLabels(db)
  const tree = await readTaxonTree(db)
  const giftsOf = await readFreeGifts(db, stock, product.giftVariantIds, now, locale)
  const members = await readBundle(db, stock, product.bundleItems, now, locale)
  const { configs, delivery: rules, lease, loyalty } = await readSettings(db)
  const leased = product.lease && configs.showLease
  const preorder = isPreorder(product.preorderOn, now)
  const expired = isExpired(product.availableUntil, now)
  const { discontinued } = product
  const pointsPercent = configs.points ? loyalty.percent : 0
  const context = { title, now, locale, vocabulary, preorder, expired, discontinued, pointsPercent, flags: configs }
  const gifts = product.giftVariantIds.length
  const all = variantRows.map(variant => toVariant(variant, context))
  const visible = chooseDefaultVariant(all)
  const sold = expired ? [] : variantRows.filter(({ variant }) => calculatePriceAt(variant, now) >= LEAST_PRICE)
  const total = sold.reduce((sum, { pieces }) => sum + Math.max(0, pieces), 0)
  const taxon = tree.byId.get(product.taxonId ?? 0)
  const order = { place: DEFAULT_PLACE, itemTotal: visible?.selling_price ?? 0, now, preorderOn: product.preorderOn }
  const quote = quoteDelivery(rules, order)
  const pictures = pictureRows.map(({ image, alt }) => ({ ...image, alt: localize(alt, locale) || title }))
  return {
    id: product.id,
    kind: product.kind,
    event: product.event && { starts_at: product.event.startsAt, place: localize(product.event.place, locale) },
    slug: product.slug,
    sku: visible?.sku ?? '',
    title,
    has_namesake: row.hasNamesake,
    brand: configs.showBrand ? localize(brand?.name, locale) : '',
    brand_code: configs.showBrand ? (brand?.code ?? '') : '',
    description: localize(product.description, locale),
    description_locale: product.description[locale] ? locale : locale === 'mn' && product.description.en ? 'en' : 'mn',
    seo_title: localize(product.seoTitle, locale),
    seo_description: localize(product.seoDescription, locale),
    property_list: product.propertyList.map(({ name, value }) => ({ name: localize(name, locale), value: localize(value, locale) })),
    vid: visible?.id ?? 0,
    variant_count: all.length,
    images: withVariantPictures(pictures, all),
    images_by_colour: groupByColour(pictureRows, variantRows),
    variants: all,
    swatches: listSwatches(all),
    price: visible?.price ?? 0,
    selling_price: visible?.selling_price ?? 0,
    sale_percent: visible?.sale_percent ?? 0,
    sale_expire_at: visible?.sale_expire_at ?? null,
    total_on_hand: toDisplayedTotal(total, configs),
    stock: toDisplayedStock(toStockLabel({ available: total, discontinued, dealOver: expired, preorder }), configs),
    badges: toDisplayedBadges(
      toBadges(vocabulary, product.badgeCodes, locale),
      { gifts, label: createTranslator(locale)('product:gift_badge') },
      configs
    ),
    average_rating: product.averageRating,
    total_reviews: product.totalReviews,
    lease_monthly: leased ? calculateMonthlyLeasePayment(visible?.selling_price ?? 0, lease) : null,
    gift_count: gifts,
    taxons: taxon ? toTaxonPath(taxon).map(node => ({ permalink: node.permalink, name: localize(node.name, locale) })) : [],
    store: store && {
      code: store.code,
      name: localize(store.name, locale),
      vendor_id: store.vendorId,
      official: store.official,
      logo: toPicture(row.logo, null, localize(store.name, locale), locale)
    },
    unit: localize(product.unit, locale),
    return_hours: product.returnHours === 24 || product.returnHours === 72 ? product.returnHours : 48,
    preorder_on: preorder ? product.preorderOn : null,
    promise: quote?.promise ?? null,
    shipping_price: quote?.price ?? null,
    free_shipping_from: quote?.free_from ?? null,
    lease: leased,
    lease_terms: configs.showLease ? lease : null,
    size_chart: product.sizeChart && {
      columns: product.sizeChart.columns.map(column => localize(column, locale)),
      rows: product.sizeChart.rows
    },
    gifts: giftsOf(product.giftVariantIds),
    nutrition: product.nutrition && toNutritionFacts(product.nutrition, locale),
    package: members,
    build_slot: product.buildPart?.slot ?? null,
    updated_at: product.updatedAt.toISOString()
  }
}

/** One product is at most ten kilobytes. */
const MAX_CACHED = 2000

type PictureRow = { image: { id: string; width: number; height: number }; alt: Localized; colour: string | null }
interface ProductRow {
  product: typeof products.$inferSelect
  hasNamesake: boolean
  brand: typeof brands.$inferSelect | null
  store: typeof stores.$inferSelect | null
  logo: PictureRow['image'] | null
  pictures: PictureRow[]
}

const selectPictures = sql<PictureRow[]>`(
  SELECT coalesce(json_agg(json_build_object(
    'image', json_build_object('id', ${images.id}, 'width', ${images.width}, 'height', ${images.height}),
    'alt', ${productImages.alt}, 'colour', ${productImages.colour}
  ) ORDER BY ${productImages.position}), '[]'::json)
  FROM ${productImages} JOIN ${images} ON ${images.id} = ${productImages.imageId}
  WHERE ${productImages.productId} = ${products.id}
)`

/** A product without its variants, whose stock changes separately. */
const readProductRows = withVersion(
  ['catalogue', 'brands', 'stores'],
  MAX_CACHED,
  async (db, ids): Promise<(RowVersion & { row: ProductRow })[]> => {
    const rows = await db
      .select({
        product: products,
        hasNamesake: sql<boolean>`EXISTS (SELECT 1 FROM ${products} AS other WHERE other.title = ${products.title} AND other.id <> ${products.id})`,
        brand: brands,
        store: stores,
        logo: imageColumns,
        pictures: selectPictures,
        version: selectRowVersion(products).version
      })
      .from(products)
      .leftJoin(brands, eq(brands.id, products.brandId))
      .leftJoin(stores, eq(stores.id, products.storeId))
      .leftJoin(images, eq(images.id, stores.imageId))
      .where(inArray(products.id, ids))
    return rows.map(({ version, ...row }) => ({ id: row.product.id, version, row }))
  }
)

/** The cheapest available variant with a price, else the cheapest: the same choice as `refreshListing` makes for the card. */
function chooseDefaultVariant(all: readonly Variant[]): Variant | undefined {
  const available = all.filter(variant => variant.available > 0)
  return (available.length ? available : all).toSorted((a, b) => a.selling_price - b.selling_price)[0]
}

/** The product's pictures, and those that only a variant has. */
function withVariantPictures(pictures: readonly Picture[], all: readonly Variant[]): Picture[] {
  const byId = new Map(pictures.map(picture => [picture.id, picture]))
  for (const { image } of all) if (image && !byId.has(image.id)) byId.set(image.id, image)
  return [...byId.values()]
}

function groupByColour(pictures: readonly PictureRow[], rows: readonly VariantRow[]): Record<string, string[]> {
  const lists = new Map<string, Set<string>>()
  const add = (colour: string, id: string): void => void lists.set(colour, (lists.get(colour) ?? new Set()).add(id))
  for (const { image, colour } of pictures) if (colour) add(colour, image.id)
  const ofProduct = new Set(pictures.map(({ image }) => image.id))
  for (const { variant, image } of rows) {
    const colour = COLOUR_KEYS.map(key => variant.options[key]).find(value => value !== undefined)
    if (colour && image && !ofProduct.has(image.id)) add(colour, image.id)
  }
  return Object.fromEntries([...lists].map(([colour, ids]) => [colour, [...ids]]))
}

function listSwatches(all: readonly Variant[]): { label: string; hex: string }[] {
  const swatches = new Map<string, { label: string; hex: string }>()
  for (const { option_values: options } of all) {
    for (const { key, value, label, hex } of options)
      if (hex && (COLOUR_KEYS as readonly string[]).includes(key)) swatches.set(value, { label, hex })
  }
  return [...swatches.values()]
}
