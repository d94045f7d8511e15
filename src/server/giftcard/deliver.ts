import { eq } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import { type GiftCardChannel, groupDigits } from '#domain/gift-card.ts'
import { formatShortDay, formatMoney } from '#i18n/format.ts'
import { toLocalPath } from '#i18n/path.ts'
import type { Config } from '../kernel/config.ts'
import type { Db } from '../kernel/db/open.ts'
import { hashPassword } from '../identity/index.ts'
import { queueMessage } from '../kernel/messages/outbox.ts'
import { readSiteTranslator } from '../site/index.ts'
import { type GiftCardRow, lockGiftCard, recordCardEvent } from './cards.ts'
import { createSecrets, type GiftCardSecrets, hashNumber } from './secrets.ts'
import { giftCards } from './tables.ts'

/** Gives a card a new number and password; earlier ones are of no use any more. */
async function assignSecrets(tx: Db, config: Config, id: number, now: Date): Promise<GiftCardSecrets> {
  const secrets = createSecrets()
  await tx
    .update(giftCards)
    .set({
      state: 'active',
      numberHash: hashNumber(config, secrets.number),
      lastFour: secrets.number.slice(-4),
      passwordHash: await hashPassword(secrets.password),
      deliveredAt: now
    })
    .where(eq(giftCards.id, id))
  return secrets
}

/** Sends number and password to the receiver, once. */
export async function sendGiftCard(tx: Db, config: Config, id: number, now: Date): Promise<void> {
  const card = await lockGiftCard(tx, id)
  if (card.state !== 'issued' || card.channel === 'self') return
  await queueSecrets(tx, config, card, await assignSecrets(tx, config, id, now), now)
  await recordCardEvent(tx, { giftCardId: id, kind: 'sent', createdAt: now })
}

/** The body of the message is erased once it is sent. */
async function queueSecrets(tx: Db, { publicUrl }: Config, card: GiftCardRow, secrets: GiftCardSecrets, now: Date): Promise<void> {
  const { channel, contact, locale, sender, message, amount, expiresAt } = card
  const t = await readSiteTranslator(tx, locale)
  const values = {
    amount: formatMoney(amount),
    sender: sender || t('gift_card:somebody'),
    message: message ? `${message}\n\n` : '',
    number: groupDigits(secrets.number),
    password: groupDigits(secrets.password),
    expires: formatShortDay(expiresAt, locale),
    link: `${publicUrl}${toLocalPath(locale, '/gift-card/balance')}`
  }
  const text =
    channel === 'email'
      ? ({ channel, locale, subject: t('gift_card:mail_subject', values), body: t('gift_card:mail_body', values) } as const)
      : ({ channel: 'sms', body: t('gift_card:sms_message', values) } as const)
  await queueMessage(tx, { ...text, recipient: contact, erasedWhenSent: true }, now)
}

/**
 * Number and password of a card that its buyer passes on, shown once.
 * @throws ShopError gift_card_not_found, gift_card_shown, gift_card_void
 */
export async function showGiftCard(
  tx: Db,
  config: Config,
  id: number,
  buyerId: number,
  now: Date
): Promise<{ card: GiftCardRow; secrets: GiftCardSecrets }> {
  const card = await lockGiftCard(tx, id)
  if (card.buyerId !== buyerId || card.channel !== 'self') throw new ShopError('gift_card_not_found')
  if (card.state === 'void') throw new ShopError('gift_card_void')
  if (card.state === 'active') throw new ShopError('gift_card_shown')
  const secrets = await assignSecrets(tx, config, id, now)
  await recordCardEvent(tx, { giftCardId: id, kind: 'shown', userId: buyerId, createdAt: now })
  return { card: await lockGiftCard(tx, id), secrets }
}

interface Reissue {
  channel: GiftCardChannel
  contact: string
  reason: string
  staffId: number
}

/**
 * Replaces number and password of a card, as when they were lost: sent to the receiver, or to be shown to the buyer again.
 * @throws ShopError gift_card_not_found, gift_card_void
 */
export async function reissueGiftCard(
  tx: Db,
  config: Config,
  id: number,
  { channel, contact, reason, staffId }: Reissue,
  now: Date
): Promise<void> {
  const card = await lockGiftCard(tx, id)
  if (card.state === 'void') throw new ShopError('gift_card_void')
  await recordCardEvent(tx, { giftCardId: id, kind: 'reissued', userId: staffId, reason, createdAt: now })
  await tx
    .update(giftCards)
    .set({ state: 'issued', channel, contact, numberHash: null, lastFour: null, passwordHash: null, deliveredAt: null })
    .where(eq(giftCards.id, id))
  await sendGiftCard(tx, config, id, now)
}
