import { FACET_OPTIONS, type PriceBand } from '#domain/facets.ts'
import type { FacetChoice, ProductFacets, ProductFilters } from '#domain/product.ts'
import { formatMoney } from '#i18n/format.ts'
import type { KeysOf } from '#i18n/text-keys.ts'
import type { Translate } from '#i18n/translator.ts'
import { type ListingQuery, withFilterToggled, VALUE_FACETS, type ValueFacet } from './listing-query.ts'

export interface FacetOptionLink {
  label: string
  /** Null where it is unknown. */
  count: number | null
  chosen: boolean
  change: Partial<ListingQuery>
  hex?: string | undefined
}

export interface FacetGroup {
  key: string
  title: string
  display: 'checkbox-list' | 'chips' | 'swatch-list'
  choices: FacetOptionLink[]
  /** The number of all values, of which `choices` may have the first. */
  all: number
}

/** Facets that are fixed by the page. */
export type HiddenFacets = readonly (ValueFacet | 'sale' | 'price')[]

const MAX_COLLAPSED = 4
/** Shared by clothes, shoes and trousers, where a listing has them all. */
const MAX_COLLAPSED_SIZES = 12
/** Price bands are hidden beside a listing, which has a price form. */
const MAX_COLLAPSED_PRICES = 0

/** The facet groups of a listing; `whole` includes every value. */
export function toFacetGroups(
  facets: ProductFacets,
  query: ListingQuery,
  t: Translate,
  hidden: HiddenFacets,
  whole: boolean
): FacetGroup[] {
  const { filters } = query
  const group = (key: KeysOf<'facets'>, look: FacetGroup['display'], choices: FacetOptionLink[], limit = MAX_COLLAPSED): FacetGroup => ({
    key,
    title: t(`facets:${key}`),
    display: look,
    choices: whole ? choices : selectTopValues(choices, limit),
    all: choices.length
  })
  const words = (facet: ValueFacet, values: readonly FacetChoice[]): FacetOptionLink[] =>
    values.map(({ value, label, count, hex }) => ({
      label,
      count,
      hex,
      chosen: filters[facet]?.includes(value) ?? false,
      change: { filters: withFilterToggled(filters, facet, value) }
    }))
  const sizes = FACET_OPTIONS.filter(key => key !== 'colour' && facets.options[key].length > 0)
  const sizesPerGroup = MAX_COLLAPSED_SIZES / sizes.length
  const groups = [
    group(
      'price',
      'checkbox-list',
      (facets.price_bands ?? []).map(band => toBandChoice(band, filters, t)),
      MAX_COLLAPSED_PRICES
    ),
    ...sizes.map(key => group(key, 'chips', words(key, facets.options[key]), sizesPerGroup)),
    group('colour', 'swatch-list', words('colour', facets.options.colour)),
    group('brands', 'checkbox-list', words('brands', facets.brands)),
    group('stores', 'checkbox-list', words('stores', facets.stores), MAX_COLLAPSED - 1),
    group('rating', 'checkbox-list', toRatingChoices(facets, filters, t)),
    group('state', 'checkbox-list', toStateChoices(facets, filters, t, hidden))
  ]
  // A single value that all products have filters nothing.
  const filtersSomething = ({ key, choices, all }: FacetGroup): boolean =>
    key === 'price' || all > 1 || choices.some(each => each.chosen || (each.count ?? 0) < facets.total)
  return groups.filter(each => filtersSomething(each) && !hidden.some(name => name === each.key))
}

/** The values with the highest counts, in their own order, and the selected ones. */
function selectTopValues(choices: readonly FacetOptionLink[], limit: number): FacetOptionLink[] {
  const minCount = choices.map(({ count }) => count ?? 0).toSorted((a, b) => b - a)[limit - 1] ?? (limit > 0 ? 0 : Infinity)
  let remaining = limit
  return choices.filter(choice => choice.chosen || ((choice.count ?? 0) >= minCount && remaining-- > 0))
}

function toBandChoice({ from, to, count }: PriceBand, filters: ProductFilters, t: Translate): FacetOptionLink {
  const selected = (filters.price_from ?? 0) === from && (filters.price_to ?? null) === to
  const { price_from: _from, price_to: _to, ...rest } = filters
  const band = { ...(from > 0 ? { price_from: from } : {}), ...(to === null ? {} : { price_to: to }) }
  return { label: formatPriceRange(band, t), count, chosen: selected, change: { filters: selected ? rest : { ...rest, ...band } } }
}

function toRatingChoices(facets: ProductFacets, filters: ProductFilters, t: Translate): FacetOptionLink[] {
  const { rating: selected, ...rest } = filters
  return facets.ratings.map(({ value, count }) => {
    const rating = Number(value) as NonNullable<ProductFilters['rating']>
    return {
      label: t('facets:rating_from', { n: rating }),
      count,
      chosen: selected === rating,
      change: { filters: selected === rating ? rest : { ...rest, rating } }
    }
  })
}

function toStateChoices(facets: ProductFacets, filters: ProductFilters, t: Translate, hidden: HiddenFacets): FacetOptionLink[] {
  const states = [
    ['in_stock', facets.in_stock],
    ['sale', facets.sale]
  ] as const
  return states.flatMap(([key, count]) => {
    const { [key]: selected = false, ...rest } = filters
    if (hidden.some(name => name === key) || (count === 0 && !selected)) return []
    return [{ label: t(`facets:${key}`), count, chosen: selected, change: { filters: selected ? rest : { ...rest, [key]: true } } }]
  })
}

export interface ActiveFilter {
  label: string
  change: Partial<ListingQuery>
}

/** The active filters, each with the change that removes it. */
export function listActiveFilters(
  query: ListingQuery,
  facets: ProductFacets | null,
  taxonName: string | null,
  t: Translate
): ActiveFilter[] {
  const { filters, taxon } = query
  const labels = (facet: ValueFacet): readonly FacetChoice[] =>
    facet === 'brands' || facet === 'stores' ? (facets?.[facet] ?? []) : (facets?.options[facet] ?? [])
  const selected: ActiveFilter[] = taxon === null ? [] : [{ label: taxonName ?? taxon, change: { taxon: null } }]
  for (const facet of VALUE_FACETS) {
    for (const value of filters[facet] ?? []) {
      const label = labels(facet).find(each => each.value === value)?.label ?? value
      selected.push({ label, change: { filters: withFilterToggled(filters, facet, value) } })
    }
  }
  const { price_from, price_to, rating, sale, in_stock } = filters
  const without = (...keys: (keyof ProductFilters)[]): Partial<ListingQuery> => ({
    filters: Object.fromEntries(Object.entries(filters).filter(([key]) => !keys.some(each => each === key)))
  })
  if (price_from !== undefined || price_to !== undefined)
    selected.push({ label: formatPriceRange(filters, t), change: without('price_from', 'price_to') })
  if (rating !== undefined) selected.push({ label: t('facets:rating_from', { n: rating }), change: without('rating') })
  if (in_stock) selected.push({ label: t('facets:in_stock'), change: without('in_stock') })
  if (sale) selected.push({ label: t('facets:sale'), change: without('sale') })
  return selected
}

/** `50 000₮ – 100 000₮`, or one end. */
export function formatPriceRange({ price_from, price_to }: Pick<ProductFilters, 'price_from' | 'price_to'>, t: Translate): string {
  if (price_from === undefined) return t('facets:price_up_to', { n: formatMoney(price_to ?? 0) })
  if (price_to === undefined) return t('facets:price_from', { n: formatMoney(price_from) })
  return `${formatMoney(price_from)} – ${formatMoney(price_to)}`
}
