import type { StoredBlock } from '#domain/document.ts'
import { FILES_REMOVED_HEADER, MAX_UPLOAD_MEGABYTES } from '#domain/picture.ts'
import { LOCALES, type Localized, type Picture } from '#domain/site.ts'
import { parseDateTimeInput } from '#i18n/format.ts'
import type { Translate } from '#i18n/translator.ts'
import { type Client, ApiError } from '#client/client.ts'

const LONGEST = 5000

/** A submitted form of the admin area. */
export interface PostedForm {
  /** Trimmed; empty where there is none. */
  field: (name: string) => string
  /** `title` is `title_mn` and `title_en`. */
  words: (name: string) => Localized
  /** The instant of a field of date and time, by the clock of Ulaanbaatar. */
  instant: (name: string) => string | null
  /** A document of the editor; null where the editor did not load, so that the stored document stays. */
  document: (name: string) => StoredBlock[] | null
  /** A file that was chosen. */
  file: (name: string) => File | null
  /** The form's files were too large to be taken; what was typed before them is here. */
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
  const field = (name: string): string => (text(name) ?? '').trim().slice(0, LONGEST)
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

/** The picture that was there, as the form has kept it: also one that was sent with a form that was refused. */
export function keptPicture(form: PostedForm, known: Picture | null): Picture | null {
  if (form.field('picture_drop')) return null
  try {
    const { id, width, height } = JSON.parse(form.field('picture')) as Partial<Picture>
    if (typeof id === 'string' && typeof width === 'number' && typeof height === 'number') return { id, width, height, alt: '' }
  } catch {
    // Nothing was there.
  }
  return known
}

/** A new picture where a file was chosen, else `kept`. @throws ApiError for what is no picture, or too large */
export async function pictureOf(client: Client, form: PostedForm, kept: Picture | null, t: Translate): Promise<Picture | null> {
  if (form.filesLeftOut) {
    const error = t('errors:image_too_large', { megabytes: MAX_UPLOAD_MEGABYTES })
    throw new ApiError(413, { error, code: 'image_too_large' })
  }
  const file = form.file('picture_file')
  if (!file) return kept
  const sent = new FormData()
  sent.set('image', file, file.name)
  return client.uploadSitePicture(sent)
}
