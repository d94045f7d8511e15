import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Bookmark, EntryPage } from '#domain/content.ts'
import { ShopError } from '#domain/errors.ts'
import type { Locale } from '#domain/site.ts'
import type { Db } from '../../kernel/db/open.ts'
import { users } from '../../identity/tables.ts'
import { entriesByIds } from '../list.ts'
import { entries, entryTexts } from '../tables.ts'
import { bookmarks } from './tables.ts'

/** More than anybody reads. */
const MOST = 1000

/** What somebody keeps, the last kept first. */
export async function listBookmarks(db: Db, userId: number): Promise<Bookmark[]> {
  return db
    .select({ id: entries.id, type: entries.kind })
    .from(bookmarks)
    .innerJoin(entries, eq(entries.id, bookmarks.entryId))
    .where(eq(bookmarks.userId, userId))
    .orderBy(desc(bookmarks.createdAt), desc(bookmarks.entryId))
    .limit(MOST)
}

/**
 * Keeps what is not kept, and lets go what is.
 * @throws ShopError entry_not_found, for what nobody can read; bookmarks_full. What is kept already can always be let go
 */
export async function toggleBookmark(tx: Db, userId: number, { id, type }: Bookmark, now: Date): Promise<boolean> {
  await lockKept(tx, userId)
  const gone = await tx
    .delete(bookmarks)
    .where(and(eq(bookmarks.userId, userId), eq(bookmarks.entryId, id)))
    .returning({ id: bookmarks.entryId })
  if (gone.length) return false
  const [entry] = await readable(tx, [{ id, type }])
  if (!entry) throw new ShopError('entry_not_found')
  if (!(await add(tx, userId, [entry], now))) throw new ShopError('bookmarks_full', { most: MOST })
  return true
}

/** What somebody presses twice, or in two tabs, comes one after the other. */
async function lockKept(tx: Db, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** Those that somebody can read, in their order; they stay until they are kept. */
async function readable(tx: Db, wanted: readonly Bookmark[]): Promise<Bookmark[]> {
  const ids = wanted.map(({ id }) => id)
  const found = await tx
    .select({ id: entries.id, kind: entries.kind })
    .from(entries)
    .where(and(inArray(entries.id, ids), sql`EXISTS (SELECT 1 FROM ${entryTexts} t WHERE t.entry_id = ${entries.id})`))
    .orderBy(entries.id)
    .for('key share')
  return wanted.filter(({ id, type }) => found.some(entry => entry.id === id && entry.kind === type))
}

/** Keeps what a guest kept in a browser. What is kept already stays; what cannot be read any more is left out. @returns how many are new */
export async function keep(tx: Db, userId: number, wanted: readonly Bookmark[], now: Date): Promise<number> {
  if (!wanted.length) return 0
  await lockKept(tx, userId)
  return add(tx, userId, await readable(tx, wanted), now)
}

async function add(tx: Db, userId: number, fits: readonly Bookmark[], now: Date): Promise<number> {
  const known = await tx.$count(bookmarks, eq(bookmarks.userId, userId))
  // The first of a list is what was kept last.
  const rows = fits.slice(0, Math.max(0, MOST - known)).map(({ id }, index) => ({
    userId,
    entryId: id,
    createdAt: new Date(now.getTime() - index)
  }))
  if (!rows.length) return 0
  const made = await tx.insert(bookmarks).values(rows).onConflictDoNothing().returning({ id: bookmarks.entryId })
  return made.length
}

/** Cards of what somebody keeps. */
export async function bookmarkedEntries(db: Db, userId: number, page: number, perPage: number, locale: Locale): Promise<EntryPage> {
  const rows = await db
    .select({ id: bookmarks.entryId })
    .from(bookmarks)
    .where(and(eq(bookmarks.userId, userId), sql`EXISTS (SELECT 1 FROM ${entryTexts} t WHERE t.entry_id = ${bookmarks.entryId})`))
    .orderBy(desc(bookmarks.createdAt), desc(bookmarks.entryId))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const ids = rows.map(row => row.id)
  return { entries: await entriesByIds(db, ids, locale), page, per_page: perPage, more: ids.length >= perPage }
}
