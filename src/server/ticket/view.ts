import { and, asc, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { EventSummary, OfferedEvent, Ticket, TicketCheck } from '#contract/ticket.ts'
import { formatFullName } from '#domain/account.ts'
import { ShopError } from '#domain/errors.ts'
import { type Locale, localize } from '#domain/site.ts'
import { type CheckResult, formatTicketCode, isEventOver, toCurrentResult, toTicketState } from '#domain/ticket.ts'
import { products, variants } from '../catalogue/index.ts'
import { users } from '../identity/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { images } from '../kernel/images/tables.ts'
import { renderQr } from '../kernel/qr.ts'
import { readSettings } from '../site/index.ts'
import { ticketChecks, tickets } from './tables.ts'

/** @throws ShopError not_found while the shop sells no tickets */
export async function refuseUnoffered(db: Db): Promise<void> {
  if (!(await readSettings(db)).configs.ticket) throw new ShopError('not_found')
}

/** Tickets with their events, those of the next event first and past ones last. */
export async function listTickets(db: Db, where: SQL | undefined, locale: Locale, now: Date): Promise<Ticket[]> {
  const rows = await db
    .select({
      ticket: tickets,
      slug: products.slug,
      event: products.event,
      image: { id: images.id, width: images.width, height: images.height }
    })
    .from(tickets)
    .innerJoin(products, eq(products.id, tickets.productId))
    .leftJoin(images, eq(images.id, products.imageId))
    .where(where)
    .orderBy(asc(tickets.orderLineId), asc(tickets.position))
  const views = rows.map(({ ticket, slug, event, image }): Ticket => {
    const name = localize(ticket.name, locale)
    const state = toTicketState(ticket)
    return {
      id: ticket.id,
      code: formatTicketCode(ticket.code),
      // Of a ticket that admits nobody there is none.
      qr_svg: state === 'valid' ? renderQr(ticket.code) : null,
      state,
      order_number: ticket.orderNumber,
      name,
      slug,
      options: ticket.options.map(option => localize(option, locale)),
      image: image && { ...image, alt: name },
      starts_at: event?.startsAt ?? null,
      place: event ? localize(event.place, locale) : '',
      past: event !== null && isEventOver(event.startsAt, now),
      used_at: ticket.usedAt?.toISOString() ?? null
    }
  })
  const time = ({ starts_at: at }: Ticket): number => (at ? Date.parse(at) : 0)
  return views.toSorted((a, b) => Number(a.past) - Number(b.past) || (a.past ? time(b) - time(a) : time(a) - time(b)))
}

/** An event is past on the day after it: it may begin late, and lasts for hours. */

/** @throws ShopError ticket_not_found */
export async function findTicket(db: Db, code: string | null, locale: Locale, now: Date): Promise<Ticket> {
  const [ticket] = code ? await listTickets(db, eq(tickets.code, code), locale, now) : []
  if (!ticket) throw new ShopError('ticket_not_found')
  return ticket
}

/** Events with tickets, the next one first and past ones last. @param id one of them */
export async function listEvents(db: Db, locale: Locale, now: Date, id?: number): Promise<EventSummary[]> {
  // Qualified by hand: Drizzle omits table names in a query of one table.
  const count = (state: SQL): SQL<number> =>
    sql<number>`(SELECT count(*) FROM ${tickets} t WHERE t.product_id = products.id AND t.voided_at IS NULL AND ${state})::int`
  const rows = await db
    .select({
      id: products.id,
      slug: products.slug,
      title: products.title,
      event: products.event,
      capacity: sql<number>`(SELECT coalesce(sum(v.on_hand), 0) FROM ${variants} v WHERE v.product_id = products.id)::int`,
      sold: count(sql`true`),
      used: count(sql`t.used_at IS NOT NULL`)
    })
    .from(products)
    .where(and(eq(products.kind, 'ticket'), id === undefined ? undefined : eq(products.id, id)))
    .orderBy(desc(sql`${products.event} ->> 'startsAt'`), desc(products.id))
    .limit(100)
  const found = rows.flatMap(({ event, title, ...row }) =>
    event ? [{ ...row, title: localize(title, locale), starts_at: event.startsAt, place: localize(event.place, locale) }] : []
  )
  const [coming, past] = [false, true].map(over => found.filter(({ starts_at: at }) => isEventOver(at, now) === over))
  return [...(coming ?? []).toReversed(), ...(past ?? [])]
}

/** Events that tickets can be bought to, the next one first. */
export async function listOffered(db: Db, locale: Locale, now: Date): Promise<OfferedEvent[]> {
  const rows = await db
    .select({
      slug: products.slug,
      title: products.title,
      event: products.event,
      image: { id: images.id, width: images.width, height: images.height },
      price: products.sellingPrice,
      pieces: products.totalOnHand
    })
    .from(products)
    .innerJoin(images, eq(images.id, products.imageId))
    .where(and(eq(products.kind, 'ticket'), lte(products.availableOn, now), gt(products.availableUntil, now)))
    .orderBy(asc(products.availableUntil), asc(products.id))
    .limit(60)
  return rows.flatMap(({ slug, title, event, image, price, pieces }) => {
    const name = localize(title, locale)
    return event
      ? [
          {
            slug,
            title: name,
            image: { ...image, alt: name },
            starts_at: event.startsAt,
            place: localize(event.place, locale),
            price_from: price,
            sold_out: pieces <= 0
          }
        ]
      : []
  })
}

/** Checks at the entrance, the newest first. @param where selects them */
export async function listChecks(db: Db, where: SQL, locale: Locale, limit: number): Promise<TicketCheck[]> {
  const rows = await db
    .select({
      check: ticketChecks,
      ticket: tickets,
      event: products.event,
      by: users,
      usedBy: selectUsedByName(),
      admission: selectAdmission()
    })
    .from(ticketChecks)
    .innerJoin(tickets, eq(tickets.id, ticketChecks.ticketId))
    .innerJoin(products, eq(products.id, tickets.productId))
    .innerJoin(users, eq(users.id, ticketChecks.staffId))
    .where(where)
    .orderBy(desc(ticketChecks.id))
    .limit(limit)
  return rows.map(({ check, ticket, event, by, usedBy, admission: last }): TicketCheck => {
    const admission = ticket.usedAt && last
    return {
      id: check.id,
      result: check.result satisfies CheckResult,
      current_result: toCurrentResult(check, admission),
      state: toTicketState(ticket),
      code: formatTicketCode(ticket.code),
      name: localize(ticket.name, locale),
      options: ticket.options.map(option => localize(option, locale)),
      order_number: ticket.orderNumber,
      starts_at: event?.startsAt ?? null,
      place: event ? localize(event.place, locale) : '',
      used_at: ticket.usedAt?.toISOString() ?? null,
      used_by: usedBy,
      voided_at: ticket.voidedAt?.toISOString() ?? null,
      admission,
      checked_at: check.createdAt.toISOString(),
      checked_by: formatFullName(by.firstName, by.lastName) || (by.mobile ?? by.email ?? '')
    }
  })
}

const selectAdmission = (): SQL<number | null> =>
  sql<number | null>`(SELECT max(a.id) FROM ticket_checks a WHERE a.ticket_id = ${tickets.id} AND a.result = 'admitted')`.mapWith(Number)

const selectUsedByName = (): SQL<string | null> =>
  sql<
    string | null
  >`(SELECT coalesce(nullif(trim(coalesce(u.last_name, '') || ' ' || coalesce(u.first_name, '')), ''), u.mobile, u.email) FROM users u WHERE u.id = ${tickets.usedBy})`
