import { FACET_OPTIONS, type FacetOption } from '#domain/facets.ts'
import { type Condition, toListingConditions, type ListQuery } from '#domain/listing.ts'
import type { CatalogueCodes } from '../../catalogue/index.ts'
import type { FacetIndex, VariantOptions } from './facet-index.ts'

/** Inputs of a scan besides the index. */
export interface ScanContext {
  index: FacetIndex
  codes: CatalogueCodes
  now: Date
  /** Products with every piece reserved by unpaid orders. */
  reserved: ReadonlySet<number>
  /** Products selected by text, SKUs or variants; null for all. */
  within: readonly number[] | null
}

/** `findFailedKey` of a variant: no key, one position in `FACET_OPTIONS`, or more than one. */
export const EMPTY_MASK = -1
const SEVERAL_KEYS = -2

/** A mask with 1 for each matching row. A loop per column is many times faster than a loop over rows. */
export type Mask = Uint8Array

/** Buffers are reused: allocating masks of this size costs more than the scan. */
const buffers: Uint8Array[] = []
let used = 0

/** Call it at the start of a scan, which overwrites the masks of the previous one. Scans are synchronous, so they never overlap. */
export function beginScan(): void {
  used = 0
}

function createMask(size: number): Mask {
  const existing = buffers[used]
  const buffer = existing && existing.length >= size ? existing : new Uint8Array(Math.ceil(size * 1.25))
  buffers[used++] = buffer
  return buffer.subarray(0, size).fill(0)
}

/** The rows of a listing. */
export function createListingMask(context: ScanContext, query: Partial<ListQuery>): Mask {
  const { scope, choices } = toListingConditions(query)
  return intersectAll(context, [...scope, ...Object.values(choices)])
}

export function intersectAll(context: ScanContext, conditions: readonly Condition[]): Mask {
  const within = context.within ? createRowsMask(context.index, context.within) : createMask(context.index.size).fill(1)
  return intersectMasks([within, ...conditions.map(condition => toMask(context, condition))])
}

export function intersectMasks(masks: readonly Mask[]): Mask {
  const [first = new Uint8Array(0), ...others] = masks
  const mask = createMask(first.length)
  mask.set(first)
  for (const other of others) for (let row = 0; row < mask.length; row++) mask[row] = (mask[row] ?? 0) & (other[row] ?? 0)
  return mask
}

/** Applies a listing rule to the rows of the index. Comparisons with NaN, an unset field, are false. */
export function toMask(context: ScanContext, condition: Condition): Mask {
  const { index, now } = context
  const mask = createMask(index.size)
  const time = now.getTime()
  switch (condition.type) {
    case 'range': {
      const column = index.values[condition.field]
      const { from = -Infinity, to = Infinity } = condition
      for (let row = 0; row < mask.length; row++) mask[row] = (column[row] ?? NaN) >= from && (column[row] ?? NaN) <= to ? 1 : 0
      return mask
    }
    case 'set': {
      const column = index.values[condition.field]
      for (let row = 0; row < mask.length; row++) mask[row] = Number.isNaN(column[row]) ? 0 : 1
      return mask
    }
    case 'past': {
      const column = index.values[condition.field]
      for (let row = 0; row < mask.length; row++) mask[row] = (column[row] ?? NaN) <= time ? 1 : 0
      return mask
    }
    case 'future': {
      const column = index.values[condition.field]
      for (let row = 0; row < mask.length; row++) mask[row] = (column[row] ?? NaN) > time ? 1 : 0
      return mask
    }
    case 'in':
      return createMembershipMask(context, condition)
    case 'options': {
      const selected = parseChosenOptions(index, condition.options)
      const lists = index.optionLists.items.flatMap((list, number) =>
        list.some(variant => findFailedKey(variant, selected) === EMPTY_MASK) ? [number] : []
      )
      return createNumberMask(index.size, index.options, lists)
    }
    case 'unreserved':
      mask.fill(1)
      for (const row of index.findRows([...context.reserved])) mask[row] = 0
      return mask
    case 'not': {
      const other = toMask(context, condition.condition)
      for (let row = 0; row < mask.length; row++) mask[row] = 1 - (other[row] ?? 0)
      return mask
    }
    case 'all':
      return intersectAll({ ...context, within: null }, condition.conditions)
  }
}

function createMembershipMask({ index, codes }: ScanContext, { of, values }: Extract<Condition, { type: 'in' }>): Mask {
  const idsOf = (ids: ReadonlyMap<string, number>): number[] => values.flatMap(value => ids.get(String(value)) ?? [])
  switch (of) {
    case 'brand':
      return createNumberMask(index.size, index.brands, idsOf(codes.brandIds))
    case 'store':
      return createNumberMask(index.size, index.stores, idsOf(codes.storeIds))
    case 'vendor':
      return createNumberMask(
        index.size,
        index.stores,
        values.flatMap(value => codes.storesOfVendor.get(Number(value)) ?? [])
      )
    case 'taxon': {
      const selected = new Set(idsOf(codes.taxonIds))
      const lists = index.taxonLists.items.flatMap((list, number) => (list.some(id => selected.has(id)) ? [number] : []))
      return createNumberMask(index.size, index.taxons, lists)
    }
    case 'id':
      return createRowsMask(index, values.map(Number))
    // SQL has already applied these: the rows are those of `within`.
    case 'sku':
    case 'variant':
      return createMask(index.size).fill(1)
  }
}

/** The rows with one of the given numbers in a column. */
function createNumberMask(size: number, column: Int32Array, numbers: readonly number[]): Mask {
  const selected = new Uint8Array(numbers.reduce((most, number) => Math.max(most, number + 1), 0))
  for (const number of numbers) selected[number] = 1
  const mask = createMask(size)
  for (let row = 0; row < size; row++) mask[row] = selected[column[row] ?? 0] ?? 0
  return mask
}

function createRowsMask(index: FacetIndex, ids: readonly number[]): Mask {
  const mask = createMask(index.size)
  for (const row of index.findRows(ids)) mask[row] = 1
  return mask
}

export type ChosenOptions = Partial<Record<FacetOption, readonly string[]>>

/** For each key of `FACET_OPTIONS` the numbers of the selected values; null without a selection. */
export function parseChosenOptions(index: FacetIndex, chosen: ChosenOptions | undefined): (ReadonlySet<number> | null)[] {
  return FACET_OPTIONS.map((facet, key) => {
    const values = chosen?.[facet]
    return values ? new Set(values.flatMap(value => index.findOptionNumber(key, value) ?? [])) : null
  })
}

/** The key that alone excludes a variant. */
export function findFailedKey(variant: VariantOptions, selected: readonly (ReadonlySet<number> | null)[]): number {
  let failed = EMPTY_MASK
  for (let key = 0; key < variant.length; key++) {
    if (selected[key]?.has(variant[key] ?? 0) ?? true) continue
    if (failed !== EMPTY_MASK) return SEVERAL_KEYS
    failed = key
  }
  return failed
}
