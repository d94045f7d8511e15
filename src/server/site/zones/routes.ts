import { Hono } from 'hono'
import { z } from 'zod'
import { check, describe } from '../../kernel/http/route.ts'
import type { ShopEnv } from '../../kernel/http/customer.ts'
import type { Server } from '../../kernel/server.ts'
import { zoneSchema } from '../schema.ts'
import { zonesUnder } from './find.ts'

const query = z.object({
  parent: z
    .string()
    .regex(/^\d{0,6}$/)
    .optional()
})

export function zoneRoutes({ db }: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  routes.get(
    '/api/v2/zones',
    describe('site', 'Places under a place, or the cities and provinces', z.array(zoneSchema), [422]),
    check('query', query),
    async c => c.json(await zonesUnder(db, c.req.valid('query').parent || null, c.get('locale')))
  )
  return routes
}
