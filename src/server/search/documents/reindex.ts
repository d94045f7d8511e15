import { type AnyColumn, inArray, or, type SQL, sql } from 'drizzle-orm'
import { toConsonantKey, toPhoneticKey } from '#domain/phonetic-key.ts'
import { stemWord } from '#domain/word-stem.ts'
import { invalidate } from '../../kernel/cache/invalidation.ts'
import type { Db, OpenDatabase } from '../../kernel/db/open.ts'
import { isListable, products, productTaxons, queueForSearch } from '../../catalogue/index.ts'
import { toGoodsModifier, toGoodsWord, toTitleWord } from '../marked-words.ts'
import { formatLexeme } from '../postgres/text-query.ts'
import { searchDocuments } from '../tables.ts'
import { readTexts } from './product-texts.ts'

const MAX_SKUS = 100
/** Raised with a change of `readTexts`, `tokenize`, the keys of words or the search document, after which every product is indexed again. */
const RULES_VERSION = 13
/** Below the largest position of a tsvector, 16,383. */
const LAST_POSITION = 16_000

/** Documents that are searched first; see `search_documents.popular`. */
const MAX_POPULAR_DOCUMENTS = 16_000

/** Products of one statement. */
const BATCH = 500

type Label = 'A' | 'B' | 'C' | 'D'

/** Indexes new products and those with another `updated_at` than when they were indexed. Stock and prices are not indexed. */
export async function indexChanged(db: Db, productIds: readonly number[]): Promise<void> {
  const { rows } = (await db.execute(sql`
    SELECT p.id FROM ${products} p LEFT JOIN ${searchDocuments} d ON d.product_id = p.id
    WHERE p.id = ANY(${sql.param([...productIds])}::int[]) AND d.product_updated_at IS DISTINCT FROM p.updated_at ORDER BY p.id`)) as {
    rows: { id: number }[]
  }
  const old = rows.map(row => row.id)
  for (let start = 0; start < old.length; start += BATCH) await indexProducts(db, old.slice(start, start + BATCH))
}

/** Reindexes the products of brands, stores and taxons; all products where none are given. */
export async function reindex(
  db: Db,
  of: { brands?: readonly number[]; stores?: readonly number[]; taxons?: readonly number[] } = {}
): Promise<void> {
  const any = (column: AnyColumn, ids: readonly number[] = []): SQL | undefined => (ids.length ? inArray(column, [...ids]) : undefined)
  const taxonRows = any(productTaxons.taxonId, of.taxons)
  const within = taxonRows && inArray(products.id, db.select({ id: productTaxons.productId }).from(productTaxons).where(taxonRows))
  const where = or(any(products.brandId, of.brands), any(products.storeId, of.stores), within)
  const rows = await db.select({ id: products.id }).from(products).where(where).orderBy(products.id)
  const ids = rows.map(row => row.id)
  for (let start = 0; start < ids.length; start += BATCH) {
    const some = ids.slice(start, start + BATCH)
    await indexProducts(db, some)
    await queueForSearch(db, some)
  }
}

async function indexProducts(db: Db, ids: readonly number[]): Promise<void> {
  const texts = await readTexts(db, ids)
  const words = new Set<string>()
  const goods = new Set<string>()
  const documents = texts.map(text => {
    const fields: [Label, string[]][] = [
      ['A', text.name],
      ['B', text.title],
      ['C', text.kind],
      ['D', text.around]
    ]
    for (const word of fields.flatMap(([, list]) => list)) words.add(word)
    for (const word of text.goods) goods.add(word)
    const skus = text.skus.slice(0, MAX_SKUS).map(sku => `#${sku.toLowerCase()}`)
    // A GIN index has no weights, so words of the title and of the kind of goods are stored again with a prefix.
    const modifiers = text.goodsModifiers.filter(word => !text.goods.includes(word))
    const prefixed = [
      ...new Set([...text.name, ...text.title].map(toTitleWord)),
      ...text.goods.map(toGoodsWord),
      ...modifiers.map(toGoodsModifier)
    ]
    return {
      id: text.id,
      words: toVector([...fields, ['D', [...skus, ...prefixed]]]),
      described: text.described.map(formatLexeme).join(' '),
      titleWords: text.titleWords
    }
  })
  await db.execute(sql`
    INSERT INTO ${searchDocuments} (product_id, words, described, title_words, product_updated_at)
    SELECT made.id, made.words::tsvector, made.described::tsvector, made.title_words, p.updated_at
    FROM unnest(${sql.param(documents.map(each => each.id))}::int[], ${sql.param(documents.map(each => each.words))}::text[], ${sql.param(documents.map(each => each.described))}::text[], ${sql.param(documents.map(each => each.titleWords))}::int[])
      AS made (id, words, described, title_words)
    JOIN ${products} p ON p.id = made.id
    ON CONFLICT (product_id) DO UPDATE SET words = excluded.words, described = excluded.described, title_words = excluded.title_words, product_updated_at = excluded.product_updated_at`)
  await addWords(db, words, goods)
}

/** In ascending order, so that two transactions cannot deadlock. */
async function addWords(db: Db, words: ReadonlySet<string>, goods: ReadonlySet<string>): Promise<void> {
  const sorted = [...words].toSorted()
  const stems = sorted.map(word => toPhoneticKey(stemWord(word)))
  await db.execute(sql`
    INSERT INTO search_words (word, key, stem, consonants, names_goods)
    SELECT * FROM unnest(${sql.param(sorted)}::text[], ${sql.param(sorted.map(toPhoneticKey))}::text[], ${sql.param(stems)}::text[], ${sql.param(stems.map(toConsonantKey))}::text[], ${sql.param(sorted.map(word => goods.has(word)))}::bool[])
      AS found (word, key, stem, consonants, names_goods)
    -- A row that conflicts is locked, which is a write.
    WHERE NOT EXISTS (SELECT 1 FROM search_words w WHERE w.word = found.word AND (w.names_goods OR NOT found.names_goods)
      AND (w.key, w.stem, w.consonants) = (found.key, found.stem, found.consonants))
    ORDER BY found.word
    ON CONFLICT (word) DO UPDATE SET names_goods = search_words.names_goods OR excluded.names_goods,
      key = excluded.key, stem = excluded.stem, consonants = excluded.consonants`)
}

/** Selects the popular documents: those with the most reviews per taxon. Reads every product. */
export async function updatePopularDocuments(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    WITH ranked AS (
      SELECT id, total_reviews, row_number() OVER (PARTITION BY taxon_id ORDER BY total_reviews DESC, id) AS rank FROM ${products}
      WHERE ${isListable(now)}
    ), chosen AS (SELECT id FROM ranked ORDER BY rank, total_reviews DESC, id LIMIT ${MAX_POPULAR_DOCUMENTS})
    UPDATE search_documents SET popular = NOT popular WHERE popular <> (product_id IN (SELECT id FROM chosen))`)
}

/** Counts the documents per word and deletes unused words. Reads every document; does nothing while no word is new. */
export async function countWords(db: Db): Promise<void> {
  const { rows } = (await db.execute(sql`SELECT 1 FROM search_words WHERE frequency = 0 LIMIT 1`)) as { rows: unknown[] }
  if (!rows.length) return
  await db.transaction(async tx => {
    await tx.execute(sql`CREATE TEMP TABLE counted ON COMMIT DROP AS SELECT word, ndoc FROM ts_stat('SELECT words FROM search_documents')`)
    // What a product was called once, it may be no more.
    await tx.execute(sql`
      UPDATE search_words w SET frequency = c.ndoc, names_goods = g.word IS NOT NULL
      FROM counted c LEFT JOIN counted g ON g.word = ${toGoodsWord('')} || c.word
      WHERE c.word = w.word AND (c.ndoc <> w.frequency OR w.names_goods <> (g.word IS NOT NULL))`)
    await tx.execute(sql`DELETE FROM search_words w WHERE NOT EXISTS (SELECT 1 FROM counted c WHERE c.word = w.word)`)
  })
}

function toVector(fields: readonly [Label, readonly string[]][]): string {
  const positions = new Map<string, string[]>()
  let position = 0
  for (const [label, list] of fields) {
    for (const word of list) {
      position = Math.min(LAST_POSITION, position + 1)
      positions.set(word, [...(positions.get(word) ?? []), `${position}${label}`])
    }
  }
  return [...positions].map(([word, at]) => `${formatLexeme(word)}:${at.join(',')}`).join(' ')
}

interface NameRow {
  kind: 'brand' | 'store' | 'taxon' | 'rules'
  id: number
  name: unknown
  fresh: boolean
}

const NAMES = sql`
  SELECT 'brand' AS kind, id, jsonb_build_array(name) AS name FROM brands
  UNION ALL SELECT 'store', id, jsonb_build_array(name) FROM stores
  UNION ALL SELECT 'taxon', id, jsonb_build_array(name, short_name) FROM taxons
  UNION ALL SELECT 'rules', 1, to_jsonb(${sql.raw(String(RULES_VERSION))})`

/**
 * Reindexes the products of renamed brands, stores and taxons. Those of new ones are indexed with the products.
 * @returns the number of renamed ones
 */
export async function reindexRenamed(database: OpenDatabase): Promise<number> {
  const { db } = database
  const { rows } = (await db.execute(sql`
    SELECT n.kind, n.id, n.name, 
      s.name IS NULL AND (n.kind <> 'rules' OR NOT EXISTS (SELECT 1 FROM search_indexed_names)) AS fresh
    FROM (${NAMES}) n LEFT JOIN search_indexed_names s ON s.kind = n.kind AND s.id = n.id
    WHERE s.name IS DISTINCT FROM n.name ORDER BY n.kind, n.id`)) as { rows: unknown[] }
  const renamedRows = rows as NameRow[]
  if (!renamedRows.length) return 0
  const renamed = renamedRows.filter(row => !row.fresh)
  const idsOf = (kind: NameRow['kind']): number[] => renamed.filter(row => row.kind === kind).map(row => row.id)
  if (renamed.length) {
    // Invalidated first, because the cached names are the old ones.
    invalidate(database, ['brands', 'stores', 'taxons', 'catalogue', 'products'])
    if (idsOf('rules').length) await reindex(db)
    else await reindex(db, { brands: idsOf('brand'), stores: idsOf('store'), taxons: idsOf('taxon') })
  }
  await db.execute(sql`
    INSERT INTO search_indexed_names (kind, id, name)
    SELECT kind, id, name FROM jsonb_to_recordset(${JSON.stringify(renamedRows)}::jsonb) AS known (kind text, id int, name jsonb)
    ON CONFLICT (kind, id) DO UPDATE SET name = excluded.name`)
  return renamed.length
}
