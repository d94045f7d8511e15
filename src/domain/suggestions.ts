import type { Tugrik } from './money.ts'
import type { Picture } from './site.ts'

export interface SuggestedProduct {
  slug: string
  title: string
  brand: string
  image: Picture | null
  price: Tugrik
  selling_price: Tugrik
}

/** Kinds of the shop's pages that a search finds beside products. */
export const FOUND_PAGE_KINDS = ['taxon', 'brand', 'store', 'article', 'news', 'lookbook', 'media', 'page', 'promotion'] as const
export type FoundPageKind = (typeof FOUND_PAGE_KINDS)[number]

/** A page of the shop that matches a search text. */
export interface FoundPage {
  kind: FoundPageKind
  /** Permalink of a taxon, code of a brand or store, id of media, else the slug. */
  slug: string
  title: string
  /** Name of a taxon's parent; empty for other kinds. */
  within: string
  image: Picture | null
}

/** Suggestions for a partly typed search text. */
export interface Suggestions {
  /** Search texts, the best first. */
  texts: string[]
  products: SuggestedProduct[]
  pages: FoundPage[]
}

export const EMPTY_SUGGESTIONS: Suggestions = { texts: [], products: [], pages: [] }
export const MAX_SUGGESTIONS = 50

/** Kinds that lead to products. */
export const isProductGroup = (kind: FoundPageKind): boolean => kind === 'taxon' || kind === 'brand' || kind === 'store'
