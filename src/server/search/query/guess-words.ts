import { isPossibleMeaning } from '#domain/misspelling.ts'
import { toPhoneticKey } from '#domain/phonetic-key.ts'
import type { Db } from '../../kernel/db/open.ts'
import { findNearestSynonyms } from '../spelling/misspelt-synonym.ts'
import { CERTAIN_SCORE, type Reading } from './query-spans.ts'
import { findSynonymsAt, type SynonymMatch, type Synonyms } from '../words/synonym-index.ts'
import { guessMeanings } from '../spelling/word-guesses.ts'
import { findMeanings, type Meaning, findScore } from '../spelling/word-meanings.ts'

/** By which a word for goods that the shop does not have must be nearer than a word of the catalogue. */
const UNSOLD_MARGIN = 0.1
/** A shorter misspelt word is one for goods of the shop. */
const MIN_UNSOLD_LENGTH = 4

/** Whether goods of the catalogue are called by a phrase. */
export function isSoldAs(phrase: readonly string[], meanings: ReadonlyMap<string, Meaning[]>): boolean {
  return phrase.every(word => findScore(meanings, word) >= CERTAIN_SCORE) && meanings.get(phrase.at(-1) ?? '')?.[0]?.namesGoods === true
}

/**
 * Guesses for unknown words: words of the catalogue, and words with synonyms where these are nearer.
 * @param isEnglishText see `isPossibleMeaning`
 */
export async function addGuesses(
  db: Db,
  unknown: readonly string[],
  reading: Reading,
  synonyms: Synonyms,
  isEnglishText = false
): Promise<void> {
  const { words, meanings, matches, respelt } = reading
  for (const [word, all] of await guessMeanings(db, unknown)) {
    const guesses = all.filter(each => !each.guessed || isPossibleMeaning(word, each.word, isEnglishText))
    if ((guesses[0]?.score ?? 0) > findScore(meanings, word)) meanings.set(word, guesses)
  }
  const candidates = unknown.flatMap(word =>
    findNearestSynonyms(synonyms, word).flatMap((nearest): Candidate[] => {
      const match = findSynonymsAt(synonyms, [nearest.word], 0)
      return match && nearest.score > findScore(meanings, word) && isPossibleMeaning(word, nearest.word, isEnglishText)
        ? [{ word, nearest, match }]
        : []
    })
  )
  for (const word of unknown) {
    const near = candidates.filter(each => each.word === word)
    // Goods that the shop does not have only where they are much nearer than words of the catalogue.
    const found =
      (await findFirstSold(db, near)) ??
      near.find(
        ({ nearest }) => nearest.score >= findScore(meanings, word) + UNSOLD_MARGIN && toPhoneticKey(word).length >= MIN_UNSOLD_LENGTH
      )
    if (!found) continue
    const { nearest, match } = found
    meanings.delete(word)
    respelt.set(word, nearest.word)
    const own = [[nearest.word]]
    matches.set(words.indexOf(word), {
      ...match,
      length: 1,
      own,
      phrases: [{ words: own[0] ?? [], key: '', use: match.isGoods ? ('goods' as const) : null }, ...match.phrases]
    })
  }
  if (respelt.size)
    for (const [word, found] of await findMeanings(db, listPhraseWords(matches))) if (!meanings.has(word)) meanings.set(word, found)
}

interface Candidate {
  word: string
  nearest: { word: string; score: number }
  match: SynonymMatch
}

/** The first of which the catalogue has a word or phrase. */
async function findFirstSold(db: Db, near: readonly Candidate[]): Promise<Candidate | null> {
  for (const each of near) {
    const phrases = [[each.nearest.word], ...each.match.phrases.map(({ words }) => words)]
    const known = await findMeanings(db, phrases.flat())
    const isKnown = (phrase: readonly string[]): boolean => phrase.every(word => findScore(known, word) >= CERTAIN_SCORE)
    if (phrases.some(phrase => (each.match.isGoods ? isSoldAs(phrase, known) : isKnown(phrase)))) return each
  }
  return null
}

export function listPhraseWords(matches: ReadonlyMap<number, SynonymMatch>): string[] {
  return [...matches.values()].flatMap(({ phrases, kinds }) => [...phrases.flatMap(({ words }) => words), ...kinds.flat(2)])
}
