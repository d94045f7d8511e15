import { z } from 'zod'
import { MAX_REVIEW_LENGTH } from '#domain/review.ts'
import { done, lineText, multilineText, pageNumber, pathId } from './fields.ts'
import { savedComment } from './review.ts'
import { defineCollectionRoutes, defineRoutes } from './route.ts'
import { ENTRY_COLLECTIONS } from './content.ts'

const entryComment = z
  .object({
    id: z.int(),
    reply_id: z.int().nullable(),
    comment: z.string(),
    author: z.object({
      name: z.string(),
      avatar: z.string(),
      /** Writes for the shop. */
      staff: z.boolean()
    }),
    /** Written by the current customer, who may delete it. */
    own: z.boolean(),
    created_at: z.string(),
    get replies() {
      return z.array(entryComment)
    }
  })
  .meta({ id: 'EntryComment' })

/** A page of comments on an entry, or of questions about a product; replies are nested in the comment they reply to. */
const entryComments = z.object({ comments: z.array(entryComment), page: z.int(), per_page: z.int(), more: z.boolean() })

export type EntryComment = z.infer<typeof entryComment>
export type EntryComments = z.infer<typeof entryComments>

const entry = z.object({ id: pathId('entry_not_found') })

/** Routes of every kind of entry. */
export const entryCommentRoutes = {
  'GET /api/v2/{collection}/{id}/comments': {
    summary: 'Comments on an entry, the newest first, with replies',
    access: 'public',
    params: entry,
    query: z.object({ page: pageNumber.default(1) }),
    response: entryComments
  },
  'POST /api/v2/{collection}/{id}/comments': {
    summary: 'Comments on an entry; `pending` means that a moderator reads it first; may carry an Idempotency-Key',
    access: 'customer',
    params: entry,
    body: z.strictObject({ comment: multilineText(MAX_REVIEW_LENGTH).min(1, 'blank') }),
    response: savedComment,
    errors: [409, 429]
  },
  'POST /api/v2/{collection}/{id}/view': {
    summary: 'Counts one reading of an entry; nothing about the reader is stored',
    access: 'public',
    params: z.object({ id: lineText(200) }),
    response: done,
    errors: [429]
  }
} as const

export const commentContract = defineRoutes('content', defineCollectionRoutes(ENTRY_COLLECTIONS, entryCommentRoutes))

/** The slug or id of a product. */
const product = z.object({ id: lineText(200) })

export const questionContract = defineRoutes('review', {
  'GET /api/v2/products/{id}/questions': {
    summary: 'Questions about a product, the newest first, with the answers',
    access: 'public',
    params: product,
    query: z.object({ page: pageNumber.default(1) }),
    response: entryComments
  },
  'POST /api/v2/products/{id}/questions': {
    summary: 'Asks about a product; `pending` means that a moderator reads it first; may carry an Idempotency-Key',
    access: 'customer',
    params: product,
    body: z.strictObject({ comment: multilineText(MAX_REVIEW_LENGTH).min(1, 'blank') }),
    response: savedComment,
    errors: [409, 429]
  }
})
