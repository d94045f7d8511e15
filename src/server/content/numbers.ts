import { sql } from 'drizzle-orm'
import { parseId } from '#contract/fields.ts'
import type { EntryKind } from '#domain/content.ts'
import { toDayInUlaanbaatar } from '#domain/day.ts'
import type { Db } from '../kernel/db/open.ts'
import { products, variants } from '../catalogue/index.ts'
import { entries, entryStatistics, entryProducts, entryTranslations } from './tables.ts'

/** An entry by id or slug. */
type EntryReference = { id: number } | { kind: EntryKind; slug: string }

const isEntry = (named: EntryReference) =>
  'id' in named
    ? sql`e.id = ${named.id}`
    : sql`e.kind = ${named.kind} AND (e.slug = ${named.slug} OR e.id = ${parseId(named.slug) ?? null})`

/** @returns the id of the entry; null where none is counted */
const count = async (db: Db, where: ReturnType<typeof sql>, by: { views: number; cartAdditions: number }, now: Date) => {
  const { rows } = (await db.execute(sql`
    INSERT INTO ${entryStatistics} (entry_id, day, views, cart_additions)
    SELECT e.id, ${toDayInUlaanbaatar(now)}::date, ${by.views}, ${by.cartAdditions} FROM ${entries} e
    WHERE ${where} AND EXISTS (SELECT 1 FROM ${entryTranslations} t WHERE t.entry_id = e.id)
    ON CONFLICT (entry_id, day) DO UPDATE SET
      views = ${entryStatistics.views} + excluded.views, cart_additions = ${entryStatistics.cartAdditions} + excluded.cart_additions
    RETURNING entry_id AS id`)) as { rows: { id: number }[] }
  return rows[0]?.id ?? null
}

/** Counts a view of a published entry, anonymously; others are ignored. */
export const countView = (db: Db, kind: EntryKind, id: number, now: Date): Promise<number | null> =>
  count(db, sql`e.id = ${id} AND e.kind = ${kind}`, { views: 1, cartAdditions: 0 }, now)

/**
 * Counts pieces added to a cart from an entry. The source is sent by the browser, so it is ignored unless the entry contains the
 * product.
 */
export const countCartAdditions = (db: Db, named: EntryReference, variantId: number, pieces: number, now: Date): Promise<number | null> =>
  count(
    db,
    sql`${isEntry(named)} AND EXISTS (
      SELECT 1 FROM ${entryProducts} s
      JOIN ${products} p ON p.slug = s.slug
      JOIN ${variants} v ON v.product_id = p.id
      WHERE s.entry_id = e.id AND v.id = ${variantId})`,
    { views: 0, cartAdditions: pieces },
    now
  )
