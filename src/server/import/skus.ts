import { eq } from 'drizzle-orm'
import type { Db } from '../kernel/db/open.ts'
import { products, variants } from '../catalogue/index.ts'
import { anyOf } from './any-of.ts'
import type { ImportProduct } from './format.ts'
import { codeOf } from './names.ts'

/** SKU to product handle. */
export type SkuOwners = Map<string, string>

/** Owners of all SKUs that these products have or may generate. */
export async function skuOwners(tx: Db, list: readonly ImportProduct[]): Promise<SkuOwners> {
  const requested = new Set(
    list.flatMap(product => (product.variants ?? []).flatMap(variant => [variant.sku ?? '', ...madeSkus(product.handle, variant.options)]))
  )
  requested.delete('')
  const rows = requested.size
    ? await tx
        .select({ sku: variants.sku, handle: products.slug })
        .from(variants)
        .innerJoin(products, eq(products.id, variants.productId))
        .where(anyOf(variants.sku, [...requested], 'text'))
    : []
  return new Map(rows.map(row => [row.sku, row.handle]))
}

/** Generated SKUs for a variant without one, the same at every import; a second one for collisions. */
export function madeSkus(handle: string, options: Record<string, string>): string[] {
  const values = Object.values(options)
  const base = values.length ? `${handle}-${codeOf(values.join(' '))}` : handle
  return [base, `${base}-2`, `${base}-3`]
}
