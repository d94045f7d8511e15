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

/** Suggestions for a partly typed search text. */
export interface Suggestions {
  /** Search texts, with the number of products where it is known. */
  texts: { text: string; count: number | null }[]
  products: SuggestedProduct[]
  /** `within` is the name of the parent taxon. */
  taxons: { permalink: string; name: string; within: string }[]
  brands: { code: string; name: string }[]
  articles: { slug: string; title: string; image: Picture | null }[]
}

export const EMPTY_SUGGESTIONS: Suggestions = { texts: [], products: [], taxons: [], brands: [], articles: [] }
export const MAX_SUGGESTIONS = 50
