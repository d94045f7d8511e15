import type { Doc, Field } from './documents.ts'
import type { Index } from './indexes.ts'
import { refuseArgument, type Json, requireNumber, Refusal } from './refusal.ts'

/** The score of a document, or null where it does not match. */
export type Query = (doc: Doc) => number | null

export interface Context {
  index: Index
  /** Path of the nested field whose objects are queried; empty for documents. */
  nested: string
  clauses: { left: number }
}

const MAX_CLAUSES = 1024

export function openContext(index: Index): Context {
  return { index, nested: '', clauses: { left: MAX_CLAUSES } }
}

export function withBoost(query: Query, options: Json): Query {
  const boost = readBoost(options)
  if (boost === 1) return query
  return doc => {
    const score = query(doc)
    return score === null ? null : Math.fround(score * boost)
  }
}

export function readBoost(options: Json): number {
  const boost = options['boost'] === undefined ? 1 : requireNumber(options['boost'], 'boost')
  return boost < 0
    ? refuseArgument(`negative [boost] are not allowed in [query], use a value between 0 and 1 to deboost`)
    : Math.fround(boost)
}

/** The field, at the same nesting as the query. */
export function findField(path: string, { index, nested, clauses }: Context): Field {
  const field = index.field(path)
  clauses.left -= 1
  if (clauses.left < 0)
    throw new Refusal(400, 'too_many_nested_clauses', `Query contains too many nested clauses; maxClauseCount is set to ${MAX_CLAUSES}`)
  if (!field.searched) refuseArgument(`Cannot search on field [${path}] since it is not indexed.`)
  if (field.nested !== nested) refuseArgument(`[${path}] lies in [${field.nested}] and is asked for in [${nested}]: nothing would be found`)
  return field
}

export function findHighest(scores: readonly (number | null)[]): number | null {
  let best: number | null = null
  for (const score of scores) if (score !== null && (best === null || score > best)) best = score
  return best
}
