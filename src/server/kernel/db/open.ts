import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle as overNode } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as overPglite } from 'drizzle-orm/pglite'
import { type FolderLock, lockDataFolder } from './lock.ts'
import { DatabasePool } from './pool.ts'
import { timeQuery } from './slow-queries.ts'

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
  /** Of PGlite: runs the commands that other processes send, which cannot open its folder. */
  onCommand?: FolderLock['onCommand']
  close: () => Promise<void>
}

/**
 * @param url a Postgres address; `memory:` for a database that ends with the process; null for `dataDir`.
 * @param options `inBackground` for a command, whose statements may take minutes @throws Error with a message where another
 * process holds `dataDir`, or the server rejects the connection
 */
export async function openDatabase(url: string | null, dataDir: string, options: { inBackground?: boolean } = {}): Promise<OpenDatabase> {
  if (url && url !== 'memory:') return openServer(url, options.inBackground)
  if (url === 'memory:') return openEmbedded(undefined, null)
  const folder = join(dataDir, 'postgres')
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new Error(`Set DATA_DIR to a folder this process may write to: ${reasonOf(error)}.`, { cause: error })
  }
  return openEmbedded(folder, await lockDataFolder(dataDir))
}

async function openServer(url: string, inBackground?: boolean): Promise<OpenDatabase> {
  const pool = new DatabasePool(url, inBackground)
  try {
    await pool.query('SELECT 1')
  } catch (error) {
    await pool.end()
    throw new Error(`Start the Postgres server of DATABASE_URL, or correct the address: ${reasonOf(error)}.`, { cause: error })
  }
  return { db: overNode(pool) as unknown as Db, kind: 'postgres', pool, close: () => pool.end() }
}

async function openEmbedded(folder: string | undefined, lock: FolderLock | null): Promise<OpenDatabase> {
  const client = await PGlite.create({ ...(folder ? { dataDir: folder } : {}), extensions: { pg_trgm } })
  yieldBetweenQueries(client)
  return {
    db: overPglite(client) as unknown as Db,
    kind: 'pglite',
    pool: null,
    ...(lock && { onCommand: lock.onCommand }),
    close: async () => {
      await client.close()
      await lock?.release()
    }
  }
}

const TURN_MS = 10

/**
 * PGlite runs in this thread and resolves its promises without a turn of the event loop, so a chain of queries would block timers
 * and requests.
 */
export function yieldBetweenQueries(client: PGlite): void {
  let turnedAt = performance.now()
  let ended = (): void => {}
  const execute = client.execProtocolStream.bind(client)
  client.execProtocolStream = async (message, options) => {
    if (performance.now() - turnedAt > TURN_MS) {
      await setImmediate()
      turnedAt = performance.now()
    }
    const kind = String.fromCharCode(message[0] ?? 0)
    if (kind === SIMPLE_QUERY || kind === PARSE) ended = timeQuery(() => statementIn(message))
    try {
      return await execute(message, options)
    } finally {
      if (kind === SIMPLE_QUERY || kind === EXECUTE) ended()
    }
  }
}

/** Kinds of messages of the Postgres protocol: a whole statement, or its first and its slowest step. */
const SIMPLE_QUERY = 'Q'
const PARSE = 'P'
const EXECUTE = 'E'

function statementIn(message: Uint8Array): string {
  const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength)
  // After the type and the length; a prepared statement has a name before its text. Both end with a zero byte.
  const start = bytes.toString('latin1', 0, 1) === PARSE ? bytes.indexOf(0, 5) + 1 : 5
  return bytes.toString('utf8', start, bytes.indexOf(0, start))
}

/** A refused connection to several addresses of a host has a code but no message. */
function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException
  return message || code || String(error)
}
