import { sql } from 'drizzle-orm'
import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'

/** Messages on their way out. A row is written in the transaction of its cause, so none is lost. */
export const messages = pgTable(
  'messages',
  {
    id: serial('id').primaryKey(),
    channel: text('channel', { enum: ['sms', 'email', 'push'] }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull().default(''),
    body: text('body').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    /** Not before this; null when it will not be tried again. Moved ahead by the node that takes the message. */
    dueAt: instant('due_at').defaultNow(),
    error: text('error')
  },
  table => [
    index('messages_due')
      .on(table.dueAt, table.id)
      .where(sql`${table.sentAt} IS NULL`)
  ]
)
