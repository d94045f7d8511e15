import { type Client, ApiError } from '#client/client.ts'
import { MAX_UPLOAD_MEGABYTES } from '#domain/picture.ts'
import type { Picture } from '#domain/site.ts'
import type { Translate } from '#i18n/translator.ts'
import { isUnavailable, type PostedForm } from '../form/form.ts'

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
  if (form.filesRemoved) {
    const error = t('errors:image_too_large', { megabytes: MAX_UPLOAD_MEGABYTES })
    throw new ApiError(413, { error, code: 'image_too_large' })
  }
  const file = form.file('picture_file')
  if (!file) return current
  const body = new FormData()
  body.set('image', file, file.name)
  return client.post('/api/v2/upload_image', { body })
}

/** Assigns an upload error to the field `picture`. @throws ApiError */
export function asPictureError(error: unknown): never {
  if (error instanceof ApiError && !isUnavailable(error) && error.status !== 401)
    throw new ApiError(error.status, { ...error.body, errors: { picture: [error.message] } })
  throw error
}
