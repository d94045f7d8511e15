import { isCertain, type Term, type Terms, type Within } from './query-terms.ts'

/** A condition on the terms of a query, by their positions. */
export interface Level {
  must: { term: number; within: Within }[]
  should: number[]
  /** Number of `should` that a product must match. */
  atLeast: number
}

/**
 * How a text is matched, strictest first; each level is used where the earlier ones have no results. Goods come before attributes:
 * an evening dress that is not evening wear rather than evening wear that is no dress.
 */
export function toLevels({ terms, head }: Pick<Terms, 'terms' | 'head'>): Level[] {
  const every = terms.map((_, at) => at)
  if (terms.length < 2) return terms.length ? [{ must: anywhere(every), should: [], atLeast: 0 }] : []
  if (!head) return looseLevels(terms)
  const others = every.filter(at => at !== head.term)
  const named = (within: Within) => ({ term: head.term, within })
  const goods: Level[] = [
    { must: [named('goods'), ...anywhere(others)], should: [], atLeast: 0 },
    ...(others.length > 1 ? [{ must: [named('goods')], should: others, atLeast: others.length - 1 }] : []),
    ...(others.length > 2 ? [{ must: [named('goods')], should: others, atLeast: 1 }] : []),
    { must: [named('goods')], should: others, atLeast: 0 },
    { must: [named('title'), ...anywhere(others)], should: [], atLeast: 0 }
  ]
  return [...goods, ...(head.isGoods ? looseLevels(terms).slice(0, 1) : looseLevels(terms))]
}

/** All terms; all certain ones; all but one; any. */
function looseLevels(terms: readonly Term[]): Level[] {
  const every = terms.map((_, at) => at)
  const certain = every.filter(at => terms[at] && isCertain(terms[at]))
  return [
    { must: anywhere(every), should: [], atLeast: 0 },
    ...(certain.length && certain.length < terms.length
      ? [{ must: anywhere(certain), should: every.filter(at => !certain.includes(at)), atLeast: 0 }]
      : []),
    ...(terms.length > 2 ? [{ must: [], should: every, atLeast: terms.length - 1 }] : []),
    { must: [], should: every, atLeast: 1 }
  ]
}

const anywhere = (terms: readonly number[]): Level['must'] => terms.map(term => ({ term, within: 'any' as const }))

const STRICTNESS: Record<Within, number> = { any: 0, title: 1, goods: 2 }
export const stricter = (a: Within, b: Within): Within => (STRICTNESS[a] > STRICTNESS[b] ? a : b)
