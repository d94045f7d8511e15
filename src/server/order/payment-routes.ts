import type { Hono } from 'hono'
import { paymentContract } from '#contract/payment.ts'
import { ShopError } from '#domain/errors.ts'
import { isProviderCode } from '#domain/order.ts'
import type { ShopContext, ShopEnv } from '../kernel/http/customer.ts'
import { implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { findPaymentSession } from '../payment/index.ts'
import { settle } from './settle.ts'

/** Callbacks of payment providers. */
export function paymentRoutes(server: Server): Hono<ShopEnv> {
  const callback = async ({ c, params }: { c: ShopContext; params: { provider: string; sessionId: string } }): Promise<Response> => {
    const session = await findPaymentSession(server.db, params.sessionId)
    if (!session || !isProviderCode(session.method) || session.method !== params.provider) throw new ShopError('not_found')
    const { callbackResponse } = server.payments[session.method]
    if (callbackResponse === null) throw new ShopError('not_found')
    if (!session.invoiceId) throw new ShopError('payment_provider_failed')
    await settle(server, session)
    // A provider repeats the callback after any other response.
    return c.text(callbackResponse)
  }
  return implement(paymentContract, {
    'GET /api/v2/payments/{provider}/callback/{sessionId}': callback,
    'POST /api/v2/payments/{provider}/callback/{sessionId}': callback
  })
}
