import { type SQL, sql } from 'drizzle-orm'
import { products } from '../../catalogue/index.ts'
import type { Alternative } from '../plan/alternatives.ts'
import type { Described } from '../plan/described-words.ts'
import type { ProductShares } from '../learning.ts'
import { SIZE_PATTERNS } from '../query/quantities.ts'
import {
  EXTREME_KIND_PENALTY,
  FIELD_WEIGHTS,
  LEARNED_WEIGHT,
  MAX_SIZE,
  MENTION_FACTOR,
  MIN_SIZE,
  PARTLY_TITLE_WEIGHT,
  type QueryPlan,
  REVIEWS_WEIGHT,
  SHORT_TITLE_WEIGHT,
  SIZE_WEIGHT,
  SKU_SCORE,
  UNWANTED_PENALTY,
  USUAL_SIZE
} from '../plan/query-plan.ts'
import {
  formatAlternativeQuery,
  formatLexeme,
  formatSkuQuery,
  type Lexemes,
  toGoodsLexeme,
  toTitleLexeme,
  toTitleOrGoodsLexeme
} from './text-query.ts'

/** Weight labels of a document's words, in the order of `FIELD_WEIGHTS`. */
const LABELS = 'ABCD'

interface Field {
  lexemes: Lexemes
  weight: number
}

const withLabels =
  (labels: string) =>
  (word: string): string =>
    `${formatLexeme(word)}:${labels}`
const FIELDS: readonly Field[] = FIELD_WEIGHTS.map((weight, at) => {
  const last = withLabels(LABELS.slice(0, at + 1))
  return { lexemes: { last, others: last }, weight }
})
const GOODS_FIELDS: readonly Field[] = [
  { lexemes: { last: withLabels('A'), others: toTitleOrGoodsLexeme }, weight: FIELD_WEIGHTS[0] },
  { lexemes: { last: withLabels('AC'), others: toTitleOrGoodsLexeme }, weight: FIELD_WEIGHTS[2] },
  { lexemes: { last: toGoodsLexeme, others: toTitleOrGoodsLexeme }, weight: FIELD_WEIGHTS[3] }
]

/** A phrase of which the kind of goods has a part, and the title the rest. */
const GOODS_PHRASE_FIELDS: readonly Field[] = [
  { lexemes: { last: withLabels('A'), others: toTitleLexeme }, weight: FIELD_WEIGHTS[0] },
  { lexemes: { last: withLabels('A'), others: toTitleOrGoodsLexeme }, weight: PARTLY_TITLE_WEIGHT },
  ...GOODS_FIELDS.slice(1)
]

/** Goods that are asked for by themselves. */
const NAMED_FIELDS: readonly Field[] = [
  ...FIELDS.slice(0, 1),
  { lexemes: { last: toGoodsLexeme, others: toGoodsLexeme }, weight: FIELD_WEIGHTS[2] },
  ...FIELDS.slice(1, 3).map(({ lexemes, weight }) => ({ lexemes, weight: weight * MENTION_FACTOR }))
]

function listFields({ within, words }: Alternative): readonly Field[] {
  if (within === 'goods' && words.length > 1) return GOODS_PHRASE_FIELDS
  return FIELDS_WITHIN[within]
}

const FIELDS_WITHIN: Record<Alternative['within'], readonly Field[]> = {
  any: FIELDS,
  title: FIELDS.slice(0, 3).concat(GOODS_FIELDS.slice(2)),
  named: NAMED_FIELDS,
  goods: GOODS_FIELDS
}

function whenDescribed({ roots: all, score }: Described): SQL {
  const query = all.map(roots => `(${roots.map(formatLexeme).join(' | ')})`).join(' & ')
  return sql`WHEN d.described @@ ${query}::tsquery THEN ${sql.raw(score.toFixed(4))}`
}

/** By the logarithm of the size. */
function selectSizeScore(isLarge: boolean): SQL {
  const title = sql`lower(concat_ws(' ', ${products.title}->>'en', ${products.title}->>'mn'))`
  const figures = SIZE_PATTERNS.map(
    ({ pattern, size }) => sql`${sql.raw(String(size))} * replace(substring(${title} from ${pattern}), ',', '.')::float8`
  )
  const [least, usual, most] = [MIN_SIZE, USUAL_SIZE, MAX_SIZE].map(size => sql.raw(String(size)))
  const size = sql`least(greatest(coalesce(${sql.join(figures, sql`, `)}, ${usual}), ${least}), ${most})`
  const share = isLarge ? sql`log(${size} / ${least})` : sql`log(${most} / ${size})`
  return sql`${sql.raw(String(SIZE_WEIGHT))} * ${share}`
}

/** Over a document `d` and its product: for each term its best alternative in its best field. */
export function selectScore(
  { terms, head, sku, described, unwanted, priceWeight, isExtreme, isLarge, isSmall }: QueryPlan,
  learned: ProductShares
): SQL {
  const parts = terms.map((term, at) => {
    const penalty = isExtreme && at === head?.term ? EXTREME_KIND_PENALTY : 0
    // Cases of one score are one condition: each reads the words of the document anew.
    const queries = new Map<string, string[]>()
    for (const alternative of term.alternatives) {
      for (const { lexemes, weight } of listFields(alternative)) {
        const score = (alternative.score * weight * (term.weight ?? 1) - (weight < PARTLY_TITLE_WEIGHT ? penalty : 0)).toFixed(4)
        queries.set(score, [...(queries.get(score) ?? []), formatAlternativeQuery(alternative, lexemes)])
      }
    }
    const cases = [...queries]
      .toSorted(([a], [b]) => Number(b) - Number(a))
      .map(([score, same]) => sql`WHEN d.words @@ ${same.join(' | ')}::tsquery THEN ${sql.raw(score)}`)
    if (term.described) cases.push(whenDescribed(term.described))
    return sql`CASE ${sql.join(cases, sql` `)} ELSE 0 END`
  })
  parts.push(...described.map(each => sql`CASE ${whenDescribed(each)} ELSE 0 END`))
  if (sku) parts.push(sql`CASE WHEN d.words @@ ${formatSkuQuery(sku)}::tsquery THEN ${sql.raw(String(SKU_SCORE))} ELSE 0 END`)
  if (!isExtreme) {
    const count = Math.max(1, terms.length)
    parts.push(sql`${sql.raw(String(SHORT_TITLE_WEIGHT * count))} / greatest(d.title_words, ${sql.raw(String(count))})`)
    parts.push(sql`${sql.raw(String(REVIEWS_WEIGHT))} * ln(1 + ${products.totalReviews})`)
  }
  if (priceWeight) parts.push(sql`${sql.raw(String(priceWeight))} * log(greatest(1, ${products.sellingPrice})::float8)`)
  if (unwanted.length) {
    const query = unwanted.map(each => formatAlternativeQuery(each, { last: formatLexeme, others: formatLexeme })).join(' | ')
    parts.push(sql`CASE WHEN d.words @@ ${query}::tsquery THEN -${sql.raw(String(UNWANTED_PENALTY))} ELSE 0 END`)
  }
  if (isLarge !== isSmall) parts.push(selectSizeScore(isLarge))
  const shares = [...learned].map(([id, share]) => sql`WHEN ${id} THEN ${sql.raw((LEARNED_WEIGHT * share).toFixed(4))}`)
  if (shares.length) parts.push(sql`CASE ${products.id} ${sql.join(shares, sql` `)} ELSE 0 END`)
  return sql.join(parts, sql` + `)
}
