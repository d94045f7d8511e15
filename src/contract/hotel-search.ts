import { z } from 'zod'
import { isDay } from '#domain/day.ts'
import { AMENITIES, HOTEL_KINDS, MAX_ADULTS, MAX_AGE, MAX_HOTELS_PER_PAGE, MAX_ROOMS, HOTEL_SORTS } from '#domain/stay.ts'
import { lineText, picture, queryNumber, tugrik } from './fields.ts'
import { defineRoutes } from './route.ts'

export const amenity = z.enum(AMENITIES)
/** Whether it can be booked is decided by `findDatesProblem`. */
export const day = z.string('stay_dates_wrong').regex(/^\d{4}-\d{2}-\d{2}$/, 'stay_dates_wrong')
/** Not so late that a calendar that begins there ends after the year 9999. */
export const realDay = day.refine(text => isDay(text) && text < '9000', 'stay_dates_wrong')

export const hotelCard = z.object({
  slug: z.string(),
  kind: z.enum(HOTEL_KINDS),
  name: z.string(),
  place: z.object({ code: z.string(), name: z.string() }),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  stars: z.int().nullable(),
  amenities: z.array(amenity),
  image: picture.nullable(),
  rating: z.number().nullable(),
  reviews: z.int(),
  /** The lowest price of a night; with dates, the mean price of a night of the cheapest room that fits. */
  price_from: tugrik.nullable(),
  /** With dates: whether a room that fits is left. */
  available: z.boolean()
})

/** Hotels so near each other that a map of all results shows them as one. */
const mapGroup = z.object({
  latitude: z.number(),
  longitude: z.number(),
  count: z.int(),
  /** The lowest price of a night, as of a card. */
  price_from: tugrik.nullable(),
  /** The code of their place, where they have only one. */
  place: z.string().nullable(),
  /** The first of them; those with a free room before the others, then by price. */
  hotels: z.array(hotelCard.pick({ slug: true, name: true, price_from: true, available: true }))
})

/** `4,9` in a query string. */
const ages = z
  .string()
  .regex(/^(\d{1,2}(,\d{1,2}){0,7})?$/)
  .transform(text => (text ? text.split(',').map(Number) : []))
  .refine(list => list.every(age => age <= MAX_AGE))

export const guestQuery = {
  check_in: day.optional(),
  check_out: day.optional(),
  adults: queryNumber(1, MAX_ADULTS).default(2),
  ages: ages.default([]),
  rooms: queryNumber(1, MAX_ROOMS).default(1)
}

const searchQuery = {
  ...guestQuery,
  place: lineText(20).optional(),
  amenities: z
    .string()
    .regex(/^[a-z_]+(,[a-z_]+)*$/)
    .transform(text => text.split(','))
    .pipe(z.array(amenity))
    .optional(),
  /** The highest price of a night. */
  max_price: queryNumber(1, 1_000_000_000).optional()
}

export type HotelCard = z.infer<typeof hotelCard>
export type HotelGroup = z.infer<typeof mapGroup>

export const hotelSearchContract = defineRoutes('hotel', {
  'GET /api/v2/horeca/hotels': {
    summary: 'Hotels and camps by place, dates, guests and amenities',
    access: 'public',
    query: z.object({
      ...searchQuery,
      sort: z.enum(HOTEL_SORTS).default('rating'),
      page: queryNumber(1, 1000).default(1),
      per_page: queryNumber(1, MAX_HOTELS_PER_PAGE).default(24)
    }),
    response: z.object({
      hotels: z.array(hotelCard),
      /** On all pages. */
      total: z.int(),
      page: z.int(),
      per_page: z.int(),
      more: z.boolean(),
      places: z.array(z.object({ code: z.string(), name: z.string(), count: z.int() })),
      /** Amenities of the hotels that match the other filters. */
      amenities: z.array(z.object({ code: amenity, count: z.int() }))
    }),
    errors: [404]
  },
  'GET /api/v2/horeca/hotel_map': {
    summary: 'All hotels that match, those that are near each other together',
    access: 'public',
    query: z.object(searchQuery),
    response: z.array(mapGroup),
    errors: [404]
  },
  'GET /api/v2/horeca/amenity_list': {
    summary: 'Amenities with the number of hotels that have them',
    access: 'public',
    response: z.array(z.object({ code: amenity, name: z.string(), count: z.int() })),
    errors: [404]
  }
})
