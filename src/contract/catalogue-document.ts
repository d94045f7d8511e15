import { z } from 'zod'
import { cleanText } from '#domain/clean-text.ts'
import { BUILD_SLOTS, CONNECTIONS } from '#domain/build.ts'
import { parseDocumentSales } from '#domain/document-sales.ts'
import { NUTRIENTS } from '#domain/nutrition.ts'
import { isOverlapping, MAX_PRICE } from '#domain/price.ts'
import { PRODUCT_HANDLE, PRODUCT_KINDS } from '#domain/product.ts'
import { CONTENT_UNITS } from '#domain/unit-price.ts'
import { BADGE_TONES } from '#domain/site.ts'
import { MAX_ID } from './fields.ts'

const MAX_VARIANTS = 2048
const MAX_IMAGES = 250
const MAX_LATER_SALES = 24
/** `available_on` of a product that is not published. */
export const HIDDEN_UNTIL = new Date('9999-12-31T00:00:00Z')
/** Maximum rows of one list, in a request and in one object of a file. */
export const MAX_SHARED_ROWS = 500

const line = (maxLength: number) =>
  z
    .string()
    .overwrite(cleanText)
    .trim()
    .min(1)
    .max(maxLength)
    .regex(/^\P{Cc}+$/u)
const prose = (maxLength: number) =>
  z
    .string()
    .overwrite(cleanText)
    .max(maxLength)
    .regex(/^[\P{Cc}\n\t]*$/u)
/** An omitted language keeps its text; null removes it. */
const bilingual = <Text extends z.ZodType>(text: Text) => z.strictObject({ mn: text.nullish(), en: text.nullish() })
const name = bilingual(line(255))
const timestamp = z.iso.datetime({ offset: true })
const money = z.int().min(0).max(MAX_PRICE)
const pieces = z.int().min(0).max(10_000_000)
const position = z.int().min(0).max(MAX_ID)
const hex = z
  .string()
  .regex(/^#[0-9A-Fa-f]{6}$/)
  .nullish()
const handle = z.string().regex(PRODUCT_HANDLE)
const optionKey = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/)
/** The address of an image, a file name, or the id of a stored image. */
export const imageSource = z
  .string()
  .trim()
  .min(1)
  .max(2048)
  .regex(/^\P{Cc}+$/u)

export type BilingualText = { mn?: string | null | undefined; en?: string | null | undefined }

const variantDocument = z
  .strictObject({
    /** Without one, or where another product has it, a SKU is made of handle and options. */
    sku: line(255).nullish(),
    barcode: line(40).nullish(),
    options: z.record(optionKey, line(120)).optional(),
    price: money,
    /** A new sale replaces the dates too: without them it starts now. */
    sale_price: money.nullish(),
    sale_start_at: timestamp.nullish(),
    sale_expire_at: timestamp.nullish(),
    /** Sales of other times, in any order. */
    later_sales: z
      .array(
        z.strictObject({ price: money, start_at: z.iso.datetime({ offset: true, error: 'date_invalid' }), expire_at: timestamp.nullish() })
      )
      .max(MAX_LATER_SALES)
      .optional(),
    /** Pieces on hand, including sold ones that are not shipped yet. */
    on_hand: pieces.nullish(),
    /** Content of one piece: grams, millilitres or centimetres. */
    content: z.strictObject({ amount: z.int().min(1).max(10_000_000), unit: z.enum(CONTENT_UNITS) }).nullish(),
    /** The complete list of stock in branches, part of `on_hand`. */
    stock: z
      .array(z.strictObject({ branch: line(100), on_hand: pieces }))
      .max(200)
      .optional(),
    /** One of the sources of `images`. */
    image: imageSource.nullish()
  })
  .check(({ value, issues }) => {
    const sales = parseDocumentSales(value)
    const problem = (message: string, field: string) => issues.push({ code: 'custom', message, path: [field], input: value })
    if (sales.some(({ startAt, expireAt }) => startAt && expireAt && expireAt <= startAt)) problem('ends_before', 'sale_expire_at')
    else if (sales.some((sale, index) => sales.slice(index + 1).some(other => isOverlapping(sale, other))))
      problem('sales_overlap', 'later_sales')
  })

/** Nutrition of a hundred grams or millilitres: energy in kilocalories, everything else in grams. */
const nutrition = z.strictObject({
  per: z.enum(['g', 'ml']),
  values: z.partialRecord(z.enum(NUTRIENTS), z.number().min(0).max(10_000)),
  ingredients: bilingual(prose(5000)).nullish(),
  allergens: bilingual(prose(1000)).nullish()
})
const connections = z.array(z.enum(CONNECTIONS)).max(CONNECTIONS.length).optional()

/** Complete paths, the main taxon first. Missing taxons are created. */
export const taxonPaths = z.array(z.strictObject({ permalink: line(200).nullish(), names: z.array(name).min(1).max(8) })).max(50)
/** Names or permalinks, looked up below the first path or on the first level; created below the path where `make_tags` is set. */
export const tagList = z.array(line(255)).max(250)

/**
 * The import format of a product. Omitted fields keep their value, or have the default in a new product; `variants`, `images`,
 * `taxons` and `properties` are complete lists.
 */
export const productDocument = z.strictObject({
  handle,
  /** Former handles, whose pages lead to its own; one that another product has or had leads there. */
  former_handles: z.array(handle).max(100).optional(),
  title: name.optional(),
  description: bilingual(prose(100_000)).optional(),
  seo_title: name.nullish(),
  seo_description: bilingual(prose(2000)).nullish(),
  brand: z.strictObject({ code: line(100).nullish(), name }).nullish(),
  store: line(100).nullish(),
  taxons: taxonPaths.optional(),
  tags: tagList.optional(),
  make_tags: z.boolean().optional(),
  published: z.boolean().optional(),
  available_on: timestamp.optional(),
  /** From then on it cannot be bought. */
  available_until: timestamp.nullish(),
  preorder_on: z.iso.date().nullish(),
  discontinued: z.boolean().optional(),
  kind: z.enum(PRODUCT_KINDS).optional(),
  /** The event of a ticket, which is sold until it begins. */
  event: z.strictObject({ starts_at: timestamp, place: name }).nullish(),
  badges: z.array(line(40)).max(20).optional(),
  unit: name.nullish(),
  return_hours: z.union([z.literal(24), z.literal(48), z.literal(72)]).optional(),
  lease: z.boolean().optional(),
  size_chart: z.strictObject({ columns: z.array(name).max(20), rows: z.array(z.array(prose(100)).max(20)).max(60) }).nullish(),
  properties: z
    .array(z.strictObject({ name, value: bilingual(line(500)) }))
    .max(100)
    .optional(),
  /** Becomes a line of the properties. */
  grams: z.int().min(1).max(10_000_000).optional(),
  gift_skus: z.array(line(255)).max(20).optional(),
  /** Products sold in a bundle with it. */
  package: z
    .array(z.strictObject({ handle, quantity: z.int().min(1).max(99) }))
    .max(50)
    .optional(),
  nutrition: nutrition.nullish(),
  /** Offered and required connections in a compatibility build. */
  build_part: z.strictObject({ slot: z.enum(BUILD_SLOTS), offers: connections, needs: connections }).nullish(),
  variants: z.array(variantDocument).min(1).max(MAX_VARIANTS).optional(),
  images: z
    .array(z.strictObject({ source: imageSource, alt: bilingual(line(1000)).nullish(), colour: line(120).nullish() }))
    .max(MAX_IMAGES)
    .optional(),
  /** Labels of the options above; existing labels have precedence. */
  words: z
    .array(z.strictObject({ key: optionKey, value: line(120), label: name, hex }))
    .max(2000)
    .optional()
})
export type ProductDocument = z.infer<typeof productDocument>
export type VariantDocument = NonNullable<ProductDocument['variants']>[number]

const list = <Row extends z.ZodType>(row: Row) => z.array(row).max(MAX_SHARED_ROWS).optional()
const code = z.string().regex(/^[\w.-]{1,100}$/)
const description = bilingual(prose(10_000)).nullish()
const image = imageSource.nullish()
/** Lead to the record unless another one has or had them. */
const former = z.array(line(200)).max(100).optional()

/**
 * Records that products refer to. Missing ones are created; existing ones are unchanged. Codes of stores and brands, and permalinks, that
 * are no part of an address get one, and still name the record.
 */
export const sharedRecords = z.strictObject({
  badges: list(z.strictObject({ code, label: name, tone: z.enum(BADGE_TONES) })),
  branches: list(
    z.strictObject({
      code,
      name,
      address: name,
      phone: line(40),
      hours: name,
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      position: position.optional()
    })
  ),
  stores: list(
    z.strictObject({
      code: line(100),
      name,
      description,
      vendor_id: z.int().min(1).max(MAX_ID),
      official: z.boolean().optional(),
      image,
      former_codes: former
    })
  ),
  brands: list(z.strictObject({ code: line(100), name, description, former_codes: former })),
  /** Parents before children. */
  taxons: list(
    z.strictObject({
      permalink: line(200).regex(/^[^/]+(?:\/[^/]+)*$/),
      former_permalinks: former,
      name,
      short_name: name.nullish(),
      description,
      image,
      position: position.optional(),
      /** The product's class in the Global Product Classification. */
      gpc: z.strictObject({ code: z.string().regex(/^\d{8}$/), text: line(200) }).nullish()
    })
  ),
  words: list(z.strictObject({ key: optionKey, value: line(120), label: name, hex, position: position.optional() }))
})
export type SharedRecords = z.infer<typeof sharedRecords>
