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

document.addEventListener('input', ({ target }) => {
  const field = isControl(target) ? target.closest<HTMLElement>('.field') : null
  const message = field?.querySelector<HTMLElement>('.field-error')
  if (!isControl(target) || !field || !message) return
  const mended = isValid(target)
  message.hidden = mended
  field.classList.toggle('field-invalid', !mended)
  target.ariaInvalid = mended ? null : 'true'
  const summary = document.querySelector<HTMLElement>('[data-fix]')
  if (summary) summary.hidden = !target.form?.querySelector('.field.field-invalid')
})
