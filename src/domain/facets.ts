import type { Tugrik } from './money.ts'

/** One value of a facet, and how many products choosing it would show: other facets' choices hold, its own facet's do not. */
export interface FacetValue {
  /** Stable code, as in URLs: a brand's or store's code, a permalink, an option's value. */
  value: string
  count: number
}

export const FACET_OPTIONS = ['colour', 'clothing_size', 'shoe_size', 'pants_size'] as const
/** `colour` stands for every key of `COLOUR_KEYS`. */
export type FacetOption = (typeof FACET_OPTIONS)[number]

/** What a listing could be narrowed to. Values nothing would be found with are left out, chosen ones stay. */
export interface FacetCounts {
  total: number
  /** Of the level below the chosen taxon (l0 where none is chosen), most first. */
  taxons: FacetValue[]
  brands: FacetValue[]
  stores: FacetValue[]
  options: Record<FacetOption, FacetValue[]>
  /** Lowest and highest selling price without the price's own choice, in tugrik; null where nothing is found. */
  price: { from: Tugrik; to: Tugrik } | null
  sale: number
  /** With a piece that can be bought and sent now. */
  in_stock: number
  /** With an average of at least so many stars, for 4, 3, 2. */
  ratings: FacetValue[]
}
