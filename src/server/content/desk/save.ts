import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { EntrySettings, EntryText, StaleSave } from '#domain/editing.ts'
import { ShopError } from '#domain/errors.ts'
import type { Locale } from '#domain/site.ts'
import type { Db } from '../../db/open.ts'
import { images } from '../../image/tables.ts'
import { authors } from '../author/tables.ts'
import { reshelve } from '../publication.ts'
import { entries, entryDrafts, entryRedirects, series, tags } from '../tables.ts'
import type { EntryRow, Writer } from './access.ts'
import { type DraftRow, editedEntry, editedText, liveLocales, readDraft } from './read.ts'
import { keepRevision } from './revisions.ts'

/**
 * Saves a language of an entry that is locked. `version` is the one that was changed, 0 for a language not begun yet.
 * @throws ShopError stale_save with both texts; nothing is written then
 */
export async function saveText(
  tx: Db,
  entry: EntryRow,
  locale: Locale,
  { version, text }: { version: number; text: EntryText },
  writer: Writer,
  now: Date
): Promise<DraftRow> {
  const known = await readDraft(tx, entry.id, locale)
  if (known && isDeepStrictEqual(known.content, text)) return known
  if ((known?.version ?? 0) !== version) throw await stale(tx, text, known)
  const saved = { content: text, savedAt: now, savedBy: writer.userId }
  const next = version + 1
  const rows = known
    ? await tx
        .update(entryDrafts)
        // An editor's last touch goes out with what is scheduled; a writer's waits for the editor.
        .set({ ...saved, version: next, ...(writer.editor && known.state === 'scheduled' ? { scheduledVersion: next } : {}) })
        .where(and(eq(entryDrafts.entryId, entry.id), eq(entryDrafts.locale, locale)))
        .returning()
    : await tx
        .insert(entryDrafts)
        .values({ entryId: entry.id, locale, ...saved, version: next })
        .returning()
  const [draft] = rows
  if (!draft) throw new Error('A text was not saved.')
  await keepRevision(tx, draft)
  await tx.update(entries).set({ updatedAt: now }).where(eq(entries.id, entry.id))
  return draft
}

/** The refusal of a save that does not know of another. */
export async function stale(db: Db, yours: EntryText | null, known: DraftRow | undefined): Promise<ShopError> {
  if (!known) return new ShopError('stale_save', { yours, theirs: null })
  const theirs = await editedText(db, known)
  return new ShopError('stale_save', { yours: yours ?? known.content, theirs } satisfies StaleSave)
}

export type NewSettings = Omit<EntrySettings, 'image'> & { image: { id: string } | null }

/**
 * Saves what both languages share, of an entry that is locked. A published entry leaves a way from its old address.
 * @throws ShopError stale_save, slug_taken, image_unknown, author_unknown, tag_unknown, entry_published for a writer who
 * would change what readers see
 */
export async function saveSettings(
  tx: Db,
  entry: EntryRow,
  { version, settings }: { version: number; settings: NewSettings },
  writer: Writer,
  now: Date
): Promise<EntryRow> {
  const values = {
    slug: settings.slug,
    authorId: settings.author_id,
    imageId: settings.image?.id ?? null,
    imageAlt: settings.image_alt,
    tags: settings.tags,
    series: settings.series,
    commentsOpen: settings.comments_open
  }
  const before = Object.fromEntries(Object.keys(values).map(key => [key, entry[key as keyof typeof values]]))
  if (isDeepStrictEqual(before, values)) return entry
  if (entry.version !== version) throw new ShopError('stale_save', { yours: settings, theirs: await editedEntry(tx, entry, writer) })
  const live = (await liveLocales(tx, entry.id)).length > 0
  if (live && !writer.editor) throw new ShopError('entry_published')
  if (values.authorId !== entry.authorId && !writer.editor) throw new ShopError('forbidden')
  await checkReferences(tx, values)
  if (values.slug !== entry.slug) await moveSlug(tx, entry, values.slug)
  const [saved] = await tx
    .update(entries)
    .set({ ...values, version: version + 1, updatedAt: now })
    .where(eq(entries.id, entry.id))
    .returning()
  if (!saved) throw new Error('An entry was not saved.')
  if (live) await reshelve(tx, entry.id)
  return saved
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

async function moveSlug(tx: Db, entry: EntryRow, slug: string): Promise<void> {
  const { id, kind } = entry
  const taken = await tx.$count(entries, and(eq(entries.kind, kind), eq(entries.slug, slug)))
  if (taken) throw new ShopError('validation', { fields: { slug: 'slug_taken' } })
  const wasPublished = await tx.$count(entryDrafts, and(eq(entryDrafts.entryId, id), sql`${entryDrafts.publishedAt} IS NOT NULL`))
  await tx.delete(entryRedirects).where(and(eq(entryRedirects.kind, kind), eq(entryRedirects.slug, slug)))
  if (wasPublished) await tx.insert(entryRedirects).values({ kind, slug: entry.slug, entryId: id }).onConflictDoNothing()
}
