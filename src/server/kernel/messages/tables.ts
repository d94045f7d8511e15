import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { DEFAULT_LOCALE, LOCALES } from '#domain/site.ts'
import { timestamptz } from '../db/columns.ts'
import type { MailGoods } from './mail.ts'

/** Outgoing messages. A row is inserted in the transaction of its cause, so none is lost. */
export const messages = pgTable(
  'messages',
  {
    id: serial('id').primaryKey(),
    channel: text('channel', { enum: ['sms', 'email', 'push'] }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull().default(''),
    body: text('body').notNull(),
    /** The language of its text. */
    locale: text('locale', { enum: LOCALES }).notNull().default(DEFAULT_LOCALE),
    /** What an e-mail shows as a table of products. */
    goods: jsonb('goods').$type<MailGoods>(),
    /** Whether the text is deleted after sending, because it must not be stored. */
    erasedWhenSent: boolean('erased_when_sent').notNull().default(false),
    /** One of many about the same, such as that a product is back in stock: sent after all others. */
    bulk: boolean('bulk').notNull().default(false),
    /** Where its recipient can stop messages like it, without a login; mailboxes show a button for it. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** Time from which it is of no use, such as a code that has expired, and is not sent. */
    validUntil: timestamptz('valid_until'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    sentAt: timestamptz('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    /** Time of the next attempt; null after the last one. Moved ahead by the node that claims the message. */
    dueAt: timestamptz('due_at').defaultNow(),
    error: text('error')
  },
  table => [
    index('messages_due')
      .on(table.channel, table.bulk, table.dueAt, table.id)
      .where(sql`${table.sentAt} IS NULL`)
  ]
)
