import { expect, test } from 'vitest'
import { type ColumnRow, Columns } from '#server/search/columns.ts'
import type { Numbers } from '#server/search/narrowing.ts'
import { Places } from '#server/search/places.ts'
import { SORTED_BY, sortedBy } from '#server/search/sorted.ts'
import { Standing, standingOf } from '#server/search/standing.ts'

const NOTHING: Numbers = {
  taxon: undefined,
  brands: undefined,
  stores: undefined,
  storesOfVendor: undefined,
  options: [undefined, undefined, undefined, undefined],
  priceFrom: undefined,
  priceTo: undefined,
  deal: false,
  sale: false,
  inStock: false,
  ratingFrom: undefined
}
const HOUR = 3_600_000

/** The same numbers in every run. */
function chance(): (below: number) => number {
  let state = 7
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function product(id: number, pick: (below: number) => number): ColumnRow {
  const colours = ['red', 'blue', `rare${pick(40)}`]
  return {
    id,
    shown: pick(8) > 0,
    // A database knows parts of a millisecond.
    availableOn: pick(12) * HOUR + (id % 4) / 8,
    saleExpireAt: pick(2) ? pick(30) * HOUR : null,
    preorderUntil: pick(4) ? null : pick(30) * HOUR,
    brandId: pick(5) || null,
    storeId: pick(4) || null,
    price: pick(20) * 10_000,
    salePercent: pick(3) ? 0 : pick(60),
    stars: pick(6),
    taxonIds: [1, 2 + pick(3), ...(pick(10) ? [] : [50 + pick(30)])],
    options: [JSON.stringify({ colour: colours[pick(3)], clothing_size: ['S', 'M'][pick(3)] })]
  }
}

/** What a reading of the columns as they are finds and counts. */
function told({ total, counts, prices }: Standing) {
  const full = (list: Int32Array | number[]) => Array.from(list).flatMap((n, number) => (n ? [[number, n]] : []))
  const { offers, lines, brands, stores, bands, stars, sale, inStock } = counts
  return { total, prices, sale, inStock, lists: [offers, lines, brands, stores, bands, stars].map(full) }
}

test('what is kept of a question stays what a new reading finds, whatever changes and however time goes', () => {
  const pick = chance()
  const columns = new Columns()
  columns.setAll(Array.from({ length: 700 }, (_, n) => product(n * 2 + 1, pick)))
  const questions: Numbers[] = [
    NOTHING,
    { ...NOTHING, taxon: 3 },
    { ...NOTHING, brands: [1, 9], sale: true },
    { ...NOTHING, options: [[columns.offers.valueNumber(0, 'red') ?? -1], undefined, undefined, undefined], inStock: true },
    { ...NOTHING, priceFrom: 50_000, priceTo: 120_000, ratingFrom: 3 },
    { ...NOTHING, deal: true, stores: [2], storesOfVendor: [1, 2] }
  ]
  const beside = { within: null, held: new Set([3, 41, 1201]) }
  let now = 10 * HOUR
  for (let round = 0; round < 150; round++) {
    for (const numbers of questions) {
      const kept = standingOf(columns, numbers, beside, new Date(now))
      const fresh = new Standing(columns, numbers, beside)
      expect(told(kept)).toEqual(told(fresh))
      const differing = Array.from({ length: columns.size }, (_, place) => place).filter(place => kept.has(place) !== fresh.has(place))
      expect(differing).toEqual([])
    }
    for (const by of SORTED_BY) {
      const { places, compare } = sortedBy(columns, by)
      expect(Array.from(places)).toEqual(Array.from({ length: columns.size }, (_, place) => place).toSorted(compare))
    }
    // New ones also between old ones, so that places are not in the order of ids.
    const ids = Array.from({ length: pick(6) }, () => pick(1600))
    columns.setAll([...new Set(ids)].map(id => product(id, pick)))
    if (round % 50 === 49) columns.setAll(Array.from({ length: 600 }, (_, n) => product(n + 1, pick)))
    now += [0, 1, HOUR / 2, -HOUR / 2, 3 * HOUR][pick(5)] ?? 0
    expect(columns.placeOf(999_999)).toBeUndefined()
  }
  const { total } = standingOf(columns, NOTHING, beside, new Date(now))
  expect(total).toBeGreaterThan(0)
})

test('places that a text names are judged as all places are', () => {
  const pick = chance()
  const columns = new Columns()
  columns.setAll(Array.from({ length: 300 }, (_, n) => product(n + 1, pick)))
  const everything = { ...NOTHING, taxon: 3, storesOfVendor: [1, 2] }
  columns.moveTo(10 * HOUR)
  const ids = [2, 3, 9, 64, 65, 255, 300, 4000]
  const all = new Standing(columns, everything, { within: null, held: new Set() })
  const few = new Standing(columns, everything, { within: new Places(columns, ids), held: new Set() })
  const place = (id: number): number => columns.placeOf(id) ?? -1
  expect(ids.filter(id => few.has(place(id)))).toEqual(ids.filter(id => all.has(place(id))))
  expect(few.total).toBe(ids.filter(id => all.has(place(id))).length)
  expect(few.total).toBeGreaterThan(0)
})
