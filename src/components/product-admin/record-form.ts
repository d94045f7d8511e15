import type { Client } from '#client/client.ts'
import { throwPictureError, parsePictureField, type PicturePath, refuseRemovedFiles } from '#components/admin/picture-field.ts'
import type { PostedForm } from '#components/form/form.ts'
import type { Localized, Picture } from '#domain/site.ts'
import type { Translate } from '#i18n/translator.ts'

/** The id of the picture of a record: the selected file, the current one or null. @throws ApiError with the field `picture` */
export async function readRecordPicture(
  client: Client,
  posted: PostedForm,
  t: Translate,
  path: PicturePath = '/api/v2/staff/product_pictures'
): Promise<string | null> {
  refuseRemovedFiles(posted, 'picture', t)
  const file = posted.file('picture_file')
  if (!file) return parsePictureField(posted, null)?.id ?? null
  const body = new FormData()
  body.set('image', file, file.name)
  return (await client.post(path, { body }).catch((error: unknown) => throwPictureError(error))).id
}

export interface EditedRecord {
  /** The last part of the address. */
  code: string
  former: readonly string[]
  name: Localized
  description: Localized | null
  image: Picture | null
  /** Only of a vendor. */
  official?: boolean
  /** The path of the category above; only of a category. */
  parent?: string | null
}

/** The values of the form, for `saveFilledForm`. */
export const toRecordValues = ({ code, name, description, image, official, parent }: Omit<EditedRecord, 'former'>) => ({
  code,
  name,
  description: description ?? {},
  image: image?.id ?? null,
  official,
  parent
})

/** The hidden field of `PictureField`. */
export const toPictureFieldName = (image: Picture | null): string =>
  image ? JSON.stringify({ id: image.id, width: image.width, height: image.height }) : ''

/** Null for a description in no language. */
export const toNullIfEmpty = (text: Localized): Localized | null => (Object.keys(text).length ? text : null)
