import type { Hono } from 'hono'
import { orderListContract } from '#contract/order-list.ts'
import { dayInUlaanbaatar } from '#domain/day.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { countViews, listOrders } from './list.ts'
import { exportOrders } from './list-export.ts'

export function orderListRoutes({ db, now }: Server): Hono<ShopEnv> {
  return implement(orderListContract, {
    'GET /api/v2/staff/orders': ({ query: { sort, after, before, ...filters } }) => listOrders(db, filters, sort, { after, before }, now()),

    'GET /api/v2/staff/order_counts': () => countViews(db, now()),

    'GET /api/v2/staff/order_export': ({ c, query: { sort, ...filters }, locale }) =>
      c.body(exportOrders(db, filters, sort, locale, now()), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="orders-${dayInUlaanbaatar(now())}.csv"`,
        'cache-control': 'private, no-store'
      })
  })
}
