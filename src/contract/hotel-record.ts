import { z } from 'zod'
import { MAX_AMOUNT } from '#domain/money.ts'
import { isDay } from '#domain/day.ts'
import { AMENITIES, HOTEL_KINDS, IATA_CODE, MAX_ADULTS, MAX_HOTEL_PICTURES, MAX_TRANSFERS } from '#domain/stay.ts'
import { imageId, localizedLines, localizedName, localizedText } from './document.ts'
import { lineText, MAX_ID, picture } from './fields.ts'
import { amenity } from './hotel-search.ts'

/** Hotels, their rooms, rates and closed nights as staff edit them. */

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
  /** Prices of an adult's day; a plan without a price is not offered. */
  meals: z.strictObject({ breakfast: amount.exactOptional(), half_board: amount.exactOptional(), full_board: amount.exactOptional() }),
  transfers: z
    .array(z.strictObject({ iata: z.string().regex(IATA_CODE, 'stay_transfer_wrong'), price }))
    .max(MAX_TRANSFERS)
    .refine(list => new Set(list.map(({ iata }) => iata)).size === list.length, 'transfer_twice'),
  city_tax_percent: z.number('number_wrong').min(0, 'number_wrong').max(10, 'number_wrong')
})

export const hotelFields = {
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
export const slug = z
  .string()
  .trim()
  .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'record_code_wrong')

export const roomFields = z.strictObject({
  name: localizedName(255),
  description: localizedLines(2000),
  image: imageId.nullable(),
  square_metres: count(1, 10_000),
  /** Rooms of this type. */
  rooms: count(0, 10_000),
  max_adults: count(1, MAX_ADULTS),
  max_guests: count(1, MAX_ADULTS),
  /** Extra beds in one room. */
  extra_beds: count(0, 10),
  /** The price of a night without a rate. */
  base_price: price,
  amenities,
  /** False for a type that is not offered any more. */
  active: z.boolean()
})
export const isLargeEnough = ({ max_adults: adults, max_guests: guests }: { max_adults: number; max_guests: number }): boolean =>
  guests >= adults
export const version = z.int().min(1).max(MAX_ID)

const night = z.string('nights_wrong').refine(isDay, 'nights_wrong')

export const rateFields = z.strictObject({
  name: localizedName(120),
  first_night: night,
  last_night: night,
  /** 0 is Sunday; every day where it is empty. */
  weekdays: z.array(z.int().min(0).max(6)).max(7),
  price
})

export const closureFields = z.strictObject({
  first_night: night,
  last_night: night,
  /** Null closes all of them. */
  rooms: count(1, 10_000).nullable(),
  reason: lineText(200).trim()
})

/** A hotel in a file. Pictures are named by their ids: those that the shop does not have are left out. */
export const hotelDocument = z.strictObject({
  slug,
  /** Lead to the hotel unless another one has or had them. */
  former_slugs: z.array(lineText(200).min(1)).max(100).optional(),
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
      .refine(isLargeEnough, { error: 'stay_guests_few', path: ['max_guests'] })
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

export const listed = z.object({
  id: z.int(),
  slug: z.string(),
  kind: z.enum(HOTEL_KINDS),
  name: localizedText,
  place: localizedText,
  published: z.boolean(),
  /** Rooms of the types that are offered. */
  rooms: z.int(),
  image: picture.nullable()
})

export const hotel = z.object({
  id: z.int(),
  slug: z.string(),
  /** Former slugs, whose pages lead to its own. */
  former: z.array(z.string()),
  ...hotelFields,
  name: localizedText,
  description: localizedText,
  address: localizedText,
  images: z.array(picture),
  published: z.boolean(),
  version: z.int(),
  rooms: z.array(room)
})

export type ListedHotel = z.infer<typeof listed>
export type HotelRecord = z.infer<typeof hotel>
export type RoomRecord = z.infer<typeof room>
export type HotelFields = z.output<z.ZodObject<typeof hotelFields>>
export type RoomFields = z.output<typeof roomFields>
export type RateFields = z.output<typeof rateFields>
export type ClosureFields = z.output<typeof closureFields>
