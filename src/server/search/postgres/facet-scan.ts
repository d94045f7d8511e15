import { FACET_OPTIONS, type FacetCounts, MAX_FACET_TAXONS, toFacetValues, PRICE_STEPS, toPriceBands } from '#domain/facets.ts'
import {
  type Facet,
  FACETS,
  IN_STOCK,
  toListingConditions,
  type ListQuery,
  ON_SALE,
  toListOrder,
  requireRating,
  toRandomSeed,
  shuffleKey,
  shuffleTerms
} from '#domain/listing.ts'
import { FILTER_STARS } from '#domain/product.ts'
import type { RowVersion } from '../../kernel/cache/with-version.ts'
import {
  beginScan,
  type ChosenOptions,
  findFailedKey,
  intersectMasks,
  createListingMask,
  type Mask,
  toMask,
  intersectAll,
  EMPTY_MASK,
  type ScanContext,
  parseChosenOptions
} from './facet-filter.ts'
import type { FacetIndex, SortField } from './facet-index.ts'

const SORTS: Record<'date_desc' | 'date_asc' | 'price_asc' | 'price_desc' | 'sale_desc', { field: SortField; descending: boolean }> = {
  date_desc: { field: 'available_on', descending: true },
  date_asc: { field: 'available_on', descending: false },
  price_asc: { field: 'selling_price', descending: false },
  price_desc: { field: 'selling_price', descending: true },
  sale_desc: { field: 'sale_percent', descending: true }
}
/** A random number and a row together fit into the 53 bits of an exact number. */
const ROW_LIMIT = 2 ** 21

/** @param first ids that precede all others in any sort order */
export function listFromIndex(context: ScanContext, query: ListQuery, first: readonly number[] = []): RowVersion[] {
  beginScan()
  const { index } = context
  const mask = createListingMask(context, query)
  const firstRows = index.findRows(first)
  for (const row of firstRows) mask[row] = 0
  const [start, end] = [(query.page - 1) * query.perPage, query.page * query.perPage]
  const rows = sortRows(context, query, mask, Math.max(0, start - firstRows.length), Math.max(0, end - firstRows.length))
  return [...firstRows.slice(start, end), ...rows].map(row => ({ id: index.ids[row] ?? 0, version: String(index.transactions[row]) }))
}

/** The rows of a mask between two positions in the query's order. */
function sortRows({ index, now }: ScanContext, query: ListQuery, mask: Mask, start: number, end: number): number[] {
  const order = toListOrder(query, false)
  if (order === 'random')
    return Array.from(sortShuffleKeys(index, toRandomSeed(query, now), mask).subarray(start, end), key => key % ROW_LIMIT)
  const { field, descending } = SORTS[order === 'ids' || order === 'relevance' ? 'date_desc' : order]
  const rows = index.orderBy(field)
  const page: number[] = []
  for (let at = 0, found = 0; at < rows.length && found < end; at++) {
    const row = rows[descending ? rows.length - 1 - at : at] ?? 0
    if (mask[row] !== 1) continue
    if (found >= start) page.push(row)
    found += 1
  }
  return page
}

/** Sorted keys, from which `ROW_LIMIT` takes the rows. */
function sortShuffleKeys({ ids }: FacetIndex, seed: number, mask: Mask): Float64Array {
  const keys = new Float64Array(mask.length)
  const terms = shuffleTerms(seed)
  let size = 0
  for (let row = 0; row < mask.length; row++) if (mask[row] === 1) keys[size++] = shuffleKey(ids[row] ?? 0, terms) * ROW_LIMIT + row
  return keys.subarray(0, size).toSorted()
}

/** Counts each value of a facet under the selections of the other facets. */
export function countFacets(context: ScanContext, query: ListQuery): FacetCounts {
  beginScan()
  const { index } = context
  const { scope, choices } = toListingConditions(query)
  const inScope = intersectAll(context, scope)
  const selected = FACETS.flatMap(facet => (choices[facet] ? [{ facet, mask: toMask(context, choices[facet]) }] : []))
  const without = (own?: Facet): Mask => intersectMasks([inScope, ...selected.filter(({ facet }) => facet !== own).map(({ mask }) => mask)])
  const listed = without()
  const countable = (facet: Facet): Mask => (choices[facet] ? without(facet) : listed)

  const total = countOverlap(listed, listed)
  const brands = countByValue(countable('brands'), index.brands)
  const stores = countByValue(countable('stores'), index.stores)
  const taxonLists = countByValue(listed, index.taxons)
  const optionLists = countByValue(countable('options'), index.options)
  const { lowest, highest, bands } = countPrices(countable('price'), index.values.selling_price)
  const sale = countOverlap(countable('sale'), toMask(context, ON_SALE))
  const stock = countOverlap(countable('in_stock'), toMask(context, IN_STOCK))
  const ratings = FILTER_STARS.map(stars => countOverlap(countable('rating'), toMask(context, requireRating(stars))))

  const { codes } = context
  const taxons = countTaxons(index, taxonLists)
  const options = countOptionValues(index, optionLists, query.options)
  const coded = (counts: Int32Array, names: ReadonlyMap<number, string>) => Array.from(counts, (n, id) => [names.get(id), n] as const)
  return {
    total,
    taxons: toFacetValues(
      (codes.children.get(query.taxon ?? '') ?? []).map(permalink => [permalink, taxons.get(codes.taxonIds.get(permalink) ?? 0) ?? 0]),
      [],
      MAX_FACET_TAXONS
    ),
    brands: toFacetValues(coded(brands, codes.brands), query.brands),
    stores: toFacetValues(coded(stores, codes.stores), query.stores),
    options: Object.fromEntries(
      FACET_OPTIONS.map((facet, key) => [
        facet,
        toFacetValues(
          index.optionValues.map((value, number) => [value.key === key ? value.value : undefined, options[number] ?? 0]),
          query.options?.[facet]
        )
      ])
    ) as FacetCounts['options'],
    price: lowest > highest ? null : { from: lowest, to: highest },
    price_bands: toPriceBands(bands),
    sale,
    in_stock: stock,
    ratings: FILTER_STARS.map((stars, at) => ({ value: String(stars), count: ratings[at] ?? 0 })).filter(
      ({ value, count: n }) => n > 0 || value === String(query.ratingFrom)
    )
  }
}

/** Number of common rows of two masks. */
function countOverlap(mask: Mask, other: Mask): number {
  let count = 0
  for (let row = 0; row < mask.length; row++) count += (mask[row] ?? 0) & (other[row] ?? 0)
  return count
}

/** Number of rows of a mask by column value. */
function countByValue(mask: Mask, column: Int32Array): Int32Array {
  let highest = 0
  for (let row = 0; row < mask.length; row++) highest = Math.max(highest, column[row] ?? 0)
  const counts = new Int32Array(highest + 1)
  for (let row = 0; row < mask.length; row++) {
    const number = column[row] ?? 0
    counts[number] = (counts[number] ?? 0) + (mask[row] ?? 0)
  }
  return counts
}

function countPrices(mask: Mask, prices: Float64Array): { lowest: number; highest: number; bands: Int32Array } {
  const steps = [...PRICE_STEPS]
  const bands = new Int32Array(steps.length + 1)
  let [lowest, highest] = [Infinity, -Infinity]
  for (let row = 0; row < mask.length; row++) {
    if (mask[row] !== 1) continue
    const price = prices[row] ?? 0
    if (price < lowest) lowest = price
    if (price > highest) highest = price
    let band = 0
    while (band < steps.length && price >= (steps[band] ?? 0)) band += 1
    bands[band] = (bands[band] ?? 0) + 1
  }
  return { lowest, highest, bands }
}

/** Products by option value. Counted by lists of options first, which are far fewer; a product counts once a value. */
function countOptionValues(index: FacetIndex, lists: Int32Array, selected: ChosenOptions | undefined): Int32Array {
  const chosen = parseChosenOptions(index, selected)
  const counts = new Int32Array(index.optionValues.length)
  /** By value: the last list that counted it, from 1. */
  const countedBy = new Int32Array(counts.length)
  for (const [list, variants] of index.optionLists.items.entries()) {
    const products = lists[list]
    if (!products) continue
    for (const variant of variants) {
      const failed = findFailedKey(variant, chosen)
      for (let key = 0; key < variant.length; key++) {
        const value = variant[key]
        if (!value || (failed !== EMPTY_MASK && failed !== key) || countedBy[value] === list + 1) continue
        countedBy[value] = list + 1
        counts[value] = (counts[value] ?? 0) + products
      }
    }
  }
  return counts
}

function countTaxons(index: FacetIndex, lists: Int32Array): Map<number, number> {
  const counts = new Map<number, number>()
  for (const [list, ids] of index.taxonLists.items.entries())
    if (lists[list]) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + (lists[list] ?? 0))
  return counts
}
