import { sql } from 'drizzle-orm'
import { check, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Applicant } from '#contract/lease.ts'
import { users } from '../identity/tables.ts'
import { timestamptz, tugrik } from '../kernel/db/columns.ts'
import { orders } from '../order/tables.ts'

/** The lease that is applied for with an order; its state is the order's. */
export const leases = pgTable(
  'leases',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id),
    months: integer('months').notNull(),
    /** Percent a month, flat. */
    rate: doublePrecision('rate').notNull(),
    financed: tugrik('financed').notNull(),
    interest: tugrik('interest').notNull(),
    monthly: tugrik('monthly').notNull(),
    /** Personal data: erased with the decision, and with an order that ends without one. */
    applicant: jsonb('applicant').$type<Applicant>(),
    /** The lender's number of the application. */
    ref: text('ref'),
    sentAt: timestamptz('sent_at'),
    decidedAt: timestamptz('decided_at'),
    /** Null where the lender decided. */
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason'),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [check('leases_amounts', sql`${table.financed} > 0 AND ${table.interest} >= 0 AND ${table.months} > 0`)]
)

/** Applications at the sandbox of the lender, which a live shop does not have. */
export const sandboxLeases = pgTable('sandbox_leases', {
  ref: text('ref').primaryKey(),
  number: text('number').notNull().unique(),
  amount: tugrik('amount').notNull(),
  months: integer('months').notNull(),
  decision: text('decision', { enum: ['pending', 'approved', 'rejected', 'canceled'] })
    .notNull()
    .default('pending'),
  /** What it approved, for trying a wrong amount. */
  approved: tugrik('approved').notNull(),
  callbackUrl: text('callback_url').notNull(),
  /** The shop's response to the newest callback. */
  callbackResponse: text('callback_response')
})
