import { FACET_OPTIONS } from '#domain/facets.ts'
import type { Codes } from './codes.ts'
import { type Columns, PER_CHOICE } from './columns.ts'
import type { ListQuery } from './engine.ts'

/** Facets that a product may fail by. The taxon is a place and no choice. */
export const BRANDS = 1
export const STORES = 2
export const PRICE = 3
export const SALE = 4
export const IN_STOCK = 5
export const RATING = 6
/** The first of the options. */
export const OPTIONS = 7
export const NONE = 0
/** Not found whatever is chosen of one facet. */
export const OUT = -1

/** What lies outside the columns: products that a text or ids name, and those that orders hold to the last piece. */
export interface Beside {
  within: ReadonlySet<number> | null
  held: ReadonlySet<number>
}

/** A listing's question put in the columns' numbers. */
export class Narrowing {
  private readonly columns: Columns
  private readonly now: number
  private readonly within: Uint8Array | null
  private readonly held: ReadonlySet<number>
  private readonly taxon: number | undefined
  private readonly vendor: ReadonlySet<number> | null
  private readonly brands: ReadonlySet<number> | null
  private readonly stores: ReadonlySet<number> | null
  private readonly query: Omit<ListQuery, 'page' | 'perPage'>
  private readonly from: number
  private readonly to: number
  /** 1 for every value that is chosen; null where nothing of any key is. */
  readonly chosen: Uint8Array | null
  private readonly keys: boolean[]
  readonly empty: boolean

  constructor(columns: Columns, codes: Codes, query: Omit<ListQuery, 'page' | 'perPage'>, now: Date, beside: Beside) {
    this.columns = columns
    this.query = query
    this.now = now.getTime()
    this.held = beside.held
    this.within = beside.within && marked(columns, beside.within)
    this.taxon = query.taxon === undefined ? undefined : (codes.taxonIds.get(query.taxon) ?? -1)
    this.vendor = query.vendorId === undefined ? null : new Set(codes.storesOfVendor.get(query.vendorId))
    this.brands = query.brands ? new Set(query.brands.map(code => codes.brandIds.get(code) ?? -1)) : null
    this.stores = query.stores ? new Set(query.stores.map(code => codes.storeIds.get(code) ?? -1)) : null
    this.from = query.priceFrom ?? -Infinity
    this.to = query.priceTo ?? Infinity
    const options = FACET_OPTIONS.map(key => query.options?.[key])
    this.keys = options.map(values => values !== undefined)
    this.chosen = this.keys.some(Boolean) ? new Uint8Array(columns.values.length) : null
    for (const [key, values] of options.entries()) {
      for (const value of values ?? []) {
        const number = columns.valueNumber(key, value)
        if (number !== undefined && this.chosen) this.chosen[number] = 1
      }
    }
    this.empty = this.taxon === -1
  }

  onSale(place: number): boolean {
    return (this.columns.salePercent[place] ?? 0) > 0 && (this.columns.saleExpireAt[place] ?? 0) > this.now
  }

  inStock(place: number): boolean {
    return (this.columns.preorderUntil[place] ?? 0) <= this.now && !(this.held.size > 0 && this.held.has(this.columns.ids[place] ?? 0))
  }

  /** The one facet but options that the product fails by; NONE, or OUT. */
  missed(place: number): number {
    const { columns, query } = this
    if (!columns.shown[place] || (columns.availableOn[place] ?? 0) > this.now) return OUT
    if (this.within && !this.within[place]) return OUT
    if (this.taxon !== undefined && !this.under(place, this.taxon)) return OUT
    if (this.vendor && !this.vendor.has(columns.store[place] ?? 0)) return OUT
    if (query.deal && !(this.onSale(place) && columns.saleExpireAt[place] !== Infinity)) return OUT
    let missed = NONE
    if (this.brands && !this.brands.has(columns.brand[place] ?? 0)) missed = BRANDS
    if (this.stores && !this.stores.has(columns.store[place] ?? 0)) {
      if (missed !== NONE) return OUT
      missed = STORES
    }
    const price = columns.price[place] ?? 0
    if (price < this.from || price > this.to) {
      if (missed !== NONE) return OUT
      missed = PRICE
    }
    if (query.sale && !this.onSale(place)) {
      if (missed !== NONE) return OUT
      missed = SALE
    }
    if (query.inStock && !this.inStock(place)) {
      if (missed !== NONE) return OUT
      missed = IN_STOCK
    }
    if (query.ratingFrom !== undefined && (columns.stars[place] ?? 0) < query.ratingFrom) {
      if (missed !== NONE) return OUT
      missed = RATING
    }
    return missed
  }

  /** The one key whose choice a choice of the product fails by, as its facet; NONE, or OUT. */
  missedBy(choice: number): number {
    if (!this.chosen) return NONE
    let missed = NONE
    for (let key = 0; key < PER_CHOICE; key++) {
      if (!this.keys[key] || this.chosen[this.columns.choices[choice * PER_CHOICE + key] ?? 0]) continue
      if (missed !== NONE) return OUT
      missed = OPTIONS + key
    }
    return missed
  }

  private under(place: number, taxon: number): boolean {
    const { data, starts, lengths } = this.columns.taxons
    const start = starts[place] ?? 0
    for (let index = start, end = start + (lengths[place] ?? 0); index < end; index++) if (data[index] === taxon) return true
    return false
  }
}

function marked(columns: Columns, ids: ReadonlySet<number>): Uint8Array {
  const marks = new Uint8Array(columns.size)
  for (const id of ids) {
    const place = columns.placeOf(id)
    if (place !== undefined) marks[place] = 1
  }
  return marks
}
