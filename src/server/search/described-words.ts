import { toRootKeys, toTypedRootKeys } from '#domain/word-roots.ts'
import { isNumber } from './query-spans.ts'
import type { SynonymMatch } from './synonym-index.ts'

const MAX_ROOTS = 40

/** Of a word that only the description has: less than two fields differ, more than the length of titles does. */
const DESCRIBED_SCORE = 0.15
const SOFT_DESCRIBED_SCORE = 0.05

/** What a description may say. */
export interface Described {
  /** For each word one of its roots. */
  roots: readonly (readonly string[])[]
  score: number
}

/** The roots of a word or phrase in a description, and for a word those of its synonyms. */
export function toDescribed(
  words: readonly string[],
  match: SynonymMatch | undefined,
  isSoft: boolean,
  score = isSoft ? SOFT_DESCRIBED_SCORE : DESCRIBED_SCORE
): Described | null {
  if (words.some(isNumber)) return null
  const roots = words.map(match?.isWritten ? toRootKeys : toTypedRootKeys)
  const same =
    words.length > 1 ? [] : (match?.phrases ?? []).flatMap(phrase => (phrase.words.length > 1 ? [] : phrase.words.flatMap(toRootKeys)))
  const all = roots.map(each => [...new Set([...each, ...same])].slice(0, MAX_ROOTS))
  return all.every(each => each.length) ? { roots: all, score } : null
}
