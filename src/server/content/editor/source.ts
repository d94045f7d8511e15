import { and, desc, eq, lte } from 'drizzle-orm'
import type { TranslationContent } from '#domain/editing.ts'
import { ShopError } from '#domain/errors.ts'
import type { Locale } from '#domain/site.ts'
import type { Db } from '../../kernel/db/open.ts'
import { entryDrafts, entryRevisions } from '../tables.ts'
import { type DraftRow, readDraft } from './drafts.ts'
import { keepSourceRevision } from './revisions.ts'

/** The other language as a translation corresponds to it: that version, or the last stored one before. */
export async function readSource(db: Db, entryId: number, locale: Locale): Promise<{ version: number; text: TranslationContent } | null> {
  const draft = await readDraft(db, entryId, locale)
  if (!draft?.sourceVersion) return null
  const [revision] = await db
    .select({ version: entryRevisions.version, text: entryRevisions.content })
    .from(entryRevisions)
    .where(
      and(
        eq(entryRevisions.entryId, entryId),
        eq(entryRevisions.locale, locale === 'mn' ? 'en' : 'mn'),
        lte(entryRevisions.version, draft.sourceVersion)
      )
    )
    .orderBy(desc(entryRevisions.version))
    .limit(1)
  return revision ?? null
}

/** @throws ShopError entry_not_found, stale_save where the other language has another version by now */
export async function confirmSource(tx: Db, entryId: number, locale: Locale, version: number): Promise<DraftRow> {
  const source = await readDraft(tx, entryId, locale === 'mn' ? 'en' : 'mn')
  if (!source) throw new ShopError('entry_not_found')
  if (source.version !== version) throw new ShopError('stale_save')
  const [draft] = await tx
    .update(entryDrafts)
    .set({ sourceVersion: version })
    .where(and(eq(entryDrafts.entryId, entryId), eq(entryDrafts.locale, locale)))
    .returning()
  if (!draft) throw new ShopError('entry_not_found')
  await keepSourceRevision(tx, entryId, locale, version)
  return draft
}
