import type { EntryKind } from '#domain/content.ts'
import type { EntryText } from '#domain/editing.ts'
import { type Locale, LOCALES, type Localized } from '#domain/site.ts'
import { showText } from '../../content/publication.ts'
import { entries, entryDrafts, entryRevisions } from '../../content/tables.ts'
import type { Db } from '../open.ts'

export interface NewEntry {
  kind: EntryKind
  slug: string
  authorId: number
  imageId: string
  imageAlt: Localized
  tags: string[]
  series?: string
  texts: Partial<Record<Locale, EntryText>>
  publishedAt: Date
}

/** An entry that came out, with what the desk knows of it. */
export async function insertEntry(tx: Db, { texts, publishedAt, ...entry }: NewEntry): Promise<void> {
  const [row] = await tx
    .insert(entries)
    .values({ ...entry, createdAt: publishedAt, updatedAt: publishedAt })
    .returning({ id: entries.id })
  if (!row) throw new Error(`${entry.slug} was not written.`)
  for (const locale of LOCALES) {
    const content = texts[locale]
    if (!content) continue
    const saved = { entryId: row.id, locale, state: 'published', version: 1, content, savedAt: publishedAt } as const
    await tx.insert(entryDrafts).values({ ...saved, publishedAt, publishedVersion: 1 })
    await tx.insert(entryRevisions).values(saved)
    await showText(tx, { id: row.id, kind: entry.kind }, locale, content, { publishedAt, updatedAt: publishedAt })
  }
}
