import type { FacetCounts } from '#domain/facets.ts'
import type { Codes } from './codes.ts'
import type { Columns, Follower } from './columns.ts'
import { Counts, priceRange } from './counting.ts'
import { type Beside, Narrowing, NONE, type Numbers, PRICE } from './narrowing.ts'

/**
 * How every product stands to one question: what is found, and what is counted of it. Made once by reading columns; then each
 * change of a product takes back what was counted of it and counts it anew, so that it stays exact however large the shop is.
 */
export class Standing implements Follower {
  readonly misses: Uint8Array
  readonly asked: Narrowing
  total = 0
  /** Answers in words, by what was asked, until something changes. */
  readonly answers = new Map<string, { codes: Codes; counts: FacetCounts }>()
  /** False once it can no longer follow. */
  holds = true
  private readonly columns: Columns
  private counted: Counts | null = null
  /** undefined where it is to be looked for. */
  private prices: { from: number; to: number } | null | undefined

  constructor(columns: Columns, numbers: Numbers, beside: Beside) {
    this.columns = columns
    this.asked = new Narrowing(columns, numbers, beside)
    this.misses = new Uint8Array(columns.ids.length)
    this.count(0, columns.size, 1)
  }

  /** Counted when somebody asks for the first time: many listings have no filters beside them. */
  get counts(): Counts {
    if (this.counted) return this.counted
    this.counted = new Counts(this.columns)
    this.total = 0
    this.count(0, this.columns.size, 1)
    return this.counted
  }

  get priceRange(): { from: number; to: number } | null {
    if (this.prices === undefined) this.prices = priceRange(this.columns.price, this.misses, this.columns.size)
    return this.prices
  }

  leaves(place: number): void {
    const price = this.columns.price[place] ?? 0
    if (this.prices && this.priceCounts(place) && (price <= this.prices.from || price >= this.prices.to)) this.prices = undefined
    this.count(place, place + 1, -1)
    this.answers.clear()
  }

  enters(place: number): void {
    if (place >= this.misses.length || this.counted?.hold === false) return this.lost()
    this.count(place, place + 1, 1)
    if (!this.priceCounts(place)) return
    const price = this.columns.price[place] ?? 0
    if (this.prices === null) this.prices = { from: price, to: price }
    else if (this.prices) this.prices = { from: Math.min(this.prices.from, price), to: Math.max(this.prices.to, price) }
  }

  lost(): void {
    this.holds = false
    this.columns.followers.delete(this)
  }

  private priceCounts(place: number): boolean {
    return this.misses[place] === NONE || this.misses[place] === PRICE
  }

  private count(from: number, to: number, n: number): void {
    const { misses, asked, counted } = this
    asked.judge(misses, from, to)
    counted?.countOffers(misses, from, to, n)
    asked.keepFitting(misses, from, to)
    counted?.countRest(misses, asked, from, to, n)
    const none = NONE
    let found = 0
    for (let place = from; place < to; place++) if (misses[place] === none) found += 1
    this.total += found * n
  }
}

/** Kept of one database, by their `misses`: some dozens at a million products, some hundreds at a hundred thousand. */
const MOST_BYTES = 48_000_000
const MOST_KEPT = 200
const keptOf = new WeakMap<Columns, Map<string, Standing>>()

/** As of `now`. Questions without a text are kept, so that the next one finds the answer ready. */
export function standingOf(columns: Columns, numbers: Numbers, beside: Beside, now: Date): Standing {
  columns.moveTo(now.getTime())
  if (beside.within) return new Standing(columns, numbers, beside)
  const kept = keptOf.get(columns) ?? new Map<string, Standing>()
  keptOf.set(columns, kept)
  const key = JSON.stringify([numbers, [...beside.held]])
  const known = kept.get(key)
  kept.delete(key)
  const standing = known?.holds ? known : new Standing(columns, numbers, beside)
  kept.set(key, standing)
  columns.followers.add(standing)
  const most = Math.min(MOST_KEPT, Math.ceil(MOST_BYTES / standing.misses.length))
  for (const [oldest, other] of kept) {
    if (kept.size <= most) break
    kept.delete(oldest)
    other.lost()
  }
  return standing
}
