import type { Alternative, Within } from '../plan/alternatives.ts'
import type { Described } from '../plan/described-words.ts'
import { toGoodsWord } from '../marked-words.ts'
import type { ProductShares } from '../learning.ts'
import {
  EXTREME_KIND_PENALTY,
  FIELD_WEIGHTS,
  LEARNED_WEIGHT,
  MENTION_FACTOR,
  MIN_SIZE,
  PARTLY_TITLE_WEIGHT,
  type QueryPlan,
  REVIEWS_WEIGHT,
  SHORT_TITLE_WEIGHT,
  SIZE_WEIGHT,
  USUAL_SIZE,
  SKU_SCORE,
  UNWANTED_PENALTY
} from '../plan/query-plan.ts'
import { filterAlternatives, type Level, listOptionalTerms, toLevels } from '../plan/strictness.ts'
import type { Json } from './client.ts'
import { createNestedFilter, createTermsFilter } from './queries.ts'

const TEXT_FIELDS = ['words.name', 'words.title', 'words.kind', 'words.all']
const MAX_TITLE_WORDS = 8
/** In tugrik. A score may not subtract the logarithm of the price, but decays that halve at each of these add up to the same curve. */
const PRICE_SCALES = Array.from({ length: 10 }, (_, at) => 1000 * 4 ** at)
/** As of prices. */
const SIZE_SCALES = Array.from({ length: 7 }, (_, at) => MIN_SIZE * 4 ** at)
const SIZE_SCALE_WEIGHT = SIZE_WEIGHT * Math.log10(4)

/** A text as queries, strictest first. Each is used where the earlier ones have no results. Both engines use the same levels. */
export function createTextQueries(plan: QueryPlan, learned: ProductShares): Json[] {
  const { sku } = plan
  const scored = (query: Json): Json => createScoredQuery(query, plan, learned)
  const queries = toLevels(plan).map(level => createLevelQuery(plan, level))
  if (!sku) return queries.map(scored)
  const code = createNestedFilter([{ prefix: { 'variants.code': sku } }])
  const bySku: Json = { constant_score: { filter: code, boost: SKU_SCORE } }
  const either = queries.length ? queries.map((query): Json => ({ bool: { should: [bySku, query], minimum_should_match: 1 } })) : [bySku]
  return either.map(scored)
}

function createLevelQuery({ terms: all, head, described, isExtreme }: QueryPlan, { must, should, atLeast }: Level): Json {
  const scored = (alternatives: readonly Alternative[], term: number): Json =>
    createTermQuery(alternatives, all[term]?.weight, isExtreme && term === head?.term ? EXTREME_KIND_PENALTY : 0)
  const queryOf = (term: number): Json => scored(filterAlternatives(all, { term, within: 'any' }), term)
  const enough: Json[] = atLeast ? [{ bool: { should: should.map(at => queryOf(at)), minimum_should_match: atLeast } }] : []
  const optional = [...(atLeast ? [] : should), ...listOptionalTerms(all)]
  return {
    bool: {
      must: [...must.map(condition => scored(filterAlternatives(all, condition), condition.term)), ...enough],
      should: [
        ...optional.map(at => queryOf(at)),
        ...all.flatMap((term, at) => (term.described ? [createDescribedQuery(term.described, queryOf(at))] : [])),
        ...described.map(each => createDescribedQuery(each))
      ],
      minimum_should_match: 0
    }
  }
}

/** What only the description says. */
function createDescribedQuery({ roots, score }: Described, otherwise?: Json): Json {
  const filter: Json[] = roots.map(each => createTermsFilter('words.described', each))
  return {
    constant_score: { filter: { bool: { filter, ...(otherwise ? { must_not: [otherwise] } : {}) } }, boost: Number(score.toFixed(4)) }
  }
}

/** The best alternative in its best field. @param penalty of fields other than the noun of the title */
function createTermQuery(alternatives: readonly Alternative[], importance = 1, penalty = 0): Json {
  const queries = alternatives.flatMap(alternative =>
    listFields(alternative, alternative.within).map(({ filter, weight }): Json => ({
      constant_score: { filter, boost: toBoost(alternative.score * weight * importance - (weight < PARTLY_TITLE_WEIGHT ? penalty : 0)) }
    }))
  )
  return { dis_max: { queries } }
}

/** No boost is negative. */
const toBoost = (score: number): number => Number(Math.max(0, score).toFixed(4))

function listFields({ words }: Alternative, within: Within): { filter: Json; weight: number }[] {
  const [name = '', title = '', kind = '', all = ''] = TEXT_FIELDS
  const [nameWeight, titleWeight, kindWeight, allWeight] = FIELD_WEIGHTS
  const inField = (field: string): Json => combineFilters(words.map(spellings => createTermsFilter(field, spellings)))
  const lastIn = (field: string, toWord = (word: string) => word): Json =>
    combineFilters(
      words.map((spellings, at) =>
        at < words.length - 1 ? createTermsFilter(kind, spellings) : createTermsFilter(field, spellings.map(toWord))
      )
    )
  const goods = { filter: lastIn(all, toGoodsWord), weight: allWeight }
  const inWholeTitle = words.length > 1 ? [{ filter: combineFilters([inField(title), lastIn(name)]), weight: nameWeight }] : []
  if (within === 'goods')
    return [
      ...inWholeTitle,
      { filter: lastIn(name), weight: words.length > 1 ? PARTLY_TITLE_WEIGHT : nameWeight },
      { filter: combineFilters([lastIn(kind), goods.filter]), weight: kindWeight },
      goods
    ]
  const fields = [
    { filter: inField(name), weight: nameWeight },
    { filter: inField(title), weight: within === 'named' ? titleWeight * MENTION_FACTOR : titleWeight }
  ]
  if (within === 'title' || within === 'named') return [...fields, { ...goods, weight: kindWeight }]
  return [...fields, { filter: inField(kind), weight: kindWeight }, { filter: inField(all), weight: allWeight }]
}

function combineFilters(filters: Json[]): Json {
  const [only] = filters
  return only && filters.length === 1 ? only : { bool: { filter: filters } }
}

function createScoredQuery(
  query: Json,
  { terms, unwanted, priceWeight, isExtreme, isLarge, isSmall }: QueryPlan,
  learned: ProductShares
): Json {
  const count = terms.length
  const share = SHORT_TITLE_WEIGHT * Math.max(1, count)
  const short = Array.from({ length: MAX_TITLE_WORDS }, (_, at): Json => ({
    constant_score: { filter: { term: { title_words: at + 1 } }, boost: Number((share / Math.max(at + 1, count || 1)).toFixed(6)) }
  }))
  return {
    function_score: {
      query: { bool: { must: [query], should: isExtreme ? [] : short } },
      functions: [
        ...(isExtreme ? [] : [{ field_value_factor: { field: 'total_reviews', modifier: 'ln1p', missing: 0 }, weight: REVIEWS_WEIGHT }]),
        ...createPriceFunctions(priceWeight),
        ...(unwanted.length ? [{ filter: { bool: { must_not: unwanted.map(createWordsFilter) } }, weight: UNWANTED_PENALTY }] : []),
        ...(isLarge === isSmall ? [] : createSizeFunctions(isLarge)),
        ...[...learned].map(([id, share]): Json => ({ filter: { term: { id } }, weight: LEARNED_WEIGHT * share }))
      ],
      score_mode: 'sum',
      boost_mode: 'sum'
    }
  }
}

/** By the logarithm of the price. */
function createPriceFunctions(weight: number): Json[] {
  if (weight > 0) return [{ field_value_factor: { field: 'selling_price', modifier: 'log1p', missing: 0 }, weight }]
  if (weight === 0) return []
  return PRICE_SCALES.map(scale => ({ exp: { selling_price: { origin: 0, scale } }, weight: -weight * Math.log10(4) }))
}

const createWordsFilter = ({ words }: Alternative): Json =>
  combineFilters(words.map(spellings => createTermsFilter('words.all', spellings)))

/** By the logarithm of the size. */
function createSizeFunctions(isLarge: boolean): Json[] {
  if (isLarge)
    return [{ field_value_factor: { field: 'size', factor: 1 / MIN_SIZE, modifier: 'log1p', missing: USUAL_SIZE }, weight: SIZE_WEIGHT }]
  const filter = { exists: { field: 'size' } }
  const usual = SIZE_SCALES.reduce((sum, scale) => sum + SIZE_SCALE_WEIGHT * 0.5 ** (USUAL_SIZE / scale), 0)
  return [
    { filter: { bool: { must_not: [filter] } }, weight: usual },
    ...SIZE_SCALES.map(scale => ({ filter, exp: { size: { origin: 0, scale } }, weight: SIZE_SCALE_WEIGHT }))
  ]
}
