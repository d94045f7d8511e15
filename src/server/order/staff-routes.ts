import { Hono } from 'hono'
import { z } from 'zod'
import type { Order } from '#domain/order.ts'
import { transact } from '../kernel/db/transact.ts'
import { pageNumber, plainText } from '../kernel/http/input.ts'
import { check, describe } from '../kernel/http/route.ts'
import { requireStaff, type ShopContext, type ShopEnv } from '../kernel/http/customer.ts'
import type { Server } from '../kernel/server.ts'
import { runEffects } from './effects.ts'
import { returnOrder } from './return.ts'
import { orderSchema, staffOrdersSchema } from './schema.ts'
import { everyOrder, findOrder, viewOrder } from './view.ts'

const listQuery = z.object({
  page: pageNumber.optional(),
  /** An order's number or its receiver's phone, as somebody says it at the counter. */
  q: plainText(40).trim().default('')
})
const returnInput = z.object({ restock: z.boolean('validation') })

/** Everybody's orders, for the shop's people. */
export function orderStaffRoutes(server: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  const { db, config } = server
  const view = async (c: ShopContext, number: string): Promise<Order> =>
    viewOrder(db, await findOrder(db, number), c.get('locale'), server.now())

  routes.get(
    '/api/v2/staff/orders',
    describe('order', "Staff: everybody's orders, newest first, or those of a number or a phone", staffOrdersSchema, [401, 403, 422]),
    check('query', listQuery),
    async c => {
      requireStaff(c)
      const { page = 1, q } = c.req.valid('query')
      return c.json(await everyOrder(db, q, page, c.get('locale')))
    }
  )

  routes.get('/api/v2/staff/orders/:number', describe('order', "Staff: anybody's order", orderSchema, [401, 403, 404]), async c => {
    requireStaff(c)
    return c.json(await view(c, c.req.param('number')))
  })

  routes.post(
    '/api/v2/orders/:number/returns',
    describe(
      'order',
      'Staff: takes a placed order back; its money becomes a refund case. Repeating it changes nothing',
      orderSchema,
      [401, 403, 404, 409, 422]
    ),
    check('json', returnInput),
    async c => {
      const { userId } = requireStaff(c)
      const { id, number } = await findOrder(db, c.req.param('number'))
      const { restock } = c.req.valid('json')
      const returned = await transact(db, tx => returnOrder(tx, id, { restock, staffId: userId }, config.publicUrl, server.now()))
      await runEffects(server, returned)
      return c.json(await view(c, number))
    }
  )
  return routes
}
