import { boosted, type Context, fieldOf, type Query } from './context.ts'
import type { Doc } from './documents.ts'
import { refuseArgument, type Json, knownKeys, listOf, malformed, numberOf, objectOf, onlyEntry, textOf } from './refusal.ts'

const MODIFIERS: Record<string, (value: number) => number> = {
  none: value => value,
  ln1p: Math.log1p,
  log1p: value => Math.log10(1 + value),
  sqrt: Math.sqrt
}
type Combine = (scores: readonly number[]) => number
const sum: Combine = scores => scores.reduce((total, score) => total + score, 0)
const MODES: Record<string, Combine> = {
  sum,
  multiply: scores => scores.reduce((total, score) => total * score, 1),
  avg: scores => sum(scores) / scores.length,
  max: scores => Math.max(...scores),
  min: scores => Math.min(...scores),
  first: ([score = 1]) => score
}
const DECAYS = ['exp', 'gauss', 'linear']
const KINDS = ['random_score', 'field_value_factor', ...DECAYS]

type Scoring = (doc: Doc) => number
type ReadQuery = (query: unknown, context: Context) => Query

export function functionScore(body: unknown, context: Context, readQuery: ReadQuery): Query {
  const options = objectOf(body, 'function_score')
  knownKeys(
    options,
    ['query', 'functions', 'score_mode', 'boost_mode', 'boost', 'max_boost', 'min_score', ...KINDS, 'weight'],
    'function_score'
  )
  const query = readQuery(options['query'] ?? { match_all: {} }, context)
  const input = options['functions'] === undefined ? [options] : listOf(options['functions'])
  const functions = input.map(one => readFunction(objectOf(one, 'functions'), context, readQuery, options['functions'] === undefined))
  const mode = textOf(options['score_mode'] ?? 'multiply', 'score_mode')
  const combine = MODES[mode] ?? refuseArgument(`Unknown score_mode [${mode}]`)
  const joined = textOf(options['boost_mode'] ?? 'multiply', 'boost_mode')
  const join =
    joined === 'replace'
      ? (_own: number, other: number) => other
      : (own: number, other: number) => (MODES[joined] ?? refuseArgument(`Unknown boost_mode [${joined}]`))([own, other])
  return boosted(doc => {
    const own = query(doc)
    if (own === null) return null
    const scores = functions.flatMap(({ filter, score }) => (filter(doc) === null ? [] : [score(doc)]))
    return Math.fround(join(own, scores.length ? combine(scores) : 1))
  }, options)
}

function readFunction(input: Json, context: Context, readQuery: ReadQuery, whole: boolean): { filter: Query; score: Scoring } {
  if (!whole) knownKeys(input, ['filter', 'weight', ...KINDS], 'function_score')
  const kinds = KINDS.filter(kind => kind in input)
  if (kinds.length > 1) malformed('failed to parse [function_score] query. already found two function definitions')
  const weight = input['weight'] === undefined ? 1 : numberOf(input['weight'], 'weight')
  const [kind] = kinds
  if (!kind && input['weight'] === undefined)
    malformed('failed to parse [function_score] query. an entry in functions list is missing a function.')
  const score = kind ? readScoring(kind, objectOf(input[kind], kind), context) : () => 1
  const filter = input['filter'] && !whole ? readQuery(input['filter'], context) : () => 1
  return { filter, score: doc => weight * score(doc) }
}

function readScoring(kind: string, body: Json, context: Context): Scoring {
  if (kind === 'random_score') return random(body, context)
  if (kind === 'field_value_factor') return factor(body, context)
  return decay(kind, body, context)
}

function random(body: Json, context: Context): Scoring {
  knownKeys(body, ['seed', 'field'], 'random_score')
  const seed = numberOf(body['seed'] ?? 0, 'random_score')
  if (body['seed'] !== undefined && body['field'] === undefined)
    refuseArgument('[random_score] with a seed needs a field to be the same again')
  const path = textOf(body['field'], 'random_score')
  fieldOf(path, context)
  return doc => {
    let hash = Math.imul(Number(doc.values.get(path)?.[0] ?? 0) ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(seed | 0, 0xc2b2ae35)
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
    return ((hash ^ (hash >>> 15)) >>> 8) / 2 ** 24
  }
}

function factor(body: Json, context: Context): Scoring {
  knownKeys(body, ['field', 'factor', 'modifier', 'missing'], 'field_value_factor')
  const path = textOf(body['field'], 'field_value_factor')
  numeric(path, context)
  const modifier = textOf(body['modifier'] ?? 'none', 'modifier')
  const modify = MODIFIERS[modifier] ?? refuseArgument(`No enum constant [${modifier}]`)
  const times = numberOf(body['factor'] ?? 1, 'factor')
  const missing = body['missing'] === undefined ? null : numberOf(body['missing'], 'missing')
  return doc => {
    const value = doc.values.get(path)?.[0] ?? missing
    if (value === null) return refuseArgument(`Missing value for field [${path}]`)
    return modify(times * Number(value))
  }
}

function decay(kind: string, body: Json, context: Context): Scoring {
  const [path, input] = onlyEntry(body, kind)
  const options = objectOf(input, kind)
  knownKeys(options, ['origin', 'scale', 'offset', 'decay'], kind)
  numeric(path, context)
  const [origin, scale] = [numberOf(options['origin'], 'origin'), numberOf(options['scale'], 'scale')]
  const rest = numberOf(options['decay'] ?? 0.5, 'decay')
  const offset = numberOf(options['offset'] ?? 0, 'offset')
  if (scale <= 0) refuseArgument(`${kind} : scale must be > 0.0.`)
  if (rest <= 0 || rest >= 1) refuseArgument(`${kind} : decay must be in the range (0..1).`)
  return doc => {
    const values = doc.values.get(path) ?? []
    if (!values.length) return 1
    const far = Math.max(0, Math.min(...values.map(value => Math.abs(Number(value) - origin))) - offset)
    if (kind === 'linear') return Math.max(0, (scale / (1 - rest) - far) / (scale / (1 - rest)))
    return kind === 'exp' ? Math.exp((Math.log(rest) / scale) * far) : Math.exp((Math.log(rest) / scale ** 2) * far ** 2)
  }
}

function numeric(path: string, context: Context): void {
  if (!['integer', 'long', 'float'].includes(fieldOf(path, context).type))
    refuseArgument(`field [${path}] is of type [${context.index.field(path).type}], but only numeric types are supported.`)
}
