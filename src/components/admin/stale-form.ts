import { ApiError } from '#client/client.ts'
import type { PostedForm } from '#components/form/form.ts'
import type { Locale } from '#domain/site.ts'
import type { Translate } from '#i18n/translator.ts'
import { formatChangedPath, formatChangedValue, listChangedParts } from './changed-parts.ts'

/** What a form was filled with, for its hidden field `was`. */
export const toFilledState = (values: object): string => JSON.stringify(values)

/** @param values the stored ones, as given to `toFilledState` @throws ApiError stale_save, naming what another person has changed */
function refuseStaleForm(posted: PostedForm, values: object, t: Translate, locale: Locale): void {
  const [was, is] = [posted.field('was'), toFilledState(values)]
  if (!was || was === is) return
  const changes = listChangedParts(parseState(was), JSON.parse(is))
    .map(({ path, after }) => `${formatChangedPath(t, path)}: ${formatChangedValue(t, after, locale) || t('admin_setup:empty')}`)
    .join('; ')
  if (changes) throw new ApiError(409, { error: t('classification:changed_meanwhile', { changes }), code: 'stale_save' })
}

const MAX_ATTEMPTS = 5

/**
 * Saves a form unless somebody has changed one of its values since it was opened. The record may change between this check and the
 * save, too: so the server gets the record as it was checked, and refuses to overwrite another one.
 * @throws ApiError stale_save, naming what another person has changed
 */
export async function saveFilledForm<StoredRecord, Result>(
  posted: PostedForm,
  { read, toValues, save }: FilledRecord<StoredRecord, Result>,
  t: Translate,
  locale: Locale
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const stored = await read()
    if (stored !== undefined) refuseStaleForm(posted, toValues(stored), t, locale)
    try {
      return await save(stored === undefined ? undefined : JSON.stringify(stored), stored)
    } catch (error) {
      // Changed since it was read: the next check refuses, or the change is in no field of this form and can stay.
      if (!(error instanceof ApiError && error.body.code === 'stale_save') || attempt === MAX_ATTEMPTS) throw error
    }
  }
}

interface FilledRecord<StoredRecord, Result> {
  /** Undefined where the record does not exist, as for a new one. */
  read: () => Promise<StoredRecord | undefined>
  /** As given to `toFilledState`. */
  toValues: (stored: StoredRecord) => object
  /** @param was the record as JSON, for the field of this name in the request */
  save: (was: string | undefined, stored: StoredRecord | undefined) => Promise<Result>
}

function parseState(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
