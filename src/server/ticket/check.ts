import { eq } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import { type CheckResult, toTicketState } from '#domain/ticket.ts'
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
  const [check] = await tx
    .insert(ticketChecks)
    .values({ ticketId: ticket.id, productId: productId ?? ticket.productId, staffId, result, createdAt: now })
    .returning({ id: ticketChecks.id })
  if (!check) throw new Error('A check was not written.')
  return check.id
}
