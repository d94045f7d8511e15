import { z } from 'zod'
import { MAX_UPLOAD_MEGABYTES } from '#domain/picture.ts'
import { MAX_REVIEW_IMAGES, REVIEW_STATES, MAX_REVIEW_LENGTH } from '#domain/review.ts'
import { done, id, lineText, multilineText, pageNumber, pathId, picture, queryFlag, queryNumber } from './fields.ts'
import { defineCollectionRoutes, defineRoutes, type Routes } from './route.ts'

const FORM_BYTES = MAX_UPLOAD_MEGABYTES * 1_000_000 * MAX_REVIEW_IMAGES + 100_000
const count = z.int().min(0)

/** `pending` and `hidden` ones are visible to their author and to moderators only. */
const reviewState = z.enum(REVIEW_STATES)

const author = z.object({
  /** `Ануужин Д.`; empty for an author without a name. */
  name: z.string(),
  avatar: z.string().nullable(),
  /** Writes for the shop. */
  staff: z.boolean()
})

const reply = z.object({
  id: z.int(),
  /** The review or reply it replies to. */
  reply_id: z.int(),
  comment: z.string(),
  author,
  created_at: z.string(),
  /** Written by the asking customer. */
  mine: z.boolean()
})

const review = z.object({
  id: z.int(),
  rating: z.int().min(1).max(5),
  comment: z.string(),
  images: z.array(picture),
  author,
  /** The author has bought the product here. */
  verified: z.boolean(),
  state: reviewState,
  created_at: z.string(),
  /** How many found it useful. */
  useful: count,
  replies: z.array(reply),
  mine: z.boolean()
})

/** A page of written reviews with the totals of all ratings, those without text included. */
const reviewPage = z.object({
  reviews: z.array(review),
  page: z.int(),
  per_page: z.int(),
  more: z.boolean(),
  average_rating: z.number(),
  total_reviews: count,
  /** Reviews with text or pictures. */
  written: count,
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  histogram: z.tuple([count, count, count, count, count])
})

export const savedComment = z.object({ id: z.int(), state: reviewState })

export type ReviewAuthor = z.infer<typeof author>
export type Reply = z.infer<typeof reply>
export type Review = z.infer<typeof review>
export type ReviewPage = z.infer<typeof reviewPage>

export const REVIEWED_COLLECTIONS = ['products', 'vendors'] as const

/** The slug or id of a product, the id of a vendor. */
const subject = z.object({ id: lineText(200) })

/** Routes of products and vendors alike. */
export const subjectReviewRoutes = {
  'GET /api/v2/{collection}/{id}/reviews': {
    summary: 'Written reviews, the newest first, with the totals of all ratings',
    access: 'public',
    params: subject,
    query: z.object({
      page: pageNumber.optional(),
      per_page: queryNumber(1, 50).optional(),
      /** Marks the asking customer's own reviews and includes those that wait for moderation. Needs a session. */
      mine: queryFlag.optional()
    }),
    response: reviewPage,
    errors: [401]
  },
  'GET /api/v2/{collection}/{id}/reviews/mine': {
    summary: "The customer's own review, or null",
    access: 'customer',
    params: subject,
    response: review.nullable()
  },
  'POST /api/v2/{collection}/{id}/reviews': {
    summary: 'Writes or changes a review; `keep_images` is 1 to keep the pictures of the earlier version where no new ones are sent',
    access: 'customer',
    params: subject,
    multipart: { files: ['images'], maxFiles: MAX_REVIEW_IMAGES, fields: ['rating', 'comment', 'keep_images'], required: ['rating'] },
    maxBytes: FORM_BYTES,
    response: savedComment,
    errors: [400, 415, 429]
  },
  'DELETE /api/v2/{collection}/{id}/reviews': {
    summary: "Deletes the customer's own review",
    access: 'customer',
    params: subject,
    response: done
  }
} as const satisfies Routes

const comment = z.object({ id: pathId('comment_not_found') })

export const reviewContract = defineRoutes('review', {
  ...defineCollectionRoutes(REVIEWED_COLLECTIONS, subjectReviewRoutes),

  'POST /api/v2/comments': {
    summary: 'Replies to a review, a comment or a reply; may carry an Idempotency-Key',
    access: 'customer',
    body: z.strictObject({ reply_id: id, comment: multilineText(MAX_REVIEW_LENGTH).min(1, 'blank') }),
    response: savedComment,
    errors: [404, 409, 429]
  },
  'DELETE /api/v2/comments/{id}': {
    summary: 'Deletes a comment with the replies to it: the author, or a moderator',
    access: 'customer',
    params: comment,
    response: done,
    errors: [403]
  },
  'PUT /api/v2/comments/{id}/review': {
    summary: 'Rates how useful a comment is, 1 to 5',
    access: 'customer',
    params: comment,
    body: z.strictObject({ rating: z.int('rating_required').min(1, 'rating_required').max(5, 'rating_required') }),
    response: done,
    errors: [403]
  }
})
