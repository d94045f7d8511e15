import { MINUTE_MS } from '#domain/day.ts'
import { FACET_OPTIONS, type FacetCounts, type FacetOption, type FacetValue, MAX_FACET_TAXONS, MAX_FACET_VALUES } from '#domain/facets.ts'
import {
  type Condition,
  type Facet,
  IN_STOCK,
  LISTABLE,
  toListingConditions,
  type ListOrder,
  type ListQuery,
  type Membership,
  ON_SALE,
  type ProductField,
  requireRating,
  toRandomSeed
} from '#domain/listing.ts'
import { FILTER_STARS } from '#domain/product.ts'
import type { Aggregation, SearchResponse, Json } from './client.ts'

const TAXON_LEVELS = 5
const BY_COUNT = [{ _count: 'desc' }, { _key: 'asc' }]

const FIELDS: Record<ProductField, string> = {
  selling_price: 'selling_price',
  total_on_hand: 'total_on_hand',
  sale_percent: 'sale_percent',
  average_rating: 'average_rating',
  image: 'image',
  available_on: 'available_on',
  sale_expire_at: 'sale_expire_at',
  preorder_until: 'preorder_until'
}
const MEMBERSHIPS: Record<Membership, string> = {
  id: 'id',
  taxon: 'permalinks',
  brand: 'brand.code',
  store: 'store.code',
  vendor: 'store.vendor_id',
  sku: 'variants.sku',
  variant: 'variants.id'
}

export const createTermsFilter = (field: string, values: readonly (string | number)[]): Json => ({ terms: { [field]: [...values] } })
const createRangeFilter = (field: string, bounds: Json): Json => ({ range: { [field]: bounds } })
export const createNestedFilter = (filters: readonly Json[]): Json => ({
  nested: { path: 'variants', query: { bool: { filter: [...filters] } } }
})

/** The beginning of the minute, so that the server's caches have the filter when it comes again. */
const toFilterTime = (now: Date): string => new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS).toISOString()

/** Converts a listing rule to a query of the server. */
function toQuery(condition: Condition, now: Date): Json {
  switch (condition.type) {
    case 'range': {
      const { from, to } = condition
      return createRangeFilter(FIELDS[condition.field], {
        ...(from === undefined ? {} : { gte: from }),
        ...(to === undefined ? {} : { lte: to })
      })
    }
    case 'set':
      return { exists: { field: FIELDS[condition.field] } }
    case 'past':
      return createRangeFilter(FIELDS[condition.field], { lte: toFilterTime(now) })
    case 'future':
      return createRangeFilter(FIELDS[condition.field], { gt: toFilterTime(now) })
    case 'in': {
      const query = createTermsFilter(MEMBERSHIPS[condition.of], condition.values)
      return condition.of === 'sku' || condition.of === 'variant' ? createNestedFilter([query]) : query
    }
    case 'options':
      return createNestedFilter(createOptionQueries(condition.options))
    case 'unreserved':
      return createRangeFilter('free_from', { lte: toFilterTime(now) })
    case 'not':
      return { bool: { must_not: [toQuery(condition.condition, now)] } }
    case 'all':
      return { bool: { filter: condition.conditions.map(each => toQuery(each, now)) } }
  }
}

export function isListable(now: Date): Json {
  return toQuery(LISTABLE, now)
}

/**
 * Conditions on one variant.
 * @param without the key whose own selection is omitted
 */
function createOptionQueries(options: ListQuery['options'], without?: FacetOption): Json[] {
  const chosen = FACET_OPTIONS.flatMap(key => {
    const values = key === without ? undefined : options?.[key]
    return values ? [createTermsFilter(`variants.${key}`, values)] : []
  })
  return [{ term: { 'variants.for_sale': true } }, ...chosen]
}

/** All conditions of a query except its text. */
export function listFilters(query: Partial<ListQuery>, now: Date): Json[] {
  const { scope, choices } = toListingConditions(query)
  return [...scope, ...Object.values(choices)].map(condition => toQuery(condition, now))
}

const SORTS: Record<Exclude<ListOrder, 'ids'>, Json[]> = {
  relevance: [{ _score: 'desc' }, { id: 'asc' }],
  random: [{ _score: 'desc' }, { id: 'asc' }],
  date_desc: [{ available_on: 'desc' }, { id: 'desc' }],
  date_asc: [{ available_on: 'asc' }, { id: 'asc' }],
  price_asc: [{ selling_price: 'asc' }, { id: 'asc' }],
  price_desc: [{ selling_price: 'desc' }, { id: 'desc' }],
  sale_desc: [{ sale_percent: 'desc' }, { id: 'desc' }]
}

export function toSort(order: ListOrder): Json[] {
  return SORTS[order === 'ids' ? 'date_desc' : order]
}

/** In a random order that is the same for a seed on every page. */
export function toShuffleSort(query: Json, listQuery: ListQuery, now: Date): Json {
  const random = { random_score: { seed: toRandomSeed(listQuery, now), field: 'id' } }
  return { function_score: { query, functions: [random], boost_mode: 'replace' } }
}

/** Permalinks below a taxon. OpenSearch 2.19 fails on `.*` after a prefix that comes after all values. */
export function isBelowTaxon(taxon: string | undefined): Json {
  return taxon === undefined ? {} : { include: `${taxon.replaceAll(/[.?+*|{}[\]()"\\#@&<>~^$]/g, String.raw`\$&`)}/.+` }
}

/** A search that counts every facet, each under the selections of the others. */
export function createFacetSearch(query: ListQuery, text: Json | null, now: Date): Json {
  const { scope, choices } = toListingConditions(query)
  const without = (own?: Facet): Json => {
    const others = Object.entries(choices).filter(([facet]) => facet !== own)
    return others.length ? { bool: { filter: others.map(([, condition]) => toQuery(condition, now)) } } : { match_all: {} }
  }
  const counted = (own: Facet, condition: Condition): Json => ({ filter: { bool: { filter: [without(own), toQuery(condition, now)] } } })
  const values = (own: Facet | undefined, field: string, chosen?: readonly string[], only: Json = {}): Json => ({
    filter: without(own),
    aggs: createValueCounts(field, chosen, only)
  })
  const level = query.taxon === undefined ? 0 : query.taxon.split('/').length
  return {
    query: { bool: { filter: scope.map(condition => toQuery(condition, now)), ...(text ? { must: [text] } : {}) } },
    size: 0,
    aggs: {
      total: { filter: without() },
      ...(level < TAXON_LEVELS
        ? { taxons: values(undefined, `l${level}`, [], { ...isBelowTaxon(query.taxon), size: MAX_FACET_TAXONS }) }
        : {}),
      brands: values('brands', MEMBERSHIPS.brand, query.brands),
      stores: values('stores', MEMBERSHIPS.store, query.stores),
      price: {
        filter: without('price'),
        aggs: { from: { min: { field: FIELDS.selling_price } }, to: { max: { field: FIELDS.selling_price } } }
      },
      sale: counted('sale', ON_SALE),
      in_stock: counted('in_stock', IN_STOCK),
      ...Object.fromEntries(FILTER_STARS.map(stars => [`stars_${stars}`, counted('rating', requireRating(stars))])),
      ...Object.fromEntries(FACET_OPTIONS.map(key => [key, createOptionCounts(query, key, without('options'))]))
    }
  }
}

function createValueCounts(field: string, chosen?: readonly string[], only: Json = {}): Json {
  return { values: { terms: { field, size: MAX_FACET_VALUES, order: BY_COUNT, ...only } }, ...createSelectedValues(field, chosen) }
}

/** Selected values remain, whatever their count. */
function createSelectedValues(field: string, chosen: readonly string[] = [], aggs?: Json): Json {
  return chosen.length ? { chosen: { terms: { field, size: chosen.length, include: [...chosen] }, ...(aggs ? { aggs } : {}) } } : {}
}

/** Variants for sale that match the selections of the other keys, counted as products. */
function createOptionCounts(query: ListQuery, key: FacetOption, filter: Json): Json {
  const chosen = query.options?.[key]
  if (!FACET_OPTIONS.some(other => other !== key && query.options?.[other]))
    return { filter, aggs: createValueCounts(`for_sale.${key}`, chosen) }
  const field = `variants.${key}`
  const products = { products: { reverse_nested: {} } }
  const matching = { bool: { filter: createOptionQueries(query.options, key) } }
  const values = { terms: { field, size: MAX_FACET_VALUES, order: [{ products: 'desc' }, { _key: 'asc' }] }, aggs: products }
  const aggs = { values, ...createSelectedValues(field, chosen, products) }
  return { filter, aggs: { variants: { nested: { path: 'variants' }, aggs: { fitting: { filter: matching, aggs } } } } }
}

/** @param response of `createFacetSearch`; none for a text without meaning */
export function readFacets(query: ListQuery, response?: SearchResponse): FacetCounts {
  const counts = response?.aggregations ?? {}
  const prices = counts['price']
  const [from, to] = [findInner(prices, 'from')?.value ?? null, findInner(prices, 'to')?.value ?? null]
  const options = FACET_OPTIONS.map(key => {
    const variants = findInner(counts[key], 'variants')
    return [key, listValues(variants ? findInner(variants, 'fitting') : counts[key], query.options?.[key])]
  })
  return {
    total: counts['total']?.doc_count ?? 0,
    taxons: listValues(counts['taxons']),
    brands: listValues(counts['brands'], query.brands),
    stores: listValues(counts['stores'], query.stores),
    options: Object.fromEntries(options) as Record<FacetOption, FacetValue[]>,
    price: from === null || to === null ? null : { from, to },
    sale: counts['sale']?.doc_count ?? 0,
    in_stock: counts['in_stock']?.doc_count ?? 0,
    ratings: FILTER_STARS.map(stars => ({ value: String(stars), count: counts[`stars_${stars}`]?.doc_count ?? 0 })).filter(
      ({ value, count }) => count > 0 || value === String(query.ratingFrom)
    )
  }
}

function findInner(aggregation: Aggregation | undefined, name: string): Aggregation | undefined {
  return aggregation?.[name] as Aggregation | undefined
}

function listValues(aggregation: Aggregation | undefined, chosen: readonly string[] = []): FacetValue[] {
  const listed = (name: string): FacetValue[] =>
    (findInner(aggregation, name)?.buckets ?? []).map(bucket => ({
      value: String(bucket.key),
      count: findInner(bucket, 'products')?.doc_count ?? bucket.doc_count
    }))
  const values = listed('values')
  const missing = (list: readonly FacetValue[]): FacetValue[] => list.filter(({ value }) => !values.some(each => each.value === value))
  values.push(...missing(listed('chosen')))
  return [...values, ...missing([...new Set(chosen)].map(value => ({ value, count: 0 })))]
}
