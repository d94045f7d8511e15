import { lt, or, sql } from 'drizzle-orm'
import { dayInUlaanbaatar, startOfDay } from '#domain/day.ts'
import { toCountedPhrase } from '#domain/search-statistics.ts'
import type { Db } from '../kernel/db/open.ts'
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
export class SearchCounter {
  #counts = new Map<string, Count>()

  addSearch(text: string, results: number, now: Date): void {
    this.#add(text, { searches: 1, results, clicks: 0 }, now)
  }

  addClick(text: string, now: Date): void {
    this.#add(text, { searches: 0, results: null, clicks: 1 }, now)
  }

  /** Writes the counts; they remain in memory where that fails. */
  async flush(db: Db): Promise<void> {
    if (this.#counts.size === 0) return
    const counts = [...this.#counts.values()]
    this.#counts.clear()
    try {
      if ((await readSettings(db)).configs.recordSearches) await writeCounts(db, counts)
    } catch (error) {
      for (const count of counts) this.#merge(count)
      throw error
    }
  }

  #add(text: string, count: Pick<Count, 'searches' | 'results' | 'clicks'>, now: Date): void {
    const phrase = toCountedPhrase(text)
    if (phrase !== null) this.#merge({ day: dayInUlaanbaatar(now), phrase, ...count })
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
}

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
  const before = (days: number): string => dayInUlaanbaatar(startOfDay(dayInUlaanbaatar(now), -days))
  await db.delete(searchStatistics).where(or(lt(day, before(KEPT_DAYS.all)), sql`${searches} <= 1 AND ${day} < ${before(KEPT_DAYS.once)}`))
}
