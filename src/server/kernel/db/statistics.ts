import { sql } from 'drizzle-orm'
import type { OpenDatabase } from './open.ts'

/** Smaller tables are read whole in any case. */
const MIN_BYTES = 32_768

/**
 * Vacuums and analyzes the tables of PGlite in which many rows have changed, by the rule of Postgres' autovacuum, which PGlite lacks.
 * Without statistics the query planner misjudges the size of a table tenfold, and what is not vacuumed waits in a list in front of a GIN
 * index, which each search reads whole. One table at a time, because PGlite blocks this process.
 * @returns their names
 */
export async function refreshStatistics({ db, kind }: Pick<OpenDatabase, 'db' | 'kind'>): Promise<string[]> {
  if (kind !== 'pglite') return []
  const { rows } = (await db.execute(sql`
    SELECT t.relname AS name FROM pg_stat_user_tables t JOIN pg_class c ON c.oid = t.relid
    WHERE t.schemaname = 'public' AND pg_relation_size(t.relid) >= ${MIN_BYTES}
      AND (t.last_vacuum IS NULL OR t.n_mod_since_analyze > 50 + c.reltuples / 10)
    ORDER BY t.relname`)) as { rows: { name: string }[] }
  for (const { name } of rows) await db.execute(sql`VACUUM (ANALYZE) ${sql.identifier(name)}`)
  return rows.map(({ name }) => name)
}
