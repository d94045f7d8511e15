import { z } from 'zod'
import { BUILD_SLOTS, CONNECTIONS } from '#domain/build.ts'
import { NUTRIENTS } from '#domain/nutrition.ts'
import { PRODUCT_KINDS } from '#domain/product.ts'
import { CONTENT_UNITS } from '#domain/unit-price.ts'
import { LARGEST_ID } from '../kernel/http/input.ts'
import { bilingual, handle, instant, key, line, money, name, pieces, prose } from './fields.ts'
import { sharedSchema } from './shared-format.ts'

/** Products in one call: a transaction's worth. */
export const MOST_PRODUCTS = 500
export const MOST_VARIANTS = 2048
export const MOST_PICTURES = 250
/** A future date keeps the product unpublished. */
export const HIDDEN_UNTIL = new Date('9999-12-31T00:00:00Z')

const variant = z.object({
  /** Without one, or where another product has it, a SKU is made of handle and options. */
  sku: line(255).nullish(),
  options: z.record(key, line(120)).default({}),
  price: money,
  /** A new sale replaces the dates too: without them it starts now. */
  sale_price: money.nullish(),
  sale_start_at: instant.nullish(),
  sale_expire_at: instant.nullish(),
  /** Pieces on hand, including sold ones that are not shipped yet. */
  on_hand: pieces.nullish(),
  /** Content of one piece: grams, millilitres or centimetres. */
  content: z.object({ amount: z.number().int().min(1).max(10_000_000), unit: z.enum(CONTENT_UNITS) }).nullish(),
  /** The complete list of stock in branches, part of `on_hand`. */
  stock: z
    .array(z.object({ branch: line(100), on_hand: pieces }))
    .max(200)
    .optional(),
  /** One of the sources of `images`. */
  image: line(2048).nullish()
})

const amount = z.number().min(0).max(10_000)
/** Of a hundred grams or millilitres: energy in kilocalories, everything else in grams. */
const nutrition = z.object({
  per: z.enum(['g', 'ml']),
  values: z.partialRecord(z.enum(NUTRIENTS), amount),
  ingredients: bilingual(prose(5000)).nullish(),
  allergens: bilingual(prose(1000)).nullish()
})
const connections = z.array(z.enum(CONNECTIONS)).max(CONNECTIONS.length).optional()

/** Complete paths, the main taxon first. Missing taxons are created. */
const taxons = z.array(z.object({ permalink: line(200).nullish(), names: z.array(name).min(1).max(8) })).max(50)
/** Names or permalinks, looked up below the first path or on the first level; created below the path where `make_tags` is set. */
const tags = z.array(line(255)).max(250)

/**
 * The import format of a product. Omitted fields keep their value, or have the default in a new product; `variants`, `images`,
 * `taxons` and `properties` are complete lists.
 */
export const productSchema = z.object({
  handle,
  title: name.optional(),
  description: bilingual(prose(100_000)).optional(),
  seo_title: name.nullish(),
  seo_description: bilingual(prose(2000)).nullish(),
  brand: z.object({ code: line(100).nullish(), name }).nullish(),
  store: line(100).nullish(),
  taxons: taxons.optional(),
  tags: tags.optional(),
  make_tags: z.boolean().default(false),
  published: z.boolean().optional(),
  available_on: instant.optional(),
  /** From then on it cannot be bought. */
  available_until: instant.nullish(),
  preorder_on: z.iso.date().nullish(),
  discontinued: z.boolean().optional(),
  kind: z.enum(PRODUCT_KINDS).optional(),
  badges: z.array(line(40)).max(20).optional(),
  unit: name.nullish(),
  return_hours: z.union([z.literal(24), z.literal(48), z.literal(72)]).optional(),
  lease: z.boolean().optional(),
  size_chart: z.object({ columns: z.array(name).max(20), rows: z.array(z.array(prose(100)).max(20)).max(60) }).nullish(),
  properties: z
    .array(z.object({ name, value: bilingual(line(500)) }))
    .max(100)
    .optional(),
  /** Becomes a line of the properties. */
  grams: z.number().int().min(1).max(10_000_000).optional(),
  gift_skus: z.array(line(255)).max(20).optional(),
  /** Products sold in a bundle with it. */
  package: z
    .array(z.object({ handle, quantity: z.number().int().min(1).max(99) }))
    .max(50)
    .optional(),
  nutrition: nutrition.nullish(),
  /** Offered and required connections in a compatibility build. */
  build_part: z.object({ slot: z.enum(BUILD_SLOTS), offers: connections, needs: connections }).nullish(),
  variants: z.array(variant).min(1).max(MOST_VARIANTS).optional(),
  images: z
    .array(z.object({ source: line(2048), alt: bilingual(line(1000)).nullish(), colour: line(120).nullish() }))
    .max(MOST_PICTURES)
    .optional(),
  /** Labels of the options above; existing labels have precedence. */
  words: z
    .array(
      z.object({
        key,
        value: line(120),
        label: name,
        hex: z
          .string()
          .regex(/^#[0-9A-Fa-f]{6}$/)
          .nullish()
      })
    )
    .max(2000)
    .optional()
})
export type ImportProduct = z.output<typeof productSchema>
/** Unvalidated input. */
export type ProductDocument = z.input<typeof productSchema>

export type ProblemCode =
  | 'invalid'
  | 'title_missing'
  | 'variants_missing'
  | 'store_unknown'
  | 'badge_unknown'
  | 'branch_unknown'
  | 'same_options'
  | 'sku_impossible'
  | 'handle_twice'
  | 'not_stored'
export type NoteCode =
  'sku_made' | 'variants_gone' | 'stock_kept' | 'picture_missing' | 'gift_missing' | 'member_missing' | 'taxon_too_deep'

export interface ImportResult {
  handle: string
  outcome: 'created' | 'updated' | 'unchanged' | 'refused'
  /** Reasons of a rejection; fields of `invalid` are paths such as `variants.2.price`. */
  problem?: { code: ProblemCode; details: Record<string, string | number> }
  notes: { code: NoteCode; details: Record<string, string | number> }[]
}

export interface ImportAnswer {
  /** One for each product, in their order. */
  results: ImportResult[]
  made: { taxons: string[]; brands: string[] }
  /** Products of the run that are done, where the call named a run. */
  done: number
}

/** Taxons of the whole file, so that the order of products does not matter. */
export const placesSchema = z.object({
  places: z
    .array(z.object({ taxons: taxons.default([]), tags: tags.default([]) }))
    .min(1)
    .max(MOST_PRODUCTS)
})
export type PlacesRequest = z.output<typeof placesSchema>

export const importSchema = z.object({
  /** Validated one by one, so that an invalid one does not reject the others. */
  products: z.array(z.unknown()).min(1).max(MOST_PRODUCTS),
  /** Validates and writes everything, then rolls back. */
  dry_run: z.boolean().default(false),
  /** Made first, and in a trial tried with the products. */
  shared: sharedSchema.optional(),
  run: z.object({ key: z.string().regex(/^[\w-]{1,100}$/), done: z.number().int().min(0).max(LARGEST_ID) }).optional()
})
export type ImportRequest = z.output<typeof importSchema>
