import type { EntryKind } from '#domain/content.ts'
import type { TranslationContent } from '#domain/editing.ts'
import { type Locale, LOCALES, type Localized } from '#domain/site.ts'
import { collectProductSlugs } from '#domain/document-text.ts'
import { refreshEntryListings, toTranslationColumns } from '#server/content/publication.ts'
import { entries, entryDrafts, entryProducts, entryRevisions, entryTranslations } from '#server/content/tables.ts'
import type { Db } from '#server/kernel/db/open.ts'

export interface NewEntry {
  kind: EntryKind
  slug: string
  authorId: number
  imageId: string
  imageAlt: Localized
  tags: string[]
  series?: string
  texts: Partial<Record<Locale, TranslationContent>>
  publishedAt: Date
}

/** Inserts a published entry. */
export const insertEntry = (tx: Db, entry: NewEntry): Promise<void> => insertEntries(tx, [entry])

/** Inserts published entries with their drafts and revisions, one statement per table. */
async function insertEntries(tx: Db, written: readonly NewEntry[]): Promise<void> {
  const rows = await tx
    .insert(entries)
    .values(
      written.map(({ kind, slug, authorId, imageId, imageAlt, tags, series, publishedAt }) => ({
        kind,
        slug,
        authorId,
        imageId,
        imageAlt,
        tags,
        series: series ?? null,
        createdAt: publishedAt,
        updatedAt: publishedAt
      }))
    )
    .returning({ id: entries.id, kind: entries.kind, slug: entries.slug })
  const ids = new Map(rows.map(({ id, kind, slug }) => [`${kind} ${slug}`, id]))
  const texts = written.flatMap(({ kind, slug, texts: said, publishedAt }) =>
    LOCALES.flatMap(locale => {
      const [entryId, content] = [ids.get(`${kind} ${slug}`), said[locale]]
      return entryId && content ? [{ entryId, kind, locale, content, publishedAt }] : []
    })
  )
  const saved = texts.map(({ entryId, locale, content, publishedAt }) => ({
    entryId,
    locale,
    content,
    state: 'published' as const,
    version: 1,
    savedAt: publishedAt
  }))
  await tx.insert(entryDrafts).values(saved.map(draft => ({ ...draft, publishedAt: draft.savedAt, publishedVersion: 1 })))
  await tx.insert(entryRevisions).values(saved.map(draft => ({ ...draft, milestone: true })))
  await tx.insert(entryTranslations).values(
    texts.map(({ entryId, kind, locale, content, publishedAt }) => ({
      entryId,
      locale,
      ...toTranslationColumns(kind, content),
      publishedAt,
      updatedAt: publishedAt
    }))
  )
  const named = texts.flatMap(({ entryId, locale, content }) =>
    collectProductSlugs(content.blocks).map(slug => ({ entryId, locale, slug }))
  )
  if (named.length) await tx.insert(entryProducts).values(named).onConflictDoNothing()
  await refreshEntryListings(tx, ...ids.values())
}
