import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, serial, text, unique } from 'drizzle-orm/pg-core'
import { SHIPMENT_METHODS, SHIPMENT_STATES } from '#domain/shipment.ts'
import { users } from '../identity/tables.ts'
import { timestamptz } from '../kernel/db/columns.ts'
import { orderLines, orders } from '../order/tables.ts'

/** Goods of an order that are sent together. `order_events` has the history with users and times. */
export const shipments = pgTable(
  'shipments',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** Starts at 1 within an order. */
    position: integer('position').notNull(),
    method: text('method', { enum: SHIPMENT_METHODS }).notNull(),
    state: text('state', { enum: SHIPMENT_STATES }).notNull(),
    /** Day (`YYYY-MM-DD`) from which pre-ordered goods can be sent. */
    plannedOn: text('planned_on'),
    carrier: text('carrier'),
    trackingNumber: text('tracking_number'),
    courier: text('courier'),
    /** Day (`YYYY-MM-DD`) of the next attempt after a failed one. */
    nextOn: text('next_on'),
    failReason: text('fail_reason'),
    /** The customer presents it at the branch. */
    pickupCode: text('pickup_code'),
    receivedBy: text('received_by'),
    createdAt: timestamptz('created_at').notNull(),
    /** When the goods left the shop. */
    dispatchedAt: timestamptz('dispatched_at'),
    deliveredAt: timestamptz('delivered_at')
  },
  table => [
    unique('shipments_position').on(table.orderId, table.position),
    index('shipments_open')
      .on(table.state, table.id)
      .where(sql`${table.state} IN ('preparing', 'ready', 'shipped', 'delivering', 'failed')`),
    check('shipments_delivered', sql`(${table.state} = 'delivered') = (${table.deliveredAt} IS NOT NULL)`),
    check('shipments_pickup_code', sql`(${table.method} = 'pickup') = (${table.pickupCode} IS NOT NULL)`)
  ]
)

export const shipmentLines = pgTable(
  'shipment_lines',
  {
    shipmentId: integer('shipment_id')
      .notNull()
      .references(() => shipments.id),
    orderLineId: integer('order_line_id')
      .notNull()
      .references(() => orderLines.id),
    quantity: integer('quantity').notNull()
  },
  table => [
    primaryKey({ columns: [table.shipmentId, table.orderLineId] }),
    unique('shipment_lines_line').on(table.orderLineId),
    check('shipment_lines_quantity', sql`${table.quantity} > 0`)
  ]
)

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
