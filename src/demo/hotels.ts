import { DAY_MS, toDayInUlaanbaatar } from '#domain/day.ts'
import type { HotelDocument, RateFields } from '#contract/hotel-record.ts'
import type { Localized } from '#domain/site.ts'
import { hotelReviews, hotels, importHotel } from '#server/hotel/index.ts'
import type { Server } from '#server/kernel/server.ts'
import { storeDrawings } from './drawings/drawings.ts'

type RoomData = Omit<HotelDocument['rooms'][number], 'active' | 'rates' | 'image'>
type HotelData = Omit<HotelDocument, 'images' | 'published' | 'rooms'> & {
  /** Names of drawings. */
  pictures: string[]
  /** Whether guests come in summer, or at any time. */
  season: 'summer' | 'city'
  rooms: RoomData[]
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
  const year = Number(toDayInUlaanbaatar(now).slice(0, 4))
  await db.transaction(async tx => {
    for (const { pictures, season, rooms, ...hotel } of HOTELS) {
      const images = pictures.flatMap(name => ids.get(name) ?? [])
      const document: HotelDocument = {
        ...hotel,
        images,
        published: true,
        rooms: rooms.map((room, index) => ({
          ...room,
          image: images[index % 2] ?? null,
          active: true,
          rates: [year, year + 1].flatMap(each => createRatesOfYear(each, room.base_price, season))
        }))
      }
      await importHotel(tx, document, null, now)
    }
    const made = await tx.select({ id: hotels.id }).from(hotels).orderBy(hotels.id)
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
                  createdAt: new Date(now.getTime() - (review.days_ago + index) * DAY_MS)
                }
              ]
            : []
        )
      )
    )
  })
}

/** Seasons of a year over the price of the room, weekends above them. */
function createRatesOfYear(year: number, price: number, season: HotelData['season']): RateFields[] {
  const rounded = (share: number): number => Math.round((price * share) / 5000) * 5000
  const rate = (name: Localized, first: string, last: string, share: number, weekdays: number[] = []): RateFields => ({
    name,
    first_night: `${year}-${first}`,
    last_night: `${year}-${last}`,
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
