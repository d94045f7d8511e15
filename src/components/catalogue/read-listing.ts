import type { ProductFacets, ProductPage, ProductQuery } from '#domain/product.ts'
import { found } from '#client/found.ts'
import type { Client } from '#client/client.ts'
import { asProductQuery, filterCount, type ListingQuery, listingSearch, readListingQuery } from './listing-query.ts'

export interface ReadListing {
  query: ListingQuery
  page: ProductPage
  facets: ProductFacets | null
  /** Path and query for search engines: pages have their own, choices and orders have none. */
  canonical: string
  /** Many choices make many addresses of the same goods. */
  filtered: boolean
}

/**
 * What a listing's address asks for, within what the page is about.
 * @returns null where there is no such place, or no such page of it
 */
export async function readListing(
  client: Client,
  url: URL,
  path: string,
  scope: ProductQuery,
  { usual = 'date_desc', taxons = true }: { usual?: ListingQuery['sort']; taxons?: boolean } = {}
): Promise<ReadListing | null> {
  const read = readListingQuery(url.searchParams, new Date(), usual)
  const query = taxons ? read : { ...read, taxon: null }
  const asked = { ...asProductQuery(query), ...scope }
  const page = await found(client.get('/api/v2/products', { query: { ...asked, facets: true } }))
  if (!page || (page.products.length === 0 && query.page > 1)) return null
  const filtered = filterCount(query) > 0 || query.open
  const usually = { ...query, sort: usual, layout: 'grid', filters: {}, taxon: null, open: false } as const
  return {
    query,
    page,
    facets: page.facets ?? null,
    filtered,
    canonical: path + (filtered ? '' : listingSearch(usually, { page: query.page }, {}, usual))
  }
}
