import type { Hono } from 'hono'
import { collaborationContract, collaborationEntryRoutes, type CollaborationEvent, MAX_QUOTE } from '#contract/collaboration.ts'
import { ENTRY_COLLECTIONS } from '#contract/content.ts'
import { type EntryKind, KIND_OF_LIST } from '#domain/content.ts'
import { ALL_TAGS } from '#domain/invalidation.ts'
import { invalidate, onInvalidation } from '../../kernel/cache/invalidation.ts'
import { isSessionCurrent, type ShopContext, type ShopEnv } from '../../kernel/http/customer.ts'
import { eventStreams } from '../../kernel/http/event-stream.ts'
import { createCollectionHandlers, DONE, implement } from '../../kernel/http/implement.ts'
import { limitAttempts } from '../../kernel/http/rate-limit.ts'
import type { Server } from '../../kernel/server.ts'
import { requireWriter } from '../writer.ts'
import { openEntry } from './access.ts'
import {
  addDraftComment,
  deleteDraftComment,
  endPresence,
  listDraftComments,
  listPresence,
  reportPresence,
  resolveDraftComment
} from './collaboration.ts'

/** Writers that closed their browser without a word disappear within this time. */
const REFRESH_MS = 20_000

export function createCollaborationRoutes({ db, database, now, config }: Server): Hono<ShopEnv> {
  const tagOf = (entryId: number): string => `writers:${entryId}`

  const open = async (kind: EntryKind, id: number, c: ShopContext) => {
    const writer = requireWriter(c)
    return { writer, entryId: (await openEntry(db, kind, id, writer)).id }
  }

  return implement(
    collaborationContract,
    createCollectionHandlers(ENTRY_COLLECTIONS, collaborationEntryRoutes, collection => {
      const kind = KIND_OF_LIST[collection]
      return {
        'GET /api/v2/{collection}/{id}/draft_comments': async ({ c, params }) => {
          const { writer, entryId } = await open(kind, params.id, c)
          return listDraftComments(db, entryId, writer)
        },

        'POST /api/v2/{collection}/{id}/draft_comments': async ({ c, params, body }) => {
          const { writer, entryId } = await open(kind, params.id, c)
          await limitAttempts(db, 'draft_comments_of', String(writer.userId), config.rateLimitFactor, now())
          await addDraftComment(db, entryId, { ...body, quote: body.quote.slice(0, MAX_QUOTE) }, writer, now())
          invalidate(database, [tagOf(entryId)])
          return listDraftComments(db, entryId, writer)
        },

        'PUT /api/v2/{collection}/{id}/draft_comments/{comment}': async ({ c, params, body }) => {
          const { writer, entryId } = await open(kind, params.id, c)
          await resolveDraftComment(db, entryId, params.comment, body.resolved, writer, now())
          invalidate(database, [tagOf(entryId)])
          return listDraftComments(db, entryId, writer)
        },

        'DELETE /api/v2/{collection}/{id}/draft_comments/{comment}': async ({ c, params }) => {
          const { writer, entryId } = await open(kind, params.id, c)
          await deleteDraftComment(db, entryId, params.comment, writer)
          invalidate(database, [tagOf(entryId)])
          return listDraftComments(db, entryId, writer)
        },

        'POST /api/v2/{collection}/{id}/presence': async ({ c, params, body }) => {
          const { writer, entryId } = await open(kind, params.id, c)
          const isNews = body.open ? await reportPresence(db, entryId, body, writer.userId, now()) : true
          if (!body.open) await endPresence(db, entryId, writer.userId)
          if (isNews) invalidate(database, [tagOf(entryId)])
          return DONE
        },

        'GET /api/v2/{collection}/{id}/presence/stream': async ({ c, params }) => {
          const { writer, entryId } = await open(kind, params.id, c)
          const subscribe = (send: (data: unknown) => void) => {
            let last = ''
            const update = async (): Promise<void> => {
              const event: CollaborationEvent = {
                writers: await listPresence(db, entryId, writer.userId, now()),
                comments: await listDraftComments(db, entryId, writer)
              }
              const json = JSON.stringify(event)
              if (json !== last) send(event)
              last = json
            }
            // The next change sends what a failed query left out.
            const refresh = (): void => void update().catch(() => {})
            const unsubscribe = onInvalidation(tags => {
              if (tags.includes(tagOf(entryId)) || tags.includes(ALL_TAGS)) refresh()
            })
            const timer = setInterval(refresh, REFRESH_MS).unref()
            refresh()
            return () => {
              clearInterval(timer)
              unsubscribe()
            }
          }
          return eventStreams.stream(writer.userId, subscribe, () => isSessionCurrent(c))
        }
      }
    })
  )
}
