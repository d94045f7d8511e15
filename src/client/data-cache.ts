import type { Contract } from '#contract/contract.ts'
import { ENTRY_LISTS } from '#domain/content.ts'
import type { ProductPage } from '#domain/product.ts'
import type { Locale } from '#domain/site.ts'
import type { Client, UntypedInput } from './client.ts'

/** How responses are cached by key and tags: the data cache of the process (`keyedCache`), which invalidates them. */
export type CacheResponse = <Value>(
  key: string,
  tags: readonly string[],
  read: () => Promise<Value>,
  tagsOf: (value: Value) => readonly string[]
) => Promise<Value>

type GetPath = keyof Contract extends infer Key ? (Key extends `GET ${infer Path}` ? Path : never) : never

interface CachedRoute {
  /** What its responses are about, beside the products in them. */
  tags: readonly string[]
  /** Selects the calls that many pages make alike; without it, all are. */
  isShared?: (query: Record<string, unknown>) => boolean
}

const CATALOGUE = ['catalogue', 'products', 'site'] as const

/** Routes whose responses many pages share. */
const CACHED_ROUTES: { [Path in GetPath]?: CachedRoute } = {
  '/api/v2/taxons/tree': { tags: ['site', 'taxons'] },
  // Only shelves, which have `per_page` and no page, are shared; listings are not.
  '/api/v2/products': {
    tags: CATALOGUE,
    isShared: ({ per_page, page, q, ids }) => per_page !== undefined && page === undefined && q === undefined && !ids
  },
  '/api/v2/products/{slug}/related': { tags: CATALOGUE }
}

export interface SharedResponses {
  /** The same client, with cached responses for what many pages request alike. They are frozen. */
  over: (client: Client, locale: Locale) => Client
}

/**
 * Caches the responses that many pages share: the shell's data, the tree of taxons, shelves of products and of
 * entries. They are requested by `anonymous`, without a session, so nothing of a customer can be among them.
 */
export function coalesce(cache: CacheResponse, anonymous: (locale: Locale) => Client): SharedResponses {
  const share = <Body>(key: string, tags: readonly string[], request: () => Promise<Body>): Promise<Body> =>
    cache(key, tags, () => request().then(freeze), productTags)

  return {
    over: (client, locale) => {
      const anonymousClient = anonymous(locale)
      return {
        ...client,
        get: ((path: GetPath, input: UntypedInput = {}) => {
          const route = CACHED_ROUTES[path]
          const call = (by: Client) => (by.get as (path: string, input: UntypedInput) => Promise<unknown>)(path, input)
          if (!route || route.isShared?.({ ...input.query }) === false) return call(client)
          return share(`${locale} ${path} ${JSON.stringify([input.params, input.query])}`, route.tags, () => call(anonymousClient))
        }) as Client['get'],
        site: query =>
          query?.load_zones
            ? client.site(query)
            : share(`${locale} site`, ['site', 'taxons', 'badges', 'options', 'pages'], () => anonymousClient.site()),
        // Searches are rarely repeated.
        entries: (kind, query) =>
          query?.q || query?.ids
            ? client.entries(kind, query)
            : share(`${locale} ${kind} ${JSON.stringify(query ?? {})}`, [ENTRY_LISTS[kind], 'authors', 'tags', 'site'], () =>
                anonymousClient.entries(kind, query)
              ),
        entryTags: kind => share(`${locale} ${kind} tags`, [ENTRY_LISTS[kind], 'tags', 'site'], () => anonymousClient.entryTags(kind))
      }
    }
  }
}

/** A shelf is out of date when one of its products is. */
function productTags(body: unknown): string[] {
  const shelf = body as Partial<ProductPage>
  return shelf.products?.map(({ id }) => `product:${id}`) ?? []
}

/** Shared by pages, so none may change it. */
function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) freeze(part)
  }
  return value
}
