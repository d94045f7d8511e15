import { and, asc, desc, eq } from 'drizzle-orm'
import type { Hotel, HotelRoom, StayPrice } from '#contract/hotel.ts'
import { addDays, isDay, toDayInUlaanbaatar } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import { type Locale, localize } from '#domain/site.ts'
import {
  AMENITIES,
  MEAL_PLANS,
  calculateNightPrice,
  listNights,
  quoteStay,
  findStayProblems,
  type StayQuote,
  type StayRequest
} from '#domain/stay.ts'
import { createTranslator } from '#i18n/translator.ts'
import { toErrorBody } from '../kernel/http/errors.ts'
import type { Db } from '../kernel/db/open.ts'
import { findBySlug } from '../kernel/slugs/former-slugs.ts'
import { readAirportNames, readSettings } from '../site/index.ts'
import { countFreeRooms, findLeastFree, readRates } from './rooms.ts'
import { type GuestQuery, PRICE_NIGHTS, toSearchedStay } from './offers.ts'
import { readRatings } from './reviews.ts'
import { describeHotel, listHotels, readPictures, calculateMeanNightPrice, findLowestNightPrice } from './search.ts'
import { findRoom, quoteRoom } from './stays.ts'
import { hotelReviews, hotels, roomTypes } from './tables.ts'

const NEWEST_REVIEWS = 12

/** @throws ShopError not_found where the shop offers no hotels */
export async function refuseHotelsOff(db: Db): Promise<void> {
  if (!(await readSettings(db)).configs.hotel) throw new ShopError('not_found')
}

export async function listAmenities(db: Db, locale: Locale) {
  const found = await listHotels(db)
  const t = createTranslator(locale)
  return AMENITIES.map(code => ({
    code,
    name: t(`hotel:amenity_${code}`),
    count: found.filter(({ hotel }) => hotel.amenities.includes(code)).length
  })).filter(({ count }) => count > 0)
}

/** Also by a former slug. @throws ShopError hotel_not_found */
async function findHotel(db: Db, slug: string) {
  const found = await findBySlug(db, 'hotel', slug, named => listHotels(db, eq(hotels.slug, named)))
  if (!found) throw new ShopError('hotel_not_found')
  return found
}

export async function viewHotel(db: Db, slug: string, locale: Locale): Promise<Hotel> {
  const { hotel, zone } = await findHotel(db, slug)
  const { rules } = hotel
  const airport = await readAirportNames(
    rules.transfers.map(({ iata }) => iata),
    locale
  )
  const ratings = await readRatings(db, eq(hotelReviews.hotelId, hotel.id))
  const pictures = await readPictures(db, hotel.imageIds)
  const newest = await db
    .select()
    .from(hotelReviews)
    .where(eq(hotelReviews.hotelId, hotel.id))
    .orderBy(desc(hotelReviews.createdAt), desc(hotelReviews.id))
    .limit(NEWEST_REVIEWS)
  return {
    ...describeHotel(hotel, zone, ratings.get(hotel.id), locale),
    description: localize(hotel.description, locale),
    phone: hotel.phone,
    images: pictures(hotel.imageIds, localize(hotel.name, locale)),
    check_in: rules.checkIn,
    check_out: rules.checkOut,
    free_days: rules.freeDays,
    fee_percent: rules.feePercent,
    child_free_age: rules.childFreeAge,
    child_price: rules.childPrice,
    extra_bed_price: rules.extraBedPrice,
    city_tax_percent: rules.cityTaxPercent,
    meals: MEAL_PLANS.flatMap(plan => {
      const price = plan === 'none' ? undefined : rules.meals[plan]
      return price === undefined ? [] : [{ plan, price }]
    }),
    transfers: rules.transfers.map(({ iata, price }) => ({ iata, airport: airport(iata), price })),
    newest_reviews: newest.map(({ author, rating, comment, createdAt }) => ({ author, rating, comment, at: createdAt.toISOString() }))
  }
}

export async function viewRooms(db: Db, query: GuestQuery & { hotel: string }, locale: Locale, now: Date): Promise<HotelRoom[]> {
  const { hotel } = await findHotel(db, query.hotel)
  const today = toDayInUlaanbaatar(now)
  const request = toSearchedStay(query, today)
  const types = await db
    .select()
    .from(roomTypes)
    .where(and(eq(roomTypes.hotelId, hotel.id), roomTypes.active))
    .orderBy(asc(roomTypes.basePrice), asc(roomTypes.id))
  const span = request ?? { checkIn: today, checkOut: addDays(today, PRICE_NIGHTS) }
  const rates = await readRates(
    db,
    types.map(({ id }) => id),
    span.checkIn,
    span.checkOut
  )
  const free = request && (await countFreeRooms(db, types, request, now))
  const pictures = await readPictures(
    db,
    types.flatMap(({ imageId }) => imageId ?? [])
  )
  return types.map(type => {
    const terms = { basePrice: type.basePrice, rates: rates.get(type.id) ?? [] }
    const available = free ? findLeastFree(free.get(type.id)) : null
    const [problem] = request ? Object.values(findStayProblems(request, type, hotel.rules, today)) : []
    const refused = problem ?? (request && (available ?? 0) < request.rooms ? 'stay_sold_out' : null)
    const quote = request && !problem ? quoteStay(request, terms, hotel.rules, today) : null
    return {
      id: type.id,
      name: localize(type.name, locale),
      description: localize(type.description, locale),
      image: type.imageId ? (pictures([type.imageId], localize(type.name, locale))[0] ?? null) : null,
      square_metres: type.squareMetres,
      max_adults: type.maxAdults,
      max_guests: type.maxGuests,
      extra_beds: type.extraBeds,
      amenities: type.amenities,
      price_from: request ? calculateMeanNightPrice(terms, request) : findLowestNightPrice(terms, span),
      price: quote && viewQuote(quote, available ?? 0),
      available,
      refusal: refused && (toErrorBody(new ShopError(refused, { available: available ?? 0 }), locale).error ?? null)
    }
  })
}

export const viewQuote = ({ nights, parts, total, vat, cityTax, freeUntil }: StayQuote, available: number): StayPrice => ({
  nights,
  parts,
  total,
  vat,
  city_tax: cityTax,
  free_until: freeUntil,
  available
})

/** @throws ShopError room_not_found, validation */
export async function calculatePrice(db: Db, roomId: number, request: StayRequest, now: Date): Promise<StayPrice> {
  const offered = await findRoom(db, roomId)
  const quote = await quoteRoom(db, offered, request, now)
  return viewQuote(quote, findLeastFree((await countFreeRooms(db, [offered.room], request, now)).get(roomId)))
}

/** Prices and free rooms of single nights, from `from` or today. */
export async function viewCalendar(db: Db, { room: roomId, from, nights }: { room: number; from: string; nights: number }, now: Date) {
  const today = toDayInUlaanbaatar(now)
  if (!isDay(from)) throw new ShopError('validation', { fields: { from: 'stay_dates_wrong' } })
  const { room } = await findRoom(db, roomId)
  const checkIn = from > today ? from : today
  const checkOut = addDays(from, nights)
  const rates = (await readRates(db, [roomId], checkIn, checkOut)).get(roomId) ?? []
  const free = (await countFreeRooms(db, [room], { checkIn, checkOut }, now)).get(roomId)
  return [...(free ?? [])].map(([night, available]) => ({
    night,
    price: calculateNightPrice({ basePrice: room.basePrice, rates }, night),
    available
  }))
}

interface HotelCalendarQuery extends Pick<GuestQuery, 'adults' | 'ages' | 'rooms'> {
  hotel: string
  from: string
  nights: number
}

/** The lowest prices of single nights over the rooms that fit the guests, from `from` or today. @throws ShopError hotel_not_found */
export async function viewHotelCalendar(db: Db, { hotel: slug, from, nights, adults, ages, rooms }: HotelCalendarQuery, now: Date) {
  const today = toDayInUlaanbaatar(now)
  if (!isDay(from)) throw new ShopError('validation', { fields: { from: 'stay_dates_wrong' } })
  const { hotel } = await findHotel(db, slug)
  const checkIn = from > today ? from : today
  const checkOut = addDays(from, nights)
  const request: StayRequest = {
    checkIn: today,
    checkOut: addDays(today, 1),
    rooms,
    adults,
    childAges: ages,
    extraBeds: 0,
    meals: 'none',
    transfer: null
  }
  const all = await db
    .select()
    .from(roomTypes)
    .where(and(eq(roomTypes.hotelId, hotel.id), roomTypes.active))
  const types = all.filter(type => Object.keys(findStayProblems(request, type, hotel.rules, today)).length === 0)
  const ids = types.map(({ id }) => id)
  const rates = await readRates(db, ids, checkIn, checkOut)
  const free = await countFreeRooms(db, types, { checkIn, checkOut }, now)
  return listNights(checkIn, checkOut).map(night => {
    const prices = types
      .filter(({ id }) => (free.get(id)?.get(night) ?? 0) >= rooms)
      .map(({ id, basePrice }) => calculateNightPrice({ basePrice, rates: rates.get(id) ?? [] }, night))
    return { night, price: prices.length ? Math.min(...prices) : null }
  })
}
