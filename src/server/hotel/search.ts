import { and, asc, avg, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { HotelCard } from '#contract/hotel-search.ts'
import { dayInUlaanbaatar } from '#domain/day.ts'
import type { Tugrik } from '#domain/money.ts'
import { type Locale, localize, type Picture } from '#domain/site.ts'
import {
  addDays,
  ADULT_AGE,
  AMENITIES,
  type Amenity,
  datesProblem,
  daysBetween,
  guestsOf,
  nightPrice,
  nightsBetween,
  type StayRequest
} from '#domain/stay.ts'
import { cached } from '../kernel/cache/data-cache.ts'
import type { Db } from '../kernel/db/open.ts'
import { images } from '../kernel/images/tables.ts'
import { zones } from '../site/index.ts'
import { type RoomTypeRow, takesRooms } from './rooms.ts'
import { hotelReviews, hotels, stayNights, stays } from './tables.ts'

/** Nights whose lowest price is shown without dates. */
const PRICE_NIGHTS = 90

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

export interface HotelQuery extends HotelFilter {
  sort: 'rating' | 'price_asc' | 'price_desc'
  page: number
  per_page: number
}

export interface HotelResults {
  hotels: HotelCard[]
  total: number
  page: number
  per_page: number
  more: boolean
  places: { code: string; name: string; count: number }[]
  amenities: { code: Amenity; count: number }[]
}

/** The stay that a search asks a price for, without extras; null without dates, and where they cannot be booked. */
export function requestOf({ check_in: checkIn, check_out: checkOut, adults, ages, rooms }: GuestQuery, today: string): StayRequest | null {
  if (!checkIn || !checkOut || datesProblem({ checkIn, checkOut }, today)) return null
  return { checkIn, checkOut, rooms, adults, childAges: ages, extraBeds: 0, meals: 'none', transfer: null }
}

/** A page of the hotels that match, those with a free room first. */
export async function searchHotels(
  db: Db,
  query: HotelQuery,
  locale: Locale,
  now: Date,
  undatedOffers: UndatedOffers
): Promise<HotelResults> {
  const { sort, page, per_page: perPage } = query
  const { inPrice, found } = await findOffers(db, query, now, undatedOffers)
  const rank = ({ price, rating }: Offer): number =>
    sort === 'price_asc' ? (price ?? Infinity) : sort === 'price_desc' ? -(price ?? 0) : -rating
  const ranked = found.toSorted(
    (one, other) => Number(other.available) - Number(one.available) || rank(one) - rank(other) || one.id - other.id
  )
  const shown = ranked.slice((page - 1) * perPage, page * perPage)
  return {
    hotels: await viewCards(db, shown, locale),
    total: found.length,
    page,
    per_page: perPage,
    more: found.length > page * perPage,
    places: await countPlaces(db, inPrice, locale),
    amenities: countAmenities(found)
  }
}

/** All hotels with their lowest prices, cached: what the page of hotels shows before dates are chosen. */
export type UndatedOffers = (db: Db) => Promise<Offer[]>
export const undatedOffersOf = (now: () => Date): UndatedOffers =>
  cached(['hotels'], db => lowestPrices(db, null, dayInUlaanbaatar(now()), [], now()))

/** Hotels that match, and those that would without the place. */
export async function findOffers(
  db: Db,
  { place, amenities = [], max_price: maxPrice = Infinity, ...guests }: HotelFilter,
  now: Date,
  undatedOffers: UndatedOffers
): Promise<{ inPrice: Offer[]; found: Offer[] }> {
  const today = dayInUlaanbaatar(now)
  const request = requestOf(guests, today)
  const offers = request
    ? await lowestPrices(db, request, today, amenities, now)
    : (await undatedOffers(db)).filter(offer => amenities.every(amenity => offer.amenities.includes(amenity)))
  const inPrice = offers.filter(({ price }) => (price ?? 0) <= maxPrice)
  return { inPrice, found: inPrice.filter(({ zoneCode }) => !place || zoneCode === place) }
}

async function viewCards(db: Db, shown: readonly Offer[], locale: Locale): Promise<HotelCard[]> {
  if (!shown.length) return []
  const ids = shown.map(({ id }) => id)
  const rows = new Map((await listHotels(db, inArray(hotels.id, ids))).map(row => [row.hotel.id, row]))
  const ratings = await ratingsOf(db, inArray(hotelReviews.hotelId, ids))
  const pictures = await picturesOf(
    db,
    [...rows.values()].flatMap(({ hotel }) => hotel.imageIds.slice(0, 1))
  )
  return shown.flatMap(({ id, price, available }) => {
    const row = rows.get(id)
    if (!row) return []
    const { hotel, zone } = row
    const image = pictures(hotel.imageIds.slice(0, 1), localize(hotel.name, locale))[0] ?? null
    return [{ ...describeHotel(hotel, zone, ratings.get(id), locale), image, price_from: price, available }]
  })
}

async function countPlaces(db: Db, found: readonly Offer[], locale: Locale): Promise<HotelResults['places']> {
  const counts = Map.groupBy(found, ({ zoneCode }) => zoneCode)
  if (!counts.size) return []
  const rows = await db
    .select({ code: zones.code, name: zones.name })
    .from(zones)
    .where(inArray(zones.code, [...counts.keys()]))
  return rows
    .map(({ code, name }) => ({ code, name: localize(name, locale), count: counts.get(code)?.length ?? 0 }))
    .toSorted((one, other) => other.count - one.count || one.code.localeCompare(other.code))
}

function countAmenities(found: readonly Offer[]): HotelResults['amenities'] {
  const counts = new Map<Amenity, number>()
  for (const { amenities } of found) for (const code of amenities) counts.set(code, (counts.get(code) ?? 0) + 1)
  return AMENITIES.flatMap(code => {
    const count = counts.get(code)
    return count ? [{ code, count }] : []
  })
}

type HotelRow = typeof hotels.$inferSelect

export async function listHotels(db: Db, where?: SQL) {
  return db
    .select({ hotel: hotels, zone: zones.name })
    .from(hotels)
    .innerJoin(zones, eq(zones.code, hotels.zoneCode))
    .where(and(eq(hotels.published, true), where))
    .orderBy(asc(hotels.id))
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
  today: string,
  amenities: readonly Amenity[],
  now: Date
): Promise<Offer[]> {
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
    ), offered AS (
      SELECT hotel_id, coalesce(min(price) FILTER (WHERE available), min(price)) AS price, bool_or(available) AS available FROM (
        SELECT t.hotel_id, ${price} AS price, ${available} AS available
        FROM room_types t JOIN hotels h ON h.id = t.hotel_id
        LEFT JOIN rated ON rated.room_type_id = t.id LEFT JOIN taken ON taken.room_type_id = t.id
        WHERE t.active AND h.published ${having}
        OFFSET 0
      ) AS rooms GROUP BY hotel_id
    ), rated_hotels AS (
      SELECT hotel_id, avg(rating) AS rating FROM hotel_reviews GROUP BY hotel_id
    )
    SELECT h.id, h.zone_code AS "zoneCode", h.latitude, h.longitude, h.amenities, round(coalesce(r.rating, 0), 1)::float8 AS rating,
      o.price::float8 AS price, coalesce(o.available, false) AS available
    FROM hotels h LEFT JOIN offered o ON o.hotel_id = h.id LEFT JOIN rated_hotels r ON r.hotel_id = h.id
    WHERE h.published ${having}`
  const result: unknown = await db.execute(statement)
  return (result as { rows: Offer[] }).rows
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

/** @param mean of the nights; otherwise the lowest of them */
export function priceFrom(
  { basePrice }: Pick<RoomTypeRow, 'basePrice'>,
  rates: Parameters<typeof nightPrice>[0]['rates'],
  { checkIn, checkOut }: Pick<StayRequest, 'checkIn' | 'checkOut'>,
  mean: boolean
): Tugrik {
  if (!rates.length) return basePrice
  const prices = nightsBetween(checkIn, checkOut).map(night => nightPrice({ basePrice, rates }, night))
  return mean ? Math.round(prices.reduce((sum, price) => sum + price, 0) / prices.length) : Math.min(...prices)
}

export interface Rating {
  rating: number
  reviews: number
}

export async function ratingsOf(db: Db, where?: SQL): Promise<Map<number, Rating>> {
  const rows = await db
    .select({ hotelId: hotelReviews.hotelId, rating: avg(hotelReviews.rating).mapWith(Number), reviews: count() })
    .from(hotelReviews)
    .where(where)
    .groupBy(hotelReviews.hotelId)
  return new Map(rows.map(({ hotelId, rating, reviews }) => [hotelId, { rating: Math.round(rating * 10) / 10, reviews }]))
}

/** Pictures by their ids, for `pictures(ids, alt)`. */
export async function picturesOf(db: Db, ids: readonly string[]): Promise<(ids: readonly string[], alt: string) => Picture[]> {
  const rows = ids.length
    ? await db
        .select({ id: images.id, width: images.width, height: images.height })
        .from(images)
        .where(inArray(images.id, [...new Set(ids)]))
    : []
  const known = new Map(rows.map(row => [row.id, row]))
  return (wanted, alt) =>
    wanted.flatMap(id => {
      const row = known.get(id)
      return row ? [{ ...row, alt }] : []
    })
}

/** What a card and the page of a hotel have in common. */
export function describeHotel(hotel: HotelRow, zone: HotelRow['name'] | null, rating: Rating | undefined, locale: Locale) {
  const { slug, kind, name, zoneCode, address, latitude, longitude, stars, amenities } = hotel
  return {
    slug,
    kind,
    name: localize(name, locale),
    place: { code: zoneCode, name: localize(zone, locale) },
    address: localize(address, locale),
    latitude,
    longitude,
    stars,
    amenities,
    rating: rating?.rating ?? null,
    reviews: rating?.reviews ?? 0
  }
}
