import { FACET_OPTIONS } from '#domain/facets.ts'
import type { Codes } from './codes.ts'
import type { Choice, Columns } from './columns.ts'
import type { ListQuery } from './engine.ts'

/** Facets that a product may fail by. The taxon is a place and no choice. */
export const NONE = 0
export const BRANDS = 1
export const STORES = 2
export const PRICE = 3
export const SALE = 4
export const IN_STOCK = 5
export const RATING = 6
/** The first of the options. */
export const OPTIONS = 7
/** Not found whatever is chosen of one facet. */
export const OUT = 255

/** What lies outside the columns: products that a text or ids name, and those that orders hold to the last piece. */
export interface Beside {
  within: ReadonlySet<number> | null
  held: ReadonlySet<number>
}

/** A listing's question put in the columns' numbers. Columns are read one after the other, each in a loop of its own: that is what makes it fast. */
export class Narrowing {
  private readonly columns: Columns
  private readonly codes: Codes
  private readonly query: Omit<ListQuery, 'page' | 'perPage'>
  private readonly now: number
  private readonly beside: Beside
  /** 1 for every option value that is chosen; null where none is. */
  private readonly chosen: Uint8Array | null
  private readonly keys: readonly boolean[]

  constructor(columns: Columns, codes: Codes, query: Omit<ListQuery, 'page' | 'perPage'>, now: Date, beside: Beside) {
    this.columns = columns
    this.codes = codes
    this.query = query
    this.now = now.getTime()
    this.beside = beside
    const options = FACET_OPTIONS.map(key => query.options?.[key])
    this.keys = options.map(values => values !== undefined)
    this.chosen = this.keys.some(Boolean) ? new Uint8Array(columns.values.length) : null
    for (const [key, values] of options.entries()) {
      for (const value of values ?? []) {
        const number = columns.valueNumber(key, value)
        if (number !== undefined && this.chosen) this.chosen[number] = 1
      }
    }
  }

  /** For every place the one facet but options that it fails by; NONE, or OUT. */
  misses(): Uint8Array {
    const { columns, codes, query, beside } = this
    const misses = this.listed()
    if (beside.within) keepWithin(misses, columns, beside.within)
    if (query.taxon !== undefined) {
      const taxon = codes.taxonIds.get(query.taxon) ?? -1
      keepBy(
        misses,
        OUT,
        columns.line,
        Uint8Array.from(columns.lines.items, line => (line.includes(taxon) ? 1 : 0))
      )
    }
    const marked = (highest: number, ids: readonly (number | undefined)[]): Uint8Array => {
      const marks = new Uint8Array(highest + 1)
      for (const id of ids) if (id !== undefined) marks[id] = 1
      return marks
    }
    if (query.vendorId !== undefined)
      keepBy(misses, OUT, columns.store, marked(columns.highestStore, codes.storesOfVendor.get(query.vendorId) ?? []))
    if (query.brands)
      keepBy(misses, BRANDS, columns.brand, marked(columns.highestBrand, query.brands.map(code => codes.brandIds.get(code)))) // prettier-ignore
    if (query.stores)
      keepBy(misses, STORES, columns.store, marked(columns.highestStore, query.stores.map(code => codes.storeIds.get(code)))) // prettier-ignore
    if (query.priceFrom !== undefined || query.priceTo !== undefined) this.keepPrice(misses)
    if (query.deal) this.keepSale(misses, OUT, Infinity)
    if (query.sale) this.keepSale(misses, SALE, NaN)
    if (query.inStock) for (let place = 0; place < misses.length; place++) if (!this.inStock(place)) miss(misses, place, IN_STOCK)
    if (query.ratingFrom !== undefined)
      for (let place = 0; place < misses.length; place++) if ((columns.stars[place] ?? 0) < query.ratingFrom) miss(misses, place, RATING)
    return misses
  }

  /** Takes out what has no variant with all that is chosen. */
  keepFitting(misses: Uint8Array): void {
    if (!this.chosen) return
    const fitting = this.columns.offers.items.map(offer => Number(offer.some(choice => this.missedBy(choice) === NONE)))
    keepBy(misses, OUT, this.columns.offer, Uint8Array.from(fitting))
  }

  private onSale(place: number): boolean {
    return (this.columns.salePercent[place] ?? 0) > 0 && (this.columns.saleExpireAt[place] ?? 0) > this.now
  }

  private inStock(place: number): boolean {
    if ((this.columns.preorderUntil[place] ?? 0) > this.now) return false
    return this.beside.held.size === 0 || !this.beside.held.has(this.columns.ids[place] ?? 0)
  }

  /** The one key by which a choice fails, as its facet; NONE, or OUT. */
  missedBy(choice: Choice): number {
    if (!this.chosen) return NONE
    let missed = NONE
    for (let key = 0; key < choice.length; key++) {
      if (!this.keys[key] || this.chosen[choice[key] ?? 0]) continue
      if (missed !== NONE) return OUT
      missed = OPTIONS + key
    }
    return missed
  }

  /** How many there are, and of how many each state's own choice would be true. */
  countStates(misses: Uint8Array): { total: number; sale: number; inStock: number } {
    let [total, sale, inStock] = [0, 0, 0]
    for (let place = 0; place < misses.length; place++) {
      const missed = misses[place]
      if (missed === NONE) total += 1
      if ((missed === NONE || missed === SALE) && this.onSale(place)) sale += 1
      if ((missed === NONE || missed === IN_STOCK) && this.inStock(place)) inStock += 1
    }
    return { total, sale, inStock }
  }

  private listed(): Uint8Array {
    const { shown, availableOn, size } = this.columns
    const { now } = this
    const misses = new Uint8Array(size)
    for (let place = 0; place < size; place++) if (shown[place] === 0 || (availableOn[place] ?? 0) > now) misses[place] = OUT
    return misses
  }

  private keepPrice(misses: Uint8Array): void {
    const { price } = this.columns
    const { priceFrom: from = 0, priceTo: to = Infinity } = this.query
    for (let place = 0; place < misses.length; place++) {
      const each = price[place] ?? 0
      if (each < from || each > to) miss(misses, place, PRICE)
    }
  }

  /** @param never the instant of an end that does not count as one */
  private keepSale(misses: Uint8Array, facet: number, never: number): void {
    const { salePercent, saleExpireAt } = this.columns
    const { now } = this
    for (let place = 0; place < misses.length; place++) {
      const end = saleExpireAt[place] ?? 0
      if (salePercent[place] === 0 || end <= now || end === never) miss(misses, place, facet)
    }
  }
}

function miss(misses: Uint8Array, place: number, facet: number): void {
  misses[place] = misses[place] === NONE ? facet : OUT
}

function keepBy(misses: Uint8Array, facet: number, column: Int32Array, kept: Uint8Array): void {
  for (let place = 0; place < misses.length; place++) if (kept[column[place] ?? 0] !== 1) miss(misses, place, facet)
}

function keepWithin(misses: Uint8Array, columns: Columns, ids: ReadonlySet<number>): void {
  const marks = new Uint8Array(misses.length)
  for (const id of ids) {
    const place = columns.placeOf(id)
    if (place !== undefined) marks[place] = 1
  }
  for (let place = 0; place < misses.length; place++) if (marks[place] === 0) misses[place] = OUT
}
