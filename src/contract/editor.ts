import { z } from 'zod'
import { MAX_TAGS } from '#domain/document.ts'
import { isSlug } from '#domain/slug.ts'
import { LOCALES } from '#domain/site.ts'
import { entry, ENTRY_COLLECTIONS, entryKind } from './content.ts'
import { framing, localizedLine, translationContent } from './document.ts'
import {
  DOCUMENT_BYTES,
  version,
  editedTranslation,
  editedEntry,
  editedEntryPage,
  revision,
  revisionContent,
  translationState
} from './edited-entry.ts'
import {
  done,
  id,
  lineText,
  locale,
  pageNumber,
  pathId,
  picture,
  PICTURE_FORM_BYTES,
  pictureForm,
  queryFlag,
  queryNumber
} from './fields.ts'
import { recordUse } from './library.ts'
import { defineCollectionRoutes, defineRoutes } from './route.ts'

/** Error statuses of an image upload. */
const PICTURE_ERRORS = [400, 413, 415, 429] as const

const oneEntry = z.object({ id: pathId('entry_not_found') })
const oneTranslation = oneEntry.extend({ locale: z.enum(LOCALES, 'entry_not_found') })
const oneRevision = oneEntry.extend({ revision: pathId() })

const webAddress = z.strictObject({ url: z.url({ protocol: /^https?$/, error: 'link_unreadable' }).max(2000) })
const previewLink = z.object({ token: z.string(), path: z.string(), expires_at: z.string() })
const linkPreview = z.object({ title: z.string(), text: z.string(), image: picture.nullable() })
export type LinkPreview = z.infer<typeof linkPreview>

/** Routes of the editor, for each kind of entry. A missing entry and one of another author are both 404. */
export const editorEntryRoutes = {
  'GET /api/v2/{collection}/mine': {
    summary: 'Entries that the writer may edit, the last changed first',
    access: 'customer',
    query: z.object({
      kind: entryKind.optional(),
      state: translationState.optional(),
      /** Words of the title or summary in either language. */
      q: lineText(200).default(''),
      /** For editors: entries of all authors. */
      all: queryFlag.default(false),
      /** Deleted entries instead. */
      deleted: queryFlag.default(false),
      page: pageNumber.default(1),
      per_page: queryNumber(1, 100).default(20)
    }),
    response: editedEntryPage
  },
  'POST /api/v2/{collection}': {
    summary: 'Creates an entry in one language; may carry an Idempotency-Key',
    access: 'customer',
    body: z.strictObject({ title: lineText(300).default(''), locale: locale.default('mn') }),
    response: editedEntry,
    errors: [403, 429]
  },
  'PUT /api/v2/{collection}/{id}': {
    summary: 'Saves what both languages of an entry share; of a published entry it goes live with the next publication',
    access: 'customer',
    params: oneEntry,
    body: z.strictObject({
      version,
      slug: z.string().refine(isSlug, 'slug_wrong'),
      author_id: id,
      image: z.strictObject({ id: z.string().regex(/^\w{1,40}$/, 'image_unknown') }).nullable(),
      image_alt: localizedLine(500),
      image_framing: framing.nullable().default(null),
      tags: z
        .array(lineText(100))
        .max(MAX_TAGS, 'too_long')
        .transform(codes => [...new Set(codes)]),
      series: lineText(100).nullable(),
      comments_open: z.boolean()
    }),
    response: editedEntry,
    errors: [403, 409]
  },
  'DELETE /api/v2/{collection}/{id}': {
    summary: 'Deletes an unpublished entry; it can be restored for 30 days',
    access: 'customer',
    params: oneEntry,
    response: done,
    errors: [403, 409]
  },
  'POST /api/v2/{collection}/{id}/undelete': {
    summary: 'Restores a deleted entry',
    access: 'customer',
    params: oneEntry,
    response: editedEntry
  },
  'PUT /api/v2/{collection}/{id}/texts/{locale}': {
    summary: 'Saves a translation; version 0 begins it. A save of an outdated version is refused with both in `details`',
    access: 'customer',
    params: oneTranslation,
    body: z.strictObject({ ...translationContent.shape, version, source_version: version.optional() }),
    maxBytes: DOCUMENT_BYTES,
    response: editedTranslation,
    errors: [409]
  },
  'POST /api/v2/{collection}/{id}/texts/{locale}/state': {
    summary: 'Submits, schedules, publishes or withdraws a translation',
    access: 'customer',
    params: oneTranslation,
    body: z.strictObject({ state: translationState, version, scheduled_at: z.iso.datetime({ offset: true }).nullish() }),
    response: editedTranslation,
    errors: [403, 409]
  },
  'GET /api/v2/{collection}/{id}/texts/{locale}/source': {
    summary: 'The other language as it was when the translation corresponded to it; null where it is not one',
    access: 'customer',
    params: oneTranslation,
    response: z.object({ version: z.int(), text: translationContent }).nullable()
  },
  'PUT /api/v2/{collection}/{id}/texts/{locale}/source': {
    summary: 'Records that the translation corresponds to a version of the other language',
    access: 'customer',
    params: oneTranslation,
    body: z.strictObject({ version }),
    response: editedTranslation,
    errors: [409]
  },
  'GET /api/v2/{collection}/{id}/revisions': {
    summary: 'Revisions, the newest first',
    access: 'customer',
    params: oneEntry,
    query: z.object({ locale: locale.optional() }),
    response: z.array(revision)
  },
  'GET /api/v2/{collection}/{id}/revisions/{revision}': {
    summary: 'A revision with its document',
    access: 'customer',
    params: oneRevision,
    response: revisionContent
  },
  'POST /api/v2/{collection}/{id}/revisions/{revision}/restore': {
    summary: 'Restores a revision over the version named by `version`',
    access: 'customer',
    params: oneRevision,
    body: z.strictObject({ version }),
    response: editedTranslation,
    errors: [409]
  },
  'GET /api/v2/{collection}/{id}/preview': {
    summary: 'The link by which anybody reads the working copy; null where none is valid',
    access: 'customer',
    params: oneEntry,
    query: z.object({ locale }),
    response: z.object({ link: previewLink.nullable() })
  },
  'POST /api/v2/{collection}/{id}/preview': {
    summary: 'A new link by which anybody reads the working copy, for three days; the one before ends',
    access: 'customer',
    params: oneEntry,
    body: z.strictObject({ locale }),
    response: previewLink
  },
  'DELETE /api/v2/{collection}/{id}/preview': {
    summary: 'Revokes the link',
    access: 'customer',
    params: oneEntry,
    query: z.object({ locale }),
    response: done
  },
  'POST /api/v2/{collection}/{id}/upload_image': {
    summary: 'Uploads a picture of an entry',
    access: 'customer',
    params: oneEntry,
    multipart: pictureForm,
    maxBytes: PICTURE_FORM_BYTES,
    response: picture,
    errors: PICTURE_ERRORS
  },
  'POST /api/v2/{collection}/{id}/copy_image': {
    summary: 'Copies a picture of another site, such as one of a pasted text',
    access: 'customer',
    params: oneEntry,
    body: webAddress,
    response: picture,
    errors: PICTURE_ERRORS
  }
} as const

/** What is published on a day, in one language. */
const calendarItem = z.object({
  id: z.int(),
  kind: entryKind,
  locale,
  title: z.string(),
  state: z.enum(['scheduled', 'published']),
  at: z.string()
})
export type CalendarItem = z.infer<typeof calendarItem>

export const editorContract = defineRoutes('editor', {
  'GET /api/v2/entry_calendar': {
    summary: 'Scheduled and published translations of a period: all for editors, their own for other writers',
    access: 'customer',
    query: z.object({ from: z.iso.datetime({ offset: true }), to: z.iso.datetime({ offset: true }) }),
    response: z.array(calendarItem)
  },

  ...defineCollectionRoutes(ENTRY_COLLECTIONS, editorEntryRoutes),

  'GET /api/v2/link_uses': {
    summary: 'What readers see that links to a page of the shop: entries, pages, promotions, and menus, banners and announcements',
    access: 'editor',
    query: z.object({
      path: z
        .string()
        .regex(/^(\/[\w-]+){1,2}$/)
        .max(300)
    }),
    response: z.array(recordUse)
  },
  'GET /api/v2/previews/{token}': {
    summary: 'The working copy of an entry, by its preview link',
    access: 'public',
    params: z.object({ token: lineText(500) }),
    response: entry,
    errors: [410]
  },
  'POST /api/v2/upload_image': {
    summary: 'Uploads a picture for pages, banners and promotions',
    access: 'editor',
    multipart: pictureForm,
    maxBytes: PICTURE_FORM_BYTES,
    response: picture,
    errors: PICTURE_ERRORS
  },
  'POST /api/v2/copy_image': {
    summary: 'Copies a picture of another site for pages',
    access: 'editor',
    body: webAddress,
    response: picture,
    errors: PICTURE_ERRORS
  },
  'POST /api/v2/link_previews': {
    summary: 'Title, description and picture of a page of another site or of a video, for a card',
    access: 'customer',
    body: webAddress,
    response: linkPreview,
    errors: [403, 429]
  }
})
