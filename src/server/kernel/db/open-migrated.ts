import { readdirSync, readFileSync } from 'node:fs'
import type { Config } from '../config.ts'
import { applyMigrations } from './apply-migrations.ts'
import { type OpenDatabase, openDatabase } from './open.ts'

const MIGRATIONS = new URL('migrations/', import.meta.url)

/**
 * The shop's own database for a command, where no running shop holds it.
 * @throws Error where another process holds the folder
 */
export async function openMigrated(config: Config): Promise<OpenDatabase> {
  const database = await openDatabase(config.databaseUrl, config.dataDir, { inBackground: true })
  const names = readdirSync(MIGRATIONS).filter(name => name.endsWith('.sql'))
  try {
    await applyMigrations(database.db, Object.fromEntries(names.map(name => [name, readFileSync(new URL(name, MIGRATIONS), 'utf8')])))
  } catch (error) {
    // An open database would keep the process alive.
    await database.close()
    throw error
  }
  return database
}
