import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import { MAX_CARDS, maskCardNumber } from '#domain/payment-card.ts'
import type { ProviderCode } from '#domain/payment-method.ts'
import type { Db } from '../kernel/db/open.ts'
import { savedCards } from './tables.ts'

/** Without the acquirer's token, which no response contains. */
export type SavedCard = Omit<typeof savedCards.$inferSelect, 'token'>

const columns = {
  id: savedCards.id,
  userId: savedCards.userId,
  provider: savedCards.provider,
  number: savedCards.number,
  isDefault: savedCards.isDefault,
  createdAt: savedCards.createdAt,
  removedAt: savedCards.removedAt
}

const isCardOf = (userId: number) => and(eq(savedCards.userId, userId), isNull(savedCards.removedAt))

/** The default card first, then the oldest. */
export async function listCards(db: Db, userId: number): Promise<SavedCard[]> {
  return db.select(columns).from(savedCards).where(isCardOf(userId)).orderBy(desc(savedCards.isDefault), asc(savedCards.id))
}

/**
 * Saves a card, or replaces the token of one that is saved already. The first card of a customer is the default one. A customer with
 * `MAX_CARDS` cards gets no further one: the payment that brought it counts all the same.
 */
export async function saveCard(
  tx: Db,
  userId: number,
  provider: ProviderCode,
  card: { token: string; number: string },
  now: Date
): Promise<void> {
  const number = maskCardNumber(card.number)
  const existing = await listCards(tx, userId)
  if (existing.length >= MAX_CARDS && !existing.some(each => each.number === number)) return
  const values = { token: card.token, createdAt: now, removedAt: null, isDefault: existing.length === 0 }
  await tx
    .insert(savedCards)
    .values({ userId, provider, number, ...values })
    .onConflictDoUpdate({
      target: [savedCards.userId, savedCards.provider, savedCards.number],
      set: { ...values, isDefault: sql`${savedCards.isDefault} OR ${values.isDefault}` }
    })
}

/** @throws ShopError card_not_found for a stranger's */
export async function findCard(db: Db, userId: number, id: number): Promise<SavedCard> {
  const [card] = await db
    .select(columns)
    .from(savedCards)
    .where(and(isCardOf(userId), eq(savedCards.id, id)))
  if (!card) throw new ShopError('card_not_found')
  return card
}

/** For a payment with the card. @throws ShopError card_not_found */
export async function readCardToken(db: Db, userId: number, id: number): Promise<string> {
  const [card] = await db
    .select({ token: savedCards.token })
    .from(savedCards)
    .where(and(isCardOf(userId), eq(savedCards.id, id)))
  if (!card?.token) throw new ShopError('card_not_found')
  return card.token
}

/** @throws ShopError card_not_found */
export async function makeCardDefault(tx: Db, userId: number, id: number): Promise<void> {
  await findCard(tx, userId, id)
  await tx
    .update(savedCards)
    .set({ isDefault: sql`${savedCards.id} = ${id}` })
    .where(isCardOf(userId))
}

/** Erases a card's token. The oldest card that is left becomes the default one. @throws ShopError card_not_found */
export async function removeCard(tx: Db, userId: number, id: number, now: Date): Promise<void> {
  const { isDefault } = await findCard(tx, userId, id)
  await tx.update(savedCards).set({ token: null, isDefault: false, removedAt: now }).where(eq(savedCards.id, id))
  const [next] = isDefault ? await listCards(tx, userId) : []
  if (next) await makeCardDefault(tx, userId, next.id)
}
