import { randomUUID } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { sql } from 'drizzle-orm'
import { ALL_TAGS } from '#domain/invalidation.ts'
import type { Db, OpenDatabase } from '../db/open.ts'

/** The channel of the process's page cache, by its name: the cache stands in front of the shop and is not imported here. */
const INVALIDATE = channel('delguur:invalidate')
const NOTIFY = 'delguur_invalidate'
const node = randomUUID()

/**
 * Tells every page cache, of this process and of the other nodes, that what these tags stand for has
 * changed. Call it after the commit: a page rendered before would be kept with the old content.
 */
export function announce(database: OpenDatabase, tags: readonly string[]): void {
  if (!tags.length) return
  INVALIDATE.publish({ tags })
  if (database.kind === 'postgres') void notify(database.db, tags).catch(() => {})
}

async function notify(db: Db, tags: readonly string[]): Promise<void> {
  await db.execute(sql`SELECT pg_notify(${NOTIFY}, ${JSON.stringify({ node, tags })})`)
}

/**
 * Invalidates what other nodes announce. What they announced while there was no connection was missed, so every
 * connection after the first invalidates everything. @returns a function that stops
 */
export function hearAnnouncements({ pool }: OpenDatabase): () => Promise<void> {
  if (!pool) return async () => {}
  let connections = 0
  return pool.listen(
    NOTIFY,
    payload => {
      const heard = JSON.parse(payload) as { node: string; tags: string[] }
      if (heard.node !== node) INVALIDATE.publish({ tags: heard.tags })
    },
    () => {
      if (connections++) INVALIDATE.publish({ tags: [ALL_TAGS] })
    }
  )
}
