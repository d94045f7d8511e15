import type { Json } from './client.ts'

const keyword = { type: 'keyword', ignore_above: 512 }
const integer = { type: 'integer' }
const date = { type: 'date' }
const text = { type: 'text' }
/** Kept for whoever reads the document, not searched. */
const shown = { type: 'object', enabled: false }
const completion = { type: 'completion', max_input_length: 100 }

/** Pages this deep may be asked for; a server allows 10,000 products where nothing is said. */
export const MOST_PRODUCTS = 400_000

export const SETTINGS: Json = { index: { max_result_window: MOST_PRODUCTS, refresh_interval: '1s' } }
/** While it is filled nobody searches it. */
export const FILLING: Json = { index: { max_result_window: MOST_PRODUCTS, refresh_interval: '-1' } }

/** The fields of the specification's search document, and below them what our own questions ask for. */
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
  images: shown,
  created_at: date,
  updated_at: date,
  property: shown,
  property_list: shown,
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
  unit: shown,
  average_rating: { type: 'float' },
  total_reviews: integer,
  keyword: { properties: { id: integer, name: keyword, mn: keyword } },
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
      /** The SKU in small letters, for codes as people type them. */
      code: keyword,
      option_values: shown,
      image: keyword,
      price: integer,
      selling_price: integer,
      prices: shown,
      for_sale: { type: 'boolean' },
      colour: keyword,
      clothing_size: keyword,
      shoe_size: keyword,
      pants_size: keyword
    }
  },
  suggestion: completion,
  custom_suggestion: completion,
  /** Taxons at any level and their own, by permalink and by id. */
  permalinks: keyword,
  taxon_id: integer,
  /** From when a piece can be bought that no unpaid order holds; missing where none can. */
  free_from: date,
  /** Until when it is a pre-order. */
  preorder_until: date,
  /** Words as they are written, each field with those before it: see `ProductTexts`. */
  words: { properties: { name: keyword, title: keyword, kind: keyword, all: keyword } },
  title_words: integer
}
