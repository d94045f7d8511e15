import type { CacheProviderFactory } from 'astro'
import { invalidateLocally } from '#server/kernel/cache/invalidation.ts'

/** Lifetime and tags of a page, for the page cache in front of Astro. Never leaves the process. */
export const CACHE_HEADER = 'x-page-cache'
/** Path and query a page was made for, beside `CACHE_HEADER`: it is kept under no other key. Never leaves the process. */
export const ADDRESS_HEADER = 'x-page-address'

/** Pages say `Astro.cache.set({ maxAge, swr, tags })`; the cache itself stands in front of Astro's handler. */
const provider: CacheProviderFactory = () => ({
  name: 'delguur',
  setHeaders: ({ maxAge = 0, swr = 0, tags = [] }) => new Headers({ [CACHE_HEADER]: JSON.stringify({ maxAge, swr, tags }) }),
  invalidate: async ({ tags = [] }) => invalidateLocally(Array.isArray(tags) ? tags : [tags])
})
export default provider
