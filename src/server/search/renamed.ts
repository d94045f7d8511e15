import { sql } from 'drizzle-orm'
import { announce } from '../announce.ts'
import type { OpenDatabase } from '../db/open.ts'
import { reindex } from './documents.ts'

interface Row {
  kind: 'brand' | 'store' | 'taxon'
  id: number
  name: unknown
  fresh: boolean
}

const NAMED = sql`
  SELECT 'brand' AS kind, id, jsonb_build_array(name) AS name FROM brands
  UNION ALL SELECT 'store', id, jsonb_build_array(name) FROM stores
  UNION ALL SELECT 'taxon', id, jsonb_build_array(name, short_name) FROM taxons`

/**
 * Indexes products anew whose brand, store or taxon has another name than they were indexed under, whoever gave it.
 * A name that is new is that of new products, which are indexed by themselves.
 * @returns how many were renamed
 */
export async function reindexRenamed(database: OpenDatabase): Promise<number> {
  const { db } = database
  const { rows } = (await db.execute(sql`
    SELECT n.kind, n.id, n.name, s.name IS NULL AS fresh FROM (${NAMED}) n LEFT JOIN search_names s ON s.kind = n.kind AND s.id = n.id
    WHERE s.name IS DISTINCT FROM n.name ORDER BY n.kind, n.id`)) as { rows: unknown[] }
  const found = rows as Row[]
  if (!found.length) return 0
  const renamed = found.filter(row => !row.fresh)
  const idsOf = (kind: Row['kind']): number[] => renamed.filter(row => row.kind === kind).map(row => row.id)
  if (renamed.length) {
    // First: what is remembered of them has the old names.
    announce(database, ['brands', 'stores', 'taxons', 'catalogue', 'products'])
    await reindex(db, { brands: idsOf('brand'), stores: idsOf('store'), taxons: idsOf('taxon') })
  }
  await db.execute(sql`
    INSERT INTO search_names (kind, id, name)
    SELECT kind, id, name FROM jsonb_to_recordset(${JSON.stringify(found)}::jsonb) AS known (kind text, id int, name jsonb)
    ON CONFLICT (kind, id) DO UPDATE SET name = excluded.name`)
  return renamed.length
}
