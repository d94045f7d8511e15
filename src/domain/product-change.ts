import { MAX_AMOUNT, type Tugrik } from './money.ts'

/** A scheduled product is published later; an archived one is hidden and no longer restocked. */
export const PRODUCT_STATES = ['draft', 'scheduled', 'published', 'archived'] as const
export type ProductState = (typeof PRODUCT_STATES)[number]
/** Sort orders of the list of products for staff. */
export const PRODUCT_SORTS = ['newest', 'updated', 'price_asc', 'price_desc', 'pieces_asc', 'pieces_desc'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]
/** The largest number of products of one bulk edit. */
export const MAX_BULK_PRODUCTS = 500
/** States that staff select; the date of a scheduled product makes it published. */
export const SELECTABLE_STATES = ['draft', 'published', 'archived'] as const
type SelectableState = (typeof SELECTABLE_STATES)[number]

/** From this time on nobody sees a product. */
const NEVER_AVAILABLE = 9000

export function toProductState({ availableOn, discontinued }: { availableOn: Date; discontinued: boolean }, now: Date): ProductState {
  if (availableOn <= now) return 'published'
  if (availableOn.getUTCFullYear() < NEVER_AVAILABLE) return 'scheduled'
  return discontinued ? 'archived' : 'draft'
}

/** The fields of a product document that make a state. */
export function toStateFields(state: SelectableState, discontinued = false): { published: boolean; discontinued: boolean } {
  return { published: state === 'published', discontinued: state === 'archived' || (state === 'published' && discontinued) }
}

/** How a computed price is rounded: to the unit, to ten, hundred or thousand, or to a price that ends in 900. */
export const ROUNDINGS = ['none', 'ten', 'hundred', 'thousand', 'ends_900'] as const
type Rounding = (typeof ROUNDINGS)[number]
const STEPS = { none: 1, ten: 10, hundred: 100, thousand: 1000, ends_900: 1000 } as const

function roundPrice(price: number, rounding: Rounding): Tugrik {
  const step = STEPS[rounding]
  const ending = rounding === 'ends_900' ? 900 : 0
  return Math.round((price - ending) / step) * step + ending
}

export const PRICE_MODES = ['set', 'amount', 'percent'] as const
interface PriceChange {
  mode: (typeof PRICE_MODES)[number]
  /** Tugrik, or percent; negative to reduce the price by. */
  value: number
  rounding: Rounding
}

/** Null where the new price is no price: below one tugrik or above the limit. */
export function changePrice(price: Tugrik, { mode, value, rounding }: PriceChange): Tugrik | null {
  if (mode === 'set') return value
  const changed = roundPrice(mode === 'amount' ? price + value : (price * (100 + value)) / 100, rounding)
  return changed >= 1 && changed <= MAX_AMOUNT ? changed : null
}

/** Why pieces of a variant are counted anew. */
export const STOCK_REASONS = ['received', 'counted', 'damaged', 'returned_to_supplier', 'moved', 'other'] as const

/** Kinds of changes in a product's history. */
export const REVISION_KINDS = ['created', 'duplicated', 'changed', 'bulk', 'stock', 'imported', 'restored'] as const
export type RevisionKind = (typeof REVISION_KINDS)[number]

/** Whether unknown tags of an imported product become taxons: where it has few tags, always, or never. */
export const IMPORT_TAG_MODES = ['few', 'make', 'find'] as const
export type ImportTagMode = (typeof IMPORT_TAG_MODES)[number]

/** States of an uploaded file of products: checked in a dry run first, then imported. */
export const IMPORT_STATES = ['checking', 'checked', 'applying', 'applied', 'undone', 'failed'] as const
