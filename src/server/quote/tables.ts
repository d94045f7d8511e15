import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { MAX_LINE_QUANTITY, type Organisation } from '#domain/cart.ts'
import { STORED_QUOTE_STATES } from '#domain/quote.ts'
import { LOCALES } from '#domain/site.ts'
import { users } from '../identity/tables.ts'
import { timestamptz } from '../kernel/db/columns.ts'
import type { ProductSnapshot } from '../cart/tables.ts'
import { variants } from '../catalogue/product/tables.ts'

const quantities = sql.raw(`BETWEEN 1 AND ${MAX_LINE_QUANTITY}`)

/** Price suggestions of customers, with the shop's responses. */
export const priceSuggestions = pgTable(
  'price_suggestions',
  {
    id: serial('id').primaryKey(),
    number: text('number').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    product: jsonb('product').$type<ProductSnapshot>().notNull(),
    quantity: integer('quantity').notNull(),
    suggestedPrice: integer('suggested_price').notNull(),
    /** The public price at the time of the suggestion. */
    listPrice: integer('list_price').notNull(),
    state: text('state', { enum: STORED_QUOTE_STATES }).notNull(),
    offeredPrice: integer('offered_price'),
    validUntil: timestamptz('valid_until'),
    /** Number of rounds; detects concurrent changes. */
    round: integer('round').notNull().default(1),
    locale: text('locale', { enum: LOCALES }).notNull(),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull()
  },
  table => [
    uniqueIndex('price_suggestions_waiting')
      .on(table.userId, table.variantId)
      .where(sql`${table.state} = 'waiting'`),
    index('price_suggestions_user').on(table.userId, table.id),
    index('price_suggestions_state').on(table.state, table.updatedAt),
    check('price_suggestions_quantity', sql`${table.quantity} ${quantities}`),
    check('price_suggestions_price', sql`${table.suggestedPrice} > 0`),
    check('price_suggestions_offer', sql`${table.state} <> 'offered' OR num_nonnulls(${table.offeredPrice}, ${table.validUntil}) = 2`)
  ]
)

/** Events of a price negotiation; append-only. */
export const priceSuggestionEvents = pgTable(
  'price_suggestion_events',
  {
    id: serial('id').primaryKey(),
    suggestionId: integer('suggestion_id')
      .notNull()
      .references(() => priceSuggestions.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['suggested', 'offered', 'declined', 'withdrawn'] }).notNull(),
    price: integer('price'),
    quantity: integer('quantity').notNull(),
    text: text('text').notNull().default(''),
    validUntil: timestamptz('valid_until'),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [index('price_suggestion_events_suggestion').on(table.suggestionId, table.id)]
)

/** Quote requests of organisations, with the offered prices. */
export const quotes = pgTable(
  'quotes',
  {
    id: serial('id').primaryKey(),
    number: text('number').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    organisation: jsonb('organisation').$type<Organisation>().notNull(),
    note: text('note').notNull().default(''),
    state: text('state', { enum: STORED_QUOTE_STATES }).notNull(),
    response: text('response').notNull().default(''),
    validUntil: timestamptz('valid_until'),
    respondedBy: integer('responded_by').references(() => users.id, { onDelete: 'set null' }),
    respondedAt: timestamptz('responded_at'),
    round: integer('round').notNull().default(1),
    locale: text('locale', { enum: LOCALES }).notNull(),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [
    index('quotes_user').on(table.userId, table.id),
    index('quotes_state').on(table.state, table.id),
    check('quotes_offer', sql`${table.state} <> 'offered' OR ${table.validUntil} IS NOT NULL`)
  ]
)

export const quoteLines = pgTable(
  'quote_lines',
  {
    id: serial('id').primaryKey(),
    quoteId: integer('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    product: jsonb('product').$type<ProductSnapshot>().notNull(),
    quantity: integer('quantity').notNull(),
    listPrice: integer('list_price').notNull(),
    price: integer('price')
  },
  table => [
    uniqueIndex('quote_lines_variant').on(table.quoteId, table.variantId),
    check('quote_lines_quantity', sql`${table.quantity} ${quantities}`),
    check('quote_lines_price', sql`${table.price} > 0`)
  ]
)
