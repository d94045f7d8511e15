import { ShopError } from '#domain/errors.ts'
import { FACET_OPTIONS, type FacetCounts, type FacetOption, type FacetValue, priceBands } from '#domain/facets.ts'
import type { Db } from '../db/open.ts'
import { type Codes, readCodes } from './codes.ts'
import type { Columns } from './columns.ts'
import { columnsOf } from './copy.ts'
import { type ListQuery, MOST_TERMS } from './engine.ts'
import { heldProducts } from './held.ts'
import { STARS } from './counting.ts'
import { type Narrowing, NONE, numbersOf, OPTIONS, OUT } from './narrowing.ts'
import { named } from './named.ts'
import { type Standing, standingOf } from './standing.ts'

/** How long a listing waits while a large catalogue is read for the first time: it can stand without its facets. */
const PATIENCE_MS = 3000
const NOBODY: ReadonlySet<number> = new Set()

/** @throws ShopError unavailable while the catalogue is still being read */
export async function countFacets(db: Db, query: ListQuery, now: Date): Promise<FacetCounts> {
  const [columns, codes, held] = [await soon(columnsOf(db)), await readCodes(db), await heldProducts(db, now)]
  const beside = { within: await named(db, columns, query, now), held: query.inStock ? held : NOBODY }
  const standing = standingOf(columns, numbersOf(columns, codes, query), beside, now)
  const { page: _page, perPage: _perPage, sort: _sort, seed: _seed, ...asked } = query
  const key = JSON.stringify(asked)
  const known = standing.answer
  const made = known?.asked === key && known.codes.deref() === codes ? known.counts : inWords(columns, codes, query, standing)
  standing.answer = { asked: key, codes: new WeakRef(codes), counts: made }
  return query.inStock ? made : { ...made, in_stock: made.in_stock - heldOf(columns, standing, held) }
}

/** A choice that was not made counts what could be had if nobody held anything: what is held is taken off for each answer. */
function heldOf(columns: Columns, standing: Standing, held: ReadonlySet<number>): number {
  let found = 0
  for (const id of held) {
    const place = columns.placeOf(id)
    if (place !== undefined && standing.has(place) && standing.asked.inStock(place)) found += 1
  }
  return found
}

async function soon<Value>(value: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ShopError('unavailable')), PATIENCE_MS)
  })
  return Promise.race([value, late]).finally(() => clearTimeout(timer))
}

function inWords(columns: Columns, codes: Codes, query: ListQuery, standing: Standing): FacetCounts {
  const { offers, lines, brands, stores, bands, stars, sale, inStock } = standing.counts
  const { total, prices: price, asked } = standing
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
          columns.offers.values.map((value, number) => [value.key === key ? value.value : undefined, values[number] ?? 0]),
          query.options?.[name]
        )
      ])
    ) as Record<FacetOption, FacetValue[]>,
    price,
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
  const values = new Int32Array(columns.offers.values.length)
  /** The last offer a value was counted for. */
  const seen = new Int32Array(columns.offers.values.length).fill(-1)
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
