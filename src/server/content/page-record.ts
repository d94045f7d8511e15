import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { type ErrorCode, ShopError } from '#domain/errors.ts'
import type { Db } from '../kernel/db/open.ts'
import { resolveSlug } from '../kernel/slugs/former-slugs.ts'
import { moveRevisions } from './page-history.ts'
import { promotions } from './promotion/tables.ts'
import { contentPages, type PageKind } from './tables.ts'

/** What pages and promotions have in common: a slug, a draft beside what is published, and 30 days in which they can be restored. */
const TABLES = { page: contentPages, promotion: promotions } as const
const NOT_FOUND: Record<PageKind, ErrorCode> = { page: 'not_found', promotion: 'promotion_not_found' }

/** The condition on a record that is not deleted. */
export function isNotDeleted(kind: PageKind, slug: string): SQL | undefined {
  const table = TABLES[kind]
  return and(eq(table.slug, slug), isNull(table.deletedAt))
}

/** @throws ShopError validation where the slug is that of another record, also of a deleted one */
export async function moveRecord(tx: Db, kind: PageKind, from: string, to: string): Promise<void> {
  const table = TABLES[kind]
  const [other] = await tx.select({ deletedAt: table.deletedAt }).from(table).where(eq(table.slug, to))
  if (other) throw new ShopError('validation', { fields: { slug: other.deletedAt ? 'slug_deleted' : 'slug_taken' } })
  await tx.update(table).set({ slug: to }).where(eq(table.slug, from))
  await moveRevisions(tx, kind, from, to)
}

/** Readers keep seeing what is published. @throws ShopError not_found, promotion_not_found */
export async function discardDraft(db: Db, kind: PageKind, named: string): Promise<void> {
  const table = TABLES[kind]
  const slug = await resolveSlug(db, kind, named)
  const discarded = await db
    .update(table)
    .set({ draft: null, version: sql`${table.version} + 1` })
    .where(and(isNotDeleted(kind, slug), isNotNull(table.draft)))
    .returning({ slug: table.slug })
  if (!discarded.length) throw new ShopError(NOT_FOUND[kind])
}

/** @throws ShopError not_found, promotion_not_found */
export async function deleteRecord(db: Db, kind: PageKind, slug: string, now: Date): Promise<void> {
  const table = TABLES[kind]
  const deleted = await db
    .update(table)
    .set({ deletedAt: now, published: false, draft: null })
    .where(isNotDeleted(kind, slug))
    .returning({ slug: table.slug })
  if (!deleted.length) throw new ShopError(NOT_FOUND[kind])
}

/** Restores a deleted record, which is hidden then. @throws ShopError not_found, promotion_not_found */
export async function restoreRecord(db: Db, kind: PageKind, slug: string): Promise<void> {
  const table = TABLES[kind]
  const restored = await db
    .update(table)
    .set({ deletedAt: null })
    .where(and(eq(table.slug, slug), isNotNull(table.deletedAt)))
    .returning({ slug: table.slug })
  if (!restored.length) throw new ShopError(NOT_FOUND[kind])
}
