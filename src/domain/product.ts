import type { BuildSlot } from './build.ts'
import type { DeliveryPromise } from './delivery.ts'
import type { FacetCounts, FacetOption, FacetValue } from './facets.ts'
import type { LeaseTerms } from './lease.ts'
import type { Tugrik } from './money.ts'
import type { NutritionFacts } from './nutrition.ts'
import type { Badge, Locale, Picture } from './site.ts'
import type { UnitPrice } from './unit-price.ts'

/**
 * The part of its address that names a product. Browsers take `.` and `..` out of an address, and the words are addresses of the API and
 * of a page.
 */
export const PRODUCT_HANDLE = /^(?!(?:\.{1,2}|facets|cross_sell|shelf)$)[\w.~-]{1,200}$/

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

export const STOCK_LABELS = ['in_stock', 'low_stock', 'high_stock', 'out_of_stock', 'sold_out', 'expired', 'preorder'] as const
export type StockLabel = (typeof STOCK_LABELS)[number]
export const LOW_STOCK = 5
const HIGH_STOCK = 50

/** Kinds of goods an order line can have. */
export const PRODUCT_KINDS = ['goods', 'gift_card', 'ticket'] as const
export type ProductKind = (typeof PRODUCT_KINDS)[number]

/** Goods and tickets are taken from stock; gift cards are not. */
export const isStocked = (kind: ProductKind): boolean => kind !== 'gift_card'
/** Only goods are delivered, returned, leased and sold in bundles. */
export const isShipped = (kind: ProductKind): boolean => kind === 'goods'

/** `out_of_stock` can be restocked, `sold_out` is discontinued, `expired` is a deal that has ended. */
export function toStockLabel(status: { available: number; discontinued?: boolean; dealOver?: boolean; preorder?: boolean }): StockLabel {
  if (status.dealOver) return 'expired'
  if (status.available <= 0) return status.discontinued ? 'sold_out' : 'out_of_stock'
  if (status.preorder) return 'preorder'
  if (status.available <= LOW_STOCK) return 'low_stock'
  return status.available >= HIGH_STOCK ? 'high_stock' : 'in_stock'
}

export interface OptionValue {
  /** clothing_size, colour, … */
  key: string
  /** Stable code as in URLs: `camel`, `M`. */
  value: string
  label: string
  /** CSS colour of the swatch, for colour keys. */
  hex: string | null
}

/** A product in a list. */
export interface ProductCard {
  id: number
  slug: string
  title: string
  brand: string
  /** The default variant; quick-add uses it where the product has one variant only. */
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
  /** Monthly lease payment; null where lease is not offered. */
  lease_monthly: Tugrik | null
  /** Number of gifts; where there are several, one is selected on the product page. */
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
  /** Loyalty points for one piece; 0 where there are none. */
  points: number
  /** Pieces one customer can buy now: on hand less allocated less held. */
  available: number
  stock: StockLabel
}

export interface ProductDetail extends Omit<ProductCard, 'image'> {
  kind: ProductKind
  /** The event of a ticket; null for other products. */
  event: { starts_at: string; place: string } | null
  sku: string
  /** Another product has the same title. */
  has_namesake: boolean
  description: string
  /** The language of the description; the other one where the requested language has none. */
  description_locale: Locale
  /** For search engines in place of title and description; empty by default. */
  seo_title: string
  seo_description: string
  property_list: { name: string; value: string }[]
  images: Picture[]
  /** Picture ids by colour value; a picture in no list belongs to all colours. */
  images_by_colour: Record<string, string[]>
  variants: Variant[]
  taxons: { permalink: string; name: string }[]
  brand_code: string
  store: { code: string; name: string; vendor_id: number; official: boolean; logo: Picture | null } | null
  unit: string
  return_hours: 24 | 48 | 72
  /** ISO delivery date of a pre-order. */
  preorder_on: string | null
  /** Delivery to central Ulaanbaatar if ordered now. */
  promise: DeliveryPromise | null
  /** Delivery fee of one piece there. */
  shipping_price: Tugrik | null
  /** Delivery there is free from this item total. */
  free_shipping_from: Tugrik | null
  lease: boolean
  /** Null where the shop does not offer lease. */
  lease_terms: LeaseTerms | null
  size_chart: { columns: string[]; rows: string[][] } | null
  /** Where there are several, the customer selects one. */
  gifts: Gift[]
  nutrition: NutritionFacts | null
  /** Products sold in a bundle with this one; unavailable ones are omitted. */
  package: BundleItem[]
  /** Slot in a compatibility build; null where the product has none. */
  build_slot: BuildSlot | null
  updated_at: string
}

/** A free gift. */
export interface Gift {
  variant_id: number
  title: string
  image: Picture | null
}

/** A product of a bundle. */
export interface BundleItem {
  slug: string
  title: string
  image: Picture | null
  /** Default quantity. */
  quantity: number
  variants: { id: number; label: string; price: Tugrik; selling_price: Tugrik; available: number }[]
  gifts: Gift[]
}

/** Stock of a variant in one store. */
export interface StockItem {
  variant_id: number
  sku: string
  available: number
  stock: StockLabel
  /** null where the shop itself is the seller. */
  store: { code: string; name: string; vendor_id: number; official: boolean } | null
  /** The branch of pick-up; null for stock that is delivered. */
  branch: { code: string; name: string; address: string; hours: string; phone: string } | null
}

/** Filters of a listing: any value of a facet, every facet. */
export interface ProductFilters extends Partial<Record<FacetOption, readonly string[]>> {
  /** Codes. */
  brands?: readonly string[]
  stores?: readonly string[]
  sale?: boolean
  /** Selling price in whole tugrik, both ends inclusive. */
  price_from?: Tugrik
  price_to?: Tugrik
  /** Not a pre-order, and not all pieces are reserved. */
  in_stock?: boolean
  /** Minimum average rating. */
  rating?: Stars
}
export const FILTER_STARS = [4, 3, 2] as const
type Stars = (typeof FILTER_STARS)[number]

export interface ProductQuery extends ProductFilters {
  taxon?: string
  /** Must exist, as on a brand page. */
  brand?: string
  q?: string
  ids?: number[]
  skus?: string[]
  variant_ids?: number[]
  /** All stores of the vendor. */
  vendor?: number
  /** On sale with a known end. */
  deal?: boolean
  /** Only products of published entries, those of the newest entry first. */
  lifestyle?: boolean
  sort?: Sort
  /** Starts at 1. */
  page?: number
  per_page?: number
  /** Keeps a random order stable across pages. */
  seed?: number
  /** Includes the facets in the response. */
  facets?: boolean
}

/** A facet value with its label. */
export interface FacetChoice extends FacetValue {
  label: string
  /** CSS colour of the swatch, for colours. */
  hex?: string | undefined
}

/** `FacetCounts` with labels, in display order. */
export interface ProductFacets extends Omit<FacetCounts, 'taxons' | 'brands' | 'stores' | 'options'> {
  taxons: FacetChoice[]
  brands: FacetChoice[]
  stores: FacetChoice[]
  options: Record<FacetOption, FacetChoice[]>
}

/** A part of a search text that was used as a filter. */
export interface UnderstoodFilter {
  kind: 'price' | 'taxon' | 'colour' | 'size'
  /** Name of the taxon, colour or size; empty for a price. */
  label: string
  from: Tugrik | null
  to: Tugrik | null
  /** The search text without this part. */
  q: string
}

/** `more` is true while a page is full, as the specification defines it. */
export interface ProductPage {
  products: ProductCard[]
  page: number
  per_page: number
  more: boolean
  /** The search text that was used instead of a misspelt `q`. */
  corrected?: string | undefined
  /** Words of `q` that no product contains. */
  missing?: string[] | undefined
  /** Filters that parts of `q` were understood as. */
  understood?: UnderstoodFilter[] | undefined
  /** Current codes of brands and stores by the former ones of the query. */
  renamed?: Record<'brands' | 'stores', Record<string, string>> | undefined
  taxon: {
    permalink: string
    name: string
    description: string
    ancestors: { permalink: string; name: string }[]
    children: { permalink: string; name: string }[]
  } | null
  /** Present where the query has `facets`; null while the index is not ready. */
  facets?: ProductFacets | null | undefined
}

export interface Brand {
  code: string
  name: string
  description: string
  image: Picture | null
  product_count: number
}

/** A vendor's store. */
export interface Store {
  code: string
  name: string
  description: string
  vendor_id: number
  official: boolean
  image: Picture | null
  product_count: number
}
