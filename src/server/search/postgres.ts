import { and, asc, desc, eq, inArray, like, ne, type SQL, sql } from 'drizzle-orm'
import { taxons } from '../catalogue/tables.ts'
import type { Db } from '../db/open.ts'
import { listable } from '../product/listable.ts'
import { products, productTaxons, variants } from '../product/tables.ts'
import { conditions } from './conditions.ts'
import type { Found, ListQuery, SearchEngine, TaxonCount } from './engine.ts'
import { countFacets } from './facets.ts'
import { columnsIfRead } from './copy.ts'
import { CANDIDATES, matchText } from './match.ts'
import { isNaming, named } from './named.ts'
import { listFrom } from './order.ts'
import { searchDocuments } from './tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Words more common than this say little about what a product is like. */
const COMMON_SHARE = 0.2
const TELLING_WORDS = 12

/** Suggestions are chosen out of at least so many. */
const LEAST_WEIGHED = 24
/** What follows these on the pages of a text is in the order of its days. */
const MOST_RANKED = 4 * CANDIDATES

/** The shop's own database as its search engine. */
export function postgresEngine(db: Db): SearchEngine {
  const list = (query: ListQuery, now: Date): Promise<Found> => find(db, query, now)
  return {
    kind: 'postgres',
    list,
    // One after the other: one connection serves them all, and PGlite has no more than one.
    listMany: async (queries, now) => {
      const found: Found[] = []
      for (const query of queries) found.push(await list(query, now))
      return found
    },
    suggest: (text, limit, now) => find(db, { text, page: 1, perPage: limit }, now, true),
    has: async id => (await db.select({ id: products.id }).from(products).where(eq(products.id, id))).length > 0,
    related: (id, limit, now) => related(db, id, limit, now),
    series: (id, limit, now) => series(db, id, limit, now),
    moreLikeThis: (id, limit, now) => moreLikeThis(db, id, limit, now),
    countTaxons: (level, query, limit, now) => countTaxons(db, level, query, limit, now),
    facets: (query, now) => countFacets(db, query, now)
  }
}

async function find(db: Db, query: ListQuery, now: Date, open = false): Promise<Found> {
  const text = query.text?.trim()
  const byRelevance = (query.sort ?? 'relevance') === 'relevance'
  const first = byRelevance && query.page * query.perPage <= CANDIDATES
  // Ids have an order of their own, and few are named.
  const columns = (text && !first) || !isNaming(query) ? await columnsIfRead(db) : null
  if (columns && !text) return listFrom(db, columns, query, now)
  const within = conditions(db, query, now)
  const match = text
    ? await matchText(db, text, within, {
        open,
        widened: listable(now),
        ...(open ? { wanted: Math.max(LEAST_WEIGHED, query.perPage) } : {})
      })
    : null
  const corrected = match?.corrected ?? null
  if (columns && match) {
    const relevant = [desc(match.score), asc(products.id)]
    const best = byRelevance ? await choose(db, and(within, match.best), relevant, { limit: MOST_RANKED }) : []
    return { ...(await listFrom(db, columns, query, now, { named: await named(db, columns, query, now, match), best })), corrected }
  }
  const { page, perPage } = query
  const where = first && match ? match.best : match?.where
  const ids = await choose(db, and(within, where), orderOf(query, now, match?.score), { limit: perPage, offset: (page - 1) * perPage })
  return { ids, more: ids.length >= perPage, corrected }
}

async function choose(
  db: Db,
  where: SQL | undefined,
  order: readonly SQL[],
  { limit, offset = 0 }: { limit: number; offset?: number }
): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return rows.map(row => row.id)
}

function orderOf({ sort, ids, seed }: ListQuery, now: Date, score?: SQL): SQL[] {
  const newest = [desc(products.availableOn), desc(products.id)]
  switch (sort ?? (score ? 'relevance' : ids ? 'ids' : 'date_desc')) {
    case 'relevance':
      return score ? [desc(score), asc(products.id)] : newest
    case 'ids':
      return [sql`array_position(${sql.param([...(ids ?? [])])}::int[], ${products.id})`]
    case 'random':
      return [sql`hashint4extended(${products.id}, ${seed ?? Math.floor(now.getTime() / DAY_MS)}::bigint)`, asc(products.id)]
    case 'date_asc':
      return [asc(products.availableOn), asc(products.id)]
    case 'price_asc':
      return [asc(products.sellingPrice), asc(products.id)]
    case 'price_desc':
      return [desc(products.sellingPrice), desc(products.id)]
    case 'sale_desc':
      return [desc(products.salePercent), desc(products.id)]
    default:
      return newest
  }
}

/** Ids of listed products other than the one, in an order. */
async function others(db: Db, id: number, where: SQL | undefined, order: readonly SQL[], limit: number, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(listable(now), ne(products.id, id), where))
    .orderBy(...order, asc(products.id))
    .limit(limit)
  return rows.map(row => row.id)
}

async function related(db: Db, id: number, limit: number, now: Date): Promise<number[]> {
  const [product] = await db
    .select({ taxonId: products.taxonId, parentId: taxons.parentId, price: products.sellingPrice })
    .from(products)
    .innerJoin(taxons, eq(taxons.id, products.taxonId))
    .where(eq(products.id, id))
  if (!product?.taxonId) return []
  const nearest = [sql`abs(${products.sellingPrice} - ${product.price})`]
  const own = await others(db, id, eq(products.taxonId, product.taxonId), nearest, limit, now)
  if (own.length >= limit || product.parentId === null) return own
  const around = db.select({ id: productTaxons.productId }).from(productTaxons).where(eq(productTaxons.taxonId, product.parentId))
  const filling = and(inArray(products.id, around), ne(products.taxonId, product.taxonId))
  return [...own, ...(await others(db, id, filling, nearest, limit - own.length, now))]
}

/** `AN-SWE-03-CAM-M` is of the series `AN-SWE-`: what stands before the first number. A SKU without such a beginning has no series. */
export function seriesPrefix(sku: string): string | null {
  const [, prefix = ''] = /^(.*?[A-Za-z].*?-)\d/.exec(sku) ?? []
  return prefix.length >= 4 ? prefix : null
}

async function series(db: Db, id: number, limit: number, now: Date): Promise<number[]> {
  const [variant] = await db
    .select({ sku: variants.sku })
    .from(variants)
    .where(eq(variants.productId, id))
    .orderBy(asc(variants.position), asc(variants.id))
    .limit(1)
  const prefix = variant && seriesPrefix(variant.sku)
  if (!prefix) return []
  // The documents' index finds a beginning; a server's locale may keep the unique index of SKUs from it.
  const lexeme = `'#${prefix.toLowerCase().replaceAll(/['\\]/g, String.raw`\$&`)}':*`
  const alike = db
    .select({ id: searchDocuments.productId })
    .from(searchDocuments)
    .where(sql`${searchDocuments.words} @@ ${lexeme}::tsquery`)
  const exactly = db
    .select({ id: variants.productId })
    .from(variants)
    .where(and(inArray(variants.productId, alike), like(variants.sku, `${prefix.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)))
  return others(db, id, inArray(products.id, exactly), [desc(products.totalReviews)], limit, now)
}

async function moreLikeThis(db: Db, id: number, limit: number, now: Date): Promise<number[]> {
  const { rows } = (await db.execute(sql`
    SELECT w.word, w.frequency FROM search_documents d, unnest(d.words) AS u (lexeme, positions, weights)
    JOIN search_words w ON w.word = u.lexeme
    WHERE d.product_id = ${id} AND w.frequency > 1 AND w.frequency <= greatest(10, ${COMMON_SHARE}::real * (SELECT max(frequency) FROM search_words))
    ORDER BY ('A' = ANY(u.weights) OR 'B' = ANY(u.weights)) DESC, w.frequency, w.word LIMIT ${TELLING_WORDS}`)) as {
    rows: { word: string; frequency: number }[]
  }
  if (!rows.length) return []
  const any = rows.map(({ word }) => `'${word.replaceAll(/['\\]/g, String.raw`\$&`)}'`).join(' | ')
  const common = sql.join(
    rows.map(
      ({ word, frequency }) =>
        sql`CASE WHEN d.words @@ ${`'${word.replaceAll(/['\\]/g, String.raw`\$&`)}'`}::tsquery THEN ${sql.raw((1 / Math.log(1.5 + frequency)).toFixed(4))} ELSE 0 END`
    ),
    sql` + `
  )
  const where = sql`${products.id} IN (SELECT d.product_id FROM search_documents d WHERE d.words @@ ${any}::tsquery)`
  return others(db, id, where, [sql`(SELECT ${common} FROM search_documents d WHERE d.product_id = ${products.id}) DESC`], limit, now)
}

async function countTaxons(
  db: Db,
  level: number,
  query: Parameters<SearchEngine['countTaxons']>[1],
  limit: number,
  now: Date
): Promise<TaxonCount[]> {
  const within = conditions(db, query, now)
  const match = query.text?.trim() ? await matchText(db, query.text, within, { widened: listable(now) }) : null
  return db
    .select({ permalink: taxons.permalink, count: sql<number>`count(*)::int` })
    .from(products)
    .innerJoin(productTaxons, eq(productTaxons.productId, products.id))
    .innerJoin(taxons, eq(taxons.id, productTaxons.taxonId))
    .where(
      and(
        within,
        match?.where,
        eq(taxons.depth, level + 1),
        query.taxon === undefined ? undefined : sql`starts_with(${taxons.permalink}, ${`${query.taxon}/`})`
      )
    )
    .groupBy(taxons.id, taxons.permalink)
    .orderBy(desc(sql`count(*)`), asc(taxons.permalink))
    .limit(limit)
}
