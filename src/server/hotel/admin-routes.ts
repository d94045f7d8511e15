import type { Hono } from 'hono'
import { hotelAdminContract } from '#contract/hotel-admin.ts'
import { invalidate } from '../kernel/cache/invalidation.ts'
import { transact } from '../kernel/db/transact.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { DONE, implement } from '../kernel/http/implement.ts'
import { storePostedImage } from '../kernel/images/posted-image.ts'
import type { Server } from '../kernel/server.ts'
import { exportHotels, importHotels } from './document.ts'
import { viewNights } from './nights.ts'
import { addRate, closeNights, openNights, removeRate } from './rates.ts'
import { createHotel, createRoom, listHotelRecords, readHotelRecord, saveHotel, saveRoom } from './records.ts'

/** Hotels, rooms and prices, for staff. They exist before the shop offers hotels, so that it can prepare them. */
export function createHotelAdminRoutes(server: Server): Hono<ShopEnv> {
  const { db, database, now } = server
  /** The addresses of hotels are in the sitemap. */
  const changed = <Result>(result: Result): Result => {
    invalidate(database, ['hotels', 'site'])
    return result
  }
  return implement(hotelAdminContract, {
    'GET /api/v2/staff/hotels': async () => ({ hotels: await listHotelRecords(db) }),

    'POST /api/v2/staff/hotels': async ({ c, body, session, userId }) =>
      changed({ id: await runOnce(c, session, body, (tx, at) => createHotel(tx, body, userId, at)) }),

    'GET /api/v2/staff/hotels/export': async ({ c }) => {
      c.header('content-disposition', 'attachment; filename="hotels.json"')
      return { hotels: await exportHotels(db, now()) }
    },

    'POST /api/v2/staff/hotels/import': async ({ body: { hotels, dry_run: dryRun }, locale, userId }) => {
      const results = await importHotels(db, hotels, { dryRun, staffId: userId, locale, now: now() })
      return dryRun ? { results } : changed({ results })
    },

    'GET /api/v2/staff/hotels/{id}': ({ params: { id } }) => readHotelRecord(db, id, now()),

    'PUT /api/v2/staff/hotels/{id}': async ({ body, params: { id }, userId }) =>
      changed({ version: await transact(db, tx => saveHotel(tx, id, body, userId, now())) }),

    'POST /api/v2/staff/hotels/{id}/rooms': async ({ c, body, params: { id }, session }) =>
      changed({ id: await runOnce(c, session, { id, ...body }, tx => createRoom(tx, id, body)) }),

    'PUT /api/v2/staff/rooms/{id}': async ({ body, params: { id } }) =>
      changed({ version: await transact(db, tx => saveRoom(tx, id, body)) }),

    'POST /api/v2/staff/rooms/{id}/rates': async ({ c, body, params: { id }, session }) =>
      changed({ id: await runOnce(c, session, { id, ...body }, tx => addRate(tx, id, body)) }),

    'DELETE /api/v2/staff/rooms/{id}/rates/{rate}': async ({ params: { id, rate } }) => {
      await transact(db, tx => removeRate(tx, id, rate))
      return changed(DONE)
    },

    'POST /api/v2/staff/rooms/{id}/closures': async ({ c, body, params: { id }, session, userId }) =>
      changed({ id: await runOnce(c, session, { id, ...body }, (tx, at) => closeNights(tx, id, body, userId, at)) }),

    'DELETE /api/v2/staff/rooms/{id}/closures/{closure}': async ({ params: { id, closure } }) => {
      await transact(db, tx => openNights(tx, id, closure))
      return changed(DONE)
    },

    'POST /api/v2/staff/hotel_pictures': ({ c }) => storePostedImage(server, c),

    'GET /api/v2/staff/hotels/{id}/calendar': async ({ params: { id }, query: { from, days } }) => ({
      rooms: await viewNights(db, id, from, days, now())
    })
  })
}
