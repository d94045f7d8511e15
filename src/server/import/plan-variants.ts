import { isDeepStrictEqual } from 'node:util'
import type { ProductDocument, VariantDocument } from '#contract/catalogue-document.ts'
import type { ProductResult } from '#contract/import.ts'
import { parseDocumentSales } from '#domain/document-sales.ts'
import { toSaleColumns, listSales, withSale } from '#domain/price.ts'
import type { variants } from '../catalogue/index.ts'
import { generateSkus, type ImportContext, ImportError } from './import-context.ts'
import type { BranchStock, StoredProduct, StoredVariant } from './stored-products.ts'
import { listTexts } from './texts.ts'

type Notes = ProductResult['notes']
type NewVariant = Omit<typeof variants.$inferInsert, 'productId'> & { sku: string }
export interface VariantPlan {
  row: NewVariant
  /** True where the variant is unchanged. */
  same: boolean
  /** Undefined keeps the stock of branches. */
  stock: BranchStock | undefined
  id: number | undefined
}

interface VariantPlans {
  variants: VariantPlan[]
  /** The stored option value that matches a value of the file. */
  valueOf: (key: string, value: string) => string
}

/** Variants of the file, then stored ones that are missing in it: those keep only the pieces allocated to orders. */
export function planVariants(
  given: ProductDocument,
  stored: StoredProduct | undefined,
  context: ImportContext,
  notes: Notes
): VariantPlans {
  const valueOf = (key: string, value: string): string => {
    const labels = [
      value,
      ...(given.words ?? []).filter(option => option.key === key && option.value === value).flatMap(option => listTexts(option.label))
    ]
    const current = stored?.variants.map(variant => variant.options[key]).find(own => own !== undefined && labels.includes(own))
    return current ?? context.references.resolveOptionValue(key, value, given.words)
  }
  if (!given.variants) return { variants: [], valueOf }
  const variants = given.variants.map(variant => ({
    ...variant,
    options: Object.fromEntries(Object.entries(variant.options ?? {}).map(([key, value]) => [key, valueOf(key, value)]))
  }))
  const combinations = new Set<string>()
  for (const { options } of variants) {
    const combination = JSON.stringify(Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (combinations.has(combination)) throw new ImportError('same_options', { options: Object.values(options).join(', ') || '—' })
    combinations.add(combination)
  }

  const unmatched = new Map((stored?.variants ?? []).map(variant => [variant.sku, variant]))
  const bySku = variants.map(({ sku }) => {
    const existing = sku ? unmatched.get(sku) : undefined
    if (existing) unmatched.delete(existing.sku)
    return existing
  })
  const used = new Set([...bySku.flatMap(existing => existing?.sku ?? []), ...unmatched.keys()])
  const planned = variants.map((variant, position): VariantPlan => {
    const match = bySku[position] ?? [...unmatched.values()].find(existing => isDeepStrictEqual(existing.options, variant.options))
    if (match) unmatched.delete(match.sku)
    const sku = match?.sku ?? createSku(given.handle, variant, { taken: used, context, notes })
    used.add(sku)
    const reserved = match ? match.allocated + match.held : 0
    const onHand = variant.on_hand ?? match?.onHand ?? 0
    if (onHand < reserved && variant.on_hand !== undefined) notes.push({ code: 'stock_kept', details: { sku, pieces: reserved } })
    const row: NewVariant = {
      sku,
      position,
      options: variant.options,
      barcode: variant.barcode === undefined ? (match?.barcode ?? null) : variant.barcode,
      imageId: variant.image
        ? (context.images.get(variant.image) ?? match?.imageId ?? null)
        : variant.image === null
          ? null
          : (match?.imageId ?? null),
      price: variant.price,
      ...planSales(variant, match),
      ...planContent(variant.content, match),
      onHand: Math.max(onHand, reserved)
    }
    const stock = planStock(variant.stock, match, context)
    return { row, same: match !== undefined && isUnchanged(row, match), stock, id: match?.id }
  })
  const discontinued = [...unmatched.values()].map((old, index): VariantPlan => {
    const { id, productId: _, allocated: __, held: reserved, stock, ...row } = old
    const next: NewVariant = { ...row, position: variants.length + index, onHand: old.allocated + reserved }
    return { row: next, same: isUnchanged(next, old), stock: stock.length ? [] : undefined, id }
  })
  if (discontinued.some(({ same }) => !same))
    notes.push({ code: 'variants_gone', details: { skus: [...unmatched.keys()].join(', ').slice(0, 200) } })
  return { variants: [...planned, ...discontinued], valueOf }
}

function createSku(
  handle: string,
  variant: { sku?: string | null | undefined; options: Record<string, string> },
  { taken, context, notes }: { taken: ReadonlySet<string>; context: ImportContext; notes: Notes }
): string {
  const free = (sku: string): boolean => !taken.has(sku) && (context.skuOwners.get(sku) ?? handle) === handle
  const input = variant.sku
  const sku = input && free(input) ? input : generateSkus(handle, variant.options).find(free)
  if (!sku) throw new ImportError('sku_impossible', { sku: input ?? handle })
  if (input && sku !== input)
    notes.push({ code: 'sku_made', details: { sku: input, made: sku, owner: context.skuOwners.get(input) ?? handle } })
  context.skuOwners.set(sku, handle)
  return sku
}

function planContent(
  given: VariantDocument['content'],
  stored: StoredVariant | undefined
): Pick<NewVariant, 'contentAmount' | 'contentUnit'> {
  if (given === undefined) return { contentAmount: stored?.contentAmount ?? null, contentUnit: stored?.contentUnit ?? null }
  return { contentAmount: given?.amount ?? null, contentUnit: given?.unit ?? null }
}

/** @returns undefined where the stock is unchanged */
function planStock(
  given: VariantDocument['stock'],
  stored: StoredVariant | undefined,
  { references }: ImportContext
): BranchStock | undefined {
  if (!given) return undefined
  const unknown = given.find(({ branch }) => !references.branchCodes.has(branch))
  if (unknown) throw new ImportError('branch_unknown', { branch: unknown.branch })
  const next = [...new Map(given.map(each => [each.branch, each.on_hand]))]
    .map(([branchCode, onHand]) => ({ branchCode, onHand }))
    .toSorted((a, b) => (a.branchCode < b.branchCode ? -1 : 1))
  return isDeepStrictEqual(next, stored?.stock ?? []) ? undefined : next
}

function isUnchanged(row: NewVariant, stored: typeof variants.$inferSelect): boolean {
  return Object.entries(row).every(([column, value]) => isDeepStrictEqual(value, stored[column as keyof typeof stored]))
}

/** Omitted sales are kept; later ones only where the file's sale is of another time. */
function planSales(given: VariantDocument, stored: StoredVariant | undefined): ReturnType<typeof toSaleColumns> {
  const kept = stored ? listSales(stored) : []
  const later = stored ? listSales({ ...stored, salePrice: null }) : []
  if (given.sale_price === undefined) {
    const first = stored && listSales({ ...stored, laterSales: [] })
    return toSaleColumns(given.later_sales ? [...(first ?? []), ...parseDocumentSales({ later_sales: given.later_sales })] : kept)
  }
  if (given.later_sales) return toSaleColumns(parseDocumentSales(given))
  const [sale] = parseDocumentSales(given)
  return toSaleColumns(sale ? withSale(later, sale) : later)
}
