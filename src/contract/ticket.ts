import { z } from 'zod'
import { CHECK_RESULTS, TICKET_STATES } from '#domain/ticket.ts'
import { id, lineText, pathId, picture, tugrik } from './fields.ts'
import { defineRoutes } from './route.ts'

const event = {
  /** ISO timestamp. */
  starts_at: z.string().nullable(),
  place: z.string()
}

const ticket = z.object({
  id: z.int(),
  /** Formatted in groups. It is all that admission requires. */
  code: z.string(),
  /** Null for a ticket that is not valid. */
  qr_svg: z.string().nullable(),
  state: z.enum(TICKET_STATES),
  order_number: z.string(),
  name: z.string(),
  slug: z.string(),
  options: z.array(z.string()),
  image: picture.nullable(),
  ...event,
  past: z.boolean(),
  used_at: z.string().nullable()
})
export type Ticket = z.infer<typeof ticket>

const offeredEvent = z.object({
  slug: z.string(),
  title: z.string(),
  image: picture,
  starts_at: z.string(),
  place: z.string(),
  price_from: tugrik,
  sold_out: z.boolean()
})
export type OfferedEvent = z.infer<typeof offeredEvent>

const eventSummary = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  starts_at: z.string(),
  place: z.string(),
  capacity: z.int(),
  /** Valid and used ones. */
  sold: z.int(),
  used: z.int()
})
export type EventSummary = z.infer<typeof eventSummary>

const ticketCheck = z.object({
  id: z.int(),
  /** As it was recorded. */
  result: z.enum(CHECK_RESULTS),
  /** `undone` where the ticket was made valid again since. */
  current_result: z.enum(CHECK_RESULTS),
  /** The present state of the ticket. */
  state: z.enum(TICKET_STATES),
  code: z.string(),
  name: z.string(),
  options: z.array(z.string()),
  order_number: z.string(),
  ...event,
  used_at: z.string().nullable(),
  used_by: z.string().nullable(),
  voided_at: z.string().nullable(),
  /** The check that uses the ticket now; null while it is not used. */
  admission: z.int().nullable(),
  checked_at: z.string(),
  checked_by: z.string()
})
export type TicketCheck = z.infer<typeof ticketCheck>

const gate = { access: 'staff', permission: 'ticket.check' } as const

export const ticketContract = defineRoutes('ticket', {
  'GET /api/v2/events': {
    summary: 'Events that tickets can be bought to, the next one first',
    access: 'public',
    response: z.object({ events: z.array(offeredEvent) }),
    errors: [404]
  },
  'GET /api/v2/tickets': {
    summary: 'Tickets of the customer, those of the next event first',
    access: 'customer',
    query: z.object({ order: lineText(20).optional() }),
    response: z.object({ tickets: z.array(ticket) }),
    errors: [404]
  },
  'GET /api/v2/tickets/{code}': {
    summary: 'A ticket by its code, for whoever it was given to',
    access: 'public',
    params: z.object({ code: z.string().max(200) }),
    response: ticket,
    errors: [404, 429]
  },
  'GET /api/v2/staff/events': {
    summary: 'Staff: events with their sold and used tickets',
    ...gate,
    response: z.object({ events: z.array(eventSummary) })
  },
  'GET /api/v2/staff/events/{id}': {
    summary: 'Staff: an event with the last checks of its tickets',
    ...gate,
    params: z.object({ id: pathId() }),
    response: eventSummary.extend({ checks: z.array(ticketCheck) }),
    errors: [404]
  },
  'POST /api/v2/staff/ticket_checks': {
    summary: 'Staff: checks a ticket at the entrance, and uses it where it is valid',
    ...gate,
    body: z.strictObject({
      code: lineText(300, 'ticket_code_required'),
      /** Tickets of other events are refused; null for any event. */
      event: id.nullable()
    }),
    response: ticketCheck,
    errors: [404]
  },
  'POST /api/v2/staff/ticket_checks/{id}/undo': {
    summary: 'Staff: makes a ticket valid again that this check has used too early or by mistake; the checks remain recorded',
    ...gate,
    params: z.object({ id: pathId() }),
    response: ticketCheck,
    errors: [404, 409]
  },
  'GET /api/v2/staff/ticket_checks/{id}': {
    summary: 'Staff: a check at the entrance with what it found',
    ...gate,
    params: z.object({ id: pathId() }),
    response: ticketCheck,
    errors: [404]
  }
})
