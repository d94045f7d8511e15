import { index, integer, jsonb, pgTable, serial, text, uuid } from 'drizzle-orm/pg-core'
import type { PushPayload } from '#domain/push.ts'
import { LOCALES } from '#domain/site.ts'
import { timestamptz } from '../../kernel/db/columns.ts'
import { sessions } from '../tables.ts'

/** Browsers that display push messages. A device gets those of the account that is logged in on it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: serial('id').primaryKey(),
    playerId: uuid('player_id').notNull().unique().defaultRandom(),
    /** Null once the customer has logged out. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    /** Address at the push service of the browser. */
    endpoint: text('endpoint').notNull().unique(),
    /** The keys that messages are encrypted with (RFC 8291), base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    locale: text('locale', { enum: LOCALES }).notNull(),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [index('push_subscriptions_session').on(table.sessionId)]
)

/** Messages that wait for their job. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: serial('id').primaryKey(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    payload: jsonb('payload').$type<PushPayload>().notNull(),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [index('push_messages_subscription').on(table.subscriptionId)]
)
