import { hasGiftCards } from './gift-card.ts'
import { hasJackpot } from './jackpot.ts'
import type { Flag } from './site.ts'

type Flags = Readonly<Record<Flag, boolean>>

/** Pages that exist only while a feature is on, by the first part of their path. */
const PAGES: Readonly<Record<string, (flags: Flags) => boolean>> = {
  brand: ({ showBrand }) => showBrand,
  brands: ({ showBrand }) => showBrand,
  compare: ({ showCompare }) => showCompare,
  deals: ({ showSale }) => showSale,
  'gift-card': hasGiftCards,
  hotel: ({ hotel }) => hotel,
  jackpot: hasJackpot,
  lease: ({ showLease }) => showLease,
  'lucky-wheel': ({ luckyWheel }) => luckyWheel,
  sale: ({ showSale }) => showSale,
  tickets: ({ ticket }) => ticket
}

/** Whether the feature that a link leads to is on. Links to other sites always are. */
export function isOffered(href: string, flags: Flags): boolean {
  if (!/^\/(?!\/)/.test(href)) return true
  const url = URL.parse(href, 'http://localhost')
  if (!url) return true
  const { pathname, searchParams } = url
  const first = pathname.replace(/^\/en(?=\/|$)/, '').split('/')[1] ?? ''
  if (searchParams.has('sale') && !flags.showSale) return false
  return Object.hasOwn(PAGES, first) ? (PAGES[first]?.(flags) ?? true) : true
}
