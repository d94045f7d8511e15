import { sql } from 'drizzle-orm'
import type { OpenDatabase } from './open.ts'

/** Larger tables are worth the query planner's time. */
const MIN_BYTES = 32_768

/**
 * Analyzes the tables of which many rows have changed, by the rule of Postgres: without these statistics the planner takes tables for
 * ten times smaller or larger and reads them whole. A server does it by itself; PGlite has no background process. One table at a
 * time, because PGlite blocks this process.
 * @returns their names
 */
export async function refreshStatistics({ db, kind }: Pick<OpenDatabase, 'db' | 'kind'>): Promise<string[]> {
  if (kind !== 'pglite') return []
  const { rows } = (await db.execute(sql`
    SELECT t.relname AS name FROM pg_stat_user_tables t JOIN pg_class c ON c.oid = t.relid
    WHERE t.schemaname = 'public' AND pg_relation_size(t.relid) >= ${MIN_BYTES}
      AND (c.reltuples < 0 OR t.n_mod_since_analyze > 50 + c.reltuples / 10)
    ORDER BY t.relname`)) as { rows: { name: string }[] }
  for (const { name } of rows) await db.execute(sql`ANALYZE ${sql.identifier(name)}`)
  return rows.map(({ name }) => name)
}
