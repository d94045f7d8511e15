import { FACET_OPTIONS } from '#domain/facets.ts'
import type { Codes } from './codes.ts'
import { type Columns, DEAL, LISTED, ON_SALE, SENT_NOW } from './columns.ts'
import type { ListQuery } from './engine.ts'
import type { Choice } from './offers.ts'
import { Places } from './places.ts'

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

/** Places judged at once: few enough for what is noted of them to stay near the processor. */
const BLOCK = 16_384
const scratch = { places: new Int32Array(BLOCK), missed: new Uint8Array(BLOCK) }

export interface Block {
  places: Int32Array
  /** By which facet each of the places fails. */
  missed: Uint8Array
  size: number
}

/** What lies outside the columns: products that a text or ids name, and those that orders hold to the last piece. */
export interface Beside {
  within: Places | null
  held: ReadonlySet<number>
}

type Asked = Omit<ListQuery, 'page' | 'perPage'>

/** A listing's question in the columns' numbers; one that nothing has is -1. */
export interface Numbers {
  taxon: number | undefined
  brands: number[] | undefined
  stores: number[] | undefined
  storesOfVendor: number[] | undefined
  /** For each key of `FACET_OPTIONS`. */
  options: (number[] | undefined)[]
  priceFrom: number | undefined
  priceTo: number | undefined
  deal: boolean
  sale: boolean
  inStock: boolean
  ratingFrom: number | undefined
}

export function numbersOf(columns: Columns, codes: Codes, query: Asked): Numbers {
  const coded = (ids: ReadonlyMap<string, number>, names: readonly string[] | undefined): number[] | undefined =>
    names?.flatMap(name => ids.get(name) ?? []).toSorted((a, b) => a - b)
  return {
    taxon: query.taxon === undefined ? undefined : (codes.taxonIds.get(query.taxon) ?? -1),
    brands: coded(codes.brandIds, query.brands),
    stores: coded(codes.storeIds, query.stores),
    storesOfVendor: query.vendorId === undefined ? undefined : (codes.storesOfVendor.get(query.vendorId) ?? []),
    options: FACET_OPTIONS.map((name, key) =>
      query.options?.[name]?.flatMap(value => columns.offers.valueNumber(key, value) ?? []).toSorted((a, b) => a - b)
    ),
    priceFrom: query.priceFrom,
    priceTo: query.priceTo,
    deal: query.deal ?? false,
    sale: query.sale ?? false,
    inStock: query.inStock ?? false,
    ratingFrom: query.ratingFrom
  }
}

/** Whether each item of a list that only grows has something, asked once of each. */
class Marks<Item> {
  private readonly items: readonly Item[]
  private readonly has: (item: Item) => boolean
  private marks = new Uint8Array(0)
  private known = 0

  constructor(items: readonly Item[], has: (item: Item) => boolean) {
    this.items = items
    this.has = has
  }

  read(): Uint8Array {
    if (this.known === this.items.length) return this.marks
    if (this.items.length > this.marks.length) {
      const larger = new Uint8Array(Math.ceil(this.items.length * 1.25) + 16)
      larger.set(this.marks)
      this.marks = larger
    }
    for (; this.known < this.items.length; this.known++) {
      const item = this.items[this.known]
      this.marks[this.known] = item !== undefined && this.has(item) ? 1 : 0
    }
    return this.marks
  }
}

/** A listing's question put to columns. They are read one after the other, each in a loop of its own: that is what makes it fast. */
export class Narrowing {
  private readonly columns: Columns
  private readonly asked: Numbers
  private readonly within: Places | null
  /** What orders hold to the last piece. */
  readonly held: Places | null
  /** 1 for every option value that is chosen; null where none is. */
  private readonly chosen: Uint8Array | null
  private readonly under: Marks<readonly number[]> | null
  private readonly fitting: Marks<readonly Choice[]>
  private readonly brands: Uint8Array | null
  private readonly stores: Uint8Array | null
  private readonly storesOfVendor: Uint8Array | null

  constructor(columns: Columns, asked: Numbers, { within, held }: Beside) {
    this.columns = columns
    this.asked = asked
    this.within = within
    this.held = held.size ? new Places(columns, held) : null
    this.chosen = asked.options.some(Boolean) ? marked(columns.offers.values.length, asked.options.flatMap(values => values ?? [])) : null // prettier-ignore
    const { taxon } = asked
    this.under = taxon === undefined ? null : new Marks(columns.lines.items, line => line.includes(taxon))
    this.fitting = new Marks(columns.offers.items, offer => offer.some(choice => this.missedBy(choice) === NONE))
    this.brands = asked.brands ? marked(columns.highestBrand + 1, asked.brands) : null
    this.stores = asked.stores ? marked(columns.highestStore + 1, asked.stores) : null
    this.storesOfVendor = asked.storesOfVendor ? marked(columns.highestStore + 1, asked.storesOfVendor) : null
  }

  /**
   * Judges the places from one up to another, block by block: those that are not out altogether, with the one facet but options that
   * each fails by, NONE, or OUT. A block is good until the next one.
   */
  *blocks(from: number, to: number): Generator<Block> {
    for (let start = from; start < to; start += BLOCK) {
      const block = this.listed(start, Math.min(to, start + BLOCK))
      this.judge(block)
      yield block
    }
  }

  private listed(from: number, to: number): Block {
    const { columns, asked, within } = this
    const { states } = columns
    const { places, missed } = scratch
    const listed = LISTED | (asked.deal ? DEAL : 0)
    let size = 0
    if (within) {
      size = within.list(from, to, places)
      for (let at = 0; at < size; at++) missed[at] = ((states[places[at] ?? 0] ?? 0) & listed) === listed ? NONE : OUT
      const block = { places, missed, size }
      if (this.under) keepBy(block, OUT, columns.line, this.under.read())
      if (this.storesOfVendor) keepBy(block, OUT, columns.store, this.storesOfVendor)
      return block
    }
    const n = to - from
    for (let at = 0; at < n; at++) missed[at] = ((states[from + at] ?? 0) & listed) === listed ? NONE : OUT
    if (this.under) keepOf(missed, columns.line, this.under.read(), from, n)
    if (this.storesOfVendor) keepOf(missed, columns.store, this.storesOfVendor, from, n)
    for (let at = 0; at < n; at++) {
      places[size] = from + at
      size += missed[at] === NONE ? 1 : 0
    }
    missed.fill(NONE, 0, size)
    return { places, missed, size }
  }

  private judge(block: Block): void {
    const { columns, asked } = this
    const { stars, states } = columns
    const { inStock, ratingFrom } = asked
    const { places, missed, size } = block
    if (this.brands) keepBy(block, BRANDS, columns.brand, this.brands)
    if (this.stores) keepBy(block, STORES, columns.store, this.stores)
    if (asked.priceFrom !== undefined || asked.priceTo !== undefined) this.keepPrice(block)
    if (asked.sale) for (let at = 0; at < size; at++) if (((states[places[at] ?? 0] ?? 0) & ON_SALE) === 0) miss(missed, at, SALE)
    if (inStock) for (let at = 0; at < size; at++) if (!this.inStock(places[at] ?? 0)) miss(missed, at, IN_STOCK)
    if (ratingFrom !== undefined) for (let at = 0; at < size; at++) if ((stars[places[at] ?? 0] ?? 0) < ratingFrom) miss(missed, at, RATING)
  }

  /** Takes out what has no variant with all that is chosen. */
  keepFitting(block: Block): void {
    if (this.chosen) keepBy(block, OUT, this.columns.offer, this.fitting.read())
  }

  inStock(place: number): boolean {
    return ((this.columns.states[place] ?? 0) & SENT_NOW) !== 0 && this.held?.has(place) !== true
  }

  /** The one key by which a choice fails, as its facet; NONE, or OUT. */
  missedBy(choice: Choice): number {
    if (!this.chosen) return NONE
    let missed = NONE
    for (let key = 0; key < choice.length; key++) {
      if (!this.asked.options[key] || this.chosen[choice[key] ?? 0]) continue
      if (missed !== NONE) return OUT
      missed = OPTIONS + key
    }
    return missed
  }

  private keepPrice({ places, missed, size }: Block): void {
    const { price } = this.columns
    const { priceFrom: from = 0, priceTo: to = Infinity } = this.asked
    for (let at = 0; at < size; at++) {
      const each = price[places[at] ?? 0] ?? 0
      if (each < from || each > to) miss(missed, at, PRICE)
    }
  }
}

/** 1 for each of the numbers, 0 for the others. */
function marked(size: number, numbers: readonly number[]): Uint8Array {
  const marks = new Uint8Array(numbers.reduce((most, each) => Math.max(most, each + 1), size))
  for (const number of numbers) marks[number] = 1
  return marks
}

function miss(missed: Uint8Array, at: number, facet: number): void {
  missed[at] = missed[at] === NONE ? facet : OUT
}

function keepBy({ places, missed, size }: Block, facet: number, column: Int32Array, kept: Uint8Array): void {
  for (let at = 0; at < size; at++) if (kept[column[places[at] ?? 0] ?? 0] !== 1) miss(missed, at, facet)
}

function keepOf(missed: Uint8Array, column: Int32Array, kept: Uint8Array, from: number, n: number): void {
  const out = OUT
  for (let at = 0; at < n; at++) if (kept[column[from + at] ?? 0] !== 1) missed[at] = out
}
