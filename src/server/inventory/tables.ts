import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, serial, text, unique } from 'drizzle-orm/pg-core'
import { timestamptz } from '../kernel/db/columns.ts'
import { variants } from '../catalogue/product/tables.ts'
import { branches } from '../site/tables.ts'

/** Pieces held for an unpaid order. An expired hold does not count, even before its row is deleted. */
export const stockHolds = pgTable(
  'stock_holds',
  {
    id: serial('id').primaryKey(),
    /** References `orders.id`; the foreign key is in the migrations, because inventory does not import orders. */
    orderId: integer('order_id').notNull(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    quantity: integer('quantity').notNull(),
    expiresAt: timestamptz('expires_at').notNull()
  },
  table => [
    unique('stock_holds_variant').on(table.orderId, table.variantId),
    index('stock_holds_by_variant').on(table.variantId, table.expiresAt),
    check('stock_holds_quantity', sql`${table.quantity} > 0`)
  ]
)

/** A variant's pieces on hand in a branch. Pieces without a branch are in the warehouse. */
export const stockItems = pgTable(
  'stock_items',
  {
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    branchCode: text('branch_code')
      .notNull()
      .references(() => branches.code, { onDelete: 'cascade', onUpdate: 'cascade' }),
    onHand: integer('on_hand').notNull()
  },
  table => [primaryKey({ columns: [table.variantId, table.branchCode] }), check('stock_items_on_hand', sql`${table.onHand} >= 0`)]
)
