import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, serial, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../identity/tables.ts'
import { ledgerTransfers } from '../ledger/index.ts'
import { timestamptz, tugrik } from '../kernel/db/columns.ts'
import { COUNTER_METHODS, DOUBLE_REFUND_OUTCOMES, PAYMENT_FAILURES, PROVIDER_CODES, REFUND_REASONS } from '#domain/payment-method.ts'
import type { PaymentInput, ProviderInvoice } from './provider.ts'

/** The foreign keys to `orders.id` are in the migrations: payments do not import orders. */
const defineOrderId = () => integer('order_id').notNull()

/** One payment attempt. Its end never ends the order, and money received through it counts in any state. */
export const paymentSessions = pgTable(
  'payment_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Order in which sessions were created: timestamps may be equal. */
    sequence: serial('sequence').notNull(),
    orderId: defineOrderId(),
    method: text('method', { enum: [...PROVIDER_CODES, ...COUNTER_METHODS, 'wallet', 'points', 'lease'] }).notNull(),
    state: text('state', { enum: ['created', 'waiting', 'authorized', 'captured', 'failed', 'expired', 'canceled'] }).notNull(),
    amount: tugrik('amount').notNull(),
    /** When a process started to request the invoice from the provider, or sent the account for a transfer, so that only one does. */
    requestedAt: timestamptz('requested_at'),
    /** What the customer entered for it. */
    input: jsonb('input').$type<PaymentInput>().notNull().default({}),
    invoiceId: text('invoice_id'),
    invoice: jsonb('invoice').$type<ProviderInvoice>(),
    /** Why it failed, where the provider says so. */
    failure: text('failure', { enum: [...PAYMENT_FAILURES] }),
    /** The pending transfer of money in a wallet, while the session is authorized. */
    reservationId: bigint('reservation_id', { mode: 'number' }).references(() => ledgerTransfers.id),
    createdAt: timestamptz('created_at').notNull(),
    capturedAt: timestamptz('captured_at')
  },
  table => [
    index('payment_sessions_order').on(table.orderId, table.sequence),
    index('payment_sessions_method').on(table.method, table.orderId),
    index('payment_sessions_created')
      .on(table.createdAt)
      .where(sql`state = 'created'`),
    unique('payment_sessions_invoice').on(table.method, table.invoiceId)
  ]
)

/** A customer's card at an acquirer. The token is of no use without the shop's account there; nothing else of a card is stored. */
export const savedCards = pgTable(
  'saved_cards',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: PROVIDER_CODES }).notNull(),
    /** Masked, such as `496666******4417`. */
    number: text('number').notNull(),
    /** Null once the card was removed. */
    token: text('token'),
    isDefault: boolean('is_default').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    removedAt: timestamptz('removed_at')
  },
  table => [unique('saved_cards_number').on(table.userId, table.provider, table.number)]
)

/** Money paid by a customer: one row per payment that a provider reports. Its transfers are in the ledger. */
export const charges = pgTable(
  'charges',
  {
    id: serial('id').primaryKey(),
    orderId: defineOrderId(),
    sessionId: uuid('session_id').references(() => paymentSessions.id),
    provider: text('provider').notNull(),
    /** The provider's number of the payment; unique, so that a payment is counted once. */
    providerRef: text('provider_ref').notNull(),
    /** The account that a bank transfer came from, as the bank's statement writes it. A refund goes there. */
    payer: text('payer'),
    amount: tugrik('amount').notNull(),
    currency: text('currency').notNull(),
    /** The provider's time of payment. */
    paidAt: timestamptz('paid_at'),
    createdAt: timestamptz('created_at').notNull(),
    /** When the order applied or rejected it; null for a charge recorded just before its process died. */
    appliedAt: timestamptz('applied_at'),
    /** Sum of its refund cases. */
    refundTotal: tugrik('refund_total').notNull().default(0)
  },
  table => [
    unique('charges_ref').on(table.provider, table.providerRef),
    index('charges_order').on(table.orderId, table.id),
    index('charges_unapplied')
      .on(table.createdAt)
      .where(sql`${table.appliedAt} IS NULL`),
    check('charges_amount', sql`${table.amount} > 0`),
    check('charges_refund_total', sql`${table.refundTotal} BETWEEN 0 AND ${table.amount}`)
  ]
)

/** An amount of a charge that must be refunded. */
export const refundCases = pgTable(
  'refund_cases',
  {
    id: serial('id').primaryKey(),
    orderId: defineOrderId(),
    chargeId: integer('charge_id')
      .notNull()
      .references(() => charges.id),
    amount: tugrik('amount').notNull(),
    reason: text('reason', {
      enum: REFUND_REASONS
    }).notNull(),
    state: text('state', { enum: ['open', 'done'] })
      .notNull()
      .default('open'),
    createdAt: timestamptz('created_at').notNull(),
    dueOn: date('due_on').notNull(),
    /** Claim of the call that refunds at the provider; it expires when the process stops. */
    claimedUntil: timestamptz('claimed_until'),
    /** Since when it is unknown whether the provider refunds it: a request was sent, and not answered. Null once it has answered. */
    sentAt: timestamptz('sent_at'),
    /** Why the provider refused the last request, in its own terms. */
    refusal: text('refusal'),
    doneAt: timestamptz('done_at'),
    /** The staff member who refunded it; null for a refund by the provider. */
    doneBy: integer('done_by').references(() => users.id, { onDelete: 'set null' }),
    /** When it turned out that the provider has refunded it, too, after it was refunded by hand or into the wallet. */
    doubledAt: timestamptz('doubled_at'),
    doubledAmount: tugrik('doubled_amount'),
    doubleOutcome: text('double_outcome', { enum: DOUBLE_REFUND_OUTCOMES }),
    doubleSettledBy: integer('double_settled_by').references(() => users.id, { onDelete: 'set null' })
  },
  table => [
    index('refund_cases_charge').on(table.chargeId),
    index('refund_cases_order').on(table.orderId),
    index('refund_cases_open')
      .on(table.dueOn)
      .where(sql`${table.state} = 'open'`),
    index('refund_cases_doubled')
      .on(table.doubledAt)
      .where(sql`${table.doubledAt} IS NOT NULL`),
    check('refund_cases_amount', sql`${table.amount} > 0`)
  ]
)

/** Refunded money. */
export const refunds = pgTable(
  'refunds',
  {
    id: serial('id').primaryKey(),
    orderId: defineOrderId(),
    chargeId: integer('charge_id')
      .notNull()
      .references(() => charges.id),
    /** Null for a provider's refund that exceeds the open cases. */
    caseId: integer('case_id').references(() => refundCases.id),
    /** Destination: a provider, `bank_transfer` or `wallet`. */
    provider: text('provider').notNull(),
    /** The provider's number of the payment or the bank's of the transfer; unique, so that a refund is counted once. */
    providerRef: text('provider_ref').notNull(),
    amount: tugrik('amount').notNull(),
    currency: text('currency').notNull(),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [
    unique('refunds_ref').on(table.provider, table.providerRef),
    index('refunds_order').on(table.orderId),
    index('refunds_charge').on(table.chargeId),
    check('refunds_amount', sql`${table.amount} > 0`)
  ]
)
