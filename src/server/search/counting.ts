import { PRICE_STEPS } from '#domain/facets.ts'
import { FILTER_STARS } from '#domain/product.ts'
import { type Columns, ON_SALE, SENT_NOW } from './columns.ts'
import { type Block, BRANDS, IN_STOCK, type Narrowing, NONE, PRICE, RATING, SALE, STORES } from './narrowing.ts'

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
  /** By how many of the stars that can be asked for they have. */
  private readonly rated = new Int32Array(STARS.length + 1)
  total = 0
  sale = 0
  inStock = 0
  /** Lowest and highest without the price's own choice; null where nothing is found, undefined where they are to be looked for. */
  prices: { from: number; to: number } | null | undefined = null
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

  /** With at least so many stars, for each of `STARS`. */
  get stars(): number[] {
    return STARS.map((_, step) => this.rated.reduce((sum, n, rated) => sum + (rated >= STARS.length - step ? n : 0), 0))
  }

  get bytes(): number {
    return 4 * (this.offers.length + this.lines.length + this.brands.length + this.stores.length)
  }

  /** @param n 1 to count, -1 to take back */
  countOffers(block: Block, n: number): void {
    countBy(this.offers, block, NONE, this.columns.offer, n)
  }

  countRest(block: Block, asked: Narrowing, n: number): void {
    const { columns } = this
    countBy(this.lines, block, NONE, columns.line, n)
    countBy(this.brands, block, BRANDS, columns.brand, n)
    countBy(this.stores, block, STORES, columns.store, n)
    countBytes(this.bands, block, PRICE, columns.band, n)
    countBytes(this.rated, block, RATING, columns.rated, n)
    const { states } = columns
    const { places, missed, size } = block
    const { held } = asked
    const [none, ofSale, ofStock, onSale, sentNow] = [NONE, SALE, IN_STOCK, ON_SALE, SENT_NOW]
    let [total, sale, inStock] = [0, 0, 0]
    for (let at = 0; at < size; at++) {
      const miss = missed[at]
      if (miss !== none && miss !== ofSale && miss !== ofStock) continue
      const place = places[at] ?? 0
      const state = states[place] ?? 0
      if (miss === none) total += 1
      if (miss !== ofStock && (state & onSale) !== 0) sale += 1
      if (miss !== ofSale && (state & sentNow) !== 0 && (held === null || !held.has(place))) inStock += 1
    }
    this.total += total * n
    this.sale += sale * n
    this.inStock += inStock * n
    if (n > 0) this.widenPrices(block)
    else this.loosenPrices(block)
  }

  /** Takes prices in that are found. */
  widenPrices({ places, missed, size }: Block): void {
    if (this.prices === undefined) return
    const { price } = this.columns
    const [none, own] = [NONE, PRICE]
    let { from, to } = this.prices ?? { from: Infinity, to: -Infinity }
    for (let at = 0; at < size; at++) {
      if (missed[at] !== none && missed[at] !== own) continue
      const each = price[places[at] ?? 0] ?? 0
      if (each < from) from = each
      if (each > to) to = each
    }
    this.prices = to < from ? null : { from, to }
  }

  /** Without one of its ends the range is to be looked for. */
  private loosenPrices({ places, missed, size }: Block): void {
    const { prices } = this
    if (!prices) return
    for (let at = 0; at < size; at++) {
      const each = this.columns.price[places[at] ?? 0] ?? 0
      const counts = missed[at] === NONE || missed[at] === PRICE
      if (counts && (each <= prices.from || each >= prices.to)) this.prices = undefined
    }
  }
}

/** Some more than there are, so that a few new ones find their place. */
function room(numbers: number): Int32Array {
  return new Int32Array(Math.ceil(numbers * 1.25) + 16)
}

function countBy(counts: Int32Array, { places, missed, size }: Block, facet: number, column: Int32Array, n: number): void {
  const none = NONE
  for (let at = 0; at < size; at++) {
    const miss = missed[at]
    if (miss !== none && miss !== facet) continue
    const number = column[places[at] ?? 0] ?? 0
    counts[number] = (counts[number] ?? 0) + n
  }
}

/** The same for a column of bytes. */
function countBytes(counts: Int32Array, { places, missed, size }: Block, facet: number, column: Uint8Array, n: number): void {
  const none = NONE
  for (let at = 0; at < size; at++) {
    const miss = missed[at]
    if (miss !== none && miss !== facet) continue
    const number = column[places[at] ?? 0] ?? 0
    counts[number] = (counts[number] ?? 0) + n
  }
}
