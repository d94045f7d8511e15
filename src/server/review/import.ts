import { inArray, sql } from 'drizzle-orm'
import { products, queueForSearch } from '../catalogue/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { commentImages, comments } from './tables.ts'

/** A review from another system, by an author without an account here. */
export interface ImportedReview {
  productId: number
  rating: number
  text: string
  author: string
  avatar: string | null
  verified: boolean
  createdAt: Date
  imageIds: readonly string[]
  reply?: { userId: number; text: string; createdAt: Date }
}

/** A rating without a text. */
export type ImportedRating = Pick<ImportedReview, 'productId' | 'rating' | 'createdAt'>

/** Rows of one statement. */
const REVIEW_BATCH_SIZE = 200
const RATING_BATCH_SIZE = 10_000

/** Adds reviews and ratings with their original dates, and updates the rating columns of their products. */
export async function importReviews(tx: Db, reviews: readonly ImportedReview[], ratings: readonly ImportedRating[]): Promise<void> {
  for (let from = 0; from < reviews.length; from += REVIEW_BATCH_SIZE)
    await insertReviews(tx, reviews.slice(from, from + REVIEW_BATCH_SIZE))
  for (let from = 0; from < ratings.length; from += RATING_BATCH_SIZE)
    await insertRatings(tx, ratings.slice(from, from + RATING_BATCH_SIZE))
  const productIds = [...new Set([...reviews, ...ratings].map(({ productId }) => productId))]
  if (!productIds.length) return
  await tx.execute(sql`
    UPDATE ${products} p SET total_reviews = c.n, average_rating = c.mean
    FROM (
      SELECT product_id, count(*)::int AS n, round(avg(rating), 1)::real AS mean FROM ${comments}
      WHERE rating IS NOT NULL AND state = 'published' AND ${inArray(comments.productId, productIds)} GROUP BY product_id
    ) c
    WHERE p.id = c.product_id`)
  await queueForSearch(tx, productIds)
}

async function insertReviews(tx: Db, reviews: readonly ImportedReview[]): Promise<void> {
  const rows = await tx
    .insert(comments)
    .values(reviews.map(review => ({ ...review, updatedAt: review.createdAt })))
    .returning({ id: comments.id })
  const added = reviews.map((review, index) => ({ ...review, id: rows[index]?.id ?? 0 }))
  const pictures = added.flatMap(({ id, imageIds }) => imageIds.map((imageId, position) => ({ commentId: id, position, imageId })))
  if (pictures.length) await tx.insert(commentImages).values(pictures)
  const replies = added.flatMap(({ id, productId, reply }) =>
    reply ? [{ ...reply, productId, replyId: id, threadId: id, updatedAt: reply.createdAt }] : []
  )
  if (replies.length) await tx.insert(comments).values(replies)
}

async function insertRatings(tx: Db, ratings: readonly ImportedRating[]): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${comments} (product_id, rating, has_content, created_at, updated_at)
    SELECT "productId", rating, false, "createdAt", "createdAt"
    FROM jsonb_to_recordset(${JSON.stringify(ratings)}::jsonb) AS given ("productId" int, rating int, "createdAt" timestamptz)`)
}
