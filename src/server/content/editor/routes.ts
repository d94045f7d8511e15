import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ENTRY_KINDS, ENTRY_LISTS, type EntryKind } from '#domain/content.ts'
import { ShopError } from '#domain/errors.ts'
import { type Locale, LOCALES } from '#domain/site.ts'
import { invalidate as announce } from '../../kernel/cache/invalidation.ts'
import { transact } from '../../kernel/db/transact.ts'
import type { Db } from '../../kernel/db/open.ts'
import { runOnce } from '../../kernel/http/idempotency.ts'
import { idOf } from '../../kernel/http/input.ts'
import { limitTries } from '../../kernel/http/rate-limit.ts'
import { authorize, check, describe } from '../../kernel/http/route.ts'
import { requireUser, type ShopContext, type ShopEnv } from '../../kernel/http/customer.ts'
import { pictureSchema } from '../../cart/index.ts'
import type { Server } from '../../kernel/server.ts'
import { PICTURE_FORM, pictureLimit, takePicture } from './upload.ts'
import { tagsOf } from '../publication.ts'
import { entrySchema } from '../schema.ts'
import { entries, entryDrafts } from '../tables.ts'
import { type EntryRow, requireCreate, openEntry } from './access.ts'
import { type Writer, writerOf } from '../writer.ts'
import { createEntry } from './create.ts'
import { listEditedEntries } from './entry-list.ts'
import { PREVIEW_MS, previewToken, readPreview } from './preview.ts'
import { editedEntry, editedTranslation, liveLocales } from './drafts.ts'
import { findRevision, listRevisions } from './revisions.ts'
import { saveSettings, saveTranslation } from './save.ts'
import {
  createInput,
  doneSchema,
  editedEntrySchema,
  editedTranslationSchema,
  mineQuery,
  mineSchema,
  previewInput,
  previewSchema,
  restoreInput,
  revisionSchema,
  revisionsQuery,
  revisionContentSchema,
  saveTranslationInput,
  settingsInput,
  stateInput
} from './schema.ts'
import { changeState } from './state.ts'
import { z } from 'zod'

/** A text of 20,000 words with a hundred pictures takes half a megabyte. */
const TEXT_BYTES = 4_000_000

/** Routes of the editor, the same for every kind of entry. */
export function editorRoutes(server: Server): Hono<ShopEnv> {
  const { db, database, now } = server
  const routes = new Hono<ShopEnv>()
  const large = bodyLimit({
    maxSize: TEXT_BYTES,
    onError: () => {
      throw new ShopError('body_too_large')
    }
  })

  /** Runs a change of the working copy under the entry's lock; nothing is invalidated. */
  const save = async <Answer>(
    kind: EntryKind,
    c: ShopContext,
    work: (tx: Db, entry: EntryRow, writer: Writer) => Promise<Answer>
  ): Promise<Answer> => {
    const writer = writerOf(c)
    return transact(db, async tx => work(tx, await openEntry(tx, kind, idIn(c), writer, { lock: true }), writer))
  }

  /** Runs a change of the published entry under its lock, then invalidates the pages that showed or show it. */
  const change = async <Answer>(
    kind: EntryKind,
    c: ShopContext,
    work: (tx: Db, entry: EntryRow, writer: Writer) => Promise<Answer>
  ): Promise<Answer> => {
    const writer = writerOf(c)
    const { answer, tags } = await transact(db, async tx => {
      const entry = await openEntry(tx, kind, idIn(c), writer, { lock: true })
      const live = (await liveLocales(tx, entry.id)).length > 0
      const before = live ? await tagsOf(tx, entry.id) : []
      const done = await work(tx, entry, writer)
      const shown = live || (await liveLocales(tx, entry.id)).length > 0
      return { answer: done, tags: shown ? [...new Set([...before, ...(await tagsOf(tx, entry.id))])] : [] }
    })
    announce(database, tags)
    return answer
  }

  for (const kind of ENTRY_KINDS) {
    const base = `/api/v2/${ENTRY_LISTS[kind]}`

    routes.get(
      `${base}/mine`,
      describe('editor', `Entries of the user (${kind}), last changed first`, mineSchema, [401, 422]),
      check('query', mineQuery),
      async c => {
        const writer = writerOf(c)
        const { kind: asked, per_page: perPage, ...question } = c.req.valid('query')
        return c.json(await listEditedEntries(db, { ...question, perPage, kind: asked ?? kind }, writer, c.get('locale')))
      }
    )

    routes.post(
      base,
      describe(
        'editor',
        `Creates an entry (${kind}) in one language; may carry an Idempotency-Key`,
        editedEntrySchema,
        [401, 403, 422, 429]
      ),
      check('json', createInput),
      async c => {
        const { session } = requireUser(c)
        const writer = writerOf(c)
        await requireCreate(db, writer, kind)
        await limitTries(db, 'entries_of', String(writer.userId), server.config.rateLimitFactor, now())
        const input = c.req.valid('json')
        const id = await runOnce(c, session, input, async (tx, at) => (await createEntry(tx, kind, writer, input, at)).id)
        return c.json(await editedEntry(db, await openEntry(db, kind, id, writer), writer))
      }
    )

    routes.put(
      `${base}/:id`,
      describe(
        'editor',
        `Saves what both languages of an entry share (${kind}); of a published entry it goes live with the next publication`,
        editedEntrySchema,
        [401, 403, 404, 409, 422]
      ),
      check('json', settingsInput),
      async c => {
        const { version, ...settings } = c.req.valid('json')
        return c.json(
          await save(kind, c, async (tx, entry, writer) =>
            editedEntry(tx, await saveSettings(tx, entry, { version, settings }, writer, now()), writer)
          )
        )
      }
    )

    routes.delete(
      `${base}/:id`,
      describe('editor', `Deletes an unpublished entry (${kind})`, doneSchema, [401, 403, 404, 409]),
      async c => {
        await change(kind, c, async (tx, entry, writer) => {
          if ((await liveLocales(tx, entry.id)).length) throw new ShopError('entry_published')
          const wasPublished = (
            await tx.select({ at: entryDrafts.publishedAt }).from(entryDrafts).where(eq(entryDrafts.entryId, entry.id))
          ).some(draft => draft.at !== null)
          if (wasPublished && !writer.editor) throw new ShopError('forbidden')
          await tx.delete(entries).where(and(eq(entries.id, entry.id)))
        })
        return c.json({ done: true })
      }
    )

    routes.put(
      `${base}/:id/texts/:locale`,
      describe(
        'editor',
        `Saves one language (${kind}); version 0 begins it. A save that does not know of another is refused with both texts`,
        editedTranslationSchema,
        [401, 404, 409, 413, 422]
      ),
      large,
      check('json', saveTranslationInput),
      async c => {
        const { version, ...text } = c.req.valid('json')
        const draft = await save(kind, c, (tx, entry, writer) => saveTranslation(tx, entry, localeIn(c), { version, text }, writer, now()))
        return c.json(await editedTranslation(db, draft))
      }
    )

    routes.post(
      `${base}/:id/texts/:locale/state`,
      describe(
        'editor',
        `Submits, schedules, publishes or withdraws one language (${kind})`,
        editedTranslationSchema,
        [401, 403, 404, 409, 422]
      ),
      check('json', stateInput),
      async c => {
        const { state, version, scheduled_at: at } = c.req.valid('json')
        const step = { state, version, scheduledAt: at ? new Date(at) : null }
        const draft = await change(kind, c, (tx, entry, writer) => changeState(tx, entry, localeIn(c), step, writer, now()))
        return c.json(await editedTranslation(db, draft))
      }
    )

    routes.get(
      `${base}/:id/revisions`,
      describe('editor', `Earlier versions (${kind}), the newest first`, z.array(revisionSchema), [401, 404, 422]),
      check('query', revisionsQuery),
      async c => {
        const entry = await openEntry(db, kind, idIn(c), writerOf(c))
        return c.json(await listRevisions(db, entry.id, c.req.valid('query').locale))
      }
    )

    routes.get(
      `${base}/:id/revisions/:revision`,
      describe('editor', `An earlier version with its text (${kind})`, revisionContentSchema, [401, 404]),
      async c => {
        const entry = await openEntry(db, kind, idIn(c), writerOf(c))
        return c.json(await findRevision(db, entry.id, idOf(c.req.param('revision'))))
      }
    )

    routes.post(
      `${base}/:id/revisions/:revision/restore`,
      describe(
        'editor',
        `Restores an earlier version over the one named by \`version\` (${kind})`,
        editedTranslationSchema,
        [401, 404, 409, 422]
      ),
      check('json', restoreInput),
      async c => {
        const draft = await save(kind, c, async (tx, entry, writer) => {
          const { locale, text } = await findRevision(tx, entry.id, idOf(c.req.param('revision') ?? ''))
          return saveTranslation(tx, entry, locale, { version: c.req.valid('json').version, text }, writer, now())
        })
        return c.json(await editedTranslation(db, draft))
      }
    )

    routes.post(
      `${base}/:id/preview`,
      describe('editor', `A link by which anybody reads the working copy, for three days (${kind})`, previewSchema, [401, 404, 422]),
      check('json', previewInput),
      async c => {
        const entry = await openEntry(db, kind, idIn(c), writerOf(c))
        const until = new Date(now().getTime() + PREVIEW_MS)
        const token = await previewToken(db, entry.id, c.req.valid('json').locale, until)
        return c.json({ token, path: `/preview/${token}`, expires_at: until.toISOString() })
      }
    )

    routes.post(
      `${base}/:id/upload_image`,
      describe('editor', `Uploads a picture of an entry (${kind})`, pictureSchema, [400, 401, 404, 413, 415, 429], PICTURE_FORM),
      authorize(writerOf),
      pictureLimit,
      async c => {
        const writer = writerOf(c)
        await openEntry(db, kind, idIn(c), writer)
        return c.json(await takePicture(server, c, writer))
      }
    )
  }

  routes.get('/api/v2/previews/:token', describe('editor', 'The working copy, by its preview link', entrySchema, [404, 410]), async c => {
    c.header('Cache-Control', 'private, no-store')
    return c.json(await readPreview(db, c.req.param('token'), now()))
  })
  return routes
}

const idIn = (c: ShopContext): number | undefined => idOf(c.req.param('id') ?? '')

function localeIn(c: ShopContext): Locale {
  const locale = LOCALES.find(known => known === c.req.param('locale'))
  if (!locale) throw new ShopError('entry_not_found')
  return locale
}
