import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import { type GiftCardDetails, calculateExpiry, sendTime } from '#domain/gift-card.ts'
import type { Tugrik } from '#domain/money.ts'
import type { Locale } from '#domain/site.ts'
import type { Db } from '../kernel/db/open.ts'
import { type LimitedAccount, readBalance, postTransfers } from '../ledger/index.ts'
import { giftCardEvents, giftCards } from './tables.ts'

export type GiftCardRow = typeof giftCards.$inferSelect
type EventRow = typeof giftCardEvents.$inferInsert

export const toAccount = ({ id }: Pick<GiftCardRow, 'id'>): LimitedAccount => ({ kind: 'gift_card', giftCardId: id })

export async function recordCardEvent(tx: Db, event: EventRow): Promise<void> {
  await tx.insert(giftCardEvents).values(event)
}

export async function readCardBalance(db: Db, card: Pick<GiftCardRow, 'id'>): Promise<Tugrik> {
  const { posted, reserved } = await readBalance(db, toAccount(card))
  return posted - reserved
}

/** A gift card that a line of a paid order sells. */
interface PaidGiftCard {
  orderLineId: number
  orderId: number
  orderNumber: string
  buyerId: number
  locale: Locale
  details: GiftCardDetails
}

/** Issues the cards of an order, with their amounts in the ledger; each line once. */
export async function issueGiftCards(tx: Db, paid: readonly PaidGiftCard[], months: number, now: Date): Promise<void> {
  for (const { details, ...card } of paid) {
    const { sendOn, amount, channel, contact, sender, message } = details
    const values = { ...card, amount, channel, contact, sender, message }
    const [issued] = await tx
      .insert(giftCards)
      .values({ ...values, sendAt: sendTime(sendOn, now), expiresAt: calculateExpiry(now, months), createdAt: now })
      .onConflictDoNothing({ target: giftCards.orderLineId })
      .returning({ id: giftCards.id })
    if (!issued) continue
    await postTransfers(tx, [{ debit: { kind: 'revenue' }, credit: toAccount(issued), amount, code: 'gift_card_issued' }], now)
    await recordCardEvent(tx, { giftCardId: issued.id, kind: 'issued', userId: card.buyerId, amount, createdAt: now })
  }
}

async function readGiftCards(db: Db, orderId: number): Promise<GiftCardRow[]> {
  return db.select().from(giftCards).where(eq(giftCards.orderId, orderId)).orderBy(asc(giftCards.id))
}

/** @throws ShopError gift_card_not_found */
export async function lockGiftCard(tx: Db, id: number): Promise<GiftCardRow> {
  const [card] = await tx.select().from(giftCards).where(eq(giftCards.id, id)).for('update')
  if (!card) throw new ShopError('gift_card_not_found')
  return card
}

/** The part of what was paid for an order that its cards still have, or that was used: it cannot be refunded. */
export async function readCommittedTotal(db: Db, orderId: number): Promise<Tugrik> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${giftCards.amount} - ${giftCards.voidedTotal}), 0)::float8` })
    .from(giftCards)
    .where(eq(giftCards.orderId, orderId))
  return row?.sum ?? 0
}

/** The part of `readCommittedTotal` that voiding unused cards would free. */
export async function readUnusedTotal(db: Db, orderId: number): Promise<Tugrik> {
  const cards = await readGiftCards(db, orderId)
  let sum = 0
  for (const card of cards) if (card.state !== 'void' && (await readCardBalance(db, card)) === card.amount) sum += card.amount
  return sum
}

/** What was left of the void cards of an order, by their lines. */
export async function readVoidedTotals(db: Db, orderId: number): Promise<Map<number, Tugrik>> {
  const cards = await readGiftCards(db, orderId)
  return new Map(cards.flatMap(({ state, orderLineId, voidedTotal }) => (state === 'void' ? [[orderLineId, voidedTotal]] : [])))
}

interface Voiding {
  /** Null for the shop itself. */
  userId: number | null
  reason: string
}

/** Takes the balance of a card back. A voided card is unchanged. @returns the amount that was taken back */
export async function voidGiftCard(tx: Db, id: number, { userId, reason }: Voiding, now: Date): Promise<Tugrik> {
  const card = await lockGiftCard(tx, id)
  if (card.state === 'void') return 0
  const amount = await readCardBalance(tx, card)
  if (amount > 0) await postTransfers(tx, [{ debit: toAccount(card), credit: { kind: 'revenue' }, amount, code: 'gift_card_voided' }], now)
  await tx.update(giftCards).set({ state: 'void', voidedTotal: amount }).where(eq(giftCards.id, id))
  await recordCardEvent(tx, { giftCardId: id, kind: 'voided', userId, amount, reason, createdAt: now })
  return amount
}

/**
 * Voids cards of an order before they are refunded.
 * @param lineIds of some lines; all of the order without them @throws ShopError gift_card_used where a part of one was used
 */
export async function voidUnusedCards(tx: Db, orderId: number, voiding: Voiding, now: Date, lineIds?: readonly number[]): Promise<void> {
  for (const { id, orderLineId } of await readGiftCards(tx, orderId)) {
    if (lineIds && !lineIds.includes(orderLineId)) continue
    const card = await lockGiftCard(tx, id)
    if (card.state === 'void') continue
    if ((await readCardBalance(tx, card)) < card.amount) throw new ShopError('gift_card_used')
    await voidGiftCard(tx, id, voiding, now)
  }
}

/** Voids the unused cards of an order whose payment a provider took back. */
export async function voidUncoveredCards(tx: Db, orderId: number, paid: Tugrik, reason: string, now: Date): Promise<void> {
  if ((await readCommittedTotal(tx, orderId)) <= paid) return
  for (const { id } of await readGiftCards(tx, orderId)) {
    const card = await lockGiftCard(tx, id)
    if (card.state !== 'void' && (await readCardBalance(tx, card)) === card.amount)
      await voidGiftCard(tx, id, { userId: null, reason }, now)
  }
}

/** Cards of an order that are sent by message, and are not sent yet. */
export async function listUnsentCards(db: Db, orderId: number): Promise<GiftCardRow[]> {
  return db
    .select()
    .from(giftCards)
    .where(
      and(
        eq(giftCards.orderId, orderId),
        eq(giftCards.state, 'issued'),
        inArray(giftCards.channel, ['sms', 'email']),
        isNull(giftCards.deliveredAt)
      )
    )
    .orderBy(asc(giftCards.sendAt), asc(giftCards.id))
}
