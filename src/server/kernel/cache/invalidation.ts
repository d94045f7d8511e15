import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { ALL_TAGS } from '#domain/invalidation.ts'
import type { OpenDatabase } from '../db/open.ts'

/** Name of the LISTEN/NOTIFY channel between nodes. */
const NOTIFY = 'delguur_invalidate'
const node = randomUUID()

type InvalidationListener = (tags: readonly string[]) => void

const listeners = new Set<InvalidationListener>()

/** Calls `listener` with the tags of every invalidation in this process. @returns a function that unsubscribes */
export function onInvalidation(listener: InvalidationListener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Invalidates caches of this process only; `invalidate` reaches all nodes. */
export function invalidateLocally(tags: readonly string[]): void {
  for (const listener of listeners) listener(tags)
}

/**
 * Invalidates everything cached under one of `tags`, in this process and on the other nodes. Call it after the commit: a value
 * loaded before would be cached with the old content.
 */
export function invalidate(database: OpenDatabase, tags: readonly string[]): void {
  if (!tags.length) return
  invalidateLocally(tags)
  if (database.kind === 'postgres') void notifyNodes(database, tags)
}

/** A notification may have 8,000 bytes. */
const MAX_TAGS = 100

/** Tags that wait until an earlier notification of their database is sent: under load one statement then sends those of many calls. */
const waiting = new WeakMap<OpenDatabase, Set<string>>()

async function notifyNodes(database: OpenDatabase, tags: readonly string[]): Promise<void> {
  const sending = waiting.get(database)
  if (sending) {
    for (const tag of tags) sending.add(tag)
    return
  }
  const queue = new Set(tags)
  waiting.set(database, queue)
  while (queue.size) {
    const next = [...queue].slice(0, MAX_TAGS)
    for (const tag of next) queue.delete(tag)
    await database.db.execute(sql`SELECT pg_notify(${NOTIFY}, ${JSON.stringify({ node, tags: next })})`).catch(() => {})
  }
  waiting.delete(database)
}

/** How long a start waits for the first connection. */
const FIRST_CONNECTION_MS = 5000

/**
 * Applies the invalidations of other nodes. Those sent without a connection are lost, so every connection invalidates everything.
 * Waits for the first one, but not long: what was cached before it is dropped.
 * @returns a function that unsubscribes
 */
export async function receiveInvalidations({ pool, replica }: OpenDatabase): Promise<() => Promise<void>> {
  if (!pool) return async () => {}
  // What is rendered again must not come from a replica without the change.
  const unsubscribe = replica ? onInvalidation(() => replica.pool.expectChanges()) : () => {}
  const connected = Promise.withResolvers<void>()
  const stopListening = pool.listen(
    NOTIFY,
    payload => {
      const received = JSON.parse(payload) as { node: string; tags: string[] }
      if (received.node !== node) invalidateLocally(received.tags)
    },
    () => {
      invalidateLocally([ALL_TAGS])
      connected.resolve()
    }
  )
  await Promise.race([connected.promise, setTimeout(FIRST_CONNECTION_MS, undefined, { ref: false })])
  return async () => {
    unsubscribe()
    await stopListening()
  }
}
