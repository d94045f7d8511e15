import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { HotelCard } from '#contract/hotel-search.ts'
import type { Tugrik } from '#domain/money.ts'
import { type Locale, localize, type Picture } from '#domain/site.ts'
import { AMENITIES, type Amenity, calculateNightPrice, listNights, type StayRequest, type HOTEL_SORTS } from '#domain/stay.ts'
import type { Db } from '../kernel/db/open.ts'
import { images } from '../kernel/images/tables.ts'
import { zones } from '../site/index.ts'
import { findOffers, type HotelFilter, type Offer, type HotelOffers } from './offers.ts'
import { type Rating, readRatings } from './reviews.ts'
import { hotelReviews, hotels } from './tables.ts'

interface HotelQuery extends HotelFilter {
  sort: (typeof HOTEL_SORTS)[number]
  page: number
  per_page: number
}

interface HotelResults {
  hotels: HotelCard[]
  total: number
  page: number
  per_page: number
  more: boolean
  places: { code: string; name: string; count: number }[]
  amenities: { code: Amenity; count: number }[]
}

/** A page of the hotels that match, those with a free room first. */
export async function searchHotels(db: Db, query: HotelQuery, locale: Locale, now: Date, offers: HotelOffers): Promise<HotelResults> {
  const { sort, page, per_page: perPage } = query
  const { inPrice, found } = await findOffers(db, query, now, offers)
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

async function viewCards(db: Db, shown: readonly Offer[], locale: Locale): Promise<HotelCard[]> {
  if (!shown.length) return []
  const ids = shown.map(({ id }) => id)
  const rows = new Map((await listHotels(db, inArray(hotels.id, ids))).map(row => [row.hotel.id, row]))
  const ratings = await readRatings(db, inArray(hotelReviews.hotelId, ids))
  const pictures = await readPictures(
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

type PricedRoom = Parameters<typeof calculateNightPrice>[0]

const listNightPrices = (room: PricedRoom, { checkIn, checkOut }: Pick<StayRequest, 'checkIn' | 'checkOut'>): Tugrik[] =>
  listNights(checkIn, checkOut).map(night => calculateNightPrice(room, night))

export const findLowestNightPrice = (room: PricedRoom, nights: Pick<StayRequest, 'checkIn' | 'checkOut'>): Tugrik =>
  room.rates.length ? Math.min(...listNightPrices(room, nights)) : room.basePrice

export function calculateMeanNightPrice(room: PricedRoom, nights: Pick<StayRequest, 'checkIn' | 'checkOut'>): Tugrik {
  if (!room.rates.length) return room.basePrice
  const prices = listNightPrices(room, nights)
  return Math.round(prices.reduce((sum, price) => sum + price, 0) / prices.length)
}

/** Pictures by their ids, for `pictures(ids, alt)`. */
export async function readPictures(db: Db, ids: readonly string[]): Promise<(ids: readonly string[], alt: string) => Picture[]> {
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
