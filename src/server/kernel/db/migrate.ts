import { applyMigrations } from './apply-migrations.ts'
import type { Db } from './open.ts'

const files = import.meta.glob<string>('./migrations/*.sql', { eager: true, import: 'default', query: '?raw' })

/** Runs the pending migrations, one process at a time. Safe to call at every start. */
export async function migrateDatabase(db: Db): Promise<number> {
  return applyMigrations(db, files)
}
