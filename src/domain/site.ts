import type { HomeSection } from './home.ts'
import type { LeaseTerms } from './lease.ts'

/** Mongolian is the default language at `/`, English is at `/en`. */
export type Locale = 'mn' | 'en'
export const LOCALES: readonly Locale[] = ['mn', 'en']
export const DEFAULT_LOCALE: Locale = 'mn'

/** Used where the settings have no name. The drawn logo spells it. */
export const DEFAULT_SITE_NAME: Readonly<Record<Locale, string>> = { mn: 'Дэлгүүр', en: 'Delguur' }

export const isDefaultSiteName = (name: string): boolean => Object.values(DEFAULT_SITE_NAME).includes(name)

/** A stored text with one string per language; either may be missing. */
export type Localized = { mn?: string; en?: string }

/** The text in the given language, or in the other one where it is missing. */
export function localize(text: Localized | null | undefined, locale: Locale): string {
  if (!text) return ''
  const other: Locale = locale === 'mn' ? 'en' : 'mn'
  return text[locale] || text[other] || ''
}

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

export interface MenuItem {
  title: string
  href: string
  tone?: 'sale'
  children: MenuItem[]
}

export interface SiteConfigs {
  wallet: boolean
  ticket: boolean
  coupon: boolean
  voucher: boolean
  articles: boolean
  showLease: boolean
  showCompare: boolean
  showBrand: boolean
  showStock: boolean
  showGiftBadge: boolean
  showSale: boolean
  storeCredit: boolean
  canUploadAvatar: boolean
  productsPerPage: number
  /** Overrides of colour tokens by name, such as `{ "sky": "#1450A3" }`. */
  colours: Record<string, string>
}

interface BankAccount {
  bank: string
  account_name: string
  account_number: string
  card_number: string
}

interface ShopContact {
  name: string
  legal_name: string
  register_number: string
  phone: string
  email: string
  address: string
  hours: string
  facebook: string
}

export interface Badge {
  code: string
  label: string
  tone: 'sale' | 'new' | 'saf' | 'ink' | 'plain'
}

export interface Banner {
  slot: string
  title: string
  text: string
  href: string
  cta: string
  picture: string | null
}

/** Response of GET /api/v2/site_data: data of the layout, in the request's language. */
export interface SiteData {
  taxons: Taxon[]
  menus: { main: MenuItem[]; service: MenuItem[]; footer: MenuItem[] }
  translation: Record<string, string>
  notifications: { id: string; text: string; href: string | null }[]
  configs: SiteConfigs
  badges: Badge[]
  presets: { banners: Banner[]; bank_accounts: BankAccount[]; contact: ShopContact; home: HomeSection[]; lease: LeaseTerms }
  zones: Zone[]
  /** True in the demo shop, which has an outbox and a bank simulator. */
  demo: boolean
}

/** An administrative unit: city or province, district or soum, khoroo or bag. Codes are those of the statistics office. */
export interface Zone {
  code: string
  parent: string | null
  name: string
  cat: 'city' | 'district' | 'quarter'
  /** Khoroo number, for sorting; codes are not in the order of numbers. */
  number: number | null
}

/** A stored picture, served at `/img/{id}/{width}.{avif|webp|jpg}`, immutable. */
export interface Picture {
  id: string
  width: number
  height: number
  alt: string
}
