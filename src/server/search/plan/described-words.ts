import { findPolarity } from '#domain/word-stem.ts'
import { toRootKeys, toTypedRootKeys } from '#domain/word-roots.ts'
import { isFunctionWord } from '../words/grammar.ts'
import type { SynonymMatch } from '../words/synonym-index.ts'
import { isNumber } from '../words/word-forms.ts'

const MAX_ROOTS = 40

/** Score of a word that only the description has: less than the difference of two fields, more than that of short and long titles. */
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
  const contentWords = listContentWords(words)
  const roots = contentWords.map(word => selectPolar(word, (match?.isWritten ? toRootKeys : toTypedRootKeys)(word)))
  // `with pockets` and `халаастай`
  const same = contentWords.length > 1 ? [] : (match?.phrases ?? []).flatMap(phrase => listSame(listContentWords(phrase.words)))
  const all = roots.map(each => [...new Set([...each, ...same])].slice(0, MAX_ROOTS)).filter(each => each.length)
  return all.length ? { roots: all, score } : null
}

const listContentWords = (words: readonly string[]): string[] => words.filter(word => !isFunctionWord(word))
const listSame = ([only = '', ...rest]: readonly string[]): string[] => (rest.length ? [] : selectPolar(only, toRootKeys(only)))

/** Without the root of what goods lack: `утасгүй` is not found by утас. */
function selectPolar(word: string, keys: readonly string[]): string[] {
  const lacking = findPolarity(word) === 'without' ? keys.filter(key => findPolarity(key) === 'without') : []
  return lacking.length ? lacking : [...keys]
}
