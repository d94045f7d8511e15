import type { FacetCounts } from '#domain/facets.ts'
import type { Codes } from './codes.ts'
import type { Columns, Follower } from './columns.ts'
import { Counts } from './counting.ts'
import { type Beside, Narrowing, type Numbers } from './narrowing.ts'
import { Places } from './places.ts'

/**
 * How every product stands to one question: what is found, and what is counted of it. Made once by reading columns; then each
 * change of a product takes back what was counted of it and counts it anew, so that it stays exact however large the shop is.
 */
export class Standing implements Follower {
  readonly asked: Narrowing
  readonly counts: Counts
  /**
   * The last answer in words, until something changes. One and no more: names that nothing has are asked in as many ways as
   * somebody likes.
   */
  answer: { asked: string; codes: WeakRef<Codes>; counts: FacetCounts } | null = null
  /** False once it can no longer follow. */
  holds = true
  private readonly found: Places
  private readonly columns: Columns

  constructor(columns: Columns, numbers: Numbers, beside: Beside) {
    this.columns = columns
    this.asked = new Narrowing(columns, numbers, beside)
    this.counts = new Counts(columns)
    this.found = new Places(columns)
    this.count(0, columns.size, 1)
  }

  get total(): number {
    return this.counts.total
  }

  get bytes(): number {
    return this.found.bytes + this.counts.bytes
  }

  has(place: number): boolean {
    return this.found.has(place)
  }

  /** The ends of the prices without the price's own choice; null where nothing is found. */
  get prices(): { from: number; to: number } | null {
    const { counts, asked, columns } = this
    if (counts.prices === undefined) {
      counts.prices = null
      for (const block of asked.blocks(0, columns.size)) {
        asked.keepFitting(block)
        counts.widenPrices(block)
      }
    }
    return counts.prices
  }

  leaves(place: number): void {
    this.count(place, place + 1, -1)
  }

  enters(place: number): void {
    if (!this.found.holds(this.columns) || !this.counts.hold) this.lost()
    else this.count(place, place + 1, 1)
  }

  lost(): void {
    this.holds = false
    this.columns.followers.delete(this)
  }

  /** @param n 1 to count, -1 to take back */
  private count(from: number, to: number, n: number): void {
    const { counts, asked, found } = this
    this.answer = null
    for (const block of asked.blocks(from, to)) {
      counts.countOffers(block, n)
      asked.keepFitting(block)
      counts.countRest(block, asked, n)
      found.setFound(block, n > 0)
    }
  }
}

/** Kept of one database: some hundred questions at a million products. */
const MOST_BYTES = 48_000_000
const MOST_KEPT = 300
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
  const most = Math.min(MOST_KEPT, Math.ceil(MOST_BYTES / standing.bytes))
  for (const [oldest, other] of kept) {
    if (kept.size <= most) break
    kept.delete(oldest)
    other.lost()
  }
  return standing
}
