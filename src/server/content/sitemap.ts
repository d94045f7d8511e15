import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { EntryKind } from '#domain/content.ts'
import type { SitemapEntry } from '#contract/content.ts'
import type { Db } from '../kernel/db/open.ts'
import { entries, entryTranslations } from './tables.ts'

const BATCH_SIZE = 1000
const MAX_IMAGES = 20

/** Published entries after the given id, in chunks of equal cost. */
export async function readSitemapEntries(db: Db, kind: EntryKind, after: number): Promise<{ entries: SitemapEntry[]; more: boolean }> {
  const chunk = await db
    .select({ id: entries.id, slug: entries.slug, imageId: entries.imageId })
    .from(entries)
    .where(
      and(
        eq(entries.kind, kind),
        gt(entries.id, after),
        sql`EXISTS (SELECT 1 FROM ${entryTranslations} t WHERE t.entry_id = ${entries.id})`
      )
    )
    .orderBy(asc(entries.id))
    .limit(BATCH_SIZE)
  if (!chunk.length) return { entries: [], more: false }
  const texts = await db
    .select({
      entryId: entryTranslations.entryId,
      locale: entryTranslations.locale,
      title: entryTranslations.title,
      publishedAt: entryTranslations.publishedAt,
      updatedAt: entryTranslations.updatedAt,
      images: sql<
        string[]
      >`jsonb_path_query_array(${entryTranslations.body}, '$[*].imageId') || jsonb_path_query_array(${entryTranslations.body}, '$[*].pictures[*].imageId')`
    })
    .from(entryTranslations)
    .where(
      inArray(
        entryTranslations.entryId,
        chunk.map(({ id }) => id)
      )
    )
    .orderBy(desc(entryTranslations.locale))
  const byEntry = Map.groupBy(texts, text => text.entryId)
  return {
    entries: chunk.map(({ id, slug, imageId }) => {
      const own = byEntry.get(id) ?? []
      const times = own.map(text => ({ published: text.publishedAt.getTime(), updated: text.updatedAt.getTime() }))
      return {
        id,
        slug,
        titles: Object.fromEntries(own.map(({ locale, title }) => [locale, title])),
        published_at: new Date(Math.min(...times.map(time => time.published))).toISOString(),
        updated_at: new Date(Math.max(...times.map(time => time.updated))).toISOString(),
        images: [...new Set([...(imageId ? [imageId] : []), ...own.flatMap(text => text.images)])].slice(0, MAX_IMAGES)
      }
    }),
    more: chunk.length >= BATCH_SIZE
  }
}
