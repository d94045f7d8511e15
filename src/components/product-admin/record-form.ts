import { ApiError, type Client } from '#client/client.ts'
import { formatChangedPath, formatChangedValue, listChangedParts } from '#components/admin/changed-parts.ts'
import { throwPictureError, parsePictureField, type PicturePath, refuseRemovedFiles } from '#components/admin/picture-field.ts'
import type { PostedForm } from '#components/form/form.ts'
import type { Locale, Localized, Picture } from '#domain/site.ts'
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
  name: Localized
  description: Localized | null
  image: Picture | null
}

/** What a form was filled with, for its hidden field `was`. */
export const toRecordState = ({ name, description, image }: EditedRecord): string =>
  JSON.stringify({ name, description: description ?? {}, image: image?.id ?? null })

/** Compares the record with what the form was filled with. @throws ApiError stale_save, naming what another person has changed */
export function refuseStaleRecord(posted: PostedForm, record: EditedRecord, t: Translate, locale: Locale): void {
  const was = posted.field('was')
  if (!was || was === toRecordState(record)) return
  const changes = listChangedParts(parseState(was), JSON.parse(toRecordState(record)))
    .map(({ path, after }) => `${formatChangedPath(t, path)}: ${formatChangedValue(t, after, locale) || t('admin_setup:empty')}`)
    .join('; ')
  if (changes) throw new ApiError(409, { error: t('classification:changed_meanwhile', { changes }), code: 'stale_save' })
}

function parseState(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** The hidden field of `PictureField`. */
export const toPictureFieldName = (image: Picture | null): string =>
  image ? JSON.stringify({ id: image.id, width: image.width, height: image.height }) : ''

/** Null for a description in no language. */
export const toNullIfEmpty = (text: Localized): Localized | null => (Object.keys(text).length ? text : null)
