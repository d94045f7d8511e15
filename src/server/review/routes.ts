import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { z } from 'zod'
import { multilineText, parseId } from '#contract/fields.ts'
import { REVIEWED_COLLECTIONS, reviewContract, subjectReviewRoutes } from '#contract/review.ts'
import { isChosenFile } from '#domain/chosen-file.ts'
import { type ErrorCode, ShopError } from '#domain/errors.ts'
import { MAX_REVIEW_IMAGES, MAX_REVIEW_LENGTH } from '#domain/review.ts'
import { findProductId, stores } from '../catalogue/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { transact } from '../kernel/db/transact.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { createCollectionHandlers, DONE, implement } from '../kernel/http/implement.ts'
import { limitAttempts } from '../kernel/http/rate-limit.ts'
import { requireUser, type ShopContext, type ShopEnv } from '../kernel/http/customer.ts'
import { storeImage } from '../kernel/images/store.ts'
import { decodeUpload } from '../kernel/images/upload.ts'
import type { Server } from '../kernel/server.ts'
import { isWaitingForApproval } from './approval.ts'
import { invalidateSubject } from './invalidate-subject.ts'
import { toModerationRights } from './moderation-routes.ts'
import { findOwnReview, readReviews, type ReviewSubject } from './read.ts'
import { addReply, deleteComment, deleteReview, rateComment, saveReview } from './write.ts'

export function createReviewRoutes(server: Server): Hono<ShopEnv> {
  const { db, database, now } = server

  const findSubject = {
    products: async (id: string): Promise<ReviewSubject> => ({ productId: await findProductId(db, id, now()) }),
    vendors: (id: string): Promise<ReviewSubject> => findVendor(db, id)
  }
  const invalidatePages = (subject: ReviewSubject): void => invalidateSubject(database, subject)
  const limitReviews = (userId: number): Promise<void> =>
    limitAttempts(db, 'reviews_of', String(userId), server.config.rateLimitFactor, now())

  return implement(reviewContract, {
    ...createCollectionHandlers(REVIEWED_COLLECTIONS, subjectReviewRoutes, collection => ({
      'GET /api/v2/{collection}/{id}/reviews': async ({ c, params, query }) => {
        const viewerId = query.mine ? requireUser(c).userId : null
        return readReviews(db, await findSubject[collection](params.id), { page: query.page, perPage: query.per_page, viewerId })
      },

      'GET /api/v2/{collection}/{id}/reviews/mine': async ({ params, userId }) =>
        findOwnReview(db, await findSubject[collection](params.id), userId),

      'POST /api/v2/{collection}/{id}/reviews': async ({ c, params, session, userId }) => {
        const subject = await findSubject[collection](params.id)
        await limitReviews(userId)
        const { rating, comment, files, keepImages } = await readReviewForm(c)
        const imageIds: string[] = []
        for (const file of files) {
          const { bytes, format } = await decodeUpload(new Uint8Array(await file.arrayBuffer()))
          imageIds.push(await storeImage(server.storage, db, bytes, { format }))
        }
        const review = { rating, comment, imageIds: keepImages && !imageIds.length ? undefined : imageIds }
        const needsApproval = await isWaitingForApproval(db, 'reviews', session)
        const saved = await transact(db, tx => saveReview(tx, subject, userId, review, now(), { needsApproval }))
        invalidatePages(subject)
        return saved
      },

      'DELETE /api/v2/{collection}/{id}/reviews': async ({ params, userId }) => {
        const subject = await findSubject[collection](params.id)
        await transact(db, tx => deleteReview(tx, subject, userId))
        invalidatePages(subject)
        return DONE
      }
    })),

    'POST /api/v2/comments': async ({ c, session, body: { reply_id: replyId, comment }, userId }) => {
      await limitReviews(userId)
      const needsApproval = await isWaitingForApproval(db, 'comments', session)
      const { id, state, subject } = await runOnce(c, session, { replyId, comment }, (tx, at) =>
        addReply(tx, userId, { replyId, comment }, at, needsApproval)
      )
      invalidatePages(subject)
      return { id, state }
    },

    'DELETE /api/v2/comments/{id}': async ({ params, session, userId }) => {
      invalidatePages(await transact(db, tx => deleteComment(tx, params.id, { userId, ...toModerationRights(session) })))
      return DONE
    },

    'PUT /api/v2/comments/{id}/review': async ({ params, body, userId }) => {
      invalidatePages(await transact(db, tx => rateComment(tx, params.id, userId, body.rating)))
      return DONE
    }
  })
}

async function findVendor(db: Db, text: string): Promise<ReviewSubject> {
  const vendorId = parseId(text)
  const [store] =
    vendorId === undefined ? [] : await db.select({ id: stores.id }).from(stores).where(eq(stores.vendorId, vendorId)).limit(1)
  if (!store || vendorId === undefined) throw new ShopError('not_found')
  return { vendorId }
}

const reviewForm = z.object({
  rating: z.coerce.number('rating_required').int('rating_required').min(1, 'rating_required').max(5, 'rating_required'),
  comment: multilineText(MAX_REVIEW_LENGTH).default(''),
  /** Keeps the earlier pictures where no new ones are sent. */
  keep_images: z.enum(['0', '1']).default('0')
})

async function readReviewForm(c: ShopContext): Promise<{ rating: number; comment: string; files: File[]; keepImages: boolean }> {
  if (!/^multipart\/form-data|^application\/x-www-form-urlencoded/i.test(c.req.header('content-type') ?? ''))
    throw new ShopError('bad_request')
  const form = await c.req.parseBody({ all: true }).catch(() => {
    throw new ShopError('bad_request')
  })
  const input = reviewForm.safeParse({ rating: form['rating'] || undefined, comment: form['comment'], keep_images: form['keep_images'] })
  if (!input.success) throw new ShopError('validation', { fields: toFields(input.error) })
  const files = ['images', 'images[]'].flatMap(name => form[name] ?? []).filter(isChosenFile)
  if (files.some(({ size }) => !size)) throw new ShopError('validation', { fields: { images: 'file_empty' } })
  if (files.length > MAX_REVIEW_IMAGES)
    throw new ShopError('validation', { fields: { images: 'too_many_images' }, most: MAX_REVIEW_IMAGES })
  return { rating: input.data.rating, comment: input.data.comment, files, keepImages: input.data.keep_images === '1' }
}

function toFields(error: z.ZodError): Record<string, ErrorCode> {
  return Object.fromEntries(
    error.issues.map(issue => [
      String(issue.path[0] ?? 'body'),
      (/^[a-z_]+$/.test(issue.message) ? issue.message : 'validation') as ErrorCode
    ])
  )
}
