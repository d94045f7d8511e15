import { index, integer, jsonb, pgTable, serial, text, unique, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../db/columns.ts'

/** Scheduled jobs. A claim expires, so jobs of a stopped process run again. */
export const jobs = pgTable(
  'jobs',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').notNull(),
    /** Object of the job, such as an order's id: a kind and subject are scheduled at most once. */
    subject: text('subject').notNull().default(''),
    /** State of a recurring job. */
    state: jsonb('state').$type<Record<string, unknown>>().notNull().default({}),
    runAt: timestamptz('run_at').notNull(),
    /** Owner of the claim, which may finish the job. Its expiry uses the database's clock, which all nodes share. */
    owner: uuid('owner'),
    claimedUntil: timestamptz('claimed_until'),
    /** Attempts since the last success. */
    attempts: integer('attempts').notNull().default(0),
    /** Why the last attempt failed. */
    error: text('error'),
    failedAt: timestamptz('failed_at')
  },
  table => [unique('jobs_once').on(table.kind, table.subject), index('jobs_due').on(table.runAt)]
)
