import { channel } from 'node:diagnostics_channel'
import type { CacheProviderFactory } from 'astro'

/** How a page tells the cache in front of Astro what it may keep. Never leaves the process. */
export const CACHE_HEADER = 'x-page-cache'
/** Path and query a page was made for, beside `CACHE_HEADER`: it is kept under no other key. Never leaves the process. */
export const ADDRESS_HEADER = 'x-page-address'
/** Published with `{ tags: string[] }` whenever what pages show has changed. */
export const INVALIDATE_CHANNEL = 'delguur:invalidate'

/** Pages say `Astro.cache.set({ maxAge, swr, tags })`; the cache itself stands in front of Astro's handler. */
const provider: CacheProviderFactory = () => ({
  name: 'delguur',
  setHeaders: ({ maxAge = 0, swr = 0, tags = [] }) => new Headers({ [CACHE_HEADER]: JSON.stringify({ maxAge, swr, tags }) }),
  invalidate: async ({ tags = [] }) => channel(INVALIDATE_CHANNEL).publish({ tags: Array.isArray(tags) ? tags : [tags] })
})
export default provider
