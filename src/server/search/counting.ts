import { PRICE_STEPS } from '#domain/facets.ts'
import { FILTER_STARS } from '#domain/product.ts'
import { type Columns, ON_SALE } from './columns.ts'
import { BRANDS, IN_STOCK, type Narrowing, NONE, OUT, PRICE, RATING, SALE, STORES } from './narrowing.ts'

/*
 * One column at a time, in loops that do nothing else. What they compare with stands in variables of their own: a name of
 * another module may be looked up anew at every step.
 */

export const STARS = FILTER_STARS

/** What is counted of a question, in the columns' numbers: of each facet those that nothing stands against but its own choice. */
export class Counts {
  readonly offers: Int32Array
  readonly lines: Int32Array
  readonly brands: Int32Array
  readonly stores: Int32Array
  readonly bands = new Int32Array(PRICE_STEPS.length + 1)
  readonly stars = new Int32Array(STARS.length)
  sale = 0
  inStock = 0
  private readonly columns: Columns

  constructor(columns: Columns) {
    this.columns = columns
    this.offers = room(columns.offers.items.length)
    this.lines = room(columns.lines.items.length)
    this.brands = room(columns.highestBrand + 1)
    this.stores = room(columns.highestStore + 1)
  }

  /** Whether there is a place for every number that columns have by now. */
  get hold(): boolean {
    const { offers, lines, highestBrand, highestStore } = this.columns
    return (
      offers.items.length <= this.offers.length &&
      lines.items.length <= this.lines.length &&
      highestBrand < this.brands.length &&
      highestStore < this.stores.length
    )
  }

  /** @param n 1 to count, -1 to take back */
  countOffers(misses: Uint8Array, from: number, to: number, n: number): void {
    countBy(this.offers, misses, NONE, this.columns.offer, from, to, n)
  }

  countRest(misses: Uint8Array, asked: Narrowing, from: number, to: number, n: number): void {
    const { columns } = this
    countBy(this.lines, misses, NONE, columns.line, from, to, n)
    countBy(this.brands, misses, BRANDS, columns.brand, from, to, n)
    countBy(this.stores, misses, STORES, columns.store, from, to, n)
    countBands(this.bands, misses, columns.price, from, to, n)
    countStars(this.stars, misses, columns.stars, from, to, n)
    const { states } = columns
    const [none, out, ofSale, ofStock, onSale] = [NONE, OUT, SALE, IN_STOCK, ON_SALE]
    for (let place = from; place < to; place++) {
      const missed = misses[place]
      if (missed === out) continue
      if ((missed === none || missed === ofSale) && ((states[place] ?? 0) & onSale) !== 0) this.sale += n
      if ((missed === none || missed === ofStock) && asked.inStock(place)) this.inStock += n
    }
  }
}

/** Some more than there are, so that a few new ones find their place. */
function room(numbers: number): Int32Array {
  return new Int32Array(Math.ceil(numbers * 1.25) + 16)
}

function countBy(counts: Int32Array, misses: Uint8Array, facet: number, column: Int32Array, from: number, to: number, n: number): void {
  const none = NONE
  for (let place = from; place < to; place++) {
    const missed = misses[place]
    if (missed !== none && missed !== facet) continue
    const number = column[place] ?? 0
    counts[number] = (counts[number] ?? 0) + n
  }
}

function countBands(bands: Int32Array, misses: Uint8Array, prices: Int32Array, from: number, to: number, n: number): void {
  const [none, own, steps] = [NONE, PRICE, PRICE_STEPS.length]
  const ends = Float64Array.from(PRICE_STEPS)
  for (let place = from; place < to; place++) {
    const missed = misses[place]
    if (missed !== none && missed !== own) continue
    const price = prices[place] ?? 0
    let band = 0
    while (band < steps && price >= (ends[band] ?? 0)) band += 1
    bands[band] = (bands[band] ?? 0) + n
  }
}

function countStars(stars: Int32Array, misses: Uint8Array, averages: Float32Array, from: number, to: number, n: number): void {
  const [none, own] = [NONE, RATING]
  const steps = Float64Array.from(STARS)
  for (let place = from; place < to; place++) {
    const missed = misses[place]
    if (missed !== none && missed !== own) continue
    const average = averages[place] ?? 0
    for (let step = 0; step < steps.length; step++) if (average >= (steps[step] ?? 5)) stars[step] = (stars[step] ?? 0) + n
  }
}

/** The ends of the prices without the price's own choice; null where nothing is found. */
export function priceRange(prices: Int32Array, misses: Uint8Array, size: number): { from: number; to: number } | null {
  const [none, own] = [NONE, PRICE]
  let [lowest, highest] = [Infinity, -Infinity]
  for (let place = 0; place < size; place++) {
    const missed = misses[place]
    if (missed !== none && missed !== own) continue
    const price = prices[place] ?? 0
    if (price < lowest) lowest = price
    if (price > highest) highest = price
  }
  return highest < lowest ? null : { from: lowest, to: highest }
}
