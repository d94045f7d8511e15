import { randomUUID } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import type { Db, OpenDatabase } from './db/open.ts'

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

/** Hears the other nodes; listens again when the connection is lost. @returns a function that stops */
export function hearAnnouncements(database: OpenDatabase): () => void {
  const { pool } = database
  if (!pool) return () => {}
  let client: PoolClient | undefined
  let stopped = false
  const listen = async (): Promise<void> => {
    if (stopped) return
    try {
      client = await pool.connect()
      client.on('notification', ({ payload }) => {
        const heard = JSON.parse(payload ?? '{}') as { node: string; tags: string[] }
        if (heard.node !== node) INVALIDATE.publish({ tags: heard.tags })
      })
      client.once('error', retry)
      client.once('end', retry)
      await client.query(`LISTEN ${NOTIFY}`)
    } catch {
      retry()
    }
  }
  let waiting: NodeJS.Timeout | undefined
  const retry = (): void => {
    client?.removeAllListeners()
    client?.release(true)
    client = undefined
    if (stopped || waiting) return
    waiting = setTimeout(() => {
      waiting = undefined
      void listen()
    }, 1000)
    waiting.unref()
  }
  void listen()
  return () => {
    stopped = true
    clearTimeout(waiting)
    client?.removeAllListeners()
    client?.release(true)
  }
}
