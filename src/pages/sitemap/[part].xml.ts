import type { APIRoute } from 'astro'
import { type SitemapPage, sitemap, xmlResponse } from '#components/catalogue/sitemap.ts'
import { entrySitemapPages, newsSitemapPages } from '#components/content/entry-sitemap.ts'
import { authorPath } from '#components/content/entry-path.ts'
import { ENTRY_LISTS } from '#domain/content.ts'
import type { Byline } from '#contract/content.ts'
import { areGiftCardsOffered } from '#domain/gift-card.ts'
import type { Locale, Taxon } from '#domain/site.ts'
import { pictureFile } from '#components/ui/picture.ts'
import type { Client } from '#client/client.ts'

const BATCH_SIZE = 100
/** In both languages 40,000 URLs of products; a sitemap may have 50,000. */
const MAX_PAGES = 200
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
  const places = (await entrySitemapPages(clientFor, part)) ?? (await listStaticPages(part, client, clientFor))
  if (!places) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
  const news = part === 'newest'
  cache.set({
    maxAge: news ? 300 : 3600,
    swr: news ? 600 : 86_400,
    tags: ['catalogue', 'site', 'pages', 'authors', ...Object.values(ENTRY_LISTS)]
  })
  return xmlResponse(sitemap(origin, places, t('shell:site_name')))
}

async function listStaticPages(part: string, client: Client, clientFor: (locale: Locale) => Client): Promise<SitemapPage[] | null> {
  if (part === 'newest') return newsSitemapPages(clientFor, Date.now())
  if (part === 'pages') return pages(client)
  const taxon = (await client.get('/api/v2/taxons/tree')).find(({ permalink }) => permalink === part)
  return taxon ? [...taxonPages(taxon), ...(await listTaxonProducts(client, taxon.permalink))] : null
}

async function pages(client: Client): Promise<SitemapPage[]> {
  const [{ configs }, brands, promotions, written] = [
    await client.get('/api/v2/site_data'),
    await client.get('/api/v2/brands'),
    await client.get('/api/v2/promotions'),
    await client.get('/api/v2/pages')
  ]
  const paths = new Set([
    ...PAGES,
    ...(configs.showLease ? ['/lease'] : []),
    ...(areGiftCardsOffered(configs) ? ['/gift-card', '/gift-card/balance'] : []),
    ...brands.map(({ code }) => `/brand/${code}`),
    ...promotions.map(({ slug }) => `/promotion/${slug}`),
    ...(await authors(client)).map(({ slug }) => authorPath(slug))
  ])
  const texts = written
    .filter(({ slug }) => slug !== 'lease')
    .map(({ slug, updated_at: changed }) => ({ path: `/${slug}`, changed }))
    .filter(({ path }) => !paths.has(path))
  return [...[...paths].map(path => ({ path })), ...texts]
}

async function authors(client: Client): Promise<Byline[]> {
  const bylines: Byline[] = []
  for (let page = 1, more = true; more && page <= MAX_PAGES; page++) {
    const list = await client.get('/api/v2/authors', { query: { page } })
    bylines.push(...list.authors)
    more = list.more
  }
  return bylines
}

function taxonPages(taxon: Taxon): SitemapPage[] {
  return [{ path: `/t/${taxon.permalink}` }, ...taxon.children.flatMap(taxonPages)]
}

async function listTaxonProducts(client: Client, taxon: string): Promise<SitemapPage[]> {
  const places: SitemapPage[] = []
  for (let page = 1, more = true; more && page <= MAX_PAGES; page++) {
    const list = await client.get('/api/v2/products', { query: { taxon, sort: 'date_asc', page, per_page: BATCH_SIZE } })
    places.push(
      ...list.products.map(({ slug, image }) => ({
        path: `/products/${slug}`,
        ...(image ? { images: [pictureFile(image.id, 1200, 'jpg')] } : {})
      }))
    )
    more = list.more
  }
  return places
}
