import { isDeepStrictEqual } from 'node:util'
import type { variants } from '../catalogue/index.ts'
import type { Existing, ExistingVariant, Standing } from './existing.ts'
import type { ImportProduct, ImportResult } from './format.ts'
import { textsOf } from './names.ts'
import type { Places } from './places.ts'
import { Refusal } from './refusal.ts'
import { madeSkus, type SkuOwners } from './skus.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface PlanContext {
  existing: ReadonlyMap<string, Existing>
  places: Places
  shared: Vocabulary
  owners: SkuOwners
  /** Picture ids by source. */
  pictures: ReadonlyMap<string, string>
  /** Variants by SKU, for gifts. */
  gifts: ReadonlyMap<string, number>
  /** Products by handle, for bundles. */
  members: ReadonlyMap<string, number>
  now: Date
}

type ImportVariant = NonNullable<ImportProduct['variants']>[number]
type NewVariant = Omit<typeof variants.$inferInsert, 'productId'> & { sku: string }
export interface PlannedVariant {
  row: NewVariant
  /** Nothing of it changes. */
  same: boolean
  /** Undefined keeps the stock of branches. */
  stock: Standing | undefined
  id: number | undefined
}

interface Planned {
  variants: PlannedVariant[]
  /** The shop's own value for one of the file's. */
  valueOf: (key: string, value: string) => string
}

/** Variants of the file, then those missing in it, which are discontinued. */
export function planVariants(
  given: ImportProduct,
  stored: Existing | undefined,
  context: PlanContext,
  notes: ImportResult['notes']
): Planned {
  const valueOf = (key: string, value: string): string => {
    const labels = [
      value,
      ...(given.words ?? []).filter(word => word.key === key && word.value === value).flatMap(word => textsOf(word.label))
    ]
    const kept = stored?.variants.map(variant => variant.options[key]).find(own => own !== undefined && labels.includes(own))
    return kept ?? context.shared.optionValue(key, value, given.words)
  }
  if (!given.variants) return { variants: [], valueOf }
  const wanted = given.variants.map(variant => ({
    ...variant,
    options: Object.fromEntries(Object.entries(variant.options).map(([key, value]) => [key, valueOf(key, value)]))
  }))
  const combinations = new Set<string>()
  for (const { options } of wanted) {
    const combination = JSON.stringify(Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (combinations.has(combination)) throw new Refusal('same_options', { options: Object.values(options).join(', ') || '—' })
    combinations.add(combination)
  }

  const left = new Map((stored?.variants ?? []).map(variant => [variant.sku, variant]))
  const bySku = wanted.map(({ sku }) => {
    const known = sku ? left.get(sku) : undefined
    if (known) left.delete(known.sku)
    return known
  })
  const taken = new Set([...bySku.flatMap(known => known?.sku ?? []), ...left.keys()])
  const planned = wanted.map((variant, position): PlannedVariant => {
    const alike = bySku[position] ?? [...left.values()].find(known => isDeepStrictEqual(known.options, variant.options))
    if (alike) left.delete(alike.sku)
    const sku = alike?.sku ?? newSku(given.handle, variant, { taken, context, notes })
    taken.add(sku)
    const least = alike ? alike.allocated + alike.held : 0
    const asked = variant.on_hand ?? alike?.onHand ?? 0
    if (asked < least && variant.on_hand !== undefined) notes.push({ code: 'stock_kept', details: { sku, pieces: least } })
    const sale = variant.sale_price !== undefined
    const row: NewVariant = {
      sku,
      position,
      options: variant.options,
      imageId: variant.image
        ? (context.pictures.get(variant.image) ?? alike?.imageId ?? null)
        : variant.image === null
          ? null
          : (alike?.imageId ?? null),
      price: variant.price,
      salePrice: sale ? (variant.sale_price ?? null) : (alike?.salePrice ?? null),
      saleStartAt: sale ? dateOf(variant.sale_start_at) : (alike?.saleStartAt ?? null),
      saleExpireAt: sale ? dateOf(variant.sale_expire_at) : (alike?.saleExpireAt ?? null),
      ...contentOf(variant.content, alike),
      onHand: Math.max(asked, least)
    }
    const stock = standingOf(variant.stock, alike, context)
    return { row, same: alike !== undefined && unchanged(row, alike), stock, id: alike?.id }
  })
  const gone = [...left.values()].map((old, index): PlannedVariant => {
    const { id, productId: _, allocated: __, held, stock, ...row } = old
    const next: NewVariant = { ...row, position: wanted.length + index, onHand: old.allocated + held }
    return { row: next, same: unchanged(next, old), stock: stock.length ? [] : undefined, id }
  })
  if (gone.some(({ same }) => !same)) notes.push({ code: 'variants_gone', details: { skus: [...left.keys()].join(', ').slice(0, 200) } })
  return { variants: [...planned, ...gone], valueOf }
}

function newSku(
  handle: string,
  variant: { sku?: string | null | undefined; options: Record<string, string> },
  { taken, context, notes }: { taken: ReadonlySet<string>; context: PlanContext; notes: ImportResult['notes'] }
): string {
  const free = (sku: string): boolean => !taken.has(sku) && (context.owners.get(sku) ?? handle) === handle
  const own = variant.sku
  const sku = own && free(own) ? own : madeSkus(handle, variant.options).find(free)
  if (!sku) throw new Refusal('sku_impossible', { sku: own ?? handle })
  if (own && sku !== own) notes.push({ code: 'sku_made', details: { sku: own, made: sku, owner: context.owners.get(own) ?? handle } })
  context.owners.set(sku, handle)
  return sku
}

function contentOf(
  given: ImportVariant['content'],
  stored: ExistingVariant | undefined
): Pick<NewVariant, 'contentAmount' | 'contentUnit'> {
  if (given === undefined) return { contentAmount: stored?.contentAmount ?? null, contentUnit: stored?.contentUnit ?? null }
  return { contentAmount: given?.amount ?? null, contentUnit: given?.unit ?? null }
}

/** @returns undefined where nothing of it changes */
function standingOf(given: ImportVariant['stock'], stored: ExistingVariant | undefined, { shared }: PlanContext): Standing | undefined {
  if (!given) return undefined
  const unknown = given.find(({ branch }) => !shared.branchCodes.has(branch))
  if (unknown) throw new Refusal('branch_unknown', { branch: unknown.branch })
  const next = [...new Map(given.map(each => [each.branch, each.on_hand]))]
    .map(([branchCode, onHand]) => ({ branchCode, onHand }))
    .toSorted((a, b) => (a.branchCode < b.branchCode ? -1 : 1))
  return isDeepStrictEqual(next, stored?.stock ?? []) ? undefined : next
}

function unchanged(row: NewVariant, stored: typeof variants.$inferSelect): boolean {
  return Object.entries(row).every(([column, value]) => isDeepStrictEqual(value, stored[column as keyof typeof stored]))
}

function dateOf(text: string | null | undefined): Date | null {
  return text ? new Date(text) : null
}
