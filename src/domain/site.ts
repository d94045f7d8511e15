import type { Framing } from './framing.ts'

/** Mongolian is the default language at `/`, English is at `/en`. */
export const LOCALES = ['mn', 'en'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'mn'

/** Used where the settings have no name. The drawn logo spells it. */
export const DEFAULT_SITE_NAME: Readonly<Record<Locale, string>> = { mn: 'Дэлгүүр', en: 'Delguur' }

export const MAX_SLOGAN = 140

export const isDefaultSiteName = (name: string): boolean => Object.values(DEFAULT_SITE_NAME).includes(name)

/** A stored text with one string per language; either may be missing. */
export type Localized = { mn?: string; en?: string }

/** The text in the given language, or in the other one where it is missing. */
export function localize(text: Localized | null | undefined, locale: Locale): string {
  if (!text) return ''
  const other: Locale = locale === 'mn' ? 'en' : 'mn'
  return text[locale] || text[other] || ''
}

/** A stored text as documents carry it: with both languages, where null removes the stored one. */
export const toBilingual = ({ mn, en }: Localized): { mn: string | null; en: string | null } => ({ mn: mn || null, en: en || null })

export interface Taxon {
  id: number
  permalink: string
  name: string
  translation_en: string
  /** Short name, for menus. */
  n: string
  image: Picture | null
  children: Taxon[]
}

/** The feature flags with their defaults. A flag is declared here alone: settings, contract and types follow. */
export const FLAGS = {
  wallet: false,
  ticket: false,
  coupon: false,
  voucher: false,
  articles: true,
  showLease: false,
  showCompare: true,
  showBrand: true,
  showStock: true,
  showGiftBadge: true,
  showSale: true,
  storeCredit: false,
  points: false,
  giftCard: false,
  hotel: false,
  luckyWheel: false,
  jackpot: false,
  canUploadAvatar: false,
  recordSearches: true
} as const satisfies Record<string, boolean>

export const MAX_WALLET_TITLE = 40

export type Flag = keyof typeof FLAGS

/** Flags that staff choose on the setup page. */
export const OFFERED_FLAGS = [
  'articles',
  'coupon',
  'voucher',
  'points',
  'storeCredit',
  'wallet',
  'giftCard',
  'ticket',
  'showLease',
  'hotel',
  'luckyWheel',
  'jackpot',
  'canUploadAvatar',
  'showBrand',
  'showStock',
  'showSale',
  'showGiftBadge',
  'showCompare',
  'recordSearches'
] as const satisfies Flag[]

export const BADGE_TONES = ['sale', 'new', 'saf', 'ink', 'plain'] as const
export interface Badge {
  code: string
  label: string
  tone: (typeof BADGE_TONES)[number]
}

/** A stored picture, served at `/img/{id}/{width}.{avif|webp|jpg}`, immutable. */
export interface Picture {
  id: string
  width: number
  height: number
  alt: string
  /** Crop and focal point of this use. */
  framing?: Framing
}
