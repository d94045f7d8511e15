import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { users } from '../../identity/tables.ts'
import { timestamptz } from '../../kernel/db/columns.ts'
import { entries } from '../tables.ts'

export const bookmarks = pgTable(
  'bookmarks',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    entryId: integer('entry_id')
      .notNull()
      .references(() => entries.id, { onDelete: 'cascade' }),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [primaryKey({ columns: [table.userId, table.entryId] }), index('bookmarks_newest').on(table.userId, table.createdAt)]
)
