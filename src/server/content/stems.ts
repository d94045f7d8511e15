import type { TranslationContent } from '#domain/editing.ts'
import { tokenize } from '#domain/search.ts'
import { toPhoneticKey, toPhoneticKeys } from '#domain/phonetic-key.ts'
import { stemWord } from '#domain/word-stem.ts'
import { toBlockText } from '#domain/document-text.ts'

const MAX_WORDS = 20_000
const MAX_STEMS = 3000

/** Distinct stems of the words of a text. */
export function toStems({ title, summary, lead, blocks }: TranslationContent): string[] {
  const words = tokenize([title, summary, lead, ...blocks.map(toBlockText)].join(' '), MAX_WORDS)
  return [...new Set([...new Set(words)].map(word => toPhoneticKey(stemWord(word))))].slice(0, MAX_STEMS)
}

/** Possible stems of each word of a query. */
export function parseQueryStems(text: string): string[][] {
  return tokenize(text).map(word => toPhoneticKeys(stemWord(word)))
}
