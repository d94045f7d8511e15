import { isCyrillic } from '#domain/search.ts'
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
import { CERTAIN_SCORE, isPaired, type Reading, type Span } from '../query/query-spans.ts'
import { isPlainVerb } from '../words/grammar.ts'
import { hasSameRoot } from '../words/phrase-keys.ts'
import { isIgnored } from '../words/vocabulary.ts'
import type { SynonymMatch } from '../words/synonym-index.ts'
import { MIN_SOUND_LENGTH } from '../words/word-forms.ts'

/** The text that a span is part of. */
export interface SpanContext {
  reading: Reading
  spans: readonly Span[]
  /** Position of the span that names the goods; -1 where none does, or while the text is typed. */
  headAt: number
  /** A use is named and no goods, so that its kinds of goods are meant. */
  usesAreGoods: boolean
  /** Whether similar kinds of goods stand for goods that the shop does not have. */
  withSimilar: boolean
}

/** What a span is in its text. */
interface SpanRole {
  /** Ranks only. */
  isSoft: boolean
  isRespelt: boolean
  /** It names the goods. */
  isGoods: boolean
  /** It names the use whose kinds of goods are meant. */
  isUse: boolean
  /** It is a use only together with other words. */
  isPair: boolean
  /** A word of a pair that is the noun of one of its kinds of goods. */
  isPairKind: boolean
}

/** The alternatives of a span. */
interface SpanMatches {
  /** As typed, or in another form. */
  typed: Alternative[]
  /** Whether one of `typed` is certain. */
  isFound: boolean
  /** Those with the meaning of the words. */
  found: Alternative[]
  /** Further kinds of goods. */
  similar: Alternative[]
  /** Whether `similar` are goods of a use beside the goods themselves. */
  isAside: boolean
}

/** Factor for a synonym of a use, which is rather in a title by chance. */
const USE_WORD_FACTOR = 0.65
/** Factor for a word as typed that has another meaning together with others: `ахмад хүний утас`. */
const PAIR_WORD_FACTOR = 0.8
/** Penalty for a similar kind beside the kind itself, so that no attribute puts its goods first. */
const BESIDE_KIND_PENALTY = 0.35

export function toRole({ reading, spans, headAt, usesAreGoods }: SpanContext, { words, match, isSoft }: Span, at: number): SpanRole {
  const isHead = at === headAt
  const isRespelt = reading.respelt.has(words[0] ?? '')
  const hasUseKinds = (): boolean => spans.some(span => span.match?.isOccasion && span.match.kinds.length)
  // `something to keep coffee hot`: other words only describe the use.
  const describesUse = usesAreGoods && !isHead && (spans.some(span => isPaired(span.match)) || (!match && hasUseKinds()))
  // `бэлэг` of `өвөөд бэлэг` is a use itself.
  const isPair = isHead && usesAreGoods && isPaired(match) && !match?.groups.some(({ use }) => use === 'occasion')
  return {
    isSoft: isSoft || describesUse,
    isRespelt,
    isGoods: isHead && match?.isGoods === true && !isRespelt && !usesAreGoods,
    isUse: isHead && usesAreGoods,
    isPair,
    isPairKind: isPair && match?.kinds.some(names => names.some(name => name.at(-1) === words.at(-1))) === true
  }
}

export function matchSpan(context: SpanContext, span: Span, role: SpanRole): SpanMatches {
  const { words, match } = span
  const { meanings } = context.reading
  const { isGoods } = role
  const typed = matchTyped(context, span, isGoods)
  const isFound = Math.max(0, ...typed.map(({ score }) => score)) >= CERTAIN_FORM_SCORE
  const synonyms = match ? matchSynonyms(words, match, meanings, isGoods, isFound) : []
  const alike = [
    ...keepTyped(words, match, typed, role),
    ...(role.isUse ? synonyms.map(each => scaleScore(each, USE_WORD_FACTOR)) : synonyms),
    ...(match?.quantity ? toQuantityAlternatives(match.quantity) : [])
  ]
  const found = alike.length || !isGoods || !match ? alike : toNamedInTitle(words, match, meanings)
  if (role.isUse)
    return {
      typed,
      isFound,
      found,
      similar: toUseAlternatives(match?.kinds ?? [], meanings, role.isPair ? PAIR_STEP : undefined),
      isAside: false
    }
  if (isGoods && context.withSimilar) {
    const penalty = found.some(each => each.words.length === 1) ? BESIDE_KIND_PENALTY : 0
    return { typed, isFound, found, similar: toKindAlternatives(match?.kinds ?? [], meanings, penalty), isAside: false }
  }
  const similar = match?.isOccasion && !role.isSoft ? matchAside(context, match) : []
  return { typed, isFound, found, similar, isAside: true }
}

/** The words as typed, and in the forms that goods are named in. */
function matchTyped({ reading: { meanings }, spans }: SpanContext, { words, match }: Span, isGoods: boolean): Alternative[] {
  const isAlone = spans.length === 1
  const leastScore = findLeastScore(words, match)
  const isWordForGoods = match?.isGoods === true && leastScore > 0 && words.length === 1
  const known = isWordForGoods ? withInflections(words, meanings, isGoods && isAlone) : meanings
  return toTypedAlternatives(words, known, isGoods, isAlone).filter(({ score }) => score >= leastScore)
}

/** Of goods that the shop has by another name, only the names of the goods themselves. */
function matchSynonyms(
  words: readonly string[],
  match: SynonymMatch,
  meanings: Reading['meanings'],
  isGoods: boolean,
  isFound: boolean
): Alternative[] {
  const all = toSynonymAlternatives(match, words, meanings, isGoods, isFound ? SYNONYM_SCORE : SYNONYM_PHRASE_SCORE)
  const isSold = isGoods && all.some(each => each.within === 'goods' && each.words.length === 1 && each.score >= CERTAIN_SCORE)
  return isSold ? all.filter(each => each.within === 'goods') : all
}

/** Which of the words as typed count: of words that stand for a use together, only those for its goods. */
function keepTyped(
  words: readonly string[],
  match: SynonymMatch | undefined,
  typed: readonly Alternative[],
  role: SpanRole
): readonly Alternative[] {
  const [word = ''] = words
  // `хийх` of `цуйван хийх` is in any title.
  const isUnsaid = isPaired(match) && words.length === 1 && isCyrillic(word) && isIgnored(word)
  if (isUnsaid) return []
  if (role.isPairKind) return toPairWords(words, typed)
  if (role.isPair) return []
  // `даарах` is what the use says, and no misspelt дараах.
  return role.isUse && match?.isWritten && !words[1] && isPlainVerb(word) ? typed.flatMap(each => toOwnForms(word, each)) : typed
}

/** An alternative of the forms of a verb only. */
function toOwnForms(word: string, alternative: Alternative): Alternative[] {
  const [spellings = []] = alternative.words
  const own = spellings.filter(other => other === word || hasSameRoot(word, other))
  return own.length ? [{ ...alternative, words: [own] }] : []
}

/** The kinds of goods of a use beside goods, and its names in titles. */
function matchAside({ reading: { meanings }, spans, headAt, usesAreGoods }: SpanContext, match: SynonymMatch): Alternative[] {
  const kinds = toAside(listOtherKinds(match, spans[headAt]), meanings)
  return usesAreGoods ? kinds : [...kinds, ...toUseNames(match, meanings)]
}

/** The word for goods of a pair, not what goods have: `цэнэглэгч` finds nothing that is `цэнэглэгчтэй`. */
const toPairWords = ([word = '']: readonly string[], typed: readonly Alternative[]): Alternative[] =>
  typed
    .filter(({ words: [spellings = []] }) => !spellings.every(each => isHaving(word, each)))
    .map(each => scaleScore(each, PAIR_WORD_FACTOR))

/** Minimum score of the meanings of a word with synonyms: one for goods has no other meaning with the same stem, and a short Latin one none that only sounds alike, as `tv` and тоо. */
function findLeastScore(words: readonly string[], match: SynonymMatch | undefined): number {
  if (!match?.isWritten || match.byForm) return 0
  const [word = '', ...rest] = words
  if (!rest.length && word.length < MIN_SOUND_LENGTH && /^[a-z]+$/.test(word)) return CERTAIN_SCORE
  return !match.isGoods ? 0 : rest.length ? MIN_KIND_SCORE : CERTAIN_FORM_SCORE
}

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
