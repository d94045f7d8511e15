import { and, eq, inArray, sql } from 'drizzle-orm'
import { ENTRY_LISTS, type EntryKind } from '#domain/content.ts'
import type { TranslationContent } from '#domain/editing.ts'
import type { Locale } from '#domain/site.ts'
import type { Db } from '../kernel/db/open.ts'
import { products, readCurrentSlugs } from '../catalogue/index.ts'
import { collectProductSlugs, countReadingMinutes } from '#domain/document-text.ts'
import { toStems } from './stems.ts'
import { entries, entryProducts, entryListings, entryTranslations } from './tables.ts'

/** Publishes a translation in place of its earlier version. */
export async function publishTranslation(
  tx: Db,
  entry: { id: number; kind: EntryKind },
  locale: Locale,
  content: TranslationContent,
  times: { publishedAt: Date; updatedAt: Date }
): Promise<void> {
  const values = { ...toTranslationColumns(entry.kind, content), ...times }
  await tx
    .insert(entryTranslations)
    .values({ entryId: entry.id, locale, ...values })
    .onConflictDoUpdate({ target: [entryTranslations.entryId, entryTranslations.locale], set: values })
  await removeProducts(tx, entry.id, locale)
  const named = collectProductSlugs(content.blocks)
  const current = await readCurrentSlugs(tx, named)
  const slugs = [...new Set(named.map(slug => current.get(slug) ?? slug))]
  if (slugs.length) await tx.insert(entryProducts).values(slugs.map(slug => ({ entryId: entry.id, locale, slug })))
  await refreshEntryListings(tx, entry.id)
}

/** The published data of a translation, with derived values. */
export function toTranslationColumns(kind: EntryKind, content: TranslationContent) {
  const video = kind === 'media' ? content.blocks.find(block => block.type === 'video') : undefined
  return {
    title: content.title,
    summary: content.summary,
    lead: content.lead,
    body: content.blocks,
    seoTitle: content.seo_title,
    seoDescription: content.seo_description,
    minutes: countReadingMinutes(content.blocks),
    looks: content.blocks.filter(block => block.type === 'look').length,
    videoSeconds: video ? (video.seconds ?? 0) : null,
    stems: toStems(content)
  }
}

/** Withdraws a translation. */
export async function unpublishTranslation(tx: Db, entryId: number, locale: Locale): Promise<void> {
  await tx.delete(entryTranslations).where(and(eq(entryTranslations.entryId, entryId), eq(entryTranslations.locale, locale)))
  await removeProducts(tx, entryId, locale)
  await refreshEntryListings(tx, entryId)
}

async function removeProducts(tx: Db, entryId: number, locale: Locale): Promise<void> {
  await tx.delete(entryProducts).where(and(eq(entryProducts.entryId, entryId), eq(entryProducts.locale, locale)))
}

/** Rewrites the list memberships of published entries, after every change of their translations, tags, author or series. */
export async function refreshEntryListings(tx: Db, ...entryIds: readonly number[]): Promise<void> {
  if (!entryIds.length) return
  await tx.delete(entryListings).where(inArray(entryListings.entryId, [...entryIds]))
  await tx.execute(sql`
    INSERT INTO ${entryListings} (entry_id, locale, kind, list, published_at)
    SELECT t.entry_id, t.locale, e.kind, s.list, t.published_at
    FROM ${entryTranslations} t JOIN ${entries} e ON e.id = t.entry_id
    CROSS JOIN LATERAL (
      SELECT '' UNION SELECT 'author:' || e.author_id UNION SELECT 'tag:' || unnest(e.tags)
      UNION SELECT 'series:' || e.series WHERE e.series IS NOT NULL
    ) AS s (list)
    WHERE ${inArray(sql`e.id`, [...entryIds])}`)
}

/**
 * Cache tags to invalidate for a changed entry: its page, the lists of its kind, its author and the pages of its products.
 * Compute them before and after a change that can remove products.
 */
export async function toCacheTags(tx: Db, entryId: number): Promise<string[]> {
  const [entry] = await tx.select({ kind: entries.kind, authorId: entries.authorId }).from(entries).where(eq(entries.id, entryId))
  if (!entry) return []
  const named = await tx
    .selectDistinct({ id: products.id })
    .from(entryProducts)
    .innerJoin(products, eq(products.slug, entryProducts.slug))
    .where(eq(entryProducts.entryId, entryId))
  return [`${entry.kind}:${entryId}`, ENTRY_LISTS[entry.kind], `author:${entry.authorId}`, ...named.map(({ id }) => `product:${id}`)]
}
