import { and, asc, inArray } from 'drizzle-orm'
import type { HotelCard } from '#contract/hotel-search.ts'
import { addDays, toDayInUlaanbaatar } from '#domain/day.ts'
import type { Tugrik } from '#domain/money.ts'
import { type Locale, localize } from '#domain/site.ts'
import type { Db } from '../kernel/db/open.ts'
import { readFormerSlugs, withFormerSlugs } from '../kernel/slugs/former-slugs.ts'
import { readSettings } from '../site/index.ts'
import { PRICE_NIGHTS } from './offers.ts'
import { readRatings } from './reviews.ts'
import { readRates } from './rooms.ts'
import { describeHotel, listHotels, readPictures, findLowestNightPrice } from './search.ts'
import { hotelReviews, hotels, roomTypes } from './tables.ts'

/** A hotel inside a text, with the rooms that can be chosen there. */
export interface HotelOffer {
  hotel: HotelCard
  rooms: { id: number; name: string; price_from: Tugrik }[]
}

/** Published hotels with rooms by slug, former ones included, with their lowest prices; none where the shop offers no hotels. */
export async function readHotelOffers(db: Db, slugs: readonly string[], locale: Locale, now: Date): Promise<Map<string, HotelOffer>> {
  if (!slugs.length || !(await readSettings(db)).configs.hotel) return new Map()
  const renamed = await readFormerSlugs(db, 'hotel', slugs)
  const found = await listHotels(db, inArray(hotels.slug, [...slugs, ...renamed.values()]))
  const ids = found.map(({ hotel }) => hotel.id)
  if (!ids.length) return new Map()
  const types = await db
    .select()
    .from(roomTypes)
    .where(and(inArray(roomTypes.hotelId, ids), roomTypes.active))
    .orderBy(asc(roomTypes.basePrice), asc(roomTypes.id))
  const checkIn = toDayInUlaanbaatar(now)
  const span = { checkIn, checkOut: addDays(checkIn, PRICE_NIGHTS) }
  const typeIds = types.map(({ id }) => id)
  const rates = await readRates(db, typeIds, span.checkIn, span.checkOut)
  const ratings = await readRatings(db, inArray(hotelReviews.hotelId, ids))
  const pictures = await readPictures(
    db,
    found.flatMap(({ hotel }) => hotel.imageIds.slice(0, 1))
  )
  const offers = found.flatMap(({ hotel, zone }) => {
    const rooms = types
      .filter(({ hotelId }) => hotelId === hotel.id)
      .map(type => ({
        id: type.id,
        name: localize(type.name, locale),
        price_from: findLowestNightPrice({ basePrice: type.basePrice, rates: rates.get(type.id) ?? [] }, span)
      }))
    if (!rooms.length) return []
    const described = describeHotel(hotel, zone, ratings.get(hotel.id), locale)
    const image = pictures(hotel.imageIds.slice(0, 1), described.name)[0] ?? null
    const lowest = Math.min(...rooms.map(room => room.price_from))
    return [[hotel.slug, { hotel: { ...described, image, price_from: lowest, available: true }, rooms }] as const]
  })
  return withFormerSlugs(offers, renamed)
}
