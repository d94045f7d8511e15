import { hotelReviews, hotels, roomRates, roomTypes } from '#server/hotel/index.ts'
import type { Server } from '#server/kernel/server.ts'
import type { Amenity, HotelKind, HotelRules, RoomRate } from '#domain/stay.ts'
import type { Localized } from '#domain/site.ts'
import { DAY, dayOf } from './dates.ts'
import { storeDrawings } from './drawings/drawings.ts'

interface HotelData {
  slug: string
  kind: HotelKind
  name: Localized
  description: Localized
  zone: string
  address: Localized
  latitude: number
  longitude: number
  phone: string
  stars: number | null
  amenities: Amenity[]
  pictures: string[]
  /** Whether guests come in summer, or at any time. */
  season: 'summer' | 'city'
  rules: HotelRules
  rooms: {
    name: Localized
    description: Localized
    square_metres: number
    rooms: number
    max_adults: number
    max_guests: number
    extra_beds: number
    price: number
    amenities: Amenity[]
  }[]
}

interface ReviewData {
  rating: number
  author: string
  comment: string
  days_ago: number
}

const { hotels: HOTELS = [], reviews: REVIEWS = [] } =
  import.meta.glob<{ hotels: HotelData[]; reviews: ReviewData[] }>('./hotels.json', { eager: true, import: 'default' })['./hotels.json'] ??
  {}

/** Reviews of a hotel: each has others of the list. */
const REVIEWS_EACH = 4

/** Adds the hotels and camps of the demo shop, with the prices of this year and the next, where there are none. */
export async function seedHotels(server: Server): Promise<void> {
  const { db, storage } = server
  if (await db.$count(hotels)) return
  const now = server.now()
  const ids = await storeDrawings(
    storage,
    db,
    HOTELS.flatMap(({ pictures }) => pictures)
  )
  const imageOf = (name: string | undefined): string | null => (name ? (ids.get(name) ?? null) : null)
  await db.transaction(async tx => {
    const made = await tx
      .insert(hotels)
      .values(
        HOTELS.map(({ zone, pictures, season: _season, rooms: _rooms, ...hotel }) => ({
          ...hotel,
          zoneCode: zone,
          imageIds: pictures.flatMap(name => imageOf(name) ?? []),
          published: true,
          createdAt: now,
          updatedAt: now
        }))
      )
      .returning({ id: hotels.id, slug: hotels.slug })
    const idOf = new Map(made.map(({ id, slug }) => [slug, id]))
    const rooms = HOTELS.flatMap(hotel => hotel.rooms.map((room, index) => ({ ...room, hotel, image: imageOf(hotel.pictures[index % 2]) })))
    const types = await tx
      .insert(roomTypes)
      .values(
        rooms.map(
          ({ name, description, square_metres: squareMetres, rooms: count, max_adults: maxAdults, max_guests: maxGuests, ...room }) => ({
            hotelId: idOf.get(room.hotel.slug) ?? 0,
            name,
            description,
            imageId: room.image,
            squareMetres,
            rooms: count,
            maxAdults,
            maxGuests,
            extraBeds: room.extra_beds,
            basePrice: room.price,
            amenities: room.amenities
          })
        )
      )
      .returning({ id: roomTypes.id })
    const year = Number(dayOf(now).slice(0, 4))
    await tx.insert(roomRates).values(
      rooms.flatMap(({ hotel, price }, index) =>
        [year, year + 1].flatMap(each =>
          ratesOfYear(each, price, hotel.season).map(rate => ({
            ...rate,
            weekdays: [...rate.weekdays],
            roomTypeId: types[index]?.id ?? 0
          }))
        )
      )
    )
    await tx.insert(hotelReviews).values(
      made.flatMap(({ id }, index) =>
        Array.from({ length: REVIEWS_EACH }, (_, n) => REVIEWS[(index * 2 + n) % REVIEWS.length]).flatMap(review =>
          review
            ? [
                {
                  hotelId: id,
                  author: review.author,
                  rating: review.rating,
                  comment: review.comment,
                  createdAt: new Date(now.getTime() - (review.days_ago + index) * DAY)
                }
              ]
            : []
        )
      )
    )
  })
}

/** Seasons of a year over the price of the room, weekends above them. */
function ratesOfYear(year: number, price: number, season: HotelData['season']): (RoomRate & { name: Localized })[] {
  const rounded = (share: number): number => Math.round((price * share) / 5000) * 5000
  const rate = (name: Localized, first: string, last: string, share: number, weekdays: number[] = []) => ({
    name,
    firstNight: `${year}-${first}`,
    lastNight: `${year}-${last}`,
    weekdays,
    price: rounded(share)
  })
  const weekend = { mn: 'Амралтын өдөр', en: 'Weekend' }
  const summer = { mn: 'Зуны улирал', en: 'Summer' }
  const winter = { mn: 'Өвлийн улирал', en: 'Winter' }
  const naadam = { mn: 'Наадам', en: 'Naadam' }
  return season === 'summer'
    ? [
        rate(winter, '01-01', '04-30', 0.7),
        rate(winter, '10-15', '12-31', 0.7),
        rate(summer, '06-15', '08-31', 1.25),
        rate(weekend, '06-15', '08-31', 1.4, [5, 6]),
        rate(naadam, '07-09', '07-15', 1.7)
      ]
    : [rate(weekend, '01-01', '12-31', 1.15, [5, 6]), rate(summer, '06-15', '08-31', 1.2), rate(naadam, '07-09', '07-15', 1.6)]
}
