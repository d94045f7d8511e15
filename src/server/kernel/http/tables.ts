import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../db/columns.ts'

/** Stored responses of idempotent calls, for a day. Written in the transaction of the call. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The owner of the key: `user:7` or `session:…`; two customers may use the same key. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    response: jsonb('response').$type<unknown>(),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [primaryKey({ columns: [table.scope, table.key] })]
)

/** Attempts of each limit in its current window, shared by all nodes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** End of the window, after which counting starts again. */
    endsAt: timestamptz('ends_at').notNull()
  },
  table => [index('rate_limits_end').on(table.endsAt)]
)
