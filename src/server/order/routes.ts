import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { orderContract } from '#contract/order.ts'
import { ShopError } from '#domain/errors.ts'
import { isInvalidated } from '#domain/invalidation.ts'
import { canSeeAccounts } from '#domain/permission.ts'
import { onInvalidation } from '../kernel/cache/invalidation.ts'
import { isSessionCurrent, type ShopEnv } from '../kernel/http/customer.ts'
import { eventStreams } from '../kernel/http/event-stream.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { implement } from '../kernel/http/implement.ts'
import { limitAttempts } from '../kernel/http/rate-limit.ts'
import type { Server } from '../kernel/server.ts'
import { readSettings } from '../site/index.ts'
import { toOrderTag, runEffects } from './effects.ts'
import { cancelOrder } from './end.ts'
import { cancelInvoices, ensureInvoice, ensureOrderInvoice } from './payment/invoice.ts'
import { viewLedger } from './payment/ledger-view.ts'
import { readLoyalty } from './payment/loyalty.ts'
import { checkPaymentBy, checkPayments } from './payment/check-payment.ts'
import { beginPayment, confirmPayment, decideLoan, payInApp } from './payment/pay.ts'
import { payWithPoints } from './payment/pay-points.ts'
import { payFromWallet, withdrawCredit } from './payment/pay-wallet.ts'
import { startPayment } from './payment/request-payment.ts'
import { requireMethod } from './payment/methods.ts'
import { sendRefunds } from './refund/send.ts'
import { settleRecorded } from './payment/settle.ts'
import { orders } from './tables.ts'
import { recordTransfer } from './payment/transfer.ts'
import { findOrder, readOrder, listCustomerOrders, viewOrder, viewCustomerOrder } from './view.ts'

export function createOrderRoutes(server: Server): Hono<ShopEnv> {
  const { db, config, now } = server
  return implement(orderContract, {
    'GET /api/v2/orders': ({ userId, query, locale }) => listCustomerOrders(db, userId, query.page, locale),
    'GET /api/v2/orders/mine': ({ userId, query, locale }) => listCustomerOrders(db, userId, query.page, locale),

    'GET /api/v2/orders/erp_loyalty': async ({ userId }) => {
      const { configs, loyalty } = await readSettings(db)
      return readLoyalty(db, userId, configs.points ? loyalty.percent : 0)
    },

    'GET /api/v2/orders/{number}': async ({ params: { number }, userId, locale }) => {
      const order = await readOrder(db, userId, number)
      if (order.state === 'awaiting_payment') await ensureOrderInvoice(server, order.id)
      return viewCustomerOrder(server, userId, number, locale)
    },

    'PUT /api/v2/orders/{number}/cancel': async ({ c, params: { number }, query: { to }, session, userId, locale }) => {
      const { effects, refunds } = await runOnce(c, session, { to }, async (tx, at) =>
        cancelOrder(tx, (await readOrder(tx, userId, number)).id, { to, staffId: null }, config.publicUrl, at)
      )
      await runEffects(server, effects)
      await sendRefunds(server, refunds, null)
      return viewCustomerOrder(server, userId, number, locale)
    },

    'POST /api/v2/staff/orders/{number}/cancel': async ({ c, params: { number }, query: { to }, session, userId, locale }) => {
      const { effects, refunds } = await runOnce(c, session, { to }, async (tx, at) =>
        cancelOrder(tx, (await findOrder(tx, number)).id, { to, staffId: userId }, config.publicUrl, at)
      )
      await runEffects(server, effects)
      await sendRefunds(server, refunds, userId)
      return viewOrder(db, await findOrder(db, number), locale, now())
    },

    'PUT /api/v2/orders/{number}/refund_account': async ({ params: { number }, body, userId, locale }) => {
      const { id } = await readOrder(db, userId, number)
      await db.update(orders).set({ refundAccount: body }).where(eq(orders.id, id))
      return viewCustomerOrder(server, userId, number, locale)
    },

    'POST /api/v2/orders/{number}/payments': async ({ c, params: { number }, body, session, userId, locale }) => {
      const { id: orderId } = await readOrder(db, userId, number)
      const { configs, wallet: rules, loyalty } = await readSettings(db)
      if (body.method === 'wallet' && !configs.storeCredit) throw new ShopError('payment_method_unavailable')
      if (body.method === 'points' && !configs.points) throw new ShopError('payment_method_unavailable')
      if (body.method !== 'wallet' && body.method !== 'points') await requireMethod(server, userId, body.method, body.input)
      const { sessionId, voided } = await runOnce(c, session, body, async (tx, at) => {
        if (body.method === 'wallet') return payFromWallet(tx, orderId, body.amount ?? null, rules, at)
        if (body.method === 'points') return payWithPoints(tx, orderId, body.amount, loyalty, at)
        return startPayment(tx, orderId, { method: body.method, input: body.input ?? {} }, at)
      })
      if (sessionId) await beginPayment(server, sessionId)
      await cancelInvoices(server, voided)
      if (body.method === 'wallet' || body.method === 'points') await settleRecorded(server, orderId)
      return viewCustomerOrder(server, userId, number, locale)
    },

    'POST /api/v2/orders/{number}/payments/confirm': async ({ c, params: { number }, body, session, userId, locale }) => {
      await limitAttempts(db, 'payment_codes_of', String(userId), config.rateLimitFactor, now())
      const orderId = await runOnce(c, session, body, async tx => (await readOrder(tx, userId, number)).id)
      await confirmPayment(server, orderId, body.code)
      return viewCustomerOrder(server, userId, number, locale)
    },

    'DELETE /api/v2/orders/{number}/payments/wallet': async ({ c, params: { number }, session, userId, locale }) => {
      const { id: orderId } = await readOrder(db, userId, number)
      const { sessionId, voided } = await runOnce(c, session, null, (tx, at) => withdrawCredit(tx, orderId, 'wallet', at))
      if (sessionId) await beginPayment(server, sessionId)
      await cancelInvoices(server, voided)
      return viewCustomerOrder(server, userId, number, locale)
    },

    'DELETE /api/v2/orders/{number}/payments/points': async ({ c, params: { number }, session, userId, locale }) => {
      const { id: orderId } = await readOrder(db, userId, number)
      const { sessionId, voided } = await runOnce(c, session, null, (tx, at) => withdrawCredit(tx, orderId, 'points', at))
      if (sessionId) await beginPayment(server, sessionId)
      await cancelInvoices(server, voided)
      return viewCustomerOrder(server, userId, number, locale)
    },

    'GET /api/v2/orders/{number}/payment_stream': async ({ c, params: { number }, userId }) => {
      const { id } = await readOrder(db, userId, number)
      const subscribe = (send: (data: unknown) => void) =>
        onInvalidation(tags => void (isInvalidated([toOrderTag(id)], tags) && send(null)))
      return eventStreams.stream(userId, subscribe, () => isSessionCurrent(c))
    },

    'POST /api/v2/orders/{number}/check_payment': async ({ c, params: { number }, session, userId, locale }) => {
      await limitAttempts(db, 'payment_checks_of', String(userId), config.rateLimitFactor, now())
      const orderId = await runOnce(c, session, null, async tx => (await readOrder(tx, userId, number)).id)
      await checkPayments(server, orderId)
      return viewCustomerOrder(server, userId, number, locale)
    },

    'GET /api/v2/orders/{number}/check_lend': async ({ params: { number }, query, userId, locale }) => {
      await limitAttempts(db, 'payment_checks_of', String(userId), config.rateLimitFactor, now())
      await checkPaymentBy(server, (await readOrder(db, userId, number)).id, 'lendmn', query.payment)
      return viewCustomerOrder(server, userId, number, locale)
    },

    'PUT /api/v2/checkouts/{number}/most_in_app': async ({ c, params: { number }, body, session, userId, locale }) => {
      if (!server.payments.mostmoney?.payInApp) throw new ShopError('payment_method_unavailable')
      await limitAttempts(db, 'payment_codes_of', String(userId), config.rateLimitFactor, now())
      const { id: orderId } = await readOrder(db, userId, number)
      const { sessionId, voided } = await runOnce(c, session, body, async (tx, at) =>
        startPayment(tx, orderId, { method: 'mostmoney', input: {} }, at)
      )
      await ensureInvoice(server, sessionId)
      await cancelInvoices(server, voided)
      await payInApp(server, sessionId, { customerToken: body.custtkn, transactionToken: body.txntkn })
      return viewCustomerOrder(server, userId, number, locale)
    },

    'POST /api/v2/staff/orders/{number}/payments/decision': async ({ params: { number }, body: { decision }, userId, locale }) => {
      await decideLoan(server, (await findOrder(db, number)).id, decision, userId)
      return viewOrder(db, await findOrder(db, number), locale, now())
    },

    'GET /api/v2/staff/orders/{number}': async ({ params: { number }, session, locale }) => {
      const order = await viewOrder(db, await findOrder(db, number), locale, now())
      return canSeeAccounts(session) ? order : { ...order, refund_account: null }
    },

    'GET /api/v2/staff/orders/{number}/ledger': async ({ params: { number } }) => viewLedger(db, (await findOrder(db, number)).id),

    'POST /api/v2/orders/{number}/transfer_received': async ({
      params: { number },
      body: { amount, ref, payer, paid_at },
      userId,
      locale
    }) => {
      const at = now()
      await recordTransfer(
        server,
        number,
        { amount, ref, payer: payer || null, paidAt: paid_at ? new Date(paid_at) : at, staffId: userId },
        at
      )
      return viewOrder(db, await findOrder(db, number), locale, at)
    }
  })
}
