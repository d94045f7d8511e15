import { COLOUR_KEYS, SIZE_KEYS, type ProductDetail, type Variant } from './product.ts'
import type { Picture } from './site.ts'

export interface ChoiceValue {
  value: string
  label: string
  hex: string | null
  image: Picture | null
  /** `out` exists and is sold out; `absent` was never made in this combination. */
  state: 'chosen' | 'available' | 'out' | 'absent'
  /** The query of the link that chooses it; empty where there is nothing to link to. */
  query: string
}

export interface ChoiceAxis {
  key: string
  colour: boolean
  size: boolean
  values: ChoiceValue[]
}

export interface Choice {
  /** Whose price and pictures the page shows. */
  shown: Variant
  /** What goes into the cart; null while a size is still to be chosen. */
  chosen: Variant | null
  axes: ChoiceAxis[]
}

type Options = Record<string, string>

const isColour = (key: string): boolean => (COLOUR_KEYS as readonly string[]).includes(key)
const isSize = (key: string): boolean => (SIZE_KEYS as readonly string[]).includes(key)
const optionsOf = (variant: Variant): Options => Object.fromEntries(variant.option_values.map(option => [option.key, option.value]))
const fits = (variant: Variant, wanted: Options): boolean => {
  const options = optionsOf(variant)
  return Object.entries(wanted).every(([key, value]) => options[key] === value)
}
const canBeHad = (variant: Variant): boolean => variant.available > 0

/**
 * What a product page shows for `?variant=12` or `?colour=camel`, and where each option leads. A colour is
 * chosen for the customer, a size never is, unless there is only one. Unknown parameters count as absent.
 * Undefined for a product without variants.
 */
export function chooseVariant(product: Pick<ProductDetail, 'variants' | 'vid'>, query: URLSearchParams): Choice | undefined {
  const { variants } = product
  const usual = variants.find(variant => variant.id === product.vid) ?? variants.find(canBeHad) ?? variants[0]
  if (!usual) return undefined

  const axes = axesOf(variants)
  const named = variants.find(variant => String(variant.id) === query.get('variant'))
  const selection = named ? optionsOf(named) : selectionOf(axes, usual, query)
  const matches = variants.filter(variant => fits(variant, selection))
  const complete = axes.every(axis => selection[axis.key] !== undefined)
  const chosen = named ?? (complete ? (matches[0] ?? null) : null)
  const shown = chosen ?? matches.find(variant => variant.id === usual.id) ?? matches.find(canBeHad) ?? matches[0] ?? usual

  for (const axis of axes) {
    for (const value of axis.values) Object.assign(value, leadsTo(variants, axes, selection, axis, value.value))
  }
  return { shown, chosen, axes }
}

function axesOf(variants: Variant[]): ChoiceAxis[] {
  const axes = new Map<string, ChoiceAxis>()
  for (const variant of variants) {
    for (const { key, value, label, hex } of variant.option_values) {
      const axis = axes.get(key) ?? { key, colour: isColour(key), size: isSize(key), values: [] }
      axes.set(key, axis)
      if (!axis.values.some(known => known.value === value)) {
        axis.values.push({ value, label, hex, image: variant.image, state: 'absent', query: '' })
      }
    }
  }
  const rank = (axis: ChoiceAxis): number => (axis.colour ? 0 : axis.size ? 2 : 1)
  return [...axes.values()].toSorted((a, b) => rank(a) - rank(b))
}

function selectionOf(axes: ChoiceAxis[], usual: Variant, query: URLSearchParams): Options {
  const usually = optionsOf(usual)
  const selection: Options = {}
  for (const axis of axes) {
    const asked = axis.values.find(value => value.value === query.get(axis.key))?.value
    const only = axis.values.length === 1 ? axis.values[0]?.value : undefined
    const value = asked ?? only ?? (axis.size ? undefined : usually[axis.key])
    if (value !== undefined) selection[axis.key] = value
  }
  return selection
}

function leadsTo(
  variants: Variant[],
  axes: ChoiceAxis[],
  selection: Options,
  axis: ChoiceAxis,
  value: string
): Pick<ChoiceValue, 'state' | 'query'> {
  const wanted = { ...selection, [axis.key]: value }
  const matches = variants.filter(variant => fits(variant, wanted))
  const chosen = selection[axis.key] === value
  const exact = axes.every(other => wanted[other.key] !== undefined) ? matches[0] : undefined
  if (exact) return { state: chosen ? 'chosen' : canBeHad(exact) ? 'available' : 'out', query: `variant=${exact.id}` }
  const others = matches.length > 0 ? matches : axis.size ? [] : variants.filter(variant => fits(variant, { [axis.key]: value }))
  if (others.length === 0) return { state: 'absent', query: '' }
  const kept = matches.length > 0 ? Object.entries(wanted).filter(([key]) => key === axis.key || !isSize(key)) : [[axis.key, value]]
  return {
    state: chosen ? 'chosen' : others.some(canBeHad) ? 'available' : 'out',
    query: kept.map(([key, kind]) => `${encodeURIComponent(key ?? '')}=${encodeURIComponent(kind ?? '')}`).join('&')
  }
}

/** The pictures of the colour that is shown, then those that belong to every colour; all where none is its own. */
export function picturesOf(product: Pick<ProductDetail, 'images' | 'images_by_colour'>, shown: Variant): Picture[] {
  const colour = shown.option_values.find(option => isColour(option.key))?.value
  const own = new Set(product.images_by_colour[colour ?? ''] ?? [])
  if (own.size === 0) return product.images
  const elsewhere = new Set(Object.values(product.images_by_colour).flat())
  return [...product.images.filter(({ id }) => own.has(id)), ...product.images.filter(({ id }) => !elsewhere.has(id))]
}
