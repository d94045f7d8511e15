import { and, desc, eq, isNotNull, notExists, sql } from 'drizzle-orm'
import type { RecipientInput, RecipientView } from '#contract/receipt.ts'
import type { ReceiptRecipient } from '#domain/receipt.ts'
import { ShopError } from '#domain/errors.ts'
import { readCurrentCart, openCart } from '../cart/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { transact } from '../kernel/db/transact.ts'
import type { Server } from '../kernel/server.ts'
import { orders } from '../order/index.ts'
import { findOrganisation } from './organisations.ts'
import { receiptRecipients, receipts } from './tables.ts'

/** Orders that are searched for organisations. */
const RECENT_ORDERS = 50

export function toRecipientView(recipient: ReceiptRecipient): RecipientView {
  return recipient.kind === 'person'
    ? { kind: 'person', consumer_number: recipient.consumerNumber }
    : { kind: 'organisation', register_number: recipient.registerNumber, name: recipient.name }
}

/** Recipient of the receipt for the customer's cart; by default that of the last order whose receipt was not refused. */
export async function readChosenRecipient(db: Db, userId: number): Promise<ReceiptRecipient | null> {
  const cart = await readCurrentCart(db, { userId })
  const [chosen] = cart ? await db.select().from(receiptRecipients).where(eq(receiptRecipients.cartId, cart.id)) : []
  if (chosen) return chosen.recipient
  const refused = db
    .select({ id: receipts.id })
    .from(receipts)
    .where(and(eq(receipts.orderId, orders.id), isNotNull(receipts.refusal)))
  const [last] = await db
    .select({ recipient: receiptRecipients.recipient })
    .from(receiptRecipients)
    .innerJoin(orders, eq(orders.cartId, receiptRecipients.cartId))
    .where(and(eq(orders.userId, userId), notExists(refused)))
    .orderBy(desc(orders.id))
    .limit(1)
  return last?.recipient ?? null
}

/** The organisations of a customer's earlier orders, the newest first, each once. */
export async function listKnownOrganisations(db: Db, userId: number): Promise<{ register_number: string; name: string }[]> {
  const rows = await db
    .select({ recipient: receiptRecipients.recipient })
    .from(receiptRecipients)
    .innerJoin(orders, eq(orders.cartId, receiptRecipients.cartId))
    .where(and(eq(orders.userId, userId), sql`${receiptRecipients.recipient} ->> 'kind' = 'organisation'`))
    .orderBy(desc(orders.id))
    .limit(RECENT_ORDERS)
  const known = new Map<string, string>()
  for (const { recipient } of rows)
    if (recipient.kind === 'organisation' && !known.has(recipient.registerNumber)) known.set(recipient.registerNumber, recipient.name)
  return [...known].map(([registerNumber, name]) => ({ register_number: registerNumber, name }))
}

/**
 * Stores the recipient of the receipt for the customer's cart. An organisation is stored under its registered name, after the
 * customer has confirmed it. @throws ShopError organisation_unconfirmed with the `name`, organisation_not_found,
 * registry_unavailable, too_many_requests
 */
export async function chooseRecipient(server: Server, userId: number, input: RecipientInput): Promise<ReceiptRecipient> {
  const recipient = await toRecipient(server, userId, input)
  const now = server.now()
  await transact(server.db, async tx => {
    // A cart that was ordered since keeps its recipient: the same form sent twice changes nothing.
    if (!(await readCurrentCart(tx, { userId }))) return
    const cart = await openCart(tx, { userId }, now)
    const row = { cartId: cart.id, recipient, updatedAt: now }
    await tx.insert(receiptRecipients).values(row).onConflictDoUpdate({ target: receiptRecipients.cartId, set: row })
  })
  return recipient
}

async function toRecipient(server: Server, userId: number, input: RecipientInput): Promise<ReceiptRecipient> {
  if (input.kind === 'person') return { kind: 'person', consumerNumber: input.consumer_number }
  const { tin, name } = await findOrganisation(server, input.register_number, userId)
  if (input.confirmed_name !== name) throw new ShopError('organisation_unconfirmed', { name, register_number: input.register_number })
  return { kind: 'organisation', registerNumber: input.register_number, tin, name }
}
