import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from './open.ts'
import { runInBackground } from './pool.ts'

const ADVISORY_LOCK = 7_342_001

/**
 * Runs the pending migrations of a database in one transaction, one process at a time.
 * @param files SQL texts by path, run in this order @throws MigrationError
 */
export async function applyMigrations(db: Db, files: Readonly<Record<string, string>>): Promise<number> {
  const migrations = Object.entries(files)
    .map(([path, text]) => ({ name: path.replace(/^.*\//, ''), text, hash: createHash('sha256').update(text).digest('hex') }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return runInBackground(() =>
    db.transaction(async tx => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`)
      // A trusted extension of Postgres: the owner of a database can install it without a superuser.
      await tx.execute(sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`)
      await tx.execute(
        sql`CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, hash text NOT NULL, ran_at timestamptz NOT NULL DEFAULT now())`
      )
      const { rows: seen } = (await tx.execute(sql`SELECT name, hash FROM migrations`)) as { rows: { name: string; hash: string }[] }
      const applied = new Map(seen.map(row => [row.name, row.hash]))
      const newer = seen.map(row => row.name).filter(name => !migrations.some(migration => migration.name === name))
      if (newer.length) {
        const what = `this database already has ${newer.join(', ')}, which this release does not know.`
        throw new MigrationError(what, 'Start the newer release that made it, or restore a backup from before.')
      }
      let ran = 0
      for (const { name, text, hash } of migrations) {
        if (applied.get(name) === hash) continue
        if (applied.has(name)) {
          const what = `${name} was changed after it ran on this database.`
          throw new MigrationError(what, 'Restore the file and add a new migration; a developer may use an empty DATA_DIR or database.')
        }
        for (const statement of text.split('--> statement-breakpoint')) if (statement.trim()) await runStatement(tx, name, statement.trim())
        await tx.execute(sql`INSERT INTO migrations (name, hash) VALUES (${name}, ${hash})`)
        ran++
      }
      return ran
    })
  )
}

async function runStatement(tx: Db, name: string, statement: string): Promise<void> {
  try {
    await tx.execute(sql.raw(statement))
  } catch (error) {
    const { message, detail } = ((error as Error).cause ?? error) as { message: string; detail?: string }
    const what = `${name} failed: ${message}${detail ? ` (${detail})` : ''}\n\n${statement.slice(0, 1000)}\n`
    const advice = `Nothing was changed: mend the rows it names, or ${name} if it was never released, and start again; the release before still runs on this database.`
    throw new MigrationError(what, advice, error)
  }
}

/** The failure and its remedy, for the terminal. */
class MigrationError extends Error {
  constructor(what: string, advice: string, cause?: unknown) {
    super(`The database could not be migrated: ${what}\n${advice}`, { cause })
    this.name = 'MigrationError'
  }
}
