import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { users } from '../identity/tables.ts'
import { timestamptz } from '../kernel/db/columns.ts'

/** What staff write about a customer for each other. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: serial('id').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for a deleted account. */
    staffId: integer('staff_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [index('customer_notes_customer').on(table.customerId, table.id)]
)
