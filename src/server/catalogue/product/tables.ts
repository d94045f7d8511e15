import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, real, serial, text, uuid } from 'drizzle-orm/pg-core'
import type { BuildPart } from '#domain/build.ts'
import type { Nutrition } from '#domain/nutrition.ts'
import type { LaterSale } from '#domain/price.ts'
import { PRODUCT_KINDS } from '#domain/product.ts'
import type { Localized } from '#domain/site.ts'
import type { EventDetails } from '#domain/ticket.ts'
import { CONTENT_UNITS } from '#domain/unit-price.ts'
import { brands, stores, taxons } from '../tables.ts'
import { timestamptz, localizedText } from '../../kernel/db/columns.ts'
import { images } from '../../kernel/images/tables.ts'

export const products = pgTable(
  'products',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    title: localizedText('title').notNull(),
    description: localizedText('description').notNull(),
    propertyList: jsonb('property_list').$type<{ name: Localized; value: Localized }[]>().notNull().default([]),
    brandId: integer('brand_id').references(() => brands.id),
    storeId: integer('store_id').references(() => stores.id),
    /** The deepest taxon; `product_taxons` contains it and its ancestors. */
    taxonId: integer('taxon_id').references(() => taxons.id),
    badgeCodes: text('badge_codes').array().notNull().default([]),
    /** For search engines in place of title and description. */
    seoTitle: localizedText('seo_title'),
    seoDescription: localizedText('seo_description'),
    kind: text('kind', { enum: PRODUCT_KINDS }).notNull().default('goods'),
    /** The event of a ticket. */
    event: jsonb('event').$type<EventDetails>(),
    unit: localizedText('unit'),
    sizeChart: jsonb('size_chart').$type<{ columns: Localized[]; rows: string[][] }>(),
    returnHours: integer('return_hours').notNull().default(48),
    lease: boolean('lease').notNull().default(true),
    /** Delivery day of a pre-order, `YYYY-MM-DD`. */
    preorderOn: text('preorder_on'),
    giftVariantIds: integer('gift_variant_ids').array().notNull().default([]),
    /** Products sold in a bundle with this one, in display order. */
    bundleItems: jsonb('bundle_items').$type<{ productId: number; quantity: number }[]>().notNull().default([]),
    nutrition: jsonb('nutrition').$type<Nutrition>(),
    /** Offered and required connections in a compatibility build. */
    buildPart: jsonb('build_part').$type<BuildPart>(),
    discontinued: boolean('discontinued').notNull().default(false),
    availableOn: timestamptz('available_on').notNull().defaultNow(),
    /** The product expires at this time and can no longer be bought. */
    availableUntil: timestamptz('available_until'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
    /** Counts the changes of staff and imports. A form with an older version is refused. */
    version: integer('version').notNull().default(1),
    averageRating: real('average_rating').notNull().default(0),
    totalReviews: integer('total_reviews').notNull().default(0),
    /*
     * Columns for filters and sort orders of listings, of the cheapest available variant. Written by `refreshListing` whenever a
     * variant changes and when a sale starts or ends.
     */
    vid: integer('vid'),
    variantCount: integer('variant_count').notNull().default(0),
    imageId: text('image_id').references(() => images.id),
    swatches: jsonb('swatches').$type<{ value: string }[]>().notNull().default([]),
    price: integer('price').notNull().default(0),
    sellingPrice: integer('selling_price').notNull().default(0),
    salePercent: integer('sale_percent').notNull().default(0),
    saleExpireAt: timestamptz('sale_expire_at'),
    totalOnHand: integer('total_on_hand').notNull().default(0),
    /** The time these columns are valid for: sales that start or end later need another refresh. */
    listingRefreshedAt: timestamptz('listing_refreshed_at').notNull().defaultNow(),
    /** The last transaction that wrote the row, for incremental reads; set by a trigger. */
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .default(sql`(pg_current_xact_id()::text::bigint)`)
  },
  table => [
    // The condition of `LISTABLE`: newest pages and random orders read only this index.
    index('products_newest')
      .on(table.availableOn, table.id)
      .where(sql`${table.sellingPrice} > 1 AND ${table.totalOnHand} > 0 AND ${table.imageId} IS NOT NULL`),
    index('products_taxon').on(table.taxonId),
    // Finds other products of the same title.
    index('products_title').using('hash', table.title),
    index('products_selling_price').on(table.sellingPrice),
    index('products_sale').on(table.salePercent),
    index('products_brand').on(table.brandId),
    index('products_available_until')
      .on(table.availableUntil)
      .where(sql`${table.availableUntil} IS NOT NULL`),
    index('products_transaction').on(table.transactionId),
    // Finds the bundles of a product.
    index('products_bundle_items').using('gin', sql`${table.bundleItems} jsonb_path_ops`),
    index('products_tickets')
      .on(table.id)
      .where(sql`${table.kind} = 'ticket'`),
    check('products_event', sql`(${table.kind} = 'ticket') = (${table.event} IS NOT NULL)`)
  ]
)

export const variants = pgTable(
  'variants',
  {
    id: serial('id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull().unique(),
    position: integer('position').notNull().default(0),
    /** `{ colour: 'camel', clothing_size: 'M' }`; labels are in `option_values`. */
    options: jsonb('options').$type<Record<string, string>>().notNull().default({}),
    /** GTIN: EAN, UPC or ISBN. */
    barcode: text('barcode'),
    imageId: text('image_id').references(() => images.id),
    price: integer('price').notNull(),
    salePrice: integer('sale_price'),
    saleStartAt: timestamptz('sale_start_at'),
    saleExpireAt: timestamptz('sale_expire_at'),
    /** Sales after the one above, in the order of their time, without overlap. */
    laterSales: jsonb('later_sales').$type<LaterSale[]>().notNull().default([]),
    /** Content of one piece, for the unit price. */
    contentAmount: integer('content_amount'),
    contentUnit: text('content_unit', { enum: CONTENT_UNITS }),
    /** Pieces on hand, including sold ones that are not shipped yet. */
    onHand: integer('on_hand').notNull().default(0),
    /** Pieces allocated to placed orders. Holds of unpaid orders are rows of `stock_holds`. */
    allocated: integer('allocated').notNull().default(0)
  },
  table => [
    index('variants_product').on(table.productId, table.position),
    index('variants_sale_start')
      .on(table.saleStartAt)
      .where(sql`${table.saleStartAt} IS NOT NULL`),
    index('variants_sale_expire')
      .on(table.saleExpireAt)
      .where(sql`${table.saleExpireAt} IS NOT NULL`),
    index('variants_later_sales')
      .on(table.productId)
      .where(sql`${table.laterSales} <> '[]'`),
    check('variants_stock', sql`${table.allocated} >= 0 AND ${table.allocated} <= ${table.onHand}`),
    check('variants_price', sql`${table.price} >= 0 AND (${table.salePrice} IS NULL OR ${table.salePrice} >= 0)`)
  ]
)

export const productImages = pgTable(
  'product_images',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    imageId: text('image_id')
      .notNull()
      .references(() => images.id),
    position: integer('position').notNull(),
    /** The colour value of the picture; null for all colours. */
    colour: text('colour'),
    alt: localizedText('alt').notNull()
  },
  table => [primaryKey({ columns: [table.productId, table.position] })]
)

/** A product under its taxon and every ancestor, so that one index serves every level. */
export const productTaxons = pgTable(
  'product_taxons',
  {
    taxonId: integer('taxon_id')
      .notNull()
      .references(() => taxons.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' })
  },
  table => [primaryKey({ columns: [table.taxonId, table.productId] }), index('product_taxons_product').on(table.productId)]
)

/** Products to be indexed on the search server. Empty without one. */
export const searchOutbox = pgTable('search_outbox', {
  productId: integer('product_id').primaryKey(),
  /** Changes with every update, so that a product that is updated while it is indexed stays in the queue. */
  change: uuid('change').notNull()
})
