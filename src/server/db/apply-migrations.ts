import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from './open.ts'

const ADVISORY_LOCK = 7_342_001

/**
 * Runs those migrations that this database has not seen, one process at a time.
 * @param files SQL texts by their paths, in whose order they run
 */
export async function applyMigrations(db: Db, files: Readonly<Record<string, string>>): Promise<number> {
  return db.transaction(async tx => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`)
    // Of the trusted ones that come with Postgres: the owner of a database may have it without a superuser.
    await tx.execute(sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`)
    await tx.execute(
      sql`CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, hash text NOT NULL, ran_at timestamptz NOT NULL DEFAULT now())`
    )
    const { rows: seen } = (await tx.execute(sql`SELECT name, hash FROM migrations`)) as { rows: { name: string; hash: string }[] }
    const hashes = new Map(seen.map(row => [row.name, row.hash]))
    let ran = 0
    for (const [path, text] of Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const name = path.replace(/^.*\//, '')
      const hash = createHash('sha256').update(text).digest('hex')
      const before = hashes.get(name)
      if (before === hash) continue
      if (before) throw new Error(`Migration ${name} was changed after it ran on this database. Use an empty DATA_DIR or database.`)
      for (const statement of text.split('--> statement-breakpoint')) if (statement.trim()) await tx.execute(sql.raw(statement))
      await tx.execute(sql`INSERT INTO migrations (name, hash) VALUES (${name}, ${hash})`)
      ran++
    }
    return ran
  })
}
