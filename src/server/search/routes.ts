import { Hono } from 'hono'
import { z } from 'zod'
import { MOST_SUGGESTIONS, NO_SUGGESTIONS } from '#domain/suggestions.ts'
import { isDatabaseGone, withoutValues } from '../db/failures.ts'
import { check, describe } from '../http/route.ts'
import type { ShopEnv } from '../http/shopper.ts'
import type { Server } from '../server.ts'
import { searchEngine } from './choose.ts'
import { suggestionsSchema } from './schema.ts'
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
  return routes
}
