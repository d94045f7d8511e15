import { toKey } from './phrase-keys.ts'
import { findSynonymsAt, type Synonyms } from './synonym-index.ts'

/** By any word that the vocabulary has for one. */
const WORDS = { isCheap: 'хямд', isLarge: 'том', isSmall: 'жижиг' }

/** Of goods that match alike, which are asked for. */
export type Preferences = Record<keyof typeof WORDS, boolean>

const NO_PREFERENCES: Preferences = { isCheap: false, isLarge: false, isSmall: false }

const KEYS = Object.entries(WORDS).map(([name, word]) => [name, toKey([word])] as const)

/** Whether a text asks for low prices or for a size. */
export function findPreferences(synonyms: Synonyms, words: readonly string[]): Preferences {
  const names = new Set(words.flatMap((_, at) => findSynonymsAt(synonyms, words, at)?.groups.flatMap(group => group.names) ?? []))
  return { ...NO_PREFERENCES, ...Object.fromEntries(KEYS.map(([name, key]) => [name, names.has(key)])) }
}
