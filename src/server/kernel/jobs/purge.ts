import { lte } from 'drizzle-orm'
import { purgeCodes } from '../../identity/codes.ts'
import { sessions } from '../../identity/tables.ts'
import type { Db } from '../db/open.ts'
import { purgeKeys } from '../http/idempotency.ts'
import { purgeRateLimits } from '../http/rate-limit.ts'
import { purgeMessages } from '../messages/outbox.ts'

/** Deletes what has had its time: answers of repeated calls, codes, counted tries, old messages, and sessions with their guests' carts. */
export async function purge(db: Db, now: Date): Promise<void> {
  await purgeKeys(db, now)
  await purgeCodes(db, now)
  await purgeRateLimits(db, now)
  await purgeMessages(db, now)
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
}
