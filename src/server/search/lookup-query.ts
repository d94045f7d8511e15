const MAX_DEPTH = 8
const TEXT_CLAUSES = new Set(['match', 'match_phrase', 'match_phrase_prefix', 'match_bool_prefix', 'prefix', 'term', 'wildcard'])
const QUERY_CLAUSES = new Set(['multi_match', 'query_string', 'simple_query_string'])

type Clause = readonly [name: string, body: unknown]

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every leaf clause of nested `bool`, `constant_score` and similar queries. */
function listLeaves(query: unknown, depth = 0): Clause[] {
  if (depth > MAX_DEPTH) return []
  if (Array.isArray(query)) return query.flatMap(each => listLeaves(each, depth + 1))
  if (!isObject(query)) return []
  return Object.entries(query).flatMap(([name, body]): Clause[] => {
    if (['bool', 'constant_score', 'dis_max', 'function_score', 'nested'].includes(name) && isObject(body))
      return ['must', 'filter', 'should', 'query', 'queries'].flatMap(part => listLeaves(body[part], depth + 1))
    return [[name, body]]
  })
}

/** The point of a `geo_shape` query; null where there is none. */
export function parsePoint(query: unknown): { lat: number; lon: number } | null {
  const body = listLeaves(query).find(([name]) => name === 'geo_shape')?.[1]
  const field = isObject(body) ? Object.values(body).find(isObject) : undefined
  const shape = isObject(field?.['shape']) ? field['shape'] : undefined
  const at: unknown = shape?.['coordinates']
  if (String(shape?.['type']).toLowerCase() !== 'point' || !Array.isArray(at)) return null
  const [lon, lat] = at as unknown[]
  if (typeof lon !== 'number' || typeof lat !== 'number' || Math.abs(lat) > 90 || Math.abs(lon) > 180) return null
  return { lat, lon }
}

/** The values of a field in `term` or `terms` clauses; null without one. */
export function parseFieldValues(query: unknown, field: string): string[] | null {
  const matches = listLeaves(query).flatMap(([name, body]) => {
    const fieldQuery = (name === 'term' || name === 'terms') && isObject(body) ? (body[field] ?? body[`${field}.keyword`]) : undefined
    const value = isObject(fieldQuery) ? fieldQuery['value'] : fieldQuery
    const texts = (Array.isArray(value) ? (value as unknown[]) : [value]).filter(each => typeof each === 'string')
    return value === undefined ? [] : [texts]
  })
  return matches[0] ?? null
}

/** The search words, in any field. */
export function parseQueryText(query: unknown): string {
  const texts = listLeaves(query).flatMap(([name, body]): unknown[] => {
    if (!isObject(body)) return []
    if (QUERY_CLAUSES.has(name)) return [body['query']]
    if (!TEXT_CLAUSES.has(name)) return []
    return Object.values(body).map(each => (isObject(each) ? (each['query'] ?? each['value']) : each))
  })
  const words = texts.filter(text => typeof text === 'string').map(text => text.replaceAll('*', ' ').trim())
  return [...new Set(words)].join(' ')
}
