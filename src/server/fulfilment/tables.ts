import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { users } from '../identity/tables.ts'
import { timestamptz } from '../kernel/db/columns.ts'
import { orders } from '../order/tables.ts'

/** Notes of staff about an order; customers never see them. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [index('order_notes_order').on(table.orderId, table.id)]
)
