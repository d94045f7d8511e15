import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, serial, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../identity/tables.ts'
import { instant, tugrik } from '../kernel/db/columns.ts'
import type { ProviderInvoice } from './provider.ts'

/** The database has a foreign key to `orders.id` on each of these; it stands in the migrations, for payments do not import orders. */
const orderId = () => integer('order_id').notNull()

/** One try to pay. Its end never ends the order, and money that arrives by it counts in any state. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Which came after which: instants may be equal. */
    turn: serial('turn').notNull(),
    orderId: orderId(),
    method: text('method', { enum: ['qpay', 'bank_transfer'] }).notNull(),
    state: text('state', { enum: ['created', 'waiting', 'authorized', 'captured', 'failed', 'expired', 'canceled'] }).notNull(),
    amount: tugrik('amount').notNull(),
    /** When a process began to ask the provider for the invoice, so that only one does. */
    requestedAt: instant('requested_at'),
    invoiceId: text('invoice_id'),
    invoice: jsonb('invoice').$type<ProviderInvoice>(),
    createdAt: instant('created_at').notNull(),
    capturedAt: instant('captured_at')
  },
  table => [
    index('payment_attempts_order').on(table.orderId, table.turn),
    unique('payment_attempts_invoice').on(table.method, table.invoiceId)
  ]
)

/** Money that moved, only ever added to; balances are sums. Amounts are positive, the kind says which way. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: serial('id').primaryKey(),
    orderId: orderId(),
    attemptId: uuid('attempt_id').references(() => paymentAttempts.id),
    kind: text('kind', { enum: ['charge', 'refund', 'wallet', 'gift_card', 'bonus', 'points', 'down_payment'] }).notNull(),
    amount: tugrik('amount').notNull(),
    currency: text('currency').notNull(),
    provider: text('provider').notNull(),
    /** The provider's id of the payment: with the kind it decides whether money was counted already. */
    providerRef: text('provider_ref').notNull(),
    /** When the provider says it was paid. */
    paidAt: instant('paid_at'),
    createdAt: instant('created_at').notNull()
  },
  table => [
    unique('ledger_entries_ref').on(table.provider, table.providerRef, table.kind),
    index('ledger_entries_order').on(table.orderId, table.id),
    check('ledger_entries_amount', sql`${table.amount} > 0`)
  ]
)

/** Which part of a charge pays for its order. What it does not pay for has a refund case. */
export const paymentAllocations = pgTable(
  'payment_allocations',
  {
    entryId: integer('entry_id')
      .primaryKey()
      .references(() => ledgerEntries.id),
    orderId: orderId(),
    amount: tugrik('amount').notNull(),
    createdAt: instant('created_at').notNull()
  },
  table => [index('payment_allocations_order').on(table.orderId), check('payment_allocations_amount', sql`${table.amount} > 0`)]
)

/** Money that came but pays for nothing, or for nothing any more, on its way back. */
export const refundCases = pgTable(
  'refund_cases',
  {
    id: serial('id').primaryKey(),
    orderId: orderId(),
    entryId: integer('entry_id')
      .notNull()
      .references(() => ledgerEntries.id),
    amount: tugrik('amount').notNull(),
    reason: text('reason', {
      enum: ['late_payment', 'double_payment', 'amount_differs', 'sold_out', 'canceled', 'returned', 'overpaid']
    }).notNull(),
    state: text('state', { enum: ['open', 'done'] })
      .notNull()
      .default('open'),
    createdAt: instant('created_at').notNull(),
    dueOn: date('due_on').notNull(),
    /** While one call asks the provider to send the money back, no other does; a claim of a process that died ends by itself. */
    claimedUntil: instant('claimed_until'),
    doneAt: instant('done_at'),
    /** Which of the shop's people sent it back; null where the provider told of it by itself. */
    doneBy: integer('done_by').references(() => users.id, { onDelete: 'set null' })
  },
  table => [
    unique('refund_cases_once').on(table.entryId, table.reason),
    index('refund_cases_order').on(table.orderId),
    index('refund_cases_open')
      .on(table.dueOn)
      .where(sql`${table.state} = 'open'`)
  ]
)
