import { isNumber } from './query-spans.ts'
import { findPrivative } from './privatives.ts'
import { findQuantity } from './quantities.ts'
import { findSynonymsAt, NO_SYNONYMS, type SynonymMatch, type Synonyms } from './synonym-index.ts'
import { findPair, type PairPart } from './synonym-pairs.ts'

/** Of phrases that stand for a group together, the last one has its meaning, and the others only rank. */
export function applyPair(synonyms: Synonyms, words: readonly string[], matches: Map<number, SynonymMatch>): void {
  const parts = toParts(words, matches)
  const pair = findPair(synonyms, parts)
  if (!pair) return
  const last = Math.max(...pair.starts)
  for (const { start, words: span, match } of parts.filter(part => pair.starts.includes(part.start))) {
    const kinds = start === last ? pair.kinds : []
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
  return new Map(
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
}
