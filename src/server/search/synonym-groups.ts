import { count, desc, eq } from 'drizzle-orm'
import { type ErrorCode, ShopError } from '#domain/errors.ts'
import { wordsOf } from '#domain/search.ts'
import { LONGEST_PHRASE, LONGEST_SYNONYM, MOST_SYNONYM_GROUPS, MOST_SYNONYMS, type SynonymGroup } from '#domain/synonyms.ts'
import { announce } from '../announce.ts'
import type { Db, OpenDatabase } from '../db/open.ts'
import { searchSynonyms } from './tables.ts'

/** What lists and searches were answered with before is out of date. */
const TAGS = ['synonyms', 'products', 'catalogue']

/** The newest first. */
export function listSynonyms(db: Db): Promise<SynonymGroup[]> {
  return db.select().from(searchSynonyms).orderBy(desc(searchSynonyms.id))
}

/** @throws ShopError validation with `phrases`, or synonyms_full */
export async function addSynonyms(database: OpenDatabase, phrases: readonly string[]): Promise<SynonymGroup> {
  const kept = checked(phrases)
  const [known] = await database.db.select({ n: count() }).from(searchSynonyms)
  if ((known?.n ?? 0) >= MOST_SYNONYM_GROUPS) throw new ShopError('synonyms_full', { most: MOST_SYNONYM_GROUPS })
  const [group] = await database.db.insert(searchSynonyms).values({ phrases: kept }).returning()
  announce(database, TAGS)
  return group ?? { id: 0, phrases: kept }
}

/** @throws ShopError validation with `phrases`, or not_found */
export async function changeSynonyms(database: OpenDatabase, id: number, phrases: readonly string[]): Promise<SynonymGroup> {
  const kept = checked(phrases)
  const [group] = await database.db.update(searchSynonyms).set({ phrases: kept }).where(eq(searchSynonyms.id, id)).returning()
  if (!group) throw new ShopError('not_found')
  announce(database, TAGS)
  return group
}

/** What is gone already is no mistake. */
export async function dropSynonyms(database: OpenDatabase, id: number): Promise<void> {
  await database.db.delete(searchSynonyms).where(eq(searchSynonyms.id, id))
  announce(database, TAGS)
}

/** Each once, as the search reads them. */
function checked(phrases: readonly string[]): string[] {
  const kept = new Map<string, string>()
  for (const phrase of phrases.map(each => each.normalize('NFC').replace(/\s+/g, ' ').trim()).filter(Boolean)) {
    const words = wordsOf(phrase, LONGEST_PHRASE + 1)
    if (!words.length || words.length > LONGEST_PHRASE || phrase.length > LONGEST_SYNONYM) refuse('synonym_wrong')
    const name = words.join(' ')
    if (!kept.has(name)) kept.set(name, phrase)
  }
  if (kept.size < 2) refuse('synonyms_few')
  if (kept.size > MOST_SYNONYMS) refuse('synonyms_many')
  return [...kept.values()]
}

function refuse(code: ErrorCode): never {
  throw new ShopError('validation', { fields: { phrases: code }, most: MOST_SYNONYMS, words: LONGEST_PHRASE })
}
