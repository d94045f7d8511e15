import { and, desc, eq, lte, notExists, sql } from 'drizzle-orm'
import type { PageRevision } from '#contract/page.ts'
import { ShopError } from '#domain/errors.ts'
import { formatName, users } from '../identity/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { contentPages, formerSlugs, pageRevisions, type PageContent, type PageKind } from './tables.ts'
import { promotions, type PromotionContent } from './promotion/tables.ts'

interface Contents {
  page: PageContent
  promotion: PromotionContent
}
type RevisionState = PageRevision['state']

const MAX_REVISIONS = 50

const isOf = (kind: PageKind, slug: string) => and(eq(pageRevisions.kind, kind), eq(pageRevisions.slug, slug))

/** The slug that a page or promotion has now, of one that it had before. */
export async function resolveSlug(db: Db, kind: PageKind, slug: string): Promise<string> {
  const [row] = await db
    .select({ current: formerSlugs.current })
    .from(formerSlugs)
    .where(and(eq(formerSlugs.kind, kind), eq(formerSlugs.slug, slug)))
  return row?.current ?? slug
}

/** The former slugs of a page or promotion. */
export async function listFormerSlugs(db: Db, kind: PageKind, current: string): Promise<string[]> {
  const rows = await db
    .select({ slug: formerSlugs.slug })
    .from(formerSlugs)
    .where(and(eq(formerSlugs.kind, kind), eq(formerSlugs.current, current)))
  return rows.map(({ slug }) => slug)
}

/** Leads from the old slug, and from those before it, to the new one, and takes the revisions along. */
export async function moveSlug(tx: Db, kind: PageKind, from: string, to: string): Promise<void> {
  await freeSlug(tx, kind, to)
  await tx
    .update(formerSlugs)
    .set({ current: to })
    .where(and(eq(formerSlugs.kind, kind), eq(formerSlugs.current, from)))
  await tx.insert(formerSlugs).values({ kind, slug: from, current: to })
  await tx.delete(pageRevisions).where(isOf(kind, to))
  await tx.update(pageRevisions).set({ slug: to }).where(isOf(kind, from))
}

/** A slug in use leads to nothing else. */
export async function freeSlug(tx: Db, kind: PageKind, slug: string): Promise<void> {
  await tx.delete(formerSlugs).where(and(eq(formerSlugs.kind, kind), eq(formerSlugs.slug, slug)))
}

export interface SavedVersion<Kind extends PageKind> {
  version: number
  content: Contents[Kind]
  state: RevisionState
  savedAt: Date
  savedBy: number | null
}

/** @param before the version that is replaced: kept, too, where the record was made before versions were */
export async function savePageRevision<Kind extends PageKind>(
  tx: Db,
  kind: Kind,
  slug: string,
  saved: SavedVersion<Kind>,
  before: SavedVersion<Kind> | null
): Promise<void> {
  if (before && (await tx.$count(pageRevisions, isOf(kind, slug))) === 0) await tx.insert(pageRevisions).values({ kind, slug, ...before })
  await tx.insert(pageRevisions).values({ kind, slug, ...saved })
  await tx.delete(pageRevisions).where(and(isOf(kind, slug), lte(pageRevisions.version, saved.version - MAX_REVISIONS)))
}

/** The saved versions, the newest first. */
export async function listPageRevisions(db: Db, kind: PageKind, slug: string): Promise<PageRevision[]> {
  const { version, state, savedAt, savedBy } = pageRevisions
  const rows = await db
    .select({ version, state, savedAt, by: users })
    .from(pageRevisions)
    .leftJoin(users, eq(users.id, savedBy))
    .where(isOf(kind, slug))
    .orderBy(desc(version))
  return rows.map(row => ({
    version: row.version,
    state: row.state,
    saved_at: row.savedAt.toISOString(),
    saved_by: row.by ? formatName(row.by) : ''
  }))
}

/** @throws ShopError not_found */
export async function readRevisionContent<Kind extends PageKind>(
  db: Db,
  kind: Kind,
  slug: string,
  version: number
): Promise<Contents[Kind]> {
  const [row] = await db
    .select({ content: pageRevisions.content })
    .from(pageRevisions)
    .where(and(isOf(kind, slug), eq(pageRevisions.version, version)))
  if (!row) throw new ShopError('not_found')
  return row.content as Contents[Kind]
}

/** Deletes the revisions and former slugs of what was deleted for good. */
export async function purgePageHistory(db: Db): Promise<void> {
  for (const [kind, table] of [
    ['page', contentPages],
    ['promotion', promotions]
  ] as const) {
    const lacks = (slug: typeof formerSlugs.current | typeof pageRevisions.slug) =>
      notExists(
        db
          .select({ one: sql`1` })
          .from(table)
          .where(eq(table.slug, slug))
      )
    await db.delete(formerSlugs).where(and(eq(formerSlugs.kind, kind), lacks(formerSlugs.current)))
    await db.delete(pageRevisions).where(and(eq(pageRevisions.kind, kind), lacks(pageRevisions.slug)))
  }
}
