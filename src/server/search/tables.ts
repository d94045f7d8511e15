import { sql } from 'drizzle-orm'
import { boolean, customType, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import { instant } from '../kernel/db/columns.ts'
import { products } from '../catalogue/product/tables.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** Ordered by code point whatever the server's locale is, so that a prefix is a range of the index. */
const plain = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/**
 * What a product is found by: its words as they are written, marked A for what the title calls it, B for the rest of the
 * title, C for brand and taxon, D for the taxons above, properties, choices. SKUs stand after a `#`, words of the title once more after a `=`. Kept by `refreshSearch`.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    words: tsvector('words').notNull(),
    titleWords: integer('title_words').notNull(),
    /** Among the few thousand that most have reviewed of their taxons: what a common word finds is found here, however many more have it. */
    front: boolean('front').notNull().default(false),
    /** The product's `updated_at` these words were read at: another one means they are old. */
    madeFrom: instant('made_from').notNull()
  },
  table => [
    index('search_documents_words').using('gin', table.words),
    index('search_documents_front')
      .using('gin', table.words)
      .where(sql`${table.front}`)
  ]
)

/** Every word of the documents, and the forms that a typed word is compared with (`domain/search.ts`). */
export const searchWords = pgTable(
  'search_words',
  {
    word: plain('word').primaryKey(),
    key: plain('key').notNull(),
    stem: plain('stem').notNull(),
    bones: plain('bones').notNull(),
    /** In how many documents, as last counted; 0 is new since then. */
    frequency: integer('frequency').notNull().default(0)
  },
  table => [
    index('search_words_key').on(table.key),
    index('search_words_stem').on(table.stem),
    index('search_words_bones').on(table.bones),
    index('search_words_trigrams').using('gin', table.key.op('gin_trgm_ops')),
    index('search_words_frequency').on(table.frequency)
  ]
)

/** Words and phrases that mean one thing to a customer: утас, гар утас, phone. The shop may edit them. */
export const searchSynonyms = pgTable('search_synonyms', {
  id: serial('id').primaryKey(),
  phrases: text('phrases').array().notNull()
})

/** What the shop's search server has of it, where there is one: a row an alias. */
export const searchIndexes = pgTable('search_indexes', {
  alias: text('alias').primaryKey(),
  /** The index that is searched. */
  live: text('live'),
  /** The index that is being filled to take its place, up to the product `lastId`. */
  building: text('building'),
  lastId: integer('last_id').notNull().default(0),
  done: integer('done').notNull().default(0),
  total: integer('total').notNull().default(0),
  startedAt: instant('started_at').notNull(),
  /** One process at a time; a claim ends by itself. */
  claimedUntil: instant('claimed_until'),
  /** When it was last seen that the server has the index. */
  seenAt: instant('seen_at')
})

/** Names as products were last indexed under them: another one means that these products are to be indexed anew. */
export const searchNames = pgTable(
  'search_names',
  {
    kind: text('kind', { enum: ['brand', 'store', 'taxon'] }).notNull(),
    id: integer('id').notNull(),
    name: jsonb('name').notNull()
  },
  table => [primaryKey({ columns: [table.kind, table.id] })]
)
