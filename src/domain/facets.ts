import type { Tugrik } from './money.ts'

/** A value of a facet and the number of matching products. The selection of other facets applies, its own facet's does not. */
export interface FacetValue {
  /** Stable code as in URLs: of a brand or store, a permalink, or an option value. */
  value: string
  count: number
}

export const FACET_OPTIONS = ['colour', 'clothing_size', 'shoe_size', 'pants_size'] as const
/** `colour` includes every key of `COLOUR_KEYS`. */
export type FacetOption = (typeof FACET_OPTIONS)[number]

/** The facets of a listing. Values with a count of 0 are omitted unless they are selected. */
export interface FacetCounts {
  total: number
  /** Children of the selected taxon (top level where none is selected), highest count first. */
  taxons: FacetValue[]
  brands: FacetValue[]
  stores: FacetValue[]
  options: Record<FacetOption, FacetValue[]>
  /** Lowest and highest selling price, without the price filter; null for an empty result. */
  price: { from: Tugrik; to: Tugrik } | null
  /** Number of products per price band, without the price filter; empty bands are omitted, lowest first. */
  price_bands?: PriceBand[] | undefined
  sale: number
  /** Not a pre-order, and not all pieces are reserved. */
  in_stock: number
  /** Products with an average of at least 4, 3 and 2 stars. */
  ratings: FacetValue[]
}

/** Both ends are inclusive; the last band has no upper end. */
export interface PriceBand {
  from: Tugrik
  to: Tugrik | null
  count: number
}

/** Boundaries of the price bands. */
export const PRICE_STEPS: readonly Tugrik[] = [20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000]

/** @param counts one number per band, lowest band first */
export function toPriceBands(counts: ArrayLike<number>): PriceBand[] {
  return [0, ...PRICE_STEPS].flatMap((from, index) => {
    const next = PRICE_STEPS[index]
    const count = counts[index] ?? 0
    return count > 0 ? [{ from, to: next === undefined ? null : next - 1, count }] : []
  })
}

/** Limits of values that are offered per facet. */
export const MAX_FACET_VALUES = 200
export const MAX_FACET_TAXONS = 20
/** Limits of the selected values of a facet, in number and length. */
export const MAX_SELECTED_VALUES = 30
export const MAX_VALUE_LENGTH = 100

/** Values with products, highest count first; selected values remain with a count of 0. */
export function toFacetValues(
  counted: readonly (readonly [value: string | undefined, count: number])[],
  chosen: readonly string[] = [],
  limit = MAX_FACET_VALUES
): FacetValue[] {
  const nonZero = counted
    .flatMap(([value, count]) => (value !== undefined && count > 0 ? [{ value, count }] : []))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  const listed = nonZero.filter(({ value }, rank) => rank < limit || chosen.includes(value))
  const absent = [...new Set(chosen)].filter(value => !nonZero.some(each => each.value === value))
  return [...listed, ...absent.map(value => ({ value, count: 0 }))]
}
