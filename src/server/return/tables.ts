import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, serial, text, unique } from 'drizzle-orm/pg-core'
import { DISPOSITIONS, REFUND_DESTINATIONS, RETURN_REASONS, RETURN_STATES } from '#domain/return.ts'
import { timestamptz, tugrik } from '../kernel/db/columns.ts'
import { images } from '../kernel/images/tables.ts'
import { orderLines, orders } from '../order/tables.ts'

/** A return of delivered goods; it is closed where its goods were refunded otherwise. `order_events` has its history with users and times. */
export const returns = pgTable(
  'returns',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    state: text('state', { enum: RETURN_STATES }).notNull(),
    reason: text('reason', { enum: RETURN_REASONS }).notNull(),
    comment: text('comment').notNull(),
    rejectReason: text('reject_reason'),
    /** The destination that the customer has chosen; `refundTo` is the actual one. */
    preferredRefund: text('preferred_refund', { enum: REFUND_DESTINATIONS }).notNull().default('origin'),
    refundAmount: tugrik('refund_amount'),
    refundTo: text('refund_to', { enum: REFUND_DESTINATIONS }),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [
    index('returns_order').on(table.orderId),
    index('returns_state').on(table.state, table.id),
    check('returns_refund', sql`(${table.state} = 'refunded') = (${table.refundAmount} IS NOT NULL)`),
    check('returns_reject', sql`(${table.state} = 'rejected') = (${table.rejectReason} IS NOT NULL)`)
  ]
)

export const returnLines = pgTable(
  'return_lines',
  {
    id: serial('id').primaryKey(),
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id),
    orderLineId: integer('order_line_id')
      .notNull()
      .references(() => orderLines.id),
    quantity: integer('quantity').notNull(),
    /** What was paid for these pieces. */
    amount: tugrik('amount').notNull(),
    disposition: text('disposition', { enum: DISPOSITIONS })
  },
  table => [
    unique('return_lines_line').on(table.returnId, table.orderLineId),
    index('return_lines_by_order_line').on(table.orderLineId),
    check('return_lines_quantity', sql`${table.quantity} > 0 AND ${table.amount} >= 0`)
  ]
)

export const returnImages = pgTable(
  'return_images',
  {
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id),
    position: integer('position').notNull(),
    imageId: text('image_id')
      .notNull()
      .references(() => images.id)
  },
  table => [primaryKey({ columns: [table.returnId, table.position] })]
)
