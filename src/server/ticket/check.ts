import { and, desc, eq } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import { type CheckResult, isEventOver, toTicketState } from '#domain/ticket.ts'
import { products } from '../catalogue/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { ticketChecks, tickets } from './tables.ts'

/**
 * Checks a ticket at the entrance, and uses it where it is valid: once.
 * @param productId the event; null for any
 * @returns the id of the recorded check @throws ShopError ticket_not_found
 */
export async function checkTicket(
  tx: Db,
  { code, productId, staffId }: { code: string | null; productId: number | null; staffId: number },
  now: Date
): Promise<number> {
  const [ticket] = code ? await tx.select().from(tickets).where(eq(tickets.code, code)).for('update') : []
  if (!ticket) throw new ShopError('ticket_not_found')
  const state = toTicketState(ticket)
  const result: CheckResult = state !== 'valid' ? state : productId !== null && ticket.productId !== productId ? 'other_event' : 'admitted'
  if (result === 'admitted') await tx.update(tickets).set({ usedAt: now, usedBy: staffId }).where(eq(tickets.id, ticket.id))
  return recordCheck(tx, { ticketId: ticket.id, productId: productId ?? ticket.productId, staffId, result, createdAt: now })
}

/**
 * Makes a ticket valid again that was used too early or by mistake. Only the check that uses it now can be undone: of two at the same time
 * the second one is refused, and so is the page of an earlier one. After the event nothing is undone: a valid ticket can be refunded.
 * @param checkId of the check that admitted
 * @returns the id of the recorded check @throws ShopError not_found, ticket_check_over
 */
export async function undoCheck(tx: Db, { checkId, staffId }: { checkId: number; staffId: number }, now: Date): Promise<number> {
  const [check] = await tx.select().from(ticketChecks).where(eq(ticketChecks.id, checkId))
  if (!check) throw new ShopError('not_found')
  const [ticket] = await tx.select().from(tickets).where(eq(tickets.id, check.ticketId)).for('update')
  const [admission] = await tx
    .select({ id: ticketChecks.id })
    .from(ticketChecks)
    .where(and(eq(ticketChecks.ticketId, check.ticketId), eq(ticketChecks.result, 'admitted')))
    .orderBy(desc(ticketChecks.id))
    .limit(1)
  if (!ticket || toTicketState(ticket) !== 'used' || admission?.id !== checkId) throw new ShopError('ticket_check_over')
  const [product] = await tx.select({ event: products.event }).from(products).where(eq(products.id, ticket.productId))
  if (product?.event && isEventOver(product.event.startsAt, now)) throw new ShopError('ticket_check_over')
  await tx.update(tickets).set({ usedAt: null, usedBy: null }).where(eq(tickets.id, ticket.id))
  return recordCheck(tx, { ticketId: ticket.id, productId: check.productId, staffId, result: 'undone', createdAt: now })
}

async function recordCheck(tx: Db, values: typeof ticketChecks.$inferInsert): Promise<number> {
  const [check] = await tx.insert(ticketChecks).values(values).returning({ id: ticketChecks.id })
  if (!check) throw new Error('A check was not written.')
  return check.id
}
