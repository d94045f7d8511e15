import type { Hono } from 'hono'
import { ENTRY_COLLECTIONS } from '#contract/content.ts'
import { editorContract, editorEntryRoutes } from '#contract/editor.ts'
import { type EntryKind, KIND_OF_LIST } from '#domain/content.ts'
import { invalidate } from '../../kernel/cache/invalidation.ts'
import type { Db } from '../../kernel/db/open.ts'
import { transact } from '../../kernel/db/transact.ts'
import type { ShopContext, ShopEnv } from '../../kernel/http/customer.ts'
import { runOnce } from '../../kernel/http/idempotency.ts'
import { createCollectionHandlers, DONE, implement } from '../../kernel/http/implement.ts'
import { limitAttempts } from '../../kernel/http/rate-limit.ts'
import type { Server } from '../../kernel/server.ts'
import { toCacheTags } from '../publication.ts'
import { requirePublisher, type Writer, requireWriter } from '../writer.ts'
import { type EntryRow, openEntry, requireArticles, requireCreate } from './access.ts'
import { createEntry } from './create.ts'
import { readEditedEntry, readEditedTranslation, readPublishedLocales } from './drafts.ts'
import { listCalendar } from './calendar.ts'
import { listEditedEntries } from './entry-list.ts'
import { createPreviewLink, findPreviewLink, readPreview, revokePreviewLink } from './preview.ts'
import { findRevision, listRevisions } from './revisions.ts'
import { saveSettings, saveTranslation } from './save.ts'
import { confirmSource, readSource } from './source.ts'
import { changeState } from './state.ts'
import { deleteEntry, restoreEntry } from './trash.ts'
import { listLinkUses } from '../link-uses.ts'
import { storeUpload } from '../library/upload.ts'
import { copyPicture, readLinkPreview } from '../library/web.ts'

type Change<Result> = (tx: Db, entry: EntryRow, writer: Writer) => Promise<Result>

export function createEditorRoutes(server: Server): Hono<ShopEnv> {
  const { db, database, now } = server

  /** Runs a change of the working copy under the entry's lock, without invalidation. */
  const save = async <Result>(kind: EntryKind, id: number, c: ShopContext, work: Change<Result>): Promise<Result> => {
    const writer = requireWriter(c)
    return transact(db, async tx => work(tx, await openEntry(tx, kind, id, writer, { lock: true }), writer))
  }

  /** Runs a change of the published entry under its lock, then invalidates the pages that contained or contain it. */
  const change = async <Result>(kind: EntryKind, id: number, c: ShopContext, work: Change<Result>): Promise<Result> => {
    const writer = requireWriter(c)
    const { result, outdated } = await transact(db, async tx => {
      const entry = await openEntry(tx, kind, id, writer, { lock: true })
      const wasLive = (await readPublishedLocales(tx, entry.id)).length > 0
      const before = wasLive ? await toCacheTags(tx, entry.id) : []
      const done = await work(tx, entry, writer)
      const isPublic = wasLive || (await readPublishedLocales(tx, entry.id)).length > 0
      return { result: done, outdated: isPublic ? [...new Set([...before, ...(await toCacheTags(tx, entry.id))])] : [] }
    })
    invalidate(database, outdated)
    return result
  }

  return implement(editorContract, {
    ...createCollectionHandlers(ENTRY_COLLECTIONS, editorEntryRoutes, collection => {
      const kind = KIND_OF_LIST[collection]
      return {
        'GET /api/v2/{collection}/mine': async ({ c, query, locale }) => {
          const { kind: other, per_page: perPage, ...filters } = query
          const writer = requireWriter(c)
          if (!writer.editor) await requireArticles(db)
          return listEditedEntries(db, { ...filters, perPage, kind: other ?? kind }, writer, locale)
        },

        'POST /api/v2/{collection}': async ({ c, session, body }) => {
          const writer = requireWriter(c)
          await requireCreate(db, writer, kind)
          await limitAttempts(db, 'entries_of', String(writer.userId), server.config.rateLimitFactor, now())
          const id = await runOnce(c, session, body, async (tx, at) => (await createEntry(tx, kind, writer, body, at)).id)
          return readEditedEntry(db, await openEntry(db, kind, id, writer), writer)
        },

        'PUT /api/v2/{collection}/{id}': ({ c, params, body: { version, ...settings } }) =>
          save(kind, params.id, c, async (tx, entry, writer) =>
            readEditedEntry(tx, await saveSettings(tx, entry, { version, settings }, writer, now()), writer)
          ),

        'DELETE /api/v2/{collection}/{id}': async ({ c, params }) => {
          await save(kind, params.id, c, (tx, entry, writer) => deleteEntry(tx, entry, writer, now()))
          return DONE
        },

        'POST /api/v2/{collection}/{id}/undelete': ({ c, params }) => {
          const writer = requireWriter(c)
          return transact(db, async tx => {
            const deleted = await openEntry(tx, kind, params.id, writer, { lock: true, deleted: true })
            return readEditedEntry(tx, await restoreEntry(tx, deleted, now()), writer)
          })
        },

        'PUT /api/v2/{collection}/{id}/texts/{locale}': async ({
          c,
          params,
          body: { version, source_version: sourceVersion, ...text }
        }) => {
          const draft = await save(kind, params.id, c, (tx, entry, writer) =>
            saveTranslation(tx, entry, params.locale, { version, text, sourceVersion }, writer, now())
          )
          return readEditedTranslation(db, draft)
        },

        'POST /api/v2/{collection}/{id}/texts/{locale}/state': async ({ c, params, body: { state, version, scheduled_at: at } }) => {
          const step = { state, version, scheduledAt: at ? new Date(at) : null }
          const draft = await change(kind, params.id, c, (tx, entry, writer) => changeState(tx, entry, params.locale, step, writer, now()))
          return readEditedTranslation(db, draft)
        },

        'GET /api/v2/{collection}/{id}/texts/{locale}/source': async ({ c, params }) => {
          const entry = await openEntry(db, kind, params.id, requireWriter(c))
          return readSource(db, entry.id, params.locale)
        },

        'PUT /api/v2/{collection}/{id}/texts/{locale}/source': async ({ c, params, body }) => {
          const draft = await save(kind, params.id, c, (tx, entry) => confirmSource(tx, entry.id, params.locale, body.version))
          return readEditedTranslation(db, draft)
        },

        'GET /api/v2/{collection}/{id}/revisions': async ({ c, params, query }) => {
          const entry = await openEntry(db, kind, params.id, requireWriter(c))
          return listRevisions(db, entry.id, query.locale)
        },

        'GET /api/v2/{collection}/{id}/revisions/{revision}': async ({ c, params }) => {
          const entry = await openEntry(db, kind, params.id, requireWriter(c))
          return findRevision(db, entry.id, params.revision)
        },

        'POST /api/v2/{collection}/{id}/revisions/{revision}/restore': async ({ c, params, body: { version } }) => {
          const draft = await save(kind, params.id, c, async (tx, entry, writer) => {
            const { locale, text } = await findRevision(tx, entry.id, params.revision)
            return saveTranslation(tx, entry, locale, { version, text }, writer, now())
          })
          return readEditedTranslation(db, draft)
        },

        'POST /api/v2/{collection}/{id}/preview': async ({ c, params, body }) => {
          const entry = await openEntry(db, kind, params.id, requireWriter(c))
          return createPreviewLink(db, entry.id, body.locale, now())
        },

        'GET /api/v2/{collection}/{id}/preview': async ({ c, params, query }) => {
          const entry = await openEntry(db, kind, params.id, requireWriter(c))
          return { link: await findPreviewLink(db, entry.id, query.locale, now()) }
        },

        'DELETE /api/v2/{collection}/{id}/preview': async ({ c, params, query }) => {
          const entry = await openEntry(db, kind, params.id, requireWriter(c))
          await revokePreviewLink(db, entry.id, query.locale)
          return DONE
        },

        'POST /api/v2/{collection}/{id}/upload_image': async ({ c, params }) => {
          const writer = requireWriter(c)
          await openEntry(db, kind, params.id, writer)
          return storeUpload(server, c, writer)
        },

        'POST /api/v2/{collection}/{id}/copy_image': async ({ c, params, body }) => {
          const writer = requireWriter(c)
          await openEntry(db, kind, params.id, writer)
          return copyPicture(server, body.url, writer)
        }
      }
    }),

    'GET /api/v2/link_uses': ({ query, locale }) => listLinkUses(db, query.path, locale),

    'GET /api/v2/previews/{token}': ({ params }) => readPreview(db, params.token, now()),

    'GET /api/v2/entry_calendar': ({ c, query, locale }) =>
      listCalendar(db, { from: new Date(query.from), to: new Date(query.to) }, requireWriter(c), locale),

    'POST /api/v2/upload_image': ({ c }) => storeUpload(server, c, requirePublisher(c)),

    'POST /api/v2/copy_image': ({ c, body }) => copyPicture(server, body.url, requirePublisher(c)),

    'POST /api/v2/link_previews': async ({ c, body }) => {
      const writer = requireWriter(c)
      await requireCreate(db, writer, 'article')
      return readLinkPreview(server, body.url, writer)
    }
  })
}
