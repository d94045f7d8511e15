import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle as overNode } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as overPglite } from 'drizzle-orm/pglite'
import { type FolderLock, lockDataFolder } from './lock.ts'
import { improveProtocol, withoutOptimization } from './pglite-protocol.ts'
import { DatabasePool } from './pool.ts'
import { ReplicaPool } from './replica-pool.ts'

/**
 * A database or a transaction: the first argument of every server function. Inside a transaction use only the one given: on
 * PGlite the outer one would deadlock, on Postgres it would be outside of the transaction.
 */
export type Db = PgDatabase<PgQueryResultHKT>

export interface OpenDatabase {
  db: Db
  kind: 'pglite' | 'postgres'
  /** The server's connections, where there is a server: for LISTEN. */
  pool: DatabasePool | null
  /** The time of the server, which all nodes share; of this process where the database is embedded. */
  now: () => Date
  /** For reads of the catalogue, where a read replica is configured. */
  replica?: { db: Db; pool: ReplicaPool }
  /** Of PGlite: runs the commands that other processes send, which cannot open its folder. */
  onCommand?: FolderLock['onCommand']
  close: () => Promise<void>
}

/** Where reads of the catalogue go: never those of carts, money and orders. */
export const chooseCatalogueDb = ({ db, replica }: OpenDatabase): Db => replica?.db ?? db

/**
 * @param url a Postgres address; `memory:` for a database that ends with the process; null for `dataDir`.
 * @param options `runInBackground` for a command, whose statements may take minutes; `readUrl` of a read replica, which may be down @throws Error with a message where another
 * process holds `dataDir`, or the server rejects the connection
 */
export async function openDatabase(
  url: string | null,
  dataDir: string,
  options: { inBackground?: boolean; readUrl?: string | null } = {}
): Promise<OpenDatabase> {
  if (url && url !== 'memory:') return openServer(url, options)
  if (url === 'memory:') return openEmbedded(undefined, null)
  const folder = join(dataDir, 'postgres')
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new Error(`Set DATA_DIR to a folder this process may write to: ${toReason(error)}.`, { cause: error })
  }
  return openEmbedded(folder, await lockDataFolder(dataDir))
}

async function openServer(
  url: string,
  { inBackground, readUrl }: { inBackground?: boolean; readUrl?: string | null }
): Promise<OpenDatabase> {
  const pool = new DatabasePool(url, inBackground)
  try {
    await pool.clock.compare(text => pool.query(text))
  } catch (error) {
    await pool.end()
    throw new Error(`Start the Postgres server of DATABASE_URL, or correct the address: ${toReason(error)}.`, { cause: error })
  }
  const replica = readUrl ? new ReplicaPool(readUrl, pool) : null
  return {
    db: overNode(pool) as unknown as Db,
    kind: 'postgres',
    pool,
    now: () => pool.clock.now(),
    ...(replica && { replica: { db: overNode(replica), pool: replica } }),
    close: async () => {
      await replica?.end()
      await pool.end()
    }
  }
}

/** Half of Postgres' default, all of which is soon in use: reading a page again from the system's cache takes microseconds. */
const START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=64MB']

async function openEmbedded(folder: string | undefined, lock: FolderLock | null): Promise<OpenDatabase> {
  const client = await withoutOptimization(() =>
    PGlite.create({ ...(folder ? { dataDir: folder } : {}), extensions: { pg_trgm }, startParams: START_PARAMETERS })
  )
  improveProtocol(client)
  return {
    db: overPglite(client) as unknown as Db,
    kind: 'pglite',
    pool: null,
    now: () => new Date(),
    ...(lock && { onCommand: lock.onCommand }),
    close: async () => {
      await client.close()
      await lock?.release()
    }
  }
}

/** A refused connection to several addresses of a host has a code but no message. */
function toReason(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException
  return message || code || String(error)
}
