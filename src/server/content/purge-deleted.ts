import { lte } from 'drizzle-orm'
import { DAY_MS } from '#domain/day.ts'
import { DELETED_DAYS } from '#domain/editing.ts'
import type { Db } from '../kernel/db/open.ts'
import { purgeRevisions } from './page-history.ts'
import { promotions } from './promotion/tables.ts'
import { contentPages, entries } from './tables.ts'

/** Deletes for good what can no longer be restored. */
export async function purgeDeleted(db: Db, now: Date): Promise<void> {
  const last = new Date(now.getTime() - DELETED_DAYS * DAY_MS)
  for (const table of [entries, contentPages, promotions]) await db.delete(table).where(lte(table.deletedAt, last))
  await purgeRevisions(db)
}
