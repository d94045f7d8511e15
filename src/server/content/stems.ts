import type { TranslationContent } from '#domain/editing.ts'
import { keyOf, keysOf, withoutEndings, wordsOf } from '#domain/search.ts'
import { textOf } from '#domain/document-text.ts'

const MOST_WORDS = 20_000
const MOST_STEMS = 3000

/** What a text is found by: the stems of its words, each once. */
export function stemsOf({ title, summary, lead, blocks }: TranslationContent): string[] {
  const words = wordsOf([title, summary, lead, ...blocks.map(textOf)].join(' '), MOST_WORDS)
  return [...new Set([...new Set(words)].map(word => keyOf(withoutEndings(word))))].slice(0, MOST_STEMS)
}

/** For every word that is asked for, the stems it may mean. */
export function asked(text: string): string[][] {
  return wordsOf(text).map(word => keysOf(withoutEndings(word)))
}
