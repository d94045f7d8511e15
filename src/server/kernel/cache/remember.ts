import { subscribe } from 'node:diagnostics_channel'
import { isInvalidated } from '#domain/invalidation.ts'
import type { Db } from '../db/open.ts'

/** However an announcement is lost, nothing stale is shown longer than this. */
const LONGEST_MS = 60_000

/**
 * Keeps one answer a database in memory until one of `tags` is announced (`announce.ts`). For what every
 * page needs and hardly ever changes. Waiting callers share one query; a failed one is not kept.
 */
export function remember<Value>(tags: readonly string[], load: (db: Db) => Promise<Value>): (db: Db) => Promise<Value> {
  let known = new WeakMap<Db, { value: Promise<Value>; until: number }>()
  subscribe('delguur:invalidate', message => {
    const announced = (message as { tags: readonly string[] }).tags
    if (isInvalidated(tags, announced)) known = new WeakMap()
  })
  return db => {
    const kept = known.get(db)
    if (kept && kept.until > performance.now()) return kept.value
    const answers = known
    const value = load(db)
    answers.set(db, { value, until: performance.now() + LONGEST_MS })
    value.catch(() => answers.delete(db))
    return value
  }
}
