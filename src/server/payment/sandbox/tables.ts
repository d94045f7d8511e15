import { index, jsonb, pgTable, serial, text, unique, uuid } from 'drizzle-orm/pg-core'
import { timestamptz, tugrik } from '../../kernel/db/columns.ts'

/**
 * Invoices at the sandboxes of all providers but QPay's. The shop never reads them, and uses HTTP as with the real providers; a live
 * shop has none.
 */
export const sandboxProviderInvoices = pgTable(
  'sandbox_provider_invoices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The sandbox, such as `golomt`. */
    provider: text('provider').notNull(),
    /** The shop's number of the invoice: a provider accepts it once. */
    merchantRef: text('merchant_ref').notNull(),
    amount: tugrik('amount').notNull(),
    description: text('description').notNull().default(''),
    status: text('status', { enum: ['OPEN', 'PAID', 'FAILED', 'CANCELED', 'EXPIRED'] })
      .notNull()
      .default('OPEN'),
    callbackUrl: text('callback_url'),
    returnUrl: text('return_url'),
    /** What else the provider stores. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [
    unique('sandbox_provider_invoices_ref').on(table.provider, table.merchantRef),
    index('sandbox_provider_invoices_newest').on(table.provider, table.createdAt)
  ]
)

/** Payments of these invoices, failed ones too. */
export const sandboxProviderPayments = pgTable(
  'sandbox_provider_payments',
  {
    id: serial('id').primaryKey(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => sandboxProviderInvoices.id, { onDelete: 'cascade' }),
    amount: tugrik('amount').notNull(),
    status: text('status', { enum: ['PAID', 'FAILED', 'REFUNDED'] }).notNull(),
    /** Why a payment failed, in the provider's terms. */
    reason: text('reason'),
    refundedTotal: tugrik('refunded_total').notNull().default(0),
    /** The shop's response to the callback, for the test page. */
    callback: text('callback'),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [index('sandbox_provider_payments_invoice').on(table.invoiceId)]
)
