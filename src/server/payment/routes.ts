import { Hono } from 'hono'
import { ShopError } from '#domain/errors.ts'
import { describe } from '../http/route.ts'
import type { ShopEnv } from '../http/shopper.ts'
import type { Server } from '../server.ts'
import { findAttempt, settle } from './settle.ts'

export function paymentRoutes(server: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()

  // What a callback says is never read: it only makes the shop ask the provider. QPay sends GET and wants
  // exactly this answer; where the provider cannot be asked it must not get it, so that it calls again.
  routes.on(
    ['GET', 'POST'],
    '/api/v2/payments/qpay/callback/:attemptId',
    describe('payment', 'QPay tells that something happened to an invoice', undefined, [404, 502]),
    async c => {
      const attempt = await findAttempt(server, c.req.param('attemptId'))
      if (attempt?.method !== 'qpay') throw new ShopError('not_found')
      if (!attempt.invoiceId) throw new ShopError('payment_provider_failed')
      await settle(server, attempt)
      return c.text('SUCCESS')
    }
  )

  return routes
}
