import { type AnyPgColumn, bigint, bigserial, check, foreignKey, index, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { users } from '../identity/tables.ts'
import { timestamptz, tugrik } from '../kernel/db/columns.ts'

/** Limited accounts of customers and orders: debits, pending ones included, never exceed credits. */
const LIMITED_ACCOUNTS = ['wallet', 'gift_wallet', 'bonus', 'points', 'gift_card', 'order', 'refunds_due'] as const
/** Unlimited accounts of the shop: money at a provider, income and expenses. */
export const SHOP_ACCOUNTS = ['clearing', 'revenue', 'expense'] as const

/**
 * Accounts of the double-entry ledger. The totals of a limited account are written only by the trigger on `ledger_transfers`, so
 * that the database itself rejects a negative balance; those of the shop's accounts stay 0, because a row that every payment
 * updates would serialize all payments.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: serial('id').primaryKey(),
    kind: text('kind', { enum: [...LIMITED_ACCOUNTS, ...SHOP_ACCOUNTS] }).notNull(),
    currency: text('currency').notNull(),
    userId: integer('user_id').references(() => users.id),
    /** The foreign key to `orders.id` is in the migrations: the ledger does not import orders. */
    orderId: integer('order_id'),
    /** The foreign key to `gift_cards.id` is in the migrations. */
    giftCardId: integer('gift_card_id'),
    provider: text('provider'),
    debitsPending: tugrik('debits_pending').notNull().default(0),
    debitsPosted: tugrik('debits_posted').notNull().default(0),
    creditsPending: tugrik('credits_pending').notNull().default(0),
    creditsPosted: tugrik('credits_posted').notNull().default(0),
    createdAt: timestamptz('created_at').notNull().defaultNow()
  },
  table => [
    unique('ledger_accounts_owner')
      .on(table.kind, table.currency, table.userId, table.orderId, table.giftCardId, table.provider)
      .nullsNotDistinct(),
    unique('ledger_accounts_currency').on(table.id, table.currency),
    index('ledger_accounts_order').on(table.orderId),
    index('ledger_accounts_user').on(table.userId),
    check(
      'ledger_accounts_limit',
      sql`${table.kind} IN ('clearing', 'revenue', 'expense') OR ${table.debitsPending} + ${table.debitsPosted} <= ${table.creditsPosted}`
    ),
    check('ledger_accounts_pending', sql`${table.debitsPending} >= 0 AND ${table.creditsPending} >= 0`),
    check(
      'ledger_accounts_kind',
      sql`CASE WHEN ${table.kind} IN ('wallet', 'gift_wallet', 'bonus', 'points') THEN ${table.userId} IS NOT NULL AND num_nonnulls(${table.orderId}, ${table.giftCardId}, ${table.provider}) = 0 WHEN ${table.kind} IN ('order', 'refunds_due') THEN ${table.orderId} IS NOT NULL AND num_nonnulls(${table.userId}, ${table.giftCardId}, ${table.provider}) = 0 WHEN ${table.kind} = 'gift_card' THEN ${table.giftCardId} IS NOT NULL AND num_nonnulls(${table.userId}, ${table.orderId}, ${table.provider}) = 0 ELSE num_nonnulls(${table.userId}, ${table.orderId}, ${table.giftCardId}) = 0 AND (${table.kind} = 'clearing') = (${table.provider} IS NOT NULL) END`
    )
  ]
)

/**
 * Transfers between accounts; never updated or deleted (a trigger rejects both). A pending transfer reserves its amount until
 * another row posts it, in part or whole, or voids it: once, by the unique `pending_id`.
 */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind', { enum: ['single', 'pending', 'post_pending', 'void_pending'] })
      .notNull()
      .default('single'),
    debitAccountId: integer('debit_account_id').notNull(),
    creditAccountId: integer('credit_account_id').notNull(),
    currency: text('currency').notNull(),
    amount: tugrik('amount').notNull(),
    /** Why: `charge`, `refund_due`, `refund`, … */
    code: text('code').notNull(),
    /** The order that caused it. The foreign key is in the migrations: the ledger does not import orders. */
    orderId: integer('order_id'),
    pendingId: bigint('pending_id', { mode: 'number' })
      .unique('ledger_transfers_pending')
      .references((): AnyPgColumn => ledgerTransfers.id),
    /** When a pending transfer can no longer be posted. */
    expiresAt: timestamptz('expires_at'),
    /** The first of several transfers that were made together, or none of them. */
    linkedTo: bigint('linked_to', { mode: 'number' }).references((): AnyPgColumn => ledgerTransfers.id),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [
    foreignKey({
      name: 'ledger_transfers_debit',
      columns: [table.debitAccountId, table.currency],
      foreignColumns: [ledgerAccounts.id, ledgerAccounts.currency]
    }),
    foreignKey({
      name: 'ledger_transfers_credit',
      columns: [table.creditAccountId, table.currency],
      foreignColumns: [ledgerAccounts.id, ledgerAccounts.currency]
    }),
    index('ledger_transfers_debits').on(table.debitAccountId, table.id),
    index('ledger_transfers_credits').on(table.creditAccountId, table.id),
    index('ledger_transfers_order').on(table.orderId),
    index('ledger_transfers_expiry')
      .on(table.expiresAt)
      .where(sql`${table.kind} = 'pending'`),
    check('ledger_transfers_amount', sql`${table.amount} > 0`),
    check('ledger_transfers_accounts', sql`${table.debitAccountId} <> ${table.creditAccountId}`),
    check(
      'ledger_transfers_kind',
      sql`(${table.kind} IN ('post_pending', 'void_pending')) = (${table.pendingId} IS NOT NULL) AND (${table.kind} = 'pending') = (${table.expiresAt} IS NOT NULL)`
    )
  ]
)
