import { z } from 'zod'
import { MAX_AMOUNT } from '#domain/money.ts'
import {
  AMENITIES,
  ARRIVALS,
  HOTEL_KINDS,
  IATA_CODE,
  isDay,
  MAX_ADULTS,
  MAX_CALENDAR_DAYS,
  MAX_HOTEL_PICTURES,
  MAX_TRANSFERS,
  MEAL_PLANS
} from '#domain/stay.ts'
import { imageId, localizedLines, localizedName, localizedText } from './document.ts'
import { done, lineText, MAX_ID, pathId, picture, PICTURE_FORM_BYTES, pictureForm, queryNumber, tugrik } from './fields.ts'
import { amenity, day as typedDay } from './hotel-search.ts'
import { passengerInput } from './hotel.ts'
import { defineRoutes } from './route.ts'

const day = typedDay.refine(isDay, 'stay_dates_wrong')
const time = z.string('blank').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time_wrong')
const count = (min: number, max: number) => z.int('number_wrong').min(min, 'number_wrong').max(max, 'number_wrong')
const amount = z.int('amount_wrong').min(0, 'amount_wrong').max(MAX_AMOUNT, 'amount_wrong')
const price = amount.min(1, 'amount_wrong')
const amenities = z.array(amenity).max(AMENITIES.length)

const rules = z.strictObject({
  check_in: time,
  check_out: time,
  /** Free cancellation until this many days before the arrival. */
  free_days: count(0, 365),
  /** The hotel's part of the price of a night that is canceled later. */
  fee_percent: count(0, 100),
  child_free_age: count(0, 12),
  /** A night of an older child. */
  child_price: amount,
  /** A night of an extra bed. */
  extra_bed_price: amount,
  /** Of an adult's day; a plan without a price is not offered. */
  meals: z.strictObject({ breakfast: amount.exactOptional(), half_board: amount.exactOptional(), full_board: amount.exactOptional() }),
  transfers: z
    .array(z.strictObject({ iata: z.string().regex(IATA_CODE, 'stay_transfer_wrong'), price }))
    .max(MAX_TRANSFERS)
    .refine(list => new Set(list.map(({ iata }) => iata)).size === list.length, 'transfer_twice'),
  city_tax_percent: z.number('number_wrong').min(0, 'number_wrong').max(10, 'number_wrong')
})

const hotelFields = {
  kind: z.enum(HOTEL_KINDS, 'blank'),
  name: localizedName(255),
  description: localizedLines(10_000),
  /** Code of the city or province. */
  zone: z.string('blank').regex(/^\d{1,4}$/, 'blank'),
  address: localizedName(500),
  latitude: z.number('number_wrong').min(-90, 'number_wrong').max(90, 'number_wrong'),
  longitude: z.number('number_wrong').min(-180, 'number_wrong').max(180, 'number_wrong'),
  phone: lineText(30, 'blank').trim().min(1, 'blank'),
  stars: count(1, 5).nullable(),
  amenities,
  images: z.array(imageId).max(MAX_HOTEL_PICTURES, 'pictures_many'),
  rules
}
const slug = z
  .string()
  .trim()
  .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'record_code_wrong')

const roomFields = z.strictObject({
  name: localizedName(255),
  description: localizedLines(2000),
  image: imageId.nullable(),
  square_metres: count(1, 10_000),
  /** Of this type. */
  rooms: count(0, 10_000),
  max_adults: count(1, MAX_ADULTS),
  max_guests: count(1, MAX_ADULTS),
  /** Of one room. */
  extra_beds: count(0, 10),
  /** Of nights without a rate. */
  base_price: price,
  amenities,
  /** False for a type that is not offered any more. */
  active: z.boolean()
})
const fitsGuests = ({ max_adults: adults, max_guests: guests }: { max_adults: number; max_guests: number }): boolean => guests >= adults
const version = z.int().min(1).max(MAX_ID)

const rateFields = z.strictObject({
  name: localizedName(120),
  first_night: day,
  last_night: day,
  /** 0 is Sunday; every day where it is empty. */
  weekdays: z.array(z.int().min(0).max(6)).max(7),
  price
})

const closureFields = z.strictObject({
  first_night: day,
  last_night: day,
  /** Null closes all of them. */
  rooms: count(1, 10_000).nullable(),
  reason: lineText(200).trim()
})

/** Hotels in one file. */
const MAX_HOTELS = 500
const FILE_BYTES = 4_000_000

/** A hotel in a file. Pictures are not in it: those of a hotel that exists are kept, and are added in the form. */
export const hotelDocument = z.strictObject({
  slug,
  ...hotelFields,
  images: z.array(imageId).max(MAX_HOTEL_PICTURES, 'pictures_many').optional(),
  published: z.boolean().default(false),
  /** Matched by their name; those that are not listed remain. */
  rooms: z.array(
    roomFields
      .extend({
        image: imageId.nullable().optional(),
        active: z.boolean().default(true),
        /** Replace those that the room has; a later one applies before earlier ones. */
        rates: z.array(rateFields).max(200).default([])
      })
      .refine(fitsGuests, { error: 'stay_guests_few', path: ['max_guests'] })
  )
})
export type HotelDocument = z.output<typeof hotelDocument>

const rate = rateFields.extend({ id: z.int(), name: localizedText })
const closure = closureFields.extend({ id: z.int(), by: z.string().nullable(), at: z.string() })

const room = z.object({
  id: z.int(),
  ...roomFields.shape,
  name: localizedText,
  description: localizedText,
  image: picture.nullable(),
  version: z.int(),
  /** The one with the highest id applies to a night. */
  rates: z.array(rate),
  /** Those that have not passed. */
  closures: z.array(closure)
})

const listed = z.object({
  id: z.int(),
  slug: z.string(),
  kind: z.enum(HOTEL_KINDS),
  name: localizedText,
  place: localizedText,
  published: z.boolean(),
  /** Of the types that are offered. */
  rooms: z.int(),
  image: picture.nullable()
})

const hotel = z.object({
  id: z.int(),
  slug: z.string(),
  ...hotelFields,
  name: localizedText,
  description: localizedText,
  address: localizedText,
  images: z.array(picture),
  published: z.boolean(),
  version: z.int(),
  rooms: z.array(room)
})

const bookedStay = z.object({
  id: z.int(),
  /** `held` is not paid yet. */
  state: z.enum(['held', 'booked']),
  arrival: z.enum(ARRIVALS),
  /** Shown by the guest. */
  code: z.string(),
  order: z.string(),
  /** Of the customer. */
  phone: z.string(),
  hotel: z.object({ id: z.int(), name: localizedText }),
  room: z.object({ id: z.int(), name: localizedText }),
  rooms: z.int(),
  /** Without canceled nights. */
  check_in: z.string(),
  check_out: z.string(),
  nights: z.int(),
  adults: z.int(),
  child_ages: z.array(z.int()),
  extra_beds: z.int(),
  meals: z.enum(MEAL_PLANS),
  transfer: z.object({ iata: z.string(), rides: z.int() }).nullable(),
  flight: z.string(),
  note: z.string(),
  guests: z.array(passengerInput),
  /** Less what was refunded. */
  total: tugrik
})

export type ListedHotel = z.infer<typeof listed>
export type HotelRecord = z.infer<typeof hotel>
export type RoomRecord = z.infer<typeof room>
export type BookedStay = z.infer<typeof bookedStay>
export type ImportedHotel = z.infer<(typeof hotelAdminContract.routes)['POST /api/v2/staff/hotels/import']['response']>['results'][number]
export type HotelFields = z.output<z.ZodObject<typeof hotelFields>>
export type RoomFields = z.output<typeof roomFields>
export type RateFields = z.output<typeof rateFields>
export type ClosureFields = z.output<typeof closureFields>

const edit = { access: 'staff', permission: 'hotel.edit' } as const
const reception = { access: 'staff', permission: 'hotel.reception' } as const
const ofHotel = z.object({ id: pathId('hotel_not_found') })
const ofRoom = z.object({ id: pathId('room_not_found') })

/** Hotels, their rooms, prices and closed nights, for staff. */
export const hotelAdminContract = defineRoutes('hotel', {
  'GET /api/v2/staff/hotels': {
    summary: 'Staff: all hotels, also those that are not published',
    ...reception,
    response: z.object({ hotels: z.array(listed) })
  },
  'POST /api/v2/staff/hotels': {
    summary: 'Staff: adds a hotel, which is published later',
    ...edit,
    body: z.strictObject({ ...hotelFields, slug: slug.optional() }),
    response: z.object({ id: z.int() }),
    errors: [409]
  },
  'GET /api/v2/staff/hotels/export': {
    summary: 'Staff: all hotels with rooms and rates, as a file that can be imported',
    ...edit,
    response: z.object({ hotels: z.array(z.unknown()) })
  },
  'POST /api/v2/staff/hotels/import': {
    summary: 'Staff: imports hotels; an invalid one does not reject the others',
    ...edit,
    body: z.strictObject({
      hotels: z.array(z.unknown()).min(1, 'blank').max(MAX_HOTELS),
      /** Validates and writes everything, then rolls back. */
      dry_run: z.boolean().default(false)
    }),
    maxBytes: FILE_BYTES,
    response: z.object({
      results: z.array(
        z.object({
          slug: z.string(),
          outcome: z.enum(['created', 'updated', 'unchanged', 'refused']),
          /** Why it was refused: messages by path. */
          errors: z.record(z.string(), z.string())
        })
      )
    })
  },
  'GET /api/v2/staff/hotels/{id}': {
    summary: 'Staff: a hotel with its rooms, rates and closed nights',
    ...edit,
    params: ofHotel,
    response: hotel,
    errors: [404]
  },
  'PUT /api/v2/staff/hotels/{id}': {
    summary: 'Staff: saves a hotel; a published one has at least one room',
    ...edit,
    params: ofHotel,
    body: z.strictObject({ ...hotelFields, published: z.boolean(), version }),
    response: z.object({ version: z.int() }),
    errors: [404, 409]
  },
  'POST /api/v2/staff/hotels/{id}/rooms': {
    summary: 'Staff: adds a room type',
    ...edit,
    params: ofHotel,
    body: roomFields.refine(fitsGuests, { error: 'stay_guests_few', path: ['max_guests'] }),
    response: z.object({ id: z.int() }),
    errors: [404, 409]
  },
  'PUT /api/v2/staff/rooms/{id}': {
    summary: 'Staff: saves a room type',
    ...edit,
    params: ofRoom,
    body: roomFields.extend({ version }).refine(fitsGuests, { error: 'stay_guests_few', path: ['max_guests'] }),
    response: z.object({ version: z.int() }),
    errors: [404, 409]
  },
  'POST /api/v2/staff/rooms/{id}/rates': {
    summary: 'Staff: adds the price of a season, or of weekdays of one, which applies before earlier ones',
    ...edit,
    params: ofRoom,
    body: rateFields,
    response: z.object({ id: z.int() }),
    errors: [404, 409]
  },
  'DELETE /api/v2/staff/rooms/{id}/rates/{rate}': {
    summary: 'Staff: removes a rate; bookings that were made keep their price',
    ...edit,
    params: ofRoom.extend({ rate: pathId('rate_not_found') }),
    response: done,
    errors: [404]
  },
  'POST /api/v2/staff/rooms/{id}/closures': {
    summary: 'Staff: closes rooms for some nights; bookings that were made remain',
    ...edit,
    params: ofRoom,
    body: closureFields,
    response: z.object({ id: z.int() }),
    errors: [404, 409]
  },
  'DELETE /api/v2/staff/rooms/{id}/closures/{closure}': {
    summary: 'Staff: opens closed nights',
    ...edit,
    params: ofRoom.extend({ closure: pathId('closure_not_found') }),
    response: done,
    errors: [404]
  },
  'POST /api/v2/staff/hotel_pictures': {
    summary: 'Staff: uploads a picture of a hotel or a room',
    ...edit,
    recorded: false,
    multipart: pictureForm,
    maxBytes: PICTURE_FORM_BYTES,
    response: picture,
    errors: [400, 413, 415]
  },
  'GET /api/v2/staff/hotels/{id}/calendar': {
    summary: 'Staff: prices, booked and closed rooms by room type and night',
    ...reception,
    params: ofHotel,
    query: z.object({ from: day, days: queryNumber(1, MAX_CALENDAR_DAYS).default(14) }),
    response: z.object({
      rooms: z.array(
        z.object({
          id: z.int(),
          name: localizedText,
          rooms: z.int(),
          nights: z.array(
            z.object({
              night: z.string(),
              price: tugrik,
              /** Booked, or held by unpaid orders. */
              taken: z.int(),
              closed: z.int(),
              /** Negative where more rooms are booked than there are. */
              free: z.int()
            })
          )
        })
      )
    }),
    errors: [404]
  }
})

/** Who stays when. */
export const receptionContract = defineRoutes('hotel', {
  'GET /api/v2/staff/stays': {
    summary: 'Staff: stays with a night or their departure on the given days, or those that a code, an order or a name finds',
    ...reception,
    query: z.object({
      hotel: queryNumber(1, MAX_ID).optional(),
      from: day.optional(),
      days: queryNumber(1, MAX_CALENDAR_DAYS).default(1),
      find: lineText(100).trim().min(2).optional()
    }),
    response: z.object({ stays: z.array(bookedStay), more: z.boolean() })
  },
  'PUT /api/v2/staff/stays/{id}/arrival': {
    summary: 'Staff: records that guests have arrived or departed, or takes it back',
    ...reception,
    params: z.object({ id: pathId('stay_not_found') }),
    body: z.strictObject({ arrival: z.enum(ARRIVALS) }),
    response: bookedStay,
    errors: [404, 409]
  }
})
