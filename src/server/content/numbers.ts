import { sql } from 'drizzle-orm'
import type { EntryKind } from '#domain/content.ts'
import type { Db } from '../db/open.ts'
import { entries, entryDays, entryTexts } from './tables.ts'

/** The day it is in Ulaanbaatar. */
const dayOf = (now: Date): string => new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)

const count = async (db: Db, entryId: number, where: ReturnType<typeof sql>, by: { views: number; productAdds: number }, now: Date) => {
  await db.execute(sql`
    INSERT INTO ${entryDays} (entry_id, day, views, product_adds)
    SELECT e.id, ${dayOf(now)}::date, ${by.views}, ${by.productAdds} FROM ${entries} e
    WHERE e.id = ${entryId} AND ${where} AND EXISTS (SELECT 1 FROM ${entryTexts} t WHERE t.entry_id = e.id)
    ON CONFLICT (entry_id, day) DO UPDATE SET
      views = ${entryDays.views} + excluded.views, product_adds = ${entryDays.productAdds} + excluded.product_adds`)
}

/** One more reading of a published entry; of anything else nothing is counted. Nothing is kept of who read. */
export const countView = (db: Db, kind: EntryKind, entryId: number, now: Date): Promise<void> =>
  count(db, entryId, sql`e.kind = ${kind}`, { views: 1, productAdds: 0 }, now)

/** Pieces put into a cart from an entry. */
export const countProductAdds = (db: Db, entryId: number, pieces: number, now: Date): Promise<void> =>
  count(db, entryId, sql`true`, { views: 0, productAdds: pieces }, now)
