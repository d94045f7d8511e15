import type { APIRoute } from 'astro'
import { productSitemapParts } from '#components/catalogue/product-sitemap.ts'
import { sitemapIndex, xmlResponse } from '#components/catalogue/sitemap.ts'
import { entrySitemapParts } from '#components/content/entry-sitemap.ts'
import { ENTRY_LISTS } from '#domain/content.ts'

/** Parts: the shop's own pages, news of the last two days, taxons, entries, and products, 5,000 in each. */
export const GET: APIRoute = async ({ locals, cache }) => {
  const [written, products] = await Promise.all([entrySitemapParts(locals.client), productSitemapParts(locals.client)])
  cache.set({ maxAge: 3600, swr: 86_400, tags: ['catalogue', 'site', ...Object.values(ENTRY_LISTS)] })
  return xmlResponse(sitemapIndex(locals.origin, ['pages', 'newest', 'taxons', ...written, ...products]))
}
