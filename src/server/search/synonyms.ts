import { count, desc, eq } from 'drizzle-orm'
import { type ErrorCode, ShopError } from '#domain/errors.ts'
import { phoneticKey, phoneticKeys, singularsOf, stemWord, tokenize } from '#domain/search.ts'
import { MAX_PHRASE_WORDS, MAX_SYNONYM_LENGTH, MAX_SYNONYM_GROUPS, MAX_SYNONYMS, type SynonymGroup } from '#domain/synonyms.ts'
import { invalidate } from '../kernel/cache/invalidation.ts'
import type { Db, OpenDatabase } from '../kernel/db/open.ts'
import { cached } from '../kernel/cache/data-cache.ts'
import everydayWords from './everyday-words.json' with { type: 'json' }
import { searchSynonyms } from './tables.ts'
import { guessScore } from './word-meanings.ts'

const MIN_STEM_LENGTH = 3

/** Phrases with the same meaning, split into words. */
interface SynonymIndex {
  /** All phrases of a phrase's groups, by the keys of its words. */
  byPhrase: Map<string, string[][]>
  /** The same by the phrase without its last suffix: гар утасны, рюкзакны. Includes the phrase itself. */
  byStem: Map<string, string[][]>
  /** Phrases of one word, to find misspelt ones. */
  words: { word: string; key: string; letters: number }[]
}

/** The shop's own synonyms, and those of everyday words. */
export type Synonyms = readonly SynonymIndex[]

export interface SynonymMatch {
  /** Number of words of the query. */
  length: number
  phrases: string[][]
  /** Whether only the stem matches. */
  byForm: boolean
}

const everydayIndex = buildIndex(everydayWords.map(line => line.split(', ')))

export const readSynonyms = cached(['synonyms', 'site'], async (db): Promise<Synonyms> => {
  const rows = await db.select().from(searchSynonyms)
  return [buildIndex(rows.map(({ phrases }) => phrases)), everydayIndex]
})

function buildIndex(groups: readonly (readonly string[])[]): SynonymIndex {
  const byPhrase: SynonymIndex['byPhrase'] = new Map()
  const byStem: SynonymIndex['byStem'] = new Map()
  const single = new Map<string, SynonymIndex['words'][number]>()
  const add = (index: Map<string, string[][]>, key: string, phrases: readonly string[][]): void => {
    index.set(key, [...(index.get(key) ?? []), ...phrases])
  }
  for (const phrases of groups) {
    const group = phrases.map(phrase => tokenize(phrase, MAX_PHRASE_WORDS)).filter(words => words.length > 0)
    for (const words of group) {
      const others = group.filter(other => other !== words)
      for (const key of phraseKeys(words)) add(byPhrase, key, others)
      for (const key of phraseStems(words)) add(byStem, key, [words, ...others])
      const [word = ''] = words
      const key = phoneticKey(word)
      if (words.length === 1) single.set(word, { word, key, letters: letterSet(key) })
    }
  }
  return { byPhrase, byStem, words: [...single.values()] }
}

/** The longest phrase with synonyms at a word, and the others of its groups. */
export function findSynonymsAt(synonyms: Synonyms, words: readonly string[], start: number): SynonymMatch | null {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - start); length > 0; length--) {
    const span = words.slice(start, start + length)
    const exact = synonyms.flatMap(({ byPhrase }) => firstOf(byPhrase, phraseKeys(span)))
    if (exact.length) return { length, phrases: exact, byForm: false }
    const before = span.slice(0, -1)
    const singulars = singularsOf(span.at(-1) ?? '').flatMap(word => phraseKeys([...before, word]))
    const plurals = singulars.length
      ? synonyms.flatMap(({ byPhrase, byStem }) => [...firstOf(byPhrase, singulars), ...firstOf(byStem, singulars)])
      : []
    if (plurals.length) return { length, phrases: plurals, byForm: true }
    const forms = synonyms.flatMap(({ byStem }) => firstOf(byStem, phraseStems(span)))
    if (forms.length) return { length, phrases: forms, byForm: true }
  }
  return null
}

function firstOf(phrases: ReadonlyMap<string, string[][]>, keys: readonly string[]): string[][] {
  return keys.map(key => phrases.get(key)).find(Boolean) ?? []
}

/** The most similar word with synonyms that a misspelt word may mean. */
export function nearestSynonym(synonyms: Synonyms, typed: string): { word: string; score: number } | null {
  let nearest: { word: string; score: number } | null = null
  for (const key of phoneticKeys(typed)) {
    const letters = letterSet(key)
    for (const candidate of synonyms.flatMap(({ words }) => words)) {
      // Compares the letters first, which excludes nearly all words.
      if (Math.abs(candidate.key.length - key.length) > 3 || countBits(candidate.letters ^ letters) > 4) continue
      const score = guessScore(key, candidate.key)
      if (score > (nearest?.score ?? 0)) nearest = { word: candidate.word, score }
    }
  }
  return nearest
}

/** The letters of a key as bits. */
function letterSet(key: string): number {
  let bits = 0
  for (const letter of key) bits |= 1 << (letter.charCodeAt(0) & 31)
  return bits
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Keys of a phrase whose last word has no suffix. Stems of two letters belong to too many words. */
function phraseStems(words: readonly string[]): string[] {
  const stem = stemWord(words.at(-1) ?? '')
  return stem.length < MIN_STEM_LENGTH ? [] : phraseKeys([...words.slice(0, -1), stem])
}

/** The keys of a phrase: one for each reading of its Latin letters. */
function phraseKeys(words: readonly string[]): string[] {
  return words.reduce<string[]>(
    (prefixes, word) =>
      prefixes.flatMap(prefix =>
        phoneticKeys(word)
          .slice(0, 4)
          .map(key => `${prefix} ${key}`)
      ),
    ['']
  )
}

/** Listings and searches that a change of synonyms alters. */
const TAGS = ['synonyms', 'products', 'catalogue']

/** The newest first. */
export function listSynonyms(db: Db): Promise<SynonymGroup[]> {
  return db.select().from(searchSynonyms).orderBy(desc(searchSynonyms.id))
}

/** @throws ShopError validation with `phrases`, or synonyms_full */
export async function addSynonyms(database: OpenDatabase, phrases: readonly string[]): Promise<SynonymGroup> {
  const distinct = distinctPhrases(phrases)
  const [existing] = await database.db.select({ n: count() }).from(searchSynonyms)
  if ((existing?.n ?? 0) >= MAX_SYNONYM_GROUPS) throw new ShopError('synonyms_full', { most: MAX_SYNONYM_GROUPS })
  const [group] = await database.db.insert(searchSynonyms).values({ phrases: distinct }).returning()
  invalidate(database, TAGS)
  return group ?? { id: 0, phrases: distinct }
}

/** @throws ShopError validation with `phrases`, or not_found */
export async function updateSynonyms(database: OpenDatabase, id: number, phrases: readonly string[]): Promise<SynonymGroup> {
  const distinct = distinctPhrases(phrases)
  const [group] = await database.db.update(searchSynonyms).set({ phrases: distinct }).where(eq(searchSynonyms.id, id)).returning()
  if (!group) throw new ShopError('not_found')
  invalidate(database, TAGS)
  return group
}

/** Deleting a missing group succeeds. */
export async function deleteSynonyms(database: OpenDatabase, id: number): Promise<void> {
  await database.db.delete(searchSynonyms).where(eq(searchSynonyms.id, id))
  invalidate(database, TAGS)
}

/** Removes duplicates, compared by search key. @throws ShopError validation with `phrases` */
function distinctPhrases(phrases: readonly string[]): string[] {
  const stored = new Map<string, string>()
  for (const phrase of phrases.map(each => each.normalize('NFC').replace(/\s+/g, ' ').trim()).filter(Boolean)) {
    const words = tokenize(phrase, MAX_PHRASE_WORDS + 1)
    if (!words.length || words.length > MAX_PHRASE_WORDS || phrase.length > MAX_SYNONYM_LENGTH) refuse('synonym_wrong')
    const name = words.join(' ')
    if (!stored.has(name)) stored.set(name, phrase)
  }
  if (stored.size < 2) refuse('synonyms_few')
  if (stored.size > MAX_SYNONYMS) refuse('synonyms_many')
  return [...stored.values()]
}

function refuse(code: ErrorCode): never {
  throw new ShopError('validation', { fields: { phrases: code }, most: MAX_SYNONYMS, words: MAX_PHRASE_WORDS })
}
