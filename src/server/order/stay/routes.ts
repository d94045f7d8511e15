import type { Hono } from 'hono'
import { orderStayContract } from '#contract/hotel.ts'
import { invalidate } from '../../kernel/cache/invalidation.ts'
import type { ShopEnv } from '../../kernel/http/customer.ts'
import { runOnce } from '../../kernel/http/idempotency.ts'
import { DONE, implement } from '../../kernel/http/implement.ts'
import type { Server } from '../../kernel/server.ts'
import { reviewStay } from '../../hotel/index.ts'
import { sendRefunds } from '../refund/send.ts'
import { cancelStay, viewStays } from './stays.ts'
import { readOrder } from '../view.ts'

export function createOrderStayRoutes(server: Server): Hono<ShopEnv> {
  const { db, config, now } = server
  return implement(orderStayContract, {
    'GET /api/v2/orders/{number}/stays': async ({ params: { number }, userId, locale }) => ({
      stays: await viewStays(db, await readOrder(db, userId, number), config.publicUrl, locale, now())
    }),

    'POST /api/v2/orders/{number}/stays/{id}/cancel': async ({ c, params: { number, id }, body, session, userId, locale }) => {
      const { nights = null, expected_refund: expectedRefund, to } = body
      const cases = await runOnce(c, session, body, async (tx, at) =>
        cancelStay(tx, (await readOrder(tx, userId, number)).id, id, { nights, expectedRefund, to }, config.publicUrl, at)
      )
      await sendRefunds(server, cases, null)
      return { stays: await viewStays(db, await readOrder(db, userId, number), config.publicUrl, locale, now()) }
    },

    'POST /api/v2/orders/{number}/stays/{id}/review': async ({ c, params: { number, id }, body, session, userId }) => {
      await runOnce(c, session, body, async (tx, at) => reviewStay(tx, await readOrder(tx, userId, number), id, body, at))
      invalidate(server.database, ['hotels'])
      return DONE
    }
  })
}
