import { index, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core'
import { users } from '../identity/tables.ts'
import { timestamptz } from '../kernel/db/columns.ts'
import { variants } from '../catalogue/product/tables.ts'

export const wishlists = pgTable(
  'wishlists',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Empty for a user's first list. */
    name: text('name').notNull().default(''),
    /** An unguessable token: the link gives access to the list. */
    hash: text('hash').notNull().unique(),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [unique('wishlists_name').on(table.userId, table.name)]
)

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    id: serial('id').primaryKey(),
    wishlistId: integer('wishlist_id')
      .notNull()
      .references(() => wishlists.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    /** Price at the time of adding. */
    priceWhenAdded: integer('price_when_added').notNull()
  },
  table => [unique('wishlist_items_variant').on(table.wishlistId, table.variantId), index('wishlist_items_by_variant').on(table.variantId)]
)
