import { asc, eq } from 'drizzle-orm'
import type { Localized } from '#domain/site.ts'
import type { Db } from '../kernel/db/open.ts'
import { heldPieces, lockVariants, stockItems } from '../inventory/index.ts'
import { productImages, products, productTaxons, variants } from '../catalogue/index.ts'
import { anyOf } from './any-of.ts'

export type ProductRow = typeof products.$inferSelect
type VariantRow = typeof variants.$inferSelect
export interface PictureRow {
  imageId: string
  colour: string | null
  alt: Localized
}

/** Its stock in branches, by branch code. */
export type Standing = { branchCode: string; onHand: number }[]
export type ExistingVariant = VariantRow & { held: number; stock: Standing }

/** A product as it is stored, with pieces of each variant that unpaid orders hold. */
export interface Existing {
  product: ProductRow
  variants: ExistingVariant[]
  pictures: PictureRow[]
  taxonIds: number[]
}

/** Products by handle. Their variants are locked first and then they, in the order that placing an order has. */
export async function lockExisting(tx: Db, handles: readonly string[], now: Date): Promise<Map<string, Existing>> {
  const known = await tx
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(anyOf(products.slug, handles, 'text'))
  const variantIds = known.map(row => row.id)
  if (variantIds.length) await lockVariants(tx, variantIds)
  const rows = await tx
    .select()
    .from(products)
    .where(anyOf(products.slug, handles, 'text'))
    .orderBy(asc(products.id))
    .for('no key update')
  if (!rows.length) return new Map()
  return readExisting(tx, rows, now)
}

export async function readExisting(db: Db, rows: readonly ProductRow[], now: Date): Promise<Map<string, Existing>> {
  const ids = rows.map(row => row.id)
  const found = new Map<number, Existing>(rows.map(product => [product.id, { product, variants: [], pictures: [], taxonIds: [] }]))
  const pieces = await db
    .select({ variant: variants, held: heldPieces(variants.id, now) })
    .from(variants)
    .where(anyOf(variants.productId, ids, 'int'))
    .orderBy(asc(variants.position), asc(variants.id))
  const standing = new Map<number, Standing>()
  const shelves = await db
    .select()
    .from(stockItems)
    .where(
      anyOf(
        stockItems.variantId,
        pieces.map(({ variant }) => variant.id),
        'int'
      )
    )
    .orderBy(asc(stockItems.branchCode))
  for (const { variantId, ...row } of shelves) standing.set(variantId, [...(standing.get(variantId) ?? []), row])
  for (const { variant, held } of pieces)
    found.get(variant.productId)?.variants.push({ ...variant, held, stock: standing.get(variant.id) ?? [] })
  const pictures = await db
    .select()
    .from(productImages)
    .where(anyOf(productImages.productId, ids, 'int'))
    .orderBy(asc(productImages.position))
  for (const { productId, imageId, colour, alt } of pictures) found.get(productId)?.pictures.push({ imageId, colour, alt })
  const places = await db
    .select()
    .from(productTaxons)
    .where(anyOf(productTaxons.productId, ids, 'int'))
    .orderBy(asc(productTaxons.taxonId))
  for (const { productId, taxonId } of places) found.get(productId)?.taxonIds.push(taxonId)
  return new Map([...found.values()].map(each => [each.product.slug, each]))
}
