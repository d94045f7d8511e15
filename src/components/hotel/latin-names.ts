import { createFormError } from '#components/form/form-action.ts'
import type { Fields } from '#components/form/form.ts'
import { toLatin } from '#domain/latin.ts'
import { LATIN_NAME } from '#domain/stay.ts'
import type { Translate } from '#i18n/translator.ts'

/** What was typed in Cyrillic, in the Latin letters that are suggested, by the field's name. */
export type LatinSuggestions = Record<string, { typed: string; latin: string }>

/**
 * Checks the names of guests in a form before it is sent.
 * @param suggestions filled for names that can be written in Latin letters, to be displayed in the fields @throws ApiError
 */
export function requireLatinNames(fields: Fields, suggestions: LatinSuggestions, t: Translate): void {
  const names = Object.entries(fields).filter(([name]) => /^(first|last)_name(_\d+)?$/.test(name))
  const wrong = names.filter(([, typed]) => !LATIN_NAME.test(typed.trim()))
  for (const [name, typed] of wrong) {
    const latin = toLatin(typed.trim())
    if (typed.trim() && LATIN_NAME.test(latin)) suggestions[name] = { typed, latin }
  }
  if (wrong.length)
    throw createFormError(
      Object.fromEntries(
        wrong.map(([name, typed]) => [
          name,
          suggestions[name] ? t('hotel:suggested', suggestions[name]) : t(typed.trim() ? 'errors:latin_wrong' : 'errors:blank')
        ])
      )
    )
}
