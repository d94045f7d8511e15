import { FACET_OPTIONS, type FacetOption } from '#domain/facets.ts'
import { type Condition, listingConditions, type ListQuery } from '#domain/listing.ts'
import type { CatalogueCodes } from '../../catalogue/codes.ts'
import type { FacetIndex, VariantOptions } from './facet-index.ts'

/** What a scan needs beside the index. */
export interface ScanContext {
  index: FacetIndex
  codes: CatalogueCodes
  now: Date
  /** Products of which unpaid orders reserve every piece. */
  reserved: ReadonlySet<number>
  /** Products that a text, SKUs or variants name; null for all. */
  within: readonly number[] | null
}

export type Test = (row: number) => boolean

/** What alone fails: nothing, the place of a facet or of an option key, or more than one. */
export const NONE = -1
export const SEVERAL = -2
/** Whether a row is in a listing. */
export function matcher(context: ScanContext, query: ListQuery): Test {
  const { scope, choices } = listingConditions(query)
  const matches = all(context, [...scope, ...Object.values(choices)])
  if (!context.within) return matches
  const within = new Uint8Array(context.index.size)
  for (const row of context.index.rowsOf(context.within)) within[row] = 1
  return row => within[row] === 1 && matches(row)
}

export function all(context: ScanContext, conditions: readonly Condition[]): Test {
  const tests = conditions.map(condition => compile(context, condition))
  return row => {
    for (const test of tests) if (!test(row)) return false
    return true
  }
}

/** A rule of listing as a test of the index's rows. Comparisons with NaN, an unset field, are false. */
export function compile(context: ScanContext, condition: Condition): Test {
  const { index, now } = context
  const time = now.getTime()
  switch (condition.type) {
    case 'range': {
      const column = index.values[condition.field]
      const { from = -Infinity, to = Infinity } = condition
      return row => (column[row] ?? NaN) >= from && (column[row] ?? NaN) <= to
    }
    case 'set': {
      const column = index.values[condition.field]
      return row => !Number.isNaN(column[row])
    }
    case 'past': {
      const column = index.values[condition.field]
      return row => (column[row] ?? NaN) <= time
    }
    case 'future': {
      const column = index.values[condition.field]
      return row => (column[row] ?? NaN) > time
    }
    case 'in':
      return belongsTo(context, condition)
    case 'options':
      return optionTest(index, condition.options)
    case 'unreserved':
      return row => !context.reserved.has(index.ids[row] ?? 0)
    case 'not': {
      const test = compile(context, condition.condition)
      return row => !test(row)
    }
    default:
      return all(context, condition.conditions)
  }
}

function belongsTo({ index, codes }: ScanContext, { of, values }: Extract<Condition, { type: 'in' }>): Test {
  const idsOf = (ids: ReadonlyMap<string, number>): Set<number> => new Set(values.flatMap(value => ids.get(String(value)) ?? []))
  const test = (column: Int32Array, numbers: ReadonlySet<number>): Test => {
    return row => numbers.has(column[row] ?? 0)
  }
  switch (of) {
    case 'brand':
      return test(index.brands, idsOf(codes.brandIds))
    case 'store':
      return test(index.stores, idsOf(codes.storeIds))
    case 'vendor':
      return test(index.stores, new Set(values.flatMap(value => codes.storesOfVendor.get(Number(value)) ?? [])))
    case 'taxon': {
      const wanted = idsOf(codes.taxonIds)
      const lists = index.taxonLists.items.flatMap((list, number) => (list.some(id => wanted.has(id)) ? [number] : []))
      return test(index.taxons, new Set(lists))
    }
    case 'id':
      return test(index.ids, new Set(values.map(Number)))
    // Named by SQL: the rows are those of `within` already.
    default:
      return () => true
  }
}

export type ChosenOptions = Partial<Record<FacetOption, readonly string[]>>

function optionTest(index: FacetIndex, chosen: ChosenOptions): Test {
  const wanted = wantedOptions(index, chosen)
  const { options } = index
  const fits = index.optionLists.items.map(list => list.some(variant => failedKey(variant, wanted) === NONE))
  return row => fits[options[row] ?? 0] === true
}

/** For each key of `FACET_OPTIONS` the numbers of the chosen values; null where none is chosen. */
export function wantedOptions(index: FacetIndex, chosen: ChosenOptions | undefined): (ReadonlySet<number> | null)[] {
  return FACET_OPTIONS.map((facet, key) => {
    const values = chosen?.[facet]
    return values ? new Set(values.flatMap(value => index.optionNumber(key, value) ?? [])) : null
  })
}

/** The key that alone excludes a variant. */
export function failedKey(variant: VariantOptions, wanted: readonly (ReadonlySet<number> | null)[]): number {
  let failed = NONE
  for (let key = 0; key < variant.length; key++) {
    if (wanted[key]?.has(variant[key] ?? 0) ?? true) continue
    if (failed !== NONE) return SEVERAL
    failed = key
  }
  return failed
}
