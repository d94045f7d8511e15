import { eq } from 'drizzle-orm'
import type { ProductDocument } from '#contract/catalogue-document.ts'
import type { ProductResult } from '#contract/import.ts'
import { products, variants } from '../catalogue/index.ts'
import { isAnyOf } from '../kernel/db/any-of.ts'
import type { Db } from '../kernel/db/open.ts'
import { findImages } from './images.ts'
import { openReferences, type References } from './references.ts'
import { lockStoredProducts, type StoredProduct } from './stored-products.ts'
import { openTaxonPaths, type TaxonPaths } from './taxon-paths.ts'
import { toCode } from '#domain/latin.ts'

type ProblemCode = NonNullable<ProductResult['problem']>['code']

/** The reason for a rejected product. A product is imported completely or not at all. */
export class ImportError extends Error {
  readonly code: ProblemCode
  readonly details: Record<string, string | number>
  constructor(code: ProblemCode, details: Record<string, string | number> = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

/** The data that a batch of products is compared with, extended by the records that the batch creates. */
export interface ImportContext {
  /** By handle. */
  stored: ReadonlyMap<string, StoredProduct>
  taxons: TaxonPaths
  references: References
  /** Handles of products by SKU, for every SKU that the batch has or may generate. */
  skuOwners: Map<string, string>
  /** Ids of images by source. */
  images: ReadonlyMap<string, string>
  /** Ids of variants by SKU. */
  gifts: ReadonlyMap<string, number>
  /** Ids of products by handle. */
  bundleMembers: ReadonlyMap<string, number>
  now: Date
}

/** Reads the context of a batch and locks its stored products. */
export async function openImportContext(tx: Db, list: readonly ProductDocument[], now: Date): Promise<ImportContext> {
  const sources = removeDuplicates(
    list.flatMap(({ images = [], variants: rows = [] }) => [
      ...images.map(({ source }) => source),
      ...rows.flatMap(({ image }) => image ?? [])
    ])
  )
  const giftSkus = removeDuplicates(list.flatMap(product => product.gift_skus ?? []))
  const handles = removeDuplicates(list.flatMap(product => (product.package ?? []).map(({ handle }) => handle)))
  const giftRows = giftSkus.length
    ? await tx
        .select({ id: variants.id, sku: variants.sku })
        .from(variants)
        .where(isAnyOf(variants.sku, giftSkus, 'text'))
    : []
  const memberRows = handles.length
    ? await tx
        .select({ id: products.id, slug: products.slug })
        .from(products)
        .where(isAnyOf(products.slug, handles, 'text'))
    : []
  return {
    taxons: await openTaxonPaths(tx),
    references: await openReferences(tx, list),
    stored: await lockStoredProducts(
      tx,
      list.map(product => product.handle),
      now
    ),
    images: await findImages(tx, sources),
    skuOwners: await readSkuOwners(tx, list),
    gifts: new Map(giftRows.map(({ sku, id }) => [sku, id])),
    bundleMembers: new Map(memberRows.map(({ slug, id }) => [slug, id])),
    now
  }
}

const removeDuplicates = (values: readonly string[]): string[] => [...new Set(values)]

async function readSkuOwners(tx: Db, list: readonly ProductDocument[]): Promise<Map<string, string>> {
  const skus = new Set(
    list.flatMap(({ handle, variants: rows = [] }) =>
      rows.flatMap(({ sku, options = {} }) => [sku ?? '', ...generateSkus(handle, options)])
    )
  )
  skus.delete('')
  const rows = skus.size
    ? await tx
        .select({ sku: variants.sku, handle: products.slug })
        .from(variants)
        .innerJoin(products, eq(products.id, variants.productId))
        .where(isAnyOf(variants.sku, [...skus], 'text'))
    : []
  return new Map(rows.map(row => [row.sku, row.handle]))
}

/** Candidate SKUs for a variant without one, deterministic; later ones are for collisions. */
export function generateSkus(handle: string, options: Record<string, string>): string[] {
  const values = Object.values(options)
  const base = values.length ? `${handle}-${toCode(values.join(' '))}` : handle
  return [base, `${base}-2`, `${base}-3`]
}
