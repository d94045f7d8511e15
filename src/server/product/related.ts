import { and, asc, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import { type ProductPage, RELATED_LIMIT } from '#domain/product.ts'
import type { Locale } from '#domain/site.ts'
import { taxonTree } from '../catalogue/taxons.ts'
import { readVocabulary } from '../catalogue/vocabulary.ts'
import type { Db } from '../db/open.ts'
import { idOf } from '../http/input.ts'
import { selectCards, toCard } from './cards.ts'
import { listable } from './listable.ts'
import { products, productTaxons } from './tables.ts'

/** A product by its slug or id; a slug of digits alone wins over the id. */
export function namedBy(slugOrId: string): { where: SQL | undefined; order: SQL } {
  const id = idOf(slugOrId)
  return {
    where: or(eq(products.slug, slugOrId), id === undefined ? undefined : eq(products.id, id)),
    order: sql`(${products.slug} = ${slugOrId}) DESC`
  }
}

/**
 * Others of the same taxon, those nearest in price first; where there are too few, the taxon above fills up.
 * @throws ShopError product_not_found
 */
export async function listRelated(db: Db, slugOrId: string, now: Date, locale: Locale): Promise<ProductPage> {
  const name = namedBy(slugOrId)
  const [product] = await db
    .select({ id: products.id, taxonId: products.taxonId, sellingPrice: products.sellingPrice })
    .from(products)
    .where(name.where)
    .orderBy(name.order)
    .limit(1)
  if (!product) throw new ShopError('product_not_found')
  const own = (await taxonTree(db)).byId.get(product.taxonId ?? 0)
  const around = own?.parent ?? own
  const order = [
    sql`(${products.taxonId} IS NOT DISTINCT FROM ${product.taxonId}::int) DESC`,
    sql`abs(${products.sellingPrice} - ${product.sellingPrice})`,
    asc(products.id)
  ]
  const rows = around
    ? await selectCards(
        db,
        ids =>
          ids
            .innerJoin(productTaxons, and(eq(productTaxons.productId, products.id), eq(productTaxons.taxonId, around.id)))
            .where(and(listable(now), ne(products.id, product.id)))
            .orderBy(...order)
            .limit(RELATED_LIMIT),
        order
      )
    : []
  const vocabulary = await readVocabulary(db)
  return {
    products: rows.map(row => toCard(row, vocabulary, now, locale)),
    page: 1,
    per_page: RELATED_LIMIT,
    more: false,
    taxon: null
  }
}
