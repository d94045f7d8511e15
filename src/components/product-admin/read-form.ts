import type { AstroGlobal } from 'astro'
import type { Client } from '#client/client.ts'
import { uploadPictures } from '#components/admin/picture-field.ts'
import { type FormState, handleForm } from '#components/form/form-action.ts'
import { parseWholeNumber, type PostedForm } from '#components/form/form.ts'
import { localize, type Locale } from '#domain/site.ts'
import type { Translate } from '#i18n/translator.ts'
import { findReferences, type FoundReferences } from './find-references.ts'
import { makeVariants } from './make-variants.ts'
import { applyExtraAction, EXTRA_ACTIONS } from './product-extras.ts'
import { parseProductForm } from './parse-product-form.ts'
import { isWholeOption, movePicture, NO_CROP, type ProductForm } from './product-form.ts'

const ROW_ACTIONS = ['variants', 'upload', 'picture_up', 'picture_down', 'crop', ...EXTRA_ACTIONS] as const
/** Buttons that change rows of the form and save nothing: `handleForm` displays the page again. */
export const rowActions = Object.fromEntries(ROW_ACTIONS.map(each => [each, null])) as Record<(typeof ROW_ACTIONS)[number], null>

/**
 * The posted form after its button: a picture is moved, variants are made of changed options. Unchanged ones may lack combinations,
 * which are not sold.
 */
export function readProductForm(posted: PostedForm, action: string, argument: string): ProductForm {
  const form = applyExtraAction(parseProductForm(posted), action, argument, posted)
  const by = action === 'picture_up' ? -1 : action === 'picture_down' ? 1 : 0
  return {
    ...form,
    pictures: by ? movePicture(form.pictures, Number(argument), by) : form.pictures,
    variants:
      action === 'variants' || posted.field('shown_options') !== JSON.stringify(form.options.filter(isWholeOption))
        ? makeVariants(form)
        : form.variants
  }
}

/** Adds the selected files to the form's pictures. @throws ApiError as `uploadPictures` */
export function addPictures(client: Client, posted: PostedForm, form: ProductForm, t: Translate): Promise<void> {
  return uploadPictures(client, posted, '/api/v2/staff/product_pictures', t, id => {
    if (!form.pictures.some(picture => picture.id === id)) form.pictures.push({ source: id, id, alt: {}, colour: '', crop: NO_CROP })
  })
}

/** The picture of a row cut to the selected shape; the picture itself remains stored. @throws ApiError for invalid values */
async function cropPicture(client: Client, form: ProductForm, index: number): Promise<void> {
  const row = form.pictures[index]
  if (!row) return
  const { shape, x, y, size } = row.crop
  const body = { shape, x: parseWholeNumber(x), y: parseWholeNumber(y), size: parseWholeNumber(size) }
  const { id } = await client.post('/api/v2/staff/product_pictures/{id}/crops', { params: { id: row.id }, body })
  if (form.pictures.some(picture => picture.id === id)) return
  for (const variant of form.variants) if (variant.image === row.source) variant.image = id
  Object.assign(row, { source: id, id, crop: NO_CROP })
}

/** Runs a button of the form that saves nothing. @returns what a search has found @throws ApiError */
async function runRowAction(
  client: Client,
  posted: PostedForm,
  form: ProductForm,
  { action, argument, t, locale }: { action: string; argument: string; t: Translate; locale: Locale }
): Promise<FoundReferences | null> {
  await addPictures(client, posted, form, t)
  if (action === 'crop') await cropPicture(client, form, Number(argument))
  const list = (['bundle', 'gifts'] as const).find(each => action.endsWith(`_${each}`))
  return list ? findReferences(client, list, posted.field(`${list}_text`), locale) : null
}

/** The form after the button of a row; null where another one was clicked. */
export async function handleRowAction(astro: AstroGlobal, { form: posted, action, argument }: FormState) {
  if (!posted || !ROW_ACTIONS.some(each => each === action)) return null
  const { client, t, locale } = astro.locals
  const product = readProductForm(posted, action, argument)
  let found: FoundReferences | null = null
  const submit = async (): Promise<void> => {
    found = await runRowAction(client, posted, product, { action, argument, t, locale })
  }
  const { error, errors } = await handleForm(astro, { [action]: { submit, redirectTo: '' } })
  return { product, found, error, errors }
}

/** Messages of the form's fields; a price or quantity that is no number has one of its own. */
export function toProductErrors(errors: Record<string, string | undefined>, t: Translate): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [
      field,
      message !== t('errors:sale_price_wrong') && /^variants\.\d+\.(price|sale_price|later_sales\.\d+\.price)$/.test(field)
        ? t('errors:amount_wrong')
        : /^variants\.\d+\.on_hand$/.test(field)
          ? t('errors:number_wrong')
          : message
    ])
  )
}

export const chooseTitle = (form: ProductForm, locale: Locale): string => localize(form.title, locale) || form.handle
