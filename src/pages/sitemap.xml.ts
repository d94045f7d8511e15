import type { APIRoute } from 'astro'
import { listProductSitemapParts } from '#components/catalogue/product-sitemap.ts'
import { renderSitemapIndex, createXmlResponse } from '#components/catalogue/sitemap.ts'
import { listEntrySitemapParts, listNewsSitemapPages } from '#components/content/entry-sitemap.ts'
import { ENTRY_LISTS } from '#domain/content.ts'

/** Parts: the shop's own pages, news of the last two days where there are some, taxons, entries, and products, up to 5,000 in each. */
export const GET: APIRoute = async ({ locals, cache }) => {
  const [written, products, news] = await Promise.all([
    listEntrySitemapParts(locals.client),
    listProductSitemapParts(locals.client),
    listNewsSitemapPages(locals.clientFor, Date.now())
  ])
  cache.set({ maxAge: 3600, swr: 86_400, tags: ['catalogue', 'site', ...Object.values(ENTRY_LISTS)] })
  return createXmlResponse(
    renderSitemapIndex(locals.origin, ['pages', ...(news.length ? ['newest'] : []), 'taxons', ...written, ...products])
  )
}
