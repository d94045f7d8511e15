import { and, asc, desc, eq, inArray, like, ne, type SQL, sql } from 'drizzle-orm'
import { toListingConditions, type ListQuery, toListOrder, toRandomSeed, SHUFFLE_MODULUS, shuffleTerms } from '#domain/listing.ts'
import {
  isListable,
  joinConditions,
  products,
  productTaxons,
  readCatalogueCodes,
  selectCardVersion,
  taxons,
  toSql,
  variants
} from '../../catalogue/index.ts'
import type { RowVersion } from '../../kernel/cache/with-version.ts'
import type { Db } from '../../kernel/db/open.ts'
import { DISTINCTIVE_WORDS, type ListOptions, type SearchResult, type SearchEngine, toSeriesPrefix, type TaxonCount } from '../engine.ts'
import { searchDocuments } from '../tables.ts'
import type { ScanContext } from './facet-filter.ts'
import type { FacetIndex } from './facet-index.ts'
import { countFacets, listFromIndex } from './facet-scan.ts'
import { findFacetIndex, waitForFacetIndex } from './load-facet-index.ts'
import type { PlanOptions } from '../plan/query-plan.ts'
import { CANDIDATES, type Match, matchText } from './match-text.ts'
import { formatLexeme } from './text-query.ts'

/** Words in a larger share of the products are not distinctive. */
const COMMON_SHARE = 0.2
/** Suggestions are the best of at least this many candidates. */
const MIN_CANDIDATES = 24
/** Above this number of text results, products are ordered by date. */
const MAX_RANKED = 4 * CANDIDATES

/** The shop's own database as its search engine. */
export function createPostgresEngine(db: Db): SearchEngine {
  return {
    kind: 'postgres',
    list: (query, now, options) => listPage(db, query, now, options),
    // Sequential, because PGlite has one connection.
    listMany: async (queries, now) => {
      const results: SearchResult[] = []
      for (const query of queries) results.push(await listPage(db, query, now))
      return results
    },
    suggest: (text, limit, now) => listPage(db, { text, page: 1, perPage: limit }, now, { unfinished: true }),
    has: async id => (await db.select({ id: products.id }).from(products).where(eq(products.id, id))).length > 0,
    findRelated: (id, limit, now) => findRelated(db, id, limit, now),
    findSeries: (id, limit, now) => findSeries(db, id, limit, now),
    findMoreLikeThis: (id, limit, now) => findMoreLikeThis(db, id, limit, now),
    countTaxons: (level, query, limit, now) => countTaxons(db, level, query, limit, now),
    countFacets: async (query, now) => {
      const index = await waitForFacetIndex(db, now)
      const match = await readText(db, query, now)
      return countFacets(
        await scanContext(db, index, query, { now, counts: true, within: await findNamedIds(db, query, match, now) }),
        query
      )
    }
  }
}

/**
 * A page of a listing. The facet index filters, sorts and counts; SQL ranks the first pages of a text, preserves the order of
 * ids, and replaces the index during its first load.
 */
async function listPage(
  db: Db,
  query: ListQuery,
  now: Date,
  { facets = false, ...planning }: ListOptions & PlanOptions = {}
): Promise<SearchResult> {
  const { page, perPage } = query
  const match = await readText(db, query, now, planning)
  const ranked = toListOrder(query, match !== null) === 'relevance'
  const firstPages = ranked && page * perPage <= CANDIDATES
  const byIndex = !firstPages && (match !== null || !isNamingProducts(query))
  const index = facets ? await waitForFacetIndex(db, now).catch(() => null) : byIndex ? await findFacetIndex(db, now) : null
  const where = toConditions(query, now)
  const best = and(where, match?.best(match.ids))
  const order = selectOrder(query, now, match)
  const offset = (page - 1) * perPage
  // The usual search: its page and what it counts in one statement.
  const found =
    firstPages && match && index && !isNamingProducts(query) ? await selectFound(db, match, where, order, perPage, offset) : null
  const context =
    index &&
    (await scanContext(db, index, query, { now, counts: facets, within: found?.within ?? (await findNamedIds(db, query, match, now)) }))
  const listed =
    context && byIndex ? listFromIndex(context, query, ranked ? await selectIds(db, best, order, MAX_RANKED) : []) : found?.page
  const ids = listed?.map(({ id }) => id) ?? (await selectIds(db, firstPages ? best : and(where, match?.where), order, perPage, offset))
  return {
    ids,
    ...(listed ? { versions: listed } : {}),
    more: ids.length >= perPage,
    corrected: match?.corrected ?? null,
    missing: match?.missing ?? [],
    ...(facets ? { facets: context && countFacets(context, query) } : {})
  }
}

/** The match of the query's text; null where it has none. */
async function readText(db: Db, query: Partial<ListQuery>, now: Date, planning: PlanOptions = {}): Promise<Match | null> {
  const text = query.text?.trim()
  if (!text) return null
  const candidates = planning.unfinished ? { candidates: Math.max(MIN_CANDIDATES, query.perPage ?? 0) } : {}
  const scope = joinConditions(toListingConditions(query).scope.map(condition => toSql(condition, now)))
  return matchText(db, text, { within: toConditions(query, now), scope }, { ...planning, ...candidates })
}

function isNamingProducts({ ids, skus, variantIds }: ListQuery): boolean {
  return Boolean(ids ?? skus ?? variantIds)
}

function toConditions(query: Partial<ListQuery>, now: Date): SQL {
  const { scope, choices } = toListingConditions(query)
  return joinConditions([...scope, ...Object.values(choices)].map(condition => toSql(condition, now)))
}

const NONE_RESERVED: ReadonlySet<number> = new Set()

/** @param counts whether facets are counted, which also needs the reservations @param within as `findNamedIds` has it */
async function scanContext(
  db: Db,
  index: FacetIndex,
  query: ListQuery,
  { now, counts, within }: { now: Date; counts: boolean; within: number[] | null }
): Promise<ScanContext> {
  return {
    index,
    codes: await readCatalogueCodes(db),
    now,
    reserved: counts || query.inStock ? index.reserved : NONE_RESERVED,
    within
  }
}

/** Products selected by text, ids or SKUs, without the filters; null where the query has none of these. */
async function findNamedIds(db: Db, query: ListQuery, match: Match | null, now: Date): Promise<number[] | null> {
  if (!isNamingProducts(query)) return match && readIds(db, match.ids)
  const { ids, skus, variantIds } = query
  const named = toConditions({ ...(ids ? { ids } : {}), ...(skus ? { skus } : {}), ...(variantIds ? { variantIds } : {}) }, now)
  return readIds(db, sql`SELECT ${products.id} AS product_id FROM ${products} WHERE ${and(named, match?.where)}`)
}

/** Aggregated to one value: transferring many rows costs more than finding them. */
async function readIds(db: Db, query: SQL): Promise<number[]> {
  const { rows } = (await db.execute(sql`SELECT string_agg(product_id::text, ',') AS ids FROM (${query}) found`)) as {
    rows: { ids: string | null }[]
  }
  return parseIds(rows[0]?.ids)
}

const parseIds = (ids: string | null | undefined): number[] => (ids ? ids.split(',').map(Number) : [])

/** All products with the text, and a page of the best ones with the versions of their rows. */
async function selectFound(
  db: Db,
  match: Match,
  where: SQL,
  order: readonly SQL[],
  limit: number,
  offset: number
): Promise<{ within: number[]; page: RowVersion[] }> {
  const { id, version } = selectCardVersion()
  const page = db
    .select({ id: id.as('id'), version: version.as('version') })
    .from(products)
    .where(and(where, match.best(sql`SELECT product_id FROM found`)))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const { rows } = (await db.execute(sql`WITH found AS MATERIALIZED (${match.ids})
    SELECT (SELECT string_agg(product_id::text, ',') FROM found) AS ids, (SELECT json_agg(best) FROM ${page} best) AS page`)) as {
    rows: { ids: string | null; page: RowVersion[] | null }[]
  }
  return { within: parseIds(rows[0]?.ids), page: rows[0]?.page ?? [] }
}

async function selectIds(db: Db, where: SQL | undefined, order: readonly SQL[], limit: number, offset = 0): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return rows.map(row => row.id)
}

function selectOrder(query: ListQuery, now: Date, match: Match | null): SQL[] {
  switch (toListOrder(query, match !== null)) {
    case 'relevance':
      return [desc(match?.score ?? sql`0`), asc(products.id)]
    case 'ids':
      return [sql`array_position(${sql.param([...(query.ids ?? [])])}::int[], ${products.id})`]
    case 'random':
      return [selectShuffleKey(toRandomSeed(query, now)), asc(products.id)]
    case 'date_asc':
      return [asc(products.availableOn), asc(products.id)]
    case 'price_asc':
      return [asc(products.sellingPrice), asc(products.id)]
    case 'price_desc':
      return [desc(products.sellingPrice), desc(products.id)]
    case 'sale_desc':
      return [desc(products.salePercent), desc(products.id)]
    case 'date_desc':
      return [desc(products.availableOn), desc(products.id)]
  }
}

/** `shuffleKey` in SQL. */
function selectShuffleKey(seed: number): SQL {
  const { factor, offset } = shuffleTerms(seed)
  const modulus = sql.raw(String(SHUFFLE_MODULUS))
  const base = sql`((${products.id}::bigint % ${modulus} * ${sql.raw(String(factor))} + ${sql.raw(String(offset))}) % ${modulus})`
  return sql`(${base} * ${base} % ${modulus} * ${base} % ${modulus})`
}

/** Ids of listable products except the given one, in an order. */
async function findOthers(db: Db, id: number, where: SQL | undefined, order: readonly SQL[], limit: number, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isListable(now), ne(products.id, id), where))
    .orderBy(...order, asc(products.id))
    .limit(limit)
  return rows.map(row => row.id)
}

async function findRelated(db: Db, id: number, limit: number, now: Date): Promise<number[]> {
  const [product] = await db
    .select({ taxonId: products.taxonId, parentId: taxons.parentId, price: products.sellingPrice })
    .from(products)
    .innerJoin(taxons, eq(taxons.id, products.taxonId))
    .where(eq(products.id, id))
  if (!product?.taxonId) return []
  const nearest = [sql`abs(${products.sellingPrice} - ${product.price})`]
  const own = await findOthers(db, id, eq(products.taxonId, product.taxonId), nearest, limit, now)
  if (own.length >= limit || product.parentId === null) return own
  const around = db.select({ id: productTaxons.productId }).from(productTaxons).where(eq(productTaxons.taxonId, product.parentId))
  const filling = and(inArray(products.id, around), ne(products.taxonId, product.taxonId))
  return [...own, ...(await findOthers(db, id, filling, nearest, limit - own.length, now))]
}

async function findSeries(db: Db, id: number, limit: number, now: Date): Promise<number[]> {
  const [variant] = await db
    .select({ sku: variants.sku })
    .from(variants)
    .where(eq(variants.productId, id))
    .orderBy(asc(variants.position), asc(variants.id))
    .limit(1)
  const prefix = variant && toSeriesPrefix(variant.sku)
  if (!prefix) return []
  // The documents' index supports prefixes; the unique index of SKUs may not, depending on the server's locale.
  const alike = db
    .select({ id: searchDocuments.productId })
    .from(searchDocuments)
    .where(sql`${searchDocuments.words} @@ ${`${formatLexeme(`#${prefix.toLowerCase()}`)}:*`}::tsquery`)
  const exactly = db
    .select({ id: variants.productId })
    .from(variants)
    .where(and(inArray(variants.productId, alike), like(variants.sku, `${prefix.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)))
  return findOthers(db, id, inArray(products.id, exactly), [desc(products.totalReviews)], limit, now)
}

async function findMoreLikeThis(db: Db, id: number, limit: number, now: Date): Promise<number[]> {
  const { rows } = (await db.execute(sql`
    SELECT w.word, w.frequency FROM search_documents d, unnest(d.words) AS u (lexeme, positions, weights)
    JOIN search_words w ON w.word = u.lexeme
    WHERE d.product_id = ${id} AND w.frequency > 1 AND w.frequency <= greatest(10, ${COMMON_SHARE}::real * (SELECT max(frequency) FROM search_words))
    ORDER BY ('A' = ANY(u.weights) OR 'B' = ANY(u.weights)) DESC, w.frequency, w.word LIMIT ${DISTINCTIVE_WORDS}`)) as {
    rows: { word: string; frequency: number }[]
  }
  if (!rows.length) return []
  const any = rows.map(({ word }) => formatLexeme(word)).join(' | ')
  const common = sql.join(
    rows.map(
      ({ word, frequency }) =>
        sql`CASE WHEN d.words @@ ${formatLexeme(word)}::tsquery THEN ${sql.raw((1 / Math.log(1.5 + frequency)).toFixed(4))} ELSE 0 END`
    ),
    sql` + `
  )
  const where = sql`${products.id} IN (SELECT d.product_id FROM search_documents d WHERE d.words @@ ${any}::tsquery)`
  return findOthers(db, id, where, [sql`(SELECT ${common} FROM search_documents d WHERE d.product_id = ${products.id}) DESC`], limit, now)
}

async function countTaxons(
  db: Db,
  level: number,
  query: Parameters<SearchEngine['countTaxons']>[1],
  limit: number,
  now: Date
): Promise<TaxonCount[]> {
  const match = await readText(db, query, now)
  return db
    .select({ permalink: taxons.permalink, count: sql<number>`count(*)::int` })
    .from(products)
    .innerJoin(productTaxons, eq(productTaxons.productId, products.id))
    .innerJoin(taxons, eq(taxons.id, productTaxons.taxonId))
    .where(
      and(
        toConditions(query, now),
        match?.where,
        eq(taxons.depth, level + 1),
        query.taxon === undefined ? undefined : sql`starts_with(${taxons.permalink}, ${`${query.taxon}/`})`
      )
    )
    .groupBy(taxons.id, taxons.permalink)
    .orderBy(desc(sql`count(*)`), asc(taxons.permalink))
    .limit(limit)
}
