import type { Hono } from 'hono'
import { type StaySheet, stayBillContract } from '#contract/stay-bill.ts'
import { ShopError } from '#domain/errors.ts'
import type { Locale } from '#domain/site.ts'
import { invalidate } from '../../kernel/cache/invalidation.ts'
import { transact } from '../../kernel/db/transact.ts'
import type { ShopEnv } from '../../kernel/http/customer.ts'
import { runOnce } from '../../kernel/http/idempotency.ts'
import { implement } from '../../kernel/http/implement.ts'
import type { Server } from '../../kernel/server.ts'
import { readSettings, toTaxRules } from '../../site/index.ts'
import { runEffects } from '../effects.ts'
import { cancelOrder } from '../end.ts'
import { checkPayments } from '../payment/check-payment.ts'
import { beginPayment } from '../payment/pay.ts'
import { sendRefunds } from '../refund/send.ts'
import { addCharge, createBill, findWaitingBill, recordCounterPayment, removeCharge } from './charges.ts'
import { changeRoom } from './room.ts'
import { isQpayOffered, viewStaySheet } from './sheet.ts'

/** Charges, bills and rooms of stays, for the reception. */
export function createStayBillRoutes(server: Server): Hono<ShopEnv> {
  const { db, database, config, now } = server
  /** @throws ShopError stay_bill_none */
  const requireWaiting = async (stayId: number): Promise<number> => {
    const orderId = await findWaitingBill(db, stayId)
    if (orderId === null) throw new ShopError('stay_bill_none')
    return orderId
  }
  const view = (stayId: number, locale: Locale): Promise<StaySheet> => viewStaySheet(server, stayId, locale)

  return implement(stayBillContract, {
    'GET /api/v2/staff/stays/{id}': ({ params: { id }, locale }) => view(id, locale),

    'POST /api/v2/staff/stays/{id}/charges': async ({ c, params: { id }, body, session, userId, locale }) => {
      await runOnce(c, session, { id, ...body }, (tx, at) => addCharge(tx, id, body, userId, at))
      return view(id, locale)
    },

    'DELETE /api/v2/staff/stays/{id}/charges/{charge}': async ({ params: { id, charge }, locale, userId }) => {
      await transact(db, tx => removeCharge(tx, id, { chargeId: charge, staffId: userId }, now()))
      return view(id, locale)
    },

    'POST /api/v2/staff/stays/{id}/bill': async ({ c, params: { id }, body, session, userId, locale }) => {
      const { method, expected_total: expectedTotal } = body
      if (method === 'qpay' && !(await isQpayOffered(server, locale))) throw new ShopError('payment_method_unavailable')
      const taxes = toTaxRules(await readSettings(db))
      const bill = await runOnce(c, session, { id, ...body }, (tx, at) => createBill(tx, id, { method, expectedTotal, taxes }, at))
      if (method === 'qpay') await beginPayment(server, bill.sessionId)
      else await recordCounterPayment(server, bill.sessionId, userId)
      return view(id, locale)
    },

    'POST /api/v2/staff/stays/{id}/bill/check': async ({ params: { id }, locale }) => {
      await checkPayments(server, await requireWaiting(id))
      return view(id, locale)
    },

    'DELETE /api/v2/staff/stays/{id}/bill': async ({ params: { id }, userId, locale }) => {
      const orderId = await requireWaiting(id)
      // What was paid meanwhile stays paid.
      await checkPayments(server, orderId)
      if ((await findWaitingBill(db, id)) !== null) {
        const { effects, refunds } = await transact(db, tx =>
          cancelOrder(tx, orderId, { to: 'origin', staffId: userId }, config.publicUrl, now())
        )
        await runEffects(server, effects)
        await sendRefunds(server, refunds, userId)
      }
      return view(id, locale)
    },

    'PUT /api/v2/staff/stays/{id}/room': async ({ c, params: { id }, body, session, userId, locale }) => {
      const { room_type_id: roomTypeId, number, shared, charge, expected_difference: expectedDifference } = body
      const change = { roomTypeId, number, shared, charge, expectedDifference }
      const refunds = await runOnce(c, session, { id, ...body }, (tx, at) => changeRoom(tx, id, change, userId, config.publicUrl, at))
      await sendRefunds(server, refunds, userId)
      invalidate(database, ['hotels'])
      return view(id, locale)
    }
  })
}
