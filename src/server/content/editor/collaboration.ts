import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { DraftComment, WriterPresence } from '#contract/collaboration.ts'
import { ShopError } from '#domain/errors.ts'
import type { Locale } from '#domain/site.ts'
import type { Db } from '../../kernel/db/open.ts'
import type { Writer } from '../writer.ts'
import { readWriterNames } from '../writer-names.ts'
import { draftComments, entryPresence } from './tables.ts'

/** An open editor reports itself every 15 seconds. */
const PRESENCE_MS = 40_000
const MAX_COMMENTS = 500

/** Comments of all writers on a draft, the oldest first. */
export async function listDraftComments(db: Db, entryId: number, writer: Writer): Promise<DraftComment[]> {
  const rows = await db
    .select()
    .from(draftComments)
    .where(eq(draftComments.entryId, entryId))
    .orderBy(asc(draftComments.createdAt), asc(draftComments.id))
    .limit(MAX_COMMENTS)
  const names = await readWriterNames(
    db,
    rows.flatMap(row => [row.userId, row.resolvedBy])
  )
  return rows.map(row => ({
    id: row.id,
    locale: row.locale,
    quote: row.quote,
    comment: row.comment,
    author: names.get(row.userId ?? 0) ?? '',
    own: row.userId === writer.userId,
    created_at: row.createdAt.toISOString(),
    resolved_at: row.resolvedAt?.toISOString() ?? null,
    resolved_by: names.get(row.resolvedBy ?? 0) ?? ''
  }))
}

interface NewComment {
  locale: Locale
  quote: string
  comment: string
}

/** @throws ShopError validation where the entry has too many comments */
export async function addDraftComment(db: Db, entryId: number, added: NewComment, writer: Writer, now: Date): Promise<void> {
  if ((await db.$count(draftComments, eq(draftComments.entryId, entryId))) >= MAX_COMMENTS)
    throw new ShopError('validation', { fields: { comment: 'too_long' } })
  await db.insert(draftComments).values({ entryId, ...added, userId: writer.userId, createdAt: now })
}

const isComment = (entryId: number, id: number | undefined) => and(eq(draftComments.entryId, entryId), eq(draftComments.id, id ?? 0))

/** Resolves a comment, or opens it again. @throws ShopError comment_not_found */
export async function resolveDraftComment(
  db: Db,
  entryId: number,
  id: number | undefined,
  isResolved: boolean,
  writer: Writer,
  now: Date
): Promise<void> {
  const rows = await db
    .update(draftComments)
    .set(isResolved ? { resolvedAt: now, resolvedBy: writer.userId } : { resolvedAt: null, resolvedBy: null })
    .where(isComment(entryId, id))
    .returning({ id: draftComments.id })
  if (rows.length === 0) throw new ShopError('comment_not_found')
}

/** Deletes a comment of one's own; editors delete any. @throws ShopError comment_not_found */
export async function deleteDraftComment(db: Db, entryId: number, id: number | undefined, writer: Writer): Promise<void> {
  const rows = await db
    .delete(draftComments)
    .where(and(isComment(entryId, id), writer.editor ? undefined : eq(draftComments.userId, writer.userId)))
    .returning({ id: draftComments.id })
  if (rows.length === 0) throw new ShopError('comment_not_found')
}

/** Writers other than the asking one. */
export async function listPresence(db: Db, entryId: number, userId: number, now: Date): Promise<WriterPresence[]> {
  const rows = await db
    .select()
    .from(entryPresence)
    .where(and(eq(entryPresence.entryId, entryId), gt(entryPresence.seenAt, new Date(now.getTime() - PRESENCE_MS))))
    .orderBy(asc(entryPresence.userId))
  const names = await readWriterNames(
    db,
    rows.map(row => row.userId)
  )
  return rows.filter(row => row.userId !== userId).map(row => ({ name: names.get(row.userId) ?? '', locale: row.locale, place: row.place }))
}

/** @returns whether others see a change */
export async function reportPresence(
  db: Db,
  entryId: number,
  { locale, place }: { locale: Locale; place: string },
  userId: number,
  now: Date
): Promise<boolean> {
  const outdated = new Date(now.getTime() - PRESENCE_MS)
  const ofWriter = and(eq(entryPresence.entryId, entryId), eq(entryPresence.userId, userId))
  const [before] = await db.select().from(entryPresence).where(ofWriter)
  await db
    .insert(entryPresence)
    .values({ entryId, userId, locale, place, seenAt: now })
    .onConflictDoUpdate({ target: [entryPresence.entryId, entryPresence.userId], set: { locale, place, seenAt: now } })
  const gone = await db
    .delete(entryPresence)
    .where(and(eq(entryPresence.entryId, entryId), lt(entryPresence.seenAt, outdated)))
    .returning({ id: entryPresence.userId })
  return gone.length > 0 || !before || before.locale !== locale || before.place !== place || before.seenAt < outdated
}

export async function endPresence(db: Db, entryId: number, userId: number): Promise<void> {
  await db.delete(entryPresence).where(and(eq(entryPresence.entryId, entryId), eq(entryPresence.userId, userId)))
}
