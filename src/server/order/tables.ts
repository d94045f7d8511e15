import { sql } from 'drizzle-orm'
import { bigserial, boolean, check, index, integer, jsonb, pgTable, primaryKey, serial, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { RefundAccount } from '#domain/bank-account.ts'
import type { Address, Organisation } from '#domain/cart.ts'
import type { DeliveryPromise } from '#domain/delivery.ts'
import type { GiftCardDetails } from '#domain/gift-card.ts'
import {
  LINE_KINDS,
  ORDER_DELIVERY_METHODS,
  type OrderStatus,
  ORDER_STATES,
  FULFILMENT_STATES,
  RECEIPT_STATES,
  LEASE_STATES,
  PAYMENT_STATES
} from '#domain/order.ts'
import { ORDER_SORTS, type OrderFilters } from '#domain/order-list.ts'
import { SHIPMENT_METHODS, SHIPMENT_STATES } from '#domain/shipment.ts'
import { LOCALES } from '#domain/site.ts'
import { branches } from '../site/tables.ts'
import { users } from '../identity/tables.ts'
import { carts, type ProductSnapshot } from '../cart/tables.ts'
import { timestamptz, tugrik } from '../kernel/db/columns.ts'
import { variants } from '../catalogue/product/tables.ts'

export const orders = pgTable(
  'orders',
  {
    id: serial('id').primaryKey(),
    number: text('number').notNull().unique(),
    /** Unique, so that a cart becomes one order. Null for an order that was not made from a cart. */
    cartId: uuid('cart_id')
      .unique()
      .references(() => carts.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    state: text('state', { enum: ORDER_STATES }).notNull(),
    payment: text('payment', {
      enum: PAYMENT_STATES
    })
      .notNull()
      .default('none'),
    fulfilment: text('fulfilment', { enum: FULFILMENT_STATES }).notNull().default('none'),
    receipt: text('receipt', { enum: RECEIPT_STATES }).notNull().default('none'),
    lease: text('lease', { enum: LEASE_STATES }).notNull().default('none'),
    /** Derived by `toOrderStatus` from the columns above, stored for filters. Written only by `updateStatus`. */
    status: text('status').$type<OrderStatus>().notNull(),
    itemTotal: tugrik('item_total').notNull(),
    shipTotal: tugrik('ship_total').notNull(),
    taxTotal: tugrik('tax_total').notNull(),
    /** Sum of the adjustments, without those included in the prices. */
    adjustmentTotal: tugrik('adjustment_total').notNull().default(0),
    total: tugrik('total').notNull(),
    /** The lender's part of the total; the customer pays the rest first. */
    financedTotal: tugrik('financed_total').notNull().default(0),
    totalQuantity: integer('total_quantity').notNull(),
    /** For an order without a parcel the customer's name and phone, and no place. */
    address: jsonb('address').$type<Address>().notNull(),
    organisation: jsonb('organisation').$type<Organisation>(),
    deliveryMethod: text('delivery_method', { enum: ORDER_DELIVERY_METHODS }).notNull().default('address'),
    /** The branch of a pick-up; the address is the branch's, with the person who collects. */
    branchCode: text('branch_code').references(() => branches.code, { onUpdate: 'cascade' }),
    promise: jsonb('promise').$type<DeliveryPromise>(),
    /** The customer's browser, with consent to report the purchase to Meta; deleted once that is done. */
    tracking: jsonb('tracking').$type<{ userAgent: string; fbp?: string; fbc?: string }>(),
    /** The customer's bank account, for refunds of bank transfers. */
    refundAccount: jsonb('refund_account').$type<RefundAccount>(),
    /** The language of messages about this order. */
    locale: text('locale', { enum: LOCALES }).notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** The charge that completed the payment. */
    paidChargeId: integer('paid_charge_id'),
    createdAt: timestamptz('created_at').notNull(),
    placedAt: timestamptz('placed_at'),
    /** When the first goods left the shop: from then on it cannot be canceled. */
    dispatchedAt: timestamptz('dispatched_at'),
    deliveredAt: timestamptz('delivered_at'),
    canceledAt: timestamptz('canceled_at'),
    cancelReason: text('cancel_reason', {
      enum: ['customer', 'staff', 'expired', 'sold_out', 'amount_differs', 'lease_rejected', 'lease_unanswered']
    })
  },
  table => [
    index('orders_newest_of_user').on(table.userId, table.id),
    // The staff's list: every filter in the order of the newest first, without a sort.
    index('orders_newest').on(table.createdAt, table.id),
    index('orders_placed')
      .on(table.placedAt)
      .where(sql`${table.placedAt} IS NOT NULL`),
    index('orders_total_sorted').on(table.total, table.id),
    index('orders_status').on(table.status, table.createdAt, table.id),
    index('orders_payment').on(table.payment, table.createdAt, table.id),
    index('orders_fulfilment').on(table.fulfilment, table.createdAt, table.id),
    index('orders_receipt').on(table.receipt, table.createdAt, table.id),
    index('orders_lease')
      .on(table.lease, table.createdAt, table.id)
      .where(sql`${table.lease} <> 'none'`),
    index('orders_district').on(sql`(${table.address} ->> 'district')`, table.createdAt, table.id),
    index('orders_promised')
      .on(sql`(${table.promise} ->> 'to')`)
      .where(sql`${table.state} = 'placed' AND ${table.fulfilment} NOT IN ('delivered', 'returned')`),
    index('orders_phone').on(sql`(${table.address} ->> 'phone')`),
    index('orders_receiver').using('gin', sql`(${table.address} ->> 'receiver') gin_trgm_ops`),
    index('orders_deadline')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'awaiting_payment'`),
    index('orders_branch')
      .on(table.branchCode, table.createdAt, table.id)
      .where(sql`${table.branchCode} IS NOT NULL`),
    check('orders_pickup', sql`(${table.deliveryMethod} = 'pickup') = (${table.branchCode} IS NOT NULL)`),
    check('orders_total', sql`${table.total} = ${table.itemTotal} + ${table.shipTotal} - ${table.adjustmentTotal} AND ${table.total} >= 0`),
    check(
      'orders_financed',
      sql`${table.financedTotal} = 0 OR (${table.lease} <> 'none' AND ${table.financedTotal} BETWEEN 0 AND ${table.total})`
    ),
    check('orders_paid', sql`${table.state} <> 'placed' OR ${table.paidChargeId} IS NOT NULL`)
  ]
)

/** What is ordered. A trigger checks at the commit that an order's totals are the sums of its lines and adjustments. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind', { enum: LINE_KINDS }).notNull().default('goods'),
    productId: integer('product_id'),
    variantId: integer('variant_id').references(() => variants.id),
    quantity: integer('quantity').notNull(),
    /** Pieces whose price was refunded by lines, by a return or with the whole order. */
    refundedQuantity: integer('refunded_quantity').notNull().default(0),
    /** Refunded pieces that are not sent: they were in the shop, and are for sale again. Written only by `withdrawRefunded`. */
    withdrawnQuantity: integer('withdrawn_quantity').notNull().default(0),
    /** The public price of one piece; a customer's lower price is an adjustment of the line. */
    price: tugrik('price').notNull(),
    total: tugrik('total').notNull(),
    product: jsonb('product').$type<ProductSnapshot>().notNull(),
    /** The free gift of each piece. */
    giftVariantId: integer('gift_variant_id').references(() => variants.id),
    /** The article, look book and so on that it was added from, for reports. */
    entryId: integer('entry_id'),
    /** For a gift card, which has no variant: nothing is taken from stock. */
    giftCard: jsonb('gift_card').$type<GiftCardDetails>()
  },
  table => [
    unique('order_lines_variant').on(table.orderId, table.variantId),
    index('order_lines_by_variant').on(table.variantId),
    // Reports read only this index, a tenth of the table with its snapshots.
    index('order_lines_sold').on(table.orderId, table.productId, table.variantId, table.entryId, table.quantity, table.total, table.id),
    index('order_lines_entry')
      .on(table.entryId)
      .where(sql`${table.entryId} IS NOT NULL`),
    check('order_lines_total', sql`${table.quantity} > 0 AND ${table.total} = ${table.price} * ${table.quantity}`),
    check('order_lines_withdrawn', sql`${table.withdrawnQuantity} BETWEEN 0 AND ${table.quantity}`),
    check('order_lines_gift_card', sql`(${table.kind} = 'gift_card') = (${table.giftCard} IS NOT NULL)`),
    check('order_lines_goods', sql`${table.kind} <> 'goods' OR (${table.productId} IS NOT NULL AND ${table.variantId} IS NOT NULL)`)
  ]
)

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
      .references(() => orderLines.id)
  },
  table => [primaryKey({ columns: [table.shipmentId, table.orderLineId] }), unique('shipment_lines_line').on(table.orderLineId)]
)

/** Why an order's total is not the sum of its lines and the delivery. */
export const orderAdjustments = pgTable(
  'order_adjustments',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** Null where it is of the whole order. */
    lineId: integer('line_id').references(() => orderLines.id),
    kind: text('kind', { enum: ['personal_price', 'coupon', 'voucher', 'campaign', 'rounding', 'vat'] }).notNull(),
    /** The reduction; for an included adjustment, its part of the prices. */
    amount: tugrik('amount').notNull(),
    /** True for VAT, which is part of the prices and reduces nothing. */
    included: boolean('included').notNull().default(false),
    /** Such as the number of the quote or suggestion, or the code of the coupon, voucher or campaign. */
    reason: text('reason').notNull()
  },
  table => [
    index('order_adjustments_order').on(table.orderId),
    index('order_adjustments_lines')
      .on(table.orderId, table.lineId, table.amount)
      .where(sql`NOT ${table.included} AND ${table.lineId} IS NOT NULL`),
    check('order_adjustments_amount', sql`${table.amount} <> 0 AND ${table.included} = (${table.kind} = 'vat')`)
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
    at: timestamptz('at').notNull()
  },
  table => [index('order_events_order').on(table.orderId, table.id)]
)

/** Filters of the list of orders that a member of staff named. */
export const orderViews = pgTable(
  'order_views',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    filters: jsonb('filters').$type<OrderFilters>().notNull(),
    sort: text('sort', { enum: ORDER_SORTS }).notNull(),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [unique('order_views_name').on(table.userId, table.name)]
)
