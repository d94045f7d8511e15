import type { FacetCounts } from '#domain/facets.ts'
import type { ListQuery } from '#domain/listing.ts'
import type { RowVersion } from '../kernel/cache/with-version.ts'

/** Products by id, best first. Cards are read from the database, so that prices and stock are current. */
export interface SearchResult {
  ids: number[]
  /** Versions of their rows, where they were read with the ids. */
  versions?: readonly RowVersion[]
  /** True where the page is full, as the specification defines it. */
  more: boolean
  /** The corrected search text: "did you mean". */
  corrected: string | null
  /** Words of the text that no product contains. */
  missing: readonly string[]
  /** Present on request; null while the engine is not ready. */
  facets?: FacetCounts | null
}

export interface ListOptions {
  /** Counts the filters, too. */
  facets?: boolean
  /** Whether similar goods stand for those that the shop does not have, and follow few others: yes, where it is not given. */
  withSimilar?: boolean
}

export interface TaxonCount {
  permalink: string
  count: number
}

/**
 * Finds products: PostgreSQL (`postgres/`) or a search server (`elasticsearch/`). A text without a match gives no results; no
 * text throws. One contract test covers both.
 */
export interface SearchEngine {
  readonly kind: 'postgres' | 'elasticsearch'
  list: (query: ListQuery, now: Date, options?: ListOptions) => Promise<SearchResult>
  /** Several listings in one call (`_msearch`), in the order of the queries. */
  listMany: (queries: readonly ListQuery[], now: Date) => Promise<SearchResult[]>
  /** Completes a partly typed text; its last word may be unfinished. */
  suggest: (text: string, limit: number, now: Date) => Promise<SearchResult>
  /** Whether the engine has indexed the product (`GET /{index}/product/{id}`), listed or not. */
  has: (productId: number) => Promise<boolean>
  /** Products of the same taxon by price difference, then those of the parent taxon. Without the product itself. */
  findRelated: (productId: number, limit: number, now: Date) => Promise<number[]>
  /** Products of the same brand and model: SKUs with the same prefix before the first number. Without the product itself. */
  findSeries: (productId: number, limit: number, now: Date) => Promise<number[]>
  /** Products with the most distinctive words in common, without the product itself. */
  findMoreLikeThis: (productId: number, limit: number, now: Date) => Promise<number[]>
  /** Number of products per taxon of a level (`level` 0 is l0), highest first, below `query.taxon` where it is given. */
  countTaxons: (
    level: number,
    query: Pick<ListQuery, 'text' | 'taxon' | 'brands' | 'vendorId' | 'sale'>,
    limit: number,
    now: Date
  ) => Promise<TaxonCount[]>
  /** @throws ShopError unavailable while the engine cannot count yet */
  countFacets: (query: ListQuery, now: Date) => Promise<FacetCounts>
}

export const MAX_MORE_LIKE_THIS = 20
/** Words of a product for `findMoreLikeThis`. */
export const DISTINCTIVE_WORDS = 12

/** `AN-SWE-03-CAM-M` is in the series `AN-SWE-`, the part before the first number. Null for other SKUs. */
export function toSeriesPrefix(sku: string): string | null {
  const [, prefix = ''] = /^(.*?[A-Za-z].*?-)\d/.exec(sku) ?? []
  return prefix.length >= 4 ? prefix : null
}
