import { and, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { remember } from '../db/remember.ts'
import { listable } from '../product/listable.ts'
import { products } from '../product/tables.ts'
import type { Columns } from './columns.ts'
import { namedBy } from './conditions.ts'
import type { ListQuery } from './engine.ts'
import { type Match, matchText } from './match.ts'

/** Ids kept of all texts together, some thirty bytes each. */
const MOST_KEPT = 500_000

interface Kept {
  ids: Set<number>
  /** The columns' `changes` that it knows of. */
  changes: number
}

/** What texts name, by their queries. Documents change with their products or, where names change, with these tags. */
const keptTexts = remember(['brands', 'stores', 'taxons', 'catalogue', 'site'], async () => new Map<string, Kept>())

/** Whether a query names products by a text, ids or SKUs. */
export function isNaming(query: ListQuery): boolean {
  return Boolean(query.text?.trim() || query.ids || query.skus || query.variantIds)
}

/** The products that a text, ids or SKUs name, whatever else is asked of them; null where the query has none of these. */
export async function named(db: Db, columns: Columns, query: ListQuery, now: Date): Promise<ReadonlySet<number> | null> {
  if (!isNaming(query)) return null
  const text = query.text?.trim()
  const match = text ? await matchText(db, text, listable(now)) : null
  const others = namedBy(db, query)
  if (match && !others.length) return namedByText(db, columns, match)
  return readIds(db, sql`SELECT ${products.id} AS product_id FROM ${products} WHERE ${and(match?.where, ...others)}`)
}

/** Read whole once; then only of what has changed is it asked whether the text still names it. */
export async function namedByText(db: Db, columns: Columns, { query, ids }: Match): Promise<ReadonlySet<number>> {
  const texts = await keptTexts(db)
  const known = texts.get(query)
  const { changes } = columns
  const changed = known && columns.changedSince(known.changes)
  if (!known || !changed) {
    const kept = { ids: await readIds(db, ids), changes }
    keep(texts, query, kept)
    return kept.ids
  }
  if (changed.length) {
    const still = await readIds(db, sql`SELECT product_id FROM (${ids}) named WHERE product_id = ANY(${sql.param(changed)}::int[])`)
    for (const id of changed) if (!still.has(id)) known.ids.delete(id)
    for (const id of still) known.ids.add(id)
    known.changes = changes
  }
  return known.ids
}

function keep(texts: Map<string, Kept>, query: string, kept: Kept): void {
  texts.delete(query)
  texts.set(query, kept)
  let all = 0
  for (const { ids } of texts.values()) all += ids.size
  for (const [oldest, { ids }] of texts) {
    if (all <= MOST_KEPT || texts.size === 1) break
    texts.delete(oldest)
    all -= ids.size
  }
}

/** One text of ids: a hundred thousand rows would cost more to read than to find. */
async function readIds(db: Db, query: SQL): Promise<Set<number>> {
  const { rows } = (await db.execute(sql`SELECT string_agg(product_id::text, ',') AS ids FROM (${query}) found`)) as {
    rows: { ids: string | null }[]
  }
  const ids = rows[0]?.ids
  return new Set(ids ? ids.split(',').map(Number) : [])
}
