import type { BuildSlot } from './build.ts'
import type { DeliveryPromise } from './cart.ts'
import type { FacetCounts, FacetOption, FacetValue } from './facets.ts'
import type { LeaseTerms } from './lease.ts'
import type { Tugrik } from './money.ts'
import type { NutritionFacts } from './nutrition.ts'
import type { Badge, Locale, Picture } from './site.ts'
import type { UnitPrice } from './unit-price.ts'

export const PRODUCTS_PER_PAGE = 40
export const RELATED_LIMIT = 30
export const SERIES_LIMIT = 20
export const PRODUCTS_PER_TAXON_PAGE = 100
export const DEALS_PER_PAGE = 20
export const VENDOR_PRODUCTS_PER_PAGE = 20
export const SORTS = ['random', 'date_desc', 'date_asc', 'price_asc', 'price_desc', 'sale_desc'] as const
export type Sort = (typeof SORTS)[number]

export const SIZE_KEYS = ['clothing_size', 'shoe_size', 'pants_size'] as const
export const COLOUR_KEYS = ['colour', 'color', 'design', 'pattern', 'cover', 'front', 'frame_colour'] as const

export type StockLabel = 'in_stock' | 'low_stock' | 'high_stock' | 'out_of_stock' | 'sold_out' | 'expired' | 'preorder'
export const LOW_STOCK = 5
export const HIGH_STOCK = 50

/** What a line of an order can be made of. */
export const PRODUCT_KINDS = ['goods', 'gift_card'] as const
export type ProductKind = (typeof PRODUCT_KINDS)[number]

/** Only what the shop can deliver is sold: nothing issues the number of a gift card yet. */
export const isSold = (kind: ProductKind): boolean => kind === 'goods'

/**
 * The word for what is left. `out_of_stock` comes back, `sold_out` does not; `expired` is a deal whose
 * time is over.
 */
export function stockLabel(facts: { available: number; discontinued?: boolean; dealOver?: boolean; preorder?: boolean }): StockLabel {
  if (facts.dealOver) return 'expired'
  if (facts.available <= 0) return facts.discontinued ? 'sold_out' : 'out_of_stock'
  if (facts.preorder) return 'preorder'
  if (facts.available <= LOW_STOCK) return 'low_stock'
  return facts.available >= HIGH_STOCK ? 'high_stock' : 'in_stock'
}

export interface OptionValue {
  /** clothing_size, colour, … */
  key: string
  /** Stable code, as in URLs: `camel`, `M`. */
  value: string
  label: string
  /** CSS colour of a swatch, for colour keys. */
  hex: string | null
}

/** A card in any list. */
export interface ProductCard {
  id: number
  slug: string
  title: string
  brand: string
  /** The variant a document stands for: what quick-add adds where there is one variant only. */
  vid: number
  variant_count: number
  image: Picture | null
  swatches: { label: string; hex: string }[]
  price: Tugrik
  selling_price: Tugrik
  sale_percent: number
  sale_expire_at: string | null
  total_on_hand: number
  stock: StockLabel
  badges: Badge[]
  average_rating: number
  total_reviews: number
  /** What a month costs by lease; null where it is not offered. */
  lease_monthly: Tugrik | null
  /** How many gifts there are; where there are several one is chosen on its own page. */
  gift_count: number
}

export interface Variant {
  id: number
  sku: string
  option_values: OptionValue[]
  image: Picture | null
  price: Tugrik
  selling_price: Tugrik
  sale_percent: number
  sale_expire_at: string | null
  unit_price: UnitPrice | null
  /** Loyalty points for one piece; 0 where the shop gives none. */
  points: number
  /** Pieces one customer may put in a cart now: on hand less allocated less held. */
  available: number
  stock: StockLabel
}

export interface ProductDetail extends Omit<ProductCard, 'image'> {
  sku: string
  description: string
  /** The language the description is in; another one's where the asker's is missing. */
  description_locale: Locale
  /** What search engines are told instead of title and description; empty where nothing else was said. */
  seo_title: string
  seo_description: string
  property_list: { name: string; value: string }[]
  images: Picture[]
  /** Which pictures belong to which colour value; a picture in no list belongs to all. */
  images_by_colour: Record<string, string[]>
  variants: Variant[]
  taxons: { permalink: string; name: string }[]
  brand_code: string
  store: { code: string; name: string; vendor_id: number; official: boolean; logo: Picture | null } | null
  unit: string
  return_hours: 24 | 48 | 72
  /** ISO date of delivery of a pre-order. */
  preorder_on: string | null
  /** Delivery to the middle of the capital, ordered now. */
  promise: DeliveryPromise | null
  /** What that costs for one piece. */
  shipping_price: Tugrik | null
  /** Items from this sum on travel there free. */
  free_shipping_from: Tugrik | null
  lease: boolean
  /** By which the monthly payment is reckoned. */
  lease_terms: LeaseTerms
  size_chart: { columns: string[]; rows: string[][] } | null
  /** Where there are several one must be chosen. */
  gifts: Gift[]
  nutrition: NutritionFacts | null
  /** Others that make a set with this one; those that are gone are left out. */
  package: PackageMember[]
  /** Its place in a build of things that work together. */
  build_slot: BuildSlot | null
  updated_at: string
}

/** What comes with a product for nothing. */
export interface Gift {
  variant_id: number
  title: string
  image: Picture | null
}

/** A product of a set: chosen by its variant (`cv`), in a quantity. */
export interface PackageMember {
  slug: string
  title: string
  image: Picture | null
  /** As the set has it. */
  quantity: number
  variants: { id: number; label: string; price: Tugrik; selling_price: Tugrik; available: number }[]
  gifts: Gift[]
}

/** What one store has of a variant. */
export interface StockItem {
  variant_id: number
  sku: string
  available: number
  stock: StockLabel
  /** null where the shop itself sells it. */
  store: { code: string; name: string; vendor_id: number; official: boolean } | null
  /** Where it stands to be collected; null for what is sent. */
  branch: { code: string; name: string; address: string; hours: string; phone: string } | null
}

/** What a listing is narrowed by: any of the values of a facet, every facet given. */
export interface ProductFilters extends Partial<Record<FacetOption, readonly string[]>> {
  /** Codes. */
  brands?: readonly string[]
  stores?: readonly string[]
  sale?: boolean
  /** Selling price in whole tugrik, both ends included. */
  price_from?: Tugrik
  price_to?: Tugrik
  /** Only what can be bought and sent now. */
  in_stock?: boolean
  /** Only with an average of at least so many stars. */
  rating?: Stars
}
export const FILTER_STARS = [4, 3, 2] as const
export type Stars = (typeof FILTER_STARS)[number]

export interface ProductQuery extends ProductFilters {
  taxon?: string
  /** One that has to exist, as on its own page. */
  brand?: string
  q?: string
  ids?: number[]
  skus?: string[]
  variant_ids?: number[]
  /** Of every store of a vendor. */
  vendor?: number
  /** On sale until an instant that is known. */
  deal?: boolean
  /** Only what published texts and look books show, the newest text's first. */
  lifestyle?: boolean
  sort?: Sort
  /** 1 is the first page. */
  page?: number
  per_page?: number
  /** Keeps a random order stable over the pages of one visit. */
  seed?: number
  /** With the counts of the listing's filters. */
  facets?: boolean
}

/** A value of a facet in words. */
export interface FacetChoice extends FacetValue {
  label: string
  /** CSS colour of a swatch, for colours. */
  hex?: string | undefined
}

/** `FacetCounts` in words, in the order in which they are shown. */
export interface ProductFacets extends Omit<FacetCounts, 'taxons' | 'brands' | 'stores' | 'options'> {
  taxons: FacetChoice[]
  brands: FacetChoice[]
  stores: FacetChoice[]
  options: Record<FacetOption, FacetChoice[]>
}

/** `more` stays true while a page returns at least the per-page count, as the specification has it. */
export interface ProductPage {
  products: ProductCard[]
  page: number
  per_page: number
  more: boolean
  /** What was looked for in place of `q`, where that has a mistake or a word that means nothing. */
  corrected?: string | undefined
  taxon: {
    permalink: string
    name: string
    description: string
    ancestors: { permalink: string; name: string }[]
    children: { permalink: string; name: string }[]
  } | null
  /** Where the query asks for `facets`; null while they cannot be counted yet. */
  facets?: ProductFacets | null | undefined
}

export interface Brand {
  code: string
  name: string
  description: string
  product_count: number
}

/** A shop within the shop. */
export interface Store {
  code: string
  name: string
  description: string
  vendor_id: number
  official: boolean
  image: Picture | null
  product_count: number
}
