import { Hono } from 'hono'
import { listingContract, searchContract } from '#contract/search.ts'
import { ShopError } from '#domain/errors.ts'
import type { Locale } from '#domain/site.ts'
import { EMPTY_SUGGESTIONS } from '#domain/suggestions.ts'
import { isDatabaseGone, redactValues } from '../kernel/db/failures.ts'
import { chooseCatalogueDb } from '../kernel/db/open.ts'
import { findProductId } from '../catalogue/index.ts'
import { runInBackground } from '../kernel/db/pool.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { readSettings } from '../site/index.ts'
import { beginIndex, type IndexDependencies, type IndexProgress, readProgress } from './elasticsearch/indexing.ts'
import { findPages } from './suggestions/find-pages.ts'
import { type ContentSource, listFacets, listGoesWith, type ListingContext, listProducts, listRelated } from './listing.ts'
import { readPublicDocument } from './public-document.ts'
import { findSearchClient, createSearchEngine } from './select-engine.ts'
import { findSuggestions } from './suggestions/suggest.ts'
import { addSynonyms, deleteSynonyms, listSynonyms, updateSynonyms } from './words/synonyms.ts'
import { log } from '../kernel/log/log.ts'

/** Pages beside the products of a search. */
const RESULT_PAGES = { groups: 8, texts: 6 }

/** Listings, suggestions, and for staff the synonyms and the search server's index. */
export function createSearchRoutes(server: Server, content: ContentSource): Hono<ShopEnv> {
  const { db, database, now } = server
  const readDb = chooseCatalogueDb(database)
  const engine = createSearchEngine({ db: readDb, config: server.config })
  const contextOf = (locale: Locale): ListingContext => ({ db: readDb, engine, content, now: now(), locale })

  const listing = implement(listingContract, {
    'GET /api/v2/products': async ({ query, locale }) => {
      const { configs } = await readSettings(readDb)
      if (!configs.showSale && (query.sale || query.deal)) throw new ShopError('not_found')
      return listProducts(contextOf(locale), query, configs.productsPerPage)
    },
    'GET /api/v2/products/facets': async ({ query, locale }) => {
      if (query.sale && !(await readSettings(readDb)).configs.showSale) throw new ShopError('not_found')
      return listFacets(contextOf(locale), query)
    },
    'GET /api/v2/products/{slug}/related': ({ params, locale }) => listRelated(contextOf(locale), params.slug, 'related'),
    'GET /api/v2/products/{slug}/series': ({ params, locale }) => listRelated(contextOf(locale), params.slug, 'series'),
    'GET /api/v2/products/{slug}/goes_with': ({ params, locale }) => listGoesWith(contextOf(locale), params.slug),
    'GET /api/v2/products/{slug}/more_like_this': ({ params, locale }) => listRelated(contextOf(locale), params.slug, 'more_like_this'),
    'GET /api/v2/products/{slug}/document': async ({ params }) =>
      readPublicDocument(readDb, await findProductId(readDb, params.slug, now()), now())
  })

  const search = implement(searchContract, {
    'GET /api/v2/search/suggestions': async ({ query, locale }) => {
      try {
        return await findSuggestions(contextOf(locale), query.q, query.limit)
      } catch (error) {
        if (!isDatabaseGone(error)) log.error(`suggestions failed: ${redactValues(error)}`)
        return EMPTY_SUGGESTIONS
      }
    },
    'GET /api/v2/search/pages': ({ query, locale }) => findPages(contextOf(locale), query.q, RESULT_PAGES),
    'GET /api/v2/search/index': async () => {
      const { client } = createIndexDependencies(server)
      return toIndexProgress(await readProgress(db, client))
    },
    'POST /api/v2/search/index': async ({ body }) => {
      const dependencies = createIndexDependencies(server)
      await runInBackground(() => beginIndex(dependencies, body))
      return toIndexProgress(await readProgress(db, dependencies.client))
    },
    'GET /api/v2/search/synonyms': () => listSynonyms(db),
    'POST /api/v2/search/synonyms': ({ body }) => addSynonyms(database, body.phrases),
    'PUT /api/v2/search/synonyms/{id}': ({ params, body }) => updateSynonyms(database, params.id, body),
    'DELETE /api/v2/search/synonyms/{id}': async ({ params }) => {
      await deleteSynonyms(database, params.id)
      return { deleted: true }
    }
  })
  return new Hono<ShopEnv>().route('/', listing).route('/', search)
}

/** @throws ShopError no_search_server */
function createIndexDependencies({ db, config, now }: Server): IndexDependencies {
  const client = findSearchClient(config.search)
  if (!client) throw new ShopError('no_search_server')
  return { db, client, now }
}

const toIndexProgress = ({ live, ...progress }: IndexProgress) => ({ index: live, ...progress })
