import { randomBytes } from 'node:crypto'
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { EntryKind } from '#domain/content.ts'
import { toPublicName } from '#domain/review.ts'
import type { Locale } from '#domain/site.ts'
import { findFree, toSlug } from '#domain/slug.ts'
import { users } from '../../identity/index.ts'
import type { Db } from '../../kernel/db/open.ts'
import { lockSlugs } from '../../kernel/slugs/lock-slugs.ts'
import { authors } from '../author/tables.ts'
import { entries, entryDrafts, entryRedirects } from '../tables.ts'
import type { EntryRow } from './access.ts'
import type { Writer } from '../writer.ts'
import { saveRevision } from './revisions.ts'

const EMPTY = { title: '', summary: '', lead: '', blocks: [], seo_title: '', seo_description: '' }
/** Slug of an entry that has no title yet. */
const UNNAMED = /^new-[0-9a-f]{8}$/

/** Creates an entry in one language; the user is its author. */
export async function createEntry(
  tx: Db,
  kind: EntryKind,
  writer: Writer,
  { title, locale }: { title: string; locale: Locale },
  now: Date
): Promise<EntryRow> {
  const authorId = await findOrCreateAuthor(tx, writer.userId)
  const slug = await findFreeSlug(tx, kind, toSlug(title) || `new-${randomBytes(4).toString('hex')}`, 0)
  const [entry] = await tx
    .insert(entries)
    .values({ kind, slug, authorId, createdBy: writer.userId, createdAt: now, updatedAt: now })
    .returning()
  if (!entry) throw new Error('An entry was not written.')
  const [draft] = await tx
    .insert(entryDrafts)
    .values({ entryId: entry.id, locale, content: { ...EMPTY, title }, savedAt: now, savedBy: writer.userId })
    .returning()
  if (draft) await saveRevision(tx, draft)
  return entry
}

/** Derives the slug from the title of an entry that was created without one. */
export async function assignSlug(tx: Db, entry: EntryRow, title: string): Promise<void> {
  const requested = toSlug(title)
  if (!UNNAMED.test(entry.slug) || !requested) return
  const slug = await findFreeSlug(tx, entry.kind, requested, entry.id)
  await tx
    .update(entries)
    .set({ slug, version: sql`${entries.version} + 1` })
    .where(eq(entries.id, entry.id))
}

/** `tea`, or `tea-2` where another entry has or had that slug. */
export async function findFreeSlug(tx: Db, kind: EntryKind, requested: string, entryId: number): Promise<string> {
  await lockSlugs(tx, kind)
  const like = `${requested}-%`
  const used = new Set([
    ...(
      await tx
        .select({ slug: entries.slug })
        .from(entries)
        .where(
          and(
            eq(entries.kind, kind),
            isNull(entries.deletedAt),
            ne(entries.id, entryId),
            or(eq(entries.slug, requested), sql`${entries.slug} LIKE ${like}`)
          )
        )
    ).map(row => row.slug),
    ...(
      await tx
        .select({ slug: entryRedirects.slug })
        .from(entryRedirects)
        .where(and(eq(entryRedirects.kind, kind), or(eq(entryRedirects.slug, requested), sql`${entryRedirects.slug} LIKE ${like}`)))
    ).map(row => row.slug)
  ])
  return findFree(requested, slug => used.has(slug))
}

/** The author of a user, created with the user's name on first use. */
async function findOrCreateAuthor(tx: Db, userId: number): Promise<number> {
  const [existing] = await tx.select({ id: authors.id }).from(authors).where(eq(authors.userId, userId))
  if (existing) return existing.id
  const [user] = await tx
    .select({ first: users.firstName, last: users.lastName, avatar: users.avatar })
    .from(users)
    .where(eq(users.id, userId))
  const name = toPublicName(user?.first ?? '', user?.last ?? '')
  const [made] = await tx
    .insert(authors)
    .values({ slug: `writer-${userId}`, name: name ? { mn: name } : {}, avatar: user?.avatar ?? '', userId })
    .onConflictDoUpdate({ target: authors.userId, set: { userId } })
    .returning({ id: authors.id })
  if (!made) throw new Error('An author was not written.')
  return made.id
}
