import type { EntryKind } from './content.ts'
import type { Sort } from './product.ts'

/** Parts of the home page, in the order the site's configuration gives them. Empty words mean the shop's own. */
export type HomeSection =
  /** The site's `hero` banner, or the shop's own words. */
  | { kind: 'hero' }
  | { kind: 'categories' }
  /** The banner of a slot, as wide as the page; nothing while there is none. */
  | { kind: 'banner'; slot: string }
  | ProductShelf
  | EntryShelf
  /** What is on sale for the shortest time. */
  | { kind: 'deal' }
  | { kind: 'lease' }
  | { kind: 'promises' }

export interface ProductShelf {
  kind: 'products'
  title: string
  text: string
  /** Where all of them are. */
  href: string
  layout: 'grid' | 'rail'
  most: number
  taxon: string | null
  brand: string | null
  sale: boolean
  /** `random` is another choice every week. */
  sort: Sort
}

export interface EntryShelf {
  kind: 'entries'
  of: EntryKind
  title: string
  text: string
  tag: string | null
  most: number
}

export const MOST_HOME_SECTIONS = 20
export const MOST_ON_SHELF = 40
