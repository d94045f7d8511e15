import { Hono } from 'hono'
import { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import { MOST_SUGGESTIONS, NO_SUGGESTIONS } from '#domain/suggestions.ts'
import { isDatabaseGone, withoutValues } from '../db/failures.ts'
import { check, describe } from '../http/route.ts'
import { requireStaff, type ShopContext, type ShopEnv } from '../http/shopper.ts'
import type { Server } from '../server.ts'
import { searchClient, searchEngine } from './choose.ts'
import { beginIndex, type IndexProgress, type Keeper, readProgress } from './elasticsearch/indexing.ts'
import { indexProgressSchema, suggestionsSchema } from './schema.ts'
import { suggest } from './suggestions.ts'

/** Whatever is typed is answered, so nothing of it is refused. */
const query = z.object({
  q: z.string().default(''),
  limit: z.coerce.number().int().min(1).max(MOST_SUGGESTIONS).catch(MOST_SUGGESTIONS)
})

export function searchRoutes(server: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  const engine = searchEngine(server)

  routes.get(
    '/api/v2/search/suggestions',
    describe(
      'search',
      'Products, taxons, brands and articles that a text being typed may mean; empty where it cannot be told',
      suggestionsSchema,
      [422]
    ),
    check('query', query),
    async c => {
      const { q, limit } = c.req.valid('query')
      try {
        return c.json(await suggest(server.db, engine, q, limit, server.now(), c.get('locale')))
      } catch (error) {
        if (!isDatabaseGone(error)) console.error('suggestions', withoutValues(error))
        return c.json(NO_SUGGESTIONS)
      }
    }
  )

  /** @throws ShopError no_search_server */
  const keeper = (c: ShopContext): Keeper => {
    requireStaff(c)
    const client = searchClient(server.config.search)
    if (!client) throw new ShopError('no_search_server')
    return { db: server.db, client, now: server.now }
  }
  routes.get(
    '/api/v2/search/index',
    describe('search', 'How far the search server is told of the products, for staff', indexProgressSchema, [401, 403, 409]),
    async c => {
      const { db, client } = keeper(c)
      return c.json(asAnswer(await readProgress(db, client)))
    }
  )
  routes.post(
    '/api/v2/search/index',
    describe('search', 'Has a new index filled, or goes on filling one, for staff', indexProgressSchema, [401, 403, 409, 422]),
    check('json', z.object({ anew: z.boolean().default(false) })),
    async c => {
      const kept = keeper(c)
      await beginIndex(kept, c.req.valid('json'))
      return c.json(asAnswer(await readProgress(kept.db, kept.client)))
    }
  )
  return routes
}

const asAnswer = ({ live, building, done, total, waiting }: IndexProgress): z.infer<typeof indexProgressSchema> => ({
  index: live,
  building,
  done,
  total,
  waiting
})
