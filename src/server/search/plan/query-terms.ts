import { isCyrillic } from '#domain/search.ts'
import { findPolarity } from '#domain/word-stem.ts'
import {
  type Alternative,
  CERTAIN_FORM_SCORE,
  isHaving,
  MIN_KIND_SCORE,
  PAIR_STEP,
  scaleScore,
  SYNONYM_PHRASE_SCORE,
  SYNONYM_SCORE,
  toAside,
  toKindAlternatives,
  toNamedInTitle,
  toQuantityAlternatives,
  toSynonymAlternatives,
  toTypedAlternatives,
  toUseAlternatives,
  toUseNames,
  withInflections
} from './alternatives.ts'
import { type Described, toDescribed } from './described-words.ts'
import { calculateRarity, readFrequencies } from './rarity.ts'
import { BESIDE_PAIR } from '../query/query-parts.ts'
import { isIgnored } from '../words/vocabulary.ts'
import type { SynonymMatch } from '../words/synonym-index.ts'
import { isNumber, MIN_SOUND_LENGTH } from '../words/word-forms.ts'
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

/** Factor for a synonym of a use, which is rather in a title by chance. */
const USE_WORD_FACTOR = 0.65
/** Factor for a word as typed that has another meaning together with others: `ахмад хүний утас`. */
const PAIR_WORD_FACTOR = 0.8
/** Penalty for a similar kind beside the kind itself, so that no attribute puts its goods first. */
const BESIDE_KIND_PENALTY = 0.35
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

/** The word for goods of a pair, not what goods have: `цэнэглэгч` finds nothing that is `цэнэглэгчтэй`. */
const toPairWords = ([word = '']: readonly string[], typed: readonly Alternative[]): Alternative[] =>
  typed
    .filter(({ words: [spellings = []] }) => !spellings.every(each => isHaving(word, each)))
    .map(each => scaleScore(each, PAIR_WORD_FACTOR))

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
        alternatives: alternatives.map(each => scaleScore(each, SOFT_FACTOR)),
        isSoft: true,
        described: toDescribed([word], undefined, true)
      }
    ]
  })
}

/** Minimum score of the meanings of a word with synonyms: one for goods has no other meaning with the same stem, and a short Latin one none that only sounds alike, as `tv` and тоо. */
function findLeastScore(words: readonly string[], match: SynonymMatch | undefined): number {
  if (!match?.isWritten || match.byForm) return 0
  const [word = '', ...rest] = words
  if (!rest.length && word.length < MIN_SOUND_LENGTH && /^[a-z]+$/.test(word)) return CERTAIN_SCORE
  return !match.isGoods ? 0 : rest.length ? MIN_KIND_SCORE : CERTAIN_FORM_SCORE
}

/** Whether a phrase has the last word of one of its groups, so that its other words only say which: of `хар шил`, шил alone is no sunglasses. */
const isKindOf = (words: readonly string[], match: SynonymMatch | undefined): boolean =>
  words.length > 1 &&
  match?.groups.some(({ phrases }) => phrases.some(each => each.words.length === 1 && each.words[0] === words.at(-1))) === true

/**
 * The kinds of goods that a use adds. Where the word beside it names one of them, only narrower kinds: `laptop for editing films` adds
 * laptops for designers, not every laptop. `бугуйн цаг` is a narrower kind of цаг.
 */
function listOtherKinds({ kinds }: SynonymMatch, { words = [], match }: Partial<Span> = {}): SynonymMatch['kinds'] {
  const phrases = [words, ...(match?.groups ?? []).flatMap(group => group.phrases.map(phrase => phrase.words))]
  const single = new Set(phrases.flatMap(([only = '', ...rest]) => (rest.length ? [] : [only])))
  const asked = new Set(phrases.filter(name => name.length < 2 || !single.has(name.at(-1) ?? '')).map(name => name.join(' ')))
  const isAsked = (names: readonly (readonly string[])[]): boolean => names.some(name => asked.has(name.join(' ')))
  if (words.length > 1 || !kinds.some(isAsked)) return kinds
  const isNarrower = (name: readonly string[]): boolean => name.some((_, at) => at > 0 && asked.has(name.slice(at).join(' ')))
  return kinds.filter(names => !isAsked(names) && names.some(isNarrower))
}

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
  const { meanings, unfinished, respelt, implied } = reading
  const read = toSpans(reading)
  const usesAreGoods = !unfinished && read.some(({ match }) => match?.isOccasion) && !hasAnyGoods(read, reading)
  const spans = usesAreGoods ? read : read.map(span => (span.match === BESIDE_PAIR ? { ...span, match: undefined, isSoft: false } : span))
  const isPairFound = spans.some(({ match }) => isPaired(match))
  const last = unfinished ? -1 : findHead(spans, reading, usesAreGoods)
  const hasUseKinds = usesAreGoods && spans.some(({ match }) => match?.isOccasion && match.kinds.length)
  const terms: Term[] = []
  const missing: string[] = []
  const onlyDescribed: Described[] = []
  const goods: number[] = []
  const modifiers: Term[] = []
  let head: Terms['head'] = null
  let unsure: Terms['unsure'] = null
  for (const [at, { words, match, mayBeHead, ...span }] of spans.entries()) {
    // `something to keep coffee hot`: other words only describe the use.
    const isSoft = span.isSoft || (usesAreGoods && at !== last && (isPairFound || (!match && hasUseKinds)))
    const isRespelt = respelt.has(words[0] ?? '')
    const isUse = at === last && usesAreGoods
    const isGoods = at === last && match?.isGoods === true && !isRespelt && !usesAreGoods
    const leastScore = findLeastScore(words, match)
    const isWord = match?.isGoods === true && leastScore > 0 && words.length === 1
    if (match?.quantity?.of === 'limit') {
      const alternatives = toQuantityAlternatives(match.quantity)
      if (alternatives.length) terms.push({ alternatives, isSoft: false, described: null })
      continue
    }
    const typed = toTypedAlternatives(
      words,
      isWord ? withInflections(words, meanings, isGoods && spans.length === 1) : meanings,
      isGoods,
      spans.length === 1
    ).filter(({ score }) => score >= leastScore)
    const isFound = Math.max(0, ...typed.map(({ score }) => score)) >= CERTAIN_FORM_SCORE
    const others = match ? toSynonymAlternatives(match, words, meanings, isGoods, isFound ? SYNONYM_SCORE : SYNONYM_PHRASE_SCORE) : []
    // `бэлэг` of `өвөөд бэлэг` is a use itself.
    const isPair = isUse && isPaired(match) && !match?.groups.some(({ use }) => use === 'occasion')
    const isKind = isPair && match?.kinds.some(names => names.some(name => name.at(-1) === words.at(-1))) === true
    const isSold = isGoods && others.some(each => each.within === 'goods' && each.words.length === 1 && each.score >= CERTAIN_SCORE)
    const synonyms = isSold ? others.filter(each => each.within === 'goods') : others
    // `хийх` of `цуйван хийх` is in any title.
    const isUnsaid = isPaired(match) && words.length === 1 && isCyrillic(words[0] ?? '') && isIgnored(words[0] ?? '')
    const alike = [
      ...(isUnsaid ? [] : isKind ? toPairWords(words, typed) : isPair ? [] : typed),
      ...(isUse ? synonyms.map(each => scaleScore(each, USE_WORD_FACTOR)) : synonyms),
      ...(match?.quantity ? toQuantityAlternatives(match.quantity) : [])
    ]
    const found = alike.length || !isGoods ? alike : toNamedInTitle(words, match, meanings)
    const aside =
      match?.isOccasion && !isSoft
        ? [...toAside(listOtherKinds(match, spans[last]), meanings), ...(usesAreGoods ? [] : toUseNames(match, meanings))]
        : []
    const similar = isUse
      ? toUseAlternatives(match?.kinds ?? [], meanings, isPair ? PAIR_STEP : undefined)
      : isGoods && withSimilar
        ? toKindAlternatives(match.kinds, meanings, found.some(each => each.words.length === 1) ? BESIDE_KIND_PENALTY : 0)
        : aside
    const alternatives = [...found, ...similar]
    if (!found.length && (!match?.isOccasion || (isPair && !similar.length && !isFound)) && !isSoft)
      missing.push(...words.filter(word => !isNumber(word)))
    const isUnsold = isPair && !isFound
    if (!alternatives.length && (isGoods || isUnsold))
      return { terms: [], head: null, goods: [], unsure, suggested: null, missing, described: [], isSentence: false }
    const described = at === last ? null : toDescribed(words, match, isSoft)
    if (!alternatives.length && described) onlyDescribed.push(described)
    // The words of a use in a title.
    const titled = isPair && !isKind ? typed.filter(({ score }) => score >= CERTAIN_FORM_SCORE) : []
    if (titled.length) terms.push({ alternatives: titled.map(each => scaleScore(each, SOFT_FACTOR)), isSoft: true, described: null })
    if (!alternatives.length) continue
    const sorted = alternatives.toSorted((a, b) => b.score - a.score)
    // A use in a word that no product has only ranks beside a phrase for goods: `унтахад хүзүүний дэр`.
    const onlyRanks = isSoft || (!found.length && similar === aside && (spans[last]?.words.length ?? 0) > 1)
    const softFactor = isPairFound && usesAreGoods ? USE_SOFT_FACTOR : SOFT_FACTOR
    terms.push({ alternatives: onlyRanks ? sorted.map(each => scaleScore(each, softFactor)) : sorted, isSoft: onlyRanks, described })
    if (onlyRanks) continue
    // `ski gloves`: of the mittens those for skiing.
    if (isGoods && similar.length && !typed.length && found.every(each => each.words.length > 1)) {
      const which = words.slice(0, -1)
      const known = toModifierTerms(which, meanings)
      // `бөхийн гутал`: of Mongolian boots those of which the description says so.
      const told = known.length ? null : toDescribed(which, undefined, false)
      modifiers.push(...known)
      if (told) onlyDescribed.push(told)
    }
    // `ухаалаг утас` is a phone, but rather a smart one.
    else if (
      at === last &&
      !usesAreGoods &&
      !unfinished &&
      (isKindOf(words, match) || (isGoods && words.length > 1 && !similar.length && !typed.some(({ score }) => score >= CERTAIN_SCORE)))
    )
      modifiers.push(...toModifierTerms(words.slice(0, -1), meanings).map(each => ({ ...each, described: null })))
    const own = words.filter(word => word !== implied)
    if (isGoods && similar.length && found.length && own.length && found.every(each => each.words.length > 1))
      unsure = { term: terms.length - 1, words: [own.join(' ')], isPhrase: own.length > 1 }
    if (at !== last && match?.isGoods && findPolarity(words.at(-1) ?? '') === 'with') goods.push(terms.length - 1)
    const isKnown = !isRespelt && isNamingGoods(words, match, meanings)
    if (isUse && similar.length) head = { term: terms.length - 1, isGoods: true }
    else if (!unfinished && !usesAreGoods && mayBeHead && at <= last && (isGoods || isKnown)) head = { term: terms.length - 1, isGoods }
  }
  terms.push(...modifiers)
  const explained = spans.flatMap(({ words }) => (words.some(word => missing.includes(word)) ? [] : words))
  const suggested = reading.suggested ? toSuggestedTerm(reading.suggested.kinds, meanings) : null
  const every = terms.every(term => term.isSoft) ? terms.map(term => ({ ...term, isSoft: false })) : terms
  const frequencies = head && every.length > 2 ? readFrequencies(meanings) : null
  const weighed = frequencies
    ? every.map((term, at) =>
        at === head?.term ? term : { ...term, weight: calculateRarity(term.alternatives, frequencies, RARITY_SLOPE) }
      )
    : every
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
