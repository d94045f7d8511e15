import { keysOf, withoutEndings, wordsOf } from '#domain/search.ts'
import { LONGEST_PHRASE } from '#domain/synonyms.ts'
import { remember } from '../db/remember.ts'
import { searchSynonyms } from './tables.ts'

/** Phrases that mean the same, each as its words. */
export interface Synonyms {
  /** By the keys of a phrase's words: every phrase of its groups. */
  byPhrase: Map<string, string[][]>
  /** Those of several words also without the endings of the last: гар утасны. */
  byStem: Map<string, string[][]>
}

/** Remembered until `synonyms` or `site` is announced. */
export const readSynonyms = remember(['synonyms', 'site'], async (db): Promise<Synonyms> => {
  const byPhrase: Synonyms['byPhrase'] = new Map()
  const byStem: Synonyms['byStem'] = new Map()
  for (const { phrases } of await db.select().from(searchSynonyms)) {
    const group = phrases.map(phrase => wordsOf(phrase, LONGEST_PHRASE)).filter(words => words.length > 0)
    for (const words of group) {
      const others = group.filter(other => other !== words)
      for (const name of namesOf(words)) byPhrase.set(name, [...(byPhrase.get(name) ?? []), ...others])
      for (const name of stemsOf(words)) byStem.set(name, [...(byStem.get(name) ?? []), words, ...others])
    }
  }
  return { byPhrase, byStem }
})

/** The longest phrase with synonyms that begins at a word, and the others of its group. */
export function synonymsAt(
  { byPhrase, byStem }: Synonyms,
  words: readonly string[],
  start: number
): { length: number; phrases: string[][] } | null {
  for (let length = Math.min(LONGEST_PHRASE, words.length - start); length > 0; length--) {
    const span = words.slice(start, start + length)
    const phrases = firstOf(byPhrase, namesOf(span)) ?? firstOf(byStem, stemsOf(span))
    if (phrases) return { length, phrases }
  }
  return null
}

function firstOf(phrases: ReadonlyMap<string, string[][]>, names: readonly string[]): string[][] | undefined {
  return names.map(name => phrases.get(name)).find(Boolean)
}

/** A single word without its endings is too often another one's. */
function stemsOf(words: readonly string[]): string[] {
  const last = words.at(-1)
  return last === undefined || words.length < 2 ? [] : namesOf([...words.slice(0, -1), withoutEndings(last)])
}

/** A phrase may be typed in Latin letters too: every reading of it is a name. */
function namesOf(words: readonly string[]): string[] {
  return words.reduce<string[]>(
    (names, word) =>
      names.flatMap(name =>
        keysOf(word)
          .slice(0, 4)
          .map(key => `${name} ${key}`)
      ),
    ['']
  )
}
