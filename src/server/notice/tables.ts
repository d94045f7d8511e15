import { index, integer, jsonb, pgTable, serial, text, unique } from 'drizzle-orm/pg-core'
import { LOCALES } from '#domain/site.ts'
import { timestamptz } from '../kernel/db/columns.ts'
import { variants } from '../catalogue/product/tables.ts'

/** Back-in-stock notices. A row is deleted with its message, because contact data is not stored longer than needed. */
export const stockNotices = pgTable(
  'stock_notices',
  {
    id: serial('id').primaryKey(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    channel: text('channel', { enum: ['sms', 'email'] }).notNull(),
    /** Eight digits for a text message, an e-mail address otherwise. */
    recipient: text('recipient').notNull(),
    locale: text('locale', { enum: LOCALES }).notNull(),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [unique('stock_notices_once').on(table.variantId, table.recipient), index('stock_notices_recipient').on(table.recipient)]
)

/** One row: when staff were last notified, and the lowest counts since, above which there is something new. */
export const staffNotices = pgTable('staff_notices', {
  id: integer('id').primaryKey(),
  sentAt: timestamptz('sent_at').notNull(),
  levels: jsonb('levels').$type<Record<string, number>>().notNull()
})
