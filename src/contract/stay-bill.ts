import { z } from 'zod'
import { COUNTER_METHODS } from '#domain/payment-method.ts'
import { STAY_CHARGE_STATES } from '#domain/stay.ts'
import { localizedText } from './document.ts'
import { bodyId, lineText, pathId, tugrik } from './fields.ts'
import { amountInput, paymentSession } from './order-payment.ts'
import { bookedStay } from './reception.ts'
import { defineRoutes } from './route.ts'

const reception = { access: 'staff', permission: 'hotel.reception' } as const
const params = z.object({ id: pathId('stay_not_found') })

const stayCharge = z.object({
  id: z.int(),
  text: z.string(),
  amount: tugrik,
  /** Whether VAT is included, where the shop pays it. */
  vat: z.boolean(),
  vat_amount: tugrik,
  /** `billed` waits for its payment; it is open again where that does not come. */
  state: z.enum(STAY_CHARGE_STATES),
  /** The number of the order of its bill. */
  bill: z.string().nullable(),
  by: z.string(),
  at: z.string()
})
export type StayCharge = z.infer<typeof stayCharge>

const roomChoice = z.object({
  id: z.int(),
  name: localizedText,
  /** Rooms left in the fullest of the remaining nights. */
  free: z.int(),
  /** Whether the guests have beds there. */
  fits: z.boolean(),
  /** What the remaining nights cost more than in the guests' room, at today's prices; negative where they cost less. */
  difference: z.int()
})
export type RoomChoice = z.infer<typeof roomChoice>

const method = z.enum([...COUNTER_METHODS, 'qpay'], 'payment_method_unavailable')

const staySheet = bookedStay.extend({
  charges: z.array(stayCharge),
  /** The VAT included in `open_total`. */
  open_vat: tugrik,
  /** The bill that waits for its payment. */
  waiting: z.object({ order: z.string(), total: tugrik, payment: paymentSession.nullable(), expires_at: z.string().nullable() }).nullable(),
  methods: z.array(method),
  /** Room types of the hotel, the guests' own among them; empty where the stay is over. */
  room_choices: z.array(roomChoice)
})
export type StaySheet = z.infer<typeof staySheet>

const changed = { ...reception, params, response: staySheet, errors: [404, 409] } as const

/** What guests owe beside their stay, and the room they are in. */
export const stayBillContract = defineRoutes('hotel', {
  'GET /api/v2/staff/stays/{id}': {
    summary: 'Staff: a stay with its charges, the bill that waits for its payment, and the rooms its guests can move to',
    ...reception,
    params,
    response: staySheet,
    errors: [404]
  },
  'POST /api/v2/staff/stays/{id}/charges': {
    summary: 'Staff: adds what the guests owe beside their stay, such as the minibar',
    ...changed,
    body: z.strictObject({ text: lineText(200, 'blank').trim().min(1, 'blank'), amount: amountInput, vat: z.boolean() })
  },
  'DELETE /api/v2/staff/stays/{id}/charges/{charge}': {
    summary: 'Staff: removes a charge that is on no bill',
    ...changed,
    params: params.extend({ charge: pathId('charge_not_found') })
  },
  'POST /api/v2/staff/stays/{id}/bill': {
    summary: 'Staff: makes an order of the open charges, which is paid at once in cash or by the card terminal, or waits for QPay',
    ...changed,
    body: z.strictObject({ method, expected_total: tugrik })
  },
  'POST /api/v2/staff/stays/{id}/bill/check': {
    summary: 'Staff: asks QPay whether the bill that waits is paid',
    ...changed,
    recorded: false,
    errors: [404, 409, 502]
  },
  'DELETE /api/v2/staff/stays/{id}/bill': {
    summary: 'Staff: cancels the bill that waits for its payment; its charges are open again',
    ...changed
  },
  'PUT /api/v2/staff/stays/{id}/room': {
    summary:
      'Staff: moves the guests to another room for the rest of their stay. A higher price becomes a charge, a lower one is refunded, unless `charge` is false',
    ...changed,
    body: z.strictObject({
      room_type_id: bodyId('room_not_found'),
      /** As on its door. */
      number: lineText(20).trim(),
      /** Whether another stay can have the same number on the same nights. */
      shared: z.boolean().default(false),
      charge: z.boolean(),
      /** The difference that staff saw. */
      expected_difference: z.int()
    })
  }
})
