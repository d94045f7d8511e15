import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { returnContract } from '#contract/return.ts'
import type { Picture } from '#domain/site.ts'
import { transact } from '../kernel/db/transact.ts'
import type { ShopContext, ShopEnv } from '../kernel/http/customer.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { implement } from '../kernel/http/implement.ts'
import { limitAttempts } from '../kernel/http/rate-limit.ts'
import { readPostedImage } from '../kernel/images/posted-image.ts'
import { storeImage } from '../kernel/images/store.ts'
import { images } from '../kernel/images/tables.ts'
import { decodeUpload } from '../kernel/images/upload.ts'
import type { Server } from '../kernel/server.ts'
import { findOrder, invalidateStock, readOrder, sendRefunds } from '../order/index.ts'
import { type Actor, approveReturn, closeReturn, disposeLines, receiveReturn, refundReturn, rejectReturn } from './change.ts'
import { openReturn } from './request.ts'
import { listReturns, viewOrderReturns, toCustomerView, viewReturn } from './view.ts'

export function createReturnRoutes(server: Server): Hono<ShopEnv> {
  const { db, config, now } = server
  const { publicUrl } = config
  const actor = (staffId: number): Actor => ({ staffId, publicUrl })
  const limit = (name: 'returns_of' | 'uploads_of', userId: number): Promise<void> =>
    limitAttempts(db, name, String(userId), config.rateLimitFactor, now())

  return implement(returnContract, {
    'GET /api/v2/orders/{number}/returns': async ({ params: { number }, userId, locale }) =>
      viewOrderReturns(db, await readOrder(db, userId, number), locale, now()),

    'POST /api/v2/orders/{number}/returns': async ({ c, params: { number }, body, session, userId, locale }) => {
      await limit('returns_of', userId)
      const id = await runOnce(c, session, body, async (tx, at) => {
        const order = await readOrder(tx, userId, number)
        return openReturn(tx, order.id, body, { staffId: null, publicUrl }, at)
      })
      return toCustomerView(await viewReturn(db, id, locale))
    },

    'POST /api/v2/orders/{number}/return_images': async ({ c, params: { number }, userId }) => {
      await readOrder(db, userId, number)
      await limit('uploads_of', userId)
      return storePicture(server, c)
    },

    'GET /api/v2/staff/returns': ({ query: { page, state }, locale }) => listReturns(db, state, page, locale),

    'GET /api/v2/staff/orders/{number}/returns': async ({ params: { number }, locale }) =>
      viewOrderReturns(db, await findOrder(db, number), locale, now(), true),

    'POST /api/v2/staff/orders/{number}/returns': async ({ c, params: { number }, body, session, userId, locale }) => {
      const id = await runOnce(c, session, body, async (tx, at) => {
        const order = await findOrder(tx, number)
        return openReturn(tx, order.id, { ...body, images: [], to: 'origin' }, actor(userId), at)
      })
      return viewReturn(db, id, locale)
    },

    'GET /api/v2/staff/returns/{id}': ({ params: { id }, locale }) => viewReturn(db, id, locale),

    'POST /api/v2/staff/returns/{id}/approve': async ({ params: { id }, userId, locale }) => {
      await transact(db, tx => approveReturn(tx, id, actor(userId), now()))
      return viewReturn(db, id, locale)
    },

    'POST /api/v2/staff/returns/{id}/reject': async ({ params: { id }, body: { reason }, userId, locale }) => {
      await transact(db, tx => rejectReturn(tx, id, reason, actor(userId), now()))
      return viewReturn(db, id, locale)
    },

    'POST /api/v2/staff/returns/{id}/receive': async ({ params: { id }, userId, locale }) => {
      await transact(db, tx => receiveReturn(tx, id, actor(userId), now()))
      return viewReturn(db, id, locale)
    },

    'POST /api/v2/staff/returns/{id}/dispositions': async ({ params: { id }, body: { lines }, userId, locale }) => {
      const { productIds, relisted } = await transact(db, tx => disposeLines(tx, id, lines, actor(userId), now()))
      invalidateStock(server, productIds, relisted)
      return viewReturn(db, id, locale)
    },

    'POST /api/v2/staff/returns/{id}/refund': async ({ params: { id }, body, userId, locale }) => {
      const open = await transact(db, tx => refundReturn(tx, id, body, actor(userId), now()))
      await sendRefunds(server, open, userId)
      return viewReturn(db, id, locale)
    },

    'POST /api/v2/staff/returns/{id}/close': async ({ params: { id }, userId, locale }) => {
      await transact(db, tx => closeReturn(tx, id, actor(userId), now()))
      return viewReturn(db, id, locale)
    }
  })
}

async function storePicture({ db, storage }: Server, c: ShopContext): Promise<Picture> {
  const { bytes, format } = await decodeUpload(await readPostedImage(c))
  const id = await storeImage(storage, db, bytes, { format })
  const [picture] = await db.select({ id: images.id, width: images.width, height: images.height }).from(images).where(eq(images.id, id))
  if (!picture) throw new Error('A picture was not stored.')
  return { ...picture, alt: '' }
}
