import { z } from 'zod'
import { ENTRY_KINDS } from '#domain/content.ts'
import { COMMENT_KINDS, HIDE_REASONS, MAX_APPROVED, QUEUE_STATES } from '#domain/moderation.ts'
import { MAX_REVIEW_LENGTH, REVIEW_STATES } from '#domain/review.ts'
import { done, id, locale, multilineText, pageNumber, pathId, picture } from './fields.ts'
import { defineRoutes } from './route.ts'

const count = z.int().min(0)
const params = z.object({ id: pathId('comment_not_found') })
const reason = z.enum(HIDE_REASONS)
const byState = z.object(
  Object.fromEntries(QUEUE_STATES.map(state => [state, count])) as Record<(typeof QUEUE_STATES)[number], typeof count>
)

const moderatedComment = z.object({
  id: z.int(),
  kind: z.enum(COMMENT_KINDS),
  /** Null for all but reviews. */
  rating: z.int().nullable(),
  comment: z.string(),
  language: locale,
  images: z.array(picture),
  author: z.string(),
  verified: z.boolean(),
  state: z.enum(REVIEW_STATES),
  hidden_reason: reason.nullable(),
  created_at: z.string(),
  /** Objections that staff have not decided about. */
  reports: z.array(z.object({ reason, count })),
  /** What a reply replies to. */
  in_reply_to: z.object({ author: z.string(), comment: z.string() }).nullable(),
  /** The shop's answers. */
  answers: z.array(z.object({ comment: z.string(), author: z.string(), created_at: z.string() })),
  /** Whether the shop can answer: it is not hidden, and comments are open. */
  can_answer: z.boolean(),
  /** Its subject is one of these. A vendor is named by its first store. */
  product: z.object({ slug: z.string(), title: z.string() }).nullable(),
  store: z.object({ code: z.string(), name: z.string() }).nullable(),
  entry: z.object({ id: z.int(), kind: z.enum(ENTRY_KINDS), slug: z.string(), title: z.string() }).nullable()
})

export type ModeratedComment = z.infer<typeof moderatedComment>

/** The state that the moderator saw: if it has changed since, somebody else has decided. */
const seen = z.enum(REVIEW_STATES).optional()

export const moderationContract = defineRoutes('review', {
  'GET /api/v2/staff/comments': {
    summary:
      'Reviews, comments, questions and replies by state, those that wait the longest first, with the numbers of all lists; editors see those of entries only',
    access: 'moderator',
    query: z.object({
      page: pageNumber.default(1),
      state: z.enum(QUEUE_STATES).default('pending'),
      kind: z.enum(COMMENT_KINDS).optional()
    }),
    response: z.object({
      comments: z.array(moderatedComment),
      more: z.boolean(),
      counts: z.object(
        Object.fromEntries(COMMENT_KINDS.map(kind => [kind, byState])) as Record<(typeof COMMENT_KINDS)[number], typeof byState>
      )
    })
  },
  'PUT /api/v2/comments/{id}/state': {
    summary: 'Shows or hides a comment, which decides about its reports: staff, for comments on entries also editors',
    access: 'moderator',
    recorded: false,
    params,
    body: z.strictObject({ state: z.enum(REVIEW_STATES), reason: reason.optional(), seen }),
    response: done,
    errors: [409]
  },
  'POST /api/v2/staff/comments/approve': {
    summary: 'Publishes many comments at once, all or none; leaves out those whose state is no longer `seen`',
    access: 'moderator',
    recorded: true,
    body: z.strictObject({ ids: z.array(id).min(1).max(MAX_APPROVED), seen }),
    response: z.object({ approved: count }),
    errors: [404]
  },
  'POST /api/v2/staff/comments/{id}/answers': {
    summary: 'Answers as the shop, and shows a comment that waits; may carry an Idempotency-Key',
    access: 'moderator',
    recorded: true,
    params,
    body: z.strictObject({ comment: multilineText(MAX_REVIEW_LENGTH).min(1, 'blank') }),
    response: z.object({ id: z.int() }),
    errors: [409]
  },
  'GET /api/v2/comments/{id}': {
    summary: 'A published comment, for a reader who wants to report it',
    access: 'public',
    params,
    response: z.object({ id: z.int(), author: z.string(), comment: z.string() })
  },
  'POST /api/v2/comments/{id}/reports': {
    summary: "Reports a comment to the shop's moderators; repeating it changes nothing",
    access: 'customer',
    params,
    body: z.strictObject({ reason }),
    response: done,
    errors: [403, 429]
  }
})
