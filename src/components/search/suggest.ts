import { EMPTY_SUGGESTIONS } from '#domain/suggestions.ts'
import { adoptStyles } from '../../islands/adopt-styles.ts'
import {
  $recentSearches,
  $suggestions,
  loadSuggestions,
  clearRecentSearches,
  readRecentSearches,
  addRecentSearch
} from '../../stores/search.ts'
import { readPageLocale } from '#stores/client.ts'
import { createSuggestionOptions, createRecentOptions, type SearchTexts } from './suggestion-options.ts'
import styles from './suggest.css?inline'

const DEBOUNCE_MS = 120
const attached = new WeakSet<HTMLInputElement>()
let hasStyles = false

/**
 * Makes a search field a combobox. The focus stays in the field; arrow keys select, Enter follows the link, Escape closes.
 * Without a selection Enter submits the form.
 */
export async function attachSuggestions(input: HTMLInputElement): Promise<void> {
  const { default: words } = await (readPageLocale() === 'en'
    ? import('#i18n/locales/en/search.json')
    : import('#i18n/locales/mn/search.json'))
  if (attached.has(input)) return
  attached.add(input)
  if (!hasStyles) adoptStyles(styles)
  hasStyles = true
  enhanceCombobox(input, words)
}

function enhanceCombobox(input: HTMLInputElement, words: SearchTexts): void {
  const { form } = input
  const container = input.closest<HTMLElement>('.site-header') ?? form
  if (!form || !container) return
  const { panel, list, status } = createPanel(input, words)
  container.append(panel)
  let options: HTMLElement[] = []
  let active = -1
  let timer: ReturnType<typeof setTimeout> | undefined

  const open = (): void => {
    panel.hidden = options.length === 0
    input.ariaExpanded = String(!panel.hidden)
  }
  const close = (): void => {
    panel.hidden = true
    input.ariaExpanded = 'false'
    select(-1)
  }
  const select = (next: number): void => {
    options[active]?.setAttribute('aria-selected', 'false')
    active = next
    const selected = options[active]
    selected?.setAttribute('aria-selected', 'true')
    selected?.scrollIntoView({ block: 'nearest' })
    if (selected) input.setAttribute('aria-activedescendant', selected.id)
    else input.removeAttribute('aria-activedescendant')
  }
  const render = (): void => {
    const typed = input.value.replace(/\s+/g, ' ').trim()
    const { text, found } = $suggestions.get()
    const { aside, main } = createSuggestionOptions(typed, typed && text ? found : EMPTY_SUGGESTIONS, words)
    list.replaceChildren(
      ...[...(typed ? [] : createRecentOptions(readRecentSearches(), words)), ...aside].reduce(collectIn('suggestions-aside'), []),
      ...main.reduce(collectIn('suggestions-main'), [])
    )
    options = [...list.querySelectorAll<HTMLElement>('[role=option]')]
    for (const [index, option] of options.entries()) option.id = `${panel.id}-${index}`
    active = -1
    input.removeAttribute('aria-activedescendant')
    if (document.activeElement === input) open()
    status.textContent =
      typed && text === typed ? (words[options.length ? 'status' : 'status_none'] ?? '').replace('{{n}}', String(options.length)) : ''
  }

  input.addEventListener('input', () => {
    clearTimeout(timer)
    if (input.value.trim()) timer = setTimeout(() => void loadSuggestions(input.value), DEBOUNCE_MS)
    else {
      void loadSuggestions('')
      render()
    }
  })
  input.addEventListener('keydown', event => {
    if (event.isComposing) return
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (panel.hidden) return render()
      const step = key === 'ArrowDown' ? 1 : -1
      // The position before the first option is the field itself.
      select(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1)
    } else if (key === 'Escape' && !panel.hidden) {
      event.preventDefault()
      close()
    } else if (key === 'Enter' && active >= 0 && !panel.hidden) {
      event.preventDefault()
      options[active]?.click()
    }
  })
  form.addEventListener('submit', () => addRecentSearch(input.value))
  input.addEventListener('focus', render)
  input.addEventListener('click', () => panel.hidden && render())
  input.addEventListener('blur', close)
  // Keeps the focus in the field: on blur the list closes before the click.
  panel.addEventListener('mousedown', event => event.preventDefault())
  panel.addEventListener('click', event => {
    const option = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=option]') : null
    if (!option) return
    if ('forget' in option.dataset) {
      event.preventDefault()
      clearRecentSearches()
    } else addRecentSearch(option.dataset['search'] ?? input.value)
  })
  addEventListener('pageshow', event => event.persisted && close())
  $suggestions.listen(render)
  $recentSearches.listen(render)
  if (input.value.trim()) void loadSuggestions(input.value)
  render()
}

/** Collects the non-empty groups in one column. */
function collectIn(className: string) {
  return (columns: HTMLElement[], group: HTMLElement | null): HTMLElement[] => {
    if (!group) return columns
    const [column = document.createElement('div')] = columns
    column.className = className
    column.setAttribute('role', 'presentation')
    column.append(group)
    return [column]
  }
}

function createPanel(input: HTMLInputElement, words: SearchTexts): { panel: HTMLElement; list: HTMLElement; status: HTMLElement } {
  const panel = document.createElement('div')
  panel.id = `${input.id}-found`
  panel.className = 'suggestions'
  panel.hidden = true
  const list = document.createElement('div')
  list.id = `${panel.id}-list`
  list.className = 'container suggestion-columns'
  list.setAttribute('role', 'listbox')
  list.ariaLabel = words['suggestions'] ?? ''
  panel.append(list)
  const status = document.createElement('p')
  status.className = 'visually-hidden'
  status.setAttribute('role', 'status')
  input.after(status)
  for (const [name, value] of Object.entries({
    role: 'combobox',
    autocomplete: 'off',
    autocapitalize: 'none',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': list.id
  }))
    input.setAttribute(name, value)
  return { panel, list, status }
}
