import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, serial, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type Address, MAX_LINE_QUANTITY, type Organisation, type Recipient, CART_STATES } from '#domain/cart.ts'
import type { GiftCardDetails } from '#domain/gift-card.ts'
import { DELIVERY_METHODS, type DeliveryWindow } from '#domain/delivery-choice.ts'
import type { Localized } from '#domain/site.ts'
import { sessions, users } from '../identity/tables.ts'
import { timestamptz, tugrik } from '../kernel/db/columns.ts'
import { variants } from '../catalogue/product/tables.ts'

/** A cart belongs to a guest's session or to a user, never to both; a completed one is read-only. */
export const carts = pgTable(
  'carts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: CART_STATES }).notNull().default('open'),
    /** Time of the claim of `completing`; an old claim can be taken over. */
    completingAt: timestamptz('completing_at'),
    address: jsonb('address').$type<Address>(),
    organisation: jsonb('organisation').$type<Organisation>(),
    deliveryMethod: text('delivery_method', { enum: DELIVERY_METHODS }).notNull().default('address'),
    deliveryWindow: jsonb('delivery_window').$type<DeliveryWindow>(),
    /** The branch of a pick-up. */
    branchCode: text('branch_code'),
    recipient: jsonb('recipient').$type<Recipient>(),
    /** How much of the total the customer wants to pay from the wallet; 0 for nothing. */
    storeCredit: tugrik('store_credit').notNull().default(0),
    /** How many points the customer wants to pay with; 0 for none. */
    points: tugrik('points').notNull().default(0),
    /** Coupons and vouchers in the order they were applied. */
    couponIds: integer('coupon_ids').array().notNull().default([]),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull()
  },
  table => [
    uniqueIndex('carts_current_of_user')
      .on(table.userId)
      .where(sql`${table.state} <> 'completed'`),
    uniqueIndex('carts_current_of_session')
      .on(table.sessionId)
      .where(sql`${table.state} <> 'completed'`),
    index('carts_completed_of_user')
      .on(table.userId, table.updatedAt)
      .where(sql`${table.state} = 'completed'`),
    check('carts_pickup', sql`${table.deliveryMethod} <> 'pickup' OR (${table.branchCode} IS NOT NULL AND ${table.recipient} IS NOT NULL)`),
    check('carts_owner', sql`num_nonnulls(${table.sessionId}, ${table.userId}) = 1`)
  ]
)

export const lineItems = pgTable(
  'line_items',
  {
    id: serial('id').primaryKey(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    /** The selected gift, where the product has several. */
    giftVariantId: integer('gift_variant_id').references(() => variants.id, { onDelete: 'set null' }),
    /** The public unit price at the customer's last change of the line; identifies what changed when a total differs. */
    seenPrice: integer('seen_price').notNull(),
    /** The article, look book and so on that it was last added from. */
    entryId: integer('entry_id'),
    /** The details of a gift card, which has a line of its own. */
    giftCard: jsonb('gift_card').$type<GiftCardDetails>(),
    /** The coupon that put this gift into the cart; null once the customer chooses how many. */
    couponId: integer('coupon_id')
  },
  table => [
    uniqueIndex('line_items_variant')
      .on(table.cartId, table.variantId)
      .where(sql`${table.giftCard} IS NULL`),
    index('line_items_cart').on(table.cartId),
    index('line_items_by_variant').on(table.variantId),
    check('line_items_gift_card', sql`${table.giftCard} IS NULL OR ${table.quantity} = 1`),
    check('line_items_quantity', sql`${table.quantity} BETWEEN 1 AND ${sql.raw(String(MAX_LINE_QUANTITY))}`)
  ]
)

/** A snapshot of a product in a cart or order: names, pictures and options of an order do not change with the catalogue. */
export interface ProductSnapshot {
  sku: string
  slug: string
  name: Localized
  brand: Localized
  image: { id: string; width: number; height: number } | null
  optionValues: { key: string; value: string; label: Localized; hex: string | null }[]
  /** Hours to return it after delivery, as promised at the order; missing in earlier orders. */
  returnHours?: number
}
