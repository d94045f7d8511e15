import type { StoredBlock } from '#domain/document.ts'
import { FILES_REMOVED_HEADER, MAX_UPLOAD_MEGABYTES } from '#domain/picture.ts'
import { LOCALES, type Localized, type Picture } from '#domain/site.ts'
import { parseDateTimeInput } from '#i18n/format.ts'
import type { Translate } from '#i18n/translator.ts'
import { type Client, ApiError } from '#client/client.ts'

const MAX_FIELD_LENGTH = 5000

/** A submitted form of the admin area. */
export interface PostedForm {
  /** Trimmed; empty where it is missing. */
  field: (name: string) => string
  /** `title` reads `title_mn` and `title_en`. */
  words: (name: string) => Localized
  /** Parses a datetime-local field as Ulaanbaatar time. */
  instant: (name: string) => string | null
  /** A document of the editor; null where the editor did not load, so that the stored document is retained. */
  document: (name: string) => StoredBlock[] | null
  /** The selected file, or null. */
  file: (name: string) => File | null
  /** The files were removed because they were too large; the other fields are present. */
  filesLeftOut: boolean
}

export async function readPostedForm(request: Request): Promise<PostedForm> {
  const form = await request
    .clone()
    .formData()
    .catch(() => new FormData())
  const text = (name: string): string | null => {
    const value = form.get(name)
    return typeof value === 'string' ? value : null
  }
  const field = (name: string): string => (text(name) ?? '').trim().slice(0, MAX_FIELD_LENGTH)
  return {
    field,
    words: name =>
      Object.fromEntries(
        LOCALES.flatMap(locale => {
          const value = field(`${name}_${locale}`).replaceAll('\r\n', '\n')
          return value ? [[locale, value]] : []
        })
      ),
    instant: name => parseDateTimeInput(field(name))?.toISOString() ?? null,
    document: name => {
      try {
        const blocks: unknown = JSON.parse(text(name) ?? '')
        return Array.isArray(blocks) ? (blocks as StoredBlock[]) : null
      } catch {
        return null
      }
    },
    file: name => {
      const value = form.get(name)
      return value instanceof File && value.size > 0 ? value : null
    },
    filesLeftOut: request.headers.has(FILES_REMOVED_HEADER)
  }
}

/** The current picture, also one uploaded with an earlier submission of the form. */
export function parsePictureField(form: PostedForm, current: Picture | null): Picture | null {
  if (form.field('picture_drop')) return null
  try {
    const { id, width, height } = JSON.parse(form.field('picture')) as Partial<Picture>
    if (typeof id === 'string' && typeof width === 'number' && typeof height === 'number') return { id, width, height, alt: '' }
  } catch {
    // No current picture.
  }
  return current
}

/** Uploads the selected file, or returns the current picture. @throws ApiError for an invalid or too large file */
export async function uploadPicture(client: Client, form: PostedForm, current: Picture | null, t: Translate): Promise<Picture | null> {
  if (form.filesLeftOut) {
    const error = t('errors:image_too_large', { megabytes: MAX_UPLOAD_MEGABYTES })
    throw new ApiError(413, { error, code: 'image_too_large' })
  }
  const file = form.file('picture_file')
  if (!file) return current
  const body = new FormData()
  body.set('image', file, file.name)
  return client.post('/api/v2/upload_image', { body })
}
