import { ENTRY_LISTS } from '#domain/content.ts'
import { isInvalidated } from '#domain/invalidation.ts'
import type { ProductPage } from '#domain/product.ts'
import type { Locale } from '#domain/site.ts'
import type { Client } from './client.ts'

/** However an announcement is lost, nothing stale is shown longer than this. */
const LONGEST_MS = 60_000
const MOST_KEPT = 500

interface Kept {
  answer: Promise<unknown>
  /** Null while it is asked for: any announcement may be about it. */
  tags: readonly string[] | null
  until: number
}

export interface SharedAnswers {
  /** The same shop, with what many pages ask for alike answered from memory. Answers are frozen. */
  over: (client: Client, locale: Locale) => Client
  forget: (tags: readonly string[]) => void
}

/**
 * Keeps the answers that many pages share: the shell's data, the tree of taxons, shelves of products and of
 * articles. They are asked for as nobody, through `asNobody`, so nothing of a customer can be among them.
 */
export function shareAnswers(asNobody: (locale: Locale) => Client): SharedAnswers {
  const kept = new Map<string, Kept>()

  const recall = <Answer>(key: string, tags: readonly string[], ask: () => Promise<Answer>): Promise<Answer> => {
    const known = kept.get(key)
    if (known && known.until > performance.now()) return known.answer as Promise<Answer>
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size >= MOST_KEPT) kept.delete(oldest)
    const answer = ask().then(freeze)
    const entry: Kept = { answer, tags: null, until: performance.now() + LONGEST_MS }
    kept.set(key, entry)
    answer.then(
      value => (entry.tags = [...tags, ...productsIn(value)]),
      () => kept.get(key) === entry && kept.delete(key)
    )
    return answer
  }

  return {
    over: (client, locale) => {
      const nobody = asNobody(locale)
      return {
        ...client,
        site: query =>
          query?.load_zones
            ? client.site(query)
            : recall(`${locale} site`, ['site', 'taxons', 'badges', 'options', 'pages'], () => nobody.site()),
        taxonTree: () => recall(`${locale} taxons`, ['site', 'taxons'], () => nobody.taxonTree()),
        // A shelf names how many it holds; a listing is asked for as it stands, page by page.
        products: query =>
          query.per_page === undefined || query.page !== undefined || query.q !== undefined || query.ids
            ? client.products(query)
            : recall(`${locale} products ${JSON.stringify(query)}`, ['catalogue', 'products', 'site'], () => nobody.products(query)),
        relatedProducts: slug => recall(`${locale} related ${slug}`, ['catalogue', 'products', 'site'], () => nobody.relatedProducts(slug)),
        // What was searched for is as good as never asked for again.
        entries: (kind, query) =>
          query?.q || query?.ids
            ? client.entries(kind, query)
            : recall(`${locale} ${kind} ${JSON.stringify(query ?? {})}`, [ENTRY_LISTS[kind], 'authors', 'tags', 'site'], () =>
                nobody.entries(kind, query)
              ),
        entryTags: kind => recall(`${locale} ${kind} tags`, [ENTRY_LISTS[kind], 'tags', 'site'], () => nobody.entryTags(kind))
      }
    },
    forget: tags => {
      for (const [key, entry] of kept) if (entry.tags === null || isInvalidated(entry.tags, tags)) kept.delete(key)
    }
  }
}

/** A shelf is out of date when one of its products is. */
function productsIn(answer: unknown): string[] {
  const shelf = answer as Partial<ProductPage>
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
