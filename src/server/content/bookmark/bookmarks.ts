import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Bookmark } from '#domain/content.ts'
import type { EntryPage } from '#contract/content.ts'
import { ShopError } from '#domain/errors.ts'
import type { Locale } from '#domain/site.ts'
import type { Db } from '../../kernel/db/open.ts'
import { users } from '../../identity/index.ts'
import { listEntriesByIds } from '../list.ts'
import { entries, entryTranslations } from '../tables.ts'
import { bookmarks } from './tables.ts'

/** Maximum number of bookmarks of one user. */
const MAX_BOOKMARKS = 1000

/** A user's bookmarks, the newest first. */
export async function listBookmarks(db: Db, userId: number): Promise<Bookmark[]> {
  return db
    .select({ id: entries.id, type: entries.kind })
    .from(bookmarks)
    .innerJoin(entries, eq(entries.id, bookmarks.entryId))
    .where(eq(bookmarks.userId, userId))
    .orderBy(desc(bookmarks.createdAt), desc(bookmarks.entryId))
    .limit(MAX_BOOKMARKS)
}

/**
 * Adds or removes a bookmark.
 * @throws ShopError entry_not_found for an entry that is not published; bookmarks_full. A bookmark can always be removed
 */
export async function toggleBookmark(tx: Db, userId: number, { id, type }: Bookmark, now: Date): Promise<boolean> {
  await lockBookmarks(tx, userId)
  const removed = await tx
    .delete(bookmarks)
    .where(and(eq(bookmarks.userId, userId), eq(bookmarks.entryId, id)))
    .returning({ id: bookmarks.entryId })
  if (removed.length) return false
  const [entry] = await lockPublished(tx, [{ id, type }])
  if (!entry) throw new ShopError('entry_not_found')
  if (!(await add(tx, userId, [entry], now))) throw new ShopError('bookmarks_full', { most: MAX_BOOKMARKS })
  return true
}

/** Serializes the changes of one user's bookmarks. */
async function lockBookmarks(tx: Db, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** The published entries among them, in their order, locked against deletion. */
async function lockPublished(tx: Db, requested: readonly Bookmark[]): Promise<Bookmark[]> {
  const ids = requested.map(({ id }) => id)
  const rows = await tx
    .select({ id: entries.id, kind: entries.kind })
    .from(entries)
    .where(and(inArray(entries.id, ids), sql`EXISTS (SELECT 1 FROM ${entryTranslations} t WHERE t.entry_id = ${entries.id})`))
    .orderBy(entries.id)
    .for('key share')
  return requested.filter(({ id, type }) => rows.some(entry => entry.id === id && entry.kind === type))
}

/**
 * Adds a guest's bookmarks. Existing ones stay; entries that are no longer published are skipped.
 * @returns the number of new ones
 */
export async function addBookmarks(tx: Db, userId: number, requested: readonly Bookmark[], now: Date): Promise<number> {
  if (!requested.length) return 0
  await lockBookmarks(tx, userId)
  return add(tx, userId, await lockPublished(tx, requested), now)
}

async function add(tx: Db, userId: number, existingEntries: readonly Bookmark[], now: Date): Promise<number> {
  const bookmarkCount = await tx.$count(bookmarks, eq(bookmarks.userId, userId))
  // The list is newest first.
  const rows = existingEntries.slice(0, Math.max(0, MAX_BOOKMARKS - bookmarkCount)).map(({ id }, index) => ({
    userId,
    entryId: id,
    createdAt: new Date(now.getTime() - index)
  }))
  if (!rows.length) return 0
  const made = await tx.insert(bookmarks).values(rows).onConflictDoNothing().returning({ id: bookmarks.entryId })
  return made.length
}

/** A user's bookmarked entries as cards. */
export async function listBookmarkedEntries(db: Db, userId: number, page: number, perPage: number, locale: Locale): Promise<EntryPage> {
  const rows = await db
    .select({ id: bookmarks.entryId })
    .from(bookmarks)
    .where(and(eq(bookmarks.userId, userId), sql`EXISTS (SELECT 1 FROM ${entryTranslations} t WHERE t.entry_id = ${bookmarks.entryId})`))
    .orderBy(desc(bookmarks.createdAt), desc(bookmarks.entryId))
    .limit(perPage + 1)
    .offset((page - 1) * perPage)
  const ids = rows.slice(0, perPage).map(row => row.id)
  return { entries: await listEntriesByIds(db, ids, locale), page, per_page: perPage, more: rows.length > perPage }
}
