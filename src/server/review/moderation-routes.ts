import type { Hono } from 'hono'
import { moderationContract } from '#contract/moderation.ts'
import { hasPermission, isEditor } from '#domain/permission.ts'
import { transact } from '../kernel/db/transact.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { DONE, implement } from '../kernel/http/implement.ts'
import { limitAttempts } from '../kernel/http/rate-limit.ts'
import type { Session } from '../kernel/http/session.ts'
import type { Server } from '../kernel/server.ts'
import { invalidateSubject } from './invalidate-subject.ts'
import { listModeratedComments } from './moderation-queue.ts'
import { replyToComment, approveComments, readPublished, reportComment, setCommentState } from './moderation.ts'
import type { ModerationRights } from './write.ts'

/** The queue of moderators, and reports by readers. */
export function createModerationRoutes({ db, database, config, now }: Server): Hono<ShopEnv> {
  return implement(moderationContract, {
    'GET /api/v2/staff/comments': ({ query, session, locale }) =>
      listModeratedComments(db, { ...query, entriesOnly: !hasPermission(session, 'review.moderate') }, locale),

    'PUT /api/v2/comments/{id}/state': async ({ params, body, session, userId }) => {
      const by = { ...toModerationRights(session), userId }
      invalidateSubject(database, await transact(db, tx => setCommentState(tx, params.id, body, by, now())))
      return DONE
    },

    'POST /api/v2/staff/comments/approve': async ({ body, session }) => {
      const { approved, subjects } = await transact(db, tx => approveComments(tx, body, toModerationRights(session), now()))
      for (const subject of subjects) invalidateSubject(database, subject)
      return { approved }
    },

    'POST /api/v2/staff/comments/{id}/answers': async ({ c, params, body, session, userId }) => {
      const { id, subject } = await runOnce(c, session, body, (tx, at) =>
        replyToComment(tx, params.id, body.comment, { ...toModerationRights(session), userId }, at)
      )
      invalidateSubject(database, subject)
      return { id }
    },

    'GET /api/v2/comments/{id}': ({ params }) => readPublished(db, params.id),

    'POST /api/v2/comments/{id}/reports': async ({ params, body, userId }) => {
      await limitAttempts(db, 'reviews_of', String(userId), config.rateLimitFactor, now())
      await transact(db, tx => reportComment(tx, params.id, { userId, reason: body.reason }, now()))
      return DONE
    }
  })
}

export const toModerationRights = (session: Session): ModerationRights => ({
  staff: hasPermission(session, 'review.moderate'),
  editor: isEditor(session)
})
