import { FACET_OPTIONS, type FacetCounts, facetValues, PRICE_STEPS, priceBands } from '#domain/facets.ts'
import { FACETS, IN_STOCK, listingConditions, type ListQuery, ON_SALE, orderOf, ratedFrom, seedOf } from '#domain/listing.ts'
import { FILTER_STARS } from '#domain/product.ts'
import {
  all,
  type ChosenOptions,
  compile,
  failedKey,
  matcher,
  NONE,
  type ScanContext,
  SEVERAL,
  type Test,
  wantedOptions
} from './facet-filter.ts'
import type { FacetIndex, SortField } from './facet-index.ts'

/** Places in `FACETS`. */
const [BRANDS, STORES, PRICE, SALE, STOCK, RATING] = [0, 1, 2, 3, 4, 5]

const SORTS: Record<'date_desc' | 'date_asc' | 'price_asc' | 'price_desc' | 'sale_desc', { field: SortField; descending: boolean }> = {
  date_desc: { field: 'available_on', descending: true },
  date_asc: { field: 'available_on', descending: false },
  price_asc: { field: 'selling_price', descending: false },
  price_desc: { field: 'selling_price', descending: true },
  sale_desc: { field: 'sale_percent', descending: true }
}
/** A random number and a row together fit into the 53 bits of an exact number. */
const ROW_LIMIT = 2 ** 21

/** @param first ids that come before all others, whatever the sort */
export function listFromIndex(context: ScanContext, query: ListQuery, first: readonly number[] = []): number[] {
  const { index } = context
  const matches = matcher(context, query)
  const skipped = new Set(index.rowsOf(first))
  const listed: Test = row => matches(row) && !skipped.has(row)
  const [start, end] = [(query.page - 1) * query.perPage, query.page * query.perPage]
  const rest = sortedRows(context, query, listed, Math.max(0, end - first.length)).slice(Math.max(0, start - first.length))
  return [...first.slice(start, end), ...rest.map(row => index.ids[row] ?? 0)]
}

/** The first `limit` rows that match, in the query's order. */
function sortedRows({ index, now }: ScanContext, query: ListQuery, matches: Test, limit: number): number[] {
  const order = orderOf(query, false)
  if (order === 'random') return shuffledRows(index, seedOf(query, now), matches).slice(0, limit)
  const { field, descending } = SORTS[order === 'ids' || order === 'relevance' ? 'date_desc' : order]
  const rows = index.orderBy(field)
  const found: number[] = []
  for (let at = 0; at < rows.length && found.length < limit; at++) {
    const row = rows[descending ? rows.length - 1 - at : at] ?? 0
    if (matches(row)) found.push(row)
  }
  return found
}

function shuffledRows({ ids, size }: FacetIndex, seed: number, matches: Test): number[] {
  const keys: number[] = []
  for (let row = 0; row < size; row++) if (matches(row)) keys.push(hash(ids[row] ?? 0, seed) * ROW_LIMIT + row)
  return Array.from(Float64Array.from(keys).toSorted(), key => key % ROW_LIMIT)
}

/** Equal for an id and a seed on every node. */
function hash(id: number, seed: number): number {
  let number = Math.imul(id ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b)
  number = Math.imul(number ^ (number >>> 15), 0xc2b2ae35)
  number = Math.imul(number ^ (number >>> 13), 0x27d4eb2f)
  return (number ^ (number >>> 16)) >>> 0
}

/** Counts what each choice of a filter would show: the other facets' choices hold, its own facet's do not. */
export function countFacets(context: ScanContext, query: ListQuery): FacetCounts {
  const { index } = context
  const { scope, choices } = listingConditions(query)
  const inScope = all(context, scope)
  const tests = FACETS.slice(0, RATING + 1).map(facet => choices[facet] && compile(context, choices[facet]))
  const fits = choices.options ? compile(context, choices.options) : null
  const [onSale, inStock] = [compile(context, ON_SALE), compile(context, IN_STOCK)]
  const rated = FILTER_STARS.map(stars => compile(context, ratedFrom(stars)))
  const price = index.values.selling_price

  const brands = new Int32Array(Math.max(0, ...context.codes.brands.keys()) + 1)
  const stores = new Int32Array(Math.max(0, ...context.codes.stores.keys()) + 1)
  const taxonLists = new Int32Array(index.taxonLists.items.length)
  const optionLists = new Int32Array(index.optionLists.items.length)
  const bands = new Int32Array(PRICE_STEPS.length + 1)
  const ratings = FILTER_STARS.map(() => 0)
  let [total, sale, stock, lowest, highest] = [0, 0, 0, Infinity, -Infinity]

  const count = (row: number): void => {
    if (!inScope(row)) return
    const failed = failedFacet(tests, row)
    if (failed === SEVERAL) return
    const passes = (facet: number): boolean => failed === NONE || failed === facet
    if (failed === NONE) increment(optionLists, index.options[row])
    if (fits && !fits(row)) return
    if (failed === NONE) {
      total += 1
      increment(taxonLists, index.taxons[row])
    }
    if (passes(BRANDS)) increment(brands, index.brands[row])
    if (passes(STORES)) increment(stores, index.stores[row])
    if (passes(PRICE)) {
      const amount = price[row] ?? 0
      lowest = Math.min(lowest, amount)
      highest = Math.max(highest, amount)
      increment(bands, PRICE_STEPS.findLastIndex(step => amount >= step) + 1)
    }
    if (passes(SALE) && onSale(row)) sale += 1
    if (passes(STOCK) && inStock(row)) stock += 1
    if (passes(RATING)) for (const [at, test] of rated.entries()) if (test(row)) ratings[at] = (ratings[at] ?? 0) + 1
  }
  if (context.within) for (const row of index.rowsOf(context.within)) count(row)
  else for (let row = 0; row < index.size; row++) count(row)

  const { codes } = context
  const taxons = countTaxons(index, taxonLists)
  const options = countOptionValues(index, optionLists, query.options)
  const coded = (counts: Int32Array, names: ReadonlyMap<number, string>) => Array.from(counts, (n, id) => [names.get(id), n] as const)
  return {
    total,
    taxons: facetValues(
      (codes.below.get(query.taxon ?? '') ?? []).map(permalink => [permalink, taxons.get(codes.taxonIds.get(permalink) ?? 0) ?? 0])
    ),
    brands: facetValues(coded(brands, codes.brands), query.brands),
    stores: facetValues(coded(stores, codes.stores), query.stores),
    options: Object.fromEntries(
      FACET_OPTIONS.map((facet, key) => [
        facet,
        facetValues(
          index.optionValues.map((value, number) => [value.key === key ? value.value : undefined, options[number] ?? 0]),
          query.options?.[facet]
        )
      ])
    ) as FacetCounts['options'],
    price: total === 0 && lowest > highest ? null : { from: lowest, to: highest },
    price_bands: priceBands(bands),
    sale,
    in_stock: stock,
    ratings: FILTER_STARS.map((stars, at) => ({ value: String(stars), count: ratings[at] ?? 0 })).filter(
      ({ value, count: n }) => n > 0 || value === String(query.ratingFrom)
    )
  }
}

function increment(counts: Int32Array, at: number | undefined): void {
  if (at !== undefined) counts[at] = (counts[at] ?? 0) + 1
}

function failedFacet(tests: readonly (Test | undefined)[], row: number): number {
  let failed = NONE
  for (let facet = 0; facet < tests.length; facet++) {
    const test = tests[facet]
    if (!test || test(row)) continue
    if (failed !== NONE) return SEVERAL
    failed = facet
  }
  return failed
}

/** Products by option value. Counted by lists of options first, which are far fewer; a product counts once a value. */
function countOptionValues(index: FacetIndex, lists: Int32Array, chosen: ChosenOptions | undefined): Int32Array {
  const wanted = wantedOptions(index, chosen)
  const counts = new Int32Array(index.optionValues.length)
  for (const [list, variants] of index.optionLists.items.entries()) {
    if (!lists[list]) continue
    const values = new Set<number>()
    for (const variant of variants) {
      const failed = failedKey(variant, wanted)
      for (const [key, value] of variant.entries()) if (value && (failed === NONE || failed === key)) values.add(value)
    }
    for (const value of values) counts[value] = (counts[value] ?? 0) + (lists[list] ?? 0)
  }
  return counts
}

function countTaxons(index: FacetIndex, lists: Int32Array): Map<number, number> {
  const counts = new Map<number, number>()
  for (const [list, ids] of index.taxonLists.items.entries())
    if (lists[list]) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + (lists[list] ?? 0))
  return counts
}
