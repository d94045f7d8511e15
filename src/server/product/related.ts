import { and, asc, eq, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import { type ProductPage, RELATED_LIMIT } from '#domain/product.ts'
import type { Locale } from '#domain/site.ts'
import { taxonTree } from '../catalogue/taxons.ts'
import { readVocabulary } from '../catalogue/vocabulary.ts'
import type { Db } from '../db/open.ts'
import { idOf } from '../http/input.ts'
import { type CardRow, selectCards, toCard } from './cards.ts'
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
    .where(and(name.where, lte(products.availableOn, now)))
    .orderBy(name.order)
    .limit(1)
  if (!product) throw new ShopError('product_not_found')
  const order = [sql`abs(${products.sellingPrice} - ${product.sellingPrice})`, asc(products.id)]
  const nearest = (among: SQL, limit: number): Promise<CardRow[]> =>
    selectCards(
      db,
      ids =>
        ids
          .where(and(listable(now), ne(products.id, product.id), among))
          .orderBy(...order)
          .limit(limit),
      order
    )
  const own = (await taxonTree(db)).byId.get(product.taxonId ?? 0)
  const rows = own ? await nearest(eq(products.taxonId, own.id), RELATED_LIMIT) : []
  if (own?.parent && rows.length < RELATED_LIMIT) {
    const around = db.select({ id: productTaxons.productId }).from(productTaxons).where(eq(productTaxons.taxonId, own.parent.id))
    rows.push(
      ...(await nearest(and(inArray(products.id, around), ne(products.taxonId, own.id)) ?? sql`false`, RELATED_LIMIT - rows.length))
    )
  }
  const vocabulary = await readVocabulary(db)
  return {
    products: rows.map(row => toCard(row, vocabulary, now, locale)),
    page: 1,
    per_page: RELATED_LIMIT,
    more: false,
    taxon: null
  }
}
