import { toKey } from './phrase-keys.ts'
import { findSynonymsAt, type Synonyms } from './synonym-index.ts'

const CHEAP = toKey(['хямд'])

/** Whether a text asks for low prices by any word that the vocabulary has for `хямд`. */
export function isAskingForLowPrices(synonyms: Synonyms, words: readonly string[]): boolean {
  return words.some((_, at) => findSynonymsAt(synonyms, words, at)?.groups.some(({ names }) => names.includes(CHEAP)))
}
