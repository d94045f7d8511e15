import { Hono } from 'hono'
import { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import type { PaymentMethod } from '#domain/order.ts'
import { translator } from '#i18n/translator.ts'
import { ownerOf } from '../cart/cart.ts'
import { shownIn } from '../cart/routes.ts'
import { addressSchema, cartSchema, organisationSchema } from '../cart/schema.ts'
import { dropGifts } from '../cart/gifts.ts'
import { viewCart } from '../cart/view.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { check, describe } from '../kernel/http/route.ts'
import { ensureSession, requireUser, type ShopEnv } from '../kernel/http/customer.ts'
import { invalidateStock } from '../order/effects.ts'
import { answerOrder } from '../order/routes.ts'
import { methodCode, methodsSchema, orderSchema } from '../order/schema.ts'
import { ensureInvoice } from '../payment/attempts.ts'
import type { Server } from '../kernel/server.ts'
import { readSettings } from '../site/settings.ts'
import { submitCart } from './complete.ts'
import { updateCheckout } from './update.ts'

const update = z.object({ address: addressSchema.optional(), organisation: organisationSchema.nullable().optional() })
const submission = z.object({ payment_method: methodCode, expected_total: z.int().min(0) })

export function checkoutRoutes(server: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()

  routes.get('/api/v2/checkouts/payment_methods', describe('checkout', 'How an order can be paid', methodsSchema), async c => {
    const t = translator(c.get('locale'))
    const { bank_accounts: accounts } = await readSettings(server.db)
    const offered = Object.values(server.payments).filter(({ code }) => code !== 'bank_transfer' || accounts.length > 0)
    return c.json(
      offered.map(({ code }): PaymentMethod => ({
        code,
        name: t(`payment:${code}`),
        hint: t(`payment:${code}_hint`)
      }))
    )
  })

  routes.put(
    '/api/v2/checkouts/current',
    describe('checkout', 'Sets where the cart goes and for whom it is bought', cartSchema, [409, 422]),
    check('json', update),
    async c => {
      // A guest's too: what was typed before logging in, or after a login has run out, comes along.
      const session = await ensureSession(c)
      const input = c.req.valid('json')
      const show = await shownIn(c)
      const cart = await runOnce(c, session, input, async (tx, now) => {
        await updateCheckout(tx, ownerOf(session), input, show, now)
        return viewCart(tx, ownerOf(session), show, now)
      })
      return c.json(cart)
    }
  )

  routes.post(
    '/api/v2/checkouts/current/complete',
    describe('checkout', 'Makes the cart an order that waits for its payment', orderSchema, [401, 409, 422]),
    check('json', submission),
    async c => {
      const { session, userId } = requireUser(c)
      const input = c.req.valid('json')
      const show = await shownIn(c)
      const submitted = await runOnce(c, session, input, (tx, now) =>
        submitCart(
          tx,
          {
            userId,
            method: input.payment_method,
            expectedTotal: input.expected_total,
            paymentMinutes: server.config.paymentMinutes,
            ...show
          },
          now
        )
      ).catch(async (refusal: unknown) => {
        // Sent once more, the order is made without the gifts that are gone: the customer was told so.
        if (refusal instanceof ShopError && refusal.code === 'gift_gone')
          await dropGifts(server.db, userId, refusal.details['gift_variant_ids'] as number[])
        throw refusal
      })
      const { number, attemptId, productIds } = submitted
      invalidateStock(server, productIds)
      if (attemptId) await ensureInvoice(server, attemptId)
      return answerOrder(c, number)
    }
  )

  return routes
}
