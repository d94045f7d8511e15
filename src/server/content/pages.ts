import { eq } from 'drizzle-orm'
import type { ContentPage } from '#domain/content.ts'
import { ShopError } from '#domain/errors.ts'
import { localized, type Locale } from '#domain/site.ts'
import type { Db } from '../db/open.ts'
import { documentIn, readBlocks } from './blocks.ts'
import { contentPages } from './tables.ts'

/** @throws ShopError not_found */
export async function findPage(db: Db, slug: string, now: Date, locale: Locale): Promise<ContentPage> {
  const [page] = await db.select().from(contentPages).where(eq(contentPages.slug, slug))
  if (!page) throw new ShopError('not_found')
  return {
    slug: page.slug,
    title: localized(page.title, locale),
    summary: localized(page.summary, locale),
    blocks: await readBlocks(db, documentIn(page.body, locale), now, locale),
    updated_at: page.updatedAt.toISOString()
  }
}
