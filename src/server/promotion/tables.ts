import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, serial, text, unique } from 'drizzle-orm/pg-core'
import type { Localized } from '#domain/site.ts'
import { PRIZE_KINDS, WHEEL_ALLOWANCES } from '#domain/wheel.ts'
import { products } from '../catalogue/product/tables.ts'
import { coupons } from '../discount/tables.ts'
import { users } from '../identity/tables.ts'
import { localizedText, timestamptz, tugrik } from '../kernel/db/columns.ts'
import { orders } from '../order/tables.ts'
import { branches } from '../site/tables.ts'

/** Campaigns of the lucky wheel. */
export const wheelCampaigns = pgTable(
  'wheel_campaigns',
  {
    id: serial('id').primaryKey(),
    title: localizedText('title').notNull(),
    startsAt: timestamptz('starts_at').notNull(),
    endsAt: timestamptz('ends_at').notNull(),
    allowance: text('allowance', { enum: WHEEL_ALLOWANCES }).notNull(),
    /** Least total of an order that allows a play. */
    minimum: tugrik('minimum').notNull().default(0),
    /** The server's seeds of all plays are derived from it; never shown. */
    secret: text('secret').notNull(),
    createdBy: integer('created_by').references(() => users.id),
    createdAt: timestamptz('created_at').notNull(),
    /** When staff ended it before its time. */
    stoppedAt: timestamptz('stopped_at'),
    stoppedBy: integer('stopped_by').references(() => users.id)
  },
  table => [index('wheel_campaigns_starts').on(table.startsAt), check('wheel_campaigns_period', sql`${table.endsAt} > ${table.startsAt}`)]
)

export const wheelPrizes = pgTable(
  'wheel_prizes',
  {
    id: serial('id').primaryKey(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => wheelCampaigns.id),
    /** Segment of the wheel, clockwise from the top. */
    position: integer('position').notNull(),
    kind: text('kind', { enum: PRIZE_KINDS }).notNull(),
    /** Tugrik, points or percent; 0 where the kind has none. */
    value: tugrik('value').notNull(),
    /** Least total of goods of a coupon. */
    minimum: tugrik('minimum').notNull().default(0),
    productId: integer('product_id').references(() => products.id),
    /** In parts of 10,000. */
    weight: integer('weight').notNull(),
    /** Null without a limit. */
    stock: integer('stock'),
    won: integer('won').notNull().default(0)
  },
  table => [
    unique('wheel_prizes_position').on(table.campaignId, table.position),
    check('wheel_prizes_stock', sql`${table.won} >= 0 AND (${table.stock} IS NULL OR ${table.won} <= ${table.stock})`),
    check('wheel_prizes_weight', sql`${table.weight} BETWEEN 0 AND 10000`),
    check('wheel_prizes_goods', sql`(${table.kind} = 'goods') = (${table.productId} IS NOT NULL)`)
  ]
)

/** Draws, with everything that a player needs to verify them; append-only. */
export const wheelPlays = pgTable(
  'wheel_plays',
  {
    id: serial('id').primaryKey(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => wheelCampaigns.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Counts the plays of a customer in a campaign, from 1. */
    attempt: integer('attempt').notNull(),
    prizeId: integer('prize_id')
      .notNull()
      .references(() => wheelPrizes.id),
    serverSeed: text('server_seed').notNull(),
    clientSeed: text('client_seed').notNull(),
    /** The weight of each segment at the time of the draw; 0 for a prize that was used up. */
    weights: jsonb('weights').$type<number[]>().notNull(),
    couponId: integer('coupon_id').references(() => coupons.id),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [
    unique('wheel_plays_attempt').on(table.campaignId, table.userId, table.attempt),
    index('wheel_plays_user').on(table.userId, table.id)
  ]
)

/** Branches where staff draw prizes for customers. */
export const rouletteLocations = pgTable('roulette_locations', {
  id: serial('id').primaryKey(),
  branchCode: text('branch_code')
    .notNull()
    .unique()
    .references(() => branches.code, { onUpdate: 'cascade' }),
  /** Least total of an order that allows a draw. */
  minimum: tugrik('minimum').notNull().default(0),
  isOpen: boolean('is_open').notNull().default(true),
  /** The server's seeds of all draws are derived from it; never shown. */
  secret: text('secret').notNull(),
  createdBy: integer('created_by').references(() => users.id),
  createdAt: timestamptz('created_at').notNull()
})

/** Who draws where. */
export const rouletteUsers = pgTable(
  'roulette_users',
  {
    id: serial('id').primaryKey(),
    locationId: integer('location_id')
      .notNull()
      .references(() => rouletteLocations.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdBy: integer('created_by').references(() => users.id),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [unique('roulette_users_once').on(table.locationId, table.userId), index('roulette_users_user').on(table.userId)]
)

/** A branch's stock of prizes. */
export const roulettePrizes = pgTable(
  'roulette_prizes',
  {
    id: serial('id').primaryKey(),
    locationId: integer('location_id')
      .notNull()
      .references(() => rouletteLocations.id),
    position: integer('position').notNull(),
    title: localizedText('title').notNull(),
    weight: integer('weight').notNull(),
    /** Pieces that the branch received; null for a draw without a prize. */
    stock: integer('stock'),
    /** Pieces that were handed out. */
    won: integer('won').notNull().default(0)
  },
  table => [
    index('roulette_prizes_location').on(table.locationId, table.position),
    check('roulette_prizes_stock', sql`${table.won} >= 0 AND (${table.stock} IS NULL OR ${table.won} <= ${table.stock})`),
    check('roulette_prizes_weight', sql`${table.weight} BETWEEN 0 AND 10000`)
  ]
)

/** Draws of the roulette, at most one of an order; append-only. */
export const rouletteDraws = pgTable(
  'roulette_draws',
  {
    id: serial('id').primaryKey(),
    locationId: integer('location_id')
      .notNull()
      .references(() => rouletteLocations.id),
    orderId: integer('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    /** Null once the prize is no longer in the branch's list. */
    prizeId: integer('prize_id').references(() => roulettePrizes.id, { onDelete: 'set null' }),
    /** The prize as it was called. */
    title: jsonb('title').$type<Localized>().notNull(),
    hasPrize: boolean('has_prize').notNull(),
    position: integer('position').notNull(),
    serverSeed: text('server_seed').notNull(),
    clientSeed: text('client_seed').notNull(),
    weights: jsonb('weights').$type<number[]>().notNull(),
    drawnBy: integer('drawn_by')
      .notNull()
      .references(() => users.id),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [index('roulette_draws_location').on(table.locationId, table.id)]
)

/** Pots that grow by a share of paid orders until their draw. */
export const jackpots = pgTable(
  'jackpots',
  {
    id: serial('id').primaryKey(),
    title: localizedText('title').notNull(),
    startsAt: timestamptz('starts_at').notNull(),
    drawsAt: timestamptz('draws_at').notNull(),
    /** What the shop put into the pot. */
    start: tugrik('start').notNull().default(0),
    /** The share of paid orders, in parts of 1,000. */
    permille: integer('permille').notNull(),
    /** Least total of an order that is a ticket. */
    minimum: tugrik('minimum').notNull().default(0),
    /** Never shown before the draw. */
    serverSeed: text('server_seed').notNull(),
    createdBy: integer('created_by').references(() => users.id),
    createdAt: timestamptz('created_at').notNull(),
    /** When staff ended it without a draw. */
    stoppedAt: timestamptz('stopped_at'),
    stoppedBy: integer('stopped_by').references(() => users.id),
    drawnAt: timestamptz('drawn_at'),
    /** Fixed by the draw, like all that follows. */
    pot: tugrik('pot'),
    /** The seeds of the tickets by position. */
    tickets: jsonb('tickets').$type<string[]>().notNull().default([]),
    position: integer('position'),
    winnerId: integer('winner_id').references(() => users.id),
    winnerOrderId: integer('winner_order_id').references(() => orders.id)
  },
  table => [
    index('jackpots_starts').on(table.startsAt),
    check('jackpots_period', sql`${table.drawsAt} > ${table.startsAt}`),
    check('jackpots_permille', sql`${table.permille} BETWEEN 0 AND 100`),
    check(
      'jackpots_drawn',
      sql`(${table.drawnAt} IS NULL) = (${table.pot} IS NULL) AND (${table.drawnAt} IS NULL OR ${table.stoppedAt} IS NULL)`
    ),
    check('jackpots_winner', sql`(${table.winnerId} IS NULL) = (${table.position} IS NULL)`)
  ]
)

/** Who takes part. */
export const jackpotEntries = pgTable(
  'jackpot_entries',
  {
    id: serial('id').primaryKey(),
    jackpotId: integer('jackpot_id')
      .notNull()
      .references(() => jackpots.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    clientSeed: text('client_seed').notNull(),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [unique('jackpot_entries_once').on(table.jackpotId, table.userId)]
)
