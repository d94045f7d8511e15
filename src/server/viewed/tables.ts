import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { products } from '../catalogue/product/tables.ts'
import { users } from '../identity/tables.ts'
import { timestamptz } from '../kernel/db/columns.ts'

/** The products that a customer viewed last. Those of a guest are stored in the browser. */
export const viewedProducts = pgTable(
  'viewed_products',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    viewedAt: timestamptz('viewed_at').notNull()
  },
  table => [primaryKey({ columns: [table.userId, table.productId] }), index('viewed_products_newest').on(table.userId, table.viewedAt)]
)
