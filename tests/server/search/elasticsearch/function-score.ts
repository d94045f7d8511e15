import { withBoost, type Context, findField, type Query } from './context.ts'
import type { Doc } from './documents.ts'
import {
  refuseArgument,
  type Json,
  requireKnownKeys,
  toList,
  throwMalformed,
  requireNumber,
  requireObject,
  requireOnlyEntry,
  requireText
} from './refusal.ts'

const MODIFIERS: Record<string, (value: number) => number> = {
  none: value => value,
  ln1p: Math.log1p,
  log1p: value => Math.log10(1 + value),
  sqrt: Math.sqrt
}
type Combine = (scores: readonly number[]) => number
const sumScores: Combine = scores => scores.reduce((total, score) => total + score, 0)
const MODES: Record<string, Combine> = {
  sum: sumScores,
  multiply: scores => scores.reduce((total, score) => total * score, 1),
  avg: scores => sumScores(scores) / scores.length,
  max: scores => Math.max(...scores),
  min: scores => Math.min(...scores),
  first: ([score = 1]) => score
}
const DECAYS = ['exp', 'gauss', 'linear']
const KINDS = ['random_score', 'field_value_factor', ...DECAYS]

type Scoring = (doc: Doc) => number
type ReadQuery = (query: unknown, context: Context) => Query

export function createFunctionScore(body: unknown, context: Context, readQuery: ReadQuery): Query {
  const options = requireObject(body, 'function_score')
  requireKnownKeys(
    options,
    ['query', 'functions', 'score_mode', 'boost_mode', 'boost', 'max_boost', 'min_score', ...KINDS, 'weight'],
    'function_score'
  )
  const query = readQuery(options['query'] ?? { match_all: {} }, context)
  const input = options['functions'] === undefined ? [options] : toList(options['functions'])
  const functions = input.map(one => readFunction(requireObject(one, 'functions'), context, readQuery, options['functions'] === undefined))
  const mode = requireText(options['score_mode'] ?? 'multiply', 'score_mode')
  const combine = MODES[mode] ?? refuseArgument(`Unknown score_mode [${mode}]`)
  const joined = requireText(options['boost_mode'] ?? 'multiply', 'boost_mode')
  const join =
    joined === 'replace'
      ? (_own: number, other: number) => other
      : (own: number, other: number) => (MODES[joined] ?? refuseArgument(`Unknown boost_mode [${joined}]`))([own, other])
  return withBoost(doc => {
    const own = query(doc)
    if (own === null) return null
    const scores = functions.flatMap(({ filter, score }) => (filter(doc) === null ? [] : [score(doc)]))
    return Math.fround(join(own, scores.length ? combine(scores) : 1))
  }, options)
}

function readFunction(input: Json, context: Context, readQuery: ReadQuery, whole: boolean): { filter: Query; score: Scoring } {
  if (!whole) requireKnownKeys(input, ['filter', 'weight', ...KINDS], 'function_score')
  const kinds = KINDS.filter(kind => kind in input)
  if (kinds.length > 1) throwMalformed('failed to parse [function_score] query. already found two function definitions')
  const weight = input['weight'] === undefined ? 1 : requireNumber(input['weight'], 'weight')
  const [kind] = kinds
  if (!kind && input['weight'] === undefined)
    throwMalformed('failed to parse [function_score] query. an entry in functions list is missing a function.')
  const score = kind ? readScoring(kind, requireObject(input[kind], kind), context) : () => 1
  const filter = input['filter'] && !whole ? readQuery(input['filter'], context) : () => 1
  return { filter, score: doc => weight * score(doc) }
}

function readScoring(kind: string, body: Json, context: Context): Scoring {
  if (kind === 'random_score') return createRandomScoring(body, context)
  if (kind === 'field_value_factor') return createFactorScoring(body, context)
  return createDecayScoring(kind, body, context)
}

function createRandomScoring(body: Json, context: Context): Scoring {
  requireKnownKeys(body, ['seed', 'field'], 'random_score')
  const seed = requireNumber(body['seed'] ?? 0, 'random_score')
  if (body['seed'] !== undefined && body['field'] === undefined)
    refuseArgument('[random_score] with a seed needs a field to be the same again')
  const path = requireText(body['field'], 'random_score')
  findField(path, context)
  return doc => {
    let hash = Math.imul(Number(doc.values.get(path)?.[0] ?? 0) ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(seed | 0, 0xc2b2ae35)
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
    return ((hash ^ (hash >>> 15)) >>> 8) / 2 ** 24
  }
}

function createFactorScoring(body: Json, context: Context): Scoring {
  requireKnownKeys(body, ['field', 'factor', 'modifier', 'missing'], 'field_value_factor')
  const path = requireText(body['field'], 'field_value_factor')
  requireNumeric(path, context)
  const modifier = requireText(body['modifier'] ?? 'none', 'modifier')
  const modify = MODIFIERS[modifier] ?? refuseArgument(`No enum constant [${modifier}]`)
  const times = requireNumber(body['factor'] ?? 1, 'factor')
  const missing = body['missing'] === undefined ? null : requireNumber(body['missing'], 'missing')
  return doc => {
    const value = doc.values.get(path)?.[0] ?? missing
    if (value === null) return refuseArgument(`Missing value for field [${path}]`)
    return modify(times * Number(value))
  }
}

function createDecayScoring(kind: string, body: Json, context: Context): Scoring {
  const [path, input] = requireOnlyEntry(body, kind)
  const options = requireObject(input, kind)
  requireKnownKeys(options, ['origin', 'scale', 'offset', 'decay'], kind)
  requireNumeric(path, context)
  const [origin, scale] = [requireNumber(options['origin'], 'origin'), requireNumber(options['scale'], 'scale')]
  const rest = requireNumber(options['decay'] ?? 0.5, 'decay')
  const offset = requireNumber(options['offset'] ?? 0, 'offset')
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

function requireNumeric(path: string, context: Context): void {
  if (!['integer', 'long', 'float'].includes(findField(path, context).type))
    refuseArgument(`field [${path}] is of type [${context.index.field(path).type}], but only numeric types are supported.`)
}
