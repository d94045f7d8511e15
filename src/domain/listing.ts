import { FACET_OPTIONS, type FacetOption } from './facets.ts'
import type { Tugrik } from './money.ts'
import { COLOUR_KEYS, type Sort } from './product.ts'

/** What a listing is narrowed by: every filter given must hold, and the product must be listable. */
export interface ListQuery {
  /** As typed. */
  text?: string
  /** Permalink; products of the taxons below it count. */
  taxon?: string
  /** Brand codes: any of them. */
  brands?: readonly string[]
  vendorId?: number
  /** Codes of stores: any of them. */
  stores?: readonly string[]
  /** Any of the values of a key, every key given. One variant that is for sale must have them all. */
  options?: Partial<Record<FacetOption, readonly string[]>>
  ids?: readonly number[]
  skus?: readonly string[]
  variantIds?: readonly number[]
  sale?: boolean
  /** On sale until a known time. */
  deal?: boolean
  /** Selling price, both ends included. */
  priceFrom?: Tugrik
  priceTo?: Tugrik
  /** Can be bought and sent now: not a pre-order, not all reserved by unpaid orders. */
  inStock?: boolean
  /** An average of at least so many stars. */
  ratingFrom?: number
  /** `relevance` without a text is `date_desc`. Without a sort: relevance for a text, the order given for ids, else date_desc. */
  sort?: Sort | 'relevance'
  /** Keeps a random order stable. Without one the order is that of the day. */
  seed?: number
  /** 1 is the first page. */
  page: number
  perPage: number
}

/** The option keys of a variant that a facet stands for. */
export const OPTION_KEYS: Record<FacetOption, readonly string[]> = {
  colour: COLOUR_KEYS,
  clothing_size: ['clothing_size'],
  shoe_size: ['shoe_size'],
  pants_size: ['pants_size']
}

/** Fields of a product that conditions compare: numbers as they are, times as times, `image` as set or not. */
export type ProductField =
  'selling_price' | 'total_on_hand' | 'sale_percent' | 'average_rating' | 'image' | 'available_on' | 'sale_expire_at' | 'preorder_until'

/** What a product belongs to, by code or number. A product belongs to its taxon and to every taxon above. */
export type Membership = 'id' | 'taxon' | 'brand' | 'store' | 'vendor' | 'sku' | 'variant'

/**
 * A rule about a product. Each engine translates it to its own language: SQL, the search server's queries, or a test of the facet
 * index. An unset field is in no range, neither past nor future.
 */
export type Condition =
  | { type: 'range'; field: ProductField; from?: number; to?: number }
  | { type: 'set'; field: ProductField }
  /** Up to now, inclusive. */
  | { type: 'past'; field: ProductField }
  | { type: 'future'; field: ProductField }
  | { type: 'in'; of: Membership; values: readonly (string | number)[] }
  /** One variant that is for sale has a value of every key. */
  | { type: 'options'; options: Partial<Record<FacetOption, readonly string[]>> }
  /** Has a piece that no unpaid order reserves. */
  | { type: 'unreserved' }
  | { type: 'not'; condition: Condition }
  | { type: 'all'; conditions: readonly Condition[] }

const all = (...conditions: Condition[]): Condition => ({ type: 'all', conditions })
const not = (condition: Condition): Condition => ({ type: 'not', condition })

/** May be listed: has a price (1₮ stands for none), stock and a picture, and is published. */
export const LISTABLE = all(
  { type: 'range', field: 'selling_price', from: 2 },
  { type: 'range', field: 'total_on_hand', from: 1 },
  { type: 'set', field: 'image' },
  { type: 'past', field: 'available_on' }
)
export const ON_SALE = all({ type: 'range', field: 'sale_percent', from: 1 }, not({ type: 'past', field: 'sale_expire_at' }))
export const DEAL = all(ON_SALE, { type: 'set', field: 'sale_expire_at' })
export const PREORDER: Condition = { type: 'future', field: 'preorder_until' }
export const IN_STOCK = all(not(PREORDER), { type: 'unreserved' })
export const ratedFrom = (stars: number): Condition => ({ type: 'range', field: 'average_rating', from: stars })

/** The choices of a listing's filters. The others (taxon, vendor, ids, deal) say what the listing is of. */
export const FACETS = ['brands', 'stores', 'price', 'sale', 'in_stock', 'rating', 'options'] as const
export type Facet = (typeof FACETS)[number]

export interface ListingConditions {
  /** What the listing is of; the text aside. */
  scope: Condition[]
  /** By facet, so that a facet can be counted without its own choice. */
  choices: Partial<Record<Facet, Condition>>
}

/** A query as conditions, its text aside. */
export function listingConditions(query: Partial<ListQuery>): ListingConditions {
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
  const chosen = options && FACET_OPTIONS.some(key => options[key])
  const choices: ListingConditions['choices'] = {
    ...(brands ? { brands: { type: 'in', of: 'brand', values: brands } } : {}),
    ...(stores ? { stores: { type: 'in', of: 'store', values: stores } } : {}),
    ...(priceFrom === undefined && priceTo === undefined ? {} : { price }),
    ...(query.sale ? { sale: ON_SALE } : {}),
    ...(query.inStock ? { in_stock: IN_STOCK } : {}),
    ...(ratingFrom === undefined ? {} : { rating: ratedFrom(ratingFrom) }),
    ...(chosen ? { options: { type: 'options', options } } : {})
  }
  return { scope, choices }
}

export type ListOrder = NonNullable<ListQuery['sort']> | 'ids'

export function orderOf({ sort, ids }: Partial<ListQuery>, hasText: boolean): ListOrder {
  const order = sort ?? (hasText ? 'relevance' : ids ? 'ids' : 'date_desc')
  return order === 'relevance' && !hasText ? 'date_desc' : order
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The seed of a random order: without one that of the day. */
export function seedOf({ seed }: Partial<ListQuery>, now: Date): number {
  return seed ?? Math.floor(now.getTime() / DAY_MS)
}

/** A pre-order ends when the day of its delivery begins in Ulaanbaatar. */
export function preorderEnd(preorderOn: string): Date {
  return new Date(`${preorderOn}T00:00:00+08:00`)
}

export function isPreorder(preorderOn: string | null, now: Date): boolean {
  return preorderOn !== null && preorderEnd(preorderOn) > now
}
