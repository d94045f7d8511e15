import type { ProductDocument, VariantDocument } from '#contract/catalogue-document.ts'
import type { BulkEdit, DocumentFields } from '#contract/product-admin.ts'
import { parseDocumentSales, toDocumentSales } from '#domain/document-sales.ts'
import { ShopError } from '#domain/errors.ts'
import { filterRemainingSales, LEAST_PRICE, withSale } from '#domain/price.ts'
import { changePrice, toStateFields } from '#domain/product-change.ts'
import { toTaxonPath, type TaxonTree } from '../catalogue/index.ts'

/**
 * The fields of a product that a bulk edit changes.
 * @throws ShopError product_price_wrong, product_sale_wrong, product_taxon_wrong, product_stock_low
 */
export function applyBulkEdit(document: ProductDocument, edit: BulkEdit, { byPermalink }: TaxonTree, now: Date): DocumentFields {
  const title = document.title?.mn ?? document.title?.en ?? document.handle
  // Stock that is not in the document stays as it is, whatever orders do with it.
  const priced = (change: (variant: VariantDocument) => Partial<VariantDocument>): DocumentFields => ({
    variants: (document.variants ?? []).map(variant => ({ ...variant, ...change(variant), on_hand: undefined, stock: undefined }))
  })
  const newPrice = (price: number, change: Parameters<typeof changePrice>[1]): number => {
    const changed = changePrice(price, change)
    if (changed === null) throw new ShopError('product_price_wrong', { title })
    return changed
  }
  switch (edit.kind) {
    case 'price':
      return priced(({ price }) => ({ price: newPrice(price, edit) }))
    case 'sale':
      return priced(variant => {
        const sale = {
          price: newPrice(variant.price, { mode: 'percent', value: -edit.percent, rounding: edit.rounding }),
          startAt: new Date(edit.starts_at ?? now),
          expireAt: edit.ends_at === null ? null : new Date(edit.ends_at)
        }
        // Rounding can lift the price of a small reduction to the regular one.
        if (sale.price >= variant.price || sale.price < LEAST_PRICE) throw new ShopError('product_sale_wrong', { title })
        return toDocumentSales(filterRemainingSales(withSale(parseDocumentSales(variant), sale), now))
      })
    case 'end_sale':
      return priced(() => ({ sale_price: null, sale_start_at: null, sale_expire_at: null, later_sales: [] }))
    case 'state':
      return toStateFields(edit.state, isPublished(document, now) && (document.discontinued ?? false))
    case 'taxon': {
      const node = byPermalink.get(edit.permalink)
      if (!node) throw new ShopError('validation', { fields: { permalink: 'product_taxon_wrong' } })
      const own = { permalink: node.permalink, names: toTaxonPath(node).map(({ name }) => name) }
      const others = (document.taxons ?? []).filter(({ permalink }) => permalink !== edit.permalink)
      if (edit.mode === 'remove') return { taxons: others }
      return { taxons: edit.mode === 'main' || !others.length ? [own, ...others.slice(edit.mode === 'main' ? 1 : 0)] : [...others, own] }
    }
    case 'badge': {
      const others = (document.badges ?? []).filter(each => each !== edit.code)
      return { badges: edit.mode === 'remove' ? others : [...others, edit.code] }
    }
    default:
      return { variants: (document.variants ?? []).map(variant => ({ ...variant, ...changeStock(variant, edit, title) })) }
  }
}

/** An archived product that is published is restocked again. */
const isPublished = ({ available_on: from }: ProductDocument, now: Date): boolean => from !== undefined && new Date(from) <= now

/** Pieces on hand of a variant in one place: a branch, or the warehouse, which has what no branch has. */
function countPieces({ on_hand: onHand, stock = [] }: Pick<VariantDocument, 'on_hand' | 'stock'>, branch: string | null): number {
  if (branch !== null) return stock.find(each => each.branch === branch)?.on_hand ?? 0
  return Math.max(0, (onHand ?? 0) - stock.reduce((sum, each) => sum + each.on_hand, 0))
}

/** @throws ShopError product_stock_low for less than no pieces */
export function changeStock(
  variant: VariantDocument,
  { mode, pieces, branch }: Pick<Extract<BulkEdit, { kind: 'stock' }>, 'mode' | 'pieces' | 'branch'>,
  title: string
): Pick<VariantDocument, 'on_hand' | 'stock'> {
  const before = countPieces(variant, branch)
  const after = mode === 'set' ? pieces : before + pieces
  if (after < 0) throw new ShopError('product_stock_low', { title, pieces: before })
  const stock = (variant.stock ?? []).filter(each => each.branch !== branch)
  return {
    on_hand: (variant.on_hand ?? 0) + after - before,
    stock: branch === null || after === 0 ? stock : [...stock, { branch, on_hand: after }]
  }
}
