import { isPost } from '#components/form/is-post.ts'

/*
 * A page with several forms sends one of them: what was typed in the others is restored after the answer, in this tab, so that saving
 * one part or answering one customer loses nothing.
 */
const KEY = 'delguur:typed-beside'
/** Hidden fields whose values change with every display of a form. */
const CHANGING = new Set(['key', 'version', 'was'])

interface Typed {
  form: string
  /** Place among the controls of the form. */
  index: number
  value: string | boolean
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement
const isSwitch = (control: Control): control is HTMLInputElement => control.type === 'checkbox' || control.type === 'radio'

const listForms = (): HTMLFormElement[] => [...document.querySelectorAll<HTMLFormElement>('main form[method=post]')]

/** Names of the fields, with the values that tell which record and action the form is for. */
function identify(form: HTMLFormElement): string {
  return [...form.elements]
    .map(element => {
      if (element instanceof HTMLButtonElement) return element.value
      if (!isControl(element)) return ''
      return element.type === 'hidden' && !CHANGING.has(element.name) ? `${element.name}=${element.value}` : element.name
    })
    .join('|')
}

function readValue(control: Control): string | boolean | null {
  if (['hidden', 'file', 'password', 'submit'].includes(control.type)) return null
  if (isSwitch(control)) return control.checked === control.defaultChecked ? null : control.checked
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].find(option => option.defaultSelected) ?? control.options[0]
    return control.value === (initial?.value ?? '') ? null : control.value
  }
  return control.value === control.defaultValue ? null : control.value
}

function listTyped(sent: HTMLFormElement): Typed[] {
  return listForms()
    .filter(form => form !== sent)
    .flatMap(form => {
      const id = identify(form)
      return [...form.elements].flatMap((control, index) => {
        const value = isControl(control) ? readValue(control) : null
        return value === null ? [] : [{ form: id, index, value }]
      })
    })
}

function restoreTyped(typed: readonly Typed[]): void {
  const forms = new Map(listForms().map(form => [identify(form), form]))
  for (const { form, index, value } of typed) {
    const control = forms.get(form)?.elements[index]
    if (!control || !isControl(control)) continue
    if (typeof value === 'string') control.value = value
    else if (isSwitch(control)) control.checked = value
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

try {
  const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { path: string; typed: Typed[] } | null
  sessionStorage.removeItem(KEY)
  if (stored?.path === location.pathname) restoreTyped(stored.typed)
  document.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (defaultPrevented || !(target instanceof HTMLFormElement) || !isPost(target)) return
    const typed = listTyped(target)
    if (typed.length) sessionStorage.setItem(KEY, JSON.stringify({ path: location.pathname, typed }))
  })
} catch {
  // Storage is blocked or full: the page works without.
}
