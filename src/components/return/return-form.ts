import type { Client } from '#client/client.ts'
import { refuseRemovedFiles, throwPictureError } from '#components/admin/picture-field.ts'
import { createFormError } from '#components/form/form-action.ts'
import { parseWholeNumber, type PostedForm } from '#components/form/form.ts'
import { MAX_RETURN_PICTURES, type ReturnReason } from '#domain/return.ts'
import type { Picture } from '#domain/site.ts'
import type { Translate } from '#i18n/translator.ts'

type Fields = Record<string, string>

/** The lines of a submitted form, with quantities in fields named `quantity_` and the line's id. */
function parseReturnLines(fields: Fields): { id: number; quantity: number }[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const id = parseWholeNumber(/^quantity_(\d+)$/.exec(name)?.[1])
    return id > 0 && value !== '' && value !== '0' ? [{ id, quantity: parseWholeNumber(value) }] : []
  })
}

/** The API's input from a submitted form, validated by the API. */
export const parseReturnInput = (fields: Fields) => ({
  lines: parseReturnLines(fields),
  reason: (fields['reason'] ?? '') as ReturnReason,
  comment: fields['comment'] ?? ''
})

/** Pictures stored with an earlier submission of the form. */
export function parseStoredPictures(fields: Fields): Picture[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (!name.startsWith('picture_')) return []
    const [, id, width, height] = /^([\da-f]{20}) (\d{1,5}) (\d{1,5})$/.exec(value) ?? []
    return id ? [{ id, width: Number(width), height: Number(height), alt: '' }] : []
  })
}

/**
 * Stores the pictures of a submitted form.
 * @param kept number of those stored with an earlier submission
 * @throws ApiError with the field `images` for an invalid or too large file, or too many
 */
export async function storePictures(client: Client, posted: PostedForm, number: string, kept: number, t: Translate): Promise<Picture[]> {
  refuseRemovedFiles(posted, 'images', t)
  const files = posted.files('images')
  if (kept + files.length > MAX_RETURN_PICTURES)
    throw createFormError({ images: t('errors:too_many_images', { most: MAX_RETURN_PICTURES }) })
  const stored: Picture[] = []
  for (const file of files) {
    const body = new FormData()
    body.set('image', file, file.name)
    const upload = client.post('/api/v2/orders/{number}/return_images', { params: { number }, body })
    stored.push(await upload.catch((error: unknown) => throwPictureError(error, 'images')))
  }
  return stored
}
