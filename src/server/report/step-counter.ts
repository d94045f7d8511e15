import { sql } from 'drizzle-orm'
import { startOfDay, toDayInUlaanbaatar } from '#domain/day.ts'
import type { VisitStep } from '#domain/report.ts'
import type { Db } from '../kernel/db/open.ts'
import { visitStatistics } from './tables.ts'

/** Counts steps of visitors in memory. */
class StepCounter {
  #counts = new Map<string, { day: string; step: VisitStep; count: number }>()

  add(step: VisitStep, now: Date, count = 1): void {
    const day = toDayInUlaanbaatar(now)
    const key = `${day} ${step}`
    const stored = this.#counts.get(key)
    if (stored) stored.count += count
    else this.#counts.set(key, { day, step, count })
  }

  /** Writes the counts; they remain in memory where that fails. */
  async flush(db: Db): Promise<void> {
    if (this.#counts.size === 0) return
    const counts = this.#counts
    this.#counts = new Map()
    try {
      await db
        .insert(visitStatistics)
        // In one order on all nodes, so that two writes do not deadlock.
        .values([...counts.values()].toSorted((a, b) => (a.day + a.step < b.day + b.step ? -1 : 1)))
        .onConflictDoUpdate({
          target: [visitStatistics.day, visitStatistics.step],
          set: { count: sql`${visitStatistics.count} + excluded.count` }
        })
    } catch (error) {
      for (const { day, step, count } of counts.values()) this.add(step, startOfDay(day), count)
      throw error
    }
  }
}

export const stepCounter = new StepCounter()
