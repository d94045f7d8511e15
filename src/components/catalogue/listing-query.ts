import { FACET_OPTIONS } from '#domain/facets.ts'
import { FILTER_STARS, type ProductFilters, type ProductQuery, type Sort, SORTS } from '#domain/product.ts'

/** Facets of which any number of values may be chosen, as they stand in an address. */
export const WORD_FACETS = ['brands', 'stores', ...FACET_OPTIONS] as const
export type WordFacet = (typeof WORD_FACETS)[number]

/** What a listing's address says after `?`. Whatever is not understood counts as absent. */
export interface ListingQuery {
  sort: Sort | 'relevance'
  page: number
  layout: 'grid' | 'list'
  /** Keeps a random order the same on every page of a visit. */
  seed: number | null
  /** Permalink, on a page that is not a taxon's own. */
  taxon: string | null
  filters: ProductFilters
  /** Every filter in full instead of products. */
  open: boolean
}

const LAST_PAGE = 1000
const DAY_MS = 24 * 60 * 60 * 1000
const MOST_VALUES = 30
const LONGEST_VALUE = 100
const LARGEST_PRICE = 2 ** 31 - 1

/** @param usual the order where none is asked for: a search has its own */
export function readListingQuery(params: URLSearchParams, now: Date, usual: ListingQuery['sort'] = 'date_desc'): ListingQuery {
  const sort = SORTS.find(known => known === params.get('sort')) ?? usual
  const seed = wholeNumber(params.get('seed'))
  return {
    sort,
    page: Math.min(LAST_PAGE, Math.max(1, wholeNumber(params.get('page')) ?? 1)),
    layout: params.get('view') === 'list' ? 'list' : 'grid',
    // A seed of the day: the page is one for everybody, and the cache may keep it.
    seed: sort === 'random' ? (seed ?? Math.floor(now.getTime() / DAY_MS)) : null,
    taxon: wordsOf(params, 'taxon')[0] ?? null,
    filters: readFilters(params),
    open: params.get('filters') === '1'
  }
}

function readFilters(params: URLSearchParams): ProductFilters {
  const filters: ProductFilters = {}
  for (const facet of WORD_FACETS) {
    const words = wordsOf(params, facet)
    if (words.length) filters[facet] = words
  }
  if (params.get('sale') === '1') filters.sale = true
  if (params.get('in_stock') === '1') filters.in_stock = true
  const [from, to] = [priceOf(params.get('price_from')), priceOf(params.get('price_to'))]
  if (from) filters.price_from = from !== null && to ? Math.min(from, to) : from
  if (to) filters.price_to = from ? Math.max(from, to) : to
  const stars = FILTER_STARS.find(each => String(each) === params.get('rating'))
  if (stars) filters.rating = stars
  return filters
}

/** The same choice has one address, in whichever order it was made. */
function wordsOf(params: URLSearchParams, name: string): string[] {
  const words = params.getAll(name).filter(word => word !== '' && word.length <= LONGEST_VALUE && /^[^\p{Cc}\p{Cs}]*$/u.test(word))
  return [...new Set(words)].toSorted().slice(0, MOST_VALUES)
}

/** `200,000₮` too. */
function priceOf(text: string | null): number | null {
  const digits = (text ?? '').slice(0, 40).replace(/\D/g, '')
  return digits ? Math.min(LARGEST_PRICE, Number(digits)) : null
}

/** The part of a listing's question that the shop answers. */
export function asProductQuery({ sort, page, seed, taxon, filters }: ListingQuery): ProductQuery {
  return {
    ...filters,
    page,
    ...(sort === 'relevance' ? {} : { sort }),
    ...(taxon === null ? {} : { taxon }),
    ...(seed === null ? {} : { seed })
  }
}

/**
 * `?sort=price_asc&page=2`, leaving out what is usual; empty where all is. A change starts from the first page again.
 * @param keep parameters that every link of the listing keeps, such as the words searched for
 */
export function listingSearch(
  query: ListingQuery,
  change: Partial<ListingQuery> = {},
  keep: Record<string, string> = {},
  usual: ListingQuery['sort'] = 'date_desc'
): string {
  const { sort, page, layout, seed, taxon, filters, open } = { ...query, page: 1, ...change }
  const params = new URLSearchParams(keep)
  if (taxon !== null) params.set('taxon', taxon)
  for (const facet of WORD_FACETS) for (const word of filters[facet] ?? []) params.append(facet, word)
  if (filters.sale) params.set('sale', '1')
  if (filters.in_stock) params.set('in_stock', '1')
  if (filters.price_from !== undefined) params.set('price_from', String(filters.price_from))
  if (filters.price_to !== undefined) params.set('price_to', String(filters.price_to))
  if (filters.rating !== undefined) params.set('rating', String(filters.rating))
  if (sort !== usual && sort !== 'relevance') params.set('sort', sort)
  if (layout === 'list') params.set('view', 'list')
  if (page > 1) params.set('page', String(page))
  if (page > 1 && sort === 'random' && seed !== null) params.set('seed', String(seed))
  if (open) params.set('filters', '1')
  return params.size > 0 ? `?${params}` : ''
}

/** The filters with a value chosen that was not, or without one that was. */
export function toggled(filters: ProductFilters, facet: WordFacet, value: string): ProductFilters {
  const chosen = filters[facet] ?? []
  const { [facet]: _old, ...rest } = filters
  const words = chosen.includes(value) ? chosen.filter(each => each !== value) : [...chosen, value].toSorted()
  return words.length ? { ...rest, [facet]: words } : rest
}

/** How many things are chosen: what the button of the filters says. */
export function filterCount({ filters, taxon }: Pick<ListingQuery, 'filters' | 'taxon'>): number {
  const { price_from, price_to, sale, in_stock, rating } = filters
  const words = WORD_FACETS.reduce((sum, facet) => sum + (filters[facet]?.length ?? 0), 0)
  const price = price_from !== undefined || price_to !== undefined
  return words + [price, sale, in_stock, rating !== undefined, taxon !== null].filter(Boolean).length
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}
