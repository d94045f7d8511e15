import { createHash, randomUUID } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { Client } from 'pg'
import { inject } from 'vitest'
import { migrateDatabase } from '../../src/server/kernel/db/migrate.ts'
import { LONG } from '../long.ts'
import { type Db, type OpenDatabase, openDatabase } from '../../src/server/kernel/db/open.ts'
import { improveProtocol } from '../../src/server/kernel/db/pglite-protocol.ts'

export const KINDS = ['pglite', 'postgres'] as const
export type DatabaseKind = (typeof KINDS)[number]
/**
 * For suites of rules whose queries are those of suites that run on both. The browser tests run them on PGlite, and so does a
 * long run.
 */
export const USUAL_KINDS: readonly DatabaseKind[] = LONG ? KINDS : ['postgres']

/** For suites that run on one: Postgres takes a quarter less processor time, and a long run tries PGlite. */
export const USUAL_KIND: DatabaseKind = LONG ? 'pglite' : 'postgres'

/** The migrated template database on the run's server. */
export const EMPTY = 'empty'

export interface TestDatabase {
  database: OpenDatabase
  db: Db
  /** Address for other processes; null for a database of this process only. */
  url: string | null
  /** Deletes all rows and restarts all sequences. */
  wipe: () => Promise<void>
  close: () => Promise<void>
}

/** A PGlite that the previous test file of this worker closed: opening one takes a second. */
let idle: PGlite | null = null

/**
 * A migrated, empty database of either kind: every suite of the data layer runs on both. A test that changes tables, not only
 * rows, takes `openPglite` or `openPostgres`.
 */
export async function openTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  if (kind === 'postgres') return openPostgres(EMPTY)
  const client = idle ?? (await createPglite(inject('emptyImage')))
  idle = null
  const database = createPgliteDatabase(client)
  return {
    ...database,
    close: async () => {
      await database.wipe()
      if (idle) await client.close()
      else idle = client
    }
  }
}

/** @param image a PGlite data folder as a tar */
export async function openPglite(image: string): Promise<TestDatabase & { client: PGlite }> {
  const client = await createPglite(image)
  return { client, ...createPgliteDatabase(client) }
}

async function createPglite(image: string): Promise<PGlite> {
  const client = await PGlite.create({ extensions: { pg_trgm }, loadDataDir: readBlob(image) })
  improveProtocol(client)
  return client
}

function createPgliteDatabase(client: PGlite): TestDatabase {
  const close = () => client.close()
  const db: Db = drizzle(client)
  return { database: { db, kind: 'pglite', pool: null, now: () => new Date(), close }, db, url: null, close, wipe: () => wipeTables(db) }
}

/** @param template a database of the run's server without connections */
export async function openPostgres(template: string): Promise<TestDatabase & { name: string }> {
  const server = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = await createDatabase(server, name, template)
  const database = await openDatabase(url, '')
  return {
    name,
    database,
    db: database.db,
    url,
    wipe: () => wipeTables(database.db),
    close: async () => {
      await database.close()
      await onServer(server, client => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
    }
  }
}

/** Copying the template's files takes half of the time of writing its pages to the log. @returns the new database's address */
export async function createDatabase(server: string, name: string, template = 'template1'): Promise<string> {
  await onServer(server, client => client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`))
  const url = new URL(server)
  url.pathname = name
  return url.href
}

/** Runs `work` with a connection to the server's own database. */
export async function onServer<Result>(server: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * DELETE instead of TRUNCATE, which creates new files for every table, its indexes and referring tables. Tables whose files are
 * empty are left out: a suite fills few of them. Triggers and foreign keys are disabled during it.
 */
async function wipeTables(db: Db): Promise<void> {
  await db.execute(sql`
    DO $$
    DECLARE
      name text;
    BEGIN
      SET LOCAL session_replication_role = replica;
      FOR name IN
        SELECT oid::regclass FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'migrations' AND pg_relation_size(oid) > 0
      LOOP
        EXECUTE 'DELETE FROM ' || name;
      END LOOP;
      PERFORM setval(quote_ident(sequencename)::regclass, start_value, false)
        FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL;
      SET LOCAL session_replication_role = origin;
    END
    $$`)
}

export function toRows<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows
}

/** Fills a data folder as the first start of the shop does, for processes that open it themselves. */
export async function fillDataDir(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true })
  const loadDataDir = readBlob(inject('emptyImage'))
  const client = await PGlite.create({ dataDir: join(dataDir, 'postgres'), extensions: { pg_trgm }, loadDataDir })
  await client.close()
}

/** Creating a PGlite takes seconds and restoring one a tenth of that, so an image is cached per version and set of migrations. */
export async function writeEmptyImage(): Promise<string> {
  const root = new URL('../..', import.meta.url).pathname
  const hash = createHash('sha256')
  for (const file of [
    'node_modules/@electric-sql/pglite/package.json',
    ...globSync('src/server/kernel/db/migrations/*.sql', { cwd: root }).toSorted()
  ])
    hash.update(file).update(readFileSync(join(root, file)))
  const folder = join(root, 'node_modules/.cache/delguur')
  const path = join(folder, `pglite-${hash.digest('hex').slice(0, 16)}.tar`)
  if (existsSync(path)) return path
  const client = await PGlite.create({ extensions: { pg_trgm } })
  await migrateDatabase(drizzle(client))
  mkdirSync(folder, { recursive: true })
  await dumpImage(client, path)
  await client.close()
  return path
}

export async function dumpImage(client: PGlite, path: string): Promise<void> {
  const dump = await client.dumpDataDir('none')
  // Another run may write the same file: a rename makes each write atomic.
  const own = `${path}.${process.pid}`
  writeFileSync(own, Buffer.from(await dump.arrayBuffer()))
  renameSync(own, path)
}

function readBlob(path: string): Blob {
  return new Blob([readFileSync(path)])
}
