import { lte } from 'drizzle-orm'
import { sessions } from '../auth/tables.ts'
import type { Db } from '../db/open.ts'
import { purgeKeys } from '../http/idempotency.ts'

/** Deletes what has had its time: answers of repeated calls, and sessions with their guests' carts. */
export async function purge(db: Db, now: Date): Promise<void> {
  await purgeKeys(db, now)
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
}
