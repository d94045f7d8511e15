import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { StaleSave } from '#contract/edited-entry.ts'
import type { EntrySettings, TranslationContent } from '#domain/editing.ts'
import { ShopError } from '#domain/errors.ts'
import type { Locale, Localized } from '#domain/site.ts'
import type { Db } from '../../kernel/db/open.ts'
import { lockSlugs } from '../../kernel/slugs/lock-slugs.ts'
import { images } from '../../kernel/images/tables.ts'
import { authors } from '../author/tables.ts'
import { entries, entryDrafts, entryRedirects, type PendingSettings, series, tags } from '../tables.ts'
import type { EntryRow } from './access.ts'
import { addDocumentPictures, addUsedPictures } from '../library/library.ts'
import { readCurrentPictureId, withCurrentPictures } from '../library/replaced.ts'
import type { Writer } from '../writer.ts'
import {
  type DraftRow,
  readEditedEntry,
  readEditedTranslation,
  readPublishedLocales,
  toPublishedSettings,
  readDraft,
  toWorkingSettings
} from './drafts.ts'
import { keepSourceRevision, saveRevision } from './revisions.ts'

/**
 * Saves a translation of a locked entry. `version` is the one it is based on, 0 for a new translation. @throws ShopError
 * stale_save with both contents; nothing is written then
 */
export async function saveTranslation(
  tx: Db,
  entry: EntryRow,
  locale: Locale,
  { version, text: typed, sourceVersion }: { version: number; text: TranslationContent; sourceVersion?: number | undefined },
  writer: Writer,
  now: Date
): Promise<DraftRow> {
  const text = await withCurrentPictures(tx, typed)
  const existing = await readDraft(tx, entry.id, locale)
  if (existing && isDeepStrictEqual(existing.content, text)) return existing
  if ((existing?.version ?? 0) !== version) throw await createStaleSaveError(tx, text, existing)
  const saved = { content: text, savedAt: now, savedBy: writer.userId, ...(sourceVersion ? { sourceVersion } : {}) }
  const next = version + 1
  const rows = existing
    ? await tx
        .update(entryDrafts)
        // An editor's last change is published with the scheduled translation; an author's is not.
        .set({ ...saved, version: next, ...(writer.editor && existing.state === 'scheduled' ? { scheduledVersion: next } : {}) })
        .where(and(eq(entryDrafts.entryId, entry.id), eq(entryDrafts.locale, locale)))
        .returning()
    : await tx
        .insert(entryDrafts)
        .values({ entryId: entry.id, locale, ...saved, version: next })
        .returning()
  const [draft] = rows
  if (!draft) throw new Error('A text was not saved.')
  await saveRevision(tx, draft)
  if (sourceVersion) await keepSourceRevision(tx, entry.id, locale, sourceVersion)
  await addDocumentPictures(tx, text.blocks, locale, writer.userId, now)
  await tx.update(entries).set({ updatedAt: now }).where(eq(entries.id, entry.id))
  return draft
}

/** The error of a stale save. */
export async function createStaleSaveError(db: Db, yours: TranslationContent | null, existing: DraftRow | undefined): Promise<ShopError> {
  if (!existing) return new ShopError('stale_save', { yours, theirs: null })
  const theirs = await readEditedTranslation(db, existing)
  return new ShopError('stale_save', { yours: yours ?? existing.content, theirs } satisfies StaleSave)
}

type NewSettings = Omit<EntrySettings, 'image'> & { image: { id: string } | null }

/**
 * Saves the shared settings of a locked entry. Settings of a published entry are pending until its next publication. @throws
 * ShopError stale_save, slug_taken, image_unknown, author_unknown, tag_unknown, entry_published for an author whose entry is
 * published or scheduled: settings have no review
 */
export async function saveSettings(
  tx: Db,
  entry: EntryRow,
  { version, settings }: { version: number; settings: NewSettings },
  writer: Writer,
  now: Date
): Promise<EntryRow> {
  const values: PendingSettings = {
    slug: settings.slug,
    authorId: settings.author_id,
    imageId: await readCurrentPictureId(tx, settings.image?.id ?? null),
    imageAlt: settings.image_alt,
    imageFraming: settings.image ? settings.image_framing : null,
    tags: settings.tags,
    series: settings.series,
    commentsOpen: settings.comments_open
  }
  const before = toWorkingSettings(entry)
  if (isDeepStrictEqual(before, values)) return entry
  if (entry.version !== version) throw new ShopError('stale_save', { yours: settings, theirs: await readEditedEntry(tx, entry, writer) })
  const live = (await readPublishedLocales(tx, entry.id)).length > 0
  if (!writer.editor && (live || (await isScheduled(tx, entry.id)))) throw new ShopError('entry_published')
  if (values.authorId !== before.authorId && !writer.editor) throw new ShopError('forbidden')
  await checkReferences(tx, values)
  if (values.slug !== entry.slug) await requireFreeSlug(tx, entry, values.slug)
  const waits = live && !isDeepStrictEqual(toPublishedSettings(entry), values)
  if (!live) await redirectOldSlug(tx, entry, values.slug)
  const [saved] = await tx
    .update(entries)
    .set({ ...(live ? {} : values), pendingSettings: waits ? values : null, version: version + 1, updatedAt: now })
    .where(eq(entries.id, entry.id))
    .returning()
  if (!saved) throw new Error('An entry was not saved.')
  if (values.imageId !== null) await addUsedPictures(tx, new Map([[values.imageId, withoutBlank(values.imageAlt)]]), writer.userId, now)
  return saved
}

/**
 * Publishes the pending settings. A slug that another entry has taken is an error, or with `keepTakenSlug` (scheduled
 * publication) the current slug stays. @throws ShopError slug_taken
 */
export async function publishSettings(tx: Db, entry: EntryRow, { keepTakenSlug = false } = {}): Promise<EntryRow> {
  const { pendingSettings } = entry
  if (!pendingSettings) return entry
  const isTaken = pendingSettings.slug !== entry.slug && (await isSlugTaken(tx, entry, pendingSettings.slug))
  if (isTaken && !keepTakenSlug) throw new ShopError('validation', { fields: { slug: 'slug_taken' } })
  const values = isTaken ? { ...pendingSettings, slug: entry.slug } : pendingSettings
  await redirectOldSlug(tx, entry, values.slug)
  const [published] = await tx
    .update(entries)
    .set({ ...values, pendingSettings: null })
    .where(eq(entries.id, entry.id))
    .returning()
  if (!published) throw new Error('Settings were not published.')
  return published
}

async function checkReferences(tx: Db, values: { imageId: string | null; authorId: number; tags: string[]; series: string | null }) {
  const wrong = (field: string, code: string): never => {
    throw new ShopError('validation', { fields: { [field]: code } })
  }
  const { imageId } = values
  if (imageId !== null && !(await tx.$count(images, eq(images.id, imageId)))) wrong('image', 'image_unknown')
  if (!(await tx.$count(authors, eq(authors.id, values.authorId)))) wrong('author_id', 'author_unknown')
  if (values.tags.length && (await tx.$count(tags, inArray(tags.code, values.tags))) !== values.tags.length) wrong('tags', 'tag_unknown')
  if (values.series !== null && !(await tx.$count(series, eq(series.code, values.series)))) wrong('series', 'tag_unknown')
}

async function isScheduled(tx: Db, entryId: number): Promise<boolean> {
  return (await tx.$count(entryDrafts, and(eq(entryDrafts.entryId, entryId), eq(entryDrafts.state, 'scheduled')))) > 0
}

async function isSlugTaken(tx: Db, { id, kind }: EntryRow, slug: string): Promise<boolean> {
  await lockSlugs(tx, kind)
  return (await tx.$count(entries, and(eq(entries.kind, kind), eq(entries.slug, slug), isNull(entries.deletedAt), ne(entries.id, id)))) > 0
}

async function requireFreeSlug(tx: Db, entry: EntryRow, slug: string): Promise<void> {
  if (await isSlugTaken(tx, entry, slug)) throw new ShopError('validation', { fields: { slug: 'slug_taken' } })
}

/**
 * Redirects from the published slug. Another entry's redirect from the new slug stays: `findEntry` uses it while nothing is published
 * at that slug.
 */
async function redirectOldSlug(tx: Db, { id, kind, slug: old }: EntryRow, slug: string): Promise<void> {
  if (slug === old) return
  const wasPublished = await tx.$count(entryDrafts, and(eq(entryDrafts.entryId, id), sql`${entryDrafts.publishedAt} IS NOT NULL`))
  await tx.delete(entryRedirects).where(and(eq(entryRedirects.kind, kind), eq(entryRedirects.slug, slug), eq(entryRedirects.entryId, id)))
  if (wasPublished)
    await tx
      .insert(entryRedirects)
      .values({ kind, slug: old, entryId: id })
      .onConflictDoUpdate({ target: [entryRedirects.kind, entryRedirects.slug], set: { entryId: id } })
}

const withoutBlank = (texts: Localized): Localized => Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim()))
