import { isCyrillic, toPlainLetters } from '#domain/search.ts'
import {
  CERTAIN_FORM_SCORE,
  scaleScore,
  SYNONYM_SCORE,
  toAside,
  toKindAlternatives,
  toQuantityAlternatives,
  toSynonymAlternatives,
  toTypedAlternatives,
  toUseNames
} from './alternatives.ts'
import { toDescribed } from './described-words.ts'
import { isFunctionWord, isPreposition } from '../words/grammar.ts'
import { type Reading, type Span, toSpans } from '../query/query-spans.ts'
import { isPairMeant, type Term, type Terms, toTerms } from './query-terms.ts'
import { calculateRarity, readFrequencies } from './rarity.ts'
import { isNumber } from '../words/word-forms.ts'

const SOFT_FACTOR = 0.5
/** Minimum letters of a word that has synonyms only by its form. */
const MIN_FORM_LENGTH = 5
/** Bounds the work on long texts. */
const MAX_ALTERNATIVES = 8
/** Factor for a word in a description rather than in a title. */
const DESCRIBED_FACTOR = 0.7
/** Factor for a limit, which says more than a word. */
const LIMIT_FACTOR = 2
/** Rarity of a word that only descriptions have. */
const UNKNOWN_RARITY = 0.6
/** A word of hundreds of products weighs 0.3. */
const RARITY_SLOPE = 0.6

/** Words for any goods: something, a thing. */
const ANYTHING = new Set('thing things something anything юм зүйл юмс зүйлс вещь нечто'.split(' '))

/**
 * The position of the goods that a sentence names. English and Russian sentences name them at the start, `a cream for kids`, and
 * Mongolian ones at the end.
 */
function findHead(typed: readonly string[], spans: readonly Span[]): number {
  if (typed.some(word => ANYTHING.has(word)) || isPreposition(typed[0] ?? '')) return -1
  const isEuropean = typed.some(isFunctionWord)
  const at = isEuropean ? spans.findIndex(({ match }) => !match?.isAttribute) : findLastGoods(spans)
  return spans[at]?.match?.isGoods ? at : -1
}

/** The last span; before a general word the goods that it follows: `тоос сорох чимээгүй машин`. */
function findLastGoods(spans: readonly Span[]): number {
  const last = spans.length - 1
  if (!spans[last]?.isSoft) return last
  const at = spans.findLastIndex(({ match, isSoft }) => match?.isGoods && !isSoft)
  return spans.slice(at + 1).every(({ match, isSoft }) => isSoft || match?.isAttribute) ? at : last
}

/** Terms of a sentence, of which rare words weigh more than frequent ones. No word must be found. */
export function toSentenceTerms(reading: Reading, all: readonly string[]): Terms {
  const { meanings } = reading
  const frequencies = readFrequencies(meanings)
  const spans = toSpans(reading)
  if (isPairMeant(spans, reading)) return toTerms(reading)
  const headSpan = findHead(all, spans)
  let head: Terms['head'] = null
  const terms: Term[] = []
  const described: Terms['described'] = []
  for (const [at, { words, match: found, isSoft }] of spans.entries()) {
    if (words.every(isNumber)) continue
    if (found?.quantity?.of === 'limit') {
      const limited = toQuantityAlternatives(found.quantity)
      if (limited.length) terms.push({ alternatives: limited.map(each => scaleScore(each, LIMIT_FACTOR)), isSoft: false, described: null })
      continue
    }
    // `полу` is no form of поло.
    const match = found?.byForm && words.join('').length < MIN_FORM_LENGTH ? undefined : found
    const isGoods = at === headSpan
    const typed = toTypedAlternatives(words, onlyAsWritten(words, meanings), isGoods, false).filter(
      ({ score }) => score >= CERTAIN_FORM_SCORE
    )
    const synonyms = match ? toSynonymAlternatives(match, words, meanings, isGoods, SYNONYM_SCORE) : []
    const kinds = match?.isOccasion
      ? [...toAside(match.kinds, meanings), ...toUseNames(match, meanings)]
      : isGoods && match
        ? toKindAlternatives(match.kinds, meanings)
        : []
    const alternatives = [...typed, ...synonyms, ...kinds]
    const rarity = alternatives.length ? calculateRarity(alternatives, frequencies, RARITY_SLOPE) : UNKNOWN_RARITY
    const weight = isGoods ? 1 : rarity * (isSoft ? SOFT_FACTOR : 1)
    const said = toDescribed(words, match, isSoft, weight * DESCRIBED_FACTOR)
    if (alternatives.length) {
      const sorted = alternatives.map(each => scaleScore(each, weight)).toSorted((a, b) => b.score - a.score)
      terms.push({ alternatives: sorted.slice(0, MAX_ALTERNATIVES), isSoft: false, described: isGoods ? null : said })
      if (isGoods) head = { term: terms.length - 1, isGoods }
    } else if (said) described.push(said)
  }
  return { terms, head, goods: [], unsure: null, suggested: null, missing: [], described, isSentence: true }
}

/** Without words that only sound like a short one or are of another script: `полу` is not polo. */
function onlyAsWritten(words: readonly string[], meanings: Reading['meanings']): Reading['meanings'] {
  const isSame = (word: string, other: string): boolean =>
    !isCyrillic(word) || (isCyrillic(other) && (word.length >= MIN_FORM_LENGTH || toPlainLetters(other).startsWith(toPlainLetters(word))))
  return new Map(words.map(word => [word, (meanings.get(word) ?? []).filter(each => isSame(word, each.word))]))
}
