import type { APIRoute } from 'astro'
import { listProductSitemapParts } from '#components/catalogue/product-sitemap.ts'
import { renderSitemapIndex, createXmlResponse } from '#components/catalogue/sitemap.ts'
import { listEntrySitemapParts } from '#components/content/entry-sitemap.ts'
import { ENTRY_LISTS } from '#domain/content.ts'

/** Parts: the shop's own pages, news of the last two days, taxons, entries, and products, 5,000 in each. */
export const GET: APIRoute = async ({ locals, cache }) => {
  const [written, products] = await Promise.all([listEntrySitemapParts(locals.client), listProductSitemapParts(locals.client)])
  cache.set({ maxAge: 3600, swr: 86_400, tags: ['catalogue', 'site', ...Object.values(ENTRY_LISTS)] })
  return createXmlResponse(renderSitemapIndex(locals.origin, ['pages', 'newest', 'taxons', ...written, ...products]))
}
