import type { Hono } from 'hono'
import { questionContract } from '#contract/comment.ts'
import { findProductId } from '../catalogue/index.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { implement } from '../kernel/http/implement.ts'
import { limitAttempts } from '../kernel/http/rate-limit.ts'
import type { Server } from '../kernel/server.ts'
import { isWaitingForApproval } from './approval.ts'
import { readComments } from './entry-comments.ts'
import { invalidateSubject } from './invalidate-subject.ts'
import { addComment } from './write.ts'

/** Questions of visitors about products. */
export function createQuestionRoutes({ db, database, config, now }: Server): Hono<ShopEnv> {
  return implement(questionContract, {
    'GET /api/v2/products/{id}/questions': async ({ params, query, userId }) =>
      readComments(db, { productId: await findProductId(db, params.id, now()) }, query.page, userId),

    'POST /api/v2/products/{id}/questions': async ({ c, params, body: { comment }, session, userId }) => {
      const subject = { productId: await findProductId(db, params.id, now()) }
      await limitAttempts(db, 'comments_of', String(userId), config.rateLimitFactor, now())
      const needsApproval = await isWaitingForApproval(db, 'questions', session)
      const saved = await runOnce(c, session, comment, (tx, at) => addComment(tx, subject, userId, comment, at, needsApproval))
      if (saved.state === 'published') invalidateSubject(database, subject)
      return saved
    }
  })
}
