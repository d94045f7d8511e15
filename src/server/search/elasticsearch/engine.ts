import { type ListQuery, toListOrder } from '#domain/listing.ts'
import { tokenize } from '#domain/search.ts'
import type { Db } from '../../kernel/db/open.ts'
import { type ListOptions, DISTINCTIVE_WORDS, type SearchResult, type SearchEngine, toSeriesPrefix, type TaxonCount } from '../engine.ts'
import { readLearnedShares } from '../learning.ts'
import { type PlanOptions, planQuery } from '../plan/query-plan.ts'
import type { SearchResponse, Client, Json } from './client.ts'
import { MAX_PRODUCTS } from './mapping.ts'
import { isBelowTaxon, createFacetSearch, isListable, listFilters, readFacets, toShuffleSort, toSort } from './queries.ts'
import { type Level, toLevels } from '../plan/strictness.ts'
import { createTextQueries } from './text-queries.ts'

/** Ids per query; further ones are ignored. */
const MAX_IDS = 10_000
const NOTHING: SearchResult = { ids: [], more: false, corrected: null, missing: [] }

/**
 * Elasticsearch or OpenSearch as the search engine. The query plan uses the words of the database, as for the Postgres engine;
 * the server matches, ranks and counts.
 */
export function createElasticsearchEngine(db: Db, client: Client): SearchEngine {
  const list = async (query: ListQuery, now: Date, options?: ListOptions): Promise<SearchResult> =>
    (await listPages(db, client, [query], now, options))[0] ?? NOTHING
  return {
    kind: 'elasticsearch',
    list,
    listMany: (queries, now) => listPages(db, client, queries, now),
    suggest: async (text, limit, now) => {
      const completed = await completeTitles(client, text, limit)
      const searches: ListQuery[] = [
        { text, page: 1, perPage: limit },
        ...(completed.length ? [{ ids: completed, page: 1, perPage: limit }] : [])
      ]
      const [matching = NOTHING, listable = NOTHING] = await listPages(db, client, searches, now, { unfinished: true })
      return { ...matching, ids: [...new Set([...listable.ids, ...matching.ids])].slice(0, limit) }
    },
    has: async id => (await client.document(id)) !== null,
    findRelated: (id, limit, now) => findRelated(client, id, limit, now),
    findSeries: (id, limit, now) => findSeries(client, id, limit, now),
    findMoreLikeThis: (id, limit, now) => findMoreLikeThis(client, id, limit, now),
    countTaxons: (level, query, limit, now) => countTaxons(db, client, level, query, limit, now),
    countFacets: async (query, now) => {
      const [result] = await listPages(db, client, [{ ...query, page: 1, perPage: 0 }], now, { facets: true })
      return result?.facets ?? readFacets(query)
    }
  }
}

/** A text as queries, strictest first: an empty list for a text without meaning, a single null without a text. */
interface TextQueries {
  queries: (Json | null)[]
  corrected: string | null
  missing: readonly string[]
  /** By query. */
  levels: readonly Level[]
}

async function readText(db: Db, { text }: Partial<ListQuery>, planning: PlanOptions = {}): Promise<TextQueries> {
  if (!text?.trim()) return { queries: [null], corrected: null, missing: [], levels: [] }
  const plan = await planQuery(db, text, planning)
  const { corrected, missing } = plan
  return {
    queries: createTextQueries(plan, await readLearnedShares(db, text)),
    corrected,
    missing,
    levels: toLevels(plan, planning.withSimilar)
  }
}

interface Listing extends TextQueries {
  query: ListQuery
}

/** All listings in one call, and further ones for those without results of the strictest level of their text. */
async function listPages(
  db: Db,
  client: Client,
  queries: readonly ListQuery[],
  now: Date,
  { facets = false, ...planning }: ListOptions & PlanOptions = {}
): Promise<SearchResult[]> {
  const listings: Listing[] = []
  // Sequential, because the database may have one connection only.
  for (const query of queries) listings.push({ query, ...(await readText(db, query, planning)) })
  const pages = listings.map(({ query, queries: texts }) => texts.map(text => createPageSearch(query, text, now)))
  const counts = listings.map(({ query, queries: texts }) =>
    facets ? texts.slice(0, 1).map(text => createFacetSearch(query, text, now)) : []
  )
  const levels = listings.map(listing => listing.levels)
  const { found, besides } = await searchStrictest(client, pages, levels, counts.flat())
  const counted = counts.map(searches => besides.splice(0, searches.length))
  return Promise.all(
    listings.map(async (listing, at) => {
      const { query, corrected, missing, levels, queries: texts } = listing
      const { level, response } = found[at] ?? NO_LEVEL
      const match = readIds(response)
      const ids = toListOrder(query, texts[0] !== null) === 'ids' ? sortAsGiven(query, match) : match
      return {
        ids,
        more: ids.length > 0 && ids.length >= query.perPage,
        corrected,
        missing: [...missing, ...((response && levels[level]?.lacks) ?? [])],
        ...(facets ? { facets: readFacets(query, level > 0 ? await countLevel(client, listing, level, now) : counted[at]?.[0]) } : {})
      }
    })
  )
}

interface FoundLevel {
  level: number
  response?: SearchResponse
}

const NO_LEVEL: FoundLevel = { level: 0 }

/**
 * The first response with enough results of each list of searches, which are strictest first. Most texts have results of the first level, and
 * a text of three words has ten levels, so the others are sent only where they are needed.
 * @param besides further searches for the first call
 */
async function searchStrictest(
  client: Client,
  lists: readonly (readonly Json[])[],
  levels: readonly (readonly Level[])[],
  besides: readonly Json[] = []
): Promise<{ found: FoundLevel[]; besides: SearchResponse[] }> {
  const bodies = [...lists.flatMap(list => list.slice(0, 1)), ...besides]
  const [only] = bodies
  const first = only && bodies.length === 1 ? [await client.search(only)] : await client.searchMany(bodies)
  const strictest = lists.map(list => (list.length ? first.shift() : undefined))
  const isEnough = (list: number, level: number, response: SearchResponse | undefined): boolean =>
    countResults(response) >= (levels[list]?.[level]?.enough ?? 1)
  const looser = lists.map((list, at) => (isEnough(at, 0, strictest[at]) ? [] : list.slice(1)))
  const second = await client.searchMany(looser.flat())
  const found = lists.map((_, at): FoundLevel => {
    const responses = [strictest[at], ...second.splice(0, looser[at]?.length ?? 0)]
    const isGiven = (given: number | undefined): boolean => given === undefined || countResults(responses[given]) > 0
    const level = responses.findIndex((response, each) => isEnough(at, each, response) && isGiven(levels[at]?.[each]?.given))
    const response = responses[level]
    return response ? { level, response } : { level: responses.length - 1 }
  })
  return { found, besides: first }
}

function countLevel(client: Client, { query, queries }: Listing, level: number, now: Date): Promise<SearchResponse> {
  return client.search(createFacetSearch(query, queries[level] ?? null, now))
}

/** Without hits for a page deeper than the server allows. */
function createPageSearch(query: ListQuery, text: Json | null, now: Date): Json {
  const order = toListOrder(query, text !== null)
  const matching: Json = { bool: { filter: listFilters(query, now), ...(text ? { must: [text] } : {}) } }
  const from = (query.page - 1) * query.perPage
  const window = order === 'ids' ? { from: 0, size: Math.min(MAX_IDS, query.ids?.length ?? 0) } : { from, size: query.perPage }
  return {
    query: order === 'random' ? toShuffleSort(matching, query, now) : matching,
    sort: toSort(order),
    ...(window.from + window.size > MAX_PRODUCTS ? { size: 0 } : window),
    _source: false
  }
}

/** The server cannot sort by a list, so the page is cut here. */
function sortAsGiven({ ids = [], page, perPage }: ListQuery, match: readonly number[]): number[] {
  const matches = new Set(match)
  return [...new Set(ids)].filter(id => matches.has(id)).slice((page - 1) * perPage, page * perPage)
}

function countResults(response: SearchResponse | undefined): number {
  const total = response?.hits.total ?? 0
  return typeof total === 'number' ? total : total.value
}

function readIds(response: SearchResponse | undefined): number[] {
  return (response?.hits.hits ?? []).map(hit => Number(hit._id))
}

/** Products by the completion field, unlisted ones included. */
async function completeTitles(client: Client, text: string, limit: number): Promise<number[]> {
  const prefix = tokenize(text).join(' ')
  if (!prefix) return []
  const body = { size: 0, _source: false, suggest: { titles: { prefix, completion: { field: 'suggestion', size: limit } } } }
  const { suggest } = await client.search(body)
  return [...new Set(suggest?.['titles']?.[0]?.options.map(({ _id }) => Number(_id)))]
}

const isOther = (id: number): Json => ({ bool: { must_not: [{ term: { id } }] } })

async function findOthers(client: Client, query: Json, sort: Json[], limit: number): Promise<number[]> {
  return readIds(await client.search({ query, sort: [...sort, { id: 'asc' }], from: 0, size: limit, _source: false }))
}

/** The taxon's own products before those of ancestors, each group by price difference. */
async function findRelated(client: Client, id: number, limit: number, now: Date): Promise<number[]> {
  const product = await client.document(id)
  const own = product?.['taxon_id']
  if (typeof own !== 'number') return []
  const price = Number(product?.['selling_price'])
  const permalink = product?.['product_cat']
  const parent = typeof permalink === 'string' ? permalink.split('/').slice(0, -1).join('/') : ''
  const within: Json[] = [{ term: { taxon_id: own } }, ...(parent ? [{ term: { permalinks: parent } }] : [])]
  const filter = [isListable(now), isOther(id), { bool: { should: within, minimum_should_match: 1 } }]
  const nearness = { selling_price: { origin: price, scale: Math.max(1, price), decay: 0.5 } }
  const query = {
    function_score: {
      query: { bool: { filter } },
      functions: [{ filter: { term: { taxon_id: own } }, weight: 2 }, { exp: nearness }],
      score_mode: 'sum',
      boost_mode: 'replace'
    }
  }
  return findOthers(client, query, [{ _score: 'desc' }], limit)
}

async function findSeries(client: Client, id: number, limit: number, now: Date): Promise<number[]> {
  const sku = (await client.document(id))?.['sku']
  const prefix = typeof sku === 'string' ? toSeriesPrefix(sku) : null
  if (!prefix) return []
  const alike = { nested: { path: 'variants', query: { prefix: { 'variants.sku': prefix } } } }
  return findOthers(client, { bool: { filter: [isListable(now), isOther(id), alike] } }, [{ total_reviews: 'desc' }], limit)
}

async function findMoreLikeThis(client: Client, id: number, limit: number, now: Date): Promise<number[]> {
  const like = [{ _index: client.index, ...(await client.typeName()), _id: String(id) }]
  const alike = (field: string, boost: number): Json => ({
    more_like_this: {
      fields: [field],
      like,
      min_term_freq: 1,
      min_doc_freq: 2,
      max_query_terms: DISTINCTIVE_WORDS,
      minimum_should_match: 1,
      boost
    }
  })
  const should = [alike('words.title', 2), alike('words.all', 1)]
  const query = { bool: { filter: isListable(now), must_not: [{ term: { id } }], should, minimum_should_match: 1 } }
  return findOthers(client, query, [{ _score: 'desc' }], limit)
}

async function countTaxons(
  db: Db,
  client: Client,
  level: number,
  query: Parameters<SearchEngine['countTaxons']>[1],
  limit: number,
  now: Date
): Promise<TaxonCount[]> {
  const { queries, levels } = await readText(db, query)
  const filter = listFilters(query, now)
  const counted = { terms: { field: `l${level}`, size: limit, order: [{ _count: 'desc' }, { _key: 'asc' }], ...isBelowTaxon(query.taxon) } }
  const bodies = queries.map(text => ({
    query: { bool: { filter, ...(text ? { must: [text] } : {}) } },
    size: 0,
    aggs: { taxons: counted }
  }))
  const { found } = await searchStrictest(client, [bodies], [levels])
  return (found[0]?.response?.aggregations?.['taxons']?.buckets ?? []).map(({ key, doc_count }) => ({
    permalink: String(key),
    count: doc_count
  }))
}
