import { randomInt } from 'node:crypto'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import type { Locale, Localized } from '#domain/site.ts'
import { localize } from '#domain/site.ts'
import { formatTicketCode, TICKET_ALPHABET, TICKET_CODE_LENGTH } from '#domain/ticket.ts'
import { formatDay, formatTime } from '#i18n/format.ts'
import { toLocalPath } from '#i18n/path.ts'
import type { Translate } from '#i18n/translator.ts'
import { products } from '../catalogue/index.ts'
import { deallocateStock, type VariantQuantity } from '../inventory/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { tickets } from './tables.ts'

type TicketRow = typeof tickets.$inferSelect

/** A line of an order that is placed. */
interface TicketLine {
  id: number
  productId: number
  variantId: number
  quantity: number
  name: Localized
  options: Localized[]
}

const createCode = (): string =>
  Array.from({ length: TICKET_CODE_LENGTH }, () => TICKET_ALPHABET[randomInt(TICKET_ALPHABET.length)]).join('')

/** Issues a ticket for each piece of the lines, in the transaction that places their order. */
export async function issueTickets(
  tx: Db,
  order: { id: number; number: string; userId: number },
  lines: readonly TicketLine[],
  now: Date
): Promise<TicketRow[]> {
  const rows = lines.flatMap(({ id, productId, variantId, quantity, name, options }) =>
    Array.from({ length: quantity }, (_, index) => ({
      code: createCode(),
      userId: order.userId,
      orderId: order.id,
      orderNumber: order.number,
      orderLineId: id,
      position: index + 1,
      productId,
      variantId,
      name,
      options,
      createdAt: now
    }))
  )
  return rows.length ? tx.insert(tickets).values(rows).returning() : []
}

/** The tickets of an order in words, for its e-mail. */
export async function formatTickets(tx: Db, rows: readonly TicketRow[], locale: Locale, publicUrl: string, t: Translate): Promise<string> {
  const texts: string[] = []
  for (const { productId, name, options, code } of rows) {
    const [product] = await tx.select({ event: products.event }).from(products).where(eq(products.id, productId))
    const event = product?.event
    texts.push(
      [
        [localize(name, locale), ...options.map(option => localize(option, locale))].join(', '),
        event ? `${formatDay(event.startsAt, locale)}, ${formatTime(event.startsAt)}, ${localize(event.place, locale)}` : '',
        `${t('ticket:code')}: ${formatTicketCode(code)}`,
        `${publicUrl}${toLocalPath(locale, `/tickets/${code}`)}`
      ]
        .filter(Boolean)
        .join('\n')
    )
  }
  return texts.join('\n\n')
}

/** Locked in the order of their ids. */
async function lockUnvoided(tx: Db, orderId: number): Promise<TicketRow[]> {
  return tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.orderId, orderId), isNull(tickets.voidedAt)))
    .orderBy(asc(tickets.id))
    .for('update')
}

/**
 * Voids unused tickets of an order, whose pieces can be sold again.
 * @param lines with the pieces of each; all of the order without them
 * @returns the products @throws ShopError ticket_used where fewer are unused
 */
export async function voidTickets(
  tx: Db,
  orderId: number,
  reason: 'canceled' | 'refunded',
  now: Date,
  lines?: readonly { id: number; quantity: number }[]
): Promise<number[]> {
  const rows = await lockUnvoided(tx, orderId)
  if (!lines && rows.some(({ usedAt }) => usedAt)) throw new ShopError('ticket_used')
  const chosen = lines
    ? lines.flatMap(({ id, quantity }) => {
        const ofLine = rows.filter(({ orderLineId }) => orderLineId === id)
        if (!ofLine.length) return []
        const unused = ofLine.filter(({ usedAt }) => !usedAt)
        if (unused.length < quantity) throw new ShopError('ticket_used')
        // The last ones: the first may have been given away.
        return unused.slice(-quantity)
      })
    : rows
  return voidRows(tx, chosen, reason, now)
}

/** Voids the unused tickets of an order of which nothing is paid any more. @returns the products */
export async function voidUnpaidTickets(tx: Db, orderId: number, now: Date): Promise<number[]> {
  return voidRows(
    tx,
    (await lockUnvoided(tx, orderId)).filter(({ usedAt }) => !usedAt),
    'refunded',
    now
  )
}

async function voidRows(tx: Db, rows: readonly TicketRow[], voidReason: 'canceled' | 'refunded', now: Date): Promise<number[]> {
  const pieces = new Map<number, VariantQuantity>()
  for (const { id, variantId } of rows) {
    await tx.update(tickets).set({ voidedAt: now, voidReason }).where(eq(tickets.id, id))
    pieces.set(variantId, { variantId, quantity: (pieces.get(variantId)?.quantity ?? 0) + 1 })
  }
  await deallocateStock(tx, [...pieces.values()])
  return [...new Set(rows.map(({ productId }) => productId))]
}

/** Whether a ticket of an order has been used: the order cannot be canceled any more. */
export async function hasUsedTickets(db: Db, orderId: number): Promise<boolean> {
  const rows = await db.select({ usedAt: tickets.usedAt }).from(tickets).where(eq(tickets.orderId, orderId))
  return rows.some(({ usedAt }) => usedAt !== null)
}
