import { sql, type SQL } from 'drizzle-orm'
import { LEGAL_PAGES } from '#domain/legal-page.ts'
import { isListable, products } from '../catalogue/index.ts'
import { contentPages } from '../content/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { orders } from '../order/index.ts'
import { siteSettings } from '../site/index.ts'

/** What a new shop has already, read in one statement. */
export async function readSetupProgress(db: Db, now: Date) {
  const isSaved = (name: string): SQL<boolean> => sql`EXISTS (SELECT FROM ${siteSettings} WHERE ${siteSettings.name} = ${name})`
  const published = sql`SELECT count(*) FROM ${contentPages} WHERE ${contentPages.published} AND ${contentPages.slug} IN ${[...LEGAL_PAGES]}`
  const [progress] = await db
    .select({
      features: isSaved('configs'),
      delivery: isSaved('delivery'),
      receipt: isSaved('receipt'),
      notices: isSaved('staff_notices'),
      pages: sql<boolean>`(${published}) = ${LEGAL_PAGES.length}`,
      product: sql<boolean>`EXISTS (SELECT FROM ${products} WHERE ${isListable(now)})`,
      order: sql<boolean>`EXISTS (SELECT FROM ${orders})`
    })
    .from(sql`(SELECT) AS nothing`)
  if (!progress) throw new Error('The progress of the setup was not read.')
  return progress
}
