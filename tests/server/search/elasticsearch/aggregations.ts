import { type Context, findField } from './context.ts'
import type { Doc, Value } from './documents.ts'
import { readQuery } from './queries.ts'
import {
  refuseArgument,
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

type Counted = (docs: readonly Doc[]) => Json
type Reader = (body: Json, context: Context, inner: Inner) => Counted
interface Inner {
  count: Counted
  /** Kinds of values that a parent can sort by. */
  kinds: Map<string, string>
}

const MAX_BUCKETS = 65_535
const METRICS: Record<string, (values: readonly number[]) => number | null> = {
  min: values => (values.length ? values.reduce((a, b) => Math.min(a, b)) : null),
  max: values => (values.length ? values.reduce((a, b) => Math.max(a, b)) : null),
  sum: values => values.reduce((a, b) => a + b, 0),
  avg: values => (values.length ? values.reduce((a, b) => a + b, 0) / values.length : null)
}
const SINGLE = ['filter', 'nested', 'reverse_nested']

/** Parses the aggregations of a search, and rejects invalid ones before counting. */
export function readAggregations(input: unknown, context: Context): Inner {
  const all = input === undefined ? {} : requireObject(input, 'aggs')
  const kinds = new Map<string, string>()
  const counted = Object.entries(all).map(([name, one]): [string, Counted] => {
    if (/[[\]>]/.test(name))
      throwMalformed(`Invalid aggregation name [${name}]. Aggregation names can contain any character except '[', ']', and '>'`)
    const { aggs, aggregations, meta: _meta, ...rest } = requireObject(one, name)
    const [kind, body] = requireOnlyEntry(rest, name)
    kinds.set(name, kind)
    const read = READERS[kind]
    if (!read) throw new Refusal(400, 'parsing_exception', `Unknown aggregation type [${kind}]`)
    const path = requireObject(body, kind)['path']
    const within =
      kind === 'nested'
        ? { ...context, nested: requireText(path, 'nested') }
        : kind === 'reverse_nested'
          ? { ...context, nested: '' }
          : context
    const inner = readAggregations(aggs ?? aggregations, within)
    if (kind in METRICS && inner.kinds.size)
      throw new Refusal(
        400,
        'aggregation_initialization_exception',
        `Aggregator [${name}] of type [${kind}] cannot accept sub-aggregations`
      )
    return [name, read(requireObject(body, kind), context, inner)]
  })
  return { kinds, count: docs => Object.fromEntries(counted.map(([name, count]) => [name, count(docs)])) }
}

const READERS: Record<string, Reader> = {
  filter: (body, context, inner) => {
    const query = readQuery(body, context)
    return docs =>
      createBucket(
        docs.filter(doc => query(doc) !== null),
        inner
      )
  },
  terms: readTerms,
  nested: (body, context, inner) => {
    requireKnownKeys(body, ['path'], 'nested')
    const path = requireText(body['path'], 'nested')
    if (context.index.field(path).type !== 'nested')
      throw new Refusal(400, 'aggregation_execution_exception', `[nested] nested path [${path}] is not nested`)
    if (context.nested) refuseArgument('this double nests once')
    return docs =>
      createBucket(
        docs.flatMap(doc => doc.nested.get(path) ?? []),
        inner
      )
  },
  reverse_nested: (body, context, inner) => {
    requireKnownKeys(body, ['path'], 'reverse_nested')
    if (!context.nested) refuseArgument('Reverse nested aggregation cannot be used outside a [nested] context')
    return docs => createBucket([...new Set(docs.flatMap(doc => doc.parent ?? []))], inner)
  },
  ...Object.fromEntries(
    Object.entries(METRICS).map(([kind, work]): [string, Reader] => [
      kind,
      (body, context) => {
        requireKnownKeys(body, ['field', 'missing'], kind)
        const path = requireText(body['field'], kind)
        const { type } = findField(path, context)
        if (!['integer', 'long', 'float', 'date'].includes(type))
          refuseArgument(`Field [${path}] of type [${type}] is not supported for aggregation [${kind}]`)
        return docs => ({ value: work(docs.flatMap(doc => (doc.values.get(path) ?? []).map(Number))) })
      }
    ])
  )
}

function createBucket(docs: readonly Doc[], inner: Inner): Json {
  return { doc_count: docs.length, ...inner.count(docs) }
}

function readTerms(body: Json, context: Context, inner: Inner): Counted {
  requireKnownKeys(body, ['field', 'size', 'order', 'include', 'exclude', 'min_doc_count', 'missing'], 'terms')
  const path = requireText(body['field'], 'terms')
  const { type } = findField(path, context)
  if (type === 'text')
    refuseArgument(
      `Fielddata is disabled on [${path}]. Text fields are not optimised for operations that require per-document field data like aggregations and sorting`
    )
  const size = requireWholeNumber(body['size'] ?? 10, 'size')
  if (size === 0) refuseArgument('[size] must be greater than 0. Found [0] in [terms]')
  if (size > MAX_BUCKETS)
    throw new Refusal(
      503,
      'too_many_buckets_exception',
      `Trying to create too many buckets. Must be less than or equal to: [${MAX_BUCKETS}]`
    )
  const orders = toList(body['order'] ?? [{ _count: 'desc' }, { _key: 'asc' }]).map(order => readOrder(order, inner))
  const included = readInclude(body['include'], type)
  refuseLatePrefix(body['include'], context.index.docs, path)
  return docs => {
    const groups = new Map<Value, Doc[]>()
    for (const doc of docs) {
      for (const value of new Set(doc.values.get(path) ?? [])) {
        if (!included(value)) continue
        const group = groups.get(value)
        if (group) group.push(doc)
        else groups.set(value, [doc])
      }
    }
    const buckets = [...groups].map(([key, own]): Json => ({ key, ...createBucket(own, inner) }))
    const sorted = buckets.toSorted((a, b) => orders.reduce((found, order) => found || order(a, b), 0))
    return {
      doc_count_error_upper_bound: 0,
      sum_other_doc_count: sorted.slice(size).reduce((sum, each) => sum + Number(each['doc_count']), 0),
      buckets: sorted.slice(0, size)
    }
  }
}

function readOrder(input: unknown, inner: Inner): (a: Json, b: Json) => number {
  const [by, way] = requireOnlyEntry(input, 'order')
  if (way !== 'asc' && way !== 'desc') throwMalformed(`Unknown terms order direction [${String(way)}]`)
  const sign = way === 'asc' ? 1 : -1
  if (by === '_count') return (a, b) => sign * (Number(a['doc_count']) - Number(b['doc_count']))
  if (by === '_key') return (a, b) => (a['key'] === b['key'] ? 0 : sign * (String(a['key']) < String(b['key']) ? -1 : 1))
  const kind = inner.kinds.get(by)
  if (!kind)
    throw new Refusal(
      500,
      'aggregation_execution_exception',
      `Invalid aggregation order path [${by}]. The provided aggregation [${by}] does not exist`
    )
  if (!SINGLE.includes(kind) && !(kind in METRICS))
    throw new Refusal(
      500,
      'aggregation_execution_exception',
      `Invalid aggregation order path [${by}]. Buckets can only be sorted on a sub-aggregator path that is built out of zero or more single-bucket aggregations`
    )
  const worth = (each: Json): number => {
    const own = requireObject(each[by], by)
    return Number(SINGLE.includes(kind) ? own['doc_count'] : own['value'])
  }
  return (a, b) => sign * (worth(a) - worth(b))
}

/** OpenSearch 2.19 fails on a prefix that comes after all values. */
function refuseLatePrefix(include: unknown, docs: readonly Doc[], path: string): void {
  const prefix = typeof include === 'string' ? /^([^.]*)\.\*$/.exec(include)?.[1] : undefined
  const last = docs
    .flatMap(doc => [...(doc.values.get(path) ?? [])].map(String))
    .toSorted()
    .at(-1)
  if (prefix !== undefined && last !== undefined && prefix > last) throw new Refusal(500, 'index_out_of_bounds_exception', 'null')
}

/** A list of values, or a regular expression for the whole value. */
function readInclude(input: unknown, type: string): (value: Value) => boolean {
  if (input === undefined) return () => true
  if (Array.isArray(input)) {
    const values = new Set(input.map(String))
    return value => values.has(String(value))
  }
  if (type !== 'keyword')
    refuseArgument(
      `Aggregation cannot support regular expression style include/exclude settings as they can only be applied to string fields`
    )
  const source = requireText(input, 'include')
  const pattern = new RegExp(`^(?:${source})$`)
  return value => pattern.test(String(value))
}
