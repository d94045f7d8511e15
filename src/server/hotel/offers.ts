import { eq, type SQL, sql } from 'drizzle-orm'
import { dayInUlaanbaatar } from '#domain/day.ts'
import type { Tugrik } from '#domain/money.ts'
import { addDays, ADULT_AGE, type Amenity, datesProblem, daysBetween, guestsOf, type StayRequest } from '#domain/stay.ts'
import { cached } from '../kernel/cache/data-cache.ts'
import type { Db } from '../kernel/db/open.ts'
import { ratingsOf } from './reviews.ts'
import { takesRooms } from './rooms.ts'
import { hotels, stayNights, stays } from './tables.ts'

/** Nights whose lowest price is shown without dates. */
export const PRICE_NIGHTS = 90

export interface GuestQuery {
  check_in?: string | undefined
  check_out?: string | undefined
  adults: number
  ages: number[]
  rooms: number
}

export interface HotelFilter extends GuestQuery {
  place?: string | undefined
  amenities?: Amenity[] | undefined
  max_price?: number | undefined
}

/** The stay that a search asks a price for, without extras; null without dates, and where they cannot be booked. */
export function requestOf({ check_in: checkIn, check_out: checkOut, adults, ages, rooms }: GuestQuery, today: string): StayRequest | null {
  if (!checkIn || !checkOut || datesProblem({ checkIn, checkOut }, today)) return null
  return { checkIn, checkOut, rooms, adults, childAges: ages, extraBeds: 0, meals: 'none', transfer: null }
}

/** A published hotel with the cheapest of its rooms that can be booked; of all its rooms where none can. */
export interface Offer {
  id: number
  zoneCode: string
  latitude: number
  longitude: number
  amenities: Amenity[]
  /** 0 without reviews. */
  rating: number
  /** Of a night: the mean of the nights of a stay, otherwise the lowest. Null without rooms. */
  price: Tugrik | null
  available: boolean
}

/** More rooms than a hotel has. */
const ALL_ROOMS = 1_000_000

/** One statement over the indexed nights, whatever the number of room types. */
async function lowestPrices(
  db: Db,
  request: StayRequest | null,
  amenities: readonly Amenity[],
  now: Date
): Promise<Pick<Offer, 'id' | 'price' | 'available'>[]> {
  const today = dayInUlaanbaatar(now)
  const { checkIn, checkOut } = request ?? { checkIn: today, checkOut: addDays(today, PRICE_NIGHTS) }
  const count = daysBetween(checkIn, checkOut)
  const price = request
    ? sql`floor((coalesce(rated.total, 0) + (${count}::int - coalesce(rated.nights, 0)) * t.base_price) / ${count}::float8 + 0.5)`
    : sql`CASE WHEN rated.nights IS NULL THEN t.base_price WHEN rated.nights < ${count}::int THEN least(rated.lowest, t.base_price) ELSE rated.lowest END`
  const available = request ? sql`${fits(request)} AND t.rooms - coalesce(taken.rooms, 0) >= ${request.rooms}::int` : sql`true`
  const having = amenities.length
    ? sql`AND h.amenities @> ARRAY[${sql.join(
        amenities.map(code => sql`${code}`),
        sql`, `
      )}]::text[]`
    : sql``
  const statement = sql`
    WITH rated AS MATERIALIZED (
      SELECT room_type_id, sum(price::float8) AS total, min(price) AS lowest, count(*)::int AS nights FROM room_nights
      WHERE night >= ${checkIn}::date AND night < ${checkOut}::date GROUP BY room_type_id
    ), taken AS MATERIALIZED (
      ${request ? takenRooms(request, now) : sql`SELECT NULL::int AS room_type_id, 0 AS rooms WHERE false`}
    )
    SELECT hotel_id AS id, coalesce(min(price) FILTER (WHERE available), min(price))::float8 AS price, bool_or(available) AS available FROM (
      SELECT t.hotel_id, ${price} AS price, ${available} AS available
      FROM room_types t JOIN hotels h ON h.id = t.hotel_id
      LEFT JOIN rated ON rated.room_type_id = t.id LEFT JOIN taken ON taken.room_type_id = t.id
      WHERE t.active AND h.published ${having}
      OFFSET 0
    ) AS rooms GROUP BY hotel_id`
  const result: unknown = await db.execute(statement)
  return (result as { rows: Pick<Offer, 'id' | 'price' | 'available'>[] }).rows
}

/** `stayProblems` for a request without extras. The guests who need a bed depend on the age until which children stay free. */
function fits(request: StayRequest): SQL {
  const { rooms, adults } = request
  const byFreeAge = Array.from({ length: ADULT_AGE + 1 }, (_, age) => guestsOf(request, age))
  const counts = byFreeAge.map(each => each.adults + each.children)
  const grown = byFreeAge[0]?.adults ?? adults
  const guests =
    new Set(counts).size === 1
      ? sql`${counts[0]}::int`
      : sql`(ARRAY[${sql.join(
          counts.map(each => sql`${each}::int`),
          sql`, `
        )}])[least(${ADULT_AGE}::int, (h.rules->>'childFreeAge')::int) + 1]`
  return sql`${adults >= rooms} AND ${grown}::int <= t.max_adults * ${rooms}::int AND ${guests} <= t.max_guests * ${rooms}::int`
}

/** The rooms that are booked, held or closed in the fullest night of each room type, as in `freeRooms`. */
function takenRooms({ checkIn, checkOut }: StayRequest, now: Date): SQL {
  return sql`SELECT room_type_id, max(rooms)::int AS rooms FROM (
      SELECT room_type_id, night, sum(rooms) AS rooms FROM (
        SELECT ${stayNights.roomTypeId} AS room_type_id, ${stayNights.night} AS night, ${stayNights.rooms} AS rooms
        FROM ${stayNights} JOIN ${stays} ON ${stays.id} = ${stayNights.stayId}
        WHERE ${stayNights.night} >= ${checkIn}::date AND ${stayNights.night} < ${checkOut}::date AND ${takesRooms(now)}
        UNION ALL
        SELECT c.room_type_id, n.night::date, coalesce(c.rooms, ${ALL_ROOMS}::int)
        FROM room_closures c, generate_series(greatest(c.first_night, ${checkIn}::date), least(c.last_night, ${checkOut}::date - 1), interval '1 day') AS n(night)
        WHERE c.first_night < ${checkOut}::date AND c.last_night >= ${checkIn}::date
      ) AS each_stay GROUP BY room_type_id, night
    ) AS each_night GROUP BY room_type_id`
}

/** All hotels with their lowest prices, cached: what the page of hotels shows before dates are chosen. */
export type UndatedOffers = (db: Db) => Promise<Offer[]>
export const undatedOffersOf = (now: () => Date): UndatedOffers => cached(['hotels'], db => readUndatedOffers(db, now()))

/** Hotels that match, and those that would without the place. */
export async function findOffers(
  db: Db,
  { place, amenities = [], max_price: maxPrice = Infinity, ...guests }: HotelFilter,
  now: Date,
  undatedOffers: UndatedOffers
): Promise<{ inPrice: Offer[]; found: Offer[] }> {
  const request = requestOf(guests, dayInUlaanbaatar(now))
  const prices = request && new Map((await lowestPrices(db, request, amenities, now)).map(row => [row.id, row]))
  const inPrice = (await undatedOffers(db))
    .filter(offer => amenities.every(amenity => offer.amenities.includes(amenity)))
    .map(offer => (prices ? { ...offer, ...(prices.get(offer.id) ?? { price: null, available: false }) } : offer))
    .filter(({ price }) => (price ?? 0) <= maxPrice)
  return { inPrice, found: inPrice.filter(({ zoneCode }) => !place || zoneCode === place) }
}

async function readUndatedOffers(db: Db, now: Date): Promise<Offer[]> {
  const prices = new Map((await lowestPrices(db, null, [], now)).map(row => [row.id, row]))
  const ratings = await ratingsOf(db)
  const { id, zoneCode, latitude, longitude, amenities } = hotels
  const rows = await db.select({ id, zoneCode, latitude, longitude, amenities }).from(hotels).where(eq(hotels.published, true))
  return rows.map(row => ({
    ...row,
    rating: ratings.get(row.id)?.rating ?? 0,
    ...(prices.get(row.id) ?? { price: null, available: false })
  }))
}
