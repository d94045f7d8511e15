import type { APIRoute } from 'astro'
import { sitemapIndex, xmlResponse } from '#components/catalogue/sitemap.ts'
import { entrySitemapParts } from '#components/content/entry-sitemap.ts'
import { ENTRY_LISTS } from '#domain/content.ts'

/** Parts: the shop's own pages, entries, news of the last two days, and products by first-level taxon. */
export const GET: APIRoute = async ({ locals, cache }) => {
  const [taxons, written] = await Promise.all([locals.client.get('/api/v2/taxons/tree'), entrySitemapParts(locals.client)])
  cache.set({ maxAge: 3600, swr: 86_400, tags: ['catalogue', 'site', ...Object.values(ENTRY_LISTS)] })
  return xmlResponse(sitemapIndex(locals.origin, ['pages', 'newest', ...written, ...taxons.map(({ permalink }) => permalink)]))
}
