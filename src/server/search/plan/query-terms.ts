import { findPolarity } from '#domain/word-stem.ts'
import {
  type Alternative,
  CERTAIN_FORM_SCORE,
  PAIR_STEP,
  scaleScore,
  toQuantityAlternatives,
  toTypedAlternatives,
  toUseAlternatives
} from './alternatives.ts'
import { type Described, toDescribed } from './described-words.ts'
import { calculateRarity, readFrequencies } from './rarity.ts'
import { matchSpan, type SpanContext, toRole } from './span-matches.ts'
import { BESIDE_PAIR } from '../query/query-parts.ts'
import type { SynonymMatch } from '../words/synonym-index.ts'
import { isNumber } from '../words/word-forms.ts'
import { CERTAIN_SCORE, hasMeaning, hasAnyGoods, isNamingGoods, isPaired, type Reading, type Span, toSpans } from '../query/query-spans.ts'

/** A word or phrase of a query with its alternatives, best first. */
export interface Term {
  alternatives: Alternative[]
  /** Ranks only: `beautiful`, `warm`. */
  isSoft: boolean
  /** What a description says of it, where no other field does. */
  described: Described | null
  /** Factor of its score: a rarer attribute says more. */
  weight?: number
}

/** What a text means, without corrections. */
export interface Terms {
  terms: Term[]
  /** The term of the goods themselves, the others being their attributes; null where it is not known. */
  head: { term: number; isGoods: boolean } | null
  /** Further terms of goods, for texts whose head no product is: `ваартай цэцэг`. */
  goods: number[]
  /** The term of goods that only a phrase may name, with its words: a shop with `ear` and `rings` may have no earrings. */
  unsure: { term: number; words: readonly string[]; isPhrase: boolean } | null
  /** Typed words that no product contains, also not in another form or language. */
  missing: string[]
  /** The term of kinds of goods that words only suggest together, and whether a word of these is in no other term. */
  suggested: { term: number; isFirst: boolean } | null
  /** Missing words that a description may have. */
  described: Described[]
  /** Whether the text describes goods in a sentence, so that no word of it is certain to name them. */
  isSentence: boolean
}

/** Factor for words that only rank. */
const SOFT_FACTOR = 0.3
/** The same of the words of a use, which are in the titles of other goods, too. */
const USE_SOFT_FACTOR = 0.08
/** Slope of the rarity of attributes: a word of hundreds of products weighs 0.75. */
const RARITY_SLOPE = 0.05

/** What words suggest together also ranks goods with all of them. */
function toSuggestedTerm(kinds: SynonymMatch['kinds'], meanings: Reading['meanings']): Term | null {
  const alternatives = toUseAlternatives(kinds, meanings, PAIR_STEP)
  return alternatives.length ? { alternatives, isSoft: true, described: null } : null
}

/** Whether words stand for a use together, and no goods are named. */
export const isPairMeant = (spans: readonly Span[], reading: Reading): boolean =>
  spans.some(({ match }) => isPaired(match)) && !hasAnyGoods(spans, reading)

/** Whether a term is known as typed. */
export function isCertain({ alternatives }: Term): boolean {
  return (alternatives[0]?.score ?? 0) >= CERTAIN_SCORE
}

/** Terms that only rank, of the words of a phrase before that for the goods. */
function toModifierTerms(words: readonly string[], meanings: Reading['meanings']): Term[] {
  return words.flatMap(word => {
    const alternatives = toTypedAlternatives([word], meanings, false, false).filter(({ score }) => score >= CERTAIN_FORM_SCORE)
    if (!alternatives.length) return []
    return [
      {
        alternatives: soften(alternatives),
        isSoft: true,
        described: toDescribed([word], undefined, true)
      }
    ]
  })
}

/** Whether a phrase has the last word of one of its groups, so that its other words only say which: of `хар шил`, шил alone is no sunglasses. */
const isKindOf = (words: readonly string[], match: SynonymMatch | undefined): boolean =>
  words.length > 1 &&
  match?.groups.some(({ phrases }) => phrases.some(each => each.words.length === 1 && each.words[0] === words.at(-1))) === true

/** The position of the goods: the last that may be, but no attribute beside known words for goods: `пылесос чанга дуугүй`. */
function findHead(spans: readonly Span[], { meanings }: Reading, usesAreGoods: boolean): number {
  if (usesAreGoods) {
    const paired = spans.findLastIndex(({ match }) => isPaired(match))
    return paired < 0 ? spans.findLastIndex(({ match }) => match?.isOccasion) : paired
  }
  const last = spans.findLastIndex(({ words, match, mayBeHead }) => mayBeHead && (match ?? hasMeaning(words, meanings)))
  const { words = [], match } = spans[last] ?? {}
  if (match || (last === spans.length - 1 && isNamingGoods(words, match, meanings))) return last
  const known = spans.findLastIndex(each => each.mayBeHead && each.match?.isGoods && each.match.isWritten && !each.match.byForm)
  return known < 0 ? last : known
}

/**
 * Terms for words and phrases with a meaning. Mongolian and English phrases end with their goods. Known words for goods that no
 * product is are not searched elsewhere: an iron is not a cast-iron pot, and a wireless mouse is no wireless controller. Where only a
 * use is named, its kinds of goods are the goods.
 * @param withSimilar whether similar kinds of goods stand for goods that the shop does not have
 */
export function toTerms(reading: Reading, withSimilar = true): Terms {
  const { meanings, unfinished, implied } = reading
  const read = toSpans(reading)
  const usesAreGoods = !unfinished && read.some(({ match }) => match?.isOccasion) && !hasAnyGoods(read, reading)
  const spans = usesAreGoods ? read : read.map(span => (span.match === BESIDE_PAIR ? { ...span, match: undefined, isSoft: false } : span))
  const headAt = unfinished ? -1 : findHead(spans, reading, usesAreGoods)
  const context: SpanContext = { reading, spans, headAt, usesAreGoods, withSimilar }
  const softFactor = usesAreGoods && spans.some(({ match }) => isPaired(match)) ? USE_SOFT_FACTOR : SOFT_FACTOR
  const terms: Term[] = []
  const missing: string[] = []
  const onlyDescribed: Described[] = []
  const goods: number[] = []
  const modifiers: Term[] = []
  let head: Terms['head'] = null
  let unsure: Terms['unsure'] = null
  for (const [at, span] of spans.entries()) {
    const { words, match, mayBeHead } = span
    if (match?.quantity?.of === 'limit') {
      const alternatives = toQuantityAlternatives(match.quantity)
      if (alternatives.length) terms.push({ alternatives, isSoft: false, described: null })
      continue
    }
    const role = toRole(context, span, at)
    const { isSoft, isGoods, isUse, isPair } = role
    const { typed, isFound, found, similar, isAside } = matchSpan(context, span, role)
    const alternatives = [...found, ...similar]
    const isUnsold = isPair && !isFound
    if (!found.length && !isSoft && (!match?.isOccasion || (isUnsold && !similar.length)))
      missing.push(...words.filter(word => !isNumber(word)))
    if (!alternatives.length && (isGoods || isUnsold))
      return { terms: [], head: null, goods: [], unsure, suggested: null, missing, described: [], isSentence: false }
    const described = at === headAt ? null : toDescribed(words, match, isSoft)
    if (!alternatives.length && described) onlyDescribed.push(described)
    // The words of a use in a title.
    const titled = isPair && !role.isPairKind ? typed.filter(({ score }) => score >= CERTAIN_FORM_SCORE) : []
    if (titled.length) terms.push({ alternatives: soften(titled), isSoft: true, described: null })
    if (!alternatives.length) continue
    const sorted = alternatives.toSorted((a, b) => b.score - a.score)
    // A use in a word that no product has only ranks beside a phrase for goods: `унтахад хүзүүний дэр`.
    const onlyRanks = isSoft || (!found.length && isAside && (spans[headAt]?.words.length ?? 0) > 1)
    terms.push({ alternatives: onlyRanks ? soften(sorted, softFactor) : sorted, isSoft: onlyRanks, described })
    if (onlyRanks) continue
    const term = terms.length - 1
    const isPhraseFound = found.every(each => each.words.length > 1)
    const isUnknownPhrase = isGoods && words.length > 1 && !similar.length && !typed.some(({ score }) => score >= CERTAIN_SCORE)
    // `ski gloves`: of the mittens those for skiing.
    if (isGoods && similar.length && !typed.length && isPhraseFound) {
      const which = words.slice(0, -1)
      const known = toModifierTerms(which, meanings)
      modifiers.push(...known)
      // `бөхийн гутал`: of Mongolian boots those of which the description says so.
      const inDescription = known.length ? null : toDescribed(which, undefined, false)
      if (inDescription) onlyDescribed.push(inDescription)
    } else if (at === headAt && !usesAreGoods && (isKindOf(words, match) || isUnknownPhrase)) {
      // `ухаалаг утас` is a phone, but rather a smart one.
      modifiers.push(...toModifierTerms(words.slice(0, -1), meanings).map(each => ({ ...each, described: null })))
    }
    const own = words.filter(word => word !== implied)
    if (isGoods && similar.length && found.length && own.length && isPhraseFound)
      unsure = { term, words: [own.join(' ')], isPhrase: own.length > 1 }
    if (at !== headAt && match?.isGoods && findPolarity(words.at(-1) ?? '') === 'with') goods.push(term)
    const isKnown = !role.isRespelt && isNamingGoods(words, match, meanings)
    if (isUse && similar.length) head = { term, isGoods: true }
    else if (!unfinished && !usesAreGoods && mayBeHead && at <= headAt && (isGoods || isKnown)) head = { term, isGoods }
  }
  terms.push(...modifiers)
  const every = terms.every(term => term.isSoft) ? terms.map(term => ({ ...term, isSoft: false })) : terms
  const weighed = weigh(every, head, meanings)
  const explained = spans.flatMap(({ words }) => (words.some(word => missing.includes(word)) ? [] : words))
  const suggested = reading.suggested ? toSuggestedTerm(reading.suggested.kinds, meanings) : null
  const hints = reading.suggested?.words ?? []
  return {
    terms: suggested ? [...weighed, suggested] : weighed,
    head,
    goods,
    unsure,
    suggested: suggested && { term: weighed.length, isFirst: hints.some(word => !explained.includes(word)) },
    missing: suggested ? missing.filter(word => !hints.includes(word)) : missing,
    described: onlyDescribed,
    isSentence: false
  }
}

const soften = (alternatives: readonly Alternative[], factor = SOFT_FACTOR): Alternative[] =>
  alternatives.map(each => scaleScore(each, factor))

/** Beside goods, a rare attribute says more than a frequent one. */
function weigh(terms: Term[], head: Terms['head'], meanings: Reading['meanings']): Term[] {
  const frequencies = head && terms.length > 2 ? readFrequencies(meanings) : null
  if (!frequencies) return terms
  return terms.map((term, at) =>
    at === head?.term ? term : { ...term, weight: calculateRarity(term.alternatives, frequencies, RARITY_SLOPE) }
  )
}
