import { eq, inArray } from 'drizzle-orm'
import type { ProductDocument } from '#contract/catalogue-document.ts'
import { products, readCurrentSlugs, variants } from '../catalogue/index.ts'
import { isAnyOf } from '../kernel/db/any-of.ts'
import type { Db } from '../kernel/db/open.ts'

/**
 * The handles that products have in the shop: the same one, another one that replaced it, or, where the shop knows no such handle, that
 * of the product with exactly the same SKUs. New products are missing.
 * @param repeatedSkus SKUs of several products of the file, which identify none; null where no SKU does, as in forms
 */
export async function identifyProducts(
  db: Db,
  list: readonly Pick<ProductDocument, 'handle' | 'variants'>[],
  repeatedSkus: readonly string[] | null
): Promise<Map<string, string>> {
  const found = await readCurrentSlugs(db, [...new Set(list.map(({ handle }) => handle))])
  if (!repeatedSkus) return found
  const named = new Set(found.values())
  const owners = countOwners(list)
  const repeated = new Set(repeatedSkus)
  const unknown = new Map<string, string[]>()
  for (const { handle, variants: rows = [] } of list) {
    const skus = rows.flatMap(({ sku }) => sku ?? [])
    const isExact = skus.length > 0 && skus.length === rows.length && skus.every(sku => owners.get(sku) === 1 && !repeated.has(sku))
    if (isExact && !found.has(handle)) unknown.set(handle, skus)
  }
  const stored = await readSkusOfOwners(db, [...unknown.values()].flat())
  const bySkus = new Map([...stored].map(([slug, skus]) => [toKey(skus), slug]))
  for (const [handle, skus] of unknown) {
    const slug = bySkus.get(toKey(skus))
    if (slug !== undefined && !named.has(slug)) found.set(handle, slug)
  }
  return found
}

const toKey = (skus: readonly string[]): string => JSON.stringify(skus.toSorted())

/** How many products of the list have each SKU. */
function countOwners(list: readonly Pick<ProductDocument, 'variants'>[]): Map<string, number> {
  const owners = new Map<string, number>()
  for (const { variants: rows = [] } of list)
    for (const sku of new Set(rows.map(row => row.sku))) if (sku) owners.set(sku, (owners.get(sku) ?? 0) + 1)
  return owners
}

/** All SKUs of the products that have one of these, by slug. */
async function readSkusOfOwners(db: Db, skus: readonly string[]): Promise<Map<string, string[]>> {
  if (!skus.length) return new Map()
  const owners = db
    .select({ id: variants.productId })
    .from(variants)
    .where(isAnyOf(variants.sku, [...skus], 'text'))
  const rows = await db
    .select({ slug: products.slug, sku: variants.sku })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.productId, owners))
  return new Map([...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, list]) => [slug, list.map(({ sku }) => sku)] as const))
}
