import type { APIRoute } from 'astro'
import { listProductSitemapPages } from '#components/catalogue/product-sitemap.ts'
import { type SitemapPage, renderSitemap, createXmlResponse } from '#components/catalogue/sitemap.ts'
import { listEntrySitemapPages, listNewsSitemapPages } from '#components/content/entry-sitemap.ts'
import { toAuthorPath } from '#components/content/entry-path.ts'
import { ENTRY_LISTS } from '#domain/content.ts'
import type { Byline } from '#contract/content.ts'
import { hasGiftCards } from '#domain/gift-card.ts'
import { isOffered } from '#domain/offered.ts'
import type { Locale, Taxon } from '#domain/site.ts'
import { MAX_HOTELS_PER_PAGE } from '#domain/stay.ts'
import type { Client } from '#client/client.ts'

const MAX_AUTHOR_PAGES = 200
const PAGES = [
  '/',
  '/products',
  '/categories',
  '/sale',
  '/deals',
  '/new',
  '/lifestyle',
  '/stores',
  '/brands',
  '/branches',
  '/authors',
  '/promotions',
  '/contact'
] as const

export const GET: APIRoute = async ({ params, locals: { client, clientFor, origin, t }, cache }) => {
  const part = params['part'] ?? ''
  const places = (await listEntrySitemapPages(clientFor, part)) ?? (await listPages(part, client, clientFor))
  if (!places) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
  const news = part === 'newest'
  cache.set({
    maxAge: news ? 300 : 3600,
    swr: news ? 600 : 86_400,
    tags: ['catalogue', 'site', 'pages', 'authors', ...Object.values(ENTRY_LISTS)]
  })
  return createXmlResponse(renderSitemap(origin, places, t('shell:site_name')))
}

async function listPages(part: string, client: Client, clientFor: (locale: Locale) => Client): Promise<SitemapPage[] | null> {
  if (part === 'newest') return listNewsSitemapPages(clientFor, Date.now())
  if (part === 'pages') return listStaticPages(client)
  if (part === 'taxons') return (await client.get('/api/v2/taxons/tree')).flatMap(listTaxonPages)
  return listProductSitemapPages(client, part)
}

async function listStaticPages(client: Client): Promise<SitemapPage[]> {
  const { configs } = await client.get('/api/v2/site_data')
  const [brands, promotions, written] = [
    configs.showBrand ? await client.get('/api/v2/brands') : [],
    await client.get('/api/v2/promotions'),
    await client.get('/api/v2/pages')
  ]
  const paths = new Set([
    ...[...PAGES, '/lease', '/lucky-wheel', '/jackpot', '/tickets'].filter(path => isOffered(path, configs)),
    ...(configs.hotel ? ['/hotel', ...(await listHotelPaths(client))] : []),
    ...(hasGiftCards(configs) ? ['/gift-card', '/gift-card/balance'] : []),
    ...brands.map(({ code }) => `/brand/${code}`),
    ...promotions.map(({ slug }) => `/promotion/${slug}`),
    ...(await readAuthors(client)).map(({ slug }) => toAuthorPath(slug))
  ])
  const texts = written
    .filter(({ slug }) => slug !== 'lease')
    .map(({ slug, updated_at: changed }) => ({ path: `/${slug}`, changed }))
    .filter(({ path }) => !paths.has(path))
  return [...[...paths].map(path => ({ path })), ...texts]
}

async function listHotelPaths(client: Client): Promise<string[]> {
  const paths: string[] = []
  for (let page = 1, more = true; more; page++) {
    const found = await client.get('/api/v2/horeca/hotels', { query: { page, per_page: MAX_HOTELS_PER_PAGE } })
    paths.push(...found.hotels.map(({ slug }) => `/hotel/${slug}`))
    more = found.more
  }
  return paths
}

async function readAuthors(client: Client): Promise<Byline[]> {
  const bylines: Byline[] = []
  for (let page = 1, more = true; more && page <= MAX_AUTHOR_PAGES; page++) {
    const list = await client.get('/api/v2/authors', { query: { page } })
    bylines.push(...list.authors)
    more = list.more
  }
  return bylines
}

function listTaxonPages(taxon: Taxon): SitemapPage[] {
  return [{ path: `/t/${taxon.permalink}` }, ...taxon.children.flatMap(listTaxonPages)]
}
