import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uuid
} from 'drizzle-orm/pg-core'
import { type Amenity, HOTEL_KINDS, type HotelRules, type Passenger, type StayLine, type StayRequest } from '#domain/stay.ts'
import { users } from '../identity/tables.ts'
import { localizedText, timestamptz, tugrik } from '../kernel/db/columns.ts'
import { images } from '../kernel/images/tables.ts'
import { zones } from '../site/tables.ts'

export const hotels = pgTable(
  'hotels',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    kind: text('kind', { enum: HOTEL_KINDS }).notNull(),
    name: localizedText('name').notNull(),
    description: localizedText('description').notNull(),
    /** City or province. */
    zoneCode: text('zone_code')
      .notNull()
      .references(() => zones.code),
    address: localizedText('address').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    phone: text('phone').notNull(),
    /** 1 to 5; null for a camp. */
    stars: integer('stars'),
    amenities: text('amenities').array().$type<Amenity[]>().notNull().default([]),
    imageIds: text('image_ids').array().notNull().default([]),
    rules: jsonb('rules').$type<HotelRules>().notNull(),
    published: boolean('published').notNull().default(false),
    /** Counts changes by staff. */
    version: integer('version').notNull().default(1),
    createdAt: timestamptz('created_at').notNull(),
    updatedBy: integer('updated_by').references(() => users.id),
    updatedAt: timestamptz('updated_at').notNull()
  },
  table => [index('hotels_zone').on(table.zoneCode), check('hotels_stars', sql`${table.stars} IS NULL OR ${table.stars} BETWEEN 1 AND 5`)]
)

/** Rooms of one kind: every night has `rooms` of them, less those closed, held and booked. */
export const roomTypes = pgTable(
  'room_types',
  {
    id: serial('id').primaryKey(),
    hotelId: integer('hotel_id')
      .notNull()
      .references(() => hotels.id),
    name: localizedText('name').notNull(),
    description: localizedText('description').notNull(),
    imageId: text('image_id').references(() => images.id),
    squareMetres: integer('square_metres').notNull(),
    rooms: integer('rooms').notNull(),
    maxAdults: integer('max_adults').notNull(),
    maxGuests: integer('max_guests').notNull(),
    extraBeds: integer('extra_beds').notNull().default(0),
    /** The price of a night without a rate. */
    basePrice: tugrik('base_price').notNull(),
    amenities: text('amenities').array().$type<Amenity[]>().notNull().default([]),
    /** Withdrawn room types are not offered; their booked stays remain. */
    active: boolean('active').notNull().default(true),
    version: integer('version').notNull().default(1),
    /** The transaction of the last change of the room type, its nights or closures, written by triggers; see `loaded-index.ts`. */
    changed: bigint('changed', { mode: 'number' })
  },
  table => [
    index('room_types_hotel').on(table.hotelId),
    index('room_types_changed').on(table.changed),
    check(
      'room_types_counts',
      sql`${table.rooms} >= 0 AND ${table.basePrice} > 0 AND ${table.maxAdults} > 0 AND ${table.maxGuests} >= ${table.maxAdults} AND ${table.extraBeds} >= 0`
    )
  ]
)

/** Prices of a season, or of weekdays of one. Of several for a night the one with the highest id applies. */
export const roomRates = pgTable(
  'room_rates',
  {
    id: serial('id').primaryKey(),
    roomTypeId: integer('room_type_id')
      .notNull()
      .references(() => roomTypes.id, { onDelete: 'cascade' }),
    name: localizedText('name').notNull(),
    firstNight: date('first_night').notNull(),
    lastNight: date('last_night').notNull(),
    /** 0 is Sunday; every day where it is empty. */
    weekdays: integer('weekdays').array().notNull().default([]),
    price: tugrik('price').notNull()
  },
  table => [
    index('room_rates_room').on(table.roomTypeId, table.id),
    check('room_rates_price', sql`${table.price} > 0 AND ${table.firstNight} <= ${table.lastNight}`),
    check('room_rates_length', sql`${table.lastNight} - ${table.firstNight} < 1100`)
  ]
)

/** The rate of each night that has one, for searches. A trigger on `room_rates` writes it. */
export const roomNights = pgTable(
  'room_nights',
  {
    night: date('night').notNull(),
    /** Without a foreign key, whose check of every night takes longer than writing it. Nights are deleted with their rates. */
    roomTypeId: integer('room_type_id').notNull(),
    price: tugrik('price').notNull()
  },
  table => [primaryKey({ columns: [table.roomTypeId, table.night] })]
)

/** Nights on which rooms are not sold. */
export const roomClosures = pgTable(
  'room_closures',
  {
    id: serial('id').primaryKey(),
    roomTypeId: integer('room_type_id')
      .notNull()
      .references(() => roomTypes.id, { onDelete: 'cascade' }),
    firstNight: date('first_night').notNull(),
    lastNight: date('last_night').notNull(),
    /** How many rooms; null for all. */
    rooms: integer('rooms'),
    reason: text('reason').notNull().default(''),
    createdBy: integer('created_by').references(() => users.id),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [
    index('room_closures_room').on(table.roomTypeId, table.lastNight),
    check('room_closures_nights', sql`${table.firstNight} <= ${table.lastNight} AND (${table.rooms} IS NULL OR ${table.rooms} > 0)`)
  ]
)

/**
 * A stay in a cart, or the line of an order. `held` keeps its rooms until `expires_at`, `booked` until it is canceled.
 * The foreign keys to carts, orders and their lines are in the migrations, because hotels do not import orders.
 */
export const stays = pgTable(
  'stays',
  {
    id: serial('id').primaryKey(),
    cartId: uuid('cart_id'),
    orderId: integer('order_id'),
    orderLineId: integer('order_line_id').unique(),
    roomTypeId: integer('room_type_id')
      .notNull()
      .references(() => roomTypes.id),
    state: text('state', { enum: ['cart', 'held', 'booked', 'released', 'canceled'] }).notNull(),
    request: jsonb('request').$type<StayRequest>().notNull(),
    guests: jsonb('guests').$type<Passenger[]>().notNull(),
    flight: text('flight').notNull().default(''),
    note: text('note').notNull().default(''),
    /** The number on the door of the guests' room, as the reception has entered it. */
    roomNumber: text('room_number').notNull().default(''),
    /** The price at the customer's last change. */
    seenTotal: tugrik('seen_total').notNull(),
    /** As it was ordered. */
    line: jsonb('line').$type<StayLine>(),
    /** Shown at the reception. */
    code: text('code').unique(),
    expiresAt: timestamptz('expires_at'),
    /** Refunded by cancellations of nights. */
    refunded: tugrik('refunded').notNull().default(0),
    createdAt: timestamptz('created_at').notNull(),
    canceledAt: timestamptz('canceled_at'),
    arrivedAt: timestamptz('arrived_at'),
    departedAt: timestamptz('departed_at'),
    /** When staff recorded that the guests did not come. The rooms stay taken, and the rules refund nothing from the day of arrival. */
    noShowAt: timestamptz('no_show_at'),
    /** As of a room type. */
    changed: bigint('changed', { mode: 'number' })
  },
  table => [
    index('stays_changed').on(table.changed),
    index('stays_cart')
      .on(table.cartId)
      .where(sql`${table.state} = 'cart'`),
    index('stays_order').on(table.orderId),
    check(
      'stays_owner',
      sql`(${table.state} = 'cart') = (${table.orderId} IS NULL) AND (${table.state} <> 'cart' OR ${table.cartId} IS NOT NULL)`
    ),
    check('stays_no_show', sql`${table.noShowAt} IS NULL OR (${table.arrivedAt} IS NULL AND ${table.departedAt} IS NULL)`),
    check('stays_ordered', sql`${table.orderId} IS NULL OR (${table.line} IS NOT NULL AND ${table.code} IS NOT NULL)`)
  ]
)

/** The nights of an ordered stay, which take rooms from the stock of their night. */
export const stayNights = pgTable(
  'stay_nights',
  {
    stayId: integer('stay_id')
      .notNull()
      .references(() => stays.id, { onDelete: 'cascade' }),
    night: date('night').notNull(),
    roomTypeId: integer('room_type_id')
      .notNull()
      .references(() => roomTypes.id),
    rooms: integer('rooms').notNull(),
    canceledAt: timestamptz('canceled_at')
  },
  table => [
    primaryKey({ columns: [table.stayId, table.night] }),
    index('stay_nights_room').on(table.roomTypeId, table.night),
    index('stay_nights_night').on(table.night),
    check('stay_nights_rooms', sql`${table.rooms} > 0`)
  ]
)

/**
 * What guests owe beside their stay. Its bill is an order: the foreign key to its line is in the migrations, because hotels do not import
 * orders. It is open while it has none, and again where that order ended unpaid.
 */
export const stayCharges = pgTable(
  'stay_charges',
  {
    id: serial('id').primaryKey(),
    stayId: integer('stay_id')
      .notNull()
      .references(() => stays.id),
    text: text('text').notNull(),
    amount: tugrik('amount').notNull(),
    /** False for what is charged without VAT. */
    vat: boolean('vat').notNull(),
    orderLineId: integer('order_line_id').unique(),
    createdBy: integer('created_by').references(() => users.id),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [index('stay_charges_stay').on(table.stayId), check('stay_charges_amount', sql`${table.amount} > 0`)]
)

/** Guests of earlier stays, for the next one. */
export const passengers = pgTable(
  'passengers',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    gender: text('gender', { enum: ['male', 'female'] }).notNull(),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [index('passengers_user').on(table.userId)]
)

/** What guests say about a hotel; of a stay that has ended, at most one. */
export const hotelReviews = pgTable(
  'hotel_reviews',
  {
    id: serial('id').primaryKey(),
    hotelId: integer('hotel_id')
      .notNull()
      .references(() => hotels.id),
    stayId: integer('stay_id')
      .unique()
      .references(() => stays.id),
    author: text('author').notNull(),
    rating: integer('rating').notNull(),
    comment: text('comment').notNull(),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [
    index('hotel_reviews_newest').on(table.hotelId, table.createdAt),
    check('hotel_reviews_rating', sql`${table.rating} BETWEEN 1 AND 5`)
  ]
)
