import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { ENTRY_KINDS } from '#domain/content.ts'
import { type ErrorCode, ShopError } from '#domain/errors.ts'
import { UPLOAD_MEGABYTES } from '#domain/picture.ts'
import { REVIEW_IMAGES_MOST, REVIEW_TEXT_MOST } from '#domain/review.ts'
import { invalidate as announce } from '../kernel/cache/invalidation.ts'
import { stores } from '../catalogue/tables.ts'
import { isEditor } from '../content/editor/access.ts'
import type { Db } from '../kernel/db/open.ts'
import { transact } from '../kernel/db/transact.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { idOf, pageNumber, typedText, wholeNumber, yesOrNo } from '../kernel/http/input.ts'
import { limitTries } from '../kernel/http/rate-limit.ts'
import { FILE, multipart } from '../kernel/http/document.ts'
import { authorize, check, describe } from '../kernel/http/route.ts'
import { requireUser, type ShopContext, type ShopEnv } from '../kernel/http/customer.ts'
import { storeImage } from '../kernel/images/store.ts'
import { acceptUpload, UPLOAD_BYTES } from '../kernel/images/upload.ts'
import { productId } from '../catalogue/product/find.ts'
import type { Server } from '../kernel/server.ts'
import { ownReview, readReviews, type Subject } from './read.ts'
import { reviewPageSchema, reviewSchema, reviewStateSchema } from './schema.ts'
import { addReply, deleteComment, deleteReview, moderate, rateComment, type Role, saveReview } from './write.ts'

const listQuery = z.object({
  page: pageNumber.optional(),
  per_page: wholeNumber(1, 50).optional(),
  /** Says which are the asker's own and shows theirs that wait for a check. Without it the answer is everybody's. */
  mine: yesOrNo.optional()
})
const words = typedText(REVIEW_TEXT_MOST)
const reviewInput = z.object({
  rating: z.coerce.number('rating_required').int('rating_required').min(1, 'rating_required').max(5, 'rating_required'),
  comment: words.default(''),
  /** Keeps the pictures of an earlier version where no new ones come. */
  keep_images: z.enum(['0', '1']).default('0')
})
const replyInput = z.object({ reply_id: z.int32().positive(), comment: words.min(1, 'blank') })
const ratingInput = z.object({ rating: z.int('rating_required').min(1, 'rating_required').max(5, 'rating_required') })
const stateInput = z.object({ state: reviewStateSchema })
const savedSchema = z.object({ id: z.int(), state: reviewStateSchema })
const doneSchema = z.object({ done: z.literal(true) })

const REVIEW_FORM = multipart(
  {
    rating: { type: 'integer', minimum: 1, maximum: 5 },
    comment: { type: 'string', maxLength: REVIEW_TEXT_MOST },
    images: { type: 'array', items: FILE, maxItems: REVIEW_IMAGES_MOST },
    keep_images: { type: 'string', enum: ['0', '1'] }
  },
  ['rating']
)

type Find = (c: ShopContext) => Promise<Subject>

export function reviewRoutes(server: Server): Hono<ShopEnv> {
  const { db, database, now } = server
  const routes = new Hono<ShopEnv>()
  const told = (subject: Subject): void => {
    if ('productId' in subject) announce(database, [`product:${subject.productId}`])
    if ('vendorId' in subject) announce(database, [`vendor:${subject.vendorId}`])
    // An entry's page says how many comments it has; its number is nobody else's, whatever its kind.
    if ('entryId' in subject)
      announce(
        database,
        ENTRY_KINDS.map(kind => `${kind}:${subject.entryId}`)
      )
  }
  const turn = (userId: number): Promise<void> => limitTries(db, 'reviews_of', String(userId), server.config.rateLimitFactor, now())

  const reviewsOf = (path: string, find: Find, tag: string): void => {
    routes.get(
      path,
      describe(tag, 'Written reviews, the newest first, with what all ratings come to', reviewPageSchema, [401, 404, 422]),
      check('query', listQuery),
      async c => {
        const { page, per_page: perPage, mine } = c.req.valid('query')
        const viewerId = mine ? requireUser(c).userId : null
        return c.json(await readReviews(db, await find(c), { page, perPage, viewerId }))
      }
    )

    routes.get(`${path}/mine`, describe(tag, 'The review of who asks, or null', reviewSchema.nullable(), [401, 404]), async c => {
      const { userId } = requireUser(c)
      return c.json(await ownReview(db, await find(c), userId))
    })

    routes.post(
      path,
      describe(tag, 'Writes a review or changes it', savedSchema, [400, 401, 404, 413, 415, 422, 429], REVIEW_FORM),
      authorize(requireUser),
      bodyLimit({ maxSize: UPLOAD_BYTES * REVIEW_IMAGES_MOST + 100_000, onError: () => refuseLarge() }),
      async c => {
        const { userId } = requireUser(c)
        const subject = await find(c)
        await turn(userId)
        const { rating, comment, files, keepImages } = await readReview(c)
        const imageIds: string[] = []
        for (const file of files) {
          const { bytes, format } = await acceptUpload(new Uint8Array(await file.arrayBuffer()))
          imageIds.push(await storeImage(server.storage, db, bytes, { format }))
        }
        const written = { rating, comment, imageIds: keepImages && !imageIds.length ? undefined : imageIds }
        const saved = await transact(db, tx => saveReview(tx, subject, userId, written, now()))
        told(subject)
        return c.json(saved)
      }
    )

    routes.delete(path, describe(tag, 'Takes away the review of who asks', doneSchema, [401, 404]), async c => {
      const { userId } = requireUser(c)
      const subject = await find(c)
      await transact(db, tx => deleteReview(tx, subject, userId))
      told(subject)
      return c.json({ done: true })
    })
  }
  reviewsOf(
    '/api/v2/products/:id/reviews',
    async c => ({ productId: await productId(db, (c.req.param('id') ?? '').replaceAll('\0', ''), now()) }),
    'product'
  )
  reviewsOf('/api/v2/vendors/:id/reviews', c => vendorOf(db, c.req.param('id') ?? ''), 'vendor')

  routes.post(
    '/api/v2/comments',
    describe(
      'review',
      'Answers a review, a comment or a reply; may carry an Idempotency-Key',
      z.object({ id: z.int(), state: reviewStateSchema }),
      [401, 404, 422, 429]
    ),
    check('json', replyInput),
    async c => {
      const { session, userId } = requireUser(c)
      await turn(userId)
      const { reply_id: replyId, comment } = c.req.valid('json')
      const made = await runOnce(c, session, { replyId, comment }, (tx, at) => addReply(tx, userId, { replyId, comment }, at))
      told(made.subject)
      return c.json({ id: made.id, state: made.state })
    }
  )

  routes.delete('/api/v2/comments/:id', describe('review', "Takes a comment of one's own away", doneSchema, [401, 403, 404]), async c => {
    const { userId } = requireUser(c)
    told(await transact(db, tx => deleteComment(tx, commentOf(c), { userId, ...roleOf(c) })))
    return c.json({ done: true })
  })

  routes.put(
    '/api/v2/comments/:id/review',
    describe('review', 'Says how useful a comment is, 1 to 5', doneSchema, [401, 404, 422]),
    check('json', ratingInput),
    async c => {
      const { userId } = requireUser(c)
      told(await transact(db, tx => rateComment(tx, commentOf(c), userId, c.req.valid('json').rating)))
      return c.json({ done: true })
    }
  )

  routes.put(
    '/api/v2/comments/:id/state',
    describe('review', "Shows or hides a comment; for the shop's people, of entries also for editors", doneSchema, [401, 403, 404, 422]),
    check('json', stateInput),
    async c => {
      requireUser(c)
      told(await transact(db, tx => moderate(tx, commentOf(c), c.req.valid('json').state, roleOf(c), now())))
      return c.json({ done: true })
    }
  )
  return routes
}

function roleOf(c: ShopContext): Role {
  const role = c.get('session')?.role ?? null
  return { staff: role === 'staff' || role === 'owner', editor: isEditor(role) }
}

function commentOf(c: ShopContext): number {
  const id = idOf(c.req.param('id') ?? '')
  if (id === undefined) throw new ShopError('comment_not_found')
  return id
}

async function vendorOf(db: Db, text: string): Promise<Subject> {
  const vendorId = idOf(text)
  const [store] =
    vendorId === undefined ? [] : await db.select({ id: stores.id }).from(stores).where(eq(stores.vendorId, vendorId)).limit(1)
  if (!store || vendorId === undefined) throw new ShopError('not_found')
  return { vendorId }
}

async function readReview(c: ShopContext): Promise<{ rating: number; comment: string; files: File[]; keepImages: boolean }> {
  if (!/^multipart\/form-data|^application\/x-www-form-urlencoded/i.test(c.req.header('content-type') ?? ''))
    throw new ShopError('bad_request')
  const form = await c.req.parseBody({ all: true }).catch(() => {
    throw new ShopError('bad_request')
  })
  const input = reviewInput.safeParse({ rating: form['rating'] || undefined, comment: form['comment'], keep_images: form['keep_images'] })
  if (!input.success) throw new ShopError('validation', { fields: fieldsOf(input.error) })
  // A field without a chosen file comes as an empty one.
  const files = ['images', 'images[]'].flatMap(name => form[name] ?? []).filter(value => value instanceof File && value.size > 0) as File[]
  if (files.length > REVIEW_IMAGES_MOST)
    throw new ShopError('validation', { fields: { images: 'too_many_images' }, most: REVIEW_IMAGES_MOST })
  return { rating: input.data.rating, comment: input.data.comment, files, keepImages: input.data.keep_images === '1' }
}

function fieldsOf(error: z.ZodError): Record<string, ErrorCode> {
  return Object.fromEntries(
    error.issues.map(issue => [
      String(issue.path[0] ?? 'body'),
      (/^[a-z_]+$/.test(issue.message) ? issue.message : 'validation') as ErrorCode
    ])
  )
}

function refuseLarge(): never {
  throw new ShopError('image_too_large', { megabytes: UPLOAD_MEGABYTES })
}
