import { z } from 'zod'
import {
  IATA_CODE,
  LATIN_NAME,
  MAX_ADULTS,
  MAX_AGE,
  MAX_CHILDREN,
  MAX_ROOMS,
  MEAL_PLANS,
  type Passenger,
  QUOTE_PARTS,
  type StayQuote
} from '#domain/stay.ts'
import { cart } from './cart.ts'
import { done, id, lineText, MAX_ID, multilineText, pathId, picture, queryNumber, tugrik } from './fields.ts'
import { amenity, day, guestQuery, hotelCard } from './hotel-search.ts'
import { refundDestination } from './order-payment.ts'
import { defineRoutes } from './route.ts'

const transfer = z.strictObject({
  iata: z.string().regex(IATA_CODE, 'stay_transfer_wrong'),
  rides: z.union([z.literal(1), z.literal(2)], 'stay_transfer_wrong')
})

const stayInput = {
  room_id: id,
  check_in: day,
  check_out: day,
  rooms: z.int('quantity_wrong').min(1, 'quantity_wrong').max(MAX_ROOMS, 'quantity_wrong').default(1),
  adults: z.int('quantity_wrong').min(1, 'quantity_wrong').max(MAX_ADULTS, 'quantity_wrong').default(2),
  child_ages: z.array(z.int().min(0).max(MAX_AGE)).max(MAX_CHILDREN, 'stay_guests_many').default([]),
  extra_beds: z.int('quantity_wrong').min(0, 'quantity_wrong').max(MAX_ROOMS, 'quantity_wrong').default(0),
  meals: z.enum(MEAL_PLANS, 'stay_meals_wrong').default('none'),
  transfer: transfer.nullable().default(null)
}

const latinName = z.string('blank').trim().min(1, 'blank').max(60, 'too_long').regex(LATIN_NAME, 'latin_wrong')

export const passengerInput = z.strictObject({
  first_name: latinName,
  last_name: latinName,
  gender: z.enum(['male', 'female'], 'blank')
}) satisfies z.ZodType<Passenger>

const quote = z.object({
  nights: z.array(z.object({ night: z.string(), price: tugrik })),
  parts: z.array(z.object({ kind: z.enum(QUOTE_PARTS), quantity: z.int(), price: tugrik.nullable(), amount: tugrik })),
  total: tugrik,
  vat: tugrik,
  cityTax: tugrik,
  freeUntil: z.string().nullable()
}) satisfies z.ZodType<StayQuote>

/** A quote at the API. */
const price = z.object({
  nights: quote.shape.nights,
  parts: quote.shape.parts,
  total: tugrik,
  /** Included in the total. */
  vat: tugrik,
  city_tax: tugrik,
  /** The last day of free cancellation. */
  free_until: z.string().nullable(),
  /** Rooms left in the fullest of the nights. */
  available: z.int()
})

const room = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  image: picture.nullable(),
  square_metres: z.int(),
  max_adults: z.int(),
  max_guests: z.int(),
  extra_beds: z.int(),
  amenities: z.array(amenity),
  price_from: tugrik,
  /** With dates: the price of the whole stay, and the rooms left. */
  price: price.nullable(),
  available: z.int().nullable(),
  /** Why it cannot be booked for these guests and dates, in words. */
  refusal: z.string().nullable()
})

const hotel = hotelCard.omit({ price_from: true, available: true, image: true }).extend({
  description: z.string(),
  phone: z.string(),
  images: z.array(picture),
  check_in: z.string(),
  check_out: z.string(),
  free_days: z.int(),
  fee_percent: z.int(),
  child_free_age: z.int(),
  child_price: tugrik,
  extra_bed_price: tugrik,
  city_tax_percent: z.number(),
  meals: z.array(z.object({ plan: z.enum(MEAL_PLANS), price: tugrik })),
  transfers: z.array(z.object({ iata: z.string(), airport: z.string(), price: tugrik })),
  newest_reviews: z.array(z.object({ author: z.string(), rating: z.int(), comment: z.string(), at: z.string() }))
})

const orderedStay = z.object({
  id: z.int(),
  state: z.enum(['held', 'booked', 'released', 'canceled']),
  /** Shown at the reception. */
  code: z.string(),
  /** Markup made by the server. */
  qr_svg: z.string(),
  hotel: z.object({ slug: z.string(), name: z.string(), address: z.string(), phone: z.string() }),
  room: z.string(),
  check_in: z.string(),
  check_out: z.string(),
  check_in_time: z.string(),
  check_out_time: z.string(),
  /** Those that are not canceled. */
  nights: z.array(z.string()),
  rooms: z.int(),
  adults: z.int(),
  child_ages: z.array(z.int()),
  extra_beds: z.int(),
  meals: z.enum(MEAL_PLANS),
  /** With the name of the airport. */
  transfer: transfer.extend({ airport: z.string() }).nullable(),
  flight: z.string(),
  note: z.string(),
  guests: z.array(passengerInput),
  price: price.omit({ available: true }),
  refunded: tugrik,
  free_days: z.int(),
  fee_percent: z.int(),
  cancelable: z.boolean(),
  /** What a cancellation of each remaining night refunds now. */
  refunds: z.array(z.object({ night: z.string(), amount: tugrik })),
  /** The hotel has recorded that the guests did not come. */
  no_show: z.boolean(),
  reviewable: z.boolean()
})

const passenger = passengerInput.extend({ id: z.int() })

export type Hotel = z.infer<typeof hotel>
export type HotelRoom = z.infer<typeof room>
export type StayPrice = z.infer<typeof price>
export type OrderedStay = z.infer<typeof orderedStay>
export type SavedPassenger = z.infer<typeof passenger>

export const hotelContract = defineRoutes('hotel', {
  'GET /api/v2/horeca/hotel_detail': {
    summary: 'A hotel with its rules and newest reviews',
    access: 'public',
    query: z.object({ hotel: lineText(200) }),
    response: hotel,
    errors: [404]
  },
  'GET /api/v2/horeca/hotel_rooms': {
    summary: 'The rooms of a hotel; with dates, with their prices and the rooms left',
    access: 'public',
    query: z.object({ hotel: lineText(200), ...guestQuery }),
    response: z.array(room),
    errors: [404]
  },
  'GET /api/v2/horeca/calendar': {
    summary: 'The nights of a month or more of one room type: prices, and how many rooms are left',
    access: 'public',
    query: z.object({ room: queryNumber(1, MAX_ID), from: day, nights: queryNumber(1, 100).default(62) }),
    response: z.array(z.object({ night: z.string(), price: tugrik, available: z.int() })),
    errors: [404]
  },
  'GET /api/v2/horeca/hotel_calendar': {
    summary: 'The nights of a hotel: the lowest price of a room that fits the guests and is left',
    access: 'public',
    query: z.object({
      hotel: lineText(200),
      from: day,
      nights: queryNumber(1, 100).default(62),
      adults: guestQuery.adults,
      ages: guestQuery.ages,
      rooms: guestQuery.rooms
    }),
    /** Null where no room is left. Nights before today are missing. */
    response: z.array(z.object({ night: z.string(), price: tugrik.nullable() })),
    errors: [404]
  },
  'POST /api/v2/horeca/calculate_price': {
    summary: 'The price of a stay in all its parts',
    access: 'public',
    body: z.strictObject(stayInput),
    response: price,
    errors: [404]
  },
  'GET /api/v2/passengers': {
    summary: 'Guests whom the customer saved',
    access: 'customer',
    response: z.array(passenger)
  },
  'POST /api/v2/passengers': {
    summary: 'Saves a guest',
    access: 'customer',
    body: passengerInput,
    response: passenger,
    errors: [409]
  },
  'PUT /api/v2/passengers/{id}': {
    summary: 'Changes a saved guest',
    access: 'customer',
    params: z.object({ id: pathId('passenger_not_found') }),
    body: passengerInput,
    response: passenger,
    errors: [404]
  },
  'DELETE /api/v2/passengers/{id}': {
    summary: 'Removes a saved guest',
    access: 'customer',
    params: z.object({ id: pathId('passenger_not_found') }),
    response: done,
    errors: [404]
  }
})

export const cartStayContract = defineRoutes('hotel', {
  'POST /api/v2/checkouts/current/stays': {
    summary: 'Adds a stay to the cart',
    access: 'public',
    body: z.strictObject({
      ...stayInput,
      /** One for each adult. */
      guests: z.array(passengerInput).min(1, 'guests_missing').max(MAX_ADULTS),
      flight: z
        .string()
        .trim()
        .max(20, 'too_long')
        .regex(/^[A-Za-z0-9 -]*$/, 'latin_wrong')
        .default(''),
      note: multilineText(500).default(''),
      /** Saves new guests in the customer's account. */
      save_guests: z.boolean().default(false)
    }),
    response: cart,
    errors: [404, 409, 429]
  },
  'DELETE /api/v2/checkouts/current/stays/{id}': {
    summary: 'Removes a stay from the cart',
    access: 'public',
    params: z.object({ id: pathId('line_not_found') }),
    response: cart,
    errors: [404, 422, 429]
  }
})

export const orderStayContract = defineRoutes('hotel', {
  'GET /api/v2/orders/{number}/stays': {
    summary: 'The stays of an order, with their vouchers',
    access: 'customer',
    response: z.object({ stays: z.array(orderedStay) }),
    errors: [404]
  },
  'POST /api/v2/orders/{number}/stays/{id}/cancel': {
    summary: "Cancels nights of a stay by the hotel's rules; what they refund is sent back",
    access: 'customer',
    params: z.object({ number: z.string(), id: pathId('stay_not_found') }),
    body: z.strictObject({
      /** All remaining nights where it is missing. */
      nights: z.array(day).min(1, 'stay_nights_wrong').max(31).optional(),
      expected_refund: tugrik,
      to: refundDestination
    }),
    response: z.object({ stays: z.array(orderedStay) }),
    errors: [404, 409]
  },
  'POST /api/v2/orders/{number}/stays/{id}/review': {
    summary: 'Reviews the hotel of a stay that has ended',
    access: 'customer',
    params: z.object({ number: z.string(), id: pathId('stay_not_found') }),
    body: z.strictObject({ rating: z.int('blank').min(1, 'blank').max(5, 'blank'), comment: multilineText(2000).min(1, 'blank') }),
    response: done,
    errors: [404, 409]
  }
})
