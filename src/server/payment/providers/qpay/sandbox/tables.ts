import { index, integer, numeric, pgTable, serial, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../../kernel/db/columns.ts'

/** Tables of the built-in QPay sandbox. The shop never reads them, and uses HTTP as with the real QPay. */
export const sandboxInvoices = pgTable('sandbox_invoices', {
  id: uuid('id').primaryKey().defaultRandom(),
  invoiceCode: text('invoice_code').notNull(),
  senderInvoiceNo: text('sender_invoice_no').notNull().unique(),
  receiverCode: text('receiver_code').notNull(),
  description: text('description').notNull(),
  amount: numeric('amount', { precision: 14, scale: 2, mode: 'number' }).notNull(),
  callbackUrl: text('callback_url').notNull(),
  qrText: text('qr_text').notNull().unique(),
  status: text('status', { enum: ['OPEN', 'CLOSED', 'CANCELED'] })
    .notNull()
    .default('OPEN'),
  createdAt: timestamptz('created_at').notNull()
})

export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: serial('id').primaryKey(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => sandboxInvoices.id, { onDelete: 'cascade' }),
    amount: numeric('amount', { precision: 14, scale: 2, mode: 'number' }).notNull(),
    status: text('status', { enum: ['PAID', 'FAILED', 'REFUNDED'] }).notNull(),
    wallet: text('wallet').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** The merchant's response to the callback, for the bank app's page. */
    callback: text('callback')
  },
  table => [index('sandbox_payments_invoice').on(table.invoiceId)]
)

/** VAT receipts that QPay has issued for its payments: one each. */
export const sandboxPaymentReceipts = pgTable('sandbox_payment_receipts', {
  paymentId: integer('payment_id')
    .primaryKey()
    .references(() => sandboxPayments.id, { onDelete: 'cascade' }),
  number: text('number').notNull(),
  receiverType: text('receiver_type', { enum: ['CITIZEN', 'COMPANY'] }).notNull(),
  receiver: text('receiver'),
  lottery: text('lottery'),
  canceledAt: timestamptz('canceled_at'),
  createdAt: timestamptz('created_at').notNull()
})
