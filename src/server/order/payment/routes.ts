import type { Hono } from 'hono'
import { paymentContract } from '#contract/payment.ts'
import { ShopError } from '#domain/errors.ts'
import { isProviderCode, type ProviderCode } from '#domain/payment-method.ts'
import { toLocalPath } from '#i18n/path.ts'
import type { ShopContext, ShopEnv } from '../../kernel/http/customer.ts'
import { implement } from '../../kernel/http/implement.ts'
import { findUnstorable } from '../../kernel/http/storable-text.ts'
import { limitAttempts } from '../../kernel/http/rate-limit.ts'
import type { Server } from '../../kernel/server.ts'
import { findCallbackSession, type PaymentSession } from '../../payment/index.ts'
import { recordRefusal } from './check-payment.ts'
import { settleSession } from './settle.ts'
import { findOrderById } from '../status.ts'

interface ProviderRequest {
  c: ShopContext
  params: { provider: string; sessionId?: string }
}

/** Callbacks of payment providers, and the return of the customer from their pages. */
export function createPaymentRoutes(server: Server): Hono<ShopEnv> {
  const { db } = server
  const requireCode = (provider: string): ProviderCode => {
    if (!isProviderCode(provider)) throw new ShopError('not_found')
    return provider
  }

  /** Anybody who knows the address of a session can call it. @throws ShopError too_many_requests, payment_provider_failed */
  const check = async (session: PaymentSession): Promise<void> => {
    await limitAttempts(db, 'payment_callbacks_of', session.id, server.config.rateLimitFactor, server.now())
    await settleSession(server, session)
  }

  const callback = async ({ c, params }: ProviderRequest): Promise<Response> => {
    const code = requireCode(params.provider)
    const accepted = server.payments[code]?.callback
    if (!accepted) throw new ShopError('not_found')
    const { req } = c
    const reference = accepted.parse({
      sessionId: params.sessionId ?? null,
      method: req.method,
      query: req.query(),
      headers: req.raw.headers,
      body: await req.text()
    })
    const isKnown = reference !== null && findUnstorable(reference) === undefined
    const session = isKnown ? await findCallbackSession(db, code, reference) : null
    if (!session) throw new ShopError('not_found')
    if (!session.invoiceId) throw new ShopError('payment_provider_failed')
    await check(session)
    await recordRefusal(server, session)
    // A provider repeats the callback after any other response.
    return c.text(accepted.acknowledgement)
  }

  const comeBack = async ({ c, params }: ProviderRequest): Promise<Response> => {
    const session = await findCallbackSession(db, requireCode(params.provider), { sessionId: params.sessionId ?? '' })
    if (!session) throw new ShopError('not_found')
    // The page shows the state and checks again where the provider cannot be reached now.
    await check(session).catch((error: unknown) => {
      if (!(error instanceof ShopError)) throw error
    })
    const { number, locale } = await findOrderById(db, session.orderId)
    return c.redirect(toLocalPath(locale, `/account/orders/${number}/pay?returned=1`), 303)
  }

  return implement(paymentContract, {
    'GET /api/v2/payments/{provider}/callback': callback,
    'POST /api/v2/payments/{provider}/callback': callback,
    'GET /api/v2/payments/{provider}/callback/{sessionId}': callback,
    'POST /api/v2/payments/{provider}/callback/{sessionId}': callback,
    'GET /api/v2/payments/{provider}/return/{sessionId}': comeBack,
    'POST /api/v2/payments/{provider}/return/{sessionId}': comeBack
  })
}
