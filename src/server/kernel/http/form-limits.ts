import { MAX_RETURN_PICTURES } from '#domain/return.ts'
import { MAX_REVIEW_IMAGES } from '#domain/review.ts'
import { MAX_STATEMENT_BYTES } from '#domain/bank-statement.ts'
import { MAX_UPLOAD_MEGABYTES } from '#domain/picture.ts'

/** Limit of text forms. */
export const FORM_BYTES = 256 * 1024
const PICTURE_BYTES = MAX_UPLOAD_MEGABYTES * 1_000_000
/** A page in two languages, with its picture; a file of hotels. */
const DOCUMENTS_BYTES = 4_000_000
/** Several pictures of a camera at once. */
const ALBUM_BYTES = 5 * PICTURE_BYTES

/** Pages with uploads and their body limits. All of them require a login. */
const UPLOAD_FORMS: readonly { path: RegExp; bytes: number }[] = [
  { path: /^\/account\/profile\/?$/, bytes: PICTURE_BYTES + FORM_BYTES },
  { path: /^\/(products|store)\/[^/]+\/review\/?$/, bytes: PICTURE_BYTES * MAX_REVIEW_IMAGES + FORM_BYTES },
  { path: /^\/account\/orders\/[^/]+\/returns\/?$/, bytes: PICTURE_BYTES * MAX_RETURN_PICTURES + FORM_BYTES },
  { path: /^\/admin\/(brands|taxons|vendors|hotels\/\d+\/rooms)\/[^/]+\/?$/, bytes: PICTURE_BYTES + FORM_BYTES },
  { path: /^\/admin\/(products|hotels)\/(new|\d+)\/?$/, bytes: ALBUM_BYTES + FORM_BYTES },
  { path: /^\/admin\/media(\/[^/]+)?\/?$/, bytes: PICTURE_BYTES + FORM_BYTES },
  { path: /^\/admin\/authors\/?$/, bytes: PICTURE_BYTES + FORM_BYTES },
  { path: /^\/admin\/setup\/name\/?$/, bytes: PICTURE_BYTES + FORM_BYTES },
  { path: /^\/admin\/import\/?$/, bytes: PICTURE_BYTES + FORM_BYTES },
  // As a file, then as text that was checked.
  { path: /^\/admin\/hotels\/import\/?$/, bytes: DOCUMENTS_BYTES },
  { path: /^\/admin\/(promotions|banners|pages)\/[^/]+\/?$/, bytes: PICTURE_BYTES + DOCUMENTS_BYTES },
  // As a file and as text that is kept.
  { path: /^\/admin\/transfers\/?$/, bytes: 3 * MAX_STATEMENT_BYTES + FORM_BYTES }
]

/**
 * The most that a page reads of a form.
 * @param path without the language
 */
export function findFormLimit(path: string, contentType: string | null): number {
  if (!contentType?.toLowerCase().startsWith('multipart/form-data')) return FORM_BYTES
  return UPLOAD_FORMS.find(form => form.path.test(path))?.bytes ?? FORM_BYTES
}
