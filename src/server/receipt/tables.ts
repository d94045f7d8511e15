import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  serial,
  text,
  uniqueIndex,
  uuid
} from 'drizzle-orm/pg-core'
import type { ReceiptDocument, ReceiptRecipient } from '#domain/receipt.ts'
import { carts } from '../cart/tables.ts'
import { users } from '../identity/tables.ts'
import { timestamptz, tugrik } from '../kernel/db/columns.ts'
import { orders } from '../order/tables.ts'

/** Recipient of the receipt for a cart's order; without a row, an individual without a consumer number. */
export const receiptRecipients = pgTable('receipt_recipients', {
  cartId: uuid('cart_id')
    .primaryKey()
    .references(() => carts.id, { onDelete: 'cascade' }),
  recipient: jsonb('recipient').$type<ReceiptRecipient>().notNull(),
  updatedAt: timestamptz('updated_at').notNull()
})

/** VAT receipts. A correction is a new row that replaces the one before it. */
export const receipts = pgTable(
  'receipts',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    state: text('state', { enum: ['requested', 'issued', 'returned', 'corrected'] }).notNull(),
    issuer: text('issuer', { enum: ['posapi', 'qpay'] }).notNull(),
    recipient: jsonb('recipient').$type<ReceiptRecipient>().notNull(),
    document: jsonb('document').$type<ReceiptDocument>().notNull(),
    total: tugrik('total').notNull(),
    vat: numeric('vat', { precision: 14, scale: 2, mode: 'number' }).notNull(),
    cityTax: numeric('city_tax', { precision: 14, scale: 2, mode: 'number' }).notNull(),
    replacesId: integer('replaces_id').references((): AnyPgColumn => receipts.id),
    /** The QPay payment of the receipt. */
    paymentRef: text('payment_ref'),
    /** The 33 digits of the tax authority. */
    number: text('number').unique(),
    /** The issuer's own date, which a return names: `yyyy-MM-dd HH:mm:ss` in Ulaanbaatar. */
    issuerDate: text('issuer_date'),
    /** Registered to the recipient's consumer number: neither lottery nor QR is needed. */
    registered: boolean('registered').notNull().default(false),
    requestedAt: timestamptz('requested_at').notNull(),
    issuedAt: timestamptz('issued_at'),
    returnRequestedAt: timestamptz('return_requested_at'),
    returnedAt: timestamptz('returned_at'),
    /** The member of staff who returned it; no other receipt is then issued automatically. */
    returnedBy: integer('returned_by').references(() => users.id, { onDelete: 'set null' }),
    /** Day, in Ulaanbaatar, of a call whose response was lost. Only on that day does the issuer reject a repetition. */
    uncertainOn: date('uncertain_on'),
    /** The issuer's error. While it is set, only staff can request another attempt. */
    refusal: text('refusal'),
    /** Allows one call at a time; the claim of a stopped process expires. */
    claimedUntil: timestamptz('claimed_until')
  },
  table => [
    index('receipts_order').on(table.orderId, table.id),
    index('receipts_open')
      .on(table.requestedAt)
      .where(sql`${table.refusal} IS NOT NULL OR ${table.state} = 'requested' OR ${table.returnRequestedAt} IS NOT NULL`),
    uniqueIndex('receipts_requested_once')
      .on(table.orderId)
      .where(sql`${table.state} = 'requested'`),
    uniqueIndex('receipts_replaced_once')
      .on(table.replacesId)
      .where(sql`${table.replacesId} IS NOT NULL`),
    check('receipts_issued', sql`${table.state} = 'requested' OR (${table.number} IS NOT NULL AND ${table.issuedAt} IS NOT NULL)`),
    check('receipts_total', sql`${table.total} > 0 AND ${table.vat} >= 0 AND ${table.cityTax} >= 0`)
  ]
)

/**
 * Lottery number and QR until they are displayed to the recipient. The tax authority allows them on the printed receipt only, so
 * the row is deleted minutes after the display, and at the latest at `expiresAt`.
 */
export const receiptPrints = pgTable(
  'receipt_prints',
  {
    receiptId: integer('receipt_id')
      .primaryKey()
      .references(() => receipts.id, { onDelete: 'cascade' }),
    lottery: text('lottery'),
    qrData: text('qr_data').notNull(),
    shownAt: timestamptz('shown_at'),
    expiresAt: timestamptz('expires_at').notNull()
  },
  table => [index('receipt_prints_expiry').on(table.expiresAt)]
)

/** Responses of the tax authority by register number, cached for a while. `tin` is null where the organisation is unknown. */
export const registeredOrganisations = pgTable('registered_organisations', {
  registerNumber: text('register_number').primaryKey(),
  tin: text('tin'),
  name: text('name').notNull().default(''),
  vatPayer: boolean('vat_payer').notNull().default(false),
  checkedAt: timestamptz('checked_at').notNull()
})
