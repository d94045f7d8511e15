import { and, eq, inArray } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import type { Db } from '../../kernel/db/open.ts'
import { entries, entryDrafts, series, tags } from '../tables.ts'
import type { Writer } from '../writer.ts'
import type { EntryRow } from './access.ts'
import { findFreeSlug } from './create.ts'

/**
 * Hides an unpublished entry everywhere and frees its slug; it can be restored for `DELETED_DAYS`. The caller has locked it.
 * @throws ShopError entry_published, forbidden for an author's entry that was published before
 */
export async function deleteEntry(tx: Db, entry: EntryRow, writer: Writer, now: Date): Promise<void> {
  const drafts = await tx
    .select({ publishedAt: entryDrafts.publishedAt, publishedVersion: entryDrafts.publishedVersion })
    .from(entryDrafts)
    .where(eq(entryDrafts.entryId, entry.id))
  if (drafts.some(({ publishedVersion }) => publishedVersion !== null)) throw new ShopError('entry_published')
  if (!writer.editor && drafts.some(({ publishedAt }) => publishedAt !== null)) throw new ShopError('forbidden')
  await tx
    .update(entryDrafts)
    .set({ state: 'draft', scheduledAt: null, scheduledVersion: null })
    .where(and(eq(entryDrafts.entryId, entry.id), eq(entryDrafts.state, 'scheduled')))
  await tx.update(entries).set({ deletedAt: now }).where(eq(entries.id, entry.id))
}

/** Restores a deleted, locked entry as it was: another slug where its own was taken, without tags and a series that are gone. */
export async function restoreEntry(tx: Db, entry: EntryRow, now: Date): Promise<EntryRow> {
  const slug = await findFreeSlug(tx, entry.kind, entry.slug, entry.id)
  const pending = entry.pendingSettings
  const codes = [...entry.tags, ...(pending?.tags ?? [])]
  const known = new Set(
    codes.length ? (await tx.select({ code: tags.code }).from(tags).where(inArray(tags.code, codes))).map(({ code }) => code) : []
  )
  const keepKnown = (of: readonly string[]): string[] => of.filter(code => known.has(code))
  const hasSeries = Boolean(pending?.series && (await tx.$count(series, eq(series.code, pending.series))))
  const [restored] = await tx
    .update(entries)
    .set({
      deletedAt: null,
      slug,
      tags: keepKnown(entry.tags),
      pendingSettings: pending && { ...pending, tags: keepKnown(pending.tags), series: hasSeries ? pending.series : null },
      version: entry.version + 1,
      updatedAt: now
    })
    .where(eq(entries.id, entry.id))
    .returning()
  if (!restored) throw new Error('An entry was not restored.')
  return restored
}
