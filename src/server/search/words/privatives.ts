import { isCyrillic } from '#domain/search.ts'
import { findPolarity } from '#domain/word-stem.ts'
import { isPrivative } from './grammar.ts'
import { findSynonymsAt, NO_SYNONYMS, type SynonymMatch, type Synonyms } from './synonym-index.ts'

const ENDING = 'гүй'

/** `without buttons` as a word, which `findPrivative` understands. */
export const toPrivative = (word: string): string => `${word}${ENDING}`

/** Whether a word stands for `without` and a typed one. */
export const isAddedPrivative = (word: string, typed: readonly string[]): boolean =>
  word.endsWith(ENDING) && !typed.includes(word) && typed.includes(word.slice(0, -ENDING.length))

/** The words, where those that follow `without` have its ending. */
export const listPrivatives = (typed: readonly string[]): string[] =>
  typed.map((word, at) => (isPrivative(typed[at - 1] ?? '') ? toPrivative(word) : word))

/** A word with the ending of what goods lack, and the same of its synonyms: `товчгүй` of `buttons`. */
export function findPrivative(synonyms: Synonyms, word: string): SynonymMatch | null {
  if (findPolarity(word) !== 'without' || !word.endsWith(ENDING)) return null
  const match = findSynonymsAt(synonyms, [word.slice(0, -ENDING.length)], 0)
  const same = match?.groups.flatMap(({ phrases }) => phrases.flatMap(({ words: [only = '', ...rest] }) => (rest.length ? [] : [only])))
  const words = [...new Set(same)].filter(each => isCyrillic(each)).map(each => [toPrivative(each)])
  if (!words.length) return null
  return { ...NO_SYNONYMS, phrases: words.map(each => ({ words: each, key: '', use: 'attribute' })), isAttribute: true, joined: word }
}
