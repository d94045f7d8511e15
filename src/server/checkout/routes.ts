import type { Hono } from 'hono'
import { checkoutContract, type OrderTracking } from '#contract/checkout.ts'
import { LINE_KINDS } from '#domain/order.ts'
import { ShopError } from '#domain/errors.ts'
import { applyCoupon, readCartViewOptions, changeCart, dropGifts, toCartOwner, removeCoupon } from '../cart/index.ts'
import { checkCode } from '../discount/index.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import {
  beginPayment,
  invalidateStock,
  listConfiguredMethods,
  listMethods,
  requireMethod,
  settleRecorded,
  viewCustomerOrder
} from '../order/index.ts'
import { readSettings } from '../site/index.ts'
import { choosePoints, chooseStoreCredit } from '../wallet/index.ts'
import { submitCart } from './complete.ts'
import { listDeliveryOptions } from './options.ts'
import { updateCheckout } from './update.ts'

export function createCheckoutRoutes(server: Server): Hono<ShopEnv> {
  const { db, config } = server
  return implement(checkoutContract, {
    'GET /api/v2/checkouts/payment_methods': async ({ query: { amount, kinds }, locale }) =>
      listMethods(server, { amount, kinds: LINE_KINDS.filter(kind => kinds?.split(',').includes(kind)) }, locale),

    'GET /api/v2/staff/payment_methods': ({ locale }) => listConfiguredMethods(server, locale),

    // Also for a guest: data typed before the login, or after a session has expired, is merged into the customer's cart.
    'GET /api/v2/checkouts/current/delivery_options': async ({ query, session, locale }) => {
      const options = await readCartViewOptions(db, locale)
      return listDeliveryOptions(db, session && toCartOwner(session), query, options, server.now())
    },

    'PUT /api/v2/checkouts/current': async ({ c, body, session, locale }) => {
      const options = await readCartViewOptions(db, locale)
      const { store_credit: credit, points, coupon, quiet, ...delivery } = body
      const { configs, wallet: rules, loyalty } = await readSettings(db)
      const userId = session?.userId ?? null
      if ((credit !== undefined || points !== undefined) && userId === null) throw new ShopError('login_required')
      if (credit !== undefined && !configs.storeCredit) throw new ShopError('payment_method_unavailable')
      if (points !== undefined && !configs.points) throw new ShopError('payment_method_unavailable')
      if (coupon !== undefined && userId === null) throw new ShopError('login_required')
      const quietly = (error: unknown): null => {
        if (quiet && error instanceof ShopError && error.code.startsWith('coupon_')) return null
        throw error
      }
      const customer = userId === null ? null : { userId, address: c.get('address') }
      const code = coupon === undefined || !customer ? null : await checkCode(server, coupon, customer, options.flags).catch(quietly)
      return changeCart(c, body, async (tx, owner, now) => {
        if (Object.values(delivery).some(value => value !== undefined)) await updateCheckout(tx, owner, delivery, options, now)
        if (credit !== undefined && userId !== null) await chooseStoreCredit(tx, userId, credit, options, rules, now)
        if (points !== undefined && userId !== null) await choosePoints(tx, userId, points, options, loyalty, now)
        if (code !== null && userId !== null) await applyCoupon(tx, userId, code, options, now).catch(quietly)
      })
    },

    'DELETE /api/v2/checkouts/current/coupons/{id}': ({ c, params: { id }, userId }) =>
      changeCart(c, { id }, (tx, _owner, now) => removeCoupon(tx, userId, id, now)),

    'POST /api/v2/checkouts/current/complete': async ({ c, body, session, userId, locale }) => {
      const options = await readCartViewOptions(db, locale)
      const { configs, lease: terms, wallet: walletRules, loyalty } = await readSettings(db)
      if (body.payment_method) await requireMethod(server, userId, body.payment_method, body.payment_input)
      const submission = {
        userId,
        method: body.payment_method ?? null,
        paymentInput: body.payment_input ?? {},
        storeCredit: configs.storeCredit ? body.store_credit : 0,
        walletRules,
        points: configs.points ? body.points : 0,
        loyalty,
        expectedTotal: body.expected_total,
        paymentMinutes: config.paymentMinutes,
        publicUrl: config.publicUrl,
        lease: body.lease ? { input: body.lease, terms: configs.showLease ? terms : null } : null,
        tracking: body.tracking ? toOrderTracking(body.tracking) : null,
        ...options
      }
      // A repeated call may have other cookies.
      const { tracking: _browser, ...repeated } = body
      const { orderId, number, sessionId, productIds } = await runOnce(c, session, repeated, (tx, now) =>
        submitCart(tx, submission, now)
      ).catch(async (error: unknown) => {
        // The error lists the unavailable gifts; a second submission orders without them.
        if (error instanceof ShopError && error.code === 'gift_gone')
          await dropGifts(db, userId, error.details['gift_variant_ids'] as number[])
        throw error
      })
      invalidateStock(server, productIds)
      if (sessionId) await beginPayment(server, sessionId)
      else await settleRecorded(server, orderId)
      return viewCustomerOrder(server, userId, number, locale)
    }
  })
}

const toOrderTracking = ({ user_agent: userAgent, fbp, fbc }: OrderTracking) => ({
  userAgent,
  ...(fbp !== undefined && { fbp }),
  ...(fbc !== undefined && { fbc })
})
