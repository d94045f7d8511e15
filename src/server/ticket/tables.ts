import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, jsonb, pgTable, serial, text, unique } from 'drizzle-orm/pg-core'
import type { Localized } from '#domain/site.ts'
import { CHECK_RESULTS } from '#domain/ticket.ts'
import { products, variants } from '../catalogue/product/tables.ts'
import { users } from '../identity/tables.ts'
import { timestamptz } from '../kernel/db/columns.ts'

/**
 * Tickets that were paid for, one for each piece of an order line. The foreign keys to orders are in the migrations: tickets do not
 * import orders. Date and place are those of the product, which staff may change.
 */
export const tickets = pgTable(
  'tickets',
  {
    id: serial('id').primaryKey(),
    /** Content of the QR code. It is all that admission requires. */
    code: text('code').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    orderId: integer('order_id').notNull(),
    orderNumber: text('order_number').notNull(),
    orderLineId: integer('order_line_id').notNull(),
    /** The number among the line's pieces, from 1: a repeated callback issues none twice. */
    position: integer('position').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    name: jsonb('name').$type<Localized>().notNull(),
    /** The options of the variant, such as the seat. */
    options: jsonb('options').$type<Localized[]>().notNull(),
    usedAt: timestamptz('used_at'),
    usedBy: integer('used_by').references(() => users.id),
    voidedAt: timestamptz('voided_at'),
    voidReason: text('void_reason', { enum: ['canceled', 'refunded'] }),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [
    unique('tickets_piece').on(table.orderLineId, table.position),
    index('tickets_user').on(table.userId, table.id),
    index('tickets_order').on(table.orderId),
    index('tickets_product').on(table.productId),
    check('tickets_used', sql`(${table.usedAt} IS NULL) = (${table.usedBy} IS NULL)`),
    check('tickets_voided', sql`(${table.voidedAt} IS NULL) = (${table.voidReason} IS NULL)`)
  ]
)

/** Every check at the entrance; append-only. */
export const ticketChecks = pgTable(
  'ticket_checks',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    ticketId: integer('ticket_id')
      .notNull()
      .references(() => tickets.id),
    /** Where the check was for one event. */
    productId: integer('product_id').references(() => products.id),
    staffId: integer('staff_id')
      .notNull()
      .references(() => users.id),
    result: text('result', { enum: CHECK_RESULTS }).notNull(),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [index('ticket_checks_ticket').on(table.ticketId, table.id), index('ticket_checks_product').on(table.productId, table.id)]
)
