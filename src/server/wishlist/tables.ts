import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, serial, text, unique, uuid } from 'drizzle-orm/pg-core'
import { MAX_WISH_QUANTITY } from '#domain/wishlist.ts'
import { sessions, users } from '../identity/tables.ts'
import { timestamptz } from '../kernel/db/columns.ts'
import { variants } from '../catalogue/product/tables.ts'

export const wishlists = pgTable(
  'wishlists',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The session of a guest, until the login. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    /** Empty for the owner's first list. */
    name: text('name').notNull().default(''),
    /** An unguessable token: the link gives access to a shared list. */
    hash: text('hash').notNull().unique(),
    shared: boolean('shared').notNull().default(false),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [
    unique('wishlists_name').on(table.userId, table.name),
    unique('wishlists_guest_name').on(table.sessionId, table.name),
    check('wishlists_owner', sql`num_nonnulls(${table.userId}, ${table.sessionId}) = 1`)
  ]
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
    priceWhenAdded: integer('price_when_added').notNull(),
    /** The lowest price of which the owner was notified. */
    notifiedPrice: integer('notified_price'),
    note: text('note').notNull().default(''),
    quantity: integer('quantity').notNull().default(1),
    /** Who marked the wish as bought on a shared list: `user:12` or `session:<uuid>`. The owner never sees it. */
    boughtBy: text('bought_by')
  },
  table => [
    unique('wishlist_items_variant').on(table.wishlistId, table.variantId),
    index('wishlist_items_by_variant').on(table.variantId),
    index('wishlist_items_by_giver')
      .on(table.boughtBy)
      .where(sql`${table.boughtBy} IS NOT NULL`),
    check('wishlist_items_quantity', sql`${table.quantity} BETWEEN 1 AND ${sql.raw(String(MAX_WISH_QUANTITY))}`)
  ]
)
