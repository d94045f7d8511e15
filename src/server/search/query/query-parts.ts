import { isMongolianVerb, isObjectCase, isObliqueCase, isPlainVerb } from '../words/grammar.ts'
import { findPrivative } from '../words/privatives.ts'
import { findQuantity } from './quantities.ts'
import { findSynonymsAt, NO_SYNONYMS, type SynonymMatch, type Synonyms } from '../words/synonym-index.ts'
import { guessUseKinds, listUseKinds } from '../words/use-kinds.ts'
import { findPair, type FoundPair, type PairPart } from '../words/synonym-pairs.ts'
import { isNumber } from '../words/word-forms.ts'

/** A word beside those that stand for a use, which says no more where no goods are named: `өвөл идэх` of `өвөл идэх махаа хадгалах`. */
export const BESIDE_PAIR: SynonymMatch = { ...NO_SYNONYMS, isSoft: true }

/** Gives the last of the phrases that stand for a group together its meaning; the others only rank. */
export function applyPair(synonyms: Synonyms, words: readonly string[], matches: Map<number, SynonymMatch>): void {
  const found = findPairIn(synonyms, words, matches)
  if (!found) return
  const { pair, apart, parts } = found
  for (const [start, match] of apart) {
    if (match) matches.set(start, match)
    else matches.delete(start)
  }
  const last = Math.max(...pair.starts)
  const pairKinds = listUseKinds(synonyms, pair, parts)
  for (const { start, match } of parts) if (!match) matches.set(start, BESIDE_PAIR)
  for (const { start, words: span, match } of parts.filter(part => pair.starts.includes(part.start))) {
    const kinds = start === last ? pairKinds : []
    const known = match ?? NO_SYNONYMS
    matches.set(start, {
      ...known,
      length: span.length,
      phrases: [],
      own: [],
      kinds,
      isGoods: false,
      isAttribute: true,
      isSoft: start !== last,
      isOccasion: start === last,
      isWritten: true,
      byForm: false
    })
  }
}

/** `гарт`, `машинд` and `утсаа` */
const isInCase = (word: string): boolean => isObjectCase(word) || isObliqueCase(word) || /[рсгв]т$/.test(word)

/**
 * Kinds of goods that words suggest together, where no word names goods or a use.
 * @param typed the words with those that say nothing by themselves
 */
export function suggestUse(
  synonyms: Synonyms,
  { words, typed, matches }: { words: readonly string[]; typed: readonly string[]; matches: ReadonlyMap<number, SynonymMatch> }
): ReturnType<typeof guessUseKinds> {
  const isNamed = [...matches].some(([start, { isOccasion, isGoods, isWritten, byForm, length }]) => {
    const last = words[start + length - 1] ?? ''
    return isOccasion || (isGoods && ((isWritten && !byForm) || !(isInCase(last) || isPlainVerb(last))))
  })
  return isNamed ? null : guessUseKinds(synonyms, toParts(typed, findMatches(synonyms, typed)))
}

/** The pair of a text, of which words may stand in phrases for something else: `кипятить воду` and `в машине`. */
function findPairIn(
  synonyms: Synonyms,
  words: readonly string[],
  matches: ReadonlyMap<number, SynonymMatch>
): { pair: FoundPair; apart: Map<number, SynonymMatch | null>; parts: PairPart[] } | null {
  const phrases = toParts(words, matches)
  const whole = findPair(synonyms, phrases)
  const apart = new Map<number, SynonymMatch | null>()
  for (const { start, words: span, match } of phrases)
    if (span.length > 1 && (!match?.isGoods || (match.byForm && isMongolianVerb(span.at(-1) ?? ''))))
      apart.set(start, findSynonymsAt(synonyms, span.slice(0, 1), 0))
  if (apart.size) {
    const single = toParts(words, new Map([...matches, ...apart].flatMap(([start, match]) => (match ? [[start, match]] : []))))
    const split = findPair(synonyms, single)
    // A phrase for a use is more specific than two words.
    const least = phrases.some(({ words: span, match }) => span.length > 1 && match?.isOccasion) ? 29 : 0
    const isWithin = phrases.some(({ start, words: span }) => split?.starts.every(at => at >= start && at < start + span.length))
    if (split && !isWithin && split.rank > (whole ? whole.rank + 5 : least)) return { pair: split, apart, parts: single }
  }
  return whole && { pair: whole, apart: new Map(), parts: phrases }
}

/** The words and phrases of a text. */
export function toParts(words: readonly string[], matches: ReadonlyMap<number, SynonymMatch>): PairPart[] {
  const parts: PairPart[] = []
  for (let start = 0; start < words.length;) {
    const match = matches.get(start)
    const span = words.slice(start, start + (match?.length ?? 1))
    parts.push({ start, words: span, match })
    start += span.length
  }
  return parts
}

/**
 * Synonyms by the position of their first word.
 * @param options.breaks positions of words that continue no phrase: a bicycle with a basket is no bicycle basket
 * @param options.figures see `findQuantity`
 */
export function findMatches(
  synonyms: Synonyms,
  words: readonly string[],
  { isCode = false, breaks = [], figures = [] }: { isCode?: boolean; breaks?: readonly number[]; figures?: readonly number[] } = {}
): Map<number, SynonymMatch> {
  const matches = new Map(
    words.flatMap((word, start) => {
      const part = words.slice(
        0,
        breaks.find(each => each > start)
      )
      // `2` of a code is not `two`.
      const match =
        isCode && isNumber(word)
          ? null
          : (findQuantity(part, start, figures) ?? findSynonymsAt(synonyms, part, start) ?? findPrivative(synonyms, word))
      return match ? [[start, match] as const] : []
    })
  )
  preferLaterPhrases(matches)
  return matches
}

/**
 * Of two phrases for goods that share a word, the later names them, and the words before it only rank: `гар утасны гэр` is a case and
 * no phone, `apple watch band` a band.
 */
function preferLaterPhrases(matches: Map<number, SynonymMatch>): void {
  for (const [start, { length, isGoods }] of matches) {
    if (length < 2 || !isGoods) continue
    const later = [...matches].find(
      ([at, other]) => at > start && at < start + length && at + other.length > start + length && other.isGoods && other.isWritten
    )
    if (!later) continue
    for (let at = start; at < later[0]; at++) matches.set(at, { ...NO_SYNONYMS, isAttribute: true, isSoft: true })
  }
}
