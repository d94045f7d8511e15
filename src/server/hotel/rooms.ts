import { and, asc, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { addDays } from '#domain/day.ts'
import { listNights, type RoomRate, type StayRequest } from '#domain/stay.ts'
import type { Db } from '../kernel/db/open.ts'
import { roomClosures, roomRates, roomTypes, stayNights, stays } from './tables.ts'

export type RoomTypeRow = typeof roomTypes.$inferSelect

/** Nights take rooms while their stay is booked, or held by an unpaid order. */
export const isTakingRooms = (now: Date): SQL | undefined =>
  and(
    isNull(stayNights.canceledAt),
    or(eq(stays.state, 'booked'), and(eq(stays.state, 'held'), sql`${stays.expiresAt} > ${now.toISOString()}::timestamptz`))
  )

/** Rates by room type, in the order of `calculateNightPrice`. */
export async function readRates(db: Db, roomTypeIds: readonly number[], from: string, to: string): Promise<Map<number, RoomRate[]>> {
  const rates = new Map<number, RoomRate[]>()
  if (!roomTypeIds.length) return rates
  const rows = await db
    .select()
    .from(roomRates)
    .where(and(inArray(roomRates.roomTypeId, [...roomTypeIds]), lte(roomRates.firstNight, to), gte(roomRates.lastNight, from)))
    .orderBy(asc(roomRates.id))
  for (const { roomTypeId, firstNight, lastNight, weekdays, price } of rows)
    rates.set(roomTypeId, [...(rates.get(roomTypeId) ?? []), { firstNight, lastNight, weekdays, price }])
  return rates
}

/**
 * How many rooms are taken by stays, and how many are closed, by room type and night from `checkIn` until the night before `checkOut`.
 * @param exceptOrder an order whose own hold does not count
 */
export async function readRoomUse(
  db: Db,
  ids: readonly number[],
  { checkIn, checkOut }: Pick<StayRequest, 'checkIn' | 'checkOut'>,
  now: Date,
  exceptOrder?: number
): Promise<(roomTypeId: number, night: string) => { taken: number; closed: number }> {
  const last = addDays(checkOut, -1)
  if (!ids.length || last < checkIn) return () => ({ taken: 0, closed: 0 })
  const rows = await db
    .select({ roomTypeId: stayNights.roomTypeId, night: stayNights.night, rooms: sql<number>`sum(${stayNights.rooms})::int` })
    .from(stayNights)
    .innerJoin(stays, eq(stays.id, stayNights.stayId))
    .where(
      and(
        inArray(stayNights.roomTypeId, [...ids]),
        gte(stayNights.night, checkIn),
        lte(stayNights.night, last),
        isTakingRooms(now),
        exceptOrder === undefined ? undefined : sql`${stays.orderId} <> ${exceptOrder}`
      )
    )
    .groupBy(stayNights.roomTypeId, stayNights.night)
  const closures = await db
    .select()
    .from(roomClosures)
    .where(and(inArray(roomClosures.roomTypeId, [...ids]), lte(roomClosures.firstNight, last), gte(roomClosures.lastNight, checkIn)))
  const taken = new Map(rows.map(({ roomTypeId, night, rooms }) => [`${roomTypeId} ${night}`, rooms]))
  return (roomTypeId, night) => ({
    taken: taken.get(`${roomTypeId} ${night}`) ?? 0,
    closed: closures
      .filter(each => each.roomTypeId === roomTypeId && each.firstNight <= night && night <= each.lastNight)
      .reduce((sum, { rooms }) => sum + (rooms ?? Number.POSITIVE_INFINITY), 0)
  })
}

/** Rooms left by room type and night; see `readRoomUse`. */
export async function countFreeRooms(
  db: Db,
  types: readonly Pick<RoomTypeRow, 'id' | 'rooms'>[],
  dates: Pick<StayRequest, 'checkIn' | 'checkOut'>,
  now: Date,
  exceptOrder?: number
): Promise<Map<number, Map<string, number>>> {
  const use = await readRoomUse(
    db,
    types.map(({ id }) => id),
    dates,
    now,
    exceptOrder
  )
  const nights = listNights(dates.checkIn, dates.checkOut)
  const left = (id: number, rooms: number, night: string): number => {
    const { taken, closed } = use(id, night)
    return Math.max(0, rooms - taken - closed)
  }
  return new Map(types.map(({ id, rooms }) => [id, new Map(nights.map(night => [night, left(id, rooms, night)]))]))
}

/** The least number of rooms left in any night. */
export const findLeastFree = (nights: ReadonlyMap<string, number> | undefined): number => (nights?.size ? Math.min(...nights.values()) : 0)

/** Locks room types in the order of their ids, which prevents deadlocks. Read what is free in a later statement. */
export async function lockRoomTypes(tx: Db, ids: readonly number[]): Promise<RoomTypeRow[]> {
  return tx
    .select()
    .from(roomTypes)
    .where(inArray(roomTypes.id, [...ids]))
    .orderBy(roomTypes.id)
    .for('no key update')
}
