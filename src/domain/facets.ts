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
  /** How the prices spread, without the price's own choice: bands of `PRICE_STEPS` with something in them, lowest first. */
  price_bands?: PriceBand[] | undefined
  sale: number
  /** With a piece that can be bought and sent now. */
  in_stock: number
  /** With an average of at least so many stars, for 4, 3, 2. */
  ratings: FacetValue[]
}

/** Both ends included; the last band is open. */
export interface PriceBand {
  from: Tugrik
  to: Tugrik | null
  count: number
}

/** Where one band of prices ends and the next begins. */
export const PRICE_STEPS: readonly Tugrik[] = [20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000]

/** @param counts one for each band, below the first step first */
export function priceBands(counts: ArrayLike<number>): PriceBand[] {
  return [0, ...PRICE_STEPS].flatMap((from, index) => {
    const next = PRICE_STEPS[index]
    const count = counts[index] ?? 0
    return count > 0 ? [{ from, to: next === undefined ? null : next - 1, count }] : []
  })
}

/** Values of a facet that an engine counts at most. */
export const MOST_FACET_VALUES = 200

/** Values with something to find, most first; chosen ones stay, whatever they have. */
export function facetValues(
  counted: readonly (readonly [value: string | undefined, count: number])[],
  chosen: readonly string[] = []
): FacetValue[] {
  const found = counted
    .flatMap(([value, count]) => (value !== undefined && count > 0 ? [{ value, count }] : []))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  const kept = found.filter(({ value }, rank) => rank < MOST_FACET_VALUES || chosen.includes(value))
  const absent = [...new Set(chosen)].filter(value => !found.some(each => each.value === value))
  return [...kept, ...absent.map(value => ({ value, count: 0 }))]
}
