import { trySession } from './persistent.ts'

const PREFIX = 'delguur:draft:'
const NOT_KEPT = 'hidden password file submit button'.split(' ')

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface Draft {
  /** The server's values of the page that was typed into. Where they differ by now, the draft is outdated. */
  defaults: string
  values: Record<string, string>
  sent: boolean
}

/**
 * Keeps what is typed into `<form data-draft>` in this tab, because a reload, a lost network or a closed app would clear the form.
 * A form that was sent may have arrived. One that edits what is stored (`data-draft="stored"`) has other defaults then; any other is
 * restored only by a reload or Back, not where its page is opened anew.
 */
export function keepDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) keepDraft(form)
}

export function clearDrafts(): void {
  trySession(storage => {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
  })
}

/** The kept values of a form by name, for lists that are loaded later. */
export function readDraftValues(form: HTMLFormElement): Record<string, string> {
  return readDraft(form)?.values ?? {}
}

function keepDraft(form: HTMLFormElement): void {
  const stored = readDraft(form)
  const own = listControls(form).map(control => [toKey(control), toDefault(control)])
  // The page after a refused POST has the typed values as defaults; a later visit has the stored ones again.
  const isPosted = 'posted' in document.body.dataset
  const defaults = isPosted && stored ? stored.defaults : JSON.stringify(own)
  if (stored && !isPosted) {
    if (stored.defaults === defaults && !(stored.sent && form.dataset['draft'] !== 'stored' && wasOpenedAnew()))
      restore(form, stored.values)
    else trySession(storage => storage.removeItem(toStorageKey(form)))
  }
  const save = (sent: boolean): void => {
    const previous = readDraftValues(form)
    const values = Object.fromEntries(listControls(form).map(control => [toKey(control), toKept(control, previous)]))
    const draft: Draft = { defaults, values, sent }
    trySession(storage => storage.setItem(toStorageKey(form), JSON.stringify(draft)))
  }
  for (const event of ['input', 'change']) form.addEventListener(event, () => save(false))
  form.addEventListener('submit', () => save(true))
}

/** Not by a reload or Back. */
function wasOpenedAnew(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
}

function restore(form: HTMLFormElement, values: Record<string, string>): void {
  for (const control of listControls(form)) {
    const value = values[toKey(control)]
    if (value === undefined || control.disabled) continue
    // Firefox, and others after Back, have restored the value without an event: what depends on it still follows the default.
    if (value === toValue(control) && value === toDefault(control)) continue
    if (isCheckable(control)) control.checked = value !== ''
    else control.value = value
    const event = isCheckable(control) || control instanceof HTMLSelectElement ? 'change' : 'input'
    control.dispatchEvent(new Event(event, { bubbles: true }))
  }
}

function readDraft(form: HTMLFormElement): Draft | null {
  return trySession(storage => JSON.parse(storage.getItem(toStorageKey(form)) ?? 'null') as Draft | null) ?? null
}

const toStorageKey = (form: HTMLFormElement): string => `${PREFIX}${location.pathname}#${form.id}`

function listControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      !NOT_KEPT.includes(element.type)
  )
}

const isCheckable = (control: Control): control is HTMLInputElement => control.type === 'radio' || control.type === 'checkbox'
const toKey = (control: Control): string => (isCheckable(control) ? `${control.name}=${control.value}` : control.name)

function toValue(control: Control): string {
  if (isCheckable(control)) return control.checked ? 'on' : ''
  return control.value
}

function toDefault(control: Control): string {
  if (isCheckable(control)) return control.defaultChecked ? 'on' : ''
  if (control instanceof HTMLSelectElement) return [...control.options].find(option => option.defaultSelected)?.value ?? ''
  return control.defaultValue
}

/** A kept option whose list is still being loaded stays. */
function toKept(control: Control, previous: Record<string, string>): string {
  const before = previous[toKey(control)]
  const isMissing = control instanceof HTMLSelectElement && before && ![...control.options].some(({ value }) => value === before)
  return isMissing && control.value === '' ? before : toValue(control)
}
