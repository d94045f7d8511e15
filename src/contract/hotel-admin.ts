import { z } from 'zod'
import { MAX_CALENDAR_DAYS } from '#domain/stay.ts'
import { localizedText } from './document.ts'
import { done, pathId, picture, PICTURE_FORM_BYTES, pictureForm, queryNumber, tugrik } from './fields.ts'
import { closureFields, isLargeEnough, hotel, hotelFields, listed, rateFields, roomFields, slug, version } from './hotel-record.ts'
import { realDay } from './hotel-search.ts'
import { defineRoutes } from './route.ts'

/** Hotels in one file. */
const MAX_HOTELS = 500
const FILE_BYTES = 4_000_000

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
    items: 'hotels',
    maxBytes: FILE_BYTES,
    response: z.object({
      results: z.array(
        z.object({
          slug: z.string(),
          outcome: z.enum(['created', 'updated', 'unchanged', 'refused']),
          /** Pictures of the file that the shop does not have. */
          missing_pictures: z.int(),
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
    summary: 'Staff: saves a hotel; a published one has at least one room. The address of a former slug leads to the new one',
    ...edit,
    params: ofHotel,
    body: z.strictObject({ ...hotelFields, slug: slug.optional(), published: z.boolean(), version }),
    response: z.object({ version: z.int() }),
    errors: [404, 409]
  },
  'POST /api/v2/staff/hotels/{id}/rooms': {
    summary: 'Staff: adds a room type',
    ...edit,
    params: ofHotel,
    body: roomFields.refine(isLargeEnough, { error: 'stay_guests_few', path: ['max_guests'] }),
    response: z.object({ id: z.int() }),
    errors: [404, 409]
  },
  'PUT /api/v2/staff/rooms/{id}': {
    summary: 'Staff: saves a room type',
    ...edit,
    params: ofRoom,
    body: roomFields.extend({ version }).refine(isLargeEnough, { error: 'stay_guests_few', path: ['max_guests'] }),
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
    query: z.object({ from: realDay, days: queryNumber(1, MAX_CALENDAR_DAYS).default(14) }),
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

export type ImportedHotel = z.infer<(typeof hotelAdminContract.routes)['POST /api/v2/staff/hotels/import']['response']>['results'][number]
