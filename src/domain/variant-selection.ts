import { COLOUR_KEYS, SIZE_KEYS, type ProductDetail, type Variant } from './product.ts'
import type { Picture } from './site.ts'

interface VariantOption {
  value: string
  label: string
  hex: string | null
  image: Picture | null
  /** `out` is sold out; `absent` is a combination that does not exist. */
  state: 'selected' | 'available' | 'out' | 'absent'
  /** Query of the link that selects the option; empty for an absent combination. */
  query: string
}

export interface VariantOptionGroup {
  key: string
  colour: boolean
  size: boolean
  values: VariantOption[]
}

export interface VariantSelection {
  /** The variant whose price and pictures the page shows. */
  displayed: Variant
  /** The variant that goes into the cart; null until a size is selected. */
  selected: Variant | null
  groups: VariantOptionGroup[]
}

type Options = Record<string, string>

const isColour = (key: string): boolean => (COLOUR_KEYS as readonly string[]).includes(key)
const isSize = (key: string): boolean => (SIZE_KEYS as readonly string[]).includes(key)
const toOptions = (variant: Variant): Options => Object.fromEntries(variant.option_values.map(option => [option.key, option.value]))

interface Combination {
  variant: Variant
  options: Options
}

function findMatches(combinations: readonly Combination[], target: Options): Variant[] {
  const required = Object.entries(target)
  return combinations.flatMap(({ variant, options }) => (required.every(([key, value]) => options[key] === value) ? [variant] : []))
}
const isAvailable = (variant: Variant): boolean => variant.available > 0

/**
 * Resolves `?variant=12` or `?colour=camel` to a variant and gives each option its link. A colour has a default; a size has none
 * unless it is the only one. Unknown parameters are ignored. Undefined for a product without variants.
 */
export function selectVariant(product: Pick<ProductDetail, 'variants' | 'vid'>, query: URLSearchParams): VariantSelection | undefined {
  const { variants } = product
  const defaultVariant = variants.find(variant => variant.id === product.vid) ?? variants.find(isAvailable) ?? variants[0]
  if (!defaultVariant) return undefined

  const groups = toOptionGroups(variants)
  const combinations = variants.map(variant => ({ variant, options: toOptions(variant) }))
  const requested = variants.find(variant => String(variant.id) === query.get('variant'))
  const selection = requested ? toOptions(requested) : chooseInitialOptions(groups, defaultVariant, query)
  const matches = findMatches(combinations, selection)
  const complete = groups.every(group => selection[group.key] !== undefined)
  const selected = requested ?? (complete ? (matches[0] ?? null) : null)
  const displayed =
    selected ?? matches.find(variant => variant.id === defaultVariant.id) ?? matches.find(isAvailable) ?? matches[0] ?? defaultVariant

  for (const group of groups) {
    for (const value of group.values) Object.assign(value, createOptionLink(combinations, groups, selection, group, value.value))
  }
  return { displayed, selected, groups }
}

function toOptionGroups(variants: Variant[]): VariantOptionGroup[] {
  const groups = new Map<string, VariantOptionGroup>()
  for (const variant of variants) {
    for (const { key, value, label, hex } of variant.option_values) {
      const group = groups.get(key) ?? { key, colour: isColour(key), size: isSize(key), values: [] }
      groups.set(key, group)
      if (!group.values.some(option => option.value === value)) {
        group.values.push({ value, label, hex, image: variant.image, state: 'absent', query: '' })
      }
    }
  }
  const rank = (group: VariantOptionGroup): number => (group.colour ? 0 : group.size ? 2 : 1)
  return [...groups.values()].toSorted((a, b) => rank(a) - rank(b))
}

function chooseInitialOptions(groups: VariantOptionGroup[], defaultVariant: Variant, query: URLSearchParams): Options {
  const defaults = toOptions(defaultVariant)
  const selection: Options = {}
  for (const group of groups) {
    const fromQuery = group.values.find(value => value.value === query.get(group.key))?.value
    const only = group.values.length === 1 ? group.values[0]?.value : undefined
    const value = fromQuery ?? only ?? (group.size ? undefined : defaults[group.key])
    if (value !== undefined) selection[group.key] = value
  }
  return selection
}

function createOptionLink(
  combinations: readonly Combination[],
  groups: VariantOptionGroup[],
  selection: Options,
  group: VariantOptionGroup,
  value: string
): Pick<VariantOption, 'state' | 'query'> {
  const target = { ...selection, [group.key]: value }
  const matches = findMatches(combinations, target)
  const isSelected = selection[group.key] === value
  const exact = groups.every(other => target[other.key] !== undefined) ? matches[0] : undefined
  if (exact) return { state: isSelected ? 'selected' : isAvailable(exact) ? 'available' : 'out', query: `variant=${exact.id}` }
  const others = matches.length > 0 ? matches : group.size ? [] : findMatches(combinations, { [group.key]: value })
  if (others.length === 0) return { state: 'absent', query: '' }
  const params = matches.length > 0 ? Object.entries(target).filter(([key]) => key === group.key || !isSize(key)) : [[group.key, value]]
  return {
    state: isSelected ? 'selected' : others.some(isAvailable) ? 'available' : 'out',
    query: params.map(([key, optionValue]) => `${encodeURIComponent(key ?? '')}=${encodeURIComponent(optionValue ?? '')}`).join('&')
  }
}

/** The pictures of the displayed colour, then those without a colour; all pictures where the colour has none. */
export function filterVariantPictures(product: Pick<ProductDetail, 'images' | 'images_by_colour'>, displayed: Variant): Picture[] {
  const colour = displayed.option_values.find(option => isColour(option.key))?.value
  const ownIds = new Set(product.images_by_colour[colour ?? ''] ?? [])
  if (ownIds.size === 0) return product.images
  const otherIds = new Set(Object.values(product.images_by_colour).flat())
  return [...product.images.filter(({ id }) => ownIds.has(id)), ...product.images.filter(({ id }) => !otherIds.has(id))]
}
