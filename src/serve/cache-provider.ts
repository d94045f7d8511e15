import type { CacheProviderFactory } from 'astro'
import { invalidateLocally } from '#server/kernel/cache/invalidation.ts'

/** Cache policy of a page, for the page cache in front of Astro. Removed before the response is sent. */
export const CACHE_HEADER = 'x-page-cache'
/** Path and query that a page was rendered for, together with `CACHE_HEADER`. Removed before the response is sent. */
export const URL_HEADER = 'x-page-address'
/** Number of results on the page of a search, which is counted. Removed before the response is sent. */
export const RESULTS_HEADER = 'x-page-results'
/** Number of statements that a page has sent to the database, which is logged. Removed before the response is sent. */
export const STATEMENTS_HEADER = 'x-page-statements'

/** `Astro.cache.set({ maxAge, swr, tags })` sets a header; the page cache is in front of Astro's handler. */
const provider: CacheProviderFactory = () => ({
  name: 'delguur',
  setHeaders: ({ maxAge = 0, swr = 0, tags = [] }) => new Headers({ [CACHE_HEADER]: JSON.stringify({ maxAge, swr, tags }) }),
  invalidate: async ({ tags = [] }) => invalidateLocally(Array.isArray(tags) ? tags : [tags])
})
export default provider
