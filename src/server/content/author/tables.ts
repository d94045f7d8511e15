import { index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import { users } from '../../identity/tables.ts'
import { timestamptz, localizedText } from '../../kernel/db/columns.ts'

export const authors = pgTable('authors', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: localizedText('name').notNull(),
  bio: localizedText('bio').notNull().default({}),
  /** Address of a picture. */
  avatar: text('avatar').notNull().default(''),
  /** The user; null for authors without an account. */
  userId: integer('user_id')
    .unique()
    .references(() => users.id, { onDelete: 'set null' }),
  createdAt: timestamptz('created_at').notNull().defaultNow()
})

export const authorFollows = pgTable(
  'author_follows',
  {
    authorId: integer('author_id')
      .notNull()
      .references(() => authors.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamptz('created_at').notNull().defaultNow()
  },
  table => [primaryKey({ columns: [table.authorId, table.userId] }), index('author_follows_user').on(table.userId)]
)
