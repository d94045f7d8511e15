import { Hono } from 'hono'
import { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import { LONGEST_SYNONYM, MOST_SYNONYMS, type SynonymGroup } from '#domain/synonyms.ts'
import { idOf, plainText } from '../http/input.ts'
import { check, describe } from '../http/route.ts'
import { requireStaff, type ShopContext, type ShopEnv } from '../http/shopper.ts'
import type { Server } from '../server.ts'
import { addSynonyms, changeSynonyms, dropSynonyms, listSynonyms } from './synonym-groups.ts'

const groupSchema = z.object({ id: z.int(), phrases: z.array(z.string()) }) satisfies z.ZodType<SynonymGroup>
/** Looser than the rule, which says in words what is wrong. */
const input = z.object({ phrases: z.array(plainText(LONGEST_SYNONYM * 4)).max(MOST_SYNONYMS * 4) })
const PATH = '/api/v2/search/synonyms'

/** Words that mean the same, for the shop's people. */
export function synonymRoutes({ db, database }: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  const idFrom = (c: ShopContext): number => {
    const id = idOf(c.req.param('id') ?? '')
    if (id === undefined) throw new ShopError('not_found')
    return id
  }
  const staffOnly = async (c: ShopContext, next: () => Promise<void>): Promise<void> => {
    requireStaff(c)
    await next()
  }
  routes.use(PATH, staffOnly)
  routes.use(`${PATH}/:id`, staffOnly)
  routes.get(PATH, describe('search', 'Words that mean the same to shoppers, for staff', z.array(groupSchema), [401, 403]), async c =>
    c.json(await listSynonyms(db))
  )
  routes.post(
    PATH,
    describe('search', 'A group of words that mean the same, for staff', groupSchema, [401, 403, 422]),
    check('json', input),
    async c => c.json(await addSynonyms(database, c.req.valid('json').phrases))
  )
  routes.put(
    `${PATH}/:id`,
    describe('search', 'Other words for a group, for staff', groupSchema, [401, 403, 404, 422]),
    check('json', input),
    async c => c.json(await changeSynonyms(database, idFrom(c), c.req.valid('json').phrases))
  )
  routes.delete(
    `${PATH}/:id`,
    describe('search', 'These words mean the same no more, for staff', z.object({ deleted: z.boolean() }), [401, 403, 404]),
    async c => {
      await dropSynonyms(database, idFrom(c))
      return c.json({ deleted: true })
    }
  )
  return routes
}
