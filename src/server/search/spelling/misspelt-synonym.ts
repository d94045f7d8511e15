import { isGibberish } from '#domain/gibberish.ts'
import { isCyrillic, isOtherHarmony } from '#domain/search.ts'
import { toPhoneticKeys } from '#domain/phonetic-key.ts'
import { toKey, toLetterSet } from '../words/phrase-keys.ts'
import type { Synonyms } from '../words/synonym-index.ts'
import { GOODS_BONUS, guessScore, rateByLetters, SWAPPED_SCORE, toSwaps } from './word-guesses.ts'
import { hasSameScript } from './word-meanings.ts'

/** Minimum score of a word that a misspelt one may mean. */
const MIN_NEAR_SCORE = 0.62
/** Shorter keys are compared by their sounds. */
const MIN_GUESSED_KEY = 4
const SHORT_SCORE = 0.7
/** Final consonants written for each other. */
const MISHEARD = new Set(['td', 'dt', 'sz', 'zs', 'gk', 'kg', 'bp', 'pb', 'bv', 'vb', 'jw', 'wj'])
const VOWEL = /[aeiu]/

/** Whether a word is one of the phrases as written. */
export function isSynonym(synonyms: Synonyms, word: string): boolean {
  const groups = synonyms.flatMap(({ byPhrase }) => byPhrase.get(toKey([word])) ?? [])
  return groups.some(({ phrases }) => phrases.some(({ words }) => words.length === 1 && words[0] === word))
}

interface Near {
  word: string
  score: number
}

/** Maximum words that a misspelt one may mean. */
const MAX_NEAR = 3
/** Words further below the nearest are not considered. */
const NEAR_MARGIN = 0.08

/** The words with synonyms that a misspelt word may mean, the most similar first. */
export function findNearestSynonyms(synonyms: Synonyms, typed: string): Near[] {
  if (isGibberish(typed)) return []
  const swapped = toSwaps(typed).find(swap => isSynonym(synonyms, swap))
  if (swapped) return [{ word: swapped, score: SWAPPED_SCORE }]
  const found = new Map<string, number>()
  for (const key of toPhoneticKeys(typed)) {
    const letters = toLetterSet(key)
    for (const { words } of synonyms)
      for (const candidate of words) {
        // Compares the letters first, which excludes nearly all words.
        if (Math.abs(candidate.key.length - key.length) > 3 || countBits(candidate.letters ^ letters) > 4) continue
        // As in `guessMeanings`: a Cyrillic word is not corrected to an English one.
        if ((isCyrillic(typed) && !hasSameScript(typed, candidate.word)) || isOtherHarmony(typed, candidate.word)) continue
        const sound =
          key.length < MIN_GUESSED_KEY ? (isCyrillic(typed) ? scoreShortWord(key, candidate.key) : 0) : guessScore(key, candidate.key)
        const score = rateByLetters(sound, typed, candidate.word) + (candidate.isGoods ? GOODS_BONUS : 0)
        if (score >= MIN_NEAR_SCORE && score > (found.get(candidate.word) ?? 0)) found.set(candidate.word, score)
      }
  }
  const near = [...found].map(([word, score]) => ({ word, score })).toSorted((a, b) => b.score - a.score)
  return near.filter(({ score }) => score >= (near[0]?.score ?? 0) - NEAR_MARGIN).slice(0, MAX_NEAR)
}

/** Scores a word of three sounds with two swapped, one missing inside or the last one misheard: `нмо`, `цүх`, `өмт`. */
function scoreShortWord(typed: string, word: string): number {
  if (typed.length !== 3 || word.length < 3 || word.length > 4) return 0
  const [first = '', second = '', third = ''] = typed
  if (word === `${second}${first}${third}` || word === `${first}${third}${second}`) return SHORT_SCORE
  if (word.length === 4) return word.startsWith(typed.slice(0, 2)) && word.endsWith(third) && !VOWEL.test(word.charAt(2)) ? SHORT_SCORE : 0
  return word.startsWith(typed.slice(0, 2)) && MISHEARD.has(third + word.charAt(2)) ? SHORT_SCORE : 0
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
