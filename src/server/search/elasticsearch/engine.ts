import type { Db } from '../../db/open.ts'
import type { Found, ListQuery, SearchEngine, TaxonCount } from '../engine.ts'
import { NOTHING, planSearch } from '../plan.ts'
import { seriesPrefix } from '../postgres.ts'
import type { Answer, Client, Json } from './client.ts'
import { readFacets, facetQuery } from './facets.ts'
import { below, choiceFilters, listable, orderOf, placeFilters, shuffled, sorting } from './filters.ts'
import { MOST_PRODUCTS } from './mapping.ts'
import { textQueries } from './text-query.ts'

/** More ids than this in one question are nobody's list. */
const MOST_IDS = 10_000
const TELLING_WORDS = 12
const NONE_FOUND: Found = { ids: [], more: false, corrected: null }

/**
 * Elasticsearch or OpenSearch as the shop's search engine. What a text means is read from the database's vocabulary,
 * as for the database's own engine; the server finds, ranks and counts.
 */
export function elasticsearchEngine(db: Db, client: Client): SearchEngine {
  return {
    kind: 'elasticsearch',
    list: async (query, now) => (await findMany(db, client, [query], now))[0] ?? NONE_FOUND,
    listMany: (queries, now) => findMany(db, client, queries, now),
    // By words and not by the completion fields: these know only how a title begins, and not what may be listed now.
    suggest: async (text, limit, now) => (await findMany(db, client, [{ text, page: 1, perPage: limit }], now, true))[0] ?? NONE_FOUND,
    has: async id => (await client.document(id)) !== null,
    related: (id, limit, now) => related(client, id, limit, now),
    series: (id, limit, now) => series(client, id, limit, now),
    moreLikeThis: (id, limit, now) => moreLikeThis(client, id, limit, now),
    countTaxons: (level, query, limit, now) => countTaxons(db, client, level, query, limit, now),
    facets: async (query, now) => {
      const plan = await planOf(db, query)
      const answers = plan.searches.length ? await client.searchMany(plan.searches.map(text => facetQuery(query, text, now))) : []
      return readFacets(query, answers)
    }
  }
}

/** A text as what it asks for, the strictest first: no searches where it names nothing, a single null where there is no text. */
interface Asked {
  searches: (Json | null)[]
  corrected: string | null
}

async function planOf(db: Db, { text }: Partial<ListQuery>, open = false): Promise<Asked> {
  if (!text?.trim()) return { searches: [null], corrected: null }
  const plan = await planSearch(db, text, { open })
  const searches = textQueries(plan)
  return { searches, corrected: searches.length ? plan.corrected : NOTHING.corrected }
}

/** All questions in one call, a search for each strictness of a text. */
async function findMany(db: Db, client: Client, queries: readonly ListQuery[], now: Date, open = false): Promise<Found[]> {
  const asked: (Asked & { query: ListQuery })[] = []
  // One after the other: the database may have no more than one connection.
  for (const query of queries) asked.push({ query, ...(await planOf(db, query, open)) })
  const bodies = asked.map(each => each.searches.map(text => listBody(each.query, text, now)).filter(body => body !== null))
  const flat = bodies.flat()
  const [only] = flat
  const answers = only && flat.length === 1 ? [await client.search(only)] : await client.searchMany(flat)
  return asked.map(({ query, corrected, searches }, place) => {
    const mine = answers.splice(0, bodies[place]?.length ?? 0)
    const answer = mine.find(each => totalOf(each) > 0)
    const ids = idsOf(answer)
    const hasText = searches[0] !== null
    const page = orderOf(query, hasText) === 'ids' ? inOrderGiven(query, ids) : ids
    return { ids: page, more: page.length > 0 && page.length >= query.perPage, corrected }
  })
}

function listBody(query: ListQuery, text: Json | null, now: Date): Json | null {
  const order = orderOf(query, text !== null)
  const filter = [...placeFilters(query, now), ...[...choiceFilters(query, now).values()].flat()]
  const found: Json = { bool: { filter, ...(text ? { must: [text] } : {}) } }
  const from = (query.page - 1) * query.perPage
  const window = order === 'ids' ? { from: 0, size: Math.min(MOST_IDS, query.ids?.length ?? 0) } : { from, size: query.perPage }
  if (window.from + window.size > MOST_PRODUCTS) return null
  return {
    query: order === 'random' ? shuffled(found, query.seed, now) : found,
    sort: sorting(order),
    ...window,
    _source: false
  }
}

/** The server cannot sort by a list, so what it found of the list is sorted and cut here. */
function inOrderGiven({ ids = [], page, perPage }: ListQuery, found: readonly number[]): number[] {
  const known = new Set(found)
  return [...new Set(ids)].filter(id => known.has(id)).slice((page - 1) * perPage, page * perPage)
}

export function totalOf({ hits }: Answer): number {
  return typeof hits.total === 'number' ? hits.total : hits.total.value
}

function idsOf(answer: Answer | undefined): number[] {
  return (answer?.hits.hits ?? []).map(hit => Number(hit._id))
}

const notItself = (id: number): Json => ({ bool: { must_not: [{ term: { id } }] } })

async function others(client: Client, query: Json, sort: Json[], limit: number): Promise<number[]> {
  return idsOf(await client.search({ query, sort: [...sort, { id: 'asc' }], from: 0, size: limit, _source: false }))
}

/** The taxon's own products before those around it, of each the nearest in price first. */
async function related(client: Client, id: number, limit: number, now: Date): Promise<number[]> {
  const product = await client.document(id)
  const own = product?.['taxon_id']
  if (typeof own !== 'number') return []
  const price = Number(product?.['selling_price'])
  const place = product?.['product_cat']
  const parent = typeof place === 'string' ? place.split('/').slice(0, -1).join('/') : ''
  const within: Json[] = [{ term: { taxon_id: own } }, ...(parent ? [{ term: { permalinks: parent } }] : [])]
  const filter = [...listable(now), notItself(id), { bool: { should: within, minimum_should_match: 1 } }]
  const nearness = { selling_price: { origin: price, scale: Math.max(1, price), decay: 0.5 } }
  const query = {
    function_score: {
      query: { bool: { filter } },
      functions: [{ filter: { term: { taxon_id: own } }, weight: 2 }, { exp: nearness }],
      score_mode: 'sum',
      boost_mode: 'replace'
    }
  }
  return others(client, query, [{ _score: 'desc' }], limit)
}

async function series(client: Client, id: number, limit: number, now: Date): Promise<number[]> {
  const sku = (await client.document(id))?.['sku']
  const prefix = typeof sku === 'string' ? seriesPrefix(sku) : null
  if (!prefix) return []
  const alike = { nested: { path: 'variants', query: { prefix: { 'variants.sku': prefix } } } }
  return others(client, { bool: { filter: [...listable(now), notItself(id), alike] } }, [{ total_reviews: 'desc' }], limit)
}

async function moreLikeThis(client: Client, id: number, limit: number, now: Date): Promise<number[]> {
  const like = [{ _index: client.index, ...(await client.typeName()), _id: String(id) }]
  const alike = (field: string, boost: number): Json => ({
    more_like_this: {
      fields: [field],
      like,
      min_term_freq: 1,
      min_doc_freq: 2,
      max_query_terms: TELLING_WORDS,
      minimum_should_match: 1,
      boost
    }
  })
  const should = [alike('words.title', 2), alike('words.all', 1)]
  const query = { bool: { filter: listable(now), must_not: [{ term: { id } }], should, minimum_should_match: 1 } }
  return others(client, query, [{ _score: 'desc' }], limit)
}

async function countTaxons(
  db: Db,
  client: Client,
  level: number,
  query: Parameters<SearchEngine['countTaxons']>[1],
  limit: number,
  now: Date
): Promise<TaxonCount[]> {
  const { searches } = await planOf(db, query)
  const filter = [...placeFilters(query, now), ...[...choiceFilters(query, now).values()].flat()]
  const counted = { terms: { field: `l${level}`, size: limit, order: [{ _count: 'desc' }, { _key: 'asc' }], ...below(query.taxon) } }
  const bodies = searches.map(text => ({
    query: { bool: { filter, ...(text ? { must: [text] } : {}) } },
    size: 0,
    aggs: { taxons: counted }
  }))
  const answer = (await client.searchMany(bodies)).find(each => totalOf(each) > 0)
  return (answer?.aggregations?.['taxons']?.buckets ?? []).map(({ key, doc_count }) => ({ permalink: String(key), count: doc_count }))
}
