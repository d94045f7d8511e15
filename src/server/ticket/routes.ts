import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { type TicketCheck, ticketContract } from '#contract/ticket.ts'
import { ShopError } from '#domain/errors.ts'
import type { Locale } from '#domain/site.ts'
import { parseTicketCode } from '#domain/ticket.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { implement } from '../kernel/http/implement.ts'
import { limitAttempts } from '../kernel/http/rate-limit.ts'
import type { Server } from '../kernel/server.ts'
import { checkTicket, undoCheck } from './check.ts'
import { ticketChecks, tickets } from './tables.ts'
import { findTicket, listChecks, listEvents, listOffered, listTickets, refuseUnoffered } from './view.ts'

const CHECKS_SHOWN = 20

export function createTicketRoutes(server: Server): Hono<ShopEnv> {
  const { db, config, now } = server
  const readCheck = async (id: number, locale: Locale): Promise<TicketCheck> => {
    const [check] = await listChecks(db, eq(ticketChecks.id, id), locale, 1)
    if (!check) throw new ShopError('not_found')
    return check
  }
  return implement(ticketContract, {
    'GET /api/v2/events': async ({ locale }) => {
      await refuseUnoffered(db)
      return { events: await listOffered(db, locale, now()) }
    },

    'GET /api/v2/tickets': async ({ query: { order }, userId, locale }) => {
      const where = and(eq(tickets.userId, userId), order === undefined ? undefined : eq(tickets.orderNumber, order))
      const found = await listTickets(db, where, locale, now())
      // Tickets that were sold stay valid.
      if (found.length === 0) await refuseUnoffered(db)
      return { tickets: found }
    },

    'GET /api/v2/tickets/{code}': async ({ c, params: { code }, locale }) => {
      await limitAttempts(db, 'ticket_codes_from', c.get('address'), config.rateLimitFactor, now())
      return findTicket(db, parseTicketCode(code), locale, now())
    },

    'GET /api/v2/staff/events': async ({ locale }) => ({ events: await listEvents(db, locale, now()) }),

    'GET /api/v2/staff/events/{id}': async ({ params: { id }, locale }) => {
      const [event] = await listEvents(db, locale, now(), id)
      if (!event) throw new ShopError('not_found')
      return { ...event, checks: await listChecks(db, eq(ticketChecks.productId, id), locale, CHECKS_SHOWN) }
    },

    'POST /api/v2/staff/ticket_checks': async ({ c, body, session, userId, locale }) => {
      const check = { code: parseTicketCode(body.code), productId: body.event, staffId: userId }
      // A call whose answer was lost is repeated with its key.
      return readCheck(await runOnce(c, session, body, (tx, at) => checkTicket(tx, check, at)), locale)
    },

    'POST /api/v2/staff/ticket_checks/{id}/undo': async ({ c, params: { id }, session, userId, locale }) => {
      const undo = { checkId: id, staffId: userId }
      return readCheck(await runOnce(c, session, { id }, (tx, at) => undoCheck(tx, undo, at)), locale)
    },

    'GET /api/v2/staff/ticket_checks/{id}': ({ params: { id }, locale }) => readCheck(id, locale)
  })
}
