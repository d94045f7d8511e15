import { ApiError } from '#client/client.ts'
import type { PostedForm } from '#components/form/form.ts'
import type { Locale } from '#domain/site.ts'
import type { Translate } from '#i18n/translator.ts'
import { formatChangedPath, formatChangedValue, listChangedParts } from './changed-parts.ts'

/** What a form was filled with, for its hidden field `was`. */
export const toFilledState = (values: object): string => JSON.stringify(values)

/**
 * Compares the stored values with what the form was filled with.
 * @param values the stored ones, as given to `toFilledState`
 * @throws ApiError stale_save, naming what another person has changed
 */
export function refuseStaleForm(posted: PostedForm, values: object, t: Translate, locale: Locale): void {
  const [was, is] = [posted.field('was'), toFilledState(values)]
  if (!was || was === is) return
  const changes = listChangedParts(parseState(was), JSON.parse(is))
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
