import { z } from 'zod'
import { MAX_UPLOAD_MEGABYTES } from '#domain/picture.ts'
import { DISPOSITIONS, MAX_RETURN_PICTURES, MAX_RETURN_TEXT, REFUND_DESTINATIONS, RETURN_REASONS, RETURN_STATES } from '#domain/return.ts'
import { id, multilineText, pageNumber, pathId, picture, tugrik } from './fields.ts'
import { orderLine } from './order.ts'
import { amountInput, refundDestination } from './order-payment.ts'
import { defineRoutes } from './route.ts'

const state = z.enum(RETURN_STATES, 'validation')
const disposition = z.enum(DISPOSITIONS, 'validation')

const returnLine = z.object({
  id: z.int(),
  quantity: z.int(),
  /** What was paid for these pieces. */
  amount: tugrik,
  product: orderLine.shape.product,
  disposition: disposition.nullable()
})

const returnRequest = z.object({
  id: z.int(),
  order_number: z.string(),
  state,
  reason: z.enum(RETURN_REASONS),
  comment: z.string(),
  reject_reason: z.string().nullable(),
  lines: z.array(returnLine),
  pictures: z.array(picture),
  /** What was paid for its lines. */
  amount: tugrik,
  /** The destination that the customer has chosen. */
  preferred_refund: z.enum(REFUND_DESTINATIONS),
  refund: z
    .object({
      amount: tugrik,
      to: z.enum(REFUND_DESTINATIONS),
      /** The part of the amount that goes back to the lender that paid it. */
      to_lender: tugrik,
      /** The day by which the customer's part that is still to be sent arrives; null once all of it was sent. */
      due_on: z.string().nullable()
    })
    .nullable(),
  created_at: z.string(),
  events: z.array(z.object({ kind: z.enum([...RETURN_STATES, 'disposed']), at: z.string() }))
})

const staffReturn = returnRequest.extend({
  receiver: z.string(),
  phone: z.string(),
  /** The most that can be refunded: the lines and the delivery fee, as far as it was not refunded yet. */
  refund_limit: tugrik,
  /** What of the lines alone can still be refunded. */
  lines_refundable: tugrik,
  /** Whether the goods have arrived and were refunded otherwise. */
  closable: z.boolean(),
  events: z.array(returnRequest.shape.events.element.extend({ staff: z.string().nullable() }))
})

/** A line of an order that can be returned. */
const returnableLine = z.object({
  id: z.int(),
  /** Pieces that were delivered, less those of other returns. */
  quantity: z.int(),
  /** What was paid for one piece. */
  price: tugrik,
  product: orderLine.shape.product,
  /** Until when a return can be requested. */
  deadline: z.string(),
  open: z.boolean()
})

const orderReturns = z.object({ lines: z.array(returnableLine), returns: z.array(returnRequest) })

const requestedLines = z
  .array(z.strictObject({ id, quantity: z.int('quantity_wrong').min(1, 'quantity_wrong') }), 'return_lines_required')
  .min(1, 'return_lines_required')
  .max(100)

const request = z.strictObject({
  lines: requestedLines,
  reason: z.enum(RETURN_REASONS, 'return_reason_required'),
  comment: multilineText(MAX_RETURN_TEXT).default(''),
  to: refundDestination,
  /** Pictures that were sent to `return_images` before. */
  images: z
    .array(z.string().regex(/^[\da-f]{20}$/))
    .max(MAX_RETURN_PICTURES, 'too_many_images')
    .default([])
})

export type OrderReturns = z.infer<typeof orderReturns>
export type ReturnableLine = z.infer<typeof returnableLine>
export type ReturnRequest = z.infer<typeof returnRequest>
export type StaffReturn = z.infer<typeof staffReturn>
export type ReturnInput = z.output<typeof request>

const params = z.object({ id: pathId('return_not_found') })
const change = { access: 'staff', permission: 'order.return', params, response: staffReturn, errors: [409] } as const

export const returnContract = defineRoutes('return', {
  'GET /api/v2/orders/{number}/returns': {
    summary: "The returns of one of the customer's orders, and what can still be returned",
    access: 'customer',
    response: orderReturns,
    errors: [404]
  },
  'POST /api/v2/orders/{number}/returns': {
    summary: 'Requests the return of delivered lines, until their deadline. Repeat it by its Idempotency-Key',
    access: 'customer',
    body: request,
    response: returnRequest,
    errors: [404, 409, 429]
  },
  'POST /api/v2/orders/{number}/return_images': {
    summary: 'Stores a picture for a return',
    access: 'customer',
    multipart: { files: ['image'], fields: [], required: ['image'] },
    maxBytes: MAX_UPLOAD_MEGABYTES * 1_000_000 + 100_000,
    response: picture,
    errors: [400, 404, 415, 429]
  },
  'GET /api/v2/staff/returns': {
    summary: 'Staff: returns by state; those that wait for staff oldest first, the others newest first',
    access: 'staff',
    permission: 'order.view',
    query: z.object({ page: pageNumber.default(1), state: state.default('requested') }),
    response: z.object({ returns: z.array(staffReturn), more: z.boolean() })
  },
  'GET /api/v2/staff/orders/{number}/returns': {
    summary: 'Staff: the returns of an order, and what can still be returned',
    access: 'staff',
    permission: 'order.view',
    response: orderReturns,
    errors: [404]
  },
  'POST /api/v2/staff/orders/{number}/returns': {
    summary: 'Staff: opens an approved return of shipped lines, without a deadline. Repeat it by its Idempotency-Key',
    access: 'staff',
    permission: 'order.return',
    body: request.pick({ lines: true, reason: true, comment: true }),
    response: staffReturn,
    errors: [404, 409]
  },
  'GET /api/v2/staff/returns/{id}': {
    summary: 'Staff: one return',
    access: 'staff',
    permission: 'order.view',
    params,
    response: staffReturn
  },
  'POST /api/v2/staff/returns/{id}/approve': { summary: 'Staff: approves a request; repeating it changes nothing', ...change },
  'POST /api/v2/staff/returns/{id}/reject': {
    summary: 'Staff: rejects a request, with a reason for the customer; repeating it changes nothing',
    ...change,
    body: z.strictObject({ reason: multilineText(MAX_RETURN_TEXT).min(1, 'blank') })
  },
  'POST /api/v2/staff/returns/{id}/receive': { summary: 'Staff: the goods have arrived; repeating it changes nothing', ...change },
  'POST /api/v2/staff/returns/{id}/dispositions': {
    summary: 'Staff: restocks received lines or writes them off, each once',
    ...change,
    body: z.strictObject({ lines: z.array(z.strictObject({ id, disposition })).min(1, 'return_lines_required').max(100) })
  },
  'POST /api/v2/staff/returns/{id}/refund': {
    summary: 'Staff: refunds a received return, in part or whole, once',
    ...change,
    permission: 'order.refund',
    body: z.strictObject({ amount: amountInput, to: refundDestination })
  },
  'POST /api/v2/staff/returns/{id}/close': {
    summary: 'Staff: closes a received return whose lines were refunded otherwise; repeating it changes nothing',
    ...change
  }
})
