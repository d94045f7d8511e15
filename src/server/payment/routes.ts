import type { Hono } from 'hono'
import { paymentContract } from '#contract/payment.ts'
import { ShopError } from '#domain/errors.ts'
import type { ShopContext, ShopEnv } from '../kernel/http/customer.ts'
import { implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { checkAttempt, findAttempt } from './record-facts.ts'

export function paymentRoutes(server: Server): Hono<ShopEnv> {
  // QPay sends GET and expects exactly this response; on any other it calls again.
  const qpayCallback = async ({ c, params }: { c: ShopContext; params: { attemptId: string } }): Promise<Response> => {
    const attempt = await findAttempt(server.db, params.attemptId)
    if (attempt?.method !== 'qpay') throw new ShopError('not_found')
    if (!attempt.invoiceId) throw new ShopError('payment_provider_failed')
    await checkAttempt(server, attempt)
    return c.text('SUCCESS')
  }
  return implement(paymentContract, {
    'GET /api/v2/payments/qpay/callback/{attemptId}': qpayCallback,
    'POST /api/v2/payments/qpay/callback/{attemptId}': qpayCallback
  })
}
