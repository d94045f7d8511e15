import { sql } from 'drizzle-orm'
import { boolean, customType, date, index, integer, jsonb, pgTable, primaryKey, real, serial, text } from 'drizzle-orm/pg-core'
import type { Locale } from '#domain/site.ts'
import { timestamptz } from '../kernel/db/columns.ts'
import { products } from '../catalogue/product/tables.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** Ordered by code point, independent of the server's locale, so that a prefix is a range of the index. */
const plain = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/**
 * The words of a product as written, with weights: A for the noun of the title, B for the rest of the title, C for brand and
 * taxon, D for ancestor taxons, properties and options. SKUs follow a `#`, words of the title are repeated after a `=`, nouns
 * of the kind of goods after a `~`, other words of its name after a `^`. Written by `indexChanged`.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    words: tsvector('words').notNull(),
    /** Roots of the words of the description, which rank the products that match. */
    described: tsvector('described').notNull().default(''),
    titleWords: integer('title_words').notNull(),
    /** Among the few thousand most reviewed of their taxons, which are searched first for common words. */
    popular: boolean('popular').notNull().default(false),
    /** The product's `updated_at` when it was indexed; a different one means that it is outdated. */
    productUpdatedAt: timestamptz('product_updated_at').notNull()
  },
  table => [
    index('search_documents_words').using('gin', table.words),
    index('search_documents_popular')
      .using('gin', table.words)
      .where(sql`${table.popular}`)
  ]
)

/** Every word of the documents, with the keys a typed word is compared with (`domain/search.ts`). */
export const searchWords = pgTable(
  'search_words',
  {
    word: plain('word').primaryKey(),
    key: plain('key').notNull(),
    stem: plain('stem').notNull(),
    consonants: plain('consonants').notNull(),
    /** Number of documents at the last count; 0 for new words. */
    frequency: integer('frequency').notNull().default(0),
    /** Whether some product is one: the noun of its title or a taxon of it. */
    namesGoods: boolean('names_goods').notNull().default(false)
  },
  table => [
    index('search_words_key').on(table.key),
    index('search_words_stem').on(table.stem),
    index('search_words_consonants').on(table.consonants),
    index('search_words_trigrams').using('gin', table.key.op('gin_trgm_ops')),
    index('search_words_frequency').on(table.frequency)
  ]
)

/** Suggested search texts of a language, with a key for each word they can be found by. */
export const searchPhrases = pgTable(
  'search_phrases',
  {
    locale: text('locale').$type<Locale>().notNull(),
    phrase: text('phrase').notNull(),
    /** Phonetic key of the phrase from its word `position` on. */
    key: plain('key').notNull(),
    position: integer('position').notNull(),
    /** Number of product titles with it. */
    frequency: integer('frequency').notNull(),
    refreshedAt: timestamptz('refreshed_at').notNull()
  },
  table => [primaryKey({ columns: [table.locale, table.phrase, table.position] }), index('search_phrases_key').on(table.locale, table.key)]
)

/** Synonyms for search: утас, гар утас, phone. Edited by staff. */
export const searchSynonyms = pgTable('search_synonyms', {
  id: serial('id').primaryKey(),
  phrases: text('phrases').array().notNull()
})

/** State of the index on the search server, a row per alias. */
export const searchIndexes = pgTable('search_indexes', {
  alias: text('alias').primaryKey(),
  /** The live index. */
  live: text('live'),
  /** The next index, filled up to the product `lastId`. */
  building: text('building'),
  lastId: integer('last_id').notNull().default(0),
  done: integer('done').notNull().default(0),
  total: integer('total').notNull().default(0),
  startedAt: timestamptz('started_at').notNull(),
  /** One process at a time; a claim expires. */
  claimedUntil: timestamptz('claimed_until'),
  /** When the server was last found to have the index. */
  checkedAt: timestamptz('checked_at')
})

/** Names and the version of the rules at the last indexing; a different one means that these products must be reindexed. */
export const searchIndexedNames = pgTable(
  'search_indexed_names',
  {
    kind: text('kind', { enum: ['brand', 'store', 'taxon', 'rules'] }).notNull(),
    id: integer('id').notNull(),
    name: jsonb('name').notNull()
  },
  table => [primaryKey({ columns: [table.kind, table.id] })]
)

/** Products opened from the results of a search, a row per day, phrase and product. Nothing in it is about a person. */
export const searchClicks = pgTable(
  'search_clicks',
  {
    /** In Ulaanbaatar. */
    day: date('day').notNull(),
    /** See `toCountedPhrase`. */
    phrase: text('phrase').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    clicks: integer('clicks').notNull()
  },
  table => [primaryKey({ columns: [table.day, table.phrase, table.productId] })]
)

/** What the clicks of the last months say about the results of a phrase, renewed every night. */
export const learnedProducts = pgTable(
  'learned_products',
  {
    phrase: text('phrase').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The product's share of the phrase's clicks, between 0 and 1. */
    share: real('share').notNull()
  },
  table => [primaryKey({ columns: [table.phrase, table.productId] })]
)
