import { FACET_OPTIONS, type PriceBand } from '#domain/facets.ts'
import type { FacetChoice, ProductFacets, ProductFilters } from '#domain/product.ts'
import { formatMoney } from '#i18n/format.ts'
import type { KeysOf } from '#i18n/text-keys.ts'
import type { Translate } from '#i18n/translator.ts'
import { type ListingQuery, toggled, WORD_FACETS, type WordFacet } from './listing-query.ts'

export interface Choice {
  label: string
  /** Null where it is not known. */
  count: number | null
  chosen: boolean
  change: Partial<ListingQuery>
  hex?: string | undefined
}

export interface FacetGroup {
  key: string
  title: string
  look: 'check' | 'chips' | 'swatch'
  choices: Choice[]
  /** How many there are where only the first are in `choices`. */
  all: number
}

/** Facets of a page that is one of their values are left out. */
export type Hidden = readonly (WordFacet | 'sale' | 'price')[]

const FEW = 4
const FEW_BOXES = 12
/** Of prices there is a form. */
const NONE_OF_PRICES = 0

/** The groups of choices beside a listing; `whole` has every value. */
export function facetGroups(facets: ProductFacets, query: ListingQuery, t: Translate, hidden: Hidden, whole: boolean): FacetGroup[] {
  const { filters } = query
  const group = (key: KeysOf<'facets'>, look: FacetGroup['look'], choices: Choice[], few = FEW): FacetGroup => ({
    key,
    title: t(`facets:${key}`),
    look,
    choices: whole ? choices : mostTelling(choices, few),
    all: choices.length
  })
  const words = (facet: WordFacet, values: readonly FacetChoice[]): Choice[] =>
    values.map(({ value, label, count, hex }) => ({
      label,
      count,
      hex,
      chosen: filters[facet]?.includes(value) ?? false,
      change: { filters: toggled(filters, facet, value) }
    }))
  const sizes = FACET_OPTIONS.filter(key => key !== 'colour' && facets.options[key].length > 0)
  // Where clothes, shoes and trousers stand side by side, sizes are the last thing to choose by: they are a step away.
  const boxes = sizes.length > 2 ? 0 : FEW_BOXES / sizes.length
  const groups = [
    group(
      'price',
      'check',
      (facets.price_bands ?? []).map(band => bandChoice(band, filters, t)),
      NONE_OF_PRICES
    ),
    ...sizes.map(key => group(key, 'chips', words(key, facets.options[key]), boxes)),
    group('colour', 'swatch', words('colour', facets.options.colour)),
    group('brands', 'check', words('brands', facets.brands)),
    group('stores', 'check', words('stores', facets.stores), FEW - 1),
    group('rating', 'check', ratingChoices(facets, filters, t)),
    group('state', 'check', stateChoices(facets, filters, t, hidden))
  ]
  // A single value that all have narrows nothing.
  const tells = ({ key, choices, all }: FacetGroup): boolean =>
    key === 'price' || all > 1 || choices.some(each => each.chosen || (each.count ?? 0) < facets.total)
  return groups.filter(each => tells(each) && !hidden.some(name => name === each.key))
}

/** Those with most to show, in their own order, and what is chosen. */
function mostTelling(choices: readonly Choice[], few: number): Choice[] {
  const least = choices.map(({ count }) => count ?? 0).toSorted((a, b) => b - a)[few - 1] ?? (few > 0 ? 0 : Infinity)
  let left = few
  return choices.filter(choice => choice.chosen || ((choice.count ?? 0) >= least && left-- > 0))
}

function bandChoice({ from, to, count }: PriceBand, filters: ProductFilters, t: Translate): Choice {
  const chosen = (filters.price_from ?? 0) === from && (filters.price_to ?? null) === to
  const { price_from: _from, price_to: _to, ...rest } = filters
  const band = { ...(from > 0 ? { price_from: from } : {}), ...(to === null ? {} : { price_to: to }) }
  return { label: priceWords(band, t), count, chosen, change: { filters: chosen ? rest : { ...rest, ...band } } }
}

function ratingChoices(facets: ProductFacets, filters: ProductFilters, t: Translate): Choice[] {
  const { rating: chosen, ...rest } = filters
  return facets.ratings.map(({ value, count }) => {
    const rating = Number(value) as NonNullable<ProductFilters['rating']>
    return {
      label: t('facets:rating_from', { n: rating }),
      count,
      chosen: chosen === rating,
      change: { filters: chosen === rating ? rest : { ...rest, rating } }
    }
  })
}

function stateChoices(facets: ProductFacets, filters: ProductFilters, t: Translate, hidden: Hidden): Choice[] {
  const states = [
    ['in_stock', facets.in_stock],
    ['sale', facets.sale]
  ] as const
  return states.flatMap(([key, count]) => {
    const { [key]: chosen = false, ...rest } = filters
    if (hidden.some(name => name === key) || (count === 0 && !chosen)) return []
    return [{ label: t(`facets:${key}`), count, chosen, change: { filters: chosen ? rest : { ...rest, [key]: true } } }]
  })
}

export interface Chosen {
  label: string
  change: Partial<ListingQuery>
}

/** What is chosen, each with the way to be rid of it. */
export function chosenFilters(query: ListingQuery, facets: ProductFacets | null, taxonName: string | null, t: Translate): Chosen[] {
  const { filters, taxon } = query
  const labels = (facet: WordFacet): readonly FacetChoice[] =>
    facet === 'brands' || facet === 'stores' ? (facets?.[facet] ?? []) : (facets?.options[facet] ?? [])
  const chosen: Chosen[] = taxon === null ? [] : [{ label: taxonName ?? taxon, change: { taxon: null } }]
  for (const facet of WORD_FACETS) {
    for (const value of filters[facet] ?? []) {
      const label = labels(facet).find(each => each.value === value)?.label ?? value
      chosen.push({ label, change: { filters: toggled(filters, facet, value) } })
    }
  }
  const { price_from, price_to, rating, sale, in_stock } = filters
  const without = (...keys: (keyof ProductFilters)[]): Partial<ListingQuery> => ({
    filters: Object.fromEntries(Object.entries(filters).filter(([key]) => !keys.some(each => each === key)))
  })
  if (price_from !== undefined || price_to !== undefined)
    chosen.push({ label: priceWords(filters, t), change: without('price_from', 'price_to') })
  if (rating !== undefined) chosen.push({ label: t('facets:rating_from', { n: rating }), change: without('rating') })
  if (in_stock) chosen.push({ label: t('facets:in_stock'), change: without('in_stock') })
  if (sale) chosen.push({ label: t('facets:sale'), change: without('sale') })
  return chosen
}

function priceWords({ price_from, price_to }: Pick<ProductFilters, 'price_from' | 'price_to'>, t: Translate): string {
  if (price_from === undefined) return t('facets:price_up_to', { n: formatMoney(price_to ?? 0) })
  if (price_to === undefined) return t('facets:price_from', { n: formatMoney(price_from) })
  return `${formatMoney(price_from)} – ${formatMoney(price_to)}`
}
