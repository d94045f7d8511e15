import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, serial, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { COUPON_EVENTS, COUPON_KINDS, COUPON_TYPES, COUPON_USE_STATES, CUSTOMER_KINDS } from '#domain/coupon.ts'
import { products, variants } from '../catalogue/product/tables.ts'
import { users } from '../identity/tables.ts'
import { localizedText, timestamptz, tugrik } from '../kernel/db/columns.ts'

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

/** Discounts of the goods or the delivery. A voucher is the code of one customer; the code of a campaign is for reports alone. */
export const coupons = pgTable(
  'coupons',
  {
    id: serial('id').primaryKey(),
    code: text('code').notNull().unique(),
    type: text('type', { enum: COUPON_TYPES }).notNull(),
    title: localizedText('title').notNull(),
    kind: text('kind', { enum: COUPON_KINDS }).notNull(),
    value: tugrik('value').notNull(),
    maxReduction: tugrik('max_reduction'),
    /** The product of which one piece is free. */
    giftProductId: integer('gift_product_id').references(() => products.id),
    minimum: tugrik('minimum').notNull().default(0),
    taxonIds: integer('taxon_ids').array().notNull().default([]),
    brandIds: integer('brand_ids').array().notNull().default([]),
    productIds: integer('product_ids').array().notNull().default([]),
    /** Customers who can use it; everybody where it is empty. */
    userIds: integer('user_ids').array().notNull().default([]),
    /** Whether customers who are not named find it in their account. */
    listed: boolean('listed').notNull().default(false),
    customerKind: text('customer_kind', { enum: CUSTOMER_KINDS }).notNull().default('everyone'),
    combinable: boolean('combinable').notNull().default(false),
    startsAt: timestamptz('starts_at').notNull(),
    endsAt: timestamptz('ends_at'),
    maxUses: integer('max_uses'),
    maxUsesPerCustomer: integer('max_uses_per_customer'),
    /** Held and final uses; the rows of `coupon_uses` that are not released. */
    used: integer('used').notNull().default(0),
    /** Counts changes by staff; a cart is priced by one version. */
    version: integer('version').notNull().default(1),
    createdBy: integer('created_by').references(() => users.id),
    createdAt: timestamptz('created_at').notNull(),
    updatedBy: integer('updated_by').references(() => users.id),
    updatedAt: timestamptz('updated_at').notNull(),
    stoppedBy: integer('stopped_by').references(() => users.id),
    stoppedAt: timestamptz('stopped_at')
  },
  table => [
    index('coupons_users').using('gin', table.userIds),
    index('coupons_campaigns')
      .on(table.id)
      .where(sql`${table.type} = 'campaign' AND ${table.stoppedAt} IS NULL`),
    check('coupons_used', sql`${table.used} >= 0 AND (${table.maxUses} IS NULL OR ${table.used} <= ${table.maxUses})`),
    check('coupons_voucher', sql`${table.type} <> 'voucher' OR (${table.kind} = 'amount' AND cardinality(${table.userIds}) = 1)`),
    check('coupons_gift', sql`(${table.kind} = 'gift') = (${table.giftProductId} IS NOT NULL)`),
    check(
      'coupons_value',
      sql`CASE ${table.kind} WHEN 'percent' THEN ${table.value} BETWEEN 1 AND 99 WHEN 'amount' THEN ${table.value} > 0 ELSE ${table.value} = 0 END`
    )
  ]
)

/** One use by one order. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    id: serial('id').primaryKey(),
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Its foreign key is in the migrations, because discounts do not import orders. */
    orderId: integer('order_id').notNull(),
    /** The reduction of the goods, or the delivery fee that is not charged. */
    amount: tugrik('amount').notNull(),
    state: text('state', { enum: COUPON_USE_STATES }).notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** When it became final or was released. */
    endedAt: timestamptz('ended_at')
  },
  table => [
    unique('coupon_uses_once').on(table.couponId, table.orderId),
    index('coupon_uses_order').on(table.orderId),
    index('coupon_uses_user').on(table.userId, table.couponId),
    check('coupon_uses_amount', sql`${table.amount} > 0`)
  ]
)

/** What staff did with a coupon. */
export const couponEvents = pgTable(
  'coupon_events',
  {
    id: serial('id').primaryKey(),
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id),
    kind: text('kind', { enum: COUPON_EVENTS }).notNull(),
    /** Names of the changed fields. */
    fields: text('fields').array().notNull().default([]),
    staffId: integer('staff_id').references(() => users.id),
    /** The customer it was sent to. */
    customerId: integer('customer_id').references(() => users.id),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [index('coupon_events_coupon').on(table.couponId)]
)
