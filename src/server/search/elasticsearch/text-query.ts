import { isSure, type Plan, type Slot } from '../plan.ts'
import type { Json } from './client.ts'

/** How much a word counts by where it stands, as `match.ts` has it for the database. */
const PLACES = [
  ['words.name', 1],
  ['words.title', 0.94],
  ['words.kind', 0.9],
  ['words.all', 0.66]
] as const
const LONGEST_TITLE = 8
const SHORT_TITLE = 0.06
const REVIEWED = 0.012
const SKU_SCORE = 9

/**
 * What a text asks for, the strictest query first: all its words, all that are sure, all but one, any. Each is to be tried where the one
 * before finds nothing. What words mean was decided by the plan, which the database's vocabulary made for both engines.
 */
export function textQueries({ slots, sku }: Plan): Json[] {
  const asked = slots.map(slotQuery)
  const enough = asked.length === 0 ? [] : asked.length === 1 ? [1] : asked.length === 2 ? [2, 1] : [asked.length, asked.length - 1, 1]
  const [all, ...fewer] = enough.map((least): Json => ({ bool: { should: asked, minimum_should_match: least } }))
  const sure = slots.filter(isSure)
  const known: Json[] =
    sure.length && sure.length < slots.length
      ? [{ bool: { must: sure.map(slotQuery), should: slots.filter(slot => !isSure(slot)).map(slotQuery) } }]
      : []
  const named = [...(all ? [all] : []), ...known, ...fewer]
  if (!sku) return named.map(query => scored(query, slots.length))
  const code: Json = {
    constant_score: { filter: { nested: { path: 'variants', query: { prefix: { 'variants.code': sku } } } }, boost: SKU_SCORE }
  }
  const both = named.length ? named.map((query): Json => ({ bool: { should: [code, query], minimum_should_match: 1 } })) : [code]
  return both.map(query => scored(query, slots.length))
}

/** The best way in its best place. */
function slotQuery({ ways }: Slot): Json {
  const queries = ways.flatMap(({ words, score }) =>
    PLACES.map(([field, weight]): Json => ({ constant_score: { filter: allOf(words, field), boost: Number((score * weight).toFixed(4)) } }))
  )
  return { dis_max: { queries } }
}

function allOf(words: readonly (readonly string[])[], field: string): Json {
  const each = words.map((spellings): Json => ({ terms: { [field]: [...spellings] } }))
  const [only] = each
  return only && each.length === 1 ? only : { bool: { filter: each } }
}

/** A title of few words is more of what was asked for; a product many have reviewed is more likely meant. */
function scored(query: Json, slots: number): Json {
  const share = SHORT_TITLE * Math.max(1, slots)
  const short = Array.from({ length: LONGEST_TITLE }, (_, words): Json => ({
    constant_score: { filter: { term: { title_words: words + 1 } }, boost: Number((share / Math.max(words + 1, slots || 1)).toFixed(6)) }
  }))
  return {
    function_score: {
      query: { bool: { must: [query], should: short } },
      functions: [{ field_value_factor: { field: 'total_reviews', modifier: 'ln1p', missing: 0 }, weight: REVIEWED }],
      score_mode: 'sum',
      boost_mode: 'sum'
    }
  }
}
