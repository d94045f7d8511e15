import { and, avg, count, eq, type SQL } from 'drizzle-orm'
import { toDayInUlaanbaatar } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import type { Db } from '../kernel/db/open.ts'
import { hotelReviews, roomTypes, stays } from './tables.ts'

export const isReviewed = async (db: Db, stayId: number): Promise<boolean> =>
  (await db.$count(hotelReviews, eq(hotelReviews.stayId, stayId))) > 0

/**
 * Reviews the hotel of a stay that has ended, once. The author is the first guest, with the last name shortened.
 * @throws ShopError stay_not_found, stay_not_over also where they did not come, stay_reviewed
 */
export async function reviewStay(
  tx: Db,
  { id: orderId }: { id: number },
  stayId: number,
  { rating, comment }: { rating: number; comment: string },
  now: Date
): Promise<void> {
  const [found] = await tx
    .select({ stay: stays, hotelId: roomTypes.hotelId })
    .from(stays)
    .innerJoin(roomTypes, eq(roomTypes.id, stays.roomTypeId))
    .where(and(eq(stays.id, stayId), eq(stays.orderId, orderId)))
  if (!found) throw new ShopError('stay_not_found')
  const { request, guests, state, noShowAt } = found.stay
  if (state !== 'booked' || noShowAt || toDayInUlaanbaatar(now) < request.checkOut) throw new ShopError('stay_not_over')
  const [guest] = guests
  const author = guest ? `${guest.first_name} ${guest.last_name.charAt(0)}.` : ''
  const written = await tx
    .insert(hotelReviews)
    .values({ hotelId: found.hotelId, stayId, author, rating, comment, createdAt: now })
    .onConflictDoNothing({ target: hotelReviews.stayId })
    .returning({ id: hotelReviews.id })
  if (!written.length) throw new ShopError('stay_reviewed')
}

export interface Rating {
  rating: number
  reviews: number
}

export async function readRatings(db: Db, where?: SQL): Promise<Map<number, Rating>> {
  const rows = await db
    .select({ hotelId: hotelReviews.hotelId, rating: avg(hotelReviews.rating).mapWith(Number), reviews: count() })
    .from(hotelReviews)
    .where(where)
    .groupBy(hotelReviews.hotelId)
  return new Map(rows.map(({ hotelId, rating, reviews }) => [hotelId, { rating: Math.round(rating * 10) / 10, reviews }]))
}
