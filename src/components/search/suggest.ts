import { EMPTY_SUGGESTIONS } from '#domain/suggestions.ts'
import { adoptStyles } from '../../islands/adopt-styles.ts'
import {
  $recentSearches,
  $suggestions,
  loadSuggestions,
  clearRecentSearches,
  recentSearches,
  addRecentSearch
} from '../../stores/search.ts'
import { pageLocale } from '#stores/client.ts'
import { foundOptions, recentOptions, type Words } from './options.ts'
import styles from './suggest.css?inline'

const WAIT_MS = 120
let adopted = false

/**
 * Makes a search box a combobox with a list of what may be meant. The focus stays in the box; arrow keys choose, Enter
 * follows, Escape closes. Without a choice Enter sends the form as it always does.
 */
export async function attach(input: HTMLInputElement): Promise<void> {
  const { default: words } = await (pageLocale() === 'en' ? import('#i18n/locales/en/search.json') : import('#i18n/locales/mn/search.json'))
  if (!adopted) adoptStyles(styles)
  adopted = true
  combobox(input, words)
}

function combobox(input: HTMLInputElement, words: Words): void {
  const { form } = input
  const place = input.closest<HTMLElement>('.hdr') ?? form
  if (!form || !place) return
  const { panel, list, status } = drawPanel(input, words)
  place.append(panel)
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
    choose(-1)
  }
  const choose = (next: number): void => {
    options[active]?.setAttribute('aria-selected', 'false')
    active = next
    const chosen = options[active]
    chosen?.setAttribute('aria-selected', 'true')
    chosen?.scrollIntoView({ block: 'nearest' })
    if (chosen) input.setAttribute('aria-activedescendant', chosen.id)
    else input.removeAttribute('aria-activedescendant')
  }
  const draw = (): void => {
    const typed = input.value.replace(/\s+/g, ' ').trim()
    const { text, found } = $suggestions.get()
    const { aside, main } = foundOptions(typed, typed && text ? found : EMPTY_SUGGESTIONS, words)
    list.replaceChildren(
      ...[...(typed ? [] : recentOptions(recentSearches(), words)), ...aside].reduce(into('sug-aside'), []),
      ...main.reduce(into('sug-main'), [])
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
    if (input.value.trim()) timer = setTimeout(() => void loadSuggestions(input.value), WAIT_MS)
    else {
      void loadSuggestions('')
      draw()
    }
  })
  input.addEventListener('keydown', event => {
    if (event.isComposing) return
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (panel.hidden) return draw()
      const step = key === 'ArrowDown' ? 1 : -1
      // One place before the first is the box itself.
      choose(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1)
    } else if (key === 'Escape' && !panel.hidden) {
      event.preventDefault()
      close()
    } else if (key === 'Enter' && active >= 0 && !panel.hidden) {
      event.preventDefault()
      options[active]?.click()
    }
  })
  form.addEventListener('submit', () => addRecentSearch(input.value))
  input.addEventListener('focus', draw)
  input.addEventListener('click', () => panel.hidden && draw())
  input.addEventListener('blur', close)
  // Pressing on an option must not take the focus from the box: the list would close before the click arrives.
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
  $suggestions.listen(draw)
  $recentSearches.listen(draw)
  if (input.value.trim()) void loadSuggestions(input.value)
  draw()
}

/** Puts the groups that there are into one column. */
function into(className: string) {
  return (columns: HTMLElement[], group: HTMLElement | null): HTMLElement[] => {
    if (!group) return columns
    const [column = document.createElement('div')] = columns
    column.className = className
    column.setAttribute('role', 'presentation')
    column.append(group)
    return [column]
  }
}

function drawPanel(input: HTMLInputElement, words: Words): { panel: HTMLElement; list: HTMLElement; status: HTMLElement } {
  const panel = document.createElement('div')
  panel.id = `${input.id}-found`
  panel.className = 'sug'
  panel.hidden = true
  const list = document.createElement('div')
  list.id = `${panel.id}-list`
  list.className = 'wrap sug-cols'
  list.setAttribute('role', 'listbox')
  list.ariaLabel = words['suggestions'] ?? ''
  panel.append(list)
  const status = document.createElement('p')
  status.className = 'vh'
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
