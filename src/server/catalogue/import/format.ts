import { z } from 'zod'
import { LARGEST_ID } from '../../http/input.ts'

/** Products in one call: a transaction's worth. */
export const MOST_PRODUCTS = 500
export const MOST_VARIANTS = 2048
export const MOST_PICTURES = 250
/** Until then a product that is not published has not come yet. */
export const HIDDEN_UNTIL = new Date('9999-12-31T00:00:00Z')

const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^\P{Cc}+$/u)
const prose = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\P{Cc}\n\t]*$/u)
/** A language that is not named keeps its text; null takes it away. */
const bilingual = <Text extends z.ZodType>(text: Text) => z.object({ mn: text.nullish(), en: text.nullish() })
const name = bilingual(line(255))
const instant = z.iso.datetime({ offset: true })
const money = z.number().int().min(0).max(LARGEST_ID)
const pieces = z.number().int().min(0).max(10_000_000)
const key = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/)

const variant = z.object({
  /** Without one, or where another product has it, a SKU is made of handle and options. */
  sku: line(255).nullish(),
  options: z.record(key, line(120)).default({}),
  price: money,
  /** Named, it stands with its times: without them it is on sale from now on. */
  sale_price: money.nullish(),
  sale_start_at: instant.nullish(),
  sale_expire_at: instant.nullish(),
  /** Pieces on the shelf, sold but not yet sent ones included. */
  on_hand: pieces.nullish(),
  /** One of the sources of `images`. */
  image: line(2048).nullish()
})

/** Paths from the first level down, the product's own place first. What is missing is made. */
const taxons = z.array(z.object({ permalink: line(200).nullish(), names: z.array(name).min(1).max(8) })).max(50)
/** Names or permalinks: found below the first path or on the first level; made below the path where `make_tags` says so. */
const tags = z.array(line(255)).max(250)

/**
 * A product as it travels. What is not named stays as it is in the shop, and has its usual value in a new
 * product; `variants`, `images`, `taxons` and `properties` are whole lists.
 */
export const productSchema = z.object({
  handle: z.string().regex(/^[\w.~-]{1,200}$/),
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
  preorder_on: z.iso.date().nullish(),
  discontinued: z.boolean().optional(),
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
  variants: z.array(variant).min(1).max(MOST_VARIANTS).optional(),
  images: z
    .array(z.object({ source: line(2048), alt: bilingual(line(1000)).nullish(), colour: line(120).nullish() }))
    .max(MOST_PICTURES)
    .optional(),
  /** Words of the options above; the shop's own words win. */
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
/** As a file or a client writes it. */
export type ProductDocument = z.input<typeof productSchema>
export type Bilingual = { mn?: string | null | undefined; en?: string | null | undefined }

export type ProblemCode =
  | 'invalid'
  | 'title_missing'
  | 'variants_missing'
  | 'store_unknown'
  | 'badge_unknown'
  | 'same_options'
  | 'sku_impossible'
  | 'handle_twice'
  | 'not_stored'
export type NoteCode = 'sku_made' | 'variants_gone' | 'stock_kept' | 'picture_missing' | 'gift_missing' | 'taxon_too_deep'

export interface ImportResult {
  handle: string
  outcome: 'created' | 'updated' | 'unchanged' | 'refused'
  /** Why it was refused; fields of `invalid` are paths such as `variants.2.price`. */
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

/** Places of a whole file, so that it does not matter which of its products comes first. */
export const placesSchema = z.object({
  places: z
    .array(z.object({ taxons: taxons.default([]), tags: tags.default([]) }))
    .min(1)
    .max(MOST_PRODUCTS)
})
export type PlacesRequest = z.output<typeof placesSchema>

export const importSchema = z.object({
  /** Each is checked by itself, so that one that is wrong keeps no other out. */
  products: z.array(z.unknown()).min(1).max(MOST_PRODUCTS),
  /** Everything is tried and nothing kept. */
  dry_run: z.boolean().default(false),
  run: z.object({ key: z.string().regex(/^[\w-]{1,100}$/), done: z.number().int().min(0).max(LARGEST_ID) }).optional()
})
export type ImportRequest = z.output<typeof importSchema>
