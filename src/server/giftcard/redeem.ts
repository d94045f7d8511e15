import { eq } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Db } from '../kernel/db/open.ts'
import { limitAttempts } from '../kernel/http/rate-limit.ts'
import type { Server } from '../kernel/server.ts'
import { verifyDummyPassword, verifyPassword } from '../identity/index.ts'
import { postTransfers } from '../ledger/index.ts'
import { toAccount, readCardBalance, type GiftCardRow, lockGiftCard, recordCardEvent } from './cards.ts'
import { type GiftCardSecrets, hashNumber } from './secrets.ts'
import { giftCards } from './tables.ts'

/** Who tries a number and password. */
interface Redeemer {
  address: string
  /** Null for a visitor. */
  userId: number | null
}

/**
 * Finds a card by number and password. Tries are limited by network, account and card, known or not.
 * @throws ShopError too_many_requests, gift_card_wrong for an unknown number as for a wrong password
 */
export async function findGiftCard(
  { db, config, now }: Server,
  { number, password }: GiftCardSecrets,
  { address, userId }: Redeemer
): Promise<GiftCardRow> {
  const numberHash = hashNumber(config, number)
  const limit = (name: 'gift_cards_from' | 'gift_cards_of' | 'gift_card_tries', who: string): Promise<void> =>
    limitAttempts(db, name, who, config.rateLimitFactor, now())
  await limit('gift_cards_from', address)
  if (userId !== null) await limit('gift_cards_of', String(userId))
  await limit('gift_card_tries', numberHash)
  const [card] = await db.select().from(giftCards).where(eq(giftCards.numberHash, numberHash))
  const matches = card?.passwordHash ? await verifyPassword(password, card.passwordHash) : await verifyDummyPassword(password)
  if (!card || !matches) throw new ShopError('gift_card_wrong')
  return card
}

/** @throws ShopError gift_card_void, gift_card_expired */
export function refuseUnusable({ state, expiresAt }: GiftCardRow, now: Date): void {
  if (state === 'void') throw new ShopError('gift_card_void')
  if (expiresAt <= now) throw new ShopError('gift_card_expired')
}

/**
 * Moves money of a card to the wallet of a customer.
 * @param found the card, whose number and password were checked
 * @param amount the whole balance where it is undefined
 * @throws ShopError gift_card_void, gift_card_expired, gift_card_empty, gift_card_amount_large, gift_card_wrong where it was reissued
 */
export async function rechargeWallet(
  tx: Db,
  found: GiftCardRow,
  { userId, amount }: { userId: number; amount: Tugrik | undefined },
  now: Date
): Promise<{ amount: Tugrik; balance: Tugrik }> {
  const card = await lockGiftCard(tx, found.id)
  if (card.state !== 'void' && card.numberHash !== found.numberHash) throw new ShopError('gift_card_wrong')
  refuseUnusable(card, now)
  const balance = await readCardBalance(tx, card)
  if (balance === 0) throw new ShopError('gift_card_empty')
  const moved = amount ?? balance
  if (moved > balance) throw new ShopError('gift_card_amount_large', { max: formatMoney(balance) })
  await postTransfers(tx, [{ debit: toAccount(card), credit: { kind: 'gift_wallet', userId }, amount: moved, code: 'gift_card' }], now)
  await recordCardEvent(tx, { giftCardId: card.id, kind: 'recharged', userId, amount: moved, createdAt: now })
  return { amount: moved, balance: balance - moved }
}
