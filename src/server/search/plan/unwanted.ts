import { isCyrillic } from '#domain/search.ts'
import { findPolarity } from '#domain/word-stem.ts'
import type { Db } from '../../kernel/db/open.ts'
import { type Alternative, CERTAIN_FORM_SCORE, SYNONYM_PHRASE_SCORE, toSynonymAlternatives, toTypedAlternatives } from './alternatives.ts'
import { isPreposition } from '../words/grammar.ts'
import { readWords } from '../query/read-words.ts'
import { findSynonymsAt, type Synonyms } from '../words/synonym-index.ts'
import { isIgnored } from '../words/vocabulary.ts'

const BEFORE = new Set(['не', 'not'])
const AFTER = new Set(['биш', 'bish'])
/** `оосоргүй`, `oosorgui` */
const PRIVATIVE = /^(.{3,})(?:гүй|гvй|gui|gvi)$/
/** English adjectives of what goods have: `hooded`. */
const HAVING = /^[a-z]{3,}ed$/

/** Splits a text into what is wanted and what is negated: `white` of `not white`, `хиймэл` of `хиймэл биш`. */
export function splitNegated(typed: readonly string[], synonyms: Synonyms): { wanted: string[]; negated: string[] } {
  const negated = new Set<number>()
  const negations = new Set<number>()
  for (const [at, word] of typed.entries()) {
    // `не скользящий` may be a phrase.
    const isBefore = BEFORE.has(word) && (findSynonymsAt(synonyms, typed, at)?.length ?? 1) === 1
    // `not for kids`
    const isApart = isBefore && isPreposition(typed[at + 1] ?? '')
    const other = isApart ? at + 2 : isBefore ? at + 1 : AFTER.has(word) ? at - 1 : -1
    const name = typed[other]
    if (name === undefined || isIgnored(name) || (isBefore && !isKnown(synonyms, name))) continue
    negated.add(other)
    negations.add(at)
    if (isApart) negations.add(at + 1)
  }
  const wanted = typed.filter((_, at) => !negated.has(at) && !negations.has(at))
  if (!negated.size || wanted.every(isIgnored)) return { wanted: [...typed], negated: [] }
  return { wanted, negated: typed.filter((_, at) => negated.has(at)) }
}

/** Whether a word is goods or an attribute as written, and no verb: `чтобы не мёрзли руки`. */
function isKnown(synonyms: Synonyms, word: string): boolean {
  const match = findSynonymsAt(synonyms, [word], 0)
  return match?.isWritten === true && !match.byForm && !match.isOccasion && !/л[аио]?$|ть$|т$/.test(word)
}

/**
 * What goods must not be, and what they must not have, where no group of words stands for goods without it: `юүдэнгүй`, but not
 * `утасгүй`.
 */
export async function readUnwanted(
  db: Db,
  typed: readonly string[],
  negated: readonly string[],
  synonyms: Synonyms
): Promise<Alternative[]> {
  const lacked = typed.flatMap(word => {
    const [, base] = PRIVATIVE.exec(word) ?? []
    return base && !findSynonymsAt(synonyms, [word], 0) ? [base] : []
  })
  if (!negated.length && !lacked.length) return []
  const words = [...new Set([...negated, ...lacked])]
  const { reading } = await readWords(db, words, synonyms)
  return words.flatMap((word, at) => {
    const match = reading.matches.get(at)
    const typedAs = toTypedAlternatives([word], reading.meanings, false, false)
    const others = match?.length === 1 ? toSynonymAlternatives(match, [word], reading.meanings, false, SYNONYM_PHRASE_SCORE) : []
    const found = [...typedAs, ...others].filter(({ score }) => score >= CERTAIN_FORM_SCORE)
    return negated.includes(word) ? found : found.flatMap(toHaving)
  })
}

/** Keeps the forms for what goods have, `юүдэнтэй` and `hooded`: a title with `ханцуй` may say that the sleeves come off. */
function toHaving(alternative: Alternative): Alternative[] {
  const last = (alternative.words.at(-1) ?? []).filter(word => (isCyrillic(word) ? findPolarity(word) === 'with' : HAVING.test(word)))
  return last.length ? [{ ...alternative, words: [...alternative.words.slice(0, -1), last] }] : []
}
