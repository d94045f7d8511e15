import { type AnyColumn, inArray, or, type SQL, sql } from 'drizzle-orm'
import { bonesOf, keyOf, withoutEndings } from '#domain/search.ts'
import type { Db } from '../db/open.ts'
import { products, productTaxons } from '../product/tables.ts'
import { queueForSearch } from './outbox.ts'
import { searchDocuments } from './tables.ts'
import { readTexts } from './texts.ts'

const MOST_SKUS = 100
/** A position in a tsvector may not be larger. */
const LAST_POSITION = 16_000

/** How many are looked at before all others. */
const FRONT = 16_000

/** How many products one statement indexes. */
export const INDEX_AT_ONCE = 500

type Label = 'A' | 'B' | 'C' | 'D'

/**
 * Indexes those of the products that are new or whose `updated_at` has moved since they were indexed. One small
 * query where nothing has: stock and prices are not indexed.
 */
export async function refreshSearch(db: Db, productIds: readonly number[]): Promise<void> {
  const { rows } = (await db.execute(sql`
    SELECT p.id FROM ${products} p LEFT JOIN ${searchDocuments} d ON d.product_id = p.id
    WHERE p.id = ANY(${sql.param([...productIds])}::int[]) AND d.made_from IS DISTINCT FROM p.updated_at ORDER BY p.id`)) as {
    rows: { id: number }[]
  }
  const old = rows.map(row => row.id)
  for (let start = 0; start < old.length; start += INDEX_AT_ONCE) await indexProducts(db, old.slice(start, start + INDEX_AT_ONCE))
}

/** Indexes the products of brands, stores and taxons anew: call it when these are renamed. All products where none is named. */
export async function reindex(
  db: Db,
  of: { brands?: readonly number[]; stores?: readonly number[]; taxons?: readonly number[] } = {}
): Promise<void> {
  const any = (column: AnyColumn, ids: readonly number[] = []): SQL | undefined => (ids.length ? inArray(column, [...ids]) : undefined)
  const placed = any(productTaxons.taxonId, of.taxons)
  const within = placed && inArray(products.id, db.select({ id: productTaxons.productId }).from(productTaxons).where(placed))
  const where = or(any(products.brandId, of.brands), any(products.storeId, of.stores), within)
  const rows = await db.select({ id: products.id }).from(products).where(where).orderBy(products.id)
  const ids = rows.map(row => row.id)
  for (let start = 0; start < ids.length; start += INDEX_AT_ONCE) {
    const some = ids.slice(start, start + INDEX_AT_ONCE)
    await indexProducts(db, some)
    await queueForSearch(db, some)
  }
}

async function indexProducts(db: Db, ids: readonly number[]): Promise<void> {
  const texts = await readTexts(db, ids)
  const known = new Set<string>()
  const documents = texts.map(text => {
    const fields: [Label, string[]][] = [
      ['A', text.name],
      ['B', text.title],
      ['C', text.kind],
      ['D', text.around]
    ]
    for (const word of fields.flatMap(([, list]) => list)) known.add(word)
    const skus = text.skus.slice(0, MOST_SKUS).map(sku => `#${sku.toLowerCase()}`)
    // Weights are not in the index: what is looked for in titles alone has a word of its own.
    const inTitle = [...new Set([...text.name, ...text.title])].map(word => `=${word}`)
    return {
      id: text.id,
      words: toVector([...fields, ['D', [...skus, ...inTitle]]]),
      titleWords: text.titleWords
    }
  })
  await db.execute(sql`
    INSERT INTO ${searchDocuments} (product_id, words, title_words, made_from)
    SELECT made.id, made.words::tsvector, made.title_words, p.updated_at
    FROM unnest(${sql.param(documents.map(each => each.id))}::int[], ${sql.param(documents.map(each => each.words))}::text[], ${sql.param(documents.map(each => each.titleWords))}::int[])
      AS made (id, words, title_words)
    JOIN ${products} p ON p.id = made.id
    ON CONFLICT (product_id) DO UPDATE SET words = excluded.words, title_words = excluded.title_words, made_from = excluded.made_from`)
  await learn(db, [...known])
}

/** Adds words to the vocabulary. In order, so that two indexing at once wait for each other in turn and never in a ring. */
async function learn(db: Db, found: readonly string[]): Promise<void> {
  const sorted = found.toSorted()
  const stems = sorted.map(word => keyOf(withoutEndings(word)))
  await db.execute(sql`
    INSERT INTO search_words (word, key, stem, bones)
    SELECT * FROM unnest(${sql.param(sorted)}::text[], ${sql.param(sorted.map(keyOf))}::text[], ${sql.param(stems)}::text[], ${sql.param(stems.map(bonesOf))}::text[])
    ON CONFLICT (word) DO NOTHING`)
}

/** Chooses anew which documents stand in front: of every taxon those that most have reviewed. Reads every product: a job for quiet minutes. */
export async function chooseFront(db: Db): Promise<void> {
  await db.execute(sql`
    WITH ranked AS (
      SELECT p.id, p.total_reviews, row_number() OVER (PARTITION BY p.taxon_id ORDER BY p.total_reviews DESC, p.id) AS place FROM products p
      WHERE p.selling_price > 1 AND p.total_on_hand > 0 AND p.image_id IS NOT NULL
    ), chosen AS (SELECT id FROM ranked ORDER BY place, total_reviews DESC, id LIMIT ${FRONT})
    UPDATE search_documents SET front = NOT front WHERE front <> (product_id IN (SELECT id FROM chosen))`)
}

/**
 * Counts in how many documents each word is and forgets words that are in none. Does nothing while no word is new.
 * Reads every document: a job for quiet minutes.
 */
export async function countWords(db: Db): Promise<void> {
  const { rows } = (await db.execute(sql`SELECT 1 FROM search_words WHERE frequency = 0 LIMIT 1`)) as { rows: unknown[] }
  if (!rows.length) return
  await db.transaction(async tx => {
    await tx.execute(sql`CREATE TEMP TABLE counted ON COMMIT DROP AS SELECT word, ndoc FROM ts_stat('SELECT words FROM search_documents')`)
    await tx.execute(sql`UPDATE search_words w SET frequency = c.ndoc FROM counted c WHERE c.word = w.word AND c.ndoc <> w.frequency`)
    await tx.execute(sql`DELETE FROM search_words w WHERE NOT EXISTS (SELECT 1 FROM counted c WHERE c.word = w.word)`)
  })
}

function toVector(fields: readonly [Label, readonly string[]][]): string {
  const places = new Map<string, string[]>()
  let position = 0
  for (const [label, list] of fields) {
    for (const word of list) {
      position = Math.min(LAST_POSITION, position + 1)
      places.set(word, [...(places.get(word) ?? []), `${position}${label}`])
    }
  }
  return [...places].map(([word, at]) => `'${word.replaceAll(/['\\]/g, String.raw`\$&`)}':${at.join(',')}`).join(' ')
}
