import type { AstroGlobal } from 'astro'
import { type FormAction, handleForm, type FormState } from '#components/form/form-action.ts'
import { parseWholeNumber } from '#components/form/form.ts'
import { MAX_HOME_SECTIONS } from '#domain/home.ts'
import { toLocalPath } from '#i18n/path.ts'
import { applyHomeAction, type LocalizedHomeSection, parseHomeForm } from './home-form.ts'

/** Actions that change the sections of the form and save nothing. */
const UNSAVED = ['add', 'remove', 'up', 'down', 'to', 'hide', 'show', 'find', 'pick', 'unpick']

interface EditedHome {
  form: FormState
  parts: readonly LocalizedHomeSection[]
  /** After a 409 the next submission overwrites the other change, which the message explains. */
  version: number
}

/** The sections of the home page as a form changes them, stored by `save` alone. */
export async function editHome(astro: AstroGlobal): Promise<EditedHome> {
  const { client, locale, path } = astro.locals
  const setting = await client.get('/api/v2/site_settings/home')
  const save: FormAction = {
    submit: fields =>
      client.put('/api/v2/site_settings/home', {
        body: { version: parseWholeNumber(fields['version']) || 0, value: parseHomeForm(fields) }
      }),
    redirectTo: `${toLocalPath(locale, path)}?saved=1`
  }
  const actions: Record<string, FormAction | null> = { save, ...Object.fromEntries(UNSAVED.map(name => [name, null])) }
  const form = await handleForm(astro, actions)
  const { error } = form
  let parts: readonly LocalizedHomeSection[] = form.submitted ? parseHomeForm(form.fields) : setting.value
  if (form.submitted && !error && parts.length + (form.action === 'add' ? 1 : 0) <= MAX_HOME_SECTIONS)
    parts = applyHomeAction(parts, `${form.action}:${form.argument}`)
  const version = form.submitted && error?.status !== 409 ? parseWholeNumber(form.fields['version']) || 0 : setting.version
  return { form, parts, version }
}
