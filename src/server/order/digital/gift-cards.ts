import { eq } from 'drizzle-orm'
import { isDigital } from '#domain/order.ts'
import { issueGiftCards, sendGiftCard, listUnsentCards } from '../../giftcard/index.ts'
import type { Db } from '../../kernel/db/open.ts'
import { transact } from '../../kernel/db/transact.ts'
import { scheduleJob } from '../../kernel/jobs/queue.ts'
import type { Server } from '../../kernel/server.ts'
import { readSettings } from '../../site/index.ts'
import { lockOrder, type OrderRow, recordEvent, updateStatus } from '../status.ts'
import { orderLines, orders } from '../tables.ts'

/** The job that sends gift cards on their day. */
export const DELIVER_GIFT_CARDS = 'deliver_gift_cards'

/** Issues the gift cards of an order that is placed, and schedules their delivery. */
export async function issueOrderCards(
  tx: Db,
  order: OrderRow,
  lines: readonly (typeof orderLines.$inferSelect)[],
  now: Date
): Promise<void> {
  const { id: orderId, number: orderNumber, userId: buyerId, locale } = order
  const cards = lines.flatMap(({ id, giftCard }) =>
    giftCard ? [{ orderLineId: id, orderId, orderNumber, buyerId, locale, details: giftCard }] : []
  )
  if (!cards.length) return
  await issueGiftCards(tx, cards, (await readSettings(tx)).gift_cards.months, now)
  await scheduleJob(tx, { kind: DELIVER_GIFT_CARDS, subject: String(orderId), runAt: now })
}

/**
 * Sends the cards of an order that are due. An order of nothing else is delivered with its last card.
 * @returns when the next card is due
 */
export async function deliverGiftCards(server: Server, orderId: number): Promise<Date | null> {
  return transact(server.db, async tx => {
    const now = server.now()
    const order = await lockOrder(tx, orderId)
    if (order.state !== 'placed') return null
    for (const { id, sendAt } of await listUnsentCards(tx, orderId)) if (sendAt <= now) await sendGiftCard(tx, server.config, id, now)
    const [next] = await listUnsentCards(tx, orderId)
    if (next) return next.sendAt
    const lines = await tx.select({ kind: orderLines.kind }).from(orderLines).where(eq(orderLines.orderId, orderId))
    if (order.deliveredAt || !isDigital(lines)) return null
    await tx.update(orders).set({ fulfilment: 'delivered', deliveredAt: now }).where(eq(orders.id, orderId))
    await recordEvent(tx, orderId, 'delivered', now)
    await updateStatus(tx, orderId)
    return null
  })
}
