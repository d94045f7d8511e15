import { and, type AnyColumn, asc, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Reply, Review, ReviewAuthor, ReviewPage } from '#contract/review.ts'
import { isStaffRole } from '#domain/permission.ts'
import { REVIEWS_PER_PAGE, toPublicName } from '#domain/review.ts'
import { users } from '../identity/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { images } from '../kernel/images/tables.ts'
import { commentImages, commentRatings, comments } from './tables.ts'

/** The subject of a comment. */
export type ReviewSubject = { productId: number } | { vendorId: number } | { entryId: number }

/** Ratings from this value count a comment as useful. */
const USEFUL_FROM = 4
const MAX_REPLIES = 500

export const isAboutSubject = (subject: ReviewSubject): SQL =>
  'productId' in subject
    ? eq(comments.productId, subject.productId)
    : 'vendorId' in subject
      ? eq(comments.vendorId, subject.vendorId)
      : eq(comments.entryId, subject.entryId)

const columns = {
  id: comments.id,
  replyId: comments.replyId,
  threadId: comments.threadId,
  userId: comments.userId,
  author: comments.author,
  avatar: comments.avatar,
  rating: comments.rating,
  text: comments.text,
  verified: comments.verified,
  state: comments.state,
  createdAt: comments.createdAt,
  firstName: users.firstName,
  lastName: users.lastName,
  userAvatar: users.avatar,
  role: users.role
}
type Row = Awaited<ReturnType<typeof select>>[number]

function select(db: Db, where: SQL | undefined, order: readonly SQL[], limit: number, offset = 0) {
  return db
    .select(columns)
    .from(comments)
    .leftJoin(users, eq(users.id, comments.userId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
}

/** Published, or written by the viewer. */
export const isVisibleTo = (viewerId: number | null): SQL | undefined =>
  viewerId === null ? eq(comments.state, 'published') : or(eq(comments.state, 'published'), eq(comments.userId, viewerId))

/** Visible comments of an entry, for use inside a query. */
export const countComments = (entryId: AnyColumn): SQL<number> =>
  sql`(SELECT count(*)::int FROM ${comments} c WHERE c.entry_id = ${entryId} AND c.state = 'published')`

/**
 * Published reviews of a product or vendor with their replies, newest first.
 * @param viewerId includes this user's reviews that wait for moderation
 */
export async function readReviews(
  db: Db,
  subject: ReviewSubject,
  {
    page = 1,
    perPage = REVIEWS_PER_PAGE,
    viewerId = null
  }: { page?: number | undefined; perPage?: number | undefined; viewerId?: number | null }
): Promise<ReviewPage> {
  const counted = await db
    .select({
      rating: comments.rating,
      n: sql<number>`count(*)::int`,
      written: sql<number>`count(*) FILTER (WHERE ${comments.hasContent})::int`
    })
    .from(comments)
    .where(and(isAboutSubject(subject), isNotNull(comments.rating), eq(comments.state, 'published')))
    .groupBy(comments.rating)
  const of = (rating: number): number => counted.find(row => row.rating === rating)?.n ?? 0
  const histogram: ReviewPage['histogram'] = [of(1), of(2), of(3), of(4), of(5)]
  const total = histogram.reduce((sum, n) => sum + n, 0)
  const stars = histogram.reduce((sum, n, index) => sum + n * (index + 1), 0)
  const written = counted.reduce((sum, row) => sum + row.written, 0)
  const where = and(isAboutSubject(subject), isNotNull(comments.rating), eq(comments.hasContent, true), isVisibleTo(viewerId))
  const newest = [desc(comments.createdAt), desc(comments.id)]
  const rows = written || viewerId !== null ? await select(db, where, newest, perPage + 1, (page - 1) * perPage) : []
  return {
    reviews: await withThreads(db, rows.slice(0, perPage), viewerId),
    page,
    per_page: perPage,
    more: rows.length > perPage,
    average_rating: total ? Math.round((stars * 10) / total) / 10 : 0,
    total_reviews: total,
    written,
    histogram
  }
}

/** The user's own review of a subject, in any state; null where there is none. */
export async function findOwnReview(db: Db, subject: ReviewSubject, userId: number): Promise<Review | null> {
  const rows = await select(
    db,
    and(isAboutSubject(subject), isNotNull(comments.rating), eq(comments.userId, userId)),
    [asc(comments.id)],
    1
  )
  return (await withThreads(db, rows, userId))[0] ?? null
}

async function withThreads(db: Db, rows: readonly Row[], viewerId: number | null): Promise<Review[]> {
  const ids = rows.map(row => row.id)
  if (!ids.length) return []
  const pictures = await db
    .select({ commentId: commentImages.commentId, id: images.id, width: images.width, height: images.height })
    .from(commentImages)
    .innerJoin(images, eq(images.id, commentImages.imageId))
    .where(inArray(commentImages.commentId, ids))
    .orderBy(asc(commentImages.position))
  const replies = await select(db, and(inArray(comments.threadId, ids), isVisibleTo(viewerId)), [asc(comments.id)], MAX_REPLIES)
  const useful = await db
    .select({ commentId: commentRatings.commentId, n: sql<number>`count(*)::int` })
    .from(commentRatings)
    .where(and(inArray(commentRatings.commentId, ids), sql`${commentRatings.rating} >= ${USEFUL_FROM}`))
    .groupBy(commentRatings.commentId)
  return rows.map(row => ({
    id: row.id,
    rating: row.rating ?? 0,
    comment: row.text,
    images: pictures.filter(picture => picture.commentId === row.id).map(({ id, width, height }) => ({ id, width, height, alt: '' })),
    author: toAuthor(row),
    verified: row.verified,
    state: row.state,
    created_at: row.createdAt.toISOString(),
    useful: useful.find(count => count.commentId === row.id)?.n ?? 0,
    replies: replies.filter(reply => reply.threadId === row.id).map(reply => toReply(reply, viewerId)),
    mine: viewerId !== null && row.userId === viewerId
  }))
}

function toReply(row: Row, viewerId: number | null): Reply {
  return {
    id: row.id,
    reply_id: row.replyId ?? 0,
    comment: row.text,
    author: toAuthor(row),
    created_at: row.createdAt.toISOString(),
    mine: viewerId !== null && row.userId === viewerId
  }
}

function toAuthor(row: Row): ReviewAuthor {
  const staff = isStaffRole(row.role)
  if (row.userId === null) return { name: row.author, avatar: row.avatar, staff: false }
  return { name: toPublicName(row.firstName ?? '', row.lastName ?? ''), avatar: row.userAvatar, staff }
}
