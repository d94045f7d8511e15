import type { Alternative, Within } from './alternatives.ts'
import { isCertain, type Term, type Terms } from './query-terms.ts'

/** A condition on the terms of a query, by their positions. */
export interface Level {
  must: Condition[]
  should: number[]
  /** Number of `should` that a product must match. */
  atLeast: number
  /** Words for goods that no product is, where only similar kinds match. */
  lacks?: readonly string[]
  /** With fewer results the next level, which has all of these, is used. */
  enough?: number
  /** Position of an earlier level that must have a result. */
  given?: number
}

/** With fewer exact results, goods of the kind that lack an attribute follow. */
const FEW_RESULTS = 5
/** A page of a listing. */
const MANY_RESULTS = 40

interface Condition {
  term: number
  within: Within
  /** Which alternatives count, where not all do. */
  only?: 'itself' | 'similar'
}

/** The alternatives of a term that count for a condition. */
export function filterAlternatives(terms: readonly Term[], { term, within, only }: Condition): Alternative[] {
  const { alternatives = [] } = terms[term] ?? {}
  return alternatives
    .filter(({ similar = false }) => !only || similar === (only === 'similar'))
    .map(each => ({ ...each, within: chooseStricter(within, each.within) }))
}

/** Terms that only rank. */
export function listOptionalTerms(terms: readonly Term[]): number[] {
  return terms.flatMap((term, at) => (term.isSoft ? [at] : []))
}

/**
 * How a text is matched, strictest first; each level is used where the earlier ones have no results, or too few. Goods come before attributes:
 * an evening dress that is not evening wear rather than evening wear that is no dress.
 */
export function toLevels(plan: Omit<Terms, 'missing'> & { isExtreme?: boolean }, withSimilar = true): Level[] {
  if (!withSimilar) return toLevels(plan).map(level => ({ ...level, enough: 1 }))
  if (plan.isSentence) return createSentenceLevels(plan)
  const levels = addSuggested(plan, createEveryLevel(plan))
  const { unsure } = plan
  if (!unsure) return levels
  const limited = (level: Level, only: Condition['only'] & string): Level => ({
    ...level,
    must: level.must.map(each => (each.term === unsure.term ? { ...each, only } : each))
  })
  const named = levels.filter(({ must }) => must.some(({ term }) => term === unsure.term))
  return [
    // `winter boots` are also boots that are not called so.
    ...named.map(level => ({ ...limited(level, 'itself'), enough: unsure.isPhrase ? MANY_RESULTS : FEW_RESULTS })),
    ...named.map((level, given) => ({ ...level, given })),
    ...levels.map(level => ({ ...limited(level, 'similar'), lacks: unsure.words }))
  ]
}

/** What words suggest together is likelier than goods with some of them, and than those with all where these do not explain one. */
function addSuggested({ suggested }: Pick<Terms, 'suggested'>, levels: Level[]): Level[] {
  if (!suggested) return levels
  const level: Level = { must: [{ term: suggested.term, within: 'goods' }], should: [], atLeast: 0 }
  return suggested.isFirst ? [level, ...levels] : [...levels.slice(0, 1), level, ...levels.slice(1)]
}

function createEveryLevel({
  terms,
  head,
  goods: besides,
  isExtreme = false
}: Pick<Terms, 'terms' | 'head' | 'goods'> & { isExtreme?: boolean }): Level[] {
  const every = terms.flatMap((term, at) => (term.isSoft ? [] : [at]))
  if (!every.length) return []
  const all: Level = { must: allowAnywhere(every), should: [], atLeast: 0 }
  // The cheapest phone is no case for it.
  if (every.length < 2 && (isExtreme || terms.length < 2))
    return isExtreme && head ? [{ ...all, must: [{ term: head.term, within: 'goods' }] }, all] : [all]
  if (!head) return createLooseLevels(terms, every)
  const others = every.filter(at => at !== head.term)
  const named = (within: Within) => ({ term: head.term, within })
  const enough = FEW_RESULTS
  const goods: Level[] = [
    ...(others.length ? [{ must: [named('goods'), ...allowAnywhere(others)], should: [], atLeast: 0, enough }] : []),
    ...(others.length > 1 ? [{ must: [named('goods')], should: others, atLeast: others.length - 1, enough }] : []),
    ...(others.length > 2 ? [{ must: [named('goods')], should: others, atLeast: 1, enough }] : []),
    { must: [named('goods')], should: others, atLeast: 0 },
    ...besides.map((term): Level => ({ must: [{ term, within: 'goods' }], should: [], atLeast: 0 })),
    { must: [named('title'), ...allowAnywhere(others)], should: [], atLeast: 0 },
    ...(head.isGoods && others.length ? [{ must: [named('title')], should: others, atLeast: 0 }] : [])
  ]
  return [...goods, ...(head.isGoods ? createLooseLevels(terms, every).slice(0, 1) : createLooseLevels(terms, every))]
}

/** The goods, where the sentence names them; any word, because the best match may be in a description. */
function createSentenceLevels({ terms, head }: Pick<Terms, 'terms' | 'head'>): Level[] {
  const any: Level = { must: [], should: terms.map((_, at) => at), atLeast: 1 }
  return head ? [{ must: [{ term: head.term, within: 'goods' }], should: [], atLeast: 0 }, any] : [any]
}

/** All terms; all certain ones; all but one; any. */
function createLooseLevels(terms: readonly Term[], every: readonly number[]): Level[] {
  const certain = every.filter(at => terms[at] && isCertain(terms[at]))
  return [
    { must: allowAnywhere(every), should: [], atLeast: 0 },
    ...(certain.length && certain.length < every.length
      ? [{ must: allowAnywhere(certain), should: every.filter(at => !certain.includes(at)), atLeast: 0 }]
      : []),
    ...(every.length > 2 ? [{ must: [], should: [...every], atLeast: every.length - 1 }] : []),
    { must: [], should: [...every], atLeast: 1 }
  ]
}

const allowAnywhere = (terms: readonly number[]): Level['must'] => terms.map(term => ({ term, within: 'any' as const }))

const STRICTNESS: Record<Within, number> = { any: 0, title: 1, named: 1, goods: 2 }
const chooseStricter = (a: Within, b: Within): Within => (STRICTNESS[a] > STRICTNESS[b] ? a : b)
