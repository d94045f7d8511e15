import { isInvalidated } from '#domain/invalidation.ts'
import type { Db } from '../db/open.ts'
import { onInvalidation } from './invalidation.ts'

/** Maximum age of a cached value, also where an invalidation is lost. */
const MAX_AGE_MS = 60_000

/** Counted for `/metrics`. */
export const dataCacheReads = { hit: 0, miss: 0 }

interface Entry<Value> {
  value: Promise<Value>
  until: number
}

/** Concurrent callers share one load; a failed load is not cached. */
function loadEntry<Value>(read: () => Promise<Value>, remove: () => void): Entry<Value> {
  dataCacheReads.miss += 1
  const value = read()
  value.catch(remove)
  return { value, until: performance.now() + MAX_AGE_MS }
}

/** Counts the read and returns whether the entry is valid. */
function isHit({ until }: Entry<unknown>): boolean {
  if (until <= performance.now()) return false
  dataCacheReads.hit += 1
  return true
}

/** Caches one value per database until one of `tags` is invalidated: for data that every page needs and that rarely changes. */
export function cached<Value>(tags: readonly string[], read: (db: Db) => Promise<Value>): (db: Db) => Promise<Value> {
  let entries = new WeakMap<Db, Entry<Value>>()
  onInvalidation(invalidated => {
    if (isInvalidated(tags, invalidated)) entries = new WeakMap()
  })
  return db => {
    const existing = entries.get(db)
    if (existing && isHit(existing)) return existing.value
    const current = entries
    const entry = loadEntry(
      () => read(db),
      () => current.delete(db)
    )
    current.set(db, entry)
    return entry.value
  }
}

interface KeyedCache {
  /** @param tagsOf tags derived from the loaded value; until it is loaded, every invalidation removes it */
  get: <Value>(
    key: string,
    tags: readonly string[],
    read: () => Promise<Value>,
    tagsOf?: (value: Value) => readonly string[]
  ) => Promise<Value>
  close: () => void
}

/** Caches values by key, each under its own tags; the oldest is evicted above `maxEntries`. */
export function createKeyedCache(maxEntries: number): KeyedCache {
  const entries = new Map<string, Entry<unknown> & { tags: readonly string[] | null }>()
  const close = onInvalidation(invalidated => {
    for (const [key, { tags }] of entries) if (tags === null || isInvalidated(tags, invalidated)) entries.delete(key)
  })
  return {
    get: <Value>(key: string, tags: readonly string[], read: () => Promise<Value>, tagsOf?: (value: Value) => readonly string[]) => {
      const existing = entries.get(key)
      if (existing && isHit(existing)) return existing.value as Promise<Value>
      const [oldest] = entries.keys()
      if (oldest !== undefined && entries.size >= maxEntries) entries.delete(oldest)
      const remove = (): void => {
        if (entries.get(key) === entry) entries.delete(key)
      }
      const loaded = loadEntry(read, remove)
      const entry = { ...loaded, tags: tagsOf ? null : tags } as Entry<unknown> & { tags: readonly string[] | null }
      entries.set(key, entry)
      if (tagsOf)
        loaded.value.then(
          value => (entry.tags = [...tags, ...tagsOf(value)]),
          () => {}
        )
      return loaded.value
    },
    close
  }
}
