import type { ProductFacets, ProductPage, ProductQuery } from '#domain/product.ts'
import { toNullIfMissing } from '#client/or-null.ts'
import type { Client } from '#client/client.ts'
import { loadSite } from '#components/site/load-site.ts'
import { toProductQuery, countFilters, type ListingQuery, toListingSearch, parseListingQuery } from './listing-query.ts'

export interface ListingData {
  query: ListingQuery
  page: ProductPage
  facets: ProductFacets | null
  /** Path and query for search engines: pages are distinct, filters and sort orders are not. */
  canonical: string
  /** Filtered listings are not indexed. */
  filtered: boolean
}

/**
 * Loads the listing of a URL within the scope of the page.
 * @returns null for an unknown scope, or a page beyond the last
 */
export async function loadListing(
  client: Client,
  url: URL,
  path: string,
  scope: ProductQuery,
  { usual = 'date_desc', taxons = true }: { usual?: ListingQuery['sort']; taxons?: boolean } = {}
): Promise<ListingData | null> {
  const parsed = parseListingQuery(url.searchParams, new Date(), usual)
  const asked = taxons ? parsed : { ...parsed, taxon: null }
  const { productsPerPage } = (await loadSite(client)).configs
  // Deals and a vendor's products have pages of their own size.
  const size = scope.deal || scope.vendor !== undefined ? {} : { per_page: productsPerPage }
  const productQuery = { ...toProductQuery(asked), ...size, ...scope }
  const page = await toNullIfMissing(client.get('/api/v2/products', { query: { ...productQuery, facets: true } }))
  if (!page || (page.products.length === 0 && asked.page > 1)) return null
  const query = withCurrentCodes(asked, page)
  const filtered = countFilters(query) > 0 || query.open
  const unfiltered = { ...query, sort: usual, layout: 'grid', filters: {}, taxon: null, open: false } as const
  return {
    query,
    page,
    facets: page.facets ?? null,
    filtered,
    canonical: path + (filtered ? '' : toListingSearch(unfiltered, { page: query.page }, {}, usual))
  }
}

/** The query with the codes that its filters have now, for links and the form of filters. */
function withCurrentCodes(query: ListingQuery, { renamed, taxon }: ProductPage): ListingQuery {
  const filters = { ...query.filters }
  for (const facet of ['brands', 'stores'] as const) {
    const codes = filters[facet]?.map(code => renamed?.[facet][code] ?? code)
    if (codes) filters[facet] = [...new Set(codes)].toSorted()
  }
  return { ...query, filters, taxon: query.taxon === null ? null : (taxon?.permalink ?? query.taxon) }
}
