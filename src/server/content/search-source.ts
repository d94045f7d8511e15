import { desc, eq, sql } from 'drizzle-orm'
import type { EntryPage } from '#contract/content.ts'
import type { Localized } from '#domain/site.ts'
import { cached } from '../kernel/cache/data-cache.ts'
import { images } from '../kernel/images/tables.ts'
import type { ContentSource } from '../search/index.ts'
import { listLinkedProductIds, listMentionedTogether } from './linked-products.ts'
import { listEntries } from './list.ts'
import { promotions } from './promotion/tables.ts'
import { contentPages, entries, entryTranslations } from './tables.ts'

/** Only the newest entries are found by their titles. */
const MAX_ENTRIES = 2000
/** Texts whose entries are cached. */
const MAX_TEXTS = 500
const CONTENT_TAGS = ['articles', 'news', 'lookbooks', 'media', 'site']
const picture = { id: images.id, width: images.width, height: images.height }

/** By text: each filter, order and page of a search asks for the same entries. */
const createFoundEntries = cached([...CONTENT_TAGS, 'authors', 'tags'], async () => new Map<string, Promise<EntryPage>>())

/** Content data for the search feature. */
export const contentSource: ContentSource = {
  linkedProductIds: listLinkedProductIds,
  mentionedTogether: listMentionedTogether,
  titles: cached([...CONTENT_TAGS, 'pages', 'promotions'], async db => {
    const published = await db
      .select({
        kind: entries.kind,
        slug: sql<string>`CASE ${entries.kind} WHEN 'media' THEN ${entries.id}::text ELSE ${entries.slug} END`,
        title: sql<Localized>`jsonb_object_agg(${entryTranslations.locale}, ${entryTranslations.title})`,
        image: picture
      })
      .from(entryTranslations)
      .innerJoin(entries, eq(entries.id, entryTranslations.entryId))
      .leftJoin(images, eq(images.id, entries.imageId))
      .groupBy(entries.id, images.id)
      .orderBy(desc(sql`max(${entryTranslations.publishedAt})`))
      .limit(MAX_ENTRIES)
    const pages = await db
      .select({ slug: contentPages.slug, title: contentPages.title, summary: contentPages.summary })
      .from(contentPages)
      .where(eq(contentPages.published, true))
      .orderBy(contentPages.slug)
    const promoted = await db
      .select({
        slug: promotions.slug,
        title: promotions.title,
        summary: promotions.summary,
        from: promotions.startsAt,
        until: promotions.endsAt,
        image: picture
      })
      .from(promotions)
      .leftJoin(images, eq(images.id, promotions.imageId))
      .where(eq(promotions.published, true))
      .orderBy(desc(promotions.startsAt))
    return [
      ...promoted.map(({ from, until, ...row }) => ({ ...row, kind: 'promotion' as const, period: { from, until } })),
      ...pages.map(row => ({ ...row, kind: 'page' as const, image: null, period: null })),
      ...published.map(row => ({ ...row, summary: {}, period: null }))
    ]
  }),
  findEntries: async (db, q, perPage, locale) => {
    const found = await createFoundEntries(db)
    const key = `${locale} ${perPage} ${q}`
    if (found.size >= MAX_TEXTS) found.clear()
    const existing = found.get(key) ?? listEntries(db, { q, page: 1, perPage }, locale)
    found.set(key, existing)
    existing.catch(() => found.delete(key))
    return (await existing).entries.map(({ kind, id, slug, title, image }) => ({
      kind,
      slug: kind === 'media' ? String(id) : slug,
      title,
      within: '',
      image: image && { ...image, alt: '' }
    }))
  }
}
