import { asc, eq } from 'drizzle-orm'
import type { Localized } from '#domain/site.ts'
import { isAnyOf } from '../kernel/db/any-of.ts'
import type { Db } from '../kernel/db/open.ts'
import { selectHeldQuantity, lockVariants, stockItems } from '../inventory/index.ts'
import { productImages, products, productTaxons, variants } from '../catalogue/index.ts'

export type ProductRow = typeof products.$inferSelect
type VariantRow = typeof variants.$inferSelect
export interface ImageRow {
  imageId: string
  colour: string | null
  alt: Localized
}

/** Ordered by branch code. */
export type BranchStock = { branchCode: string; onHand: number }[]
export type StoredVariant = VariantRow & { held: number; stock: BranchStock }

/** A product with its variants, the pieces that unpaid orders hold of each, its images and taxons. */
export interface StoredProduct {
  product: ProductRow
  variants: StoredVariant[]
  images: ImageRow[]
  taxonIds: number[]
}

/** Products by handle, locked: their variants first and then they, in the same order as placing an order. */
export async function lockStoredProducts(tx: Db, handles: readonly string[], now: Date): Promise<Map<string, StoredProduct>> {
  const variantRows = await tx
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(isAnyOf(products.slug, handles, 'text'))
  const variantIds = variantRows.map(row => row.id)
  if (variantIds.length) await lockVariants(tx, variantIds)
  const rows = await tx
    .select()
    .from(products)
    .where(isAnyOf(products.slug, handles, 'text'))
    .orderBy(asc(products.id))
    .for('no key update')
  if (!rows.length) return new Map()
  return readStoredProducts(tx, rows, now)
}

export async function readStoredProducts(db: Db, rows: readonly ProductRow[], now: Date): Promise<Map<string, StoredProduct>> {
  const ids = rows.map(row => row.id)
  const byId = new Map<number, StoredProduct>(rows.map(product => [product.id, { product, variants: [], images: [], taxonIds: [] }]))
  const variantRows = await db
    .select({ variant: variants, held: selectHeldQuantity(variants.id, now) })
    .from(variants)
    .where(isAnyOf(variants.productId, ids, 'int'))
    .orderBy(asc(variants.position), asc(variants.id))
  const stockByVariant = new Map<number, BranchStock>()
  const stockRows = await db
    .select()
    .from(stockItems)
    .where(
      isAnyOf(
        stockItems.variantId,
        variantRows.map(({ variant }) => variant.id),
        'int'
      )
    )
    .orderBy(asc(stockItems.branchCode))
  for (const { variantId, ...row } of stockRows) stockByVariant.set(variantId, [...(stockByVariant.get(variantId) ?? []), row])
  for (const { variant, held } of variantRows)
    byId.get(variant.productId)?.variants.push({ ...variant, held, stock: stockByVariant.get(variant.id) ?? [] })
  const imageRows = await db
    .select()
    .from(productImages)
    .where(isAnyOf(productImages.productId, ids, 'int'))
    .orderBy(asc(productImages.position))
  for (const { productId, imageId, colour, alt } of imageRows) byId.get(productId)?.images.push({ imageId, colour, alt })
  const taxonRows = await db
    .select()
    .from(productTaxons)
    .where(isAnyOf(productTaxons.productId, ids, 'int'))
    .orderBy(asc(productTaxons.taxonId))
  for (const { productId, taxonId } of taxonRows) byId.get(productId)?.taxonIds.push(taxonId)
  return new Map([...byId.values()].map(each => [each.product.slug, each]))
}
