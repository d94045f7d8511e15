import type { Hono } from 'hono'
import { hotelContract } from '#contract/hotel.ts'
import type { StayRequest } from '#domain/stay.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { DONE, implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { addPassenger, listPassengers, removePassenger, updatePassenger } from './passengers.ts'
import { calculatePrice, refuseHotelsOff, viewCalendar, viewHotel, viewHotelCalendar, viewRooms } from './view.ts'

interface StayInput {
  check_in: string
  check_out: string
  rooms: number
  adults: number
  child_ages: number[]
  extra_beds: number
  meals: StayRequest['meals']
  transfer: StayRequest['transfer']
}

export function toStayRequest(input: StayInput): StayRequest {
  const { check_in: checkIn, check_out: checkOut, rooms, adults, child_ages: childAges, extra_beds: extraBeds, meals, transfer } = input
  return { checkIn, checkOut, rooms, adults, childAges, extraBeds, meals, transfer }
}

export function createHotelRoutes({ db, now }: Server): Hono<ShopEnv> {
  return implement(hotelContract, {
    'GET /api/v2/horeca/hotel_detail': async ({ query, locale }) => {
      await refuseHotelsOff(db)
      return viewHotel(db, query.hotel, locale)
    },

    'GET /api/v2/horeca/hotel_rooms': async ({ query, locale }) => {
      await refuseHotelsOff(db)
      return viewRooms(db, query, locale, now())
    },

    'GET /api/v2/horeca/calendar': async ({ query }) => {
      await refuseHotelsOff(db)
      return viewCalendar(db, query, now())
    },

    'GET /api/v2/horeca/hotel_calendar': async ({ query }) => {
      await refuseHotelsOff(db)
      return viewHotelCalendar(db, query, now())
    },

    'POST /api/v2/horeca/calculate_price': async ({ body }) => {
      await refuseHotelsOff(db)
      return calculatePrice(db, body.room_id, toStayRequest(body), now())
    },

    'GET /api/v2/passengers': ({ userId }) => listPassengers(db, userId),

    'POST /api/v2/passengers': ({ c, body, session, userId }) => runOnce(c, session, body, (tx, at) => addPassenger(tx, userId, body, at)),

    'PUT /api/v2/passengers/{id}': ({ c, params: { id }, body, session, userId }) =>
      runOnce(c, session, body, tx => updatePassenger(tx, userId, id, body)),

    'DELETE /api/v2/passengers/{id}': async ({ c, params: { id }, session, userId }) => {
      await runOnce(c, session, null, tx => removePassenger(tx, userId, id))
      return DONE
    }
  })
}
