import { and, asc, eq } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import { addDays } from '#domain/day.ts'
import { calculateNightPrice, listNights } from '#domain/stay.ts'
import type { Db } from '../kernel/db/open.ts'
import { readRates, readRoomUse } from './rooms.ts'
import { hotels, roomTypes } from './tables.ts'

/** The nights of all room types that are offered, for staff. @throws ShopError hotel_not_found */
export async function viewNights(db: Db, hotelId: number, from: string, days: number, now: Date) {
  const [hotel] = await db.select({ id: hotels.id }).from(hotels).where(eq(hotels.id, hotelId))
  if (!hotel) throw new ShopError('hotel_not_found')
  const types = await db
    .select()
    .from(roomTypes)
    .where(and(eq(roomTypes.hotelId, hotelId), roomTypes.active))
    .orderBy(asc(roomTypes.id))
  const ids = types.map(({ id }) => id)
  const to = addDays(from, days)
  const rates = await readRates(db, ids, from, to)
  const use = await readRoomUse(db, ids, { checkIn: from, checkOut: to }, now)
  return types.map(({ id, name, rooms, basePrice }) => ({
    id,
    name,
    rooms,
    nights: listNights(from, to).map(night => {
      const { taken, closed } = use(id, night)
      const shut = Math.min(closed, rooms)
      return {
        night,
        price: calculateNightPrice({ basePrice, rates: rates.get(id) ?? [] }, night),
        taken,
        closed: shut,
        free: rooms - taken - shut
      }
    })
  }))
}
