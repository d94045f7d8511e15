import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex
} from 'drizzle-orm/pg-core'
import { HIDE_REASONS } from '#domain/moderation.ts'
import { REVIEW_STATES } from '#domain/review.ts'
import { users } from '../identity/tables.ts'
import { entries } from '../content/tables.ts'
import { timestamptz } from '../kernel/db/columns.ts'
import { images } from '../kernel/images/tables.ts'
import { products } from '../catalogue/product/tables.ts'

/**
 * Comments on products, vendors and entries: a review has a rating, others are comments on an entry, questions about a product or
 * replies. A reply has the subject of its thread, so that a thread is read by its subject.
 */
export const comments = pgTable(
  'comments',
  {
    id: serial('id').primaryKey(),
    productId: integer('product_id').references(() => products.id, { onDelete: 'cascade' }),
    vendorId: integer('vendor_id'),
    entryId: integer('entry_id').references(() => entries.id, { onDelete: 'cascade' }),
    replyId: integer('reply_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    /** The review at the root of a reply's thread. */
    threadId: integer('thread_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    /** null for imported reviews and deleted users. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The name of an author without an account. */
    author: text('author').notNull().default(''),
    avatar: text('avatar'),
    rating: smallint('rating'),
    text: text('text').notNull().default(''),
    /** Whether it has text or pictures; a rating alone counts but is not listed. */
    hasContent: boolean('has_content').notNull().default(true),
    verified: boolean('verified').notNull().default(false),
    state: text('state', { enum: REVIEW_STATES }).notNull().default('published'),
    /** Why staff hid it. */
    hiddenReason: text('hidden_reason', { enum: HIDE_REASONS }),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull()
  },
  table => [
    uniqueIndex('comments_product_review')
      .on(table.userId, table.productId)
      .where(sql`${table.rating} IS NOT NULL AND ${table.productId} IS NOT NULL`),
    uniqueIndex('comments_vendor_review')
      .on(table.userId, table.vendorId)
      .where(sql`${table.rating} IS NOT NULL AND ${table.vendorId} IS NOT NULL`),
    index('comments_product').on(table.productId, table.createdAt),
    index('comments_vendor').on(table.vendorId, table.createdAt),
    index('comments_entry').on(table.entryId, table.createdAt),
    index('comments_pending')
      .on(table.createdAt)
      .where(sql`${table.state} = 'pending'`),
    index('comments_reply').on(table.replyId),
    index('comments_thread').on(table.threadId),
    check('comments_subject', sql`num_nonnulls(${table.productId}, ${table.vendorId}, ${table.entryId}) = 1`),
    check(
      'comments_kind',
      sql`CASE
          WHEN ${table.entryId} IS NOT NULL THEN ${table.rating} IS NULL
          WHEN ${table.productId} IS NOT NULL THEN num_nonnulls(${table.rating}, ${table.replyId}) <= 1
          ELSE num_nonnulls(${table.rating}, ${table.replyId}) = 1
        END AND (${table.replyId} IS NULL) = (${table.threadId} IS NULL)`
    ),
    check('comments_rating', sql`${table.rating} BETWEEN 1 AND 5`)
  ]
)

export const commentImages = pgTable(
  'comment_images',
  {
    commentId: integer('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    imageId: text('image_id')
      .notNull()
      .references(() => images.id)
  },
  table => [primaryKey({ columns: [table.commentId, table.position] })]
)

/** Usefulness of a comment, rated by others, 1 to 5. */
export const commentRatings = pgTable(
  'comment_ratings',
  {
    commentId: integer('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rating: smallint('rating').notNull()
  },
  table => [primaryKey({ columns: [table.commentId, table.userId] }), check('comment_ratings_rating', sql`${table.rating} BETWEEN 1 AND 5`)]
)

/** Objections of readers, one a person. */
export const commentReports = pgTable(
  'comment_reports',
  {
    commentId: integer('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: HIDE_REASONS }).notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** When staff decided about the comment. */
    resolvedAt: timestamptz('resolved_at')
  },
  table => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_reports_open')
      .on(table.commentId)
      .where(sql`${table.resolvedAt} IS NULL`)
  ]
)
