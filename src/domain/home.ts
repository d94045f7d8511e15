import type { EntryKind } from './content.ts'
import type { Sort } from './product.ts'

/** Sections of the home page in the order of the site configuration. An empty title or text means the default. */
export type HomeSection =
  /** The `hero` banner of the site, or the default text. */
  | { kind: 'hero' }
  | { kind: 'categories' }
  /** The banner of a slot, full width; hidden while there is none. */
  | { kind: 'banner'; slot: string }
  | ProductSection
  | EntrySection
  /** The sale that ends first. */
  | { kind: 'deal' }
  | { kind: 'lease' }
  | { kind: 'promises' }

export interface ProductSection {
  kind: 'products'
  title: string
  text: string
  /** Link to the full list. */
  href: string
  layout: 'grid' | 'rail'
  most: number
  taxon: string | null
  brand: string | null
  sale: boolean
  /** `random` changes every week. */
  sort: Sort
  /** Picked by hand, in their order; all others are ignored. */
  ids: number[]
}

export interface EntrySection {
  kind: 'entries'
  of: EntryKind
  title: string
  text: string
  tag: string | null
  most: number
}

export const MAX_HOME_SECTIONS = 20
export const MAX_SECTION_ITEMS = 40
