import { and, asc, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import { PRODUCTS_PER_PAGE, type ProductPage, type ProductQuery, type Sort } from '#domain/product.ts'
import { localized, type Locale } from '#domain/site.ts'
import { brands } from '../catalogue/tables.ts'
import { lineOf, type TaxonNode, taxonTree } from '../catalogue/taxons.ts'
import { readVocabulary } from '../catalogue/vocabulary.ts'
import type { Db } from '../db/open.ts'
import { CANDIDATES, matchText } from '../search/match.ts'
import { selectCards, toCard } from './cards.ts'
import { listable } from './listable.ts'
import { products, productTaxons } from './tables.ts'

type Query = { [Key in keyof ProductQuery]: ProductQuery[Key] | undefined }

/**
 * A page of products. Without a sort the newest come first, of a text those that it names best; products by `ids` come in their order. A
 * random order without a seed is that of the day.
 * @throws ShopError not_found for a taxon or brand that does not exist
 */
export async function listProducts(db: Db, query: Query, now: Date, locale: Locale): Promise<ProductPage> {
  const { page = 1, per_page = PRODUCTS_PER_PAGE } = query
  const taxon = query.taxon === undefined ? null : ((await taxonTree(db)).byPermalink.get(query.taxon) ?? null)
  if (query.taxon !== undefined && !taxon) throw new ShopError('not_found')
  const within = await conditions(db, query, now)
  const match = query.q?.trim() ? await matchText(db, query.q, within) : null
  const first = match && !query.sort && !taxon && page * per_page <= CANDIDATES
  const where = and(within, first ? match.best : match?.where)
  const order = match && !query.sort ? [desc(match.score), asc(products.id)] : orderOf(query, now)
  const rows = await selectCards(
    db,
    ids => {
      const placed = taxon
        ? ids.innerJoin(productTaxons, and(eq(productTaxons.productId, products.id), eq(productTaxons.taxonId, taxon.id)))
        : ids
      return placed
        .where(where)
        .orderBy(...order)
        .limit(per_page)
        .offset((page - 1) * per_page)
    },
    order
  )
  const vocabulary = await readVocabulary(db)
  return {
    products: rows.map(row => toCard(row, vocabulary, now, locale)),
    page,
    per_page,
    more: rows.length >= per_page,
    ...(match?.corrected ? { corrected: match.corrected } : {}),
    taxon: taxon && describeTaxon(taxon, locale)
  }
}

async function conditions(db: Db, query: Query, now: Date): Promise<SQL | undefined> {
  const all = [listable(now)]
  if (query.brand !== undefined) {
    const [brand] = await db.select({ id: brands.id }).from(brands).where(eq(brands.code, query.brand))
    if (!brand) throw new ShopError('not_found')
    all.push(eq(products.brandId, brand.id))
  }
  if (query.ids) all.push(inArray(products.id, query.ids))
  if (query.sale) all.push(gt(products.salePercent, 0), or(sql`${products.saleExpireAt} IS NULL`, gt(products.saleExpireAt, now)))
  return and(...all)
}

const DAY_MS = 24 * 60 * 60 * 1000

function orderOf({ sort, ids, seed }: Query, now: Date): SQL[] {
  if (!sort && ids) return [sql`array_position(${sql.param(ids)}::int[], ${products.id})`]
  const orders: Record<Sort, () => SQL[]> = {
    // A hash of the id is stable over the pages of one seed, and needs no column.
    random: () => [sql`hashint4extended(${products.id}, ${seed ?? Math.floor(now.getTime() / DAY_MS)}::bigint)`, asc(products.id)],
    date_desc: () => [desc(products.availableOn), desc(products.id)],
    date_asc: () => [asc(products.availableOn), asc(products.id)],
    price_asc: () => [asc(products.sellingPrice), asc(products.id)],
    price_desc: () => [desc(products.sellingPrice), desc(products.id)],
    sale_desc: () => [desc(products.salePercent), desc(products.id)]
  }
  return orders[sort ?? 'date_desc']()
}

function describeTaxon(taxon: TaxonNode, locale: Locale): NonNullable<ProductPage['taxon']> {
  const link = (node: TaxonNode) => ({ permalink: node.permalink, name: localized(node.name, locale) })
  return {
    ...link(taxon),
    description: localized(taxon.description, locale),
    ancestors: lineOf(taxon).slice(0, -1).map(link),
    children: taxon.children.map(link)
  }
}
