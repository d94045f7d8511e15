import { normalizePhone } from '#domain/account.ts'

/*
 * A refused field loses its error as soon as what is typed would do, not on leaving it: the button below would move away from
 * under the press.
 */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

function isMended(control: Control): boolean {
  const value = control.value.trim()
  if (!(control instanceof HTMLSelectElement) && control.value === control.defaultValue) return false
  if (value === '') return !control.required
  return control.type === 'tel' ? normalizePhone(value) !== null : control.validity.valid
}

document.addEventListener('input', ({ target }) => {
  const field = isControl(target) ? target.closest<HTMLElement>('.fld') : null
  const message = field?.querySelector<HTMLElement>('.msg')
  if (!isControl(target) || !field || !message) return
  const mended = isMended(target)
  message.hidden = mended
  field.classList.toggle('err', !mended)
  target.ariaInvalid = mended ? null : 'true'
  const summary = document.querySelector<HTMLElement>('[data-fix]')
  if (summary) summary.hidden = !target.form?.querySelector('.fld.err')
})
