import { parseAudienceText } from '#domain/query-filters.ts'
import { findPolarity } from '#domain/word-stem.ts'
import { isGenitive, isMongolianVerb, isPlainVerb, isObjectCase, isObliqueCase, isRussianInfinitive } from '../words/grammar.ts'
import { findBrandKinds } from '../words/known-brands.ts'
import type { SynonymMatch } from '../words/synonym-index.ts'
import { readGeneralWords } from '../words/vocabulary.ts'
import type { Meaning } from '../spelling/word-meanings.ts'
import { isNumber } from '../words/word-forms.ts'

const MIN_HEAD_SCORE = 0.7
/** Below this score a word counts as unknown, and similar words are searched. */
export const CERTAIN_SCORE = 0.85

/** The words of a query with what is known of each. */
export interface Reading {
  words: readonly string[]
  /** Number of words before the first preposition: `case` of `case for phones`. */
  headEnd: number
  /** Words of the catalogue by typed word. */
  meanings: Map<string, Meaning[]>
  /** Synonyms by the position of their first word. */
  matches: Map<number, SynonymMatch>
  /** Words with synonyms that are taken for misspelt ones. */
  respelt: Map<string, string>
  /** The last word may be incomplete. */
  unfinished: boolean
  /** A word that only a brand says: see `addImpliedKind`. */
  implied?: string | undefined
  /** Kinds of goods that several words suggest together, where no word names goods or a use, and these words. */
  suggested?: { kinds: SynonymMatch['kinds']; words: readonly string[] } | undefined
}

export interface Span {
  words: readonly string[]
  match: SynonymMatch | undefined
  /** Whether it may name the goods: not a number, material, colour and the like. */
  mayBeHead: boolean
  isSoft: boolean
}

export function toSpans(reading: Reading, byGrammar = true): Span[] {
  const { words, headEnd, matches, meanings } = reading
  const spans: Span[] = []
  const isBrand = (word = ''): boolean => findBrandKinds(word) !== null
  const isGoodsNamed = [...matches].some(([at, match]) => match.isGoods && match.isWritten && !match.byForm && !isBrand(words[at]))
  // `сурах` of `хүүхдийн дугуй сурах` is no textbook.
  const isLearning = (start: number): boolean =>
    isPlainVerb(words[start] ?? '') &&
    [...matches].some(([at, { isGoods, isWritten, byForm }]) => at < start && isGoods && isWritten && !byForm)
  for (let start = 0; start < words.length;) {
    const match = matches.get(start)
    const span = words.slice(start, start + (match?.length ?? 1))
    // `эспрессо аппарат`: the goods stand before the general word.
    const isGeneral =
      span.length === 1 &&
      ((readGeneralWords().has(span[0] ?? '') && spans.some(each => each.match?.isGoods)) ||
        isPackOf(span, spans.at(-1)) ||
        isVesselOf(span, spans.at(-1)))
    // `чехол айфон`: a brand is none of the goods beside others.
    const describes =
      byGrammar &&
      span.length === 1 &&
      (isDescribingGoods(span[0] ?? '', match, meanings) || (isGoodsNamed && (isBrand(span[0]) || isLearning(start))))
    const mayBeHead = start < headEnd && !match?.isAttribute && !isGeneral && !span.every(isNumber) && !describes
    spans.push({ words: span, match, mayBeHead, isSoft: isGeneral || match?.isSoft === true })
    start += span.length
  }
  if (spans.every(({ isSoft }) => isSoft)) for (const span of spans) span.isSoft = false
  if (spans.some(({ mayBeHead }) => mayBeHead)) return spans
  // `телефон для бабушки с большими кнопками`: the goods are those of a use, where no others are named.
  const isNamed = spans.some(({ match }) => match?.isGoods && match.isWritten && !match.byForm)
  const isUse = !isNamed && spans.some(({ match }) => match?.isOccasion)
  // `хөлдсөн замд гулгадаг`: no goods are named either.
  const isOnlyDone = spans.every(({ words: [word = ''], match }) => !match?.isGoods || PARTICIPLE.test(word) || isPlainVerb(word))
  if (isUse && (headEnd < words.length || isOnlyDone)) return spans
  if (headEnd === words.length) return byGrammar ? toSpans(reading, false) : spans
  // `gift for a baby`: the goods follow the preposition.
  return toSpans({ ...reading, headEnd: words.length })
}

/** What goods are packed in. */
const PACKS = new Set('уут хайрцаг лааз лонх боодол пакет савлагаа uut hairtsag khairtsag'.split(' '))

/** Whether a word says no more of the goods before it, `сүүтэй цай уут`, than that they are packed; `шагайн уут` is a pouch. */
function isPackOf([word = '']: readonly string[], before: Span | undefined): boolean {
  if (!PACKS.has(word) || !before?.match?.isGoods) return false
  return before.match.isWritten && !before.match.byForm && !isGenitive(before.words.at(-1) ?? '')
}

/** `цэцэг тавих сав`: the words before the vessel already are a name of goods. */
const isVesselOf = ([word = '']: readonly string[], before: Span | undefined): boolean =>
  (word === 'сав' || word === 'sav') && before?.match?.isGoods === true && isPlainVerb(before.words.at(-1) ?? '')

/** A participle describes the goods: `унадаг` (ridden), `савладаг` (rocking), `хөлдсөн` (frozen). */
const PARTICIPLE = /(?<=.{2})(?:д[аэоө]г|с[аэоө]н)$/

/** Whether a word says whom or what the goods are for or have, in any place: `смарт цаг эмэгтэй`, `бариул утасны`, `аппарат капсултай`. */
function isDescribingGoods(word: string, match: SynonymMatch | undefined, meanings: Reading['meanings']): boolean {
  if (match?.isGoods && match.isWritten && !match.byForm) return false
  const isCase =
    isGenitive(word) || PARTICIPLE.test(word) || (match?.byForm === true && (isObliqueCase(word) || findPolarity(word) !== null))
  // Also with a mistake: `эмэгтей`.
  return isCase || [word, meanings.get(word)?.[0]?.word ?? ''].some(each => parseAudienceText(each)?.rest === '')
}

/** Whether goods are named, so that what they are for only describes them: `boots for hiking`. */
export function hasAnyGoods(spans: readonly Span[], reading: Reading): boolean {
  const isPairFound = spans.some(({ match }) => isPaired(match))
  const least = isPairFound ? CERTAIN_SCORE : MIN_HEAD_SCORE
  // What follows a verb is what something is done with: `чистить салон автомобиля`.
  const verb = isPairFound ? spans.findIndex(({ words: [word = '', ...rest] }) => !rest.length && isRussianInfinitive(word)) : -1
  return spans.some(
    ({ words, match, mayBeHead }, at) =>
      mayBeHead &&
      (verb < 0 || at < verb) &&
      !(isPairFound && isPartOfUse(words, match)) &&
      (match?.isGoods === true || (!reading.respelt.has(words[0] ?? '') && isNamingGoods(words, match, reading.meanings, least)))
  )
}

/** Whether a word stands for a use together with others. */
export const isPaired = (match: SynonymMatch | undefined): boolean => match?.isOccasion === true && match.phrases.length === 0

/** Where goods are used, and vessels of any kind. */
const PLACES = new Set('гэр ажил ажлын байр дома дом работе home house work сав'.split(' '))

/** Whether a word of a use is none for the goods, although it has the stem of one. */
function isPartOfUse(words: readonly string[], match: SynonymMatch | undefined): boolean {
  const [word = '', ...rest] = words
  if (rest.length) return false
  if (readGeneralWords().has(word) || PLACES.has(word)) return true
  // `чихэвч` ends like a verb.
  if (match?.isGoods && match.isWritten && !match.byForm && !isPlainVerb(word)) return false
  return isMongolianVerb(word) || isObjectCase(word) || findPolarity(word) !== null || parseAudienceText(word)?.rest === ''
}

export function hasMeaning(words: readonly string[], meanings: ReadonlyMap<string, Meaning[]>): boolean {
  return words.some(word => meanings.get(word)?.length)
}

export function isNamingGoods(
  words: readonly string[],
  match: SynonymMatch | undefined,
  meanings: ReadonlyMap<string, Meaning[]>,
  least = MIN_HEAD_SCORE
): boolean {
  const typed = meanings.get(words.at(-1) ?? '') ?? []
  const synonyms = match?.phrases.flatMap(phrase => meanings.get(phrase.words.at(-1) ?? '') ?? []) ?? []
  return [...typed, ...synonyms].some(meaning => meaning.namesGoods && !meaning.guessed && meaning.score >= least)
}
