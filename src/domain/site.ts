import type { HomeSection } from './home.ts'
import type { LeaseTerms } from './lease.ts'

/** The two interface languages. Mongolian is the default and lives at `/`, English under `/en`. */
export type Locale = 'mn' | 'en'
export const LOCALES: readonly Locale[] = ['mn', 'en']
export const DEFAULT_LOCALE: Locale = 'mn'

/** The name of a site whose settings have none. It is the one that the drawn logo spells. */
export const DEFAULT_SITE_NAME: Readonly<Record<Locale, string>> = { mn: 'Дэлгүүр', en: 'Delguur' }

export const isDefaultSiteName = (name: string): boolean => Object.values(DEFAULT_SITE_NAME).includes(name)

/** A text as it is stored: one string a language, either of which may be missing. */
export type Localized = { mn?: string; en?: string }

/** The asker's language, else the other one: a missing text never leaves a hole in a page. */
export function localized(text: Localized | null | undefined, locale: Locale): string {
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
  /** Site colours override design tokens by name, for instance `{ "sky": "#1450A3" }`. */
  colours: Record<string, string>
}

export interface BankAccount {
  bank: string
  account_name: string
  account_number: string
  card_number: string
}

export interface ShopContact {
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

/** What GET /api/v2/site_data answers: everything the shell needs, in the asker's language. */
export interface SiteData {
  taxons: Taxon[]
  menus: { main: MenuItem[]; service: MenuItem[]; footer: MenuItem[] }
  translation: Record<string, string>
  notifications: { id: string; text: string; href: string | null }[]
  configs: SiteConfigs
  badges: Badge[]
  presets: { banners: Banner[]; bank_accounts: BankAccount[]; contact: ShopContact; home: HomeSection[]; lease: LeaseTerms }
  zones: Zone[]
  /** True in the demo shop: the outbox and the bank's test app are reachable. */
  demo: boolean
}

/** An administrative unit: city or province, district or soum, khoroo or bag. Codes are the statistics office's. */
export interface Zone {
  code: string
  parent: string | null
  name: string
  cat: 'city' | 'district' | 'quarter'
  /** Khoroo number, for sorting; codes do not sort by number. */
  number: number | null
}

/** A stored picture. Files are served at `/img/{id}/{width}.{avif|webp|jpg}`, immutable. */
export interface Picture {
  id: string
  width: number
  height: number
  alt: string
}
