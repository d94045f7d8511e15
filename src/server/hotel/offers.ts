import { eq } from 'drizzle-orm'
import { addDays, toDayInUlaanbaatar } from '#domain/day.ts'
import type { Tugrik } from '#domain/money.ts'
import { ADULT_AGE, type Amenity, findDatesProblem, countGuests, hasBeds, type StayRequest } from '#domain/stay.ts'
import { cached } from '../kernel/cache/data-cache.ts'
import type { Db } from '../kernel/db/open.ts'
import type { Server } from '../kernel/server.ts'
import { readSettings } from '../site/index.ts'
import { readRatings } from './reviews.ts'
import type { RoomIndex } from './loaded-index.ts'
import { createRoomIndexReader } from './room-index.ts'
import { hotels } from './tables.ts'

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
export function toSearchedStay(
  { check_in: checkIn, check_out: checkOut, adults, ages, rooms }: GuestQuery,
  today: string
): StayRequest | null {
  if (!checkIn || !checkOut || findDatesProblem({ checkIn, checkOut }, today)) return null
  return { checkIn, checkOut, rooms, adults, childAges: ages, extraBeds: 0, meals: 'none', transfer: null }
}

/** A published hotel with the cheapest of its rooms that can be booked; of all its rooms where none can. */
export interface Offer {
  id: number
  zoneCode: string
  latitude: number
  longitude: number
  amenities: Amenity[]
  /** Children below this age need no bed. */
  childFreeAge: number
  /** 0 without reviews. */
  rating: number
  /** The price of a night: the mean over a stay, otherwise the lowest. Null without rooms. */
  price: Tugrik | null
  available: boolean
}

/** Lowest prices of the rooms of a hotel, and whether one of them can be booked. Without a request, of any night of the next months. */
function findLowestPrice(
  rooms: ReturnType<RoomIndex['findRooms']>,
  request: StayRequest | null,
  guests: { adults: number; children: number },
  first: number,
  end: number
): Pick<Offer, 'price' | 'available'> {
  let [free, any] = [Infinity, Infinity]
  for (const room of rooms) {
    if (!room.active) continue
    const price = request ? calculateMeanPrice(room, first, end) : findLowest(room, first, end)
    any = Math.min(any, price)
    if (
      !request ||
      (request.adults >= request.rooms && hasBeds(request, guests, room) && countRoomsLeft(room, first, end) >= request.rooms)
    )
      free = Math.min(free, price)
  }
  const price = free === Infinity ? any : free
  return { price: price === Infinity ? null : price, available: free !== Infinity }
}

type IndexedRoom = ReturnType<RoomIndex['findRooms']>[number]

function calculateMeanPrice({ prices, basePrice }: IndexedRoom, first: number, end: number): Tugrik {
  if (!prices) return basePrice
  let total = 0
  for (let night = first; night < end; night++) total += prices[night] ?? basePrice
  return Math.round(total / (end - first))
}

function findLowest({ prices, basePrice }: IndexedRoom, first: number, end: number): Tugrik {
  if (!prices) return basePrice
  let lowest = Infinity
  for (let night = first; night < end; night++) lowest = Math.min(lowest, prices[night] ?? basePrice)
  return lowest
}

/** Rooms left in the fullest night. */
function countRoomsLeft({ rooms, taken, closed }: IndexedRoom, first: number, end: number): number {
  if (!taken && !closed) return rooms
  let most = 0
  for (let night = first; night < end; night++) most = Math.max(most, (taken?.[night] ?? 0) + (closed?.[night] ?? 0))
  return rooms - most
}

type ListedHotel = Omit<Offer, 'price' | 'available'>

/** All hotels, cached; with their lowest prices, which the page of hotels shows before dates are chosen; and the nights of their rooms. */
export interface HotelOffers {
  hotels: (db: Db) => Promise<ListedHotel[]>
  undated: (db: Db) => Promise<Offer[]>
  rooms: ReturnType<typeof createRoomIndexReader>
}

const offersByServer = new WeakMap<Server, HotelOffers>()

export function createHotelOffers(server: Server): HotelOffers {
  const existing = offersByServer.get(server)
  if (existing) return existing
  const { now } = server
  const rooms = createRoomIndexReader(now)
  const listed = cached(['hotels'], readHotels)
  const offers = { rooms, hotels: listed, undated: cached(['hotels'], async db => readUndatedOffers(db, rooms, await listed(db), now())) }
  offersByServer.set(server, offers)
  return offers
}

/** Reads the nights of all rooms before the first search, in the background. */
export async function loadRoomIndex(server: Server): Promise<void> {
  if ((await readSettings(server.db)).configs.hotel) await createHotelOffers(server).rooms.load(server.db)
}

/** Hotels that match, and those that would without the place. */
export async function findOffers(
  db: Db,
  { place, amenities = [], max_price: maxPrice = Infinity, ...guests }: HotelFilter,
  now: Date,
  offers: HotelOffers
): Promise<{ inPrice: Offer[]; found: Offer[] }> {
  const request = toSearchedStay(guests, toDayInUlaanbaatar(now))
  const hasAmenities = (offer: ListedHotel): boolean => amenities.every(amenity => offer.amenities.includes(amenity))
  const dated = request
    ? calculateOffers(
        (await offers.hotels(db)).filter(hasAmenities),
        request,
        await offers.rooms.read(db, { first: request.checkIn, end: request.checkOut })
      )
    : (await offers.undated(db)).filter(hasAmenities)
  const inPrice = dated.filter(({ price }) => (price ?? 0) <= maxPrice)
  return { inPrice, found: inPrice.filter(({ zoneCode }) => !place || zoneCode === place) }
}

function calculateOffers(offers: readonly ListedHotel[], request: StayRequest, index: RoomIndex): Offer[] {
  const first = index.findPosition(request.checkIn)
  const end = index.findPosition(request.checkOut)
  const guests = Array.from({ length: ADULT_AGE + 1 }, (_, age) => countGuests(request, age))
  return offers.map(offer => {
    const counted = guests[Math.min(ADULT_AGE, offer.childFreeAge)] ?? countGuests(request, offer.childFreeAge)
    return { ...offer, ...findLowestPrice(index.findRooms(offer.id), request, counted, first, end) }
  })
}

async function readHotels(db: Db): Promise<ListedHotel[]> {
  const ratings = await readRatings(db)
  const { id, zoneCode, latitude, longitude, amenities, rules } = hotels
  const rows = await db.select({ id, zoneCode, latitude, longitude, amenities, rules }).from(hotels).where(eq(hotels.published, true))
  return rows.map(({ rules: { childFreeAge }, ...row }) => ({ ...row, childFreeAge, rating: ratings.get(row.id)?.rating ?? 0 }))
}

async function readUndatedOffers(db: Db, rooms: HotelOffers['rooms'], listed: readonly ListedHotel[], now: Date): Promise<Offer[]> {
  const today = toDayInUlaanbaatar(now)
  const nights = { first: today, end: addDays(today, PRICE_NIGHTS) }
  const index = await rooms.read(db, nights)
  const [first, end] = [index.findPosition(nights.first), index.findPosition(nights.end)]
  return listed.map(hotel => ({ ...hotel, ...findLowestPrice(index.findRooms(hotel.id), null, { adults: 0, children: 0 }, first, end) }))
}
