import { DAY_MS, startOfDay } from './day.ts'
import { FACET_OPTIONS, type FacetOption } from './facets.ts'
import type { Tugrik } from './money.ts'
import { LEAST_PRICE } from './price.ts'
import { COLOUR_KEYS, type Sort } from './product.ts'

/** Filters of a listing; all of them apply, and products must be listable. */
export interface ListQuery {
  /** As typed. */
  text?: string
  /** Permalink; includes products of descendant taxons. */
  taxon?: string
  /** Brand codes: any of them. */
  brands?: readonly string[]
  vendorId?: number
  /** Store codes: any of them. */
  stores?: readonly string[]
  /** Any value per key, every key. One variant for sale must match all keys. */
  options?: Partial<Record<FacetOption, readonly string[]>>
  ids?: readonly number[]
  skus?: readonly string[]
  variantIds?: readonly number[]
  sale?: boolean
  /** On sale with a known end. */
  deal?: boolean
  /** Selling price, both ends inclusive. */
  priceFrom?: Tugrik
  priceTo?: Tugrik
  /** Not a pre-order, and not all pieces are reserved by unpaid orders. */
  inStock?: boolean
  /** Minimum average rating in stars. */
  ratingFrom?: number
  /** `relevance` without a text is `date_desc`. The default is relevance for a text, the given order for ids, else date_desc. */
  sort?: Sort | 'relevance'
  /** Seed of the random order; by default it changes daily. */
  seed?: number
  /** Starts at 1. */
  page: number
  perPage: number
}

/** The variant option keys of each facet. */
export const OPTION_KEYS: Record<FacetOption, readonly string[]> = {
  colour: COLOUR_KEYS,
  clothing_size: ['clothing_size'],
  shoe_size: ['shoe_size'],
  pants_size: ['pants_size']
}

/** Product fields used in conditions: numbers, times, and `image` as set or unset. */
export type ProductField =
  | 'selling_price'
  | 'total_on_hand'
  | 'sale_percent'
  | 'average_rating'
  | 'image'
  | 'available_on'
  | 'sale_expire_at'
  | 'preorder_until'

/** What a product belongs to, by code or id. A product belongs to its taxon and to all ancestors of it. */
export type Membership = 'id' | 'taxon' | 'brand' | 'store' | 'vendor' | 'sku' | 'variant'

/**
 * A rule about a product. Each engine translates it: to SQL, to the query language of the search server, or to a test on the
 * facet index. An unset field is in no range and neither past nor future.
 */
export type Condition =
  | { type: 'range'; field: ProductField; from?: number; to?: number }
  | { type: 'set'; field: ProductField }
  /** Up to now, inclusive. */
  | { type: 'past'; field: ProductField }
  | { type: 'future'; field: ProductField }
  | { type: 'in'; of: Membership; values: readonly (string | number)[] }
  /** One variant for sale has one of the values of every key. */
  | { type: 'options'; options: Partial<Record<FacetOption, readonly string[]>> }
  /** At least one piece is not reserved by an unpaid order. */
  | { type: 'unreserved' }
  | { type: 'not'; condition: Condition }
  | { type: 'all'; conditions: readonly Condition[] }

const combineConditions = (...conditions: Condition[]): Condition => ({ type: 'all', conditions })
const negateCondition = (condition: Condition): Condition => ({ type: 'not', condition })

/** Products in a part of the sitemap: 10,000 URLs in two languages. A sitemap may have 50,000, but takes longer to make. */
export const MAX_SITEMAP_PRODUCTS = 5000

/** A product is listed if it has a price, stock and a picture, and is published. */
export const LISTABLE = combineConditions(
  { type: 'range', field: 'selling_price', from: LEAST_PRICE },
  { type: 'range', field: 'total_on_hand', from: 1 },
  { type: 'set', field: 'image' },
  { type: 'past', field: 'available_on' }
)
export const ON_SALE = combineConditions(
  { type: 'range', field: 'sale_percent', from: 1 },
  negateCondition({ type: 'past', field: 'sale_expire_at' })
)
const DEAL = combineConditions(ON_SALE, { type: 'set', field: 'sale_expire_at' })
const PREORDER: Condition = { type: 'future', field: 'preorder_until' }
export const IN_STOCK = combineConditions(negateCondition(PREORDER), { type: 'unreserved' })
export const requireRating = (stars: number): Condition => ({ type: 'range', field: 'average_rating', from: stars })

/** Filters that have facets. The others (taxon, vendor, ids, deal) define the scope of the listing. */
export const FACETS = ['brands', 'stores', 'price', 'sale', 'in_stock', 'rating', 'options'] as const
export type Facet = (typeof FACETS)[number]

interface ListingConditions {
  /** Scope of the listing, without the search text. */
  scope: Condition[]
  /** By facet, so that a facet can be counted without its own selection. */
  choices: Partial<Record<Facet, Condition>>
}

/** Converts a query to conditions, without its search text. */
export function toListingConditions(query: Partial<ListQuery>): ListingConditions {
  const { taxon, vendorId, ids, skus, variantIds, brands, stores, priceFrom, priceTo, ratingFrom, options } = query
  const anyOf = (of: Membership, values: readonly (string | number)[] | undefined): Condition[] =>
    values ? [{ type: 'in', of, values }] : []
  const scope = [
    LISTABLE,
    ...anyOf('taxon', taxon === undefined ? undefined : [taxon]),
    ...anyOf('vendor', vendorId === undefined ? undefined : [vendorId]),
    ...anyOf('id', ids),
    ...anyOf('sku', skus),
    ...anyOf('variant', variantIds),
    ...(query.deal ? [DEAL] : [])
  ]
  const price: Condition = {
    type: 'range',
    field: 'selling_price',
    ...(priceFrom === undefined ? {} : { from: priceFrom }),
    ...(priceTo === undefined ? {} : { to: priceTo })
  }
  const hasOptions = options && FACET_OPTIONS.some(key => options[key])
  const choices: ListingConditions['choices'] = {
    ...(brands ? { brands: { type: 'in', of: 'brand', values: brands } } : {}),
    ...(stores ? { stores: { type: 'in', of: 'store', values: stores } } : {}),
    ...(priceFrom === undefined && priceTo === undefined ? {} : { price }),
    ...(query.sale ? { sale: ON_SALE } : {}),
    ...(query.inStock ? { in_stock: IN_STOCK } : {}),
    ...(ratingFrom === undefined ? {} : { rating: requireRating(ratingFrom) }),
    ...(hasOptions ? { options: { type: 'options', options } } : {})
  }
  return { scope, choices }
}

export type ListOrder = NonNullable<ListQuery['sort']> | 'ids'

export function toListOrder({ sort, ids }: Partial<ListQuery>, hasText: boolean): ListOrder {
  const order = sort ?? (hasText ? 'relevance' : ids ? 'ids' : 'date_desc')
  return order === 'relevance' && !hasText ? 'date_desc' : order
}

/** The seed of a random order; the default changes daily. */
export function toRandomSeed({ seed }: Partial<ListQuery>, now: Date): number {
  return seed ?? Math.floor(now.getTime() / DAY_MS)
}

/** A prime below 2^26, so that a product of two keys is exact in a double. Cubing is a bijection modulo it. */
export const SHUFFLE_MODULUS = 67_108_859
const ID_FACTOR = 31_337
const SEED_FACTOR = 7919

/** Terms of `shuffleKey`: it cubes id × factor + offset. SQL computes the same, so that every engine returns the same order. */
export function shuffleTerms(seed: number): { factor: number; offset: number } {
  return { factor: ID_FACTOR, offset: ((Math.abs(seed) % SHUFFLE_MODULUS) * SEED_FACTOR) % SHUFFLE_MODULUS }
}

/** Position of a product in the random order of a seed: 0 to `SHUFFLE_MODULUS` − 1. */
export function shuffleKey(id: number, { factor, offset }: { factor: number; offset: number }): number {
  const base = ((id % SHUFFLE_MODULUS) * factor + offset) % SHUFFLE_MODULUS
  return (((base * base) % SHUFFLE_MODULUS) * base) % SHUFFLE_MODULUS
}

/** A pre-order ends at the start of its delivery day in Ulaanbaatar. */
export const toPreorderEnd = (preorderOn: string): Date => startOfDay(preorderOn)

export function isPreorder(preorderOn: string | null, now: Date): boolean {
  return preorderOn !== null && toPreorderEnd(preorderOn) > now
}
