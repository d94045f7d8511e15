import { sql } from 'drizzle-orm'
import type { EntryKind } from '#domain/content.ts'
import type { Db } from '../kernel/db/open.ts'
import type { PageKind } from './tables.ts'

/** Until the end of the transaction, one at a time chooses a slug of this kind: two would find the same one free. */
export async function lockSlugs(tx: Db, kind: EntryKind | PageKind): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`slugs:${kind}`}, 0))`)
}
