import { type SQL, sql } from 'drizzle-orm'
import { isGibberish } from '#domain/gibberish.ts'
import {
  toConsonantKey,
  isCyrillic,
  isNear,
  toPlainLetters,
  calculateMistakeCost,
  toPhoneticKey,
  toPhoneticKeys,
  findPolarity,
  calculateSimilarity,
  toSingulars,
  toSound,
  stemWord
} from '#domain/search.ts'
import { cached } from '../kernel/cache/data-cache.ts'
import type { Db } from '../kernel/db/open.ts'

/** A word of the catalogue that a typed word may mean. */
export interface Meaning {
  word: string
  score: number
  /** Similar to the typed word, without equal spelling, sound or stem. */
  guessed: boolean
  /** Whether some product is one: the noun of its title or a taxon of it. */
  namesGoods: boolean
}

interface Row {
  word: string
  key: string
  stem: string
  consonants: string
  frequency: number
  names_goods: boolean
}

type Rated = Meaning & { frequency: number }

/** The keys of a typed word. */
interface Lookup {
  word: string
  keys: string[]
  stems: string[]
  /** Keys of the singular forms of an English plural. */
  singulars: string[]
  consonants: string[]
}

interface Swaps {
  swaps: string[]
  swapKeys: string[]
}

const EXACT_SCORE = 1
const SAME_KEY = 0.95
/** Penalty for different letters of words with the same key. */
const SPELLING_PENALTY = 0.15
/** v as ү instead of в, c as ц instead of к: in short words more likely another word. */
const SECOND_READING = 0.93
const SECOND_READING_SHORT = 0.84
const SAME_STEM = 0.88
const SINGULAR_SCORE = 0.93
const MIN_ROOT_SIMILARITY = 0.35
const PREFIX_SCORE = 0.9
/** Of a word that begins with the same sounds, in other letters. */
const SOUNDING_PREFIX_SCORE = 0.86
/** A prefix match in a text that was submitted as finished. */
const SUBMITTED_PREFIX_SCORE = 0.84
/** Vowels are dropped and misspelt more often than consonants. */
const SAME_CONSONANTS = 0.72
const MIN_CONSONANT_SIMILARITY = 0.65
const SIMILAR_SCORE = 0.84
const LOWEST_GUESS = 0.4
/** Of two words alike. */
const CLOSENESS = 0.02
/** Guesses at most this far below the best one are used. */
const GUESS_MARGIN = 0.1

const MAX_MEANINGS = 24
const MAX_SIMILAR = 6
const MAX_COMPLETIONS = 20
const MIN_GUESS_LENGTH = 4
const MIN_SWAPPED_LENGTH = 4
/** Of a word with two sounds swapped that are not two letters. */
const MIN_SOUND_SWAP_LENGTH = 6
/** Of a word with two neighbouring letters swapped. */
export const SWAPPED_SCORE = 0.86
/** A finished text of an incomplete word has at least this share of its letters. */
const MIN_PREFIX_SHARE = 0.5
const MIN_STEM_KEY_LENGTH = 3

const columns = sql.raw('word, key, stem, consonants, frequency, names_goods')
const list = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`

function toLookup(word: string): Lookup {
  if (isGibberish(word)) return { word, keys: [word], stems: [], singulars: [], consonants: [] }
  const stems = toPhoneticKeys(stemWord(word)).filter(stem => stem.length >= MIN_STEM_KEY_LENGTH)
  return {
    word,
    keys: toPhoneticKeys(word),
    stems,
    singulars: toSingulars(word).flatMap(toPhoneticKeys),
    consonants: stems.map(toConsonantKey).filter(Boolean)
  }
}

const MAX_STORED_WORDS = 10_000

/** By word. A search looks up dozens of words with all synonyms, most of which others have looked up before. */
const storedMeanings = cached(['catalogue', 'products'], async () => new Map<string, Meaning[]>())

/** Meanings of each typed word by spelling, sound or stem; words of `unfinished` also by prefix. */
export async function findMeanings(db: Db, typed: readonly string[], unfinished: readonly string[] = []): Promise<Map<string, Meaning[]>> {
  const stored = await storedMeanings(db)
  if (stored.size > MAX_STORED_WORDS) stored.clear()
  const words = new Set(typed)
  const missing = [...words].filter(word => unfinished.includes(word) || !stored.has(word))
  const read = await readMeanings(db, missing, unfinished)
  for (const [word, meanings] of read) if (!unfinished.includes(word)) stored.set(word, meanings)
  return new Map(Array.from(words, word => [word, read.get(word) ?? stored.get(word) ?? []]))
}

/** One query for all words. */
async function readMeanings(db: Db, words: readonly string[], unfinished: readonly string[]): Promise<Map<string, Meaning[]>> {
  if (!words.length) return new Map()
  const lookups = words.map(toLookup)
  const roots = lookups.flatMap(each => [...each.keys, ...each.stems, ...each.singulars])
  const parts = [
    sql`(SELECT ${columns} FROM search_words WHERE word = ANY(${list(words)}) OR key = ANY(${list(roots)}) OR stem = ANY(${list(roots)}) LIMIT 500)`,
    ...prefixKeys(unfinished)
  ]
  const { rows } = (await db.execute(sql.join(parts, sql` UNION `))) as { rows: Row[] }
  return new Map(lookups.map(each => [each.word, best(rows.flatMap(row => rate(each, row, unfinished.includes(each.word))))]))
}

/** `zzzz` has the key `z`, a prefix of too many words. */
const isPrefixKey = (key: string, word: string): boolean => key.length >= Math.min(2, word.length)

function prefixKeys(words: readonly string[]): SQL[] {
  return words
    .flatMap(word => toPhoneticKeys(word).filter(key => isPrefixKey(key, word)))
    .map(
      key =>
        sql`(SELECT ${columns} FROM search_words WHERE key >= ${key} AND key < ${`${key}\u{10FFFF}`} ORDER BY frequency DESC LIMIT ${MAX_COMPLETIONS})`
    )
}

function rate(requested: Lookup, row: Row, unfinished: boolean): Rated[] {
  const score = rateRow(requested, row, unfinished)
  return score > 0 ? [toRated(row, Math.round(score * 100) / 100, false)] : []
}

function toRated({ word, frequency, names_goods }: Row, score: number, guessed: boolean): Rated {
  return { word, score, guessed, namesGoods: names_goods, frequency }
}

function rateRow({ word, keys, stems, singulars }: Lookup, row: Row, unfinished: boolean): number {
  if (row.word === word) return EXACT_SCORE
  const reading = keys.indexOf(row.key)
  if (reading === 0) return SAME_KEY - spellingPenalty(word, row.word)
  if (reading > 0) return word.length < MIN_GUESS_LENGTH ? SECOND_READING_SHORT : SECOND_READING
  if (unfinished && keys.some(key => isPrefixKey(key, word) && row.key.startsWith(key))) {
    if (toPlainLetters(row.word).startsWith(toPlainLetters(word))) return PREFIX_SCORE
    if (!isCyrillic(word) || isCyrillic(row.word)) return SOUNDING_PREFIX_SCORE
  }
  if (singulars.includes(row.key) && !isCyrillic(row.word)) return SINGULAR_SCORE
  const [typedPolarity, polarity] = [findPolarity(word), findPolarity(row.word)]
  if (typedPolarity !== polarity && (typedPolarity === 'without' || polarity === 'without')) return 0
  const roots = [...keys, ...stems]
  if (!roots.includes(row.stem) && !roots.includes(row.key)) return 0
  if (isCyrillic(word) && !isCyrillic(row.word)) return 0
  if (isCyrillic(word) && isShortOther(stemWord(word), stemWord(row.word))) return 0
  const alike = Math.max(...keys.map(key => calculateSimilarity(key, row.key)))
  return alike < MIN_ROOT_SIMILARITY ? 0 : SAME_STEM * (0.75 + 0.25 * alike) - spellingPenalty(stemWord(word), stemWord(row.word))
}

/** Whether two short stems differ in more than the letters that some keyboards lack: `хон` and `хүн`. */
function isShortOther(typed: string, stem: string): boolean {
  return typed.length <= MIN_STEM_KEY_LENGTH && typed.length === stem.length && toPlainLetters(typed) !== toPlainLetters(stem)
}

function spellingPenalty(typed: string, word: string): number {
  return (
    SPELLING_PENALTY *
    (1 - (sameScript(typed, word) ? calculateSimilarity(typed, word) : calculateSimilarity(toSound(typed), toSound(word))))
  )
}

export const sameScript = (a: string, b: string): boolean => isCyrillic(a) === isCyrillic(b)

function best(found: readonly Rated[], limit = MAX_MEANINGS): Meaning[] {
  return found
    .toSorted((a, b) => b.score - a.score || b.frequency - a.frequency)
    .slice(0, limit)
    .map(({ word, score, guessed, namesGoods }) => ({ word, score, guessed, namesGoods }))
}

/** Guesses for unknown words: by prefix, missing or changed vowels, small mistakes. */
export async function guessMeanings(db: Db, typed: readonly string[]): Promise<Map<string, Meaning[]>> {
  // A number is not a misspelt one.
  const lookups = [...new Set(typed)]
    .filter(word => !/^\d+$/.test(word))
    .map(word => ({ ...toLookup(word), swaps: swapsOf(word), swapKeys: swapKeysOf(word) }))
  const parts = lookups.flatMap(each => [
    ...prefixKeys(each.word.length > 2 ? [each.word] : []),
    ...(each.swaps.length
      ? [sql`(SELECT ${columns} FROM search_words WHERE word = ANY(${list(each.swaps)}) OR key = ANY(${list(each.swapKeys)}) LIMIT 20)`]
      : []),
    ...(each.consonants.length
      ? [sql`(SELECT ${columns} FROM search_words WHERE consonants = ANY(${list(each.consonants)}) LIMIT 50)`]
      : []),
    ...(each.word.length < MIN_GUESS_LENGTH
      ? []
      : limitKeys(each.keys).map(
          key => sql`(SELECT ${columns} FROM search_words WHERE key % ${key} ORDER BY similarity(key, ${key}) DESC LIMIT 24)`
        ))
  ])
  if (!parts.length) return new Map()
  const { rows } = (await db.execute(sql.join(parts, sql` UNION `))) as { rows: Row[] }
  return new Map(lookups.map(each => [each.word, guesses(each, rows)]))
}

/** Limits the costly similarity lookups to the first readings and the last. */
function limitKeys(keys: readonly string[]): string[] {
  return [...new Set([...keys.slice(0, 3), ...keys.slice(-1)])]
}

/** The word with two neighbouring letters swapped. Shorter words are too often other words then. */
export function swapsOf(word: string): string[] {
  if (word.length < MIN_SWAPPED_LENGTH) return []
  const letters = Array.from(word)
  const swaps = letters.slice(1).map((letter, at) => letters.toSpliced(at, 2, letter, letters[at] ?? '').join(''))
  return [...new Set(swaps)].filter(swap => swap !== word)
}

/** Keys with two neighbouring sounds swapped: `орлоот` is ороолт. */
function swapKeysOf(word: string): string[] {
  return [
    ...(isCyrillic(word) ? [] : swapsOf(word).map(toPhoneticKey)),
    ...(word.length < MIN_SOUND_SWAP_LENGTH ? [] : swapsOf(toPhoneticKey(word)))
  ]
}

function guesses({ word, keys, stems, consonants, swaps, swapKeys }: Lookup & Swaps, rows: readonly Row[]): Meaning[] {
  const swapped = rows.filter(row => swaps.includes(row.word) || swapKeys.includes(row.key))
  if (swapped.length)
    return best(
      swapped.map(row => toRated(row, SWAPPED_SCORE + CLOSENESS * calculateSimilarity(word, row.word), true)),
      MAX_SIMILAR
    )
  const beginning = rows.filter(
    row =>
      word.length > 2 &&
      keys.some(key => isPrefixKey(key, word) && row.key.startsWith(key) && key.length >= MIN_PREFIX_SHARE * row.key.length) &&
      (word.length > MIN_GUESS_LENGTH || sameScript(word, row.word))
  )
  if (beginning.length)
    return best(
      beginning.map(row => toRated(row, SUBMITTED_PREFIX_SCORE, false)),
      MAX_COMPLETIONS
    )
  const rated = rows.flatMap(row => {
    // A Latin word may be Mongolian in Latin letters; a Cyrillic word is not corrected to an English one.
    if (isCyrillic(word) && !isCyrillic(row.word)) return []
    const score = Math.max(
      ...keys.map(key => guessScore(key, row.key)),
      ...keys.map(key => guessScore(key, row.stem) - 0.05),
      consonants.includes(row.consonants)
        ? consonantScore(Math.max(...[...keys, ...stems].map(key => calculateSimilarity(key, row.key))))
        : 0
    )
    // Of equally near words, the one with more letters in common.
    const closeness = CLOSENESS * (sameScript(word, row.word) ? calculateSimilarity(word, row.word) : 1)
    return score >= LOWEST_GUESS ? [toRated(row, Math.round((score + closeness) * 100) / 100, true)] : []
  })
  const highest = Math.max(0, ...rated.map(each => each.score))
  return best(
    rated.filter(each => each.score >= highest - GUESS_MARGIN),
    MAX_SIMILAR
  )
}

/** Score of a guess by its distance; 0 for a different word. */
export function guessScore(typed: string, key: string): number {
  if (typed.length < MIN_GUESS_LENGTH || !isNear(typed, key)) return 0
  return SIMILAR_SCORE * (1 - calculateMistakeCost(typed, key) / Math.max(typed.length, key.length))
}

function consonantScore(alike: number): number {
  return alike < MIN_CONSONANT_SIMILARITY ? 0 : SAME_CONSONANTS * (0.7 + 0.3 * alike)
}

/** Minimum score of a word that is in the catalogue as typed. */
export const EXACT_WORD_SCORE = 0.89

/** Of the likeliest meaning; 0 where there is none. */
export const scoreOf = (meanings: ReadonlyMap<string, Meaning[]>, word = ''): number => meanings.get(word)?.[0]?.score ?? 0
