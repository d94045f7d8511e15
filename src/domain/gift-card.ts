import { HOUR_MS, startOfDay } from './day.ts'
import type { Tugrik } from './money.ts'

export const GIFT_CARD_STATES = ['issued', 'active', 'void'] as const
/** `issued` is paid and has no number yet, `active` has one. */
export type GiftCardState = (typeof GIFT_CARD_STATES)[number]

/** How a card reaches its receiver; `self` is shown to the buyer, who passes it on. */
export const GIFT_CARD_CHANNELS = ['self', 'sms', 'email'] as const
export type GiftCardChannel = (typeof GIFT_CARD_CHANNELS)[number]

export const MAX_GIFT_CARDS = 10
export const MAX_GIFT_CARD_TEXT = 300
export const MAX_GIFT_CARD_NAME = 60
export const MAX_GIFT_CARD_REASON = 300
/** Days ahead that a card can be sent. */
export const MAX_GIFT_CARD_DAYS = 365

export const GIFT_CARD_NUMBER = /^\d{16}$/
export const GIFT_CARD_PASSWORD = /^\d{8}$/

/** Which gift cards a shop sells. */
export interface GiftCardRules {
  /** Amounts to choose from. */
  amounts: Tugrik[]
  /** Bounds of an amount of the buyer's own. */
  least: Tugrik
  most: Tugrik
  /** How long a card is valid. */
  months: number
}

export const GIFT_CARD_RULES: GiftCardRules = { amounts: [50_000, 100_000, 200_000, 300_000], least: 10_000, most: 2_000_000, months: 36 }

/** What the buyer of a card decides. */
export interface GiftCardDetails {
  amount: Tugrik
  channel: GiftCardChannel
  /** Phone or e-mail address of the receiver; empty for `self`. */
  contact: string
  sender: string
  message: string
  /** Day (`YYYY-MM-DD`) on which it is sent; null for at once. */
  sendOn: string | null
}

/** The same as cart and order show it. */
export type GiftCardLine = Omit<GiftCardDetails, 'sendOn'> & { send_on: string | null }

/** Gift cards are money of the wallet: without the wallet they have no use. */
export const hasGiftCards = (configs: { giftCard: boolean; storeCredit: boolean }): boolean => configs.giftCard && configs.storeCredit

/** Digits of a number or password as people type them, in groups. */
export const normalizeDigits = (typed: string): string => typed.replace(/[\s-]/g, '')

/** `1234567890123456` → `1234 5678 9012 3456`. */
export const groupDigits = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ')

/** Delivery begins at this hour of the clock in Ulaanbaatar. */
const SEND_HOUR = 9

/** When a card is sent: at once, or on the morning of its day. */
export function sendTime(sendOn: string | null, now: Date): Date {
  const morning = sendOn ? new Date(startOfDay(sendOn).getTime() + SEND_HOUR * HOUR_MS) : now
  return morning > now ? morning : now
}

export function calculateExpiry(issuedAt: Date, months: number): Date {
  const end = new Date(issuedAt)
  end.setUTCMonth(end.getUTCMonth() + months)
  return end
}
