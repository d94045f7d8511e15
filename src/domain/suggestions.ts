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

/** What may be meant by a text that is still being typed. */
export interface Suggestions {
  /** Whole texts to search for; how many products have the word, where that is known. */
  texts: { text: string; count: number | null }[]
  products: SuggestedProduct[]
  /** `within` is the name of the taxon above. */
  taxons: { permalink: string; name: string; within: string }[]
  brands: { code: string; name: string }[]
  articles: { slug: string; title: string; image: Picture | null }[]
}

export const NO_SUGGESTIONS: Suggestions = { texts: [], products: [], taxons: [], brands: [], articles: [] }
export const MOST_SUGGESTIONS = 50
