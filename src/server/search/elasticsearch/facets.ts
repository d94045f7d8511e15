import { FACET_OPTIONS, type FacetCounts, type FacetOption, type FacetValue } from '#domain/facets.ts'
import { type ListQuery, MOST_TERMS } from '../engine.ts'
import type { Aggregation, Answer, Json } from './client.ts'
import { below, type Choice, choiceFilters, inStock, onSale, optionFilters, placeFilters } from './filters.ts'

const STARS = [4, 3, 2] as const
const LEVELS = 5
const MOST_FIRST = [{ _count: 'desc' }, { _key: 'asc' }]

/** One search that counts every facet: each under the choices made of the others. */
export function facetQuery(query: ListQuery, text: Json | null, now: Date): Json {
  const choices = choiceFilters(query, now)
  const without = (own?: Choice): Json => {
    const filters = [...choices].filter(([choice]) => choice !== own).flatMap(([, each]) => each)
    return filters.length ? { bool: { filter: filters } } : { match_all: {} }
  }
  const also = (own: Choice, filters: readonly Json[]): Json => ({ filter: { bool: { filter: [without(own), ...filters] } } })
  const values = (own: Choice | undefined, field: string, chosen?: readonly string[], only: Json = {}): Json => ({
    filter: without(own),
    aggs: { values: { terms: { field, size: MOST_TERMS, order: MOST_FIRST, ...only } }, ...kept(field, chosen) }
  })
  const level = query.taxon === undefined ? 0 : query.taxon.split('/').length
  return {
    query: { bool: { filter: placeFilters(query, now), ...(text ? { must: [text] } : {}) } },
    size: 0,
    aggs: {
      total: { filter: without() },
      ...(level < LEVELS ? { taxons: values(undefined, `l${level}`, [], below(query.taxon)) } : {}),
      brands: values('brands', 'brand.code', query.brands),
      stores: values('stores', 'store.code', query.stores),
      price: {
        filter: without('price'),
        aggs: { from: { min: { field: 'selling_price' } }, to: { max: { field: 'selling_price' } } }
      },
      sale: also('sale', onSale(now)),
      in_stock: also('in_stock', inStock(now)),
      ...Object.fromEntries(STARS.map(from => [`stars_${from}`, also('rating', [{ range: { average_rating: { gte: from } } }])])),
      ...Object.fromEntries(FACET_OPTIONS.map(key => [key, optionCounts(query, key, without('options'))]))
    }
  }
}

/** Chosen values stay, however few they have beside the most frequent. */
function kept(field: string, chosen: readonly string[] = []): Json {
  return chosen.length ? { chosen: { terms: { field, size: chosen.length, include: [...chosen] } } } : {}
}

/** Of variants that are for sale and have the other keys' choices, counted as products. */
function optionCounts(query: ListQuery, key: FacetOption, filter: Json): Json {
  const field = `variants.${key}`
  const products = { products: { reverse_nested: {} } }
  const chosen = query.options?.[key] ?? []
  const fitting = { bool: { filter: [{ term: { 'variants.for_sale': true } }, ...optionFilters(query, key)] } }
  const values = { terms: { field, size: MOST_TERMS, order: [{ products: 'desc' }, { _key: 'asc' }] }, aggs: products }
  const those = chosen.length ? { chosen: { terms: { field, size: chosen.length, include: [...chosen] }, aggs: products } } : {}
  return {
    filter,
    aggs: { variants: { nested: { path: 'variants' }, aggs: { fitting: { filter: fitting, aggs: { values, ...those } } } } }
  }
}

/** @param answers of `facetQuery`, the strictest text first: the first that finds something counts */
export function readFacets(query: ListQuery, answers: readonly Answer[]): FacetCounts {
  const found = answers.map(answer => answer.aggregations ?? {})
  const counts = found.find(each => (each['total']?.doc_count ?? 0) > 0) ?? found.at(-1) ?? {}
  const prices = counts['price']
  const [from, to] = [inner(prices, 'from')?.value ?? null, inner(prices, 'to')?.value ?? null]
  const options = FACET_OPTIONS.map(key => {
    const fitting = inner(inner(counts[key], 'variants'), 'fitting')
    return [key, valuesOf(fitting, query.options?.[key])]
  })
  return {
    total: counts['total']?.doc_count ?? 0,
    taxons: valuesOf(counts['taxons']),
    brands: valuesOf(counts['brands'], query.brands),
    stores: valuesOf(counts['stores'], query.stores),
    options: Object.fromEntries(options) as Record<FacetOption, FacetValue[]>,
    price: from === null || to === null ? null : { from, to },
    sale: counts['sale']?.doc_count ?? 0,
    in_stock: counts['in_stock']?.doc_count ?? 0,
    ratings: STARS.map(stars => ({ value: String(stars), count: counts[`stars_${stars}`]?.doc_count ?? 0 })).filter(
      ({ value, count }) => count > 0 || value === String(query.ratingFrom)
    )
  }
}

function inner(aggregation: Aggregation | undefined, name: string): Aggregation | undefined {
  return aggregation?.[name] as Aggregation | undefined
}

function valuesOf(aggregation: Aggregation | undefined, chosen: readonly string[] = []): FacetValue[] {
  const listed = (name: string): FacetValue[] =>
    (inner(aggregation, name)?.buckets ?? []).map(bucket => ({
      value: String(bucket.key),
      count: inner(bucket, 'products')?.doc_count ?? bucket.doc_count
    }))
  const values = listed('values')
  const rest = (list: readonly FacetValue[]): FacetValue[] => list.filter(({ value }) => !values.some(each => each.value === value))
  values.push(...rest(listed('chosen')))
  return [...values, ...rest([...new Set(chosen)].map(value => ({ value, count: 0 })))]
}
