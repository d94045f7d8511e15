import { PRICE_STEPS } from '#domain/facets.ts'
import { FILTER_STARS } from '#domain/product.ts'
import { Offers, Shared } from './offers.ts'

/** What listings filter, order and count by, as the database gives it for one product. */
export interface ColumnRow {
  id: number
  /** Costs, is there and can be seen: what `listable` asks beside the hour. */
  shown: boolean
  /** Instants in ms. */
  availableOn: number
  saleExpireAt: number | null
  /** Until when it is a pre-order. */
  preorderUntil: number | null
  brandId: number | null
  storeId: number | null
  price: number
  salePercent: number
  stars: number
  taxonIds: readonly number[]
  /** The options of its variants that are for sale, as JSON. */
  options: readonly string[]
}

/** What a product is at an hour. */
export const LISTED = 1
export const ON_SALE = 2
/** On sale until an instant that is known. */
export const DEAL = 4
/** Not a pre-order any more. */
export const SENT_NOW = 8

/** Who keeps something made out of the columns is told of every place that changes, before and after. */
export interface Follower {
  leaves: (place: number) => void
  enters: (place: number) => void
  /** More changes at once than can be told one by one. */
  lost: () => void
}
/** So many places are told one by one. */
const MOST_TOLD = 500
/** So many changes are remembered. */
const MOST_CHANGES = 4000

/**
 * A compact copy of every product for listings: a place in each column instead of a row, some sixty bytes. What takes a
 * database half a second, to filter, order and count a hundred thousand, takes milliseconds over it.
 */
export class Columns {
  size = 0
  ids = new Int32Array(0)
  /** `LISTED` and the like, as of `moveTo`. */
  states = new Uint8Array(0)
  shown = new Uint8Array(0)
  availableOn = new Float64Array(0)
  saleExpireAt = new Float64Array(0)
  preorderUntil = new Float64Array(0)
  brand = new Int32Array(0)
  store = new Int32Array(0)
  price = new Int32Array(0)
  salePercent = new Uint8Array(0)
  stars = new Float32Array(0)
  /** In which band of `PRICE_STEPS`, 0 the lowest; how many of `FILTER_STARS` it has. */
  band = new Uint8Array(0)
  rated = new Uint8Array(0)
  /** Numbers of `lines` and of `offers`. */
  line = new Int32Array(0)
  offer = new Int32Array(0)
  /** The taxons a product stands under. */
  readonly lines = new Shared<readonly number[]>()
  /** What its variants can be chosen by. */
  readonly offers = new Offers()
  highestBrand = 0
  highestStore = 0
  highestTaxon = 0
  readonly followers = new Set<Follower>()
  /** How many products were ever set. */
  changes = 0
  /** The last of them. */
  private changed: number[] = []

  /** The hour that `states` are of. Nothing begins or ends from the one instant beside it up to the other. */
  private hour = -Infinity
  private since = Infinity
  private until = -Infinity
  /** So many places from the first on are in the order of their ids; the others have a map. */
  private ascending = 0
  private readonly others = new Map<number, number>()

  placeOf(id: number): number | undefined {
    let [low, high] = [0, this.ascending - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const found = this.ids[middle] ?? 0
      if (found === id) return middle
      if (found < id) low = middle + 1
      else high = middle - 1
    }
    return this.others.get(id)
  }

  private set(row: ColumnRow, told: boolean): void {
    const known = this.placeOf(row.id)
    const place = known ?? this.add(row.id)
    if (told && known !== undefined) for (const follower of this.followers) follower.leaves(place)
    this.shown[place] = Number(row.shown)
    this.availableOn[place] = row.availableOn
    this.saleExpireAt[place] = row.saleExpireAt ?? Infinity
    this.preorderUntil[place] = row.preorderUntil ?? 0
    this.brand[place] = row.brandId ?? 0
    this.store[place] = row.storeId ?? 0
    this.price[place] = row.price
    this.salePercent[place] = Math.min(100, Math.max(0, row.salePercent))
    this.stars[place] = row.stars
    this.band[place] = PRICE_STEPS.filter(step => row.price >= step).length
    this.rated[place] = FILTER_STARS.filter(least => (this.stars[place] ?? 0) >= least).length
    const taxons = row.taxonIds.toSorted((a, b) => a - b)
    this.line[place] = this.lines.numberOf(taxons.join(), () => taxons)
    this.offer[place] = this.offers.numberOf(row.options)
    this.highestBrand = Math.max(this.highestBrand, row.brandId ?? 0)
    this.highestStore = Math.max(this.highestStore, row.storeId ?? 0)
    this.highestTaxon = Math.max(this.highestTaxon, taxons.at(-1) ?? 0)
    this.bound(place, this.hour)
    this.states[place] = this.stateAt(place, this.hour)
    if (told) for (const follower of this.followers) follower.enters(place)
  }

  /** Sets many at once. */
  setAll(rows: readonly ColumnRow[]): void {
    const told = rows.length <= MOST_TOLD
    if (!told) for (const follower of this.followers) follower.lost()
    for (const row of rows) this.set(row, told)
    this.changes += rows.length
    this.changed = [...this.changed, ...rows.map(row => row.id)].slice(-MOST_CHANGES)
  }

  /** Products set since there were so many `changes`; null where that is too long ago to know. */
  changedSince(changes: number): number[] | null {
    const missed = this.changes - changes
    return missed > this.changed.length ? null : this.changed.slice(this.changed.length - missed)
  }

  /** Brings `states` to an hour: next to nothing is to be done until something begins or ends. */
  moveTo(now: number): void {
    const still = now >= this.since && now < this.until
    this.hour = now
    if (still) return
    this.since = -Infinity
    this.until = Infinity
    const turned: number[] = []
    for (let place = 0; place < this.size; place++) {
      this.bound(place, now)
      if (this.stateAt(place, now) !== this.states[place]) turned.push(place)
    }
    const told = turned.length <= MOST_TOLD
    if (!told) for (const follower of this.followers) follower.lost()
    for (const place of turned) {
      if (told) for (const follower of this.followers) follower.leaves(place)
      this.states[place] = this.stateAt(place, now)
      if (told) for (const follower of this.followers) follower.enters(place)
    }
  }

  private stateAt(place: number, now: number): number {
    const end = this.saleExpireAt[place] ?? 0
    const sale = (this.salePercent[place] ?? 0) > 0 && end > now
    return (
      (this.shown[place] === 1 && (this.availableOn[place] ?? 0) <= now ? LISTED : 0) |
      (sale ? ON_SALE : 0) |
      (sale && end !== Infinity ? DEAL : 0) |
      ((this.preorderUntil[place] ?? 0) > now ? 0 : SENT_NOW)
    )
  }

  /** Draws `since` and `until` in to the instants of a place that are nearest to an hour. */
  private bound(place: number, now: number): void {
    const [begins = 0, ends = 0, comes = 0] = [this.availableOn[place], this.saleExpireAt[place], this.preorderUntil[place]]
    if (begins > now) this.until = Math.min(this.until, begins)
    else this.since = Math.max(this.since, begins)
    if (ends > now) this.until = Math.min(this.until, ends)
    else this.since = Math.max(this.since, ends)
    if (comes > now) this.until = Math.min(this.until, comes)
    else this.since = Math.max(this.since, comes)
  }

  private add(id: number): number {
    const place = this.size
    this.size += 1
    if (this.size > this.ids.length) this.grow(Math.max(1024, Math.ceil(this.size * 1.25)))
    if (place === this.ascending && id > (this.ids[place - 1] ?? 0)) this.ascending += 1
    else this.others.set(id, place)
    this.ids[place] = id
    return place
  }

  private grow(places: number): void {
    this.ids = grown(this.ids, new Int32Array(places))
    this.states = grown(this.states, new Uint8Array(places))
    this.shown = grown(this.shown, new Uint8Array(places))
    this.availableOn = grown(this.availableOn, new Float64Array(places))
    this.saleExpireAt = grown(this.saleExpireAt, new Float64Array(places))
    this.preorderUntil = grown(this.preorderUntil, new Float64Array(places))
    this.brand = grown(this.brand, new Int32Array(places))
    this.store = grown(this.store, new Int32Array(places))
    this.price = grown(this.price, new Int32Array(places))
    this.salePercent = grown(this.salePercent, new Uint8Array(places))
    this.stars = grown(this.stars, new Float32Array(places))
    this.band = grown(this.band, new Uint8Array(places))
    this.rated = grown(this.rated, new Uint8Array(places))
    this.line = grown(this.line, new Int32Array(places))
    this.offer = grown(this.offer, new Int32Array(places))
  }
}

function grown<Kind extends Int32Array | Uint8Array | Float32Array | Float64Array>(old: Kind, larger: Kind): Kind {
  larger.set(old)
  return larger
}
