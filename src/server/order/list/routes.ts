import type { Hono } from 'hono'
import { orderListContract } from '#contract/order-list.ts'
import { toDayInUlaanbaatar } from '#domain/day.ts'
import { runOnce } from '../../kernel/http/idempotency.ts'
import type { ShopEnv } from '../../kernel/http/customer.ts'
import { DONE, implement } from '../../kernel/http/implement.ts'
import { sendCsv } from '../../kernel/http/send-csv.ts'
import type { Server } from '../../kernel/server.ts'
import { deleteView, readSavedViews, saveView } from './saved-views.ts'
import { countViews, listOrders } from './list.ts'
import { exportOrders } from './export.ts'

export function createOrderListRoutes({ db, now }: Server): Hono<ShopEnv> {
  return implement(orderListContract, {
    'GET /api/v2/staff/orders': ({ query: { sort, after, before, ...filters } }) => listOrders(db, filters, sort, { after, before }, now()),

    'GET /api/v2/staff/order_views': async ({ userId }) => ({ views: await readSavedViews(db, userId) }),

    'POST /api/v2/staff/order_views': ({ c, body, session, userId }) =>
      runOnce(c, session, body, (tx, at) => saveView(tx, userId, body, at)),

    'DELETE /api/v2/staff/order_views/{id}': async ({ params: { id }, userId }) => {
      await deleteView(db, userId, id)
      return DONE
    },

    'GET /api/v2/staff/order_counts': () => countViews(db, now()),

    'GET /api/v2/staff/order_export': ({ c, query: { sort, ...filters }, locale }) =>
      sendCsv(c, `orders-${toDayInUlaanbaatar(now())}`, exportOrders(db, filters, sort, locale, now()))
  })
}
