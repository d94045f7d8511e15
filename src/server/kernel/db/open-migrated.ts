import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import { applyMigrations } from './apply-migrations.ts'
import { type OpenDatabase, openDatabase } from './open.ts'

const MIGRATIONS = new URL('migrations/', import.meta.url)

/**
 * The shop's own database for a command, where no running shop holds it.
 * @param options `only` limits the migrations to those of a backup, for a database that must be `empty`
 * @throws Error where another process holds the folder, or the database is not empty
 */
export async function openMigrated(config: Config, options: { only?: readonly string[]; empty?: boolean } = {}): Promise<OpenDatabase> {
  const names = readdirSync(MIGRATIONS).filter(name => name.endsWith('.sql'))
  const { only = names } = options
  const unknown = only.filter(name => !names.includes(name))
  if (unknown.length)
    throw new Error(
      `The backup has ${unknown.join(', ')}, which this release does not have. Restore it with the release that made it, or a later one.`
    )
  const database = await openDatabase(config.databaseUrl, config.dataDir, { inBackground: true })
  try {
    if (options.empty && !(await isEmpty(database)))
      throw new Error('The database is not empty. Restore into an empty one: another DATA_DIR, or another database in DATABASE_URL.')
    await applyMigrations(database.db, Object.fromEntries(only.map(name => [name, readFileSync(new URL(name, MIGRATIONS), 'utf8')])))
  } catch (error) {
    // An open database would keep the process alive.
    await database.close()
    throw error
  }
  return database
}

async function isEmpty({ db }: OpenDatabase): Promise<boolean> {
  const { rows } = (await db.execute(sql`SELECT 1 FROM pg_tables WHERE schemaname = 'public' LIMIT 1`)) as { rows: unknown[] }
  return rows.length === 0
}
