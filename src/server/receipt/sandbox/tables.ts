import { index, jsonb, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../kernel/db/columns.ts'

/** The receipts of the built-in PosAPI. The shop accesses them only by HTTP, as with the real one. */
export const sandboxReceipts = pgTable(
  'sandbox_receipts',
  {
    id: text('id').primaryKey(),
    merchantTin: text('merchant_tin').notNull(),
    posNo: text('pos_no').notNull(),
    /** Day in Ulaanbaatar, within which `billIdSuffix` is unique. */
    day: text('day').notNull(),
    billIdSuffix: text('bill_id_suffix').notNull(),
    type: text('type').notNull(),
    totalAmount: numeric('total_amount', { precision: 16, scale: 2, mode: 'number' }).notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    lottery: text('lottery'),
    date: text('date').notNull(),
    state: text('state', { enum: ['active', 'returned', 'replaced'] })
      .notNull()
      .default('active'),
    createdAt: timestamptz('created_at').notNull(),
    sentAt: timestamptz('sent_at')
  },
  table => [
    unique('sandbox_receipts_suffix').on(table.merchantTin, table.posNo, table.day, table.billIdSuffix),
    index('sandbox_receipts_newest').on(table.createdAt)
  ]
)
