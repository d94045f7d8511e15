import { FACET_OPTIONS, type FacetCounts, type FacetOption, type FacetValue, PRICE_STEPS, priceBands } from '#domain/facets.ts'
import type { Db } from '../db/open.ts'
import { type Codes, readCodes } from './codes.ts'
import { type Columns, PER_CHOICE } from './columns.ts'
import { columnsOf } from './copy.ts'
import { type ListQuery, MOST_TERMS } from './engine.ts'
import { heldProducts } from './held.ts'
import { BRANDS, IN_STOCK, Narrowing, NONE, OPTIONS, OUT, PRICE, RATING, SALE, STORES } from './narrowing.ts'

const STARS = [4, 3, 2] as const

/** @param named ids of what a text, ids or SKUs name; null where the query has none of them */
export async function countFacets(db: Db, query: ListQuery, now: Date, named: ReadonlySet<number> | null): Promise<FacetCounts> {
  const [columns, codes, held] = [await columnsOf(db), await readCodes(db), await heldProducts(db, now)]
  return recall(columns, query, now, { named, held }, () =>
    count(columns, codes, query, new Narrowing(columns, codes, query, now, { within: named, held }))
  )
}

function count(columns: Columns, codes: Codes, query: ListQuery, asked: Narrowing): FacetCounts {
  const brands = new Map<number, number>()
  const stores = new Map<number, number>()
  const taxons = new Map<number, number>()
  const values = new Int32Array(columns.values.length)
  /** The last place a value was counted for: a product with ten black variants is one black product. */
  const seen = new Int32Array(columns.values.length).fill(-1)
  const stars = new Int32Array(STARS.length)
  const bands = new Int32Array(PRICE_STEPS.length + 1)
  let [total, sale, inStock, lowest, highest] = [0, 0, 0, Infinity, -Infinity]
  const { data, starts, lengths } = columns.offered

  for (let place = 0; place < columns.size && !asked.empty; place++) {
    const missed = asked.missed(place)
    if (missed === OUT) continue
    let fits = asked.chosen === null
    const start = starts[place] ?? 0
    for (let index = start, end = start + (lengths[place] ?? 0); index < end; index++) {
      const choice = data[index] ?? 0
      const missedBy = asked.missedBy(choice)
      if (missedBy === OUT) continue
      if (missedBy === NONE) fits = true
      if (missed !== NONE) continue
      for (let key = 0; key < PER_CHOICE; key++) {
        if (missedBy !== NONE && missedBy !== OPTIONS + key) continue
        const value = columns.choices[choice * PER_CHOICE + key] ?? 0
        if (value === 0 || seen[value] === place) continue
        seen[value] = place
        values[value] = (values[value] ?? 0) + 1
      }
    }
    if (!fits) continue
    if (missed === NONE) {
      total += 1
      addTaxons(columns, place, taxons)
    }
    if (missed === NONE || missed === BRANDS) add(brands, columns.brand[place] ?? 0)
    if (missed === NONE || missed === STORES) add(stores, columns.store[place] ?? 0)
    if (missed === NONE || missed === PRICE) {
      const price = columns.price[place] ?? 0
      if (price < lowest) lowest = price
      if (price > highest) highest = price
      let band = 0
      while (band < PRICE_STEPS.length && price >= (PRICE_STEPS[band] ?? 0)) band += 1
      bands[band] = (bands[band] ?? 0) + 1
    }
    if ((missed === NONE || missed === SALE) && asked.onSale(place)) sale += 1
    if ((missed === NONE || missed === IN_STOCK) && asked.inStock(place)) inStock += 1
    if (missed === NONE || missed === RATING) {
      const average = columns.stars[place] ?? 0
      for (let step = 0; step < STARS.length; step++) if (average >= (STARS[step] ?? 5)) stars[step] = (stars[step] ?? 0) + 1
    }
  }

  return {
    total,
    taxons: terms(
      (codes.below.get(query.taxon ?? '') ?? []).map(permalink => [permalink, taxons.get(codes.taxonIds.get(permalink) ?? 0) ?? 0])
    ),
    brands: terms(
      [...brands].map(([id, n]) => [codes.brands.get(id), n]),
      query.brands
    ),
    stores: terms(
      [...stores].map(([id, n]) => [codes.stores.get(id), n]),
      query.stores
    ),
    options: Object.fromEntries(
      FACET_OPTIONS.map((name, key) => [
        name,
        terms(
          columns.values.map((value, number) => [value.key === key ? value.value : undefined, values[number] ?? 0]),
          query.options?.[name]
        )
      ])
    ) as Record<FacetOption, FacetValue[]>,
    price: highest < lowest ? null : { from: lowest, to: highest },
    price_bands: priceBands(bands),
    sale,
    in_stock: inStock,
    ratings: terms(
      STARS.map((from, step) => [String(from), stars[step] ?? 0]),
      query.ratingFrom === undefined ? undefined : [String(query.ratingFrom)],
      (a, b) => Number(b.value) - Number(a.value)
    )
  }
}

function add(counts: Map<number, number>, id: number): void {
  counts.set(id, (counts.get(id) ?? 0) + 1)
}

function addTaxons(columns: Columns, place: number, counts: Map<number, number>): void {
  const { data, starts, lengths } = columns.taxons
  const start = starts[place] ?? 0
  for (let index = start, end = start + (lengths[place] ?? 0); index < end; index++) add(counts, data[index] ?? 0)
}

const mostFirst = (a: FacetValue, b: FacetValue): number => b.count - a.count || (a.value < b.value ? -1 : 1)

/** Values with something to find, at most `MOST_TERMS`; chosen ones stay whatever they have. */
export function terms(
  counted: readonly (readonly [string | undefined, number])[],
  chosen: readonly string[] = [],
  order: (a: FacetValue, b: FacetValue) => number = mostFirst
): FacetValue[] {
  const found = counted.flatMap(([value, n]) => (value !== undefined && n > 0 ? [{ value, count: n }] : [])).toSorted(order)
  const kept = found.filter(({ value }, rank) => rank < MOST_TERMS || chosen.includes(value))
  const absent = [...new Set(chosen)].filter(value => !found.some(each => each.value === value))
  return [...kept, ...absent.map(value => ({ value, count: 0 }))]
}

interface Kept {
  counts: FacetCounts
  /** The shop's time, and the process's own. */
  at: number
  made: number
  version: number
  /** Milliseconds it is good for though products have changed. */
  lasts: number
}

/** What took longer than this is kept a hundred times as long though products change, so that counting never takes over. */
const SLOW_MS = 25
const LASTS = 100
const LONGEST_MS = 10_000
/** While no product changes, until the hour may have changed something. */
const UNCHANGED_MS = 1000
const MOST_KEPT = 500
const answers = new WeakMap<Columns, Map<string, Kept>>()

function recall(
  columns: Columns,
  query: ListQuery,
  now: Date,
  { named, held }: { named: ReadonlySet<number> | null; held: ReadonlySet<number> },
  make: () => FacetCounts
): FacetCounts {
  if (named) return make()
  const kept = answers.get(columns) ?? new Map<string, Kept>()
  answers.set(columns, kept)
  const { page: _page, perPage: _perPage, sort: _sort, seed: _seed, ...asked } = query
  const key = JSON.stringify([asked, [...held]])
  const known = kept.get(key)
  const began = performance.now()
  if (known) {
    const age = Math.max(Math.abs(now.getTime() - known.at), began - known.made)
    if (age < Math.max(known.lasts, known.version === columns.version ? UNCHANGED_MS : 0)) return known.counts
  }
  const counts = make()
  const made = performance.now()
  const lasts = made - began > SLOW_MS ? Math.min(LONGEST_MS, (made - began) * LASTS) : 0
  const [oldest] = kept.keys()
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(key, { counts, at: now.getTime(), made, version: columns.version, lasts })
  return counts
}
