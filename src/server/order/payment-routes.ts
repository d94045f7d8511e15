import type { Hono } from 'hono'
import { paymentContract } from '#contract/payment.ts'
import { ShopError } from '#domain/errors.ts'
import type { ShopContext, ShopEnv } from '../kernel/http/customer.ts'
import { implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { findPaymentSession } from '../payment/index.ts'
import { settle } from './settle.ts'

/** Callbacks of payment providers. */
export function paymentRoutes(server: Server): Hono<ShopEnv> {
  // QPay sends GET and expects exactly this response; after any other it repeats the callback.
  const qpayCallback = async ({ c, params }: { c: ShopContext; params: { sessionId: string } }): Promise<Response> => {
    const session = await findPaymentSession(server.db, params.sessionId)
    if (session?.method !== 'qpay') throw new ShopError('not_found')
    if (!session.invoiceId) throw new ShopError('payment_provider_failed')
    await settle(server, session)
    return c.text('SUCCESS')
  }
  return implement(paymentContract, {
    'GET /api/v2/payments/qpay/callback/{sessionId}': qpayCallback,
    'POST /api/v2/payments/qpay/callback/{sessionId}': qpayCallback
  })
}
