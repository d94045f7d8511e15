import { z } from 'zod'
import { localizedLine, localizedText } from './document.ts'
import { done, lineText, pageNumber, picture, PICTURE_FORM_BYTES, pictureForm, queryNumber } from './fields.ts'
import { defineRoutes } from './route.ts'

export const MAX_PICTURE_NAME = 200
/** Kinds of records that use a picture or have a link. `setting` is a part of the site's configuration: banners, menus, the home page. */
const RECORD_KINDS = ['entry', 'page', 'promotion', 'setting', 'product', 'taxon', 'brand', 'store', 'hotel'] as const

const libraryPicture = picture.extend({
  name: z.string(),
  /** Suggested for the next use of the picture; `alt` is that of the request's language. */
  alts: localizedText,
  /** Size of the stored file; null for pictures that were not uploaded in the editor. */
  bytes: z.int().nullable(),
  uploaded_at: z.string(),
  uploaded_by: z.string(),
  /** Number of entries, pages and other records with the picture. */
  uses: z.int()
})
export const recordUse = z.object({
  kind: z.enum(RECORD_KINDS),
  /** Id, slug or code of the record, or the name of the setting. */
  key: z.string(),
  title: z.string(),
  entry_kind: z.string().nullable(),
  /** It is deleted, and can be restored. */
  deleted: z.boolean()
})
const params = z.object({ id: z.string().regex(/^[0-9a-f]{20}$/, 'picture_not_found') })

export type LibraryPicture = z.infer<typeof libraryPicture>
export type RecordUse = z.infer<typeof recordUse>

export const libraryContract = defineRoutes('library', {
  'GET /api/v2/library_pictures': {
    summary: 'Pictures for reuse, the newest first: all of them for editors, their own for other writers',
    access: 'customer',
    query: z.object({
      /** Words of the name or of the alternative texts. */
      q: lineText(200).default(''),
      page: pageNumber.default(1),
      per_page: queryNumber(1, 100).default(24)
    }),
    response: z.object({ pictures: z.array(libraryPicture), page: z.int(), more: z.boolean(), total: z.int() })
  },
  'GET /api/v2/library_pictures/{id}': {
    summary: 'A picture with the records that use it',
    access: 'editor',
    params,
    response: libraryPicture.extend({
      used_in: z.array(recordUse),
      /** Number of entries with the picture in earlier versions only. */
      earlier: z.int()
    }),
    errors: [404]
  },
  'PUT /api/v2/library_pictures/{id}': {
    summary: 'Changes the name and the suggested alternative text',
    access: 'editor',
    params,
    body: z.strictObject({ name: lineText(MAX_PICTURE_NAME), alt: localizedLine(500) }),
    response: libraryPicture,
    errors: [404]
  },
  'POST /api/v2/library_pictures/{id}/replace': {
    summary: 'Replaces a picture by another one wherever it is used; its URLs redirect to the new one',
    access: 'editor',
    params,
    multipart: pictureForm,
    maxBytes: PICTURE_FORM_BYTES,
    response: libraryPicture,
    errors: [400, 404, 413, 415, 429]
  },
  'DELETE /api/v2/library_pictures/{id}': {
    summary: 'Deletes a picture that nothing uses',
    access: 'editor',
    params,
    response: done,
    errors: [404, 409]
  }
})
