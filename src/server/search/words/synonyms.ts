import { count, desc, eq } from 'drizzle-orm'
import { type ErrorCode, ShopError } from '#domain/errors.ts'
import { tokenize } from '#domain/search.ts'
import { MAX_PHRASE_WORDS, MAX_SYNONYM_LENGTH, MAX_SYNONYM_GROUPS, MAX_SYNONYMS, type SynonymGroup } from '#domain/synonyms.ts'
import { invalidate } from '../../kernel/cache/invalidation.ts'
import type { Db, OpenDatabase } from '../../kernel/db/open.ts'
import { requireUnchanged } from '../../kernel/db/require-unchanged.ts'
import { transact } from '../../kernel/db/transact.ts'
import { cached } from '../../kernel/cache/data-cache.ts'
import { buildIndex } from './build-synonym-index.ts'
import type { SynonymIndex } from './synonym-index.ts'
import { searchSynonyms } from '../tables.ts'
import { createVocabularyIndex } from './vocabulary.ts'

/** The shop's own synonyms, then the vocabulary. */
export const readSynonyms = cached(['synonyms', 'site'], async (db): Promise<readonly SynonymIndex[]> => {
  const rows = await db.select().from(searchSynonyms)
  return [await buildIndex(rows.map(({ phrases }) => ({ phrases, use: null }))), await createVocabularyIndex()]
})

/** Listings and searches that a change of synonyms alters. */
const TAGS = ['synonyms', 'products', 'catalogue']

/** The newest first. */
export function listSynonyms(db: Db): Promise<SynonymGroup[]> {
  return db.select().from(searchSynonyms).orderBy(desc(searchSynonyms.id))
}

/** @throws ShopError validation with `phrases`, or synonyms_full */
export async function addSynonyms(database: OpenDatabase, phrases: readonly string[]): Promise<SynonymGroup> {
  const distinct = removeDuplicates(phrases)
  const [existing] = await database.db.select({ n: count() }).from(searchSynonyms)
  if ((existing?.n ?? 0) >= MAX_SYNONYM_GROUPS) throw new ShopError('synonyms_full', { most: MAX_SYNONYM_GROUPS })
  const [group] = await database.db.insert(searchSynonyms).values({ phrases: distinct }).returning()
  invalidate(database, TAGS)
  return group ?? { id: 0, phrases: distinct }
}

/** @throws ShopError validation with `phrases`, or not_found */
export async function updateSynonyms(
  database: OpenDatabase,
  id: number,
  { phrases, was }: { phrases: readonly string[]; was?: string | undefined }
): Promise<SynonymGroup> {
  const distinct = removeDuplicates(phrases)
  const group = await transact(database.db, async tx => {
    await requireUnchanged(tx, `synonyms ${id}`, was, async () => (await listSynonyms(tx)).find(each => each.id === id))
    const [saved] = await tx.update(searchSynonyms).set({ phrases: distinct }).where(eq(searchSynonyms.id, id)).returning()
    return saved
  })
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
function removeDuplicates(phrases: readonly string[]): string[] {
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
