import { and, inArray, lte, or, eq, type SQL, sql } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import { type ProductPage, RELATED_LIMIT, SERIES_LIMIT } from '#domain/product.ts'
import type { Locale } from '#domain/site.ts'
import type { Db } from '../db/open.ts'
import { idOf } from '../http/input.ts'
import { MOST_LIKE_THIS, type SearchEngine } from '../search/engine.ts'
import { selectCards, readCardFacts, toCard } from './cards.ts'
import { listable } from './listable.ts'
import { products } from './tables.ts'

/** A product by its slug or id; a slug of digits alone wins over the id. */
export function namedBy(slugOrId: string): { where: SQL | undefined; order: SQL } {
  const id = idOf(slugOrId)
  return {
    where: or(eq(products.slug, slugOrId), id === undefined ? undefined : eq(products.id, id)),
    order: sql`(${products.slug} = ${slugOrId}) DESC`
  }
}

/** @throws ShopError product_not_found */
export async function productId(db: Db, slugOrId: string, now: Date): Promise<number> {
  const name = namedBy(slugOrId)
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(name.where, lte(products.availableOn, now)))
    .orderBy(name.order)
    .limit(1)
  if (!product) throw new ShopError('product_not_found')
  return product.id
}

export type Shelf = 'related' | 'series' | 'like'
const LIMITS: Record<Shelf, number> = { related: RELATED_LIMIT, series: SERIES_LIMIT, like: MOST_LIKE_THIS }

/**
 * Others beside a product, as the search engine finds them: of the same taxon (`related`), of the same brand and
 * make (`series`), of the same words (`like`).
 * @throws ShopError product_not_found
 */
export async function listShelf(
  { db, engine }: { db: Db; engine: SearchEngine },
  slugOrId: string,
  shelf: Shelf,
  now: Date,
  locale: Locale
): Promise<ProductPage> {
  const id = await productId(db, slugOrId, now)
  const find = { related: engine.related, series: engine.series, like: engine.moreLikeThis }[shelf]
  return listCards(db, await find(id, LIMITS[shelf], now), LIMITS[shelf], now, locale)
}

/** Those of the products that are in the shop now, in the order given. */
export async function listCards(db: Db, ids: readonly number[], most: number, now: Date, locale: Locale): Promise<ProductPage> {
  const order = [sql`array_position(${sql.param([...ids])}::int[], ${products.id})`]
  const rows = ids.length ? await selectCards(db, chosen => chosen.where(and(listable(now), inArray(products.id, [...ids]))), order) : []
  const facts = await readCardFacts(db)
  return { products: rows.map(row => toCard(row, facts, now, locale)), page: 1, per_page: most, more: false, taxon: null }
}
