import type { Db } from '../db/open.ts'
import { readCodes } from './codes.ts'
import type { Columns } from './columns.ts'
import type { Found, ListQuery } from './engine.ts'
import { heldProducts } from './held.ts'
import { Narrowing, NONE } from './narrowing.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A page of a listing without a text, out of the columns. */
export async function listFrom(db: Db, columns: Columns, query: ListQuery, now: Date): Promise<Found> {
  const held = query.inStock ? await heldProducts(db, now) : new Set<number>()
  const asked = new Narrowing(columns, await readCodes(db), query, now, { within: null, held })
  const last = query.page * query.perPage
  const best = new Best(columns, last, query, now)
  const misses = asked.misses()
  asked.keepFitting(misses)
  const none = NONE
  for (let place = 0; place < misses.length; place++) if (misses[place] === none) best.offer(place)
  const ids = best.from(last - query.perPage).map(place => columns.ids[place] ?? 0)
  return { ids, more: ids.length >= query.perPage, corrected: null }
}

/** The first so many places in an order, kept in a heap whose top is the last of them. */
class Best {
  private readonly most: number
  private readonly columns: Columns
  private readonly key: (place: number) => number
  /** Of two with the same key. */
  private readonly newerFirst: boolean
  private readonly places: Int32Array
  private readonly keys: Float64Array
  private size = 0

  constructor(columns: Columns, most: number, query: Pick<ListQuery, 'sort' | 'seed'>, now: Date) {
    this.columns = columns
    this.most = Math.min(most, columns.size)
    this.places = new Int32Array(this.most)
    this.keys = new Float64Array(this.most)
    const sort = query.sort === undefined || query.sort === 'relevance' ? 'date_desc' : query.sort
    const seed = query.seed ?? Math.floor(now.getTime() / DAY_MS)
    const { availableOn, price, salePercent, ids } = columns
    this.newerFirst = sort === 'date_desc' || sort === 'sale_desc'
    this.key = {
      random: (place: number) => shuffled(ids[place] ?? 0, seed),
      date_desc: (place: number) => -(availableOn[place] ?? 0),
      date_asc: (place: number) => availableOn[place] ?? 0,
      price_asc: (place: number) => price[place] ?? 0,
      price_desc: (place: number) => -(price[place] ?? 0),
      sale_desc: (place: number) => -(salePercent[place] ?? 0)
    }[sort]
  }

  offer(place: number): void {
    const key = this.key(place)
    if (this.size < this.most) {
      this.places[this.size] = place
      this.keys[this.size] = key
      this.size += 1
      this.up(this.size - 1)
    } else if (this.before(key, place, this.keys[0] ?? 0, this.places[0] ?? 0)) {
      this.places[0] = place
      this.keys[0] = key
      this.down(0)
    }
  }

  /** From the place in the order that is given, 0 the first. The top is the last of them, so a deep page is as cheap as the first. */
  from(start: number): number[] {
    const found: number[] = []
    while (this.size > start) {
      found.push(this.places[0] ?? 0)
      this.size -= 1
      this.swap(0, this.size)
      this.down(0)
    }
    return found.toReversed()
  }

  private before(key: number, place: number, otherKey: number, otherPlace: number): boolean {
    if (key !== otherKey) return key < otherKey
    const older = (this.columns.ids[place] ?? 0) < (this.columns.ids[otherPlace] ?? 0)
    return this.newerFirst ? !older : older
  }

  private up(from: number): void {
    for (let at = from; at > 0;) {
      const above = (at - 1) >> 1
      if (!this.later(at, above)) return
      this.swap(at, above)
      at = above
    }
  }

  private down(from: number): void {
    for (let at = from; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2]
      let latest = at
      if (left < this.size && this.later(left, latest)) latest = left
      if (right < this.size && this.later(right, latest)) latest = right
      if (latest === at) return
      this.swap(at, latest)
      at = latest
    }
  }

  private later(at: number, than: number): boolean {
    return this.before(this.keys[than] ?? 0, this.places[than] ?? 0, this.keys[at] ?? 0, this.places[at] ?? 0)
  }

  private swap(a: number, b: number): void {
    const [place = 0, key = 0] = [this.places[a], this.keys[a]]
    this.places[a] = this.places[b] ?? 0
    this.keys[a] = this.keys[b] ?? 0
    this.places[b] = place
    this.keys[b] = key
  }
}

/** The same for the same id and seed on every node, and no order that anybody could see. */
function shuffled(id: number, seed: number): number {
  let mixed = Math.imul(id ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0x27d4eb2f)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
