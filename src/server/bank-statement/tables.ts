import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { users } from '../identity/tables.ts'
import { timestamptz, tugrik } from '../kernel/db/columns.ts'

/** A statement of the shop's bank account, uploaded by staff. */
export const bankStatements = pgTable('bank_statements', {
  id: serial('id').primaryKey(),
  /** The file's name; empty where the text was pasted. */
  name: text('name').notNull(),
  createdBy: integer('created_by')
    .notNull()
    .references(() => users.id),
  createdAt: timestamptz('created_at').notNull()
})

/** Money received, as a statement shows it. It is booked where a charge has its `provider_ref`. */
export const bankLines = pgTable(
  'bank_lines',
  {
    id: serial('id').primaryKey(),
    /** The first statement that has the line. */
    statementId: integer('statement_id')
      .notNull()
      .references(() => bankStatements.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    day: date('day').notNull(),
    paidAt: timestamptz('paid_at').notNull(),
    amount: tugrik('amount').notNull(),
    description: text('description').notNull(),
    /** Empty where the bank gives none. */
    reference: text('reference').notNull(),
    payer: text('payer').notNull(),
    /** Identifies the line in every statement, and its charge. */
    providerRef: text('provider_ref').notNull().unique('bank_lines_ref'),
    /** Set where it pays for no order. */
    dismissedAt: timestamptz('dismissed_at'),
    dismissedBy: integer('dismissed_by').references(() => users.id)
  },
  table => [
    index('bank_lines_statement').on(table.statementId, table.position),
    check('bank_lines_amount', sql`${table.amount} > 0`),
    check('bank_lines_dismissed', sql`(${table.dismissedAt} IS NULL) = (${table.dismissedBy} IS NULL)`)
  ]
)
