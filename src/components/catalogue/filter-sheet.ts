import { close as closeInEnglish } from '#i18n/locales/en/facets.json'
import { close as closeInMongolian } from '#i18n/locales/mn/facets.json'
import { adoptStyles } from '../../islands/adopt-styles.ts'
import { readPageLocale } from '#stores/client.ts'
import { warn } from '#stores/notices.ts'
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
  const status = document.createElement('p')
  status.className = 'visually-hidden'
  status.role = 'status'
  dialog.append(close, status)
  dialog.addEventListener('click', event => {
    if (event.target === dialog) return dialog.close()
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    const isDone = link.dataset['done'] !== undefined
    if (isDone && pending === 0) return
    event.preventDefault()
    void runNext(async () => {
      // An earlier choice has replaced the pressed link by one that keeps that choice.
      const current = findSame(dialog, link) ?? link
      if (isDone) location.assign(current.href)
      else await updateSheet(dialog, current.href, filters => findSame(filters, link))
    })
  })
  dialog.addEventListener('submit', event => {
    if (!(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    const { action } = event.target
    const query = new URLSearchParams(new FormData(event.target) as unknown as Record<string, string>)
    void runNext(() =>
      updateSheet(dialog, `${action.replace(/\?.*$/, '')}?${query}`, filters => filters.querySelector<HTMLElement>('.price-form button'))
    )
  })
  document.body.append(dialog)
  return dialog
}

/** Choices are applied one after another: on a slow network several are pressed before the first one is answered. */
let pending = 0
let lastRun = Promise.resolve()

async function runNext(step: () => Promise<void>): Promise<void> {
  pending += 1
  lastRun = lastRun.then(step).finally(() => (pending -= 1))
  await lastRun
}

async function updateSheet(dialog: HTMLDialogElement, href: string, findFocused: (filters: Element) => HTMLElement | null): Promise<void> {
  dialog.ariaBusy = 'true'
  try {
    const filters = await fetchFilters(href)
    const { scrollTop } = dialog
    dialog.querySelector('.filter-page')?.replaceWith(filters)
    dialog.scrollTop = scrollTop
    findFocused(filters)?.focus({ preventScroll: true })
    const status = dialog.querySelector('[role=status]')
    if (status) status.textContent = filters.querySelector('[data-done]')?.textContent ?? ''
  } catch (error) {
    // Without a network another page could not be opened either.
    if (error instanceof TypeError) warn({ status: 0 })
    else location.assign(href)
  } finally {
    dialog.ariaBusy = null
  }
}

/** The link of the same choice, whose URL and count differ. */
function findSame(within: Element, link: HTMLAnchorElement): HTMLAnchorElement | null {
  if (within.contains(link)) return link
  if (link.dataset['done'] !== undefined) return within.querySelector<HTMLAnchorElement>('[data-done]')
  const group = link.closest('.accordion')?.id
  const links = within.querySelectorAll<HTMLAnchorElement>(group ? `#${CSS.escape(group)} li a` : '.chosen-filters a')
  return [...links].find(each => readLabel(each) === readLabel(link)) ?? null
}

/** The text without the count. */
const readLabel = (link: HTMLAnchorElement): string =>
  [...link.childNodes]
    .filter(({ nodeName }) => nodeName !== 'SMALL')
    .map(({ textContent }) => textContent?.trim())
    .join(' ')
