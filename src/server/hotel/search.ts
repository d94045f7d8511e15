import { and, arrayContains, asc, avg, count, eq, inArray, type SQL } from 'drizzle-orm'
import type { HotelCard } from '#contract/hotel.ts'
import { dayInUlaanbaatar } from '#domain/day.ts'
import type { Tugrik } from '#domain/money.ts'
import { type Locale, localize, type Picture } from '#domain/site.ts'
import { addDays, AMENITIES, type Amenity, datesProblem, nightPrice, nightsBetween, stayProblems, type StayRequest } from '#domain/stay.ts'
import type { Db } from '../kernel/db/open.ts'
import { images } from '../kernel/images/tables.ts'
import { zones } from '../site/index.ts'
import { freeRooms, leastFree, ratesOf, type RoomTypeRow } from './rooms.ts'
import { hotelReviews, hotels, roomTypes } from './tables.ts'

/** Nights whose lowest price is shown without dates. */
const PRICE_NIGHTS = 90

export interface GuestQuery {
  check_in?: string | undefined
  check_out?: string | undefined
  adults: number
  ages: number[]
  rooms: number
}

export interface HotelQuery extends GuestQuery {
  place?: string | undefined
  amenities?: Amenity[] | undefined
  max_price?: number | undefined
  sort: 'rating' | 'price_asc' | 'price_desc'
}

export interface HotelResults {
  hotels: HotelCard[]
  places: { code: string; name: string; count: number }[]
  amenities: { code: Amenity; count: number }[]
}

/** The stay that a search asks a price for, without extras; null without dates, and where they cannot be booked. */
export function requestOf({ check_in: checkIn, check_out: checkOut, adults, ages, rooms }: GuestQuery, today: string): StayRequest | null {
  if (!checkIn || !checkOut || datesProblem({ checkIn, checkOut }, today)) return null
  return { checkIn, checkOut, rooms, adults, childAges: ages, extraBeds: 0, meals: 'none', transfer: null }
}

/** Hotels that match, those with a free room first. */
export async function searchHotels(db: Db, query: HotelQuery, locale: Locale, now: Date): Promise<HotelResults> {
  const { amenities = [], max_price: maxPrice = Infinity, sort, place } = query
  const request = requestOf(query, dayInUlaanbaatar(now))
  const found = await listHotels(db, amenities.length ? arrayContains(hotels.amenities, amenities) : undefined)
  const prices = await lowestPrices(db, found, request, now)
  const inPrice = found.filter(({ hotel }) => (prices.get(hotel.id)?.price ?? 0) <= maxPrice)
  const shown = inPrice.filter(({ hotel }) => !place || hotel.zoneCode === place)
  const ratings = await ratingsOf(db)
  const pictures = await picturesOf(
    db,
    shown.flatMap(({ hotel }) => hotel.imageIds.slice(0, 1))
  )
  const cards = shown.map(({ hotel, zone }): HotelCard => {
    const price = prices.get(hotel.id)
    return {
      ...describeHotel(hotel, zone, ratings.get(hotel.id), locale),
      image: pictures(hotel.imageIds.slice(0, 1), localize(hotel.name, locale))[0] ?? null,
      price_from: price?.price ?? null,
      available: price?.available ?? false
    }
  })
  const rank = (card: HotelCard): number =>
    sort === 'price_asc' ? (card.price_from ?? Infinity) : sort === 'price_desc' ? -(card.price_from ?? 0) : -(card.rating ?? 0)
  return {
    hotels: cards.toSorted((one, other) => Number(other.available) - Number(one.available) || rank(one) - rank(other)),
    places: [...Map.groupBy(inPrice, ({ hotel }) => hotel.zoneCode)]
      .map(([code, of]) => ({ code, name: localize(of[0]?.zone, locale), count: of.length }))
      .toSorted((one, other) => other.count - one.count || one.code.localeCompare(other.code)),
    amenities: AMENITIES.flatMap(code => {
      const having = shown.filter(({ hotel }) => hotel.amenities.includes(code)).length
      return having ? [{ code, count: having }] : []
    })
  }
}

type HotelRow = typeof hotels.$inferSelect
export type ListedHotel = Awaited<ReturnType<typeof listHotels>>[number]

export async function listHotels(db: Db, where?: SQL) {
  return db
    .select({ hotel: hotels, zone: zones.name })
    .from(hotels)
    .innerJoin(zones, eq(zones.code, hotels.zoneCode))
    .where(and(eq(hotels.published, true), where))
    .orderBy(asc(hotels.id))
}

/** The cheapest room of each hotel that fits, its mean price of a night and whether one is left. */
async function lowestPrices(
  db: Db,
  found: readonly ListedHotel[],
  request: StayRequest | null,
  now: Date
): Promise<Map<number, { price: Tugrik; available: boolean }>> {
  const types = found.length
    ? await db
        .select()
        .from(roomTypes)
        .where(
          and(
            inArray(
              roomTypes.hotelId,
              found.map(({ hotel }) => hotel.id)
            ),
            roomTypes.active
          )
        )
    : []
  const today = dayInUlaanbaatar(now)
  const span = request ?? { checkIn: today, checkOut: addDays(today, PRICE_NIGHTS) }
  const ids = types.map(({ id }) => id)
  const rates = await ratesOf(db, ids, span.checkIn, span.checkOut)
  const free = request && (await freeRooms(db, types, request, now))
  const rulesOf = new Map(found.map(({ hotel }) => [hotel.id, hotel.rules]))
  const lowest = new Map<number, { price: Tugrik; available: boolean }>()
  for (const type of types) {
    const rules = rulesOf.get(type.hotelId)
    if (!rules) continue
    const fits = !request || !Object.keys(stayProblems(request, type, rules, today)).length
    const available = fits && (!request || leastFree(free?.get(type.id)) >= request.rooms)
    const price = priceFrom(type, rates.get(type.id) ?? [], span, request !== null)
    const before = lowest.get(type.hotelId)
    if (!before || (available && !before.available) || (available === before.available && price < before.price))
      lowest.set(type.hotelId, { price, available })
  }
  return lowest
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
