import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { parseId } from '#contract/fields.ts'
import { commentContract, entryCommentRoutes as routes } from '#contract/comment.ts'
import { ENTRY_COLLECTIONS } from '#contract/content.ts'
import { type EntryKind, KIND_OF_LIST } from '#domain/content.ts'
import { ShopError } from '#domain/errors.ts'
import { invalidate } from '../kernel/cache/invalidation.ts'
import type { Db } from '../kernel/db/open.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { createCollectionHandlers, DONE, implement } from '../kernel/http/implement.ts'
import { limitAttempts } from '../kernel/http/rate-limit.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import type { Server } from '../kernel/server.ts'
import { readComments } from './entry-comments.ts'
import { countView, entries, entryTranslations } from '../content/index.ts'
import { isWaitingForApproval } from './approval.ts'
import { addComment } from './write.ts'

/** Comments on entries and view counts. */
export function createEntryCommentRoutes(server: Server): Hono<ShopEnv> {
  const { db, database, now } = server
  return implement(
    commentContract,
    createCollectionHandlers(ENTRY_COLLECTIONS, routes, list => {
      const kind = KIND_OF_LIST[list]
      return {
        'GET /api/v2/{collection}/{id}/comments': async ({ params, query, userId }) => {
          await requireReadable(db, kind, params.id)
          return readComments(db, { entryId: params.id }, query.page, userId)
        },

        'POST /api/v2/{collection}/{id}/comments': async ({ c, params, body: { comment }, session, userId }) => {
          await requireReadable(db, kind, params.id)
          await limitAttempts(db, 'comments_of', String(userId), server.config.rateLimitFactor, now())
          const needsApproval = await isWaitingForApproval(db, 'comments', session)
          const saved = await runOnce(c, session, comment, (tx, at) =>
            addComment(tx, { entryId: params.id }, userId, comment, at, needsApproval)
          )
          if (saved.state === 'published') invalidate(database, [`${kind}:${params.id}`])
          return saved
        },

        'POST /api/v2/{collection}/{id}/view': async ({ c, params }) => {
          const id = parseId(params.id)
          if (id === undefined) return DONE
          await limitAttempts(db, 'views_from', c.get('address'), server.config.rateLimitFactor, now())
          await countView(db, kind, id, now())
          return DONE
        }
      }
    })
  )
}

/** @throws ShopError entry_not_found for an entry that is not published */
async function requireReadable(db: Db, kind: EntryKind, id: number): Promise<void> {
  const [entry] = await db
    .select({ id: entries.id })
    .from(entries)
    .innerJoin(entryTranslations, eq(entryTranslations.entryId, entries.id))
    .where(and(eq(entries.id, id), eq(entries.kind, kind)))
    .limit(1)
  if (!entry) throw new ShopError('entry_not_found')
}
