import { eq } from 'drizzle-orm'
import type { Tugrik } from '#domain/money.ts'
import { users } from '../auth/tables.ts'
import type { Db } from '../db/open.ts'
import { orderMessage, type OrderMessageKind } from '../message/order-message.ts'
import { queueMessage } from '../message/outbox.ts'
import { siteTranslator } from '../site/site-name.ts'
import type { OrderRow } from './facts.ts'
import { linesOf, refundCasesOf } from './view.ts'

/** Writes the shopper's messages about an order in the transaction of what happened to it. `amount` is the money it is about. */
export async function tellShopper(
  tx: Db,
  order: OrderRow,
  kind: OrderMessageKind,
  publicUrl: string,
  now: Date,
  amount?: Tugrik
): Promise<void> {
  const { locale, address, number, total } = order
  const told = { number, total, address, line_items: await linesOf(tx, order.id, locale), refund_cases: await refundCasesOf(tx, order.id) }
  const message = orderMessage(kind, told, locale, publicUrl, amount, await siteTranslator(tx, locale))
  await queueMessage(tx, { channel: 'sms', recipient: address.phone, body: message.sms }, now)
  const [user] = await tx.select({ email: users.email, verified: users.emailVerifiedAt }).from(users).where(eq(users.id, order.userId))
  if (user?.email && user.verified)
    await queueMessage(tx, { channel: 'email', recipient: user.email, subject: message.subject, body: message.body }, now)
}
