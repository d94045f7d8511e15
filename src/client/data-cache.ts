import type { Contract } from '#contract/contract.ts'
import { ENTRY_LISTS, type EntryList } from '#domain/content.ts'
import type { Locale } from '#domain/site.ts'
import type { CallResponse, Client, UntypedInput } from './client.ts'

/** Caches responses by key and tags: `createKeyedCache`, the data cache of the process, which also invalidates them. */
type CacheResponse = <Value>(
  key: string,
  tags: readonly string[],
  read: () => Promise<Value>,
  tagsOf: (value: Value) => readonly string[]
) => Promise<Value>

type GetPath = keyof Contract extends infer Key ? (Key extends `GET ${infer Path}` ? Path : never) : never

interface CachedRoute<Body> {
  /** Cache tags of its responses. */
  tags: readonly string[]
  /** Further tags of one response. */
  tagsOf?: (body: Body) => readonly string[]
  /** Selects the requests that many pages share; without it, all are shared. */
  isShared?: (query: Record<string, unknown>) => boolean
}
type CachedRoutes = { [Path in GetPath]?: CachedRoute<CallResponse<'GET', Path>> }

const CATALOGUE = ['catalogue', 'products', 'site'] as const
/** A list is invalidated with each of its products. */
const toProductTags = ({ products }: { products: readonly { id: number }[] }): string[] => products.map(({ id }) => `product:${id}`)

const createEntryRoutes = (collection: EntryList): CachedRoutes => ({
  // Searches and lists of ids are rarely repeated.
  [`/api/v2/${collection}`]: { tags: [collection, 'authors', 'tags', 'site'], isShared: ({ q, ids }) => !q && !ids } satisfies CachedRoute<
    CallResponse<'GET', '/api/v2/articles'>
  >,
  [`/api/v2/${collection}/tags`]: { tags: [collection, 'tags', 'site'] }
})

/** Routes whose responses many pages share. */
const CACHED_ROUTES: CachedRoutes = {
  '/api/v2/site_data': { tags: ['site', 'taxons', 'badges', 'options', 'pages'], isShared: ({ load_zones }) => !load_zones },
  '/api/v2/taxons/tree': { tags: ['site', 'taxons'] },
  // Only shelves, which have `per_page` and no page, are shared; listings are not.
  '/api/v2/products': {
    tags: CATALOGUE,
    tagsOf: toProductTags,
    isShared: ({ per_page, page, q, ids }) => per_page !== undefined && page === undefined && q === undefined && !ids
  },
  // The first reviews, on the page of the product.
  '/api/v2/products/{id}/reviews': { tags: ['reviews', 'comments', 'catalogue'], isShared: ({ page, mine }) => !page && !mine },
  '/api/v2/products/{slug}/related': { tags: CATALOGUE, tagsOf: toProductTags },
  ...Object.assign({}, ...Object.values(ENTRY_LISTS).map(createEntryRoutes))
}

export interface SharedResponses {
  /** The same client, with cached responses to shared requests. Cached responses are frozen. */
  over: (client: Client, locale: Locale) => Client
}

/**
 * Caches the responses that many pages share: the data of the frame, the tree of taxons, shelves of products and of entries. They
 * are requested by `anonymous`, without a session, so they contain no customer's data.
 */
export function coalesce(cache: CacheResponse, anonymous: (locale: Locale) => Client): SharedResponses {
  return {
    over: (client, locale) => {
      const anonymousClient = anonymous(locale)
      // Path and response have the types of the wrapped call.
      const get = (path: GetPath, input: UntypedInput = {}): Promise<unknown> => {
        const route = CACHED_ROUTES[path] as CachedRoute<unknown> | undefined
        const call = (by: Client) => (by.get as (path: string, input: UntypedInput) => Promise<unknown>)(path, input)
        if (!route || route.isShared?.({ ...input.query }) === false) return call(client)
        const key = `${locale} ${path} ${JSON.stringify([input.params, input.query])}`
        return cache(key, route.tags, () => call(anonymousClient).then(freezeValue), route.tagsOf ?? (() => []))
      }
      return { ...client, get: get as Client['get'] }
    }
  }
}

/** Several pages share the value. */
function freezeValue<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) freezeValue(part)
  }
  return value
}
