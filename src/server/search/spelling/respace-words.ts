import { isCyrillic } from '#domain/search.ts'
import type { Db } from '../../kernel/db/open.ts'
import { isSynonym } from './misspelt-synonym.ts'
import type { Synonyms } from '../words/synonym-index.ts'
import { EXACT_WORD_SCORE, findMeanings, type Meaning, findScore } from './word-meanings.ts'
import { isNumber } from '../words/word-forms.ts'

/** Minimum score of the parts of a split word. */
const CERTAIN_PART_SCORE = 0.88
const MIN_PART_LENGTH = 3
const MIN_SPLIT_LENGTH = 6
/** Of a word with a model, `uulx1`. */
const MIN_MODEL_SPLIT_LENGTH = 5
/** The parts of a shorter word are as written: `хөхүүр` is no `хөх үүр`. */
const MIN_CYRILLIC_SPLIT_LENGTH = 7
const WRITTEN_SCORE = 1
const MODEL = /^\p{L}\d$/u

const scorePart = (meanings: ReadonlyMap<string, Meaning[]>, word: string): number => {
  const score = meanings.get(word)?.[0]?.score ?? 0
  return score >= CERTAIN_PART_SCORE ? score : 0
}

/** `м 5` */
const isModel = ([letter = '', figure = '']: readonly string[]): boolean => letter.length === 1 && !isNumber(letter) && isNumber(figure)

/** One word typed as two, one of them unknown: `sun glases`. */
export async function joinWords(
  db: Db,
  words: readonly string[],
  unknown: readonly string[],
  synonyms: Synonyms
): Promise<string[] | null> {
  const pairs = words.slice(1).map((word, at) => ({ at, both: `${words[at]}${word}`, parts: [words[at] ?? '', word] }))
  const candidates = pairs.filter(({ parts }) => parts.some(word => unknown.includes(word)) || isModel(parts))
  if (!candidates.length) return null
  const meanings = await findMeanings(
    db,
    candidates.map(({ both }) => both)
  )
  const match = candidates.find(({ both, parts }) =>
    isModel(parts) ? findScore(meanings, both) >= EXACT_WORD_SCORE : scorePart(meanings, both) > 0 || isSynonym(synonyms, both)
  )
  return match ? words.toSpliced(match.at, 2, match.both) : null
}

/** Two words typed as one: `моринхуур`. @param likely unknown words with a likely guess, of which both parts must be as written: `уулбүүк` */
export async function splitWords(
  db: Db,
  words: readonly string[],
  unknown: readonly string[],
  likely: readonly string[] = []
): Promise<string[] | null> {
  const isPart = (part: string): boolean => part.length >= MIN_PART_LENGTH || MODEL.test(part)
  const parts = (word: string): [string, string][] =>
    Array.from({ length: word.length - 1 }, (_, at): [string, string] => [word.slice(0, at + 1), word.slice(at + 1)]).filter(both =>
      both.every(isPart)
    )
  const candidates = [...unknown, ...likely].filter(
    word => word.length >= (/\d/.test(word) ? MIN_MODEL_SPLIT_LENGTH : MIN_SPLIT_LENGTH) && !isNumber(word)
  )
  if (!candidates.length) return null
  const meanings = await findMeanings(
    db,
    candidates.flatMap(word => parts(word).flat())
  )
  const best = new Map(
    candidates.flatMap(word => {
      const rated = parts(word).map(both => ({ both, score: Math.min(...both.map(part => scorePart(meanings, part))) }))
      // A word in Latin letters with a likely guess is mostly a Mongolian one.
      const isWritten = isCyrillic(word) ? word.length < MIN_CYRILLIC_SPLIT_LENGTH : likely.includes(word)
      const least = isWritten ? WRITTEN_SCORE : likely.includes(word) ? EXACT_WORD_SCORE : CERTAIN_PART_SCORE
      const [first] = rated.filter(({ score }) => score >= least).toSorted((a, b) => b.score - a.score)
      return first ? [[word, first.both] as const] : []
    })
  )
  return best.size ? words.flatMap(word => best.get(word) ?? [word]) : null
}
