import { isNull } from 'drizzle-orm'
import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { users } from '../../identity/tables.ts'
import { timestamptz } from '../../kernel/db/columns.ts'

/** Messages sent by the contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    /** A phone number or an e-mail address. */
    contact: text('contact').notNull(),
    subject: text('subject').notNull().default(''),
    message: text('message').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** Null while the message is open. */
    doneAt: timestamptz('done_at')
  },
  table => [index('contact_messages_open').on(table.createdAt).where(isNull(table.doneAt))]
)

/** Replies that staff sent by e-mail. */
export const contactReplies = pgTable(
  'contact_replies',
  {
    id: serial('id').primaryKey(),
    messageId: integer('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [index('contact_replies_message').on(table.messageId)]
)
