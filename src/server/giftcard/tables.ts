import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { GIFT_CARD_CHANNELS, GIFT_CARD_STATES } from '#domain/gift-card.ts'
import { LOCALES } from '#domain/site.ts'
import { users } from '../identity/tables.ts'
import { timestamptz, tugrik } from '../kernel/db/columns.ts'

/**
 * Gift cards that were paid for. The balance is that of an account of the ledger. The foreign keys to orders are in the migrations:
 * gift cards do not import orders.
 */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: serial('id').primaryKey(),
    /** One card per order line: a repeated callback issues none. */
    orderLineId: integer('order_line_id').notNull().unique(),
    orderId: integer('order_id').notNull(),
    orderNumber: text('order_number').notNull(),
    buyerId: integer('buyer_id')
      .notNull()
      .references(() => users.id),
    amount: tugrik('amount').notNull(),
    state: text('state', { enum: GIFT_CARD_STATES }).notNull().default('issued'),
    channel: text('channel', { enum: GIFT_CARD_CHANNELS }).notNull(),
    contact: text('contact').notNull(),
    sender: text('sender').notNull(),
    message: text('message').notNull(),
    locale: text('locale', { enum: LOCALES }).notNull(),
    sendAt: timestamptz('send_at').notNull(),
    /** A keyed hash; the number itself is not stored. */
    numberHash: text('number_hash').unique(),
    lastFour: text('last_four'),
    passwordHash: text('password_hash'),
    /** When number and password were sent, or shown to the buyer. */
    deliveredAt: timestamptz('delivered_at'),
    expiresAt: timestamptz('expires_at').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** The balance that was taken back when it was voided. */
    voidedTotal: tugrik('voided_total').notNull().default(0)
  },
  table => [
    index('gift_cards_order').on(table.orderId),
    index('gift_cards_order_number').on(table.orderNumber),
    index('gift_cards_last_four').on(table.lastFour),
    index('gift_cards_state').on(table.state, table.id),
    index('gift_cards_buyer').on(table.buyerId, table.id),
    check('gift_cards_amount', sql`${table.amount} > 0 AND ${table.voidedTotal} BETWEEN 0 AND ${table.amount}`),
    check(
      'gift_cards_secrets',
      sql`num_nonnulls(${table.numberHash}, ${table.lastFour}, ${table.passwordHash}) IN (0, 3) AND (${table.state} <> 'active' OR ${table.numberHash} IS NOT NULL)`
    ),
    check('gift_cards_contact', sql`(${table.channel} = 'self') = (${table.contact} = '')`)
  ]
)

/** What happened to a card; append-only. */
export const giftCardEvents = pgTable(
  'gift_card_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    giftCardId: integer('gift_card_id')
      .notNull()
      .references(() => giftCards.id),
    kind: text('kind', { enum: ['issued', 'sent', 'shown', 'recharged', 'voided', 'reissued'] }).notNull(),
    /** Who did it: the customer or a member of staff; null for the shop itself. */
    userId: integer('user_id').references(() => users.id),
    amount: tugrik('amount'),
    reason: text('reason'),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [index('gift_card_events_card').on(table.giftCardId, table.id)]
)
