import { sql } from 'drizzle-orm'
import type { EntryKind } from '#domain/content.ts'
import type { SlugKind } from '#domain/slug.ts'
import type { Db } from '../db/open.ts'

/** Until the end of the transaction, one at a time chooses a slug of this kind: two would find the same one free. */
export async function lockSlugs(tx: Db, kind: EntryKind | SlugKind): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`slugs:${kind}`}, 0))`)
}
