import { z } from 'zod'
import type { Review, ReviewPage } from '#domain/review.ts'
import { pictureSchema } from '../cart/schema.ts'

const authorSchema = z.object({ name: z.string(), avatar: z.string().nullable(), staff: z.boolean() })
export const reviewStateSchema = z.enum(['shown', 'waiting', 'hidden'])

export const reviewSchema = z.object({
  id: z.int(),
  rating: z.int().min(1).max(5),
  comment: z.string(),
  images: z.array(pictureSchema),
  author: authorSchema,
  verified: z.boolean(),
  state: reviewStateSchema,
  created_at: z.string(),
  useful: z.int(),
  replies: z.array(
    z.object({
      id: z.int(),
      reply_id: z.int(),
      comment: z.string(),
      author: authorSchema,
      created_at: z.string(),
      mine: z.boolean()
    })
  ),
  mine: z.boolean()
}) satisfies z.ZodType<Review>

const count = z.int().min(0)
export const reviewPageSchema = z.object({
  reviews: z.array(reviewSchema),
  page: z.int(),
  per_page: z.int(),
  more: z.boolean(),
  average_rating: z.number(),
  total_reviews: count,
  written: count,
  histogram: z.tuple([count, count, count, count, count])
}) satisfies z.ZodType<ReviewPage>
