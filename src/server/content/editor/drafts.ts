import { and, eq } from 'drizzle-orm'
import type { EditedEntry, EditedTranslation } from '#contract/edited-entry.ts'
import { type Locale, LOCALES, type Picture } from '#domain/site.ts'
import type { Db } from '../../kernel/db/open.ts'
import { collectImageIds } from '#domain/document-text.ts'
import { readPicturesById } from '../pictures.ts'
import { entryDrafts, type PendingSettings } from '../tables.ts'
import type { EntryRow } from './access.ts'
import type { Writer } from '../writer.ts'
import { readWriterNames } from '../writer-names.ts'

export type DraftRow = typeof entryDrafts.$inferSelect

/** The working copy of a translation; undefined where it does not exist. Locked with the entry. */
export async function readDraft(db: Db, entryId: number, locale: Locale): Promise<DraftRow | undefined> {
  const [draft] = await db
    .select()
    .from(entryDrafts)
    .where(and(eq(entryDrafts.entryId, entryId), eq(entryDrafts.locale, locale)))
  return draft
}

function toEditedTranslation(draft: DraftRow, names: ReadonlyMap<number, string>): EditedTranslation {
  return {
    ...draft.content,
    locale: draft.locale,
    state: draft.state,
    version: draft.version,
    saved_at: draft.savedAt.toISOString(),
    saved_by: names.get(draft.savedBy ?? 0) ?? '',
    published_at: draft.publishedAt?.toISOString() ?? null,
    scheduled_at: draft.scheduledAt?.toISOString() ?? null,
    changed: draft.publishedVersion !== null && draft.publishedVersion !== draft.version,
    source_version: draft.sourceVersion
  }
}

export async function readEditedTranslation(db: Db, draft: DraftRow): Promise<EditedTranslation> {
  return toEditedTranslation(draft, await readWriterNames(db, [draft.savedBy]))
}

/** The published settings. */
export function toPublishedSettings(entry: EntryRow): PendingSettings {
  const { slug, authorId, imageId, imageAlt, imageFraming, tags, series, commentsOpen } = entry
  return { slug, authorId, imageId, imageAlt, imageFraming, tags, series, commentsOpen }
}

/** The settings in the editor: pending ones, else the published ones. */
export const toWorkingSettings = (entry: EntryRow): PendingSettings =>
  entry.pendingSettings
    ? { ...entry.pendingSettings, imageFraming: entry.pendingSettings.imageFraming ?? null }
    : toPublishedSettings(entry)

/** The data of the editor for an entry. */
export async function readEditedEntry(db: Db, entry: EntryRow, writer: Writer): Promise<EditedEntry> {
  const drafts = await db.select().from(entryDrafts).where(eq(entryDrafts.entryId, entry.id))
  const names = await readWriterNames(
    db,
    drafts.map(draft => draft.savedBy)
  )
  const settings = toWorkingSettings(entry)
  const ids = [
    ...new Set([...(settings.imageId ? [settings.imageId] : []), ...drafts.flatMap(draft => collectImageIds(draft.content.blocks))])
  ]
  const pictures = await readPicturesById(db, ids)
  const cover = pictures.get(settings.imageId ?? '')
  const textIn = (locale: Locale): EditedTranslation | null => {
    const draft = drafts.find(each => each.locale === locale)
    return draft ? toEditedTranslation(draft, names) : null
  }
  return {
    id: entry.id,
    kind: entry.kind,
    version: entry.version,
    slug: settings.slug,
    author_id: settings.authorId,
    image: cover ? { ...cover, alt: '' } : null,
    image_alt: settings.imageAlt,
    image_framing: settings.imageFraming ?? null,
    tags: settings.tags,
    series: settings.series,
    comments_open: settings.commentsOpen,
    settings_changed: entry.pendingSettings !== null,
    texts: { mn: textIn('mn'), en: textIn('en') },
    may: { write: true, publish: writer.editor },
    pictures: [...pictures.values()].map((picture): Picture => ({ ...picture, alt: '' }))
  }
}

/** Languages in which an entry is published. */
export async function readPublishedLocales(db: Db, entryId: number): Promise<Locale[]> {
  const drafts = await db
    .select({ locale: entryDrafts.locale, published: entryDrafts.publishedVersion })
    .from(entryDrafts)
    .where(eq(entryDrafts.entryId, entryId))
  return LOCALES.filter(locale => drafts.some(draft => draft.locale === locale && draft.published !== null))
}
