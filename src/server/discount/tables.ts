import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { variants } from '../catalogue/product/tables.ts'
import { users } from '../identity/tables.ts'
import { timestamptz } from '../kernel/db/columns.ts'

/** A price agreed with one customer for a quantity, valid until a day, usable once. A canceled order releases it. */
export const personalPrices = pgTable(
  'personal_prices',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    quantity: integer('quantity').notNull(),
    price: integer('price').notNull(),
    validUntil: timestamptz('valid_until').notNull(),
    /** Number of the suggestion or quote. */
    number: text('number').notNull(),
    /** The active order that uses it. Its foreign key is in the migrations, because discounts do not import orders. */
    orderId: integer('order_id'),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [
    uniqueIndex('personal_prices_once').on(table.number, table.variantId),
    index('personal_prices_user').on(table.userId, table.variantId),
    check('personal_prices_price', sql`${table.price} > 0`)
  ]
)
