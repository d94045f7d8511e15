import { ENTRY_LISTS } from '#domain/content.ts'
import type { ProductPage } from '#domain/product.ts'
import type { Locale } from '#domain/site.ts'
import type { Client } from './client.ts'

/** How responses are cached by key and tags: the data cache of the process (`keyedCache`), which invalidates them. */
export type CacheResponse = <Value>(
  key: string,
  tags: readonly string[],
  read: () => Promise<Value>,
  tagsOf: (value: Value) => readonly string[]
) => Promise<Value>

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
        site: query =>
          query?.load_zones
            ? client.site(query)
            : share(`${locale} site`, ['site', 'taxons', 'badges', 'options', 'pages'], () => anonymousClient.site()),
        taxonTree: () => share(`${locale} taxons`, ['site', 'taxons'], () => anonymousClient.taxonTree()),
        // Only shelves, which have `per_page` and no page, are shared; listings are not.
        products: query =>
          query.per_page === undefined || query.page !== undefined || query.q !== undefined || query.ids
            ? client.products(query)
            : share(`${locale} products ${JSON.stringify(query)}`, ['catalogue', 'products', 'site'], () =>
                anonymousClient.products(query)
              ),
        relatedProducts: slug =>
          share(`${locale} related ${slug}`, ['catalogue', 'products', 'site'], () => anonymousClient.relatedProducts(slug)),
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
