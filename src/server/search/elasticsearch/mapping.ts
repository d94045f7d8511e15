import { FACET_OPTIONS } from '#domain/facets.ts'
import type { Json } from './client.ts'

const keyword = { type: 'keyword', ignore_above: 512 }
const integer = { type: 'integer' }
const date = { type: 'date' }
const text = { type: 'text' }
/** Stored, not searched. */
const stored = { type: 'object', enabled: false }
/** The usual analyzer of completions omits digits. */
const completion = { type: 'completion', analyzer: 'standard', max_input_length: 100 }

/** Limit of products in all pages; a server's default is 10,000. */
export const MAX_PRODUCTS = 400_000

export const SETTINGS: Json = { index: { max_result_window: MAX_PRODUCTS, refresh_interval: '1s' } }
/** Without refreshes while it is filled, because it is not searched yet. */
export const FILL_SETTINGS: Json = { index: { max_result_window: MAX_PRODUCTS, refresh_interval: '-1' } }

/** In the names of indexes; raised with a change of a document that the queries rely on, after which a new index is filled. */
export const DOCUMENT_VERSION = 4

/** The fields of the specification's search document, and after them those of our own queries. */
export const PROPERTIES: Json = {
  id: integer,
  title: text,
  name: text,
  title_latin: text,
  translated: text,
  description: { type: 'text', index: false },
  gendric: keyword,
  sku: keyword,
  slug: keyword,
  image: keyword,
  images: stored,
  created_at: date,
  updated_at: date,
  property: stored,
  property_list: stored,
  price: integer,
  selling_price: integer,
  sale_percent: integer,
  sale_start_at: date,
  sale_expire_at: date,
  available_on: date,
  total_on_hand: integer,
  vid: integer,
  product_cat: keyword,
  badges: keyword,
  unit: stored,
  average_rating: { type: 'float' },
  total_reviews: integer,
  /** The taxon; `gpc` is its code of the Global Product Classification, or that of an ancestor. */
  keyword: { properties: { id: integer, name: keyword, mn: keyword, gpc: keyword, gpc_txt: keyword } },
  store: { properties: { name: keyword, logo: keyword, code: keyword, vendor_id: integer } },
  brand: { properties: { code: keyword, name: keyword, mn: keyword } },
  taxonomy: { properties: { id: integer } },
  l0: keyword,
  l1: keyword,
  l2: keyword,
  l3: keyword,
  l4: keyword,
  variants: {
    type: 'nested',
    properties: {
      id: integer,
      sku: keyword,
      /** The SKU in lower case, for typed codes. */
      code: keyword,
      option_values: stored,
      image: keyword,
      price: integer,
      selling_price: integer,
      prices: stored,
      for_sale: { type: 'boolean' },
      colour: keyword,
      clothing_size: keyword,
      shoe_size: keyword,
      pants_size: keyword
    }
  },
  suggestion: completion,
  custom_suggestion: completion,
  /** Options of all variants for sale, which are counted here several times faster than in the nested objects. */
  for_sale: { properties: Object.fromEntries(FACET_OPTIONS.map(name => [name, keyword])) },
  /** Taxons at any level and their own, by permalink and by id. */
  permalinks: keyword,
  taxon_id: integer,
  /** Time from which an unreserved piece can be bought; missing where there is none. */
  free_from: date,
  /** End of the pre-order. */
  preorder_until: date,
  /** Words as written; each field includes those before it, see `ProductTexts`. `described` has roots of the description's words. */
  words: { properties: { name: keyword, title: keyword, kind: keyword, all: keyword, described: keyword } },
  title_words: integer,
  /** By the figure of the title, for texts that ask for large or small goods. */
  size: { type: 'float' }
}
