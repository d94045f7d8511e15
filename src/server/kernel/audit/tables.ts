import { index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../db/columns.ts'

/** Changes by staff: who, what and when, with the values before and after. */
export const staffActions = pgTable(
  'staff_actions',
  {
    id: serial('id').primaryKey(),
    /** The member of staff. No foreign key: the record outlives the account. */
    userId: integer('user_id').notNull(),
    action: text('action').notNull(),
    /** What was changed: the name of a setting, the id of a user. */
    subject: text('subject').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [index('staff_actions_subject').on(table.action, table.subject, table.id)]
)
