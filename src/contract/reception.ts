import { z } from 'zod'
import { ARRIVALS, MAX_CALENDAR_DAYS, MEAL_PLANS } from '#domain/stay.ts'
import { localizedText } from './document.ts'
import { lineText, MAX_ID, pathId, queryFlag, queryNumber, tugrik } from './fields.ts'
import { realDay } from './hotel-search.ts'
import { passengerInput } from './hotel.ts'
import { defineRoutes } from './route.ts'

const reception = { access: 'staff', permission: 'hotel.reception' } as const

export const bookedStay = z.object({
  id: z.int(),
  /** `held` is not paid yet. */
  state: z.enum(['held', 'booked']),
  arrival: z.enum(ARRIVALS),
  /** When the guests came, left, or were marked as missing. */
  arrived_at: z.string().nullable(),
  departed_at: z.string().nullable(),
  no_show_at: z.string().nullable(),
  /** Shown by the guest. */
  code: z.string(),
  order: z.string(),
  /** The customer's phone. */
  phone: z.string(),
  hotel: z.object({ id: z.int(), name: localizedText }),
  room: z.object({ id: z.int(), name: localizedText }),
  /** As on the door; empty where the reception has not entered it. */
  room_number: z.string(),
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
  total: tugrik,
  /** What the guests owe beside it: charges that are neither paid nor on a bill. */
  open_total: tugrik,
  /** All charges that are not paid, also those on a bill that waits. */
  owed_total: tugrik
})

export type BookedStay = z.infer<typeof bookedStay>

/** Who stays when. */
export const receptionContract = defineRoutes('hotel', {
  'GET /api/v2/staff/stays': {
    summary: 'Staff: stays with a night or their departure on the given days, or those that a code, an order or a name finds',
    ...reception,
    query: z.object({
      hotel: queryNumber(1, MAX_ID).optional(),
      from: realDay.optional(),
      days: queryNumber(1, MAX_CALENDAR_DAYS).default(1),
      find: lineText(100).trim().min(2).optional(),
      /** Those of any day whose guests have departed and still owe something. */
      unpaid: queryFlag.optional()
    }),
    response: z.object({
      stays: z.array(bookedStay),
      more: z.boolean(),
      /** The nearest days with guests before and after the given ones. */
      earlier_day: z.string().nullable(),
      later_day: z.string().nullable()
    })
  },
  'PUT /api/v2/staff/stays/{id}/arrival': {
    summary:
      'Staff: records that guests have arrived, departed or not come, or takes it back. A stay without its guests is refunded as the hotel says: nothing from the day of arrival',
    ...reception,
    params: z.object({ id: pathId('stay_not_found') }),
    body: z.strictObject({
      arrival: z.enum(ARRIVALS),
      /** Whether guests can depart who owe something, which stays an unpaid bill. */
      unpaid: z.boolean().default(false)
    }),
    response: bookedStay,
    errors: [404, 409]
  }
})
