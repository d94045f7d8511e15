import { normalizePhone } from '#domain/account.ts'

/*
 * Clears the error of a field while typing, as soon as the value is valid. Clearing it on blur would move the submit button
 * during a click.
 */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

function isValid(control: Control): boolean {
  const value = control.value.trim()
  if (!(control instanceof HTMLSelectElement) && control.value === control.defaultValue) return false
  if (value === '') return !control.required
  return control.type === 'tel' ? normalizePhone(value) !== null : control.validity.valid
}

function updateError(control: Control): void {
  const field = control.closest<HTMLElement>('.field, fieldset')
  const message = field?.querySelector<HTMLElement>('.field-error')
  if (!field || !message) return
  const mended = isValid(control)
  message.hidden = mended
  if (field.matches('.field')) field.classList.toggle('field-invalid', !mended)
  control.ariaInvalid = mended ? null : 'true'
  const summary = document.querySelector<HTMLElement>('[data-fix]')
  if (summary) summary.hidden = !control.form?.querySelector('.field.field-invalid')
}

document.addEventListener('input', ({ target }) => {
  if (isControl(target)) updateError(target)
})

// Typed before this script was loaded.
for (const control of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('.field-invalid :is(input, textarea)')) {
  if (control.value !== control.defaultValue) updateError(control)
}
