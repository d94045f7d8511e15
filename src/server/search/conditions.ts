import { and, eq, gt, gte, inArray, isNotNull, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { FACET_OPTIONS, type FacetOption } from '#domain/facets.ts'
import { brands, stores, taxons } from '../catalogue/tables.ts'
import type { Db } from '../db/open.ts'
import { listable } from '../product/listable.ts'
import { products, productTaxons, variants } from '../product/tables.ts'
import { KEYS_OF } from './offers.ts'
import type { ListQuery } from './engine.ts'
import { heldToTheLast } from './held.ts'

type Asked = Omit<ListQuery, 'page' | 'perPage'>

/** What a product must be for a listing, a text aside. Reads `products`. */
export function conditions(db: Db, query: Asked, now: Date): SQL | undefined {
  const all: (SQL | undefined)[] = [listable(now), ...namedBy(db, query)]
  const coded = (table: typeof brands | typeof stores, where: SQL) => db.select({ id: table.id }).from(table).where(where)
  if (query.taxon !== undefined) {
    const under = db
      .select({ id: productTaxons.productId })
      .from(productTaxons)
      .innerJoin(taxons, eq(taxons.id, productTaxons.taxonId))
      .where(eq(taxons.permalink, query.taxon))
    all.push(inArray(products.id, under))
  }
  if (query.brands) all.push(inArray(products.brandId, coded(brands, inArray(brands.code, [...query.brands]))))
  if (query.stores) all.push(inArray(products.storeId, coded(stores, inArray(stores.code, [...query.stores]))))
  if (query.vendorId !== undefined) all.push(inArray(products.storeId, coded(stores, eq(stores.vendorId, query.vendorId))))
  if (query.options) all.push(offering(query.options))
  const running = or(isNull(products.saleExpireAt), gt(products.saleExpireAt, now))
  if (query.sale) all.push(gt(products.salePercent, 0), running)
  if (query.deal) all.push(gt(products.salePercent, 0), isNotNull(products.saleExpireAt), running)
  if (query.priceFrom !== undefined) all.push(gte(products.sellingPrice, query.priceFrom))
  if (query.priceTo !== undefined) all.push(lte(products.sellingPrice, query.priceTo))
  if (query.ratingFrom !== undefined) all.push(gte(products.averageRating, query.ratingFrom))
  if (query.inStock) all.push(sentNow(now), notInArray(products.id, sql`(${heldToTheLast(now)})`))
  return and(...all)
}

/** What ids, SKUs and variants name. */
export function namedBy(db: Db, query: Asked): SQL[] {
  const having = (where: SQL) => inArray(products.id, db.select({ id: variants.productId }).from(variants).where(where))
  return [
    ...(query.ids ? [inArray(products.id, [...query.ids])] : []),
    ...(query.skus ? [having(inArray(variants.sku, [...query.skus]))] : []),
    ...(query.variantIds ? [having(inArray(variants.id, [...query.variantIds]))] : [])
  ]
}

/** Not a pre-order: until its day begins in Ulaanbaatar. */
function sentNow(now: Date): SQL | undefined {
  return or(isNull(products.preorderOn), lte(products.preorderOn, new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)))
}

/** One variant that is for sale has a value of every key. */
function offering(options: Partial<Record<FacetOption, readonly string[]>>): SQL {
  const having = FACET_OPTIONS.flatMap(name => {
    const values = options[name]
    if (!values) return []
    const any = KEYS_OF[name].map(key => sql`v.options->>${key} = ANY(${sql.param([...values])}::text[])`)
    return [sql`(${sql.join(any, sql` OR `)})`]
  })
  const where = sql.join([sql`v.product_id = ${products.id}`, sql`v.on_hand > v.allocated`, ...having], sql` AND `)
  return sql`EXISTS (SELECT 1 FROM variants v WHERE ${where})`
}
