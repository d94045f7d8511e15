import type { Columns, Follower } from './columns.ts'

/** A number of 64 bits to sort by: what is sorted by above, the place below. */
const PLACE_BITS = 22
const MOST_PLACES = 2 ** PLACE_BITS
const LARGEST_KEY = 2 ** (64 - PLACE_BITS) - 1

export const SORTED_BY = ['date', 'price', 'sale'] as const
export type SortedBy = (typeof SORTED_BY)[number]

/** All places in the order of a column, the lowest first; of two alike the one with the lower id. Kept in order as places change. */
export class Sorted implements Follower {
  private readonly columns: Columns
  private readonly key: (place: number) => number
  private sorted: Int32Array | null = null
  private readonly moved = new Set<number>()
  private left = { place: -1, key: NaN }

  constructor(columns: Columns, by: SortedBy) {
    this.columns = columns
    const column = { date: () => columns.availableOn, price: () => columns.price, sale: () => columns.salePercent }[by]
    this.key = place => column()[place] ?? 0
  }

  get places(): Int32Array {
    if (!this.sorted) this.sorted = this.sortAll()
    else if (this.moved.size) this.sorted = this.merge(this.sorted)
    this.moved.clear()
    return this.sorted
  }

  readonly compare = (a: number, b: number): number => this.key(a) - this.key(b) || (this.columns.ids[a] ?? 0) - (this.columns.ids[b] ?? 0)

  leaves(place: number): void {
    this.left = { place, key: this.key(place) }
  }

  enters(place: number): void {
    if (this.left.place !== place || this.left.key !== this.key(place)) this.moved.add(place)
    this.left = { place: -1, key: NaN }
  }

  lost(): void {
    this.sorted = null
    this.moved.clear()
  }

  /** Numbers are sorted many times faster than places by a comparison, which a million products would be waited for. */
  private sortAll(): Int32Array {
    const { size } = this.columns
    if (size > MOST_PLACES) return Int32Array.from({ length: size }, (_, place) => place).toSorted(this.compare)
    const packed = new BigUint64Array(size)
    const words = new Uint32Array(packed.buffer)
    for (let place = 0; place < size; place++) {
      const key = Math.floor(Math.min(LARGEST_KEY, Math.max(0, this.key(place))))
      words[2 * place] = (key % 2 ** (32 - PLACE_BITS)) * MOST_PLACES + place
      words[2 * place + 1] = Math.floor(key / 2 ** (32 - PLACE_BITS))
    }
    packed.sort()
    const sorted = new Int32Array(size)
    for (let at = 0; at < size; at++) sorted[at] = (words[2 * at] ?? 0) % MOST_PLACES
    this.settle(sorted)
    return sorted
  }

  /** Products that came in another order than their ids, or in the same millisecond, are few and near their place. */
  private settle(sorted: Int32Array): void {
    for (let at = 1; at < sorted.length; at++) {
      const place = sorted[at] ?? 0
      let to = at
      for (; to > 0 && this.compare(sorted[to - 1] ?? 0, place) > 0; to--) sorted[to] = sorted[to - 1] ?? 0
      sorted[to] = place
    }
  }

  private merge(old: Int32Array): Int32Array {
    const { moved } = this
    const fresh = Int32Array.from(moved).toSorted(this.compare)
    const marks = new Uint8Array(this.columns.size)
    for (const place of fresh) marks[place] = 1
    const merged = new Int32Array(this.columns.size)
    let [at, next] = [0, 0]
    for (const place of old) {
      if (marks[place] === 1) continue
      while (next < fresh.length && this.compare(fresh[next] ?? 0, place) < 0) merged[at++] = fresh[next++] ?? 0
      merged[at++] = place
    }
    while (next < fresh.length) merged[at++] = fresh[next++] ?? 0
    return merged
  }
}

const sortedOf = new WeakMap<Columns, Map<SortedBy, Sorted>>()

export function sortedBy(columns: Columns, by: SortedBy): Sorted {
  const kept = sortedOf.get(columns) ?? new Map<SortedBy, Sorted>()
  sortedOf.set(columns, kept)
  const sorted = kept.get(by) ?? new Sorted(columns, by)
  kept.set(by, sorted)
  columns.followers.add(sorted)
  return sorted
}
