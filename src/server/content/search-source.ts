import { desc, eq, sql } from 'drizzle-orm'
import type { Localized } from '#domain/site.ts'
import { cached } from '../kernel/cache/data-cache.ts'
import { images } from '../kernel/images/tables.ts'
import type { ContentSource } from '../search/index.ts'
import { listLinkedProductIds } from './linked-products.ts'
import { entries, entryTranslations } from './tables.ts'

/** The article search covers only the newest articles. */
const MAX_ARTICLES = 2000

/** Content data for the search feature. */
export const contentSource: ContentSource = {
  linkedProductIds: listLinkedProductIds,
  articles: cached(['articles', 'site'], db =>
    db
      .select({
        slug: entries.slug,
        title: sql<Localized>`jsonb_object_agg(${entryTranslations.locale}, ${entryTranslations.title})`,
        image: { id: images.id, width: images.width, height: images.height }
      })
      .from(entryTranslations)
      .innerJoin(entries, eq(entries.id, entryTranslations.entryId))
      .leftJoin(images, eq(images.id, entries.imageId))
      .where(eq(entries.kind, 'article'))
      .groupBy(entries.id, images.id)
      .orderBy(desc(sql`max(${entryTranslations.publishedAt})`))
      .limit(MAX_ARTICLES)
  )
}
