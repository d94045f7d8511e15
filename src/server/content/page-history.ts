import { and, desc, eq, lte, notExists, sql } from 'drizzle-orm'
import type { PageRevision } from '#contract/page.ts'
import { ShopError } from '#domain/errors.ts'
import { formatName, users } from '../identity/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { contentPages, pageRevisions, type PageContent, type PageKind } from './tables.ts'
import { promotions, type PromotionContent } from './promotion/tables.ts'

interface Contents {
  page: PageContent
  promotion: PromotionContent
}
type RevisionState = PageRevision['state']

const MAX_REVISIONS = 50

const isOf = (kind: PageKind, slug: string) => and(eq(pageRevisions.kind, kind), eq(pageRevisions.slug, slug))

/** The revisions of a page or promotion that has a new slug. */
export async function moveRevisions(tx: Db, kind: PageKind, from: string, to: string): Promise<void> {
  await tx.delete(pageRevisions).where(isOf(kind, to))
  await tx.update(pageRevisions).set({ slug: to }).where(isOf(kind, from))
}

interface SavedVersion<Kind extends PageKind> {
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

/** Deletes the revisions of what was deleted for good. */
export async function purgeRevisions(db: Db): Promise<void> {
  for (const [kind, table] of [
    ['page', contentPages],
    ['promotion', promotions]
  ] as const) {
    const record = db
      .select({ one: sql`1` })
      .from(table)
      .where(eq(table.slug, pageRevisions.slug))
    await db.delete(pageRevisions).where(and(eq(pageRevisions.kind, kind), notExists(record)))
  }
}
