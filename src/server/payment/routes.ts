import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { ShopError } from '#domain/errors.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import type { Server } from '../kernel/server.ts'
import { checkAttempt, findAttempt } from './record-facts.ts'

export function paymentRoutes(server: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()

  // What a callback says is never read: it only makes the shop ask the provider. QPay sends GET and wants
  // exactly this answer; where the provider cannot be asked it must not get it, so that it calls again.
  routes.on(
    ['GET', 'POST'],
    '/api/v2/payments/qpay/callback/:attemptId',
    describeRoute({
      tags: ['payment'],
      summary: 'QPay tells that something happened to an invoice',
      responses: {
        200: { description: 'Heard', content: { 'text/plain': { schema: { type: 'string', const: 'SUCCESS' } } } },
        404: { description: 'No such payment' },
        502: { description: 'QPay could not be asked; it calls again' }
      }
    }),
    async c => {
      const attempt = await findAttempt(server.db, c.req.param('attemptId'))
      if (attempt?.method !== 'qpay') throw new ShopError('not_found')
      if (!attempt.invoiceId) throw new ShopError('payment_provider_failed')
      await checkAttempt(server, attempt)
      return c.text('SUCCESS')
    }
  )

  return routes
}
