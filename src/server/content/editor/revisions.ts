import { and, desc, eq, gt, notInArray, sql } from 'drizzle-orm'
import { MINUTE_MS } from '#domain/day.ts'
import type { TranslationContent } from '#domain/editing.ts'
import type { Revision, RevisionContent } from '#contract/edited-entry.ts'
import { ShopError } from '#domain/errors.ts'
import type { Locale } from '#domain/site.ts'
import type { Db } from '../../kernel/db/open.ts'
import { entryRevisions } from '../tables.ts'
import type { DraftRow } from './drafts.ts'
import { readWriterNames } from '../writer-names.ts'

/** Saves of one person within this time are one revision. */
const SESSION_MS = 10 * MINUTE_MS
const MAX_CACHED = 200
const MAX_LISTED = 200

/** A save that removes this many characters, or half of the text, keeps the previous revision. */
const LARGE_DELETION = 200
/** Below this, half of the text is only a few words. */
const MIN_DELETION = 20

/** Whether many words of `before` are missing in `after`, even if others were added. */
function isLargeDeletion(before: TranslationContent, after: TranslationContent): boolean {
  const remaining = new Map<string, number>()
  for (const word of collectWords(after)) remaining.set(word, (remaining.get(word) ?? 0) + 1)
  let total = 0
  let deleted = 0
  for (const word of collectWords(before)) {
    total += word.length
    const count = remaining.get(word) ?? 0
    if (count > 0) remaining.set(word, count - 1)
    else deleted += word.length
  }
  return deleted >= LARGE_DELETION || (deleted >= MIN_DELETION && deleted * 2 >= total)
}

/** Words, picture ids and product slugs, in fields and blocks. */
const collectWords = (content: TranslationContent): readonly string[] =>
  JSON.stringify(Object.values(content)).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Stores a revision. It replaces the same user's revision of the last minutes, unless the state was changed there or much text is
 * deleted now.
 */
export async function saveRevision(tx: Db, draft: DraftRow, { milestone = false } = {}): Promise<void> {
  const { entryId, locale, version, state, content, savedAt, savedBy } = draft
  const ofText = and(eq(entryRevisions.entryId, entryId), eq(entryRevisions.locale, locale))
  const [last] = await tx.select().from(entryRevisions).where(ofText).orderBy(desc(entryRevisions.version)).limit(1)
  if (last?.version === version) {
    await tx
      .update(entryRevisions)
      .set({ state, milestone: milestone || last.milestone })
      .where(eq(entryRevisions.id, last.id))
    return
  }
  const row = { version, state, content, savedAt, savedBy, milestone }
  const sameSitting = last && !last.milestone && last.savedBy === savedBy && savedAt.getTime() - last.savedAt.getTime() < SESSION_MS
  const replaces = sameSitting && !isLargeDeletion(last.content, content)
  // The first revision of a session lasts ten minutes from its start, so that hours of editing produce many revisions.
  if (replaces) {
    await tx
      .update(entryRevisions)
      .set({ ...row, savedAt: last.savedAt })
      .where(eq(entryRevisions.id, last.id))
    return
  }
  await tx.insert(entryRevisions).values({ entryId, locale, ...row })
  const newest = tx
    .select({ id: entryRevisions.id })
    .from(entryRevisions)
    .where(ofText)
    .orderBy(desc(entryRevisions.version))
    .limit(MAX_CACHED)
  await tx.delete(entryRevisions).where(and(ofText, eq(entryRevisions.milestone, false), notInArray(entryRevisions.id, newest)))
}

/** Keeps the revision that a translation corresponds to, so that later changes can be compared with it. */
export async function keepSourceRevision(tx: Db, entryId: number, translation: Locale, version: number): Promise<void> {
  const locale: Locale = translation === 'mn' ? 'en' : 'mn'
  await tx
    .update(entryRevisions)
    .set({ milestone: true })
    .where(and(eq(entryRevisions.entryId, entryId), eq(entryRevisions.locale, locale), eq(entryRevisions.version, version)))
}

const columns = {
  id: entryRevisions.id,
  locale: entryRevisions.locale,
  version: entryRevisions.version,
  state: entryRevisions.state,
  savedAt: entryRevisions.savedAt,
  savedBy: entryRevisions.savedBy,
  title: sql<string>`${entryRevisions.content}->>'title'`
}

/** Newest first; both languages without `locale`. */
export async function listRevisions(db: Db, entryId: number, locale: Locale | undefined): Promise<Revision[]> {
  const rows = await db
    .select(columns)
    .from(entryRevisions)
    .where(and(eq(entryRevisions.entryId, entryId), locale && eq(entryRevisions.locale, locale), gt(entryRevisions.version, 0)))
    .orderBy(desc(entryRevisions.savedAt), desc(entryRevisions.version))
    .limit(MAX_LISTED)
  const names = await readWriterNames(
    db,
    rows.map(row => row.savedBy)
  )
  return rows.map(row => toRevision(row, names))
}

/** @throws ShopError not_found */
export async function findRevision(db: Db, entryId: number, id: number | undefined): Promise<RevisionContent> {
  const [row] =
    id === undefined
      ? []
      : await db
          .select({ ...columns, content: entryRevisions.content })
          .from(entryRevisions)
          .where(and(eq(entryRevisions.entryId, entryId), eq(entryRevisions.id, id)))
  if (!row) throw new ShopError('not_found')
  return { ...toRevision(row, await readWriterNames(db, [row.savedBy])), text: row.content }
}

/** The content of a version, where it is stored. */
export async function readContentAt(tx: Db, entryId: number, locale: Locale, version: number) {
  const [row] = await tx
    .select({ content: entryRevisions.content })
    .from(entryRevisions)
    .where(and(eq(entryRevisions.entryId, entryId), eq(entryRevisions.locale, locale), eq(entryRevisions.version, version)))
  return row?.content
}

type Row = Pick<typeof entryRevisions.$inferSelect, 'id' | 'locale' | 'version' | 'state' | 'savedAt' | 'savedBy'> & { title: string }

function toRevision({ id, locale, version, state, savedAt, savedBy, title }: Row, names: ReadonlyMap<number, string>): Revision {
  return { id, locale, version, at: savedAt.toISOString(), by: names.get(savedBy ?? 0) ?? '', state, title }
}
