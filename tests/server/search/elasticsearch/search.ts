import { readAggregations } from './aggregations.ts'
import { openContext } from './context.ts'
import type { Doc } from './documents.ts'
import type { Index } from './indexes.ts'
import { readQuery } from './queries.ts'
import {
  refuseArgument,
  isObject,
  type Json,
  requireKnownKeys,
  toList,
  throwMalformed,
  requireObject,
  requireOnlyEntry,
  Refusal,
  requireText,
  requireWholeNumber
} from './refusal.ts'

const KEYS = ['query', 'sort', 'from', 'size', '_source', 'aggs', 'aggregations', 'post_filter', 'suggest', 'track_total_hits']
const SORTED = ['keyword', 'integer', 'long', 'float', 'date', 'boolean']
type Compare = (a: Scored, b: Scored) => number
interface Scored {
  doc: Doc
  score: number
}

/** @param typed responses of servers before version 7: a plain total, and the type of each hit */
export function search(index: Index, body: unknown, typed: boolean): Json {
  const requested = body === undefined || body === '' ? {} : requireObject(body, 'search')
  for (const key of Object.keys(requested))
    if (!KEYS.includes(key)) throwMalformed(`Unknown key for a ${Array.isArray(requested[key]) ? 'START_ARRAY' : 'VALUE'} in [${key}].`)
  const from = requireWholeNumber(requested['from'] ?? 0, 'from')
  const size = requireWholeNumber(requested['size'] ?? 10, 'size')
  if (from + size > index.window)
    refuseArgument(`Result window is too large, from + size must be less than or equal to: [${index.window}] but was [${from + size}].`)
  const query = readQuery(requested['query'] ?? { match_all: {} }, openContext(index))
  const after = requested['post_filter'] === undefined ? () => 1 : readQuery(requested['post_filter'], openContext(index))
  const aggregations = readAggregations(requested['aggs'] ?? requested['aggregations'], openContext(index))
  const orders = toList(requested['sort'] ?? ['_score']).map(order => readSort(order, index))
  const suggest = requested['suggest'] === undefined ? null : readSuggestions(index, requireObject(requested['suggest'], 'suggest'))
  const matches = index.docs.flatMap((doc): Scored[] => {
    const score = query(doc)
    return score === null ? [] : [{ doc, score }]
  })
  const hits = matches
    .filter(({ doc }) => after(doc) !== null)
    .toSorted((a, b) => orders.reduce((order, compare) => order || compare(a, b), 0))
  const type = typed ? { _type: index.type } : {}
  return {
    took: 1,
    timed_out: false,
    hits: {
      total: typed ? hits.length : { value: hits.length, relation: 'eq' },
      max_score: null,
      hits: hits.slice(from, from + size).map(({ doc, score }) => ({
        _index: index.name,
        ...type,
        _id: doc.id,
        _score: score,
        ...(requested['_source'] === false ? {} : { _source: doc.source })
      }))
    },
    ...(aggregations.kinds.size ? { aggregations: aggregations.count(matches.map(({ doc }) => doc)) } : {}),
    ...(suggest ? { suggest } : {})
  }
}

function readSort(input: unknown, index: Index): Compare {
  const [path, options] = typeof input === 'string' ? [input, input === '_score' ? 'desc' : 'asc'] : requireOnlyEntry(input, 'sort')
  const order = isObject(options) ? options['order'] : options
  if (isObject(options)) requireKnownKeys(options, ['order', 'missing', 'mode'], 'sort')
  if (order !== 'asc' && order !== 'desc') refuseArgument(`Unknown SortOrder [${String(order)}]`)
  const sign = order === 'asc' ? 1 : -1
  if (path === '_score') return (a, b) => sign * (a.score - b.score)
  const field = index.fields.get(path)
  if (!field) throw new Refusal(400, 'query_shard_exception', `No mapping found for [${path}] in order to sort on`)
  if (!SORTED.includes(field.type) || field.nested) refuseArgument(`Fielddata is disabled on [${path}] of type [${field.type}]`)
  return (a, b) => {
    const [first, second] = [a.doc.values.get(path)?.[0], b.doc.values.get(path)?.[0]]
    // Missing values are last in either direction.
    if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined)
    return first === second ? 0 : sign * (first < second ? -1 : 1)
  }
}

function readSuggestions(index: Index, requested: Json): Json {
  return Object.fromEntries(
    Object.entries(requested).map(([name, given]) => {
      const one = requireObject(given, name)
      requireKnownKeys(one, ['prefix', 'text', 'completion'], name)
      const options = requireObject(one['completion'], 'completion')
      requireKnownKeys(options, ['field', 'size', 'skip_duplicates'], 'completion')
      const path = requireText(options['field'], 'completion')
      if (index.field(path).type !== 'completion') refuseArgument(`Field [${path}] is not a completion suggest field`)
      const text = requireText(one['prefix'] ?? one['text'], name)
      const completions = index.docs.flatMap(doc =>
        (doc.raw.get(path) ?? []).flatMap(entry => completeEntry(doc, entry, text.toLowerCase()))
      )
      const most = requireWholeNumber(options['size'] ?? 5, 'size')
      // One option a document, its best.
      const sorted = completions.toSorted((a, b) => b._score - a._score)
      const best = sorted.filter(({ _id }, at) => sorted.findIndex(other => other._id === _id) === at).slice(0, most)
      return [name, [{ text, offset: 0, length: text.length, options: best }]]
    })
  )
}

function completeEntry(doc: Doc, entry: unknown, start: string): { text: string; _id: string; _score: number; _source: Json }[] {
  const inputs = isObject(entry) ? toList(entry['input']).map(String) : [String(entry)]
  const input = inputs.find(each => each.toLowerCase().startsWith(start))
  return input === undefined
    ? []
    : [{ text: input, _id: doc.id, _score: isObject(entry) ? Number(entry['weight'] ?? 1) : 1, _source: doc.source }]
}
