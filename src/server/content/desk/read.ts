import { and, eq, inArray } from 'drizzle-orm'
import type { EditedEntry, EditedText } from '#domain/editing.ts'
import { shownName } from '#domain/review.ts'
import { type Locale, LOCALES, type Picture } from '#domain/site.ts'
import { users } from '../../auth/tables.ts'
import type { Db } from '../../db/open.ts'
import { imageIds } from '../facts.ts'
import { picturesById } from '../pictures.ts'
import { entryDrafts } from '../tables.ts'
import type { EntryRow, Writer } from './access.ts'

export type DraftRow = typeof entryDrafts.$inferSelect

/** The language of an entry as it is written; undefined where it is not begun. Locked with the entry. */
export async function readDraft(db: Db, entryId: number, locale: Locale): Promise<DraftRow | undefined> {
  const [draft] = await db
    .select()
    .from(entryDrafts)
    .where(and(eq(entryDrafts.entryId, entryId), eq(entryDrafts.locale, locale)))
  return draft
}

/** Names of people by their ids, as others see them. */
export async function namesOf(db: Db, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const known = [...new Set(ids.filter(id => id !== null))]
  if (!known.length) return new Map()
  const rows = await db.select({ id: users.id, first: users.firstName, last: users.lastName }).from(users).where(inArray(users.id, known))
  return new Map(rows.map(({ id, first, last }) => [id, shownName(first, last) || `#${id}`]))
}

export function toEditedText(draft: DraftRow, names: ReadonlyMap<number, string>): EditedText {
  return {
    ...draft.content,
    locale: draft.locale,
    state: draft.state,
    version: draft.version,
    saved_at: draft.savedAt.toISOString(),
    saved_by: names.get(draft.savedBy ?? 0) ?? '',
    published_at: draft.publishedAt?.toISOString() ?? null,
    scheduled_at: draft.scheduledAt?.toISOString() ?? null,
    changed: draft.publishedVersion !== null && draft.publishedVersion !== draft.version
  }
}

export async function editedText(db: Db, draft: DraftRow): Promise<EditedText> {
  return toEditedText(draft, await namesOf(db, [draft.savedBy]))
}

/** Everything the desk shows of an entry. */
export async function editedEntry(db: Db, entry: EntryRow, writer: Writer): Promise<EditedEntry> {
  const drafts = await db.select().from(entryDrafts).where(eq(entryDrafts.entryId, entry.id))
  const names = await namesOf(
    db,
    drafts.map(draft => draft.savedBy)
  )
  const ids = [...new Set([...(entry.imageId ? [entry.imageId] : []), ...drafts.flatMap(draft => imageIds(draft.content.blocks))])]
  const pictures = await picturesById(db, ids)
  const cover = pictures.get(entry.imageId ?? '')
  const textIn = (locale: Locale): EditedText | null => {
    const draft = drafts.find(each => each.locale === locale)
    return draft ? toEditedText(draft, names) : null
  }
  return {
    id: entry.id,
    kind: entry.kind,
    version: entry.version,
    slug: entry.slug,
    author_id: entry.authorId,
    image: cover ? { ...cover, alt: '' } : null,
    image_alt: entry.imageAlt,
    tags: entry.tags,
    series: entry.series,
    comments_open: entry.commentsOpen,
    texts: { mn: textIn('mn'), en: textIn('en') },
    may: { write: true, publish: writer.editor },
    pictures: [...pictures.values()].map((picture): Picture => ({ ...picture, alt: '' }))
  }
}

/** Languages of an entry that readers see. */
export async function liveLocales(db: Db, entryId: number): Promise<Locale[]> {
  const drafts = await db
    .select({ locale: entryDrafts.locale, published: entryDrafts.publishedVersion })
    .from(entryDrafts)
    .where(eq(entryDrafts.entryId, entryId))
  return LOCALES.filter(locale => drafts.some(draft => draft.locale === locale && draft.published !== null))
}
