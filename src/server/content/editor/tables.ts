import { index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import { LOCALES } from '#domain/site.ts'
import { users } from '../../identity/tables.ts'
import { timestamptz } from '../../kernel/db/columns.ts'
import { entries } from '../tables.ts'

const defineEntryColumn = () =>
  integer('entry_id')
    .notNull()
    .references(() => entries.id, { onDelete: 'cascade' })
const defineLocaleColumn = () => text('locale', { enum: LOCALES }).notNull()

/** Comments of writers on a draft. Readers never see them. */
export const draftComments = pgTable(
  'draft_comments',
  {
    id: serial('id').primaryKey(),
    entryId: defineEntryColumn(),
    locale: defineLocaleColumn(),
    /** Text of the block that it is about, as it was then; empty for the whole draft. */
    quote: text('quote').notNull().default(''),
    comment: text('comment').notNull(),
    /** Null after the account was deleted. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamptz('created_at').notNull(),
    resolvedAt: timestamptz('resolved_at'),
    resolvedBy: integer('resolved_by').references(() => users.id, { onDelete: 'set null' })
  },
  table => [index('draft_comments_entry').on(table.entryId, table.createdAt)]
)

/** Writers with the entry open; a row is outdated after `PRESENCE_MS`. */
export const entryPresence = pgTable(
  'entry_presence',
  {
    entryId: defineEntryColumn(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    locale: defineLocaleColumn(),
    /** The beginning of the block with the caret. */
    place: text('place').notNull().default(''),
    seenAt: timestamptz('seen_at').notNull()
  },
  table => [primaryKey({ columns: [table.entryId, table.userId] })]
)

/** Links by which anybody reads a working copy, at most one of each translation. */
export const entryPreviews = pgTable(
  'entry_previews',
  {
    entryId: defineEntryColumn(),
    locale: defineLocaleColumn(),
    token: text('token').notNull().unique(),
    expiresAt: timestamptz('expires_at').notNull()
  },
  table => [primaryKey({ columns: [table.entryId, table.locale] })]
)
