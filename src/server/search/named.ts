import { and, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { remember } from '../db/remember.ts'
import { listable } from '../product/listable.ts'
import { products } from '../product/tables.ts'
import type { Columns } from './columns.ts'
import { namedBy } from './conditions.ts'
import type { ListQuery } from './engine.ts'
import { type Match, matchText } from './match.ts'
import { Places } from './places.ts'

/** Kept of all texts together: some hundred texts at a million products. */
const MOST_BYTES = 24_000_000
const MOST_KEPT = 300

interface Kept {
  places: Places
  /** The columns that the places are of, and their `changes` that are in it. */
  columns: Columns
  changes: number
}

/** What texts name, by their queries. Documents change with their products or, where names change, with these tags. */
const keptTexts = remember(['brands', 'stores', 'taxons', 'catalogue', 'site'], async () => new Map<string, Kept>())

/** Whether a query names products by a text, ids or SKUs. */
export function isNaming(query: ListQuery): boolean {
  return Boolean(query.text?.trim() || query.ids || query.skus || query.variantIds)
}

/**
 * The products that a text, ids or SKUs name, whatever else is asked of them; null where the query has none of these.
 * @param read the query's text, where it was read already
 */
export async function named(db: Db, columns: Columns, query: ListQuery, now: Date, read?: Match): Promise<Places | null> {
  if (!isNaming(query)) return null
  const text = query.text?.trim()
  const match = text ? (read ?? (await matchText(db, text, listable(now)))) : null
  const others = namedBy(db, query)
  if (match && !others.length) return namedByText(db, columns, match)
  return new Places(
    columns,
    await readIds(db, sql`SELECT ${products.id} AS product_id FROM ${products} WHERE ${and(match?.where, ...others)}`)
  )
}

/** Read whole once; then only of what has changed is it asked whether the text still names it. */
async function namedByText(db: Db, columns: Columns, { query, ids }: Match): Promise<Places> {
  const texts = await keptTexts(db)
  const known = texts.get(query)
  const { changes } = columns
  const changed = known?.columns === columns && known.places.holds(columns) ? columns.changedSince(known.changes) : null
  if (!known || !changed) {
    const places = new Places(columns, await readIds(db, ids))
    keep(texts, query, { places, columns, changes })
    return places
  }
  if (changed.length) {
    const still = await readIds(db, sql`SELECT product_id FROM (${ids}) named WHERE product_id = ANY(${sql.param(changed)}::int[])`)
    for (const id of changed) known.places.set(columns.placeOf(id), false)
    for (const id of still) known.places.set(columns.placeOf(id), true)
    known.changes = changes
  }
  return known.places
}

function keep(texts: Map<string, Kept>, query: string, kept: Kept): void {
  texts.delete(query)
  texts.set(query, kept)
  const most = Math.min(MOST_KEPT, Math.ceil(MOST_BYTES / kept.places.bytes))
  for (const oldest of texts.keys()) {
    if (texts.size <= most) break
    texts.delete(oldest)
  }
}

/** One text of ids: a hundred thousand rows would cost more to read than to find. */
async function readIds(db: Db, query: SQL): Promise<number[]> {
  const { rows } = (await db.execute(sql`SELECT string_agg(product_id::text, ',') AS ids FROM (${query}) found`)) as {
    rows: { ids: string | null }[]
  }
  const ids = rows[0]?.ids
  return ids ? ids.split(',').map(Number) : []
}
