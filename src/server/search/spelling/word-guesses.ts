import { type SQL, sql } from 'drizzle-orm'
import { isCyrillic, toPlainLetters, isOtherHarmony } from '#domain/search.ts'
import { toPhoneticKey } from '#domain/phonetic-key.ts'
import { isNear, calculateMistakeCost, calculateSimilarity } from '#domain/word-similarity.ts'
import { findPolarity } from '#domain/word-stem.ts'
import { countLetterMistakes, hasOneMistake } from '#domain/letter-mistakes.ts'
import { toVerbRoot } from '#domain/word-roots.ts'
import type { Db } from '../../kernel/db/open.ts'
import { hasSameRoot } from '../words/phrase-keys.ts'
import {
  selectBest,
  columns,
  isPrefixKey,
  selectValues,
  type Lookup,
  MAX_COMPLETIONS,
  type Meaning,
  MIN_GUESS_LENGTH,
  selectPrefixKeys,
  type Row,
  SAME_ROOT_SCORE,
  hasSameScript,
  toLookup,
  toRated
} from './word-meanings.ts'

interface Swaps {
  swaps: string[]
  swapKeys: string[]
}

/** A prefix match in a text that was submitted as finished. */
const SUBMITTED_PREFIX_SCORE = 0.84
/** Vowels are dropped and misspelt more often than consonants. */
const SAME_CONSONANTS = 0.72
const MIN_CONSONANT_SIMILARITY = 0.65
const SIMILAR_SCORE = 0.84
const LOWEST_GUESS = 0.4
/** Orders guesses with the same score by the letters in common. */
const CLOSENESS = 0.02
/** Guesses at most this far below the best one are used. */
const GUESS_MARGIN = 0.1
/** Cost of a single letter that is missing, added, replaced or swapped, however different it sounds. */
const LETTER_COST = 0.8
/** Penalty for each further wrong letter, up to two. */
const FURTHER_LETTER_PENALTY = 0.03
/** Words of about one length with more mistakes are different words. */
const LETTERS_PER_MISTAKE = 2
/** Minimum letters of a Latin word that is a Cyrillic one but for a letter. */
const MIN_LATIN_LENGTH = 5
/** Words for goods are typed more often than others. */
export const GOODS_BONUS = 0.03
/** Score of a word that begins with the sounds of the typed one, but not its letters. */
const SOUNDING_BEGINNING_SCORE = 0.7
const MAX_SIMILAR = 6
const MAX_VERB_FORMS = 60
const MIN_SWAPPED_LENGTH = 4
/** Minimum letters of a word whose swapped sounds are not two letters. */
const MIN_SOUND_SWAP_LENGTH = 6
/** Score of a word with two neighbouring letters swapped. */
export const SWAPPED_SCORE = 0.86
/** A finished text of an incomplete word has at least this share of its letters. */
const MIN_PREFIX_SHARE = 0.5

/** Guesses for unknown words: by prefix, missing or changed vowels, small mistakes. */
export async function guessMeanings(db: Db, typed: readonly string[]): Promise<Map<string, Meaning[]>> {
  // A number is not a misspelt one.
  const lookups = [...new Set(typed)]
    .filter(word => !/^\d+$/.test(word))
    .map(word => ({ ...toLookup(word), swaps: toSwaps(word), swapKeys: toSwapKeys(word) }))
  const parts = lookups.flatMap(each => [
    ...selectPrefixKeys(each.word.length > 2 ? [each.word] : []),
    ...(each.swaps.length
      ? [
          sql`(SELECT ${columns} FROM search_words WHERE word = ANY(${selectValues(each.swaps)}) OR key = ANY(${selectValues(each.swapKeys)}) LIMIT 20)`
        ]
      : []),
    ...selectVerbForms(each.word),
    ...(each.consonants.length
      ? [sql`(SELECT ${columns} FROM search_words WHERE consonants = ANY(${selectValues(each.consonants)}) LIMIT 50)`]
      : []),
    ...(each.word.length < MIN_GUESS_LENGTH
      ? []
      : limitKeys(each.keys).map(
          key => sql`(SELECT ${columns} FROM search_words WHERE key % ${key} ORDER BY similarity(key, ${key}) DESC LIMIT 24)`
        ))
  ])
  if (!parts.length) return new Map()
  const { rows } = (await db.execute(sql.join(parts, sql` UNION `))) as { rows: Row[] }
  return new Map(lookups.map(each => [each.word, listGuesses(each, rows)]))
}

function selectVerbForms(word: string): SQL[] {
  const root = toVerbRoot(word)
  if (!root) return []
  const key = toPhoneticKey(root)
  return [
    sql`(SELECT ${columns} FROM search_words WHERE key >= ${key} AND key < ${`${key}\u{10FFFF}`} ORDER BY frequency DESC LIMIT ${MAX_VERB_FORMS})`
  ]
}

/** Limits the costly similarity lookups to the first readings and the last. */
function limitKeys(keys: readonly string[]): string[] {
  return [...new Set([...keys.slice(0, 3), ...keys.slice(-1)])]
}

/** The word with two neighbouring letters swapped. Shorter words are too often other words then. */
export function toSwaps(word: string): string[] {
  if (word.length < MIN_SWAPPED_LENGTH) return []
  const letters = Array.from(word)
  const swaps = letters.slice(1).map((letter, at) => letters.toSpliced(at, 2, letter, letters[at] ?? '').join(''))
  return [...new Set(swaps)].filter(swap => swap !== word)
}

/** Keys with two neighbouring sounds swapped: `орлоот` is ороолт. */
function toSwapKeys(word: string): string[] {
  return [
    ...(isCyrillic(word) ? [] : toSwaps(word).map(toPhoneticKey)),
    ...(word.length < MIN_SOUND_SWAP_LENGTH ? [] : toSwaps(toPhoneticKey(word)))
  ]
}

function listGuesses({ word, keys, stems, consonants, swaps, swapKeys }: Lookup & Swaps, found: readonly Row[]): Meaning[] {
  const rows = found.filter(row => !isOtherHarmony(word, row.word))
  const swapped = rows.filter(row => swaps.includes(row.word) || swapKeys.includes(row.key))
  // `gutl` is гутал with a vowel left out rather than голт.
  const isGoodsWithVowel = (row: Row): boolean => !isCyrillic(word) && row.names_goods && consonants.includes(row.consonants)
  if (swapped.length && (swapped.some(row => row.names_goods) || !rows.some(isGoodsWithVowel)))
    return selectBest(
      swapped.map(row => toRated(row, SWAPPED_SCORE + CLOSENESS * calculateSimilarity(word, row.word), true)),
      MAX_SIMILAR
    )
  const forms = rows.filter(row => isCyrillic(word) && hasSameRoot(word, row.word) && findPolarity(row.word) !== 'without')
  if (forms.length && findPolarity(word) !== 'without')
    return selectBest(
      forms.map(row => toRated(row, SAME_ROOT_SCORE, false)),
      MAX_SIMILAR
    )
  // A finished English word of three letters is none that it begins: `bow` is no bowl.
  const isBeginning = (row: Row): boolean =>
    word.length > (isCyrillic(row.word) ? 2 : 3) &&
    keys.some(key => isPrefixKey(key, word) && row.key.startsWith(key) && key.length >= MIN_PREFIX_SHARE * row.key.length) &&
    (word.length > MIN_GUESS_LENGTH || hasSameScript(word, row.word))
  const beginning = rows.filter(row => isBeginning(row) && (!hasSameScript(word, row.word) || hasBeginning(word, row.word)))
  if (beginning.length)
    return selectBest(
      beginning.map(row => toRated(row, SUBMITTED_PREFIX_SCORE, false)),
      MAX_COMPLETIONS
    )
  const rated = rows.flatMap(row => {
    // A Latin word may be Mongolian in Latin letters; a Cyrillic word is not corrected to an English one.
    if (isCyrillic(word) && !isCyrillic(row.word)) return []
    const sound = Math.max(
      ...keys.map(key => guessScore(key, row.key)),
      ...keys.map(key => guessScore(key, row.stem) - 0.05),
      consonants.includes(row.consonants)
        ? calculateConsonantScore(Math.max(...[...keys, ...stems].map(key => calculateSimilarity(key, row.key))))
        : 0,
      isBeginning(row) ? SOUNDING_BEGINNING_SCORE : 0
    )
    const score = rateByLetters(sound, word, row.word) + (row.names_goods ? GOODS_BONUS : 0)
    // Of equally near words, the one with more letters in common.
    const closeness = CLOSENESS * (hasSameScript(word, row.word) ? calculateSimilarity(word, row.word) : 1)
    return score >= LOWEST_GUESS ? [toRated(row, Math.round((score + closeness) * 100) / 100, true)] : []
  })
  const highest = Math.max(0, ...rated.map(each => each.score))
  return selectBest(
    rated.filter(each => each.score >= highest - GUESS_MARGIN),
    MAX_SIMILAR
  )
}

const hasBeginning = (typed: string, word: string): boolean => toPlainLetters(word).startsWith(toPlainLetters(typed))

/** A score by sound, corrected by the letters: people miss single letters, whatever these sound like. */
export function rateByLetters(sound: number, typed: string, word: string): number {
  const isSame = hasSameScript(typed, word)
  const isNearest = typed.length >= (isSame ? MIN_GUESS_LENGTH : MIN_LATIN_LENGTH) && hasOneMistake(typed, word)
  const single = isNearest ? SIMILAR_SCORE * (1 - LETTER_COST / Math.max(typed.length, word.length)) : 0
  const mistakes = isSame && sound ? countLetterMistakes(typed, word) : 0
  // `олон` is no улун.
  const isOther = Math.abs(typed.length - word.length) < 2 && mistakes > Math.max(1, (typed.length - 1) / LETTERS_PER_MISTAKE)
  if (isOther) return single
  const further = Math.min(2, Math.max(0, mistakes - 1))
  return Math.max(sound - FURTHER_LETTER_PENALTY * further, single)
}

/** Score of a guess by its distance; 0 for a different word. */
export function guessScore(typed: string, key: string): number {
  if (typed.length < MIN_GUESS_LENGTH || !isNear(typed, key)) return 0
  return SIMILAR_SCORE * (1 - calculateMistakeCost(typed, key) / Math.max(typed.length, key.length))
}

function calculateConsonantScore(alike: number): number {
  return alike < MIN_CONSONANT_SIMILARITY ? 0 : SAME_CONSONANTS * (0.7 + 0.3 * alike)
}
