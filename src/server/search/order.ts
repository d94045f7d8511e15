import type { Db } from '../db/open.ts'
import { readCodes } from './codes.ts'
import type { Columns } from './columns.ts'
import type { Found, ListQuery } from './engine.ts'
import { heldProducts } from './held.ts'
import { numbersOf } from './narrowing.ts'
import type { Places } from './places.ts'
import { type SortedBy, sortedBy } from './sorted.ts'
import { type Standing, standingOf } from './standing.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** So few are sorted by themselves; for more it is quicker to go through all places in their order. */
const FEW = 1000

const ORDERS: Record<'date_desc' | 'date_asc' | 'price_asc' | 'price_desc' | 'sale_desc', { by: SortedBy; down: boolean }> = {
  date_desc: { by: 'date', down: true },
  date_asc: { by: 'date', down: false },
  price_asc: { by: 'price', down: false },
  price_desc: { by: 'price', down: true },
  sale_desc: { by: 'sale', down: true }
}

interface Texts {
  /** What a text names. */
  named: Places | null
  /** Those of them that come first, whatever the sort. */
  best: readonly number[]
}

/** A page of a listing, out of the columns. */
export async function listFrom(
  db: Db,
  columns: Columns,
  query: ListQuery,
  now: Date,
  { named, best }: Texts = { named: null, best: [] }
): Promise<Found> {
  const held = query.inStock ? await heldProducts(db, now) : new Set<number>()
  const numbers = numbersOf(columns, await readCodes(db), query)
  const within = named && best.length ? named.without(columns, best) : named
  const standing = standingOf(columns, numbers, { within, held }, now)
  const [start, end] = [(query.page - 1) * query.perPage, query.page * query.perPage]
  const others = placesOf(columns, standing, query, now, Math.max(0, start - best.length), end - best.length)
  const ids = [...best.slice(start, end), ...others.map(place => columns.ids[place] ?? 0)]
  return { ids, more: ids.length >= query.perPage, corrected: null }
}

function placesOf(
  columns: Columns,
  standing: Standing,
  { sort = 'date_desc', seed }: ListQuery,
  now: Date,
  start: number,
  upTo: number
): number[] {
  const end = Math.min(upTo, standing.total)
  if (start >= end) return []
  if (sort === 'random') return shuffled(columns, standing, seed ?? Math.floor(now.getTime() / DAY_MS), end).slice(start)
  const { by, down } = ORDERS[sort === 'relevance' ? 'date_desc' : sort]
  const sorted = sortedBy(columns, by)
  if (standing.total <= FEW) {
    const found = foundIn(columns, standing).toSorted(sorted.compare)
    return Array.from((down ? found.toReversed() : found).subarray(start, end))
  }
  return walk(sorted.places, standing, { down, start, end })
}

function foundIn(columns: Columns, standing: Standing): Int32Array {
  const found = new Int32Array(standing.total)
  for (let place = 0, at = 0; at < found.length && place < columns.size; place++) if (standing.has(place)) found[at++] = place
  return found
}

function walk(places: Int32Array, standing: Standing, { down, start, end }: { down: boolean; start: number; end: number }): number[] {
  const page: number[] = []
  let found = 0
  for (let at = 0; at < places.length && found < end; at++) {
    const place = places[down ? places.length - 1 - at : at] ?? 0
    if (!standing.has(place)) continue
    if (found >= start) page.push(place)
    found += 1
  }
  return page
}

/** The first so many in an order of chance: only those with low numbers are sorted, about as many as are wanted. */
function shuffled(columns: Columns, standing: Standing, seed: number, wanted: number): number[] {
  const { ids } = columns
  const places = foundIn(columns, standing)
  for (let share = (wanted + 6 * Math.sqrt(wanted) + 32) / places.length; ; share *= 2) {
    const low: { place: number; number: number; id: number }[] = []
    const limit = share * 2 ** 32
    for (const place of places) {
      const id = ids[place] ?? 0
      const number = mixed(id, seed)
      if (number < limit) low.push({ place, number, id })
    }
    if (low.length >= wanted || share >= 1)
      return low
        .toSorted((a, b) => a.number - b.number || a.id - b.id)
        .slice(0, wanted)
        .map(({ place }) => place)
  }
}

/** The same for the same id and seed on every node, and no order that anybody could see. */
function mixed(id: number, seed: number): number {
  let number = Math.imul(id ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b)
  number = Math.imul(number ^ (number >>> 15), 0xc2b2ae35)
  number = Math.imul(number ^ (number >>> 13), 0x27d4eb2f)
  return (number ^ (number >>> 16)) >>> 0
}
