import { withBoost, readBoost, type Context, findField, findHighest, type Query } from './context.ts'
import { toType, type Field, toTokens, type Value } from './documents.ts'
import { createFunctionScore } from './function-score.ts'
import {
  refuseArgument,
  isObject,
  requireKnownKeys,
  toList,
  throwMalformed,
  requireNumber,
  requireObject,
  requireOnlyEntry,
  Refusal,
  requireText,
  toTypeName,
  requireWholeNumber
} from './refusal.ts'
import { hasPoint } from './shapes.ts'

const MAX_TERMS = 65_536

/** Parses a query and rejects what Elasticsearch would reject, before documents are read. */
export function readQuery(query: unknown, context: Context): Query {
  const [name, body] = requireOnlyEntry(query, 'query')
  const read = CLAUSES[name]
  return read ? read(body, context) : throwMalformed(`unknown query [${name}]`)
}

type Reader = (body: unknown, context: Context) => Query

const CLAUSES: Record<string, Reader> = {
  match_all: body => {
    requireKnownKeys(requireObject(body, 'match_all'), ['boost'], 'match_all')
    return () => 1
  },
  bool: readBool,
  term: (body, context) => {
    const [path, input] = requireOnlyEntry(body, 'term')
    const options = isObject(input) ? input : { value: input }
    requireKnownKeys(options, ['value', 'boost'], 'term')
    if (Array.isArray(options['value'])) throwMalformed('[term] query does not support array of values')
    return withBoost(matchAny(path, [options['value']], context), options)
  },
  terms: (body, context) => {
    const { boost, ...rest } = requireObject(body, 'terms')
    const [path, values] = requireOnlyEntry(rest, 'terms')
    if (!Array.isArray(values)) return throwMalformed('[terms] query requires an array of terms')
    if (values.length > MAX_TERMS)
      refuseArgument(
        `The number of terms [${values.length}] used in the Terms Query request has exceeded the allowed maximum of [${MAX_TERMS}]`
      )
    const scoreOf = matchAny(path, values, context)
    // All matches in a set of terms have the same score.
    return withBoost(doc => (scoreOf(doc) === null ? null : 1), { boost })
  },
  range: (body, context) => {
    const [path, input] = requireOnlyEntry(body, 'range')
    const ends = requireObject(input, 'range')
    requireKnownKeys(ends, ['gt', 'gte', 'lt', 'lte', 'boost'], 'range')
    const field = findField(path, context)
    if (!['integer', 'long', 'float', 'date'].includes(field.type))
      refuseArgument(`Field [${path}] of type [${field.type}] does not support range queries here`)
    const end = (name: string): number | null => (ends[name] === undefined ? null : Number(parseRequested(ends[name], field, path)))
    const [gt, gte, lt, lte] = [end('gt'), end('gte'), end('lt'), end('lte')]
    const matches = (value: Value): boolean =>
      typeof value === 'number' &&
      (gt === null || value > gt) && (gte === null || value >= gte) && (lt === null || value < lt) && (lte === null || value <= lte) // prettier-ignore
    return doc => ((doc.values.get(path) ?? []).some(matches) ? 1 : null)
  },
  exists: (body, context) => {
    const options = requireObject(body, 'exists')
    requireKnownKeys(options, ['field', 'boost'], 'exists')
    const path = requireText(options['field'], 'exists')
    findField(path, context)
    return doc => (doc.values.get(path)?.length ? 1 : null)
  },
  prefix: (body, context) => {
    const [path, input] = requireOnlyEntry(body, 'prefix')
    const options = isObject(input) ? input : { value: input }
    requireKnownKeys(options, ['value', 'boost'], 'prefix')
    const start = requireText(options['value'], 'prefix')
    if (!['keyword', 'text'].includes(findField(path, context).type))
      refuseArgument(`Can only use prefix queries on keyword and text fields - not on [${path}]`)
    return withBoost(doc => ((doc.values.get(path) ?? []).some(value => String(value).startsWith(start)) ? 1 : null), options)
  },
  match: (body, context) => {
    const [path, input] = requireOnlyEntry(body, 'match')
    const options = isObject(input) ? input : { query: input }
    requireKnownKeys(options, ['query', 'operator', 'minimum_should_match', 'boost', 'fuzziness', 'prefix_length'], 'match')
    return withBoost(matchQuery(path, requireText(options['query'], 'match'), options['operator'] === 'and', context), options)
  },
  multi_match: (body, context) => {
    const options = requireObject(body, 'multi_match')
    requireKnownKeys(options, ['query', 'fields', 'type', 'operator', 'boost', 'lenient'], 'multi_match')
    const query = requireText(options['query'], 'multi_match')
    const begins = options['type'] === 'phrase_prefix'
    if (options['type'] !== undefined && !begins && options['type'] !== 'best_fields')
      throwMalformed(`failed to parse [multi_match] query type [${toTypeName(options['type'])}]`)
    const paths = toList(options['fields']).map(field => requireText(field, 'multi_match'))
    const fieldQueries = paths.map(path =>
      begins ? matchBeginning(path, query, context) : matchQuery(path, query, options['operator'] === 'and', context)
    )
    return doc => findHighest(fieldQueries.map(one => one(doc)))
  },
  constant_score: (body, context) => {
    const options = requireObject(body, 'constant_score')
    requireKnownKeys(options, ['filter', 'boost'], 'constant_score')
    const filter = readQuery(options['filter'], context)
    const boost = readBoost(options)
    return doc => (filter(doc) === null ? null : boost)
  },
  dis_max: (body, context) => {
    const options = requireObject(body, 'dis_max')
    requireKnownKeys(options, ['queries', 'tie_breaker', 'boost'], 'dis_max')
    const queries = toList(options['queries']).map(query => readQuery(query, context))
    if (!queries.length) throwMalformed('[dis_max] requires "queries" field with at least one clause')
    return withBoost(doc => findHighest(queries.map(query => query(doc))), options)
  },
  function_score: (body, context) => createFunctionScore(body, context, readQuery),
  nested: (body, context) => {
    const options = requireObject(body, 'nested')
    requireKnownKeys(options, ['path', 'query', 'score_mode', 'ignore_unmapped', 'boost'], 'nested')
    const path = requireText(options['path'], 'nested')
    if (context.index.field(path).type !== 'nested')
      throw new Refusal(400, 'query_shard_exception', `[nested] nested object under path [${path}] is not of nested type`)
    const query = readQuery(options['query'], { ...context, nested: path })
    return doc => {
      const scores = (doc.nested.get(path) ?? []).flatMap(each => query(each) ?? [])
      return scores.length ? Math.fround(scores.reduce((sum, score) => sum + score, 0) / scores.length) : null
    }
  },
  more_like_this: readMoreLikeThis,
  geo_shape: (body, context) => {
    const [path, input] = requireOnlyEntry(body, 'geo_shape')
    const options = requireObject(input, 'geo_shape')
    requireKnownKeys(options, ['shape', 'relation'], 'geo_shape')
    if (findField(path, context).type !== 'geo_shape') refuseArgument(`Field [${path}] is of unsupported type for [geo_shape] query`)
    const shape = requireObject(options['shape'], 'geo_shape')
    const at = shape['coordinates']
    if (String(shape['type']).toLowerCase() !== 'point' || !Array.isArray(at)) return throwMalformed('this double knows points only')
    const [lon, lat] = [requireNumber(at[0], 'coordinates'), requireNumber(at[1], 'coordinates')]
    if (Math.abs(lat) > 90 || Math.abs(lon) > 180) refuseArgument(`invalid latitude ${lat}; must be between -90.0 and 90.0`)
    return doc => ((doc.raw.get(path) ?? []).some(each => hasPoint(each, lon, lat)) ? 1 : null)
  }
}

function readBool(body: unknown, context: Context): Query {
  const options = requireObject(body, 'bool')
  requireKnownKeys(options, ['must', 'filter', 'should', 'must_not', 'minimum_should_match', 'boost'], 'bool')
  const list = (name: string): Query[] => (options[name] === undefined ? [] : toList(options[name]).map(query => readQuery(query, context)))
  const [must, filter, should, mustNot] = [list('must'), list('filter'), list('should'), list('must_not')]
  const least = readLeast(options['minimum_should_match'], should.length) ?? (should.length && !must.length && !filter.length ? 1 : 0)
  return withBoost(doc => {
    for (const query of filter) if (query(doc) === null) return null
    for (const query of mustNot) if (query(doc) !== null) return null
    let score = 0
    for (const query of must) {
      const own = query(doc)
      if (own === null) return null
      score += own
    }
    let fitting = 0
    for (const query of should) {
      const own = query(doc)
      if (own === null) continue
      fitting += 1
      score += own
    }
    return fitting < least ? null : Math.fround(score)
  }, options)
}

function readLeast(input: unknown, of: number): number | null {
  if (input === undefined) return null
  if (typeof input === 'string' && /^\d+%$/.test(input)) return Math.floor((Number.parseInt(input, 10) / 100) * of)
  return requireWholeNumber(typeof input === 'string' && /^\d+$/.test(input) ? Number(input) : input, 'minimum_should_match')
}

function readMoreLikeThis(body: unknown, context: Context): Query {
  const options = requireObject(body, 'more_like_this')
  requireKnownKeys(options, ['fields', 'like', 'unlike', 'min_term_freq', 'min_doc_freq', 'max_doc_freq', 'max_query_terms', 'minimum_should_match', 'boost', 'include'], 'more_like_this') // prettier-ignore
  const { index } = context
  const paths = toList(options['fields']).map(path => requireText(path, 'more_like_this'))
  for (const path of paths)
    if (!['keyword', 'text'].includes(findField(path, context).type))
      refuseArgument(`more_like_this only supports text and keyword fields: [${path}]`)
  const liked = toList(options['like']).flatMap(like => {
    const item = requireObject(like, 'like')
    const typed = index.type !== ''
    requireKnownKeys(item, typed ? ['_index', '_type', '_id'] : ['_index', '_id'], 'like')
    if (typed && item['_type'] !== index.type) refuseArgument(`more_like_this needs the type [${index.type}] of its items`)
    return index.get(requireText(item['_id'], 'like')) ?? []
  })
  const leastDocs = Number(options['min_doc_freq'] ?? 5)
  const most = Number(options['max_query_terms'] ?? 25)
  const telling = paths
    .flatMap(path =>
      [...new Set(liked.flatMap(doc => doc.values.get(path) ?? []))].map(value => ({ path, docs: index.having(path, value) }))
    )
    .filter(({ docs }) => docs.size >= leastDocs)
    .map(each => ({ ...each, weight: calculateRarity(each.docs.size, index.docs.length) }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
  const least = readLeast(options['minimum_should_match'] ?? '30%', telling.length) ?? 1
  const own = new Set(liked.map(doc => doc.id))
  return withBoost(doc => {
    const fitting = telling.filter(({ docs }) => docs.has(doc))
    if (!fitting.length || fitting.length < least || own.has(doc.id)) return null
    return Math.fround(fitting.reduce((sum, { weight }) => sum + weight, 0))
  }, options)
}

function parseRequested(value: unknown, field: Field, path: string): Value {
  try {
    return toType(value, field, path)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(400, 'query_shard_exception', `failed to create query: ${error.message}`)
  }
}

function matchAny(path: string, values: readonly unknown[], context: Context): Query {
  const field = findField(path, context)
  const sets = values.map(value =>
    context.index.having(path, field.type === 'text' ? requireText(value, 'term').toLowerCase() : parseRequested(value, field, path))
  )
  const weights = sets.map(set => calculateRarity(set.size, context.index.docs.length))
  return doc => findHighest(sets.map((set, place) => (set.has(doc) ? (weights[place] ?? 0) : null)))
}

function matchQuery(path: string, query: string, all: boolean, context: Context): Query {
  const field = findField(path, context)
  const words = field.type === 'text' ? toTokens(query) : [query]
  const wordQueries = words.map(word => {
    const docs = context.index.having(path, field.type === 'text' ? word : parseRequested(word, field, path))
    return { docs, weight: calculateRarity(docs.size, context.index.docs.length) }
  })
  return doc => {
    const fitting = wordQueries.filter(({ docs }) => docs.has(doc))
    if (!fitting.length || (all && fitting.length < wordQueries.length)) return null
    return Math.fround(fitting.reduce((sum, { weight }) => sum + weight, 0))
  }
}

/** All words in any order, the last of which may be unfinished; less strict than the server. */
function matchBeginning(path: string, query: string, context: Context): Query {
  findField(path, context)
  const words = toTokens(query)
  const [last = ''] = words.slice(-1)
  const matches = (values: readonly Value[]): boolean =>
    words.slice(0, -1).every(word => values.includes(word)) && values.some(value => String(value).startsWith(last))
  return doc => (matches(doc.values.get(path) ?? []) ? 1 : null)
}

function calculateRarity(having: number, of: number): number {
  return Math.fround(Math.log(1 + (of - having + 0.5) / (having + 0.5)))
}
