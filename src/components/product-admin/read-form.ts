import type { Client } from '#client/client.ts'
import { uploadPictures } from '#components/admin/picture-field.ts'
import type { PostedForm } from '#components/form/form.ts'
import { localize, type Locale } from '#domain/site.ts'
import type { Translate } from '#i18n/translator.ts'
import { makeVariants } from './make-variants.ts'
import { movePicture, parseProductForm, type ProductForm } from './product-form.ts'

/** Buttons of the form that change its rows and save nothing. */
export const isRowAction = (action: string): boolean => ['variants', 'upload', 'picture_up', 'picture_down'].includes(action)

/**
 * The posted form after its button: a picture is moved, variants are made of changed options. Unchanged ones may lack combinations,
 * which are not sold.
 */
export function readProductForm(posted: PostedForm, action: string, argument: string): ProductForm {
  const form = parseProductForm(posted)
  const by = action === 'picture_up' ? -1 : action === 'picture_down' ? 1 : 0
  return {
    ...form,
    pictures: by ? movePicture(form.pictures, Number(argument), by) : form.pictures,
    variants: action === 'variants' || posted.field('shown_options') !== JSON.stringify(form.options) ? makeVariants(form) : form.variants
  }
}

/** Adds the selected files to the form's pictures. @throws ApiError as `uploadPictures` */
export function addPictures(client: Client, posted: PostedForm, form: ProductForm, t: Translate): Promise<void> {
  return uploadPictures(client, posted, '/api/v2/staff/product_pictures', t, id => {
    if (!form.pictures.some(picture => picture.id === id)) form.pictures.push({ source: id, id, alt: {}, colour: '' })
  })
}

/** Messages of the form's fields; a price that is no number has one of its own. */
export function productErrors(errors: Record<string, string | undefined>, t: Translate): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [
      field,
      /^variants\.\d+\.(price|sale_price)$/.test(field)
        ? t('errors:amount_wrong')
        : /^variants\.\d+\.on_hand$/.test(field)
          ? t('errors:quantity_wrong')
          : message
    ])
  )
}

export const titleOf = (form: ProductForm, locale: Locale): string => localize(form.title, locale) || form.handle
