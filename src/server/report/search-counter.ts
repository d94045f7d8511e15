import { lt, or, sql } from 'drizzle-orm'
import { toDayInUlaanbaatar, startOfDay } from '#domain/day.ts'
import { toCountedPhrase } from '#domain/search-statistics.ts'
import type { Db } from '../kernel/db/open.ts'
import { addAdditions, addClicks, type ProductClicks, type VariantAdditions } from '../search/index.ts'
import { readSettings } from '../site/index.ts'
import { searchStatistics } from './tables.ts'

/** Limit of phrases between two writes, which bounds memory and the table when somebody sends random phrases. */
const MAX_PHRASES = 2000
/** Phrases that were searched once are of use for less time. */
const KEPT_DAYS = { all: 400, once: 90 }

interface Count {
  day: string
  phrase: string
  searches: number
  results: number | null
  clicks: number
}

/** Counts searches in memory, so that a search waits for nothing. */
class SearchCounter {
  #counts = new Map<string, Count>()
  #products = new Map<string, ProductClicks>()
  #additions = new Map<string, VariantAdditions>()

  addSearch(text: string, results: number, now: Date): void {
    this.#add(text, { searches: 1, results, clicks: 0 }, now)
  }

  /** @param slug of the product that was opened; null for another page */
  addClick(text: string, slug: string | null, now: Date): void {
    this.#add(text, { searches: 0, results: null, clicks: 1 }, now)
    const phrase = toCountedPhrase(text)
    if (phrase !== null && slug !== null) this.#mergeProduct({ day: toDayInUlaanbaatar(now), phrase, slug, clicks: 1 })
  }

  addAddition(text: string, variantId: number, now: Date): void {
    const phrase = toCountedPhrase(text)
    if (phrase !== null) this.#mergeAddition({ day: toDayInUlaanbaatar(now), phrase, variantId, additions: 1 })
  }

  /** Writes the counts; they remain in memory where that fails. */
  async flush(db: Db): Promise<void> {
    if (this.#counts.size + this.#additions.size === 0) return
    const counts = [...this.#counts.values()]
    const clicked = [...this.#products.values()]
    const added = [...this.#additions.values()]
    this.#counts.clear()
    this.#additions.clear()
    this.#products.clear()
    try {
      if ((await readSettings(db)).configs.recordSearches)
        await db.transaction(async tx => {
          if (counts.length) await writeCounts(tx, counts)
          await addClicks(tx, clicked)
          await addAdditions(tx, added)
        })
    } catch (error) {
      for (const count of counts) this.#merge(count)
      for (const count of clicked) this.#mergeProduct(count)
      for (const count of added) this.#mergeAddition(count)
      throw error
    }
  }

  #add(text: string, count: Pick<Count, 'searches' | 'results' | 'clicks'>, now: Date): void {
    const phrase = toCountedPhrase(text)
    if (phrase !== null) this.#merge({ day: toDayInUlaanbaatar(now), phrase, ...count })
  }

  #merge(count: Count): void {
    const key = `${count.day} ${count.phrase}`
    const stored = this.#counts.get(key)
    if (!stored) {
      if (this.#counts.size < MAX_PHRASES) this.#counts.set(key, count)
      return
    }
    stored.searches += count.searches
    stored.clicks += count.clicks
    stored.results = count.results ?? stored.results
  }

  #mergeProduct(count: ProductClicks): void {
    const key = `${count.day} ${count.slug} ${count.phrase}`
    const stored = this.#products.get(key)
    if (stored) stored.clicks += count.clicks
    else if (this.#products.size < MAX_PHRASES) this.#products.set(key, count)
  }

  #mergeAddition(count: VariantAdditions): void {
    const key = `${count.day} ${count.variantId} ${count.phrase}`
    const stored = this.#additions.get(key)
    if (stored) stored.additions += count.additions
    else if (this.#additions.size < MAX_PHRASES) this.#additions.set(key, count)
  }
}

export const searchCounter = new SearchCounter()

async function writeCounts(db: Db, counts: readonly Count[]): Promise<void> {
  const { searches, clicks } = searchStatistics
  await db
    .insert(searchStatistics)
    // In one order on all nodes, so that two writes do not deadlock.
    .values(counts.toSorted((a, b) => (a.phrase < b.phrase ? -1 : 1)))
    .onConflictDoUpdate({
      target: [searchStatistics.day, searchStatistics.phrase],
      set: {
        searches: sql`${searches} + excluded.searches`,
        clicks: sql`${clicks} + excluded.clicks`,
        results: sql`coalesce(excluded.results, ${searchStatistics.results})`
      }
    })
}

export async function purgeSearchStatistics(db: Db, now: Date): Promise<void> {
  const { day, searches } = searchStatistics
  const before = (days: number): string => toDayInUlaanbaatar(startOfDay(toDayInUlaanbaatar(now), -days))
  await db.delete(searchStatistics).where(or(lt(day, before(KEPT_DAYS.all)), sql`${searches} <= 1 AND ${day} < ${before(KEPT_DAYS.once)}`))
}
