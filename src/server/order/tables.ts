import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, jsonb, pgTable, serial, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Address, DeliveryPromise, Organisation } from '#domain/cart.ts'
import type { OrderStatus } from '#domain/order.ts'
import { users } from '../identity/tables.ts'
import { carts, type ProductSnapshot } from '../cart/tables.ts'
import { instant, tugrik } from '../kernel/db/columns.ts'
import { variants } from '../catalogue/product/tables.ts'

export const orders = pgTable(
  'orders',
  {
    id: serial('id').primaryKey(),
    number: text('number').notNull().unique(),
    /** One order per cart: the last safeguard after the claim. */
    cartId: uuid('cart_id')
      .notNull()
      .unique()
      .references(() => carts.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    state: text('state', { enum: ['awaiting_payment', 'placed', 'canceled', 'expired', 'paid_unfulfillable'] }).notNull(),
    payment: text('payment', { enum: ['none', 'waiting', 'failed', 'authorized', 'partly_paid', 'paid', 'refund_due', 'refunded'] })
      .notNull()
      .default('none'),
    fulfilment: text('fulfilment', { enum: ['none', 'preparing', 'ready', 'shipped', 'delivering', 'delivered', 'returned'] })
      .notNull()
      .default('none'),
    receipt: text('receipt', { enum: ['none', 'requested', 'issued'] })
      .notNull()
      .default('none'),
    lease: text('lease', { enum: ['none', 'down_payment_due', 'waiting_bank', 'approved', 'rejected'] })
      .notNull()
      .default('none'),
    /** Derived by `orderStatus` from the columns above, stored for filters. Written only by `updateStatus`. */
    status: text('status').$type<OrderStatus>().notNull(),
    itemTotal: tugrik('item_total').notNull(),
    shipTotal: tugrik('ship_total').notNull(),
    taxTotal: tugrik('tax_total').notNull(),
    total: tugrik('total').notNull(),
    totalQuantity: integer('total_quantity').notNull(),
    address: jsonb('address').$type<Address>().notNull(),
    organisation: jsonb('organisation').$type<Organisation>(),
    promise: jsonb('promise').$type<DeliveryPromise>(),
    /** The language of messages about this order. */
    locale: text('locale', { enum: ['mn', 'en'] }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The charge that completed the payment. */
    paidChargeId: integer('paid_charge_id'),
    createdAt: instant('created_at').notNull(),
    placedAt: instant('placed_at'),
    deliveredAt: instant('delivered_at'),
    canceledAt: instant('canceled_at'),
    cancelReason: text('cancel_reason', { enum: ['customer', 'staff', 'expired', 'sold_out', 'amount_differs'] })
  },
  table => [
    index('orders_newest_of_user').on(table.userId, table.id),
    index('orders_status').on(table.status, table.id),
    index('orders_phone').on(sql`(${table.address} ->> 'phone')`),
    index('orders_deadline')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'awaiting_payment'`),
    check('orders_total', sql`${table.total} = ${table.itemTotal} + ${table.shipTotal} AND ${table.total} >= 0`),
    check('orders_paid', sql`${table.state} <> 'placed' OR ${table.paidChargeId} IS NOT NULL`)
  ]
)

export const orderLines = pgTable(
  'order_lines',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    productId: integer('product_id').notNull(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    quantity: integer('quantity').notNull(),
    price: tugrik('price').notNull(),
    total: tugrik('total').notNull(),
    product: jsonb('product').$type<ProductSnapshot>().notNull(),
    /** The free gift of each piece. */
    giftVariantId: integer('gift_variant_id').references(() => variants.id)
  },
  table => [
    unique('order_lines_variant').on(table.orderId, table.variantId),
    index('order_lines_by_variant').on(table.variantId),
    check('order_lines_total', sql`${table.quantity} > 0 AND ${table.total} = ${table.price} * ${table.quantity}`)
  ]
)

/** Events of an order with machine-readable names; append-only. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    at: instant('at').notNull()
  },
  table => [index('order_events_order').on(table.orderId, table.id)]
)
