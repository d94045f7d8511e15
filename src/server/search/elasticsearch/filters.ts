import { FACET_OPTIONS } from '#domain/facets.ts'
import type { ListQuery } from '../engine.ts'
import type { Json } from './client.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** What a shopper chooses in the column beside a listing. The taxon, a vendor, ids and a text are what the listing is of. */
export type Choice = 'brands' | 'stores' | 'price' | 'sale' | 'in_stock' | 'rating' | 'options'

const term = (field: string, value: unknown): Json => ({ term: { [field]: value } })
const terms = (field: string, values: readonly (string | number)[]): Json => ({ terms: { [field]: [...values] } })
const nested = (filters: readonly Json[]): Json => ({ nested: { path: 'variants', query: { bool: { filter: [...filters] } } } })

/** Something that costs, can be had, has come and can be seen. */
export function listable(now: Date): Json[] {
  return [
    { range: { selling_price: { gt: 1 } } },
    { range: { total_on_hand: { gt: 0 } } },
    { range: { available_on: { lte: now.toISOString() } } },
    { exists: { field: 'image' } }
  ]
}

/** What a listing is of. */
export function placeFilters(query: Partial<ListQuery>, now: Date): Json[] {
  const filters = listable(now)
  if (query.taxon !== undefined) filters.push(term('permalinks', query.taxon))
  if (query.vendorId !== undefined) filters.push(term('store.vendor_id', query.vendorId))
  if (query.ids) filters.push(terms('id', query.ids))
  if (query.skus) filters.push(nested([terms('variants.sku', query.skus)]))
  if (query.variantIds) filters.push(nested([terms('variants.id', query.variantIds)]))
  if (query.deal) filters.push(...onSale(now), { exists: { field: 'sale_expire_at' } })
  return filters
}

/** What each choice asks for; choices that were not made are missing. */
export function choiceFilters(query: Partial<ListQuery>, now: Date): Map<Choice, Json[]> {
  const choices = new Map<Choice, Json[]>()
  if (query.brands) choices.set('brands', [terms('brand.code', query.brands)])
  if (query.stores) choices.set('stores', [terms('store.code', query.stores)])
  if (query.priceFrom !== undefined || query.priceTo !== undefined) {
    const ends = {
      ...(query.priceFrom === undefined ? {} : { gte: query.priceFrom }),
      ...(query.priceTo === undefined ? {} : { lte: query.priceTo })
    }
    choices.set('price', [{ range: { selling_price: ends } }])
  }
  if (query.sale) choices.set('sale', onSale(now))
  if (query.inStock) choices.set('in_stock', inStock(now))
  if (query.ratingFrom !== undefined) choices.set('rating', [{ range: { average_rating: { gte: query.ratingFrom } } }])
  const options = optionFilters(query)
  if (options.length) choices.set('options', [nested([term('variants.for_sale', true), ...options])])
  return choices
}

/** Of one variant. @param without the key whose own choice is left out */
export function optionFilters(query: Partial<ListQuery>, without?: string): Json[] {
  return FACET_OPTIONS.flatMap(key => {
    const values = key === without ? undefined : query.options?.[key]
    return values ? [terms(`variants.${key}`, values)] : []
  })
}

export function onSale(now: Date): Json[] {
  const until = { range: { sale_expire_at: { gt: now.toISOString() } } }
  return [
    { range: { sale_percent: { gt: 0 } } },
    { bool: { should: [until, { bool: { must_not: [{ exists: { field: 'sale_expire_at' } }] } }], minimum_should_match: 1 } }
  ]
}

export function inStock(now: Date): Json[] {
  return [
    { range: { free_from: { lte: now.toISOString() } } },
    { bool: { must_not: [{ range: { preorder_until: { gt: now.toISOString() } } }] } }
  ]
}

type Order = NonNullable<ListQuery['sort']> | 'ids'

export function orderOf({ sort, ids }: ListQuery, hasText: boolean): Order {
  const order = sort ?? (hasText ? 'relevance' : ids ? 'ids' : 'date_desc')
  return order === 'relevance' && !hasText ? 'date_desc' : order
}

const SORTS: Record<Exclude<Order, 'ids'>, Json[]> = {
  relevance: [{ _score: 'desc' }, { id: 'asc' }],
  random: [{ _score: 'desc' }, { id: 'asc' }],
  date_desc: [{ available_on: 'desc' }, { id: 'desc' }],
  date_asc: [{ available_on: 'asc' }, { id: 'asc' }],
  price_asc: [{ selling_price: 'asc' }, { id: 'asc' }],
  price_desc: [{ selling_price: 'desc' }, { id: 'desc' }],
  sale_desc: [{ sale_percent: 'desc' }, { id: 'desc' }]
}

export function sorting(order: Order): Json[] {
  return SORTS[order === 'ids' ? 'date_desc' : order]
}

/** The same order for a seed on every page; without one that of the day. */
export function shuffled(query: Json, seed: number | undefined, now: Date): Json {
  return {
    function_score: {
      query,
      functions: [{ random_score: { seed: seed ?? Math.floor(now.getTime() / DAY_MS), field: 'id' } }],
      boost_mode: 'replace'
    }
  }
}

/** Permalinks below a taxon, in the server's own regular expressions: more characters have a meaning there than in ours. */
export function below(taxon: string | undefined): Json {
  return taxon === undefined ? {} : { include: `${taxon.replaceAll(/[.?+*|{}[\]()"\\#@&<>~^$]/g, String.raw`\$&`)}/.*` }
}
