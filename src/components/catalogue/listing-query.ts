import { toRandomSeed } from '#domain/listing.ts'
import { FACET_OPTIONS, MAX_SELECTED_VALUES, MAX_VALUE_LENGTH } from '#domain/facets.ts'
import { MAX_PRICE } from '#domain/price.ts'
import { FILTER_STARS, type ProductFilters, type ProductQuery, type Sort, SORTS } from '#domain/product.ts'

/** Facets with multiple values, as parameters of the URL. */
export const VALUE_FACETS = ['brands', 'stores', ...FACET_OPTIONS] as const
export type ValueFacet = (typeof VALUE_FACETS)[number]

/** The query of a listing. Invalid parameters are ignored. */
export interface ListingQuery {
  sort: Sort | 'relevance'
  page: number
  layout: 'grid' | 'list'
  /** Keeps a random order stable across pages. */
  seed: number | null
  /** Permalink; null on a taxon's own page. */
  taxon: string | null
  filters: ProductFilters
  /** The page of all filters instead of products. */
  open: boolean
}

const MAX_PAGE = 1000

/** @param usual default sort order; a search has its own */
export function parseListingQuery(params: URLSearchParams, now: Date, usual: ListingQuery['sort'] = 'date_desc'): ListingQuery {
  const sort = SORTS.find(value => value === params.get('sort')) ?? usual
  const seed = parseWholeNumber(params.get('seed'))
  return {
    sort,
    page: Math.min(MAX_PAGE, Math.max(1, parseWholeNumber(params.get('page')) ?? 1)),
    layout: params.get('view') === 'list' ? 'list' : 'grid',
    // The daily seed makes the page the same for everybody, and cacheable.
    seed: sort === 'random' ? toRandomSeed({ ...(seed !== null && { seed }) }, now) : null,
    taxon: parseValues(params, 'taxon')[0] ?? null,
    filters: parseFilters(params),
    open: params.get('filters') === '1'
  }
}

function parseFilters(params: URLSearchParams): ProductFilters {
  const filters: ProductFilters = {}
  for (const facet of VALUE_FACETS) {
    const values = parseValues(params, facet)
    if (values.length) filters[facet] = values
  }
  if (params.get('sale') === '1') filters.sale = true
  if (params.get('in_stock') === '1') filters.in_stock = true
  const [from, to] = [parsePrice(params.get('price_from')), parsePrice(params.get('price_to'))]
  if (from) filters.price_from = to ? Math.min(from, to) : from
  if (to) filters.price_to = from ? Math.max(from, to) : to
  const stars = FILTER_STARS.find(each => String(each) === params.get('rating'))
  if (stars) filters.rating = stars
  return filters
}

/** Sorted, so that a selection has one URL. */
function parseValues(params: URLSearchParams, name: string): string[] {
  const values = params.getAll(name).filter(value => value !== '' && value.length <= MAX_VALUE_LENGTH && /^[^\p{Cc}\p{Cs}]*$/u.test(value))
  return [...new Set(values)].toSorted().slice(0, MAX_SELECTED_VALUES)
}

/** Accepts `200,000₮` too. */
function parsePrice(text: string | null): number | null {
  const digits = (text ?? '').slice(0, 40).replace(/\D/g, '')
  return digits ? Math.min(MAX_PRICE, Number(digits)) : null
}

/** The part of the query that the API takes. */
export function toProductQuery({ sort, page, seed, taxon, filters }: ListingQuery): ProductQuery {
  return {
    ...filters,
    page,
    ...(sort === 'relevance' ? {} : { sort }),
    ...(taxon === null ? {} : { taxon }),
    ...(seed === null ? {} : { seed })
  }
}

/**
 * `?sort=price_asc&page=2` without default values; empty where all are defaults. A change resets the page.
 * @param keep parameters for every link of the listing, such as the search text
 */
export function toListingSearch(
  query: ListingQuery,
  change: Partial<ListingQuery> = {},
  keep: Record<string, string> = {},
  usual: ListingQuery['sort'] = 'date_desc'
): string {
  const { sort, page, layout, seed, taxon, filters, open } = { ...query, page: 1, ...change }
  const params = new URLSearchParams(keep)
  if (taxon !== null) params.set('taxon', taxon)
  for (const facet of VALUE_FACETS) for (const value of filters[facet] ?? []) params.append(facet, value)
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

/** Adds or removes a value of a facet. */
export function withFilterToggled(filters: ProductFilters, facet: ValueFacet, value: string): ProductFilters {
  const selected = filters[facet] ?? []
  const { [facet]: _old, ...rest } = filters
  const values = selected.includes(value) ? selected.filter(each => each !== value) : [...selected, value].toSorted()
  return values.length ? { ...rest, [facet]: values } : rest
}

/** Number of active filters, for the filter button. */
export function countFilters({ filters, taxon }: Pick<ListingQuery, 'filters' | 'taxon'>): number {
  const { price_from, price_to, sale, in_stock, rating } = filters
  const values = VALUE_FACETS.reduce((sum, facet) => sum + (filters[facet]?.length ?? 0), 0)
  const price = price_from !== undefined || price_to !== undefined
  return values + [price, sale, in_stock, rating !== undefined, taxon !== null].filter(Boolean).length
}

function parseWholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}
