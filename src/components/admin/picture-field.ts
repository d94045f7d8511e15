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

/** @throws ApiError with the field where the files of the form were too large to be read */
export function refuseRemovedFiles({ filesRemoved }: PostedForm, field: string, t: Translate): void {
  if (!filesRemoved) return
  const error = t('errors:image_too_large', { megabytes: MAX_UPLOAD_MEGABYTES })
  throw new ApiError(413, { error, code: 'image_too_large', errors: { [field]: [error] } })
}

/** Uploads the selected file, or returns the current picture. @throws ApiError for an invalid or too large file */
export async function uploadPicture(
  client: Client,
  form: PostedForm,
  current: Picture | null,
  t: Translate,
  path: PicturePath | '/api/v2/upload_image' = '/api/v2/upload_image'
): Promise<Picture | null> {
  refuseRemovedFiles(form, 'picture', t)
  const file = form.file('picture_file')
  if (!file) return current
  const body = new FormData()
  body.set('image', file, file.name)
  return client.post(path, { body })
}

export type PicturePath = '/api/v2/staff/product_pictures' | '/api/v2/staff/hotel_pictures' | '/api/v2/staff/logo'

/**
 * Stores the files of the field `new_pictures`, and gives each id to `add` at once: an error of a later file loses none.
 * @throws ApiError for an invalid or too large file, with the field `images`
 */
export async function uploadPictures(
  client: Client,
  posted: PostedForm,
  path: PicturePath,
  t: Translate,
  add: (id: string) => void
): Promise<void> {
  refuseRemovedFiles(posted, 'images', t)
  for (const file of posted.files('new_pictures')) {
    const body = new FormData()
    body.set('image', file, file.name)
    const { id } = await client.post(path, { body }).catch((error: unknown) => throwPictureError(error, 'images'))
    add(id)
  }
}

/** Assigns an upload error to a field. @throws ApiError */
export function throwPictureError(error: unknown, field = 'picture'): never {
  if (error instanceof ApiError && !isUnavailable(error) && error.status !== 401)
    throw new ApiError(error.status, { ...error.body, errors: { [field]: [error.message] } })
  throw error
}
