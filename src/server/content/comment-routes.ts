import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import { ENTRY_KINDS, ENTRY_LISTS, type EntryComment, type EntryKind } from '#domain/content.ts'
import { ShopError } from '#domain/errors.ts'
import { REVIEW_TEXT_MOST } from '#domain/review.ts'
import { invalidate as announce } from '../kernel/cache/invalidation.ts'
import type { Db } from '../kernel/db/open.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { idOf, pageNumber, typedText } from '../kernel/http/input.ts'
import { limitTries } from '../kernel/http/rate-limit.ts'
import { check, describe } from '../kernel/http/route.ts'
import { requireUser, type ShopContext, type ShopEnv } from '../kernel/http/customer.ts'
import { reviewState } from '#contract/review.ts'
import { addComment } from '../review/write.ts'
import type { Server } from '../kernel/server.ts'
import { readComments } from './comments.ts'
import { countView } from './numbers.ts'
import { entries, entryTexts } from './tables.ts'

const commentSchema = z
  .object({
    id: z.int(),
    reply_id: z.int().nullable(),
    comment: z.string(),
    author: z.object({ name: z.string(), avatar: z.string() }),
    own: z.boolean(),
    created_at: z.string(),
    get replies() {
      return z.array(commentSchema)
    }
  })
  .meta({ id: 'EntryComment' }) as z.ZodType<EntryComment>
const commentsSchema = z.object({ comments: z.array(commentSchema), page: z.int(), per_page: z.int(), more: z.boolean() })
const madeSchema = z.object({ id: z.int(), state: reviewState })
const listQuery = z.object({ page: pageNumber.default(1) })
const newComment = z.object({ comment: typedText(REVIEW_TEXT_MOST).min(1, 'blank') })

/** What readers say of entries, and how many read them; alike for every kind. */
export function commentRoutes(server: Server): Hono<ShopEnv> {
  const { db, database, now } = server
  const routes = new Hono<ShopEnv>()

  for (const kind of ENTRY_KINDS) {
    const base = `/api/v2/${ENTRY_LISTS[kind]}/:id`

    routes.get(
      `${base}/comments`,
      describe('content', `What readers say (${kind}), the newest first, with answers`, commentsSchema, [404, 422]),
      check('query', listQuery),
      async c => {
        const entryId = await readableId(db, kind, c)
        return c.json(await readComments(db, entryId, c.req.valid('query').page, c.get('session')?.userId ?? null))
      }
    )

    routes.post(
      `${base}/comments`,
      describe(
        'content',
        `Says something (${kind}); \`waiting\` means that it is looked at first; may carry an Idempotency-Key`,
        madeSchema,
        [401, 404, 409, 422, 429]
      ),
      check('json', newComment),
      async c => {
        const { session, userId } = requireUser(c)
        const entryId = await readableId(db, kind, c)
        await limitTries(db, 'comments_of', String(userId), server.config.rateLimitFactor, now())
        const { comment } = c.req.valid('json')
        const made = await runOnce(c, session, comment, (tx, at) => addComment(tx, entryId, userId, comment, at))
        if (made.state === 'shown') announce(database, [`${kind}:${entryId}`])
        return c.json(made)
      }
    )

    routes.post(
      `${base}/view`,
      describe('content', `Counts one reading (${kind}); nothing is kept of who read`, z.object({ done: z.literal(true) }), [429]),
      async c => {
        const id = idOf(c.req.param('id') ?? '')
        if (id === undefined) return c.json({ done: true })
        await limitTries(db, 'views_from', c.get('address'), server.config.rateLimitFactor, now())
        await countView(db, kind, id, now())
        return c.json({ done: true })
      }
    )
  }
  return routes
}

/** @throws ShopError entry_not_found for what nobody can read */
async function readableId(db: Db, kind: EntryKind, c: ShopContext): Promise<number> {
  const id = idOf(c.req.param('id') ?? '')
  const [entry] =
    id === undefined
      ? []
      : await db
          .select({ id: entries.id })
          .from(entries)
          .innerJoin(entryTexts, eq(entryTexts.entryId, entries.id))
          .where(and(eq(entries.id, id), eq(entries.kind, kind)))
          .limit(1)
  if (!entry) throw new ShopError('entry_not_found')
  return entry.id
}
