import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/db/open.ts'
import { products } from '../../catalogue/index.ts'
import { readLearnedShares, type ProductShares } from '../learning.ts'
import { type PlanOptions, planQuery, type QueryPlan } from '../plan/query-plan.ts'
import type { Term } from '../plan/query-terms.ts'
import { filterAlternatives, type Level, toLevels } from '../plan/strictness.ts'
import { formatSkuQuery, formatTermQuery, toGoodsLexeme, toTitleLexeme } from './text-query.ts'
import { selectScore } from './text-score.ts'

/** Number of products scored for the first pages. */
export const CANDIDATES = 120
/** No candidate of a sentence is known to have all of it. */
const SENTENCE_FACTOR = 2
/** Alternatives scored at most this far below the best one are used for candidates. */
const ALTERNATIVE_MARGIN = 0.06

/** The products matching a text, as SQL for a query over `products`. */
export interface Match {
  /** A query for their ids. */
  ids: SQL
  where: SQL
  /** Limits scoring to the best candidates. @param ids `ids`, or what a statement has read by it */
  best: (ids: SQL) => SQL
  score: SQL
  corrected: string | null
  missing: readonly string[]
}

interface Conditions {
  /** The other conditions of the listing, which apply to candidates. */
  within: SQL
  /** The products of the listing without selected filters, which determine the strictness of the match. */
  scope: SQL
}

/** Products with every term of a text; where there are none, those that lack one term, and so on. */
export async function matchText(
  db: Db,
  text: string,
  { within, scope }: Conditions,
  { candidates = CANDIDATES, ...planning }: PlanOptions & { candidates?: number } = {}
): Promise<Match> {
  const plan = await planQuery(db, text, planning)
  const strictest = await findStrictest(db, plan, toLevels(plan, planning.withSimilar), scope)
  if (strictest === null) return { ...NO_MATCH, missing: plan.missing }
  const { query, lacks } = strictest
  const learned = await readLearnedShares(db, text)
  const limit = plan.isSentence ? SENTENCE_FACTOR * candidates : candidates
  const ids = sql`SELECT d.product_id FROM ${selectDocuments(query)} d`
  return {
    ids,
    where: sql`${products.id} IN (${ids})`,
    best: found => selectBestCandidates(plan, strictest, { found, within, limit, learned }),
    score: sql`(SELECT ${selectScore(plan, learned)} FROM search_documents d WHERE d.product_id = ${products.id})`,
    corrected: plan.corrected,
    missing: [...plan.missing, ...lacks]
  }
}

const NO_MATCH: Match = {
  ids: sql`SELECT NULL::int AS product_id WHERE false`,
  where: sql`false`,
  best: () => sql`false`,
  score: sql`0::real`,
  corrected: null,
  missing: []
}

/**
 * Tiers of candidates, each read only where the earlier ones have too few: those that customers opened, goods that are asked for by themselves, and titles with
 * the likeliest meaning, both first among the popular products, then among all; then any match.
 */
function selectBestCandidates(
  plan: QueryPlan,
  { query, isNarrow }: Strictest,
  { found, within, limit, learned }: { found: SQL; within: SQL; limit: number; learned: ProductShares }
): SQL {
  const likeliest = plan.terms
    .filter(({ isSoft }) => !isSoft)
    .map(({ alternatives: [top, ...others] }) => (top ? [top, ...others.filter(each => each.score >= top.score - ALTERNATIVE_MARGIN)] : []))
  const formatLikeliest = (toLexeme: typeof toTitleLexeme): string =>
    likeliest.map(alternatives => formatTermQuery(alternatives, toLexeme)).join(' & ')
  const inTitles = plan.isSentence ? '' : formatLikeliest(toTitleLexeme)
  const isNamed = likeliest.length === 1 && likeliest.flat().some(({ within }) => within === 'named')
  const asGoods = isNamed ? formatLikeliest(toGoodsLexeme) : ''
  const opened = learned.size ? [selectDocuments(query, [...learned.keys()])] : []
  const byRarity = plan.isSentence ? selectByRarity(plan.terms) : []
  const tiers = [
    ...opened,
    ...byRarity,
    ...[asGoods, inTitles].flatMap(query => (query ? [selectPopularDocuments(query), selectDocuments(query)] : [])),
    sql`(${found})`
  ]
  // Each tier is a select: a single tier in plain brackets would have two LIMITs.
  const parts = tiers.map((tier, at) => sql`SELECT product_id FROM (${selectMatches(tier, within, limit)}) ${sql.raw(`tier_${at}`)}`)
  // A title with the likeliest meaning is a candidate also where a stricter match is of other goods: `уул бүүк` is no book.
  const isOther = isNarrow || likeliest.flat().some(alternative => alternative.within === 'goods')
  const every = inTitles && isOther ? selectDocuments(`(${query}) | (${inTitles})`) : sql`(${found})`
  // Few matches are all candidates. Each branch runs only where its count holds.
  return sql`${products.id} IN (
    WITH matched AS MATERIALIZED (SELECT product_id FROM ${every} d LIMIT ${limit + 1}), counted AS (SELECT count(*) AS n FROM matched)
    SELECT product_id FROM matched WHERE (SELECT n FROM counted) <= ${limit}
    UNION ALL SELECT product_id FROM (${sql.join(parts, sql` UNION ALL `)} LIMIT ${limit}) candidates WHERE (SELECT n FROM counted) > ${limit})`
}

/** Candidates for a sentence: products with two of its words, then those with the rarest. */
function selectByRarity(terms: readonly Term[]): SQL[] {
  const queries = terms
    .toSorted((a, b) => (b.alternatives[0]?.score ?? 0) - (a.alternatives[0]?.score ?? 0))
    .map(({ alternatives }) => formatTermQuery(alternatives))
  const pairs = queries.slice(0, -1).map((query, at) => `(${query} & (${queries.slice(at + 1).join(' | ')}))`)
  return [pairs.join(' | '), ...queries.slice(0, 2)].flatMap(query => (query ? [selectDocuments(query)] : []))
}

function selectMatches(found: SQL, where: SQL, limit: number): SQL {
  return sql`SELECT d.product_id FROM ${found} d JOIN ${products} ON ${products.id} = d.product_id WHERE ${where} LIMIT ${limit}`
}

interface Strictest {
  query: string
  lacks: readonly string[]
  /** Whether a title may have all words without matching, because one of them must be the goods. */
  isNarrow: boolean
  enough: number
  given: number | undefined
}

/** The strictest query with enough results in the scope, else the loosest; null for a text without meaning. */
async function findStrictest(db: Db, plan: QueryPlan, levels: readonly Level[], scope: SQL): Promise<Strictest | null> {
  const sku = plan.sku && formatSkuQuery(plan.sku)
  const queries = levels.map((level): Strictest => {
    const query = formatLevelQuery(plan.terms, level)
    const isNarrow = level.must.some(({ within, only }) => within === 'goods' || only !== undefined)
    return { query: sku ? `${sku} | (${query})` : query, lacks: level.lacks ?? [], isNarrow, enough: level.enough ?? 1, given: level.given }
  })
  if (sku && !queries.length) queries.push({ query: sku, lacks: [], isNarrow: false, enough: 1, given: undefined })
  if (queries.length < 2) return queries[0] ?? null
  const cases = queries.flatMap(({ query, enough, given }, at) => {
    const asked = given === undefined ? query : (queries[given]?.query ?? query)
    return [selectPopularDocuments(asked), selectDocuments(asked)].map(
      found => sql`WHEN EXISTS (${selectMatches(found, scope, 1)} OFFSET ${sql.raw(String(enough - 1))}) THEN ${sql.raw(String(at))}`
    )
  })
  const { rows } = (await db.execute(sql`SELECT CASE ${sql.join(cases, sql` `)} END AS at`)) as { rows: { at: number | null }[] }
  return queries[rows[0]?.at ?? queries.length - 1] ?? null
}

function formatLevelQuery(terms: readonly Term[], { must, should, atLeast }: Level): string {
  const optional = should.map(term => formatTermQuery(filterAlternatives(terms, { term, within: 'any' })))
  const enough =
    atLeast === 0
      ? []
      : atLeast === 1
        ? [`(${optional.join(' | ')})`]
        : [`(${optional.map((_, missing) => `(${optional.filter((_query, at) => at !== missing).join(' & ')})`).join(' | ')})`]
  return [...must.map(condition => formatTermQuery(filterAlternatives(terms, condition))), ...enough].join(' & ')
}

/** `OFFSET 0` makes the planner use the index on words. @param among ids of products */
function selectDocuments(query: string, among?: readonly number[]): SQL {
  if (among)
    return sql`(SELECT product_id FROM search_documents WHERE product_id = ANY(${sql.param([...among])}::int[]) AND words @@ ${query}::tsquery)`
  return sql`(SELECT product_id FROM search_documents WHERE words @@ ${query}::tsquery OFFSET 0)`
}

/** Uses a separate index, which stays small for any catalogue. */
function selectPopularDocuments(query: string): SQL {
  return sql`(SELECT product_id FROM search_documents WHERE popular AND words @@ ${query}::tsquery OFFSET 0)`
}
