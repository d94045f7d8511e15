import { type SQL, sql } from 'drizzle-orm'
import { isGibberish } from '#domain/gibberish.ts'
import { isCyrillic, toPlainLetters, isOtherHarmony } from '#domain/search.ts'
import { toConsonantKey, toPhoneticKey, toPhoneticKeys, toSound } from '#domain/phonetic-key.ts'
import { calculateSimilarity } from '#domain/word-similarity.ts'
import { findPolarity, toSingulars, stemWord } from '#domain/word-stem.ts'
import { toStemVariants } from '#domain/word-roots.ts'
import { cached } from '../../kernel/cache/data-cache.ts'
import type { Db } from '../../kernel/db/open.ts'
import { listBrandSpellings } from '../words/known-brands.ts'
import { hasSameRoot } from '../words/phrase-keys.ts'
import { MIN_SOUND_LENGTH } from '../words/word-forms.ts'

/** A word of the catalogue that a typed word may mean. */
export interface Meaning {
  word: string
  score: number
  /** Similar to the typed word, without equal spelling, sound or stem. */
  guessed: boolean
  /** Whether some product is one: the noun of its title or a taxon of it. */
  namesGoods: boolean
  /** Number of products with it. */
  frequency: number
}

export interface Row {
  word: string
  key: string
  stem: string
  consonants: string
  frequency: number
  names_goods: boolean
}

/** The keys of a typed word. */
export interface Lookup {
  word: string
  keys: string[]
  stems: string[]
  /** Keys of the singular forms of an English plural. */
  singulars: string[]
  /** Plurals, should the word be an English noun. */
  plurals: string[]
  consonants: string[]
  /** Spellings of a well-known brand in other letters. */
  spellings: readonly string[]
  /** Keys of the stem with or without a vowel that endings drop. */
  variants: string[]
}

const EXACT_SCORE = 1
const SAME_KEY = 0.95
/** Penalty for different letters of words with the same key. */
const SPELLING_PENALTY = 0.15
/** v as ү instead of в, c as ц instead of к: in short words more likely another word. */
const SECOND_READING = 0.93
const SECOND_READING_SHORT = 0.84
const SAME_STEM = 0.88
/** Factor for a word with other vowels: `бус` for бүс. */
const OTHER_HARMONY_FACTOR = 0.75
/** Another form of the same noun or verb. */
export const SAME_ROOT_SCORE = 0.87
const SINGULAR_SCORE = 0.93
const MIN_ROOT_SIMILARITY = 0.35
const PREFIX_SCORE = 0.9
/** Score of a word that begins with the same sounds in other letters. */
const SOUNDING_PREFIX_SCORE = 0.86

const MAX_MEANINGS = 24
export const MAX_COMPLETIONS = 20
export const MIN_GUESS_LENGTH = 4
const MIN_STEM_KEY_LENGTH = 3

export const columns = sql.raw('word, key, stem, consonants, frequency, names_goods')
export const selectValues = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`

export function toLookup(word: string): Lookup {
  if (isGibberish(word)) return { word, keys: [word], stems: [], singulars: [], plurals: [], consonants: [], spellings: [], variants: [] }
  const stems = toPhoneticKeys(stemWord(word)).filter(stem => stem.length >= MIN_STEM_KEY_LENGTH)
  return {
    word,
    keys: toPhoneticKeys(word),
    stems,
    singulars: toSingulars(word).flatMap(toPhoneticKeys),
    plurals: toPlurals(word),
    consonants: stems.map(toConsonantKey).filter(Boolean),
    spellings: listBrandSpellings(word),
    variants: toStemVariants(stemWord(word)).map(toPhoneticKey)
  }
}

/** Words that may be the plural of an English one. */
function toPlurals(word: string): string[] {
  const plurals = [`${word}s`, `${word}es`, word.replace(/y$/, 'ies'), word.replace(/fe?$/, 'ves')]
  return plurals.filter(each => toSingulars(each).includes(word))
}

const MAX_STORED_WORDS = 10_000
const MIN_ROWS = 500
const ROWS_PER_WORD = 30

/** By word. A search looks up dozens of words with all synonyms, most of which others have looked up before. */
const readStoredMeanings = cached(['catalogue', 'products'], async () => new Map<string, Meaning[]>())

/** Meanings of each typed word by spelling, sound or stem; words of `unfinished` also by prefix. */
export async function findMeanings(db: Db, typed: readonly string[], unfinished: readonly string[] = []): Promise<Map<string, Meaning[]>> {
  const stored = await readStoredMeanings(db)
  if (stored.size > MAX_STORED_WORDS) stored.clear()
  const words = new Set(typed)
  const missing = [...words].filter(word => unfinished.includes(word) || !stored.has(word))
  const read = await readMeanings(db, missing, unfinished)
  for (const [word, meanings] of read) if (!unfinished.includes(word)) stored.set(word, meanings)
  return new Map(Array.from(words, word => [word, read.get(word) ?? stored.get(word) ?? []]))
}

/** The numbers of the catalogue. */
export const readFigures = cached(['catalogue', 'products'], async (db): Promise<number[]> => {
  const { rows } = (await db.execute(sql`SELECT word FROM search_words WHERE word ~ '^[0-9]{1,6}$'`)) as { rows: { word: string }[] }
  return rows.map(({ word }) => Number(word))
})

/** One query for all words. */
async function readMeanings(db: Db, words: readonly string[], unfinished: readonly string[]): Promise<Map<string, Meaning[]>> {
  if (!words.length) return new Map()
  const lookups = words.map(toLookup)
  const roots = lookups.flatMap(each => [...each.keys, ...each.stems, ...each.singulars, ...each.variants])
  const written = [...words, ...lookups.flatMap(each => [...each.spellings, ...each.plurals])]
  const parts = [
    sql`(SELECT ${columns} FROM search_words WHERE word = ANY(${selectValues(written)}) OR key = ANY(${selectValues(roots)}) OR stem = ANY(${selectValues(roots)}) LIMIT ${Math.max(MIN_ROWS, ROWS_PER_WORD * words.length)})`,
    ...selectPrefixKeys(unfinished, true)
  ]
  const { rows } = (await db.execute(sql.join(parts, sql` UNION `))) as { rows: Row[] }
  return new Map(
    lookups.map(each => {
      const isUnfinished = unfinished.includes(each.word)
      const found = rows.flatMap(row => rateRows(each, row, isUnfinished))
      return [each.word, selectBest(isUnfinished ? found : withoutHomophones(each.word, found))]
    })
  )
}

/** Drops Latin words that only sound like a short one of the catalogue: `fur` is not `four`. */
function withoutHomophones(word: string, found: Meaning[]): Meaning[] {
  if (isCyrillic(word) || word.length >= MIN_SOUND_LENGTH) return found
  const stem = stemWord(word)
  const isSame = (other: string): boolean => stemWord(other) === stem
  return found.some(each => isSame(each.word)) ? found.filter(each => isCyrillic(each.word) || isSame(each.word)) : found
}

/** `zzzz` has the key `z`, a prefix of too many words. */
export const isPrefixKey = (key: string, word: string): boolean => key.length >= Math.min(2, word.length)

/** @param isSameScript whether words in Cyrillic letters have only such completions, of which English ones would leave out the rarer */
export function selectPrefixKeys(words: readonly string[], isSameScript = false): SQL[] {
  return words.flatMap(word => {
    const same = isSameScript && isCyrillic(word) ? sql` AND word ~ '^[^a-z]'` : sql``
    return toPhoneticKeys(word)
      .filter(key => isPrefixKey(key, word))
      .map(
        key =>
          sql`(SELECT ${columns} FROM search_words WHERE key >= ${key} AND key < ${`${key}\u{10FFFF}`}${same} ORDER BY frequency DESC LIMIT ${MAX_COMPLETIONS})`
      )
  })
}

function rateRows(requested: Lookup, row: Row, unfinished: boolean): Meaning[] {
  const score = rateRow(requested, row, unfinished)
  return score > 0 ? [toRated(row, Math.round(score * 100) / 100, false)] : []
}

export function toRated({ word, frequency, names_goods }: Row, score: number, guessed: boolean): Meaning {
  return { word, score, guessed, namesGoods: names_goods, frequency }
}

function rateRow(requested: Lookup, row: Row, unfinished: boolean): number {
  return rateSpelling(requested, row, unfinished) * (isOtherHarmony(requested.word, row.word) ? OTHER_HARMONY_FACTOR : 1)
}

function rateSpelling({ word, keys, stems, singulars, spellings, variants }: Lookup, row: Row, unfinished: boolean): number {
  if (row.word === word) return EXACT_SCORE
  if (spellings.includes(row.word)) return SAME_KEY
  const reading = keys.indexOf(row.key)
  if (reading === 0) return SAME_KEY - calculateSpellingPenalty(word, row.word)
  if (reading > 0) return word.length < MIN_GUESS_LENGTH ? SECOND_READING_SHORT : SECOND_READING
  if (unfinished && keys.some(key => isPrefixKey(key, word) && row.key.startsWith(key))) {
    if (toPlainLetters(row.word).startsWith(toPlainLetters(word))) return PREFIX_SCORE
    if (!isCyrillic(word) || isCyrillic(row.word)) return SOUNDING_PREFIX_SCORE
  }
  if ((singulars.includes(row.key) && !isCyrillic(row.word)) || toSingulars(row.word).includes(word)) return SINGULAR_SCORE
  const [typedPolarity, polarity] = [findPolarity(word), findPolarity(row.word)]
  if (typedPolarity !== polarity && (typedPolarity === 'without' || polarity === 'without')) return 0
  const roots = [...keys, ...stems]
  if (!roots.includes(row.stem) && !roots.includes(row.key)) {
    const isVariant = variants.includes(row.stem) || variants.includes(row.key)
    return isVariant && hasSameRoot(word, row.word) ? SAME_ROOT_SCORE : 0
  }
  if (isCyrillic(word) && !isCyrillic(row.word)) return 0
  // No Mongolian word ends with an English plural: `wars` is no ваар.
  if (isCyrillic(row.word) && isEnglishPlural(word)) return 0
  if (isCyrillic(word) && isShortOther(stemWord(word), stemWord(row.word))) return 0
  const alike = Math.max(...keys.map(key => calculateSimilarity(key, row.key)))
  return alike < MIN_ROOT_SIMILARITY ? 0 : SAME_STEM * (0.75 + 0.25 * alike) - calculateSpellingPenalty(stemWord(word), stemWord(row.word))
}

/** Whether a short word ends as no Mongolian one in Latin letters. */
export const isEnglishPlural = (word: string): boolean => word.length <= MIN_SOUND_LENGTH && /[b-df-hj-np-rtvwxz]s$/.test(word)

/** Whether two short stems differ in more than the letters that some keyboards lack: `хон` and `хүн`. */
function isShortOther(typed: string, stem: string): boolean {
  return typed.length <= MIN_STEM_KEY_LENGTH && typed.length === stem.length && toPlainLetters(typed) !== toPlainLetters(stem)
}

function calculateSpellingPenalty(typed: string, word: string): number {
  return (
    SPELLING_PENALTY *
    (1 - (hasSameScript(typed, word) ? calculateSimilarity(typed, word) : calculateSimilarity(toSound(typed), toSound(word))))
  )
}

export const hasSameScript = (a: string, b: string): boolean => isCyrillic(a) === isCyrillic(b)

export function selectBest(found: readonly Meaning[], limit = MAX_MEANINGS): Meaning[] {
  return found.toSorted((a, b) => b.score - a.score || b.frequency - a.frequency).slice(0, limit)
}

/** Minimum score of a word that is in the catalogue as typed. */
export const EXACT_WORD_SCORE = 0.89

/** The score of the likeliest meaning; 0 where there is none. */
export const findScore = (meanings: ReadonlyMap<string, Meaning[]>, word = ''): number => meanings.get(word)?.[0]?.score ?? 0
