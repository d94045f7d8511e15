import type { APIRoute } from 'astro'
import { productSitemapParts } from '#components/catalogue/product-sitemap.ts'
import { sitemapIndex, xmlResponse } from '#components/catalogue/sitemap.ts'
import { entrySitemapParts } from '#components/content/entry-sitemap.ts'
import { ENTRY_LISTS } from '#domain/content.ts'

/** Parts: the shop's own pages, entries, news of the last two days, and products by first-level taxon, 20,000 in each. */
export const GET: APIRoute = async ({ locals, cache }) => {
  const [taxons, written] = await Promise.all([locals.client.get('/api/v2/taxons/tree'), entrySitemapParts(locals.client)])
  const parts: string[] = []
  for (const { permalink } of taxons) parts.push(...(await productSitemapParts(locals.client, permalink)))
  cache.set({ maxAge: 3600, swr: 86_400, tags: ['catalogue', 'site', ...Object.values(ENTRY_LISTS)] })
  return xmlResponse(sitemapIndex(locals.origin, ['pages', 'newest', ...written, ...parts]))
}
