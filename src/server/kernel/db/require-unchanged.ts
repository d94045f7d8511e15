import { sql } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import type { Db } from './open.ts'

/**
 * Locks a record until the end of the transaction, and compares it with what the caller read: a second save waits, then finds what the
 * first has stored.
 * @param subject the kind of record and its id
 * @param was the record as JSON; undefined skips the check
 * @throws ShopError stale_save
 */
export async function requireUnchanged(tx: Db, subject: string, was: string | undefined, read: () => Promise<unknown>): Promise<void> {
  if (was === undefined) return
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${subject}, 0))`)
  const stored = await read()
  if (stored !== undefined && JSON.stringify(stored) !== was) throw new ShopError('stale_save')
}
