/*
 * Messages of invalid fields in the page's language: browsers write theirs in their own. A message is an error of its own to the browser,
 * so it is renewed whenever a value may have changed.
 */
import en from '#i18n/locales/en/validity.json'
import mn from '#i18n/locales/mn/validity.json'
import './clear-errors.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const texts = document.documentElement.lang === 'en' ? en : mn
const marked = new Set<Control>()

const isDate = (type: string): boolean => /^(date|month|week|time|datetime-local)$/.test(type)

/** Null for a valid field, and for one with an error that a script of the page wrote. */
function findMessage({ type, validity, attributes }: Control): string | null {
  const limit = (name: string): string => attributes.getNamedItem(name)?.value ?? ''
  const shown = (name: string): string => (type === 'date' ? limit(name).replaceAll('-', '/') : limit(name))
  if (validity.valueMissing) {
    if (type === 'checkbox') return texts.tick
    if (type === 'file') return texts.file
    return /^(radio|select-one|select-multiple)$/.test(type) ? texts.choose : texts.fill
  }
  if (validity.badInput) return isDate(type) ? texts.date : texts.number
  if (validity.typeMismatch) return type === 'email' ? texts.email : texts.url
  if (validity.patternMismatch) {
    const digits = /^\\d\{(\d+)\}$/.exec(limit('pattern'))?.[1]
    return limit('title') || (digits ? texts.digits.replace('{{n}}', digits) : texts.pattern)
  }
  if (validity.tooShort) return texts.short.replace('{{least}}', limit('minlength'))
  if (validity.rangeUnderflow) return texts.low.replace('{{least}}', shown('min'))
  if (validity.rangeOverflow) return texts.high.replace('{{most}}', shown('max'))
  if (validity.stepMismatch) return limit('step') ? texts.step.replace('{{step}}', limit('step')) : texts.whole
  return null
}

function update(control: Control): void {
  control.setCustomValidity('')
  const message = findMessage(control)
  control.setCustomValidity(message ?? '')
  if (message === null) marked.delete(control)
}

function updateMarked(): void {
  for (const control of marked) update(control)
}

function mark({ target }: { target: EventTarget | null }): void {
  const control = target as Control
  if (!control.validity || control.validity.valid || (control.validity.customError && !marked.has(control))) return
  marked.add(control)
  update(control)
}

document.addEventListener('invalid', mark, true)
// A press of a button comes before the browser's check.
for (const type of ['input', 'change', 'click']) document.addEventListener(type, updateMarked, true)
