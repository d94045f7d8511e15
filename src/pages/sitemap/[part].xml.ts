import type { APIRoute } from 'astro'
import { type Place, sitemap, xml } from '#components/catalogue/sitemap.ts'
import type { Taxon } from '#domain/site.ts'
import type { Shop } from '#shop/shop.ts'

const AT_ONCE = 100
/** With both languages 40,000 addresses of products: a file may have 50,000. */
const MOST_PAGES = 200

export const GET: APIRoute = async ({ params, locals: { shop, origin }, cache }) => {
  const taxons = await shop.taxonTree()
  const taxon = taxons.find(({ permalink }) => permalink === params['part'])
  if (params['part'] !== 'pages' && !taxon) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
  const places = taxon ? [...shelves(taxon), ...(await productsUnder(shop, taxon.permalink))] : await pages(shop)
  cache.set({ maxAge: 3600, swr: 86_400, tags: ['catalogue', 'site', 'articles'] })
  return xml(sitemap(origin, places))
}

async function pages(shop: Shop): Promise<Place[]> {
  const [brands, articles] = await Promise.all([shop.brands(), everyArticle(shop)])
  return [
    ...['/', '/products', '/brands', '/articles', '/branches'].map(path => ({ path })),
    ...brands.map(({ code }) => ({ path: `/brand/${code}` })),
    ...articles
  ]
}

function shelves(taxon: Taxon): Place[] {
  return [{ path: `/t/${taxon.permalink}` }, ...taxon.children.flatMap(shelves)]
}

async function productsUnder(shop: Shop, taxon: string): Promise<Place[]> {
  const places: Place[] = []
  for (let page = 1, more = true; more && page <= MOST_PAGES; page++) {
    const list = await shop.products({ taxon, sort: 'date_asc', page, per_page: AT_ONCE })
    places.push(...list.products.map(({ slug }) => ({ path: `/products/${slug}` })))
    more = list.more
  }
  return places
}

async function everyArticle(shop: Shop): Promise<Place[]> {
  const places: Place[] = []
  for (let page = 1, more = true; more && page <= MOST_PAGES; page++) {
    const list = await shop.entries('article', { page, per_page: AT_ONCE })
    places.push(...list.entries.map(({ slug, published_at: changed }) => ({ path: `/article/${slug}`, changed })))
    more = list.more
  }
  return places
}
