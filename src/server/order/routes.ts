import { Hono } from 'hono'
import { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { limitTries } from '../kernel/http/rate-limit.ts'
import { check, describe } from '../kernel/http/route.ts'
import { requireUser, type ShopContext, type ShopEnv } from '../kernel/http/customer.ts'
import { cancelInvoices, ensureInvoice } from '../payment/attempts.ts'
import type { Server } from '../kernel/server.ts'
import { readSettings } from '../site/settings.ts'
import { NO_EFFECTS, runEffects } from './effects.ts'
import { cancelUnpaid } from './end.ts'
import { loyaltyOf } from './loyalty.ts'
import { checkPayments, ensureOrderInvoice, startPayment } from './pay.ts'
import { loyaltySchema, methodCode, orderSchema, ordersSchema } from './schema.ts'
import { orderOf, ordersOf, viewOrder } from './view.ts'

const pageQuery = z.object({ page: z.coerce.number().pipe(z.int().min(1).max(10_000)).default(1) })
const newPayment = z.object({ method: methodCode })

export function orderRoutes(server: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()

  for (const path of ['/api/v2/orders', '/api/v2/orders/mine']) {
    routes.get(path, describe('order', "The user's orders, newest first", ordersSchema, [401, 422]), check('query', pageQuery), async c => {
      const { userId } = requireUser(c)
      return c.json(await ordersOf(server.db, userId, c.req.valid('query').page, c.get('locale')))
    })
  }

  routes.get(
    '/api/v2/orders/erp_loyalty',
    describe('order', "The user's loyalty points, reckoned from the ledger", loyaltySchema, [401]),
    async c => {
      const { userId } = requireUser(c)
      const { loyalty } = await readSettings(server.db)
      return c.json(await loyaltyOf(server.db, userId, loyalty))
    }
  )

  routes.get('/api/v2/orders/:number', describe('order', "One of the user's orders", orderSchema, [401, 404]), async c => {
    const number = c.req.param('number')
    const order = await orderOf(server.db, requireUser(c).userId, number)
    if (order.state === 'awaiting_payment') await ensureOrderInvoice(server, order.id)
    return answerOrder(c, number)
  })

  routes.put(
    '/api/v2/orders/:number/cancel',
    describe('order', 'Cancels an order that is not paid', orderSchema, [401, 404, 409]),
    async c => {
      const { session, userId } = requireUser(c)
      const number = c.req.param('number')
      const ended = await runOnce(c, session, null, async (tx, now) => {
        const order = await orderOf(tx, userId, number)
        if (order.state === 'canceled') return NO_EFFECTS
        return (await cancelUnpaid(tx, order.id, server.config.publicUrl, now)) ?? refuse('order_not_cancelable')
      })
      await runEffects(server, ended)
      return answerOrder(c, number)
    }
  )

  routes.post(
    '/api/v2/orders/:number/payments',
    describe('order', 'Starts a payment, for instance by another method', orderSchema, [401, 404, 409, 422]),
    check('json', newPayment),
    async c => {
      const { session, userId } = requireUser(c)
      const number = c.req.param('number')
      const { method } = c.req.valid('json')
      const { attemptId, voided } = await runOnce(c, session, { method }, async (tx, now) =>
        startPayment(tx, (await orderOf(tx, userId, number)).id, method, now)
      )
      await ensureInvoice(server, attemptId)
      await cancelInvoices(server, voided)
      return answerOrder(c, number)
    }
  )

  routes.post(
    '/api/v2/orders/:number/check_payment',
    describe('order', 'Asks the provider whether the money has come', orderSchema, [401, 404, 429, 502]),
    async c => {
      const { session, userId } = requireUser(c)
      const number = c.req.param('number')
      const { db, config, now } = server
      await limitTries(db, 'payment_checks_of', String(userId), config.rateLimitFactor, now())
      const orderId = await runOnce(c, session, null, async tx => (await orderOf(tx, userId, number)).id)
      await checkPayments(server, orderId)
      return answerOrder(c, number)
    }
  )

  return routes
}

/** The order as it is now: what else happens to it while a call runs is in the answer too. */
export async function answerOrder(c: ShopContext, number: string): Promise<Response> {
  const server = c.get('server')
  const order = await orderOf(server.db, requireUser(c).userId, number)
  return c.json(await viewOrder(server.db, order, c.get('locale'), server.now()))
}

function refuse(code: 'order_not_cancelable'): never {
  throw new ShopError(code)
}
