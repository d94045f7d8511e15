import { integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { users } from '../../identity/tables.ts'
import { timestamptz } from '../../kernel/db/columns.ts'

/** Messages sent by the contact form. */
export const contactMessages = pgTable('contact_messages', {
  id: serial('id').primaryKey(),
  userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
  name: text('name').notNull(),
  /** A phone number or an e-mail address. */
  contact: text('contact').notNull(),
  subject: text('subject').notNull().default(''),
  message: text('message').notNull(),
  createdAt: timestamptz('created_at').notNull()
})
