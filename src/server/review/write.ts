import { and, eq, exists, gt, isNotNull, sql } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import { isModerationNeeded } from '#domain/moderation.ts'
import type { ReviewState } from '#domain/review.ts'
import { users } from '../identity/index.ts'
import { products, queueForSearch, stores } from '../catalogue/index.ts'
import { entries, entryTranslations } from '../content/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { orderLines, orders } from '../order/index.ts'
import { isAboutSubject, type ReviewSubject } from './read.ts'
import { commentImages, commentRatings, comments } from './tables.ts'

interface NewReview {
  rating: number
  comment: string
  /** Ids of stored pictures; undefined keeps the earlier ones. */
  imageIds: readonly string[] | undefined
}

/**
 * Creates or replaces a user's review. Buyers are marked; others' reviews are moderated like comments.
 * @param options `needsApproval` has staff read it first in any case
 * @returns its id and state
 */
export async function saveReview(
  tx: Db,
  subject: ReviewSubject,
  userId: number,
  review: NewReview,
  now: Date,
  { needsApproval = false } = {}
): Promise<{ id: number; state: ReviewState }> {
  await lockSubject(tx, subject)
  const [existing] = await tx
    .select({ id: comments.id, state: comments.state })
    .from(comments)
    .where(and(isAboutSubject(subject), isNotNull(comments.rating), eq(comments.userId, userId)))
  const verified = await hasBought(tx, subject, userId)
  const suspicious = needsApproval || (!verified && isModerationNeeded(review.comment))
  // An edit does not publish a review that staff have hidden.
  const state = existing?.state === 'hidden' ? 'hidden' : suspicious ? 'pending' : 'published'
  const values = { rating: review.rating, text: review.comment, verified, state, updatedAt: now } as const
  const [row] = existing
    ? await tx.update(comments).set(values).where(eq(comments.id, existing.id)).returning({ id: comments.id })
    : await tx
        .insert(comments)
        .values({ ...subject, userId, createdAt: now, ...values })
        .returning({ id: comments.id })
  if (!row) throw new Error('A review was not written.')
  if (review.imageIds) {
    await tx.delete(commentImages).where(eq(commentImages.commentId, row.id))
    const pictures = [...new Set(review.imageIds)].map((imageId, position) => ({ commentId: row.id, position, imageId }))
    if (pictures.length) await tx.insert(commentImages).values(pictures)
  }
  await tx
    .update(comments)
    .set({
      hasContent: sql`${comments.text} <> '' OR EXISTS (SELECT 1 FROM ${commentImages} i WHERE i.comment_id = ${row.id})`
    })
    .where(eq(comments.id, row.id))
  await updateRatings(tx, subject)
  return { id: row.id, state }
}

/** Deletes a user's own review of a subject. @throws ShopError comment_not_found */
export async function deleteReview(tx: Db, subject: ReviewSubject, userId: number): Promise<void> {
  await lockSubject(tx, subject)
  const [removed] = await tx
    .delete(comments)
    .where(and(isAboutSubject(subject), isNotNull(comments.rating), eq(comments.userId, userId)))
    .returning({ id: comments.id })
  if (!removed) throw new ShopError('comment_not_found')
  await updateRatings(tx, subject)
}

/** Replies to a review, a comment or a reply. @throws ShopError comment_not_found, also for an unpublished one */
export async function addReply(
  tx: Db,
  userId: number,
  { replyId, comment }: { replyId: number; comment: string },
  now: Date,
  needsApproval = false
): Promise<{ id: number; subject: ReviewSubject; state: ReviewState }> {
  const [answered] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.id, replyId), eq(comments.state, 'published')))
    .for('key share')
  const subject = answered && toSubject(answered)
  if (!subject) throw new ShopError('comment_not_found')
  if ('entryId' in subject) await lockOpen(tx, subject.entryId)
  const [row] = await tx
    .insert(comments)
    .values({
      ...subject,
      replyId,
      threadId: answered.threadId ?? answered.id,
      userId,
      text: comment,
      state: needsApproval ? 'pending' : await chooseState(tx, userId, comment, now),
      createdAt: now,
      updatedAt: now
    })
    .returning({ id: comments.id, state: comments.state })
  if (!row) throw new Error('A reply was not written.')
  return { ...row, subject }
}

/**
 * A comment on an entry, or a question about a product. One with a web address or profanity, or one of many, needs moderation first.
 * @throws ShopError comments_closed
 */
export async function addComment(
  tx: Db,
  subject: { entryId: number } | { productId: number },
  userId: number,
  comment: string,
  now: Date,
  needsApproval = false
): Promise<{ id: number; state: ReviewState }> {
  if ('entryId' in subject) await lockOpen(tx, subject.entryId)
  const state = needsApproval ? 'pending' : await chooseState(tx, userId, comment, now)
  const [row] = await tx
    .insert(comments)
    .values({ ...subject, userId, text: comment, state, createdAt: now, updatedAt: now })
    .returning({ id: comments.id, state: comments.state })
  if (!row) throw new Error('A comment was not written.')
  return row
}

/** @throws ShopError comments_closed, also for an entry that is no longer published */
export async function lockOpen(tx: Db, entryId: number): Promise<void> {
  const text = tx.select({ id: entryTranslations.id }).from(entryTranslations).where(eq(entryTranslations.entryId, entryId))
  const [entry] = await tx
    .select({ open: entries.commentsOpen })
    .from(entries)
    .where(and(eq(entries.id, entryId), exists(text)))
    .for('key share')
  if (!entry?.open) throw new ShopError('comments_closed')
}

const FLOOD_MS = 60_000
const FLOOD = 3

async function chooseState(tx: Db, userId: number, comment: string, now: Date): Promise<ReviewState> {
  if (isModerationNeeded(comment)) return 'pending'
  // Serialized, so that concurrent comments are counted.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const recent = await tx
    .select({ text: comments.text })
    .from(comments)
    .where(and(eq(comments.userId, userId), gt(comments.createdAt, new Date(now.getTime() - FLOOD_MS))))
    .limit(FLOOD)
  return recent.length >= FLOOD || recent.some(({ text }) => text === comment) ? 'pending' : 'published'
}

/**
 * Deletes a comment with its replies: the user's own, any for staff, those on entries for editors. @throws ShopError
 * comment_not_found, forbidden
 */
export async function deleteComment(tx: Db, id: number, by: { userId: number } & ModerationRights): Promise<ReviewSubject> {
  const row = await findComment(tx, id)
  if (row.userId !== by.userId && !canModerate(row, by)) throw new ShopError('forbidden')
  const subject = toSubject(row)
  await lockSubject(tx, subject)
  await tx.delete(comments).where(eq(comments.id, id))
  await updateRatings(tx, subject)
  return subject
}

/** @throws ShopError comment_not_found, forbidden for the user's own */
export async function rateComment(tx: Db, id: number, userId: number, rating: number): Promise<ReviewSubject> {
  // Locked until it is rated, because its author may delete it.
  const [row] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), eq(comments.state, 'published')))
    .for('key share')
  if (!row) throw new ShopError('comment_not_found')
  if (row.userId === userId) throw new ShopError('own_comment')
  await tx
    .insert(commentRatings)
    .values({ commentId: id, userId, rating })
    .onConflictDoUpdate({ target: [commentRatings.commentId, commentRatings.userId], set: { rating } })
  return toSubject(row)
}

/** Whether the user moderates all comments, or those on entries. */
export interface ModerationRights {
  staff: boolean
  editor: boolean
}
export const canModerate = (row: { entryId: number | null }, { staff, editor }: ModerationRights): boolean =>
  staff || (editor && row.entryId !== null)

/** @throws ShopError product_not_found or not_found for an unknown subject */
export async function lockSubject(tx: Db, subject: ReviewSubject): Promise<void> {
  // Serialized, so that concurrent reviews are counted.
  if ('productId' in subject) {
    const [product] = await tx.select({ id: products.id }).from(products).where(eq(products.id, subject.productId)).for('no key update')
    if (!product) throw new ShopError('product_not_found')
    return
  }
  // Entries have no rating columns.
  if ('entryId' in subject) return
  const [store] = await tx.select({ id: stores.id }).from(stores).where(eq(stores.vendorId, subject.vendorId)).limit(1).for('no key update')
  if (!store) throw new ShopError('not_found')
}

/** Updates the rating columns of cards and pages from the reviews. */
export async function updateRatings(tx: Db, subject: ReviewSubject): Promise<void> {
  if (!('productId' in subject)) return
  await tx
    .update(products)
    .set({
      totalReviews: sql`counted.n`,
      averageRating: sql`counted.mean`
    })
    .from(
      sql`(SELECT count(*)::int AS n, coalesce(round(avg(c.rating), 1), 0)::real AS mean FROM ${comments} c
        WHERE c.product_id = ${subject.productId} AND c.rating IS NOT NULL AND c.state = 'published') AS counted`
    )
    .where(eq(products.id, subject.productId))
  await queueForSearch(tx, [subject.productId])
}

/** Whether the user has a placed order with the product, or with any product of the vendor. */
async function hasBought(tx: Db, subject: ReviewSubject, userId: number): Promise<boolean> {
  if ('entryId' in subject) return false
  const paidOrders = tx.select({ id: orders.id }).from(orders).innerJoin(orderLines, eq(orderLines.orderId, orders.id)).$dynamic()
  const [found] =
    'productId' in subject
      ? await paidOrders
          .where(and(eq(orders.userId, userId), eq(orders.state, 'placed'), eq(orderLines.productId, subject.productId)))
          .limit(1)
      : await paidOrders
          .innerJoin(products, eq(products.id, orderLines.productId))
          .innerJoin(stores, eq(stores.id, products.storeId))
          .where(and(eq(orders.userId, userId), eq(orders.state, 'placed'), eq(stores.vendorId, subject.vendorId)))
          .limit(1)
  return found !== undefined
}

export async function findComment(tx: Db, id: number): Promise<typeof comments.$inferSelect> {
  const [row] = await tx.select().from(comments).where(eq(comments.id, id))
  if (!row) throw new ShopError('comment_not_found')
  return row
}

export function toSubject(row: { productId: number | null; vendorId: number | null; entryId: number | null }): ReviewSubject {
  if (row.productId !== null) return { productId: row.productId }
  return row.entryId === null ? { vendorId: row.vendorId ?? 0 } : { entryId: row.entryId }
}
