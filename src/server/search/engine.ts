import type { FacetCounts, FacetOption } from '#domain/facets.ts'
import type { Sort } from '#domain/product.ts'

/** What a listing may be narrowed by. Every filter given must hold; only what may be listed at `now` is found. */
export interface ListQuery {
  /** What the shopper typed, as typed. */
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
  /** Only what is on sale now. */
  sale?: boolean
  /** On sale until an instant that is known. */
  deal?: boolean
  /** Selling price in tugrik, both ends included. */
  priceFrom?: number
  priceTo?: number
  /** Only what can be bought and sent now: not a pre-order, not all held by others. */
  inStock?: boolean
  /** Only with an average of at least so many stars. */
  ratingFrom?: number
  /** `relevance` without a text is `date_desc`. Without a sort: relevance for a text, the order given for ids, else date_desc. */
  sort?: Sort | 'relevance'
  /** Keeps a random order stable. Without one the order is that of the day. */
  seed?: number
  /** 1 is the first page. */
  page: number
  perPage: number
}

/** Products by id, best first: cards are read from the database, so that price and stock are never an index's old ones. */
export interface Found {
  ids: number[]
  /** Stays true while a page is full, as the specification has it. */
  more: boolean
  /** What was looked for instead where the text as typed names nothing: "did you mean". */
  corrected: string | null
}

export interface TaxonCount {
  permalink: string
  count: number
}

/**
 * What finds products: PostgreSQL (`postgres.ts`) or Elasticsearch. A text that names nothing finds nothing;
 * no text, however long or odd, throws. One contract test holds both.
 */
export interface SearchEngine {
  readonly kind: 'postgres' | 'elasticsearch'
  list: (query: ListQuery, now: Date) => Promise<Found>
  /** Several listings in one call (`_msearch`), answers in the order of the questions. */
  listMany: (queries: readonly ListQuery[], now: Date) => Promise<Found[]>
  /** Completes what is being typed: the last word may be unfinished. */
  suggest: (text: string, limit: number, now: Date) => Promise<Found>
  /** Whether the engine knows the product (`GET /{index}/product/{id}`), listed or not. */
  has: (productId: number) => Promise<boolean>
  /** Of the same taxon, nearest in price first; the taxon above fills up. Never the product itself. */
  related: (productId: number, limit: number, now: Date) => Promise<number[]>
  /** Of the same brand and make: a SKU of the same beginning, without its last number, colour and size. Never the product itself. */
  series: (productId: number, limit: number, now: Date) => Promise<number[]>
  /** With the most telling words in common. Never the product itself. */
  moreLikeThis: (productId: number, limit: number, now: Date) => Promise<number[]>
  /** How many products each taxon of a level has (`level` 0 is l0), most first, below `query.taxon` where it is given. */
  countTaxons: (
    level: number,
    query: Pick<ListQuery, 'text' | 'taxon' | 'brands' | 'vendorId' | 'sale'>,
    limit: number,
    now: Date
  ) => Promise<TaxonCount[]>
  /** Disjunctive counts for a listing's filters, at most `MOST_TERMS` values a facet. */
  facets: (query: ListQuery, now: Date) => Promise<FacetCounts>
}

export const TAXON_BUCKET = 20
export const MOST_TERMS = 200
export const SUGGESTIONS = 50
export const MOST_LIKE_THIS = 20
