import { Hono } from 'hono'
import { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import { FILTER_STARS, SORTS } from '#domain/product.ts'
import { MOST_SUGGESTIONS, NO_SUGGESTIONS } from '#domain/suggestions.ts'
import { LONGEST_SYNONYM, MOST_SYNONYMS } from '#domain/synonyms.ts'
import type { Routes } from '../app.ts'
import { isDatabaseGone, withoutValues } from '../kernel/db/failures.ts'
import { inBackground } from '../kernel/db/pool.ts'
import { idList, idOf, LARGEST_ID, MOST_IDS, pageNumber, plainText, wholeNumber, yesOrNo } from '../kernel/http/input.ts'
import { check, describe } from '../kernel/http/route.ts'
import { requireStaff, type ShopContext, type ShopEnv } from '../kernel/http/customer.ts'
import { productFacetsSchema, productPageSchema } from '../catalogue/product/schema.ts'
import type { Server } from '../kernel/server.ts'
import { readSettings } from '../site/settings.ts'
import { beginIndex, type IndexDependencies, type IndexProgress, readProgress } from './elasticsearch/indexing.ts'
import { type ContentSource, listFacets, type ListingContext, listProducts, listShelf, type Shelf } from './listing.ts'
import { indexProgressSchema, suggestionsSchema, synonymGroupSchema } from './schema.ts'
import { searchClient, searchEngine } from './select-engine.ts'
import { suggest } from './suggest.ts'
import { addSynonyms, deleteSynonyms, listSynonyms, updateSynonyms } from './synonyms.ts'

/** Values of one facet; a facet that names more is refused. */
const MOST_VALUES = 30

const word = plainText(100).min(1)
/** Given once or many times: `colour=camel&colour=sky`. */
const words = z
  .union([word, z.array(word)])
  .transform(given => [...new Set([given].flat())])
  .refine(list => list.length <= MOST_VALUES)
const tugrik = wholeNumber(0, LARGEST_ID)

const facetQuery = z.object({
  taxon: plainText(500).optional(),
  brand: plainText(100).optional(),
  brands: words.optional(),
  stores: words.optional(),
  vendor: wholeNumber(1, LARGEST_ID).optional(),
  q: plainText(200).optional(),
  ids: idList.optional(),
  skus: words.optional(),
  variant_ids: idList.optional(),
  colour: words.optional(),
  clothing_size: words.optional(),
  shoe_size: words.optional(),
  pants_size: words.optional(),
  sale: yesOrNo.optional(),
  deal: yesOrNo.optional(),
  lifestyle: yesOrNo.optional(),
  in_stock: yesOrNo.optional(),
  price_from: tugrik.optional(),
  price_to: tugrik.optional(),
  rating: z
    .enum(FILTER_STARS.map(String) as ['4', '3', '2'])
    .transform(text => Number(text) as (typeof FILTER_STARS)[number])
    .optional(),
  sort: z.enum(SORTS).optional(),
  page: pageNumber.optional(),
  per_page: wholeNumber(1, MOST_IDS).optional(),
  seed: wholeNumber(0, LARGEST_ID).optional()
})
const listingQuery = facetQuery.extend({ facets: yesOrNo.optional() })

/** No text is refused: whatever is typed gets an answer. */
const suggestionsQuery = z.object({
  q: z.string().default(''),
  limit: z.coerce.number().int().min(1).max(MOST_SUGGESTIONS).catch(MOST_SUGGESTIONS)
})

/** Looser than the rule in `synonyms.ts`, whose refusal says in words what is wrong. */
const synonymsInput = z.object({ phrases: z.array(plainText(LONGEST_SYNONYM * 4)).max(MOST_SYNONYMS * 4) })

const SHELVES: readonly [Shelf, string][] = [
  ['related', 'Products of the same kind, nearest in price first'],
  ['series', 'Products of the same brand and make'],
  ['more_like_this', 'Products described in the same words']
]
const PRODUCTS = '/api/v2/products'
const INDEX = '/api/v2/search/index'
const SYNONYMS = '/api/v2/search/synonyms'

/** Listings and suggestions. Before the routes of products: `/products/facets` is no slug. */
export function searchRoutes(content: ContentSource): Routes {
  return server => {
    const { db, now } = server
    const engine = searchEngine(server)
    const routes = new Hono<ShopEnv>()
    const contextOf = (c: ShopContext): ListingContext => ({ db, engine, content, now: now(), locale: c.get('locale') })

    routes.get(
      PRODUCTS,
      describe('product', 'A page of products', productPageSchema, [404, 422]),
      check('query', listingQuery),
      async c => {
        const { configs } = await readSettings(db)
        return c.json(await listProducts(contextOf(c), c.req.valid('query'), configs.productsPerPage))
      }
    )
    routes.get(
      `${PRODUCTS}/facets`,
      describe(
        'product',
        'What a listing could be narrowed to, with how many products each choice would show',
        productFacetsSchema,
        [404, 422]
      ),
      check('query', facetQuery),
      async c => c.json(await listFacets(contextOf(c), c.req.valid('query')))
    )
    for (const [shelf, summary] of SHELVES) {
      routes.get(`${PRODUCTS}/:slug/${shelf}`, describe('product', summary, productPageSchema, [404]), async c => {
        const slug = plainText(200).safeParse(c.req.param('slug'))
        if (!slug.success) throw new ShopError('product_not_found')
        return c.json(await listShelf(contextOf(c), slug.data, shelf))
      })
    }
    routes.get(
      '/api/v2/search/suggestions',
      describe(
        'search',
        'Products, taxons, brands and articles that a text being typed may mean; empty where it cannot be told',
        suggestionsSchema,
        [422]
      ),
      check('query', suggestionsQuery),
      async c => {
        const { q, limit } = c.req.valid('query')
        try {
          return c.json(await suggest(contextOf(c), q, limit))
        } catch (error) {
          if (!isDatabaseGone(error)) console.error('suggestions', withoutValues(error))
          return c.json(NO_SUGGESTIONS)
        }
      }
    )
    return routes
  }
}

/** The index of the search server and the synonyms, for staff. */
export function searchStaffRoutes(server: Server): Hono<ShopEnv> {
  const { db, database } = server
  const routes = new Hono<ShopEnv>()
  const staffOnly = async (c: ShopContext, next: () => Promise<void>): Promise<void> => {
    requireStaff(c)
    await next()
  }
  for (const path of [INDEX, SYNONYMS, `${SYNONYMS}/:id`]) routes.use(path, staffOnly)

  /** @throws ShopError no_search_server */
  const indexDependencies = (): IndexDependencies => {
    const client = searchClient(server.config.search)
    if (!client) throw new ShopError('no_search_server')
    return { db, client, now: server.now }
  }
  routes.get(
    INDEX,
    describe('search', 'How far the search server is told of the products, for staff', indexProgressSchema, [401, 403, 409]),
    async c => {
      const { client } = indexDependencies()
      return c.json(toProgress(await readProgress(db, client)))
    }
  )
  routes.post(
    INDEX,
    describe('search', 'Has a new index filled, or goes on filling one, for staff', indexProgressSchema, [401, 403, 409, 422]),
    check('json', z.object({ anew: z.boolean().default(false) })),
    async c => {
      const dependencies = indexDependencies()
      await inBackground(() => beginIndex(dependencies, c.req.valid('json')))
      return c.json(toProgress(await readProgress(db, dependencies.client)))
    }
  )

  const idFrom = (c: ShopContext): number => {
    const id = idOf(c.req.param('id') ?? '')
    if (id === undefined) throw new ShopError('not_found')
    return id
  }
  routes.get(
    SYNONYMS,
    describe('search', 'Words that mean the same to customers, for staff', z.array(synonymGroupSchema), [401, 403]),
    async c => c.json(await listSynonyms(db))
  )
  routes.post(
    SYNONYMS,
    describe('search', 'A group of words that mean the same, for staff', synonymGroupSchema, [401, 403, 422]),
    check('json', synonymsInput),
    async c => c.json(await addSynonyms(database, c.req.valid('json').phrases))
  )
  routes.put(
    `${SYNONYMS}/:id`,
    describe('search', 'Other words for a group, for staff', synonymGroupSchema, [401, 403, 404, 422]),
    check('json', synonymsInput),
    async c => c.json(await updateSynonyms(database, idFrom(c), c.req.valid('json').phrases))
  )
  routes.delete(
    `${SYNONYMS}/:id`,
    describe('search', 'These words mean the same no more, for staff', z.object({ deleted: z.boolean() }), [401, 403, 404]),
    async c => {
      await deleteSynonyms(database, idFrom(c))
      return c.json({ deleted: true })
    }
  )
  return routes
}

function toProgress({ live, building, done, total, waiting }: IndexProgress): z.infer<typeof indexProgressSchema> {
  return { index: live, building, done, total, waiting }
}
