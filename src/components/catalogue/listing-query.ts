import { type ProductQuery, type Sort, SORTS } from '#domain/product.ts'

/** What a listing's address says after `?`. Whatever is not understood counts as absent. */
export interface ListingQuery {
  sort: Sort
  page: number
  sale: boolean
  layout: 'grid' | 'list'
  /** Keeps a random order the same on every page of a visit. */
  seed: number | null
}

const USUAL: Sort = 'date_desc'
const LAST_PAGE = 1000
const DAY_MS = 24 * 60 * 60 * 1000

export function readListingQuery(params: URLSearchParams, now: Date): ListingQuery {
  const sort = SORTS.find(known => known === params.get('sort')) ?? USUAL
  const seed = wholeNumber(params.get('seed'))
  return {
    sort,
    page: Math.min(LAST_PAGE, Math.max(1, wholeNumber(params.get('page')) ?? 1)),
    sale: params.get('sale') === '1',
    layout: params.get('view') === 'list' ? 'list' : 'grid',
    // A seed of the day: the page is one for everybody, and the cache may keep it.
    seed: sort === 'random' ? (seed ?? Math.floor(now.getTime() / DAY_MS)) : null
  }
}

/** The part of a listing's question that the shop answers. */
export function asProductQuery({ sort, page, sale, seed }: ListingQuery): ProductQuery {
  return { sort, page, ...(sale ? { sale } : {}), ...(seed === null ? {} : { seed }) }
}

/** `?sort=price_asc&page=2`, leaving out what is usual; empty where all is. A change starts from the first page again. */
export function listingSearch(query: ListingQuery, change: Partial<ListingQuery> = {}, keep: Record<string, string> = {}): string {
  const { sort, page, sale, layout, seed } = { ...query, page: 1, ...change }
  const params = new URLSearchParams(keep)
  if (sale) params.set('sale', '1')
  if (sort !== USUAL) params.set('sort', sort)
  if (layout === 'list') params.set('view', 'list')
  if (page > 1) params.set('page', String(page))
  if (page > 1 && sort === 'random' && seed !== null) params.set('seed', String(seed))
  return params.size > 0 ? `?${params}` : ''
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}
