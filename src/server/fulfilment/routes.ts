import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { fulfilmentContract } from '#contract/fulfilment.ts'
import type { Address } from '#domain/cart.ts'
import { ShopError } from '#domain/errors.ts'
import type { Db } from '../kernel/db/open.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { DONE, implement } from '../kernel/http/implement.ts'
import { limitAttempts } from '../kernel/http/rate-limit.ts'
import type { Server } from '../kernel/server.ts'
import { findOrder, findOrderById, invalidateStock, lockOrder, readOrder, readShipments, orders, recordEvent } from '../order/index.ts'
import { findShipment, moveShipment } from './move.ts'
import { sendShipments } from './send.ts'
import { startFulfilment } from './shipments.ts'
import { orderNotes } from './tables.ts'
import { canChangeAddress, listDeliveries, viewCustomerShipments, viewFulfilment, viewParcels } from './view.ts'

export function createFulfilmentRoutes(server: Server): Hono<ShopEnv> {
  const { db, config, now } = server
  return implement(fulfilmentContract, {
    'GET /api/v2/orders/{number}/shipments': async ({ params: { number }, userId, locale }) => ({
      shipments: await viewCustomerShipments(db, await readOrder(db, userId, number), locale)
    }),

    'GET /api/v2/staff/orders/{number}/fulfilment': async ({ params: { number }, locale }) =>
      viewFulfilment(db, await findOrder(db, number), locale, now()),

    'GET /api/v2/staff/parcels': async ({ query: { numbers }, locale }) => ({
      orders: numbers.length ? await viewParcels(db, numbers, locale, now()) : []
    }),

    'POST /api/v2/staff/orders/{number}/shipments': async ({ c, params: { number }, session, userId, locale }) => {
      const { id } = await findOrder(db, number)
      await runOnce(c, session, null, async (tx, at) => {
        await startFulfilment(tx, id, userId, at)
        return DONE
      })
      return viewFulfilment(db, await findOrder(db, number), locale, now())
    },

    'POST /api/v2/staff/shipments/{id}/actions': async ({ c, params: { id }, body, session, userId, locale }) => {
      const { orderId } = await findShipment(db, id)
      if (body.action === 'hand_over') await limitAttempts(db, 'pickup_codes_of', String(id), config.rateLimitFactor, now())
      const { productIds, relisted } = await runOnce(c, session, { id, ...body }, (tx, at) =>
        moveShipment(tx, id, body, { staffId: userId, publicUrl: config.publicUrl }, at)
      )
      invalidateStock(server, productIds, relisted)
      return viewFulfilment(db, await findOrderById(db, orderId), locale, now())
    },

    'POST /api/v2/staff/shipments/bulk_actions': async ({ body, userId, locale }) => ({
      results: await sendShipments(server, body, userId, locale)
    }),

    'POST /api/v2/staff/orders/{number}/notes': async ({ c, params: { number }, body: { text }, session, userId }) => {
      const { id: orderId } = await findOrder(db, number)
      return runOnce(c, session, { number, text }, async (tx, at) => {
        await tx.insert(orderNotes).values({ orderId, userId, text, createdAt: at })
        return DONE
      })
    },

    'PUT /api/v2/staff/orders/{number}/address': async ({ c, params: { number }, body, session, userId }) => {
      const { id: orderId } = await findOrder(db, number)
      return runOnce(c, session, { number, ...body }, async (tx, at) => {
        await changeAddress(tx, orderId, body, userId, at)
        return DONE
      })
    },

    'GET /api/v2/staff/deliveries': ({ query }) => listDeliveries(db, query)
  })
}

/** The fee stays as paid; staff may change the address regardless of it. @throws ShopError address_fixed once a shipment is packed, address_changed */
async function changeAddress(
  tx: Db,
  orderId: number,
  { address, seen }: { address: Address; seen: Address },
  staffId: number,
  now: Date
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!canChangeAddress(order, await readShipments(tx, orderId))) throw new ShopError('address_fixed')
  if (isDeepStrictEqual(order.address, address)) return
  if (!isDeepStrictEqual(order.address, seen)) throw new ShopError('address_changed')
  await tx.update(orders).set({ address }).where(eq(orders.id, orderId))
  await recordEvent(tx, orderId, 'address_changed', now, { staff: staffId, detail: address.details })
}
