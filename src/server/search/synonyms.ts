import { count, desc, eq } from 'drizzle-orm'
import { type ErrorCode, ShopError } from '#domain/errors.ts'
import { phoneticKeys, stemWord, tokenize } from '#domain/search.ts'
import { MAX_PHRASE_WORDS, MAX_SYNONYM_LENGTH, MAX_SYNONYM_GROUPS, MAX_SYNONYMS, type SynonymGroup } from '#domain/synonyms.ts'
import { invalidate } from '../kernel/cache/invalidation.ts'
import type { Db, OpenDatabase } from '../kernel/db/open.ts'
import { cached } from '../kernel/cache/data-cache.ts'
import { searchSynonyms } from './tables.ts'

/** Phrases with the same meaning, split into words. */
export interface Synonyms {
  /** All phrases of a phrase's groups, by the keys of its words. */
  byPhrase: Map<string, string[][]>
  /** Phrases of several words also match without the last suffix: гар утасны. */
  byStem: Map<string, string[][]>
}

export const readSynonyms = cached(['synonyms', 'site'], async (db): Promise<Synonyms> => {
  const byPhrase: Synonyms['byPhrase'] = new Map()
  const byStem: Synonyms['byStem'] = new Map()
  for (const { phrases } of await db.select().from(searchSynonyms)) {
    const group = phrases.map(phrase => tokenize(phrase, MAX_PHRASE_WORDS)).filter(words => words.length > 0)
    for (const words of group) {
      const others = group.filter(other => other !== words)
      for (const key of phraseKeys(words)) byPhrase.set(key, [...(byPhrase.get(key) ?? []), ...others])
      for (const key of phraseStems(words)) byStem.set(key, [...(byStem.get(key) ?? []), words, ...others])
    }
  }
  return { byPhrase, byStem }
})

/** The longest phrase with synonyms at a word, and the others of its group. */
export function findSynonymsAt(
  { byPhrase, byStem }: Synonyms,
  words: readonly string[],
  start: number
): { length: number; phrases: string[][] } | null {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - start); length > 0; length--) {
    const span = words.slice(start, start + length)
    const phrases = firstOf(byPhrase, phraseKeys(span)) ?? firstOf(byStem, phraseStems(span))
    if (phrases) return { length, phrases }
  }
  return null
}

function firstOf(phrases: ReadonlyMap<string, string[][]>, keys: readonly string[]): string[][] | undefined {
  return keys.map(key => phrases.get(key)).find(Boolean)
}

/** Phrases only: a single word without its suffix is often a different word. */
function phraseStems(words: readonly string[]): string[] {
  const last = words.at(-1)
  return last === undefined || words.length < 2 ? [] : phraseKeys([...words.slice(0, -1), stemWord(last)])
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
