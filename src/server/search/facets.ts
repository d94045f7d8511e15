import { ShopError } from '#domain/errors.ts'
import { FACET_OPTIONS, type FacetCounts, type FacetOption, type FacetValue, priceBands } from '#domain/facets.ts'
import type { Db } from '../db/open.ts'
import { type Codes, readCodes } from './codes.ts'
import type { Columns } from './columns.ts'
import { columnsOf } from './copy.ts'
import { type ListQuery, MOST_TERMS } from './engine.ts'
import { heldProducts } from './held.ts'
import { countBy, countPrices, countStars, STARS } from './counting.ts'
import { BRANDS, Narrowing, NONE, OPTIONS, OUT, STORES } from './narrowing.ts'

/** How long a listing waits while a large catalogue is read for the first time: it can stand without its facets. */
const PATIENCE_MS = 3000

/**
 * @param named ids of what a text, ids or SKUs name; null where the query has none of them
 * @throws ShopError unavailable while the catalogue is still being read
 */
export async function countFacets(db: Db, query: ListQuery, now: Date, named: ReadonlySet<number> | null): Promise<FacetCounts> {
  const [columns, codes, held] = [await soon(columnsOf(db)), await readCodes(db), await heldProducts(db, now)]
  return recall(columns, query, now, { named, held }, () =>
    count(columns, codes, query, new Narrowing(columns, codes, query, now, { within: named, held }))
  )
}

async function soon<Value>(value: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ShopError('unavailable')), PATIENCE_MS)
  })
  return Promise.race([value, late]).finally(() => clearTimeout(timer))
}

function count(columns: Columns, codes: Codes, query: ListQuery, asked: Narrowing): FacetCounts {
  const brands = new Int32Array(columns.highestBrand + 1)
  const stores = new Int32Array(columns.highestStore + 1)
  const lines = new Int32Array(columns.lines.items.length)
  const offers = new Int32Array(columns.offers.items.length)
  const misses = asked.misses()
  countBy(offers, misses, NONE, columns.offer)
  asked.keepFitting(misses)
  countBy(lines, misses, NONE, columns.line)
  countBy(brands, misses, BRANDS, columns.brand)
  countBy(stores, misses, STORES, columns.store)
  const { lowest, highest, bands } = countPrices(columns.price, misses)
  const stars = countStars(columns.stars, misses)
  const { total, sale, inStock } = asked.countStates(misses)
  const values = countValues(columns, offers, asked)
  const taxons = countTaxons(columns, lines)
  return {
    total,
    taxons: terms(
      (codes.below.get(query.taxon ?? '') ?? []).map(permalink => [permalink, taxons[codes.taxonIds.get(permalink) ?? 0] ?? 0])
    ),
    brands: terms(
      Array.from(brands, (n, id) => [codes.brands.get(id), n]),
      query.brands
    ),
    stores: terms(
      Array.from(stores, (n, id) => [codes.stores.get(id), n]),
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

/** Products by value: counted by what they offer first, of which there are far fewer than products. One with ten black variants is one. */
function countValues(columns: Columns, offers: Int32Array, asked: Narrowing): Int32Array {
  const values = new Int32Array(columns.values.length)
  /** The last offer a value was counted for. */
  const seen = new Int32Array(columns.values.length).fill(-1)
  for (let offer = 0; offer < offers.length; offer++) {
    const n = offers[offer] ?? 0
    if (n === 0) continue
    for (const choice of columns.offers.items[offer] ?? []) {
      const missed = asked.missedBy(choice)
      if (missed === OUT) continue
      for (let key = 0; key < choice.length; key++) {
        const value = choice[key] ?? 0
        if (value === 0 || seen[value] === offer || (missed !== NONE && missed !== OPTIONS + key)) continue
        seen[value] = offer
        values[value] = (values[value] ?? 0) + n
      }
    }
  }
  return values
}

function countTaxons(columns: Columns, lines: Int32Array): Int32Array {
  const taxons = new Int32Array(columns.highestTaxon + 1)
  for (const [line, ids] of columns.lines.items.entries()) for (const id of ids) taxons[id] = (taxons[id] ?? 0) + (lines[line] ?? 0)
  return taxons
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
