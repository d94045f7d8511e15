import type { APIRoute } from 'astro'
import { sitemapIndex, xml } from '#components/catalogue/sitemap.ts'

/** One part for what is read, and one for each first-level taxon with all that is sold under it. */
export const GET: APIRoute = async ({ locals, cache }) => {
  const taxons = await locals.shop.taxonTree()
  cache.set({ maxAge: 3600, swr: 86_400, tags: ['catalogue', 'site'] })
  return xml(sitemapIndex(locals.origin, ['pages', ...taxons.map(({ permalink }) => permalink)]))
}
