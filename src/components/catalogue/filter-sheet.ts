import { close as closeInEnglish } from '#i18n/locales/en/facets.json'
import { close as closeInMongolian } from '#i18n/locales/mn/facets.json'
import { adoptStyles } from '../../islands/adopt-styles.ts'
import { readPageLocale } from '#stores/client.ts'
import styles from './filter-sheet.css?inline'
import { addPriceSliders } from './price-slider.ts'

/*
 * The page of all filters, in a sheet over the listing. Choices are fetched and displayed in place; only the submit button
 * navigates, so that Back returns to the previous listing.
 */
let sheet: HTMLDialogElement | undefined

/** @throws where the filters cannot be fetched before `soon` is aborted; the link then opens their page */
export async function openFilterSheet(href: string, soon: AbortSignal): Promise<void> {
  const filters = await fetchFilters(href, soon)
  sheet ??= createSheet()
  sheet.querySelector('.filter-page')?.remove()
  sheet.append(filters)
  if (!sheet.open) sheet.showModal()
  const hash = new URL(href).hash
  if (hash.length > 1) sheet.querySelector(hash)?.scrollIntoView()
  else sheet.scrollTop = 0
}

async function fetchFilters(href: string, signal: AbortSignal | null = null): Promise<Element> {
  const response = await fetch(href, { signal })
  if (!response.ok) throw new Error(String(response.status))
  const filters = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('#filters')
  if (!filters) throw new Error('No filters')
  addPriceSliders(filters)
  // Relative URLs are resolved against the current document.
  return document.adoptNode(filters)
}

function createSheet(): HTMLDialogElement {
  adoptStyles(styles)
  const dialog = document.createElement('dialog')
  dialog.className = 'filter-sheet'
  dialog.setAttribute('aria-labelledby', 'filters-title')
  const close = document.createElement('button')
  close.className = 'icon-button filter-close'
  close.type = 'button'
  close.ariaLabel = readPageLocale() === 'en' ? closeInEnglish : closeInMongolian
  close.textContent = '×'
  close.addEventListener('click', () => dialog.close())
  dialog.append(close)
  dialog.addEventListener('click', event => {
    if (event.target === dialog) return dialog.close()
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.dataset['done'] !== undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void updateSheet(dialog, link.href, link.closest('.accordion')?.id)
  })
  dialog.addEventListener('submit', event => {
    if (!(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    const query = new URLSearchParams(new FormData(event.target) as unknown as Record<string, string>)
    void updateSheet(dialog, `${event.target.action.replace(/\?.*$/, '')}?${query}`)
  })
  document.body.append(dialog)
  return dialog
}

async function updateSheet(dialog: HTMLDialogElement, href: string, from?: string): Promise<void> {
  const scrollTop = dialog.scrollTop
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement.textContent?.replace(/\d+\s*$/, '').trim() : ''
  dialog.ariaBusy = 'true'
  try {
    const filters = await fetchFilters(href)
    dialog.querySelector('.filter-page')?.replaceWith(filters)
    dialog.scrollTop = scrollTop
    const group = from ? filters.querySelector(`#${CSS.escape(from)}`) : filters
    const match = [...(group?.querySelectorAll<HTMLElement>('li a') ?? [])].find(
      each => focused && each.textContent?.trim().startsWith(focused)
    )
    match?.focus({ preventScroll: true })
  } catch {
    location.assign(href)
  } finally {
    dialog.ariaBusy = null
  }
}
