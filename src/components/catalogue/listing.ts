import { loading as busyInEnglish, more_failed as failedInEnglish } from '#i18n/locales/en/facets.json'
import { loading as busyInMongolian, more_failed as failedInMongolian } from '#i18n/locales/mn/facets.json'
import { $layout, type ProductLayout } from '../../stores/layout.ts'
import { notify } from '../../stores/notices.ts'
import { pageLocale } from '#stores/client.ts'
import { keepShelf, resumeShelf } from './shelf.ts'

/*
 * Without this script the order is chosen by a button, a layout is an address, filters and more products are pages of
 * their own.
 */
const english = pageLocale() === 'en'

/** With arrow keys one passes by the orders in between. */
const KEYS_REST_MS = 800
const sort = document.querySelector<HTMLFormElement>('[data-sort]')
let chosen: ReturnType<typeof setTimeout> | undefined
let byKeys = false
sort?.addEventListener('keydown', () => (byKeys = true))
sort?.addEventListener('pointerdown', () => (byKeys = false))
sort?.addEventListener('change', () => {
  clearTimeout(chosen)
  chosen = setTimeout(() => sort.requestSubmit(), byKeys ? KEYS_REST_MS : 0)
})

document.addEventListener('click', event => {
  if (!(event.target instanceof Element) || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target.closest<HTMLAnchorElement>('a[data-more],a[data-view],a[data-filters]')
  if (!link) return
  event.preventDefault()
  if (link.dataset['view']) lay(link.dataset['view'] === 'LIST' ? 'LIST' : 'GRID')
  else if (link.dataset['more'] === undefined) void openFilters(link)
  else void appendNext(link)
})

function lay(layout: ProductLayout): void {
  $layout.set(layout)
  // An address may have asked for the other one.
  document.querySelector('main .aslist')?.classList.remove('aslist')
  const here = new URL(location.href)
  here.searchParams.delete('view')
  history.replaceState(history.state, '', here)
}

$layout.subscribe(layout => {
  const root = document.documentElement
  root.classList.toggle('aslist', layout === 'LIST')
  const list = layout === 'LIST' || document.querySelector('main .aslist') !== null
  for (const link of document.querySelectorAll<HTMLElement>('a[data-view]')) {
    link.ariaCurrent = (link.dataset['view'] === 'LIST') === list ? 'true' : null
  }
})

/** A sheet that comes later than this would open over what is being done by then: the page of filters answers instead. */
const SHEET_MS = 2000

async function openFilters(link: HTMLAnchorElement): Promise<void> {
  const soon = AbortSignal.timeout(SHEET_MS)
  try {
    await (await import('./filter-sheet.ts')).openSheet(link.href, soon)
  } catch {
    location.assign(link.href)
  }
}

async function appendNext(link: HTMLAnchorElement): Promise<void> {
  if (link.ariaBusy === 'true') return
  const label = link.textContent
  link.ariaBusy = 'true'
  link.textContent = english ? busyInEnglish : busyInMongolian
  try {
    const answer = await fetch(link.href)
    if (!answer.ok) throw new Error(String(answer.status))
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const more = [...(next.querySelector('#products')?.children ?? [])]
    document.querySelector('#products')?.append(...more)
    const bar = next.querySelector('.lmore')
    bar?.querySelector('[rel=prev]')?.remove()
    if (bar) link.closest('.lmore')?.replaceWith(bar)
    else link.remove()
    more[0]?.querySelector('a')?.focus({ preventScroll: true })
    keepShelf()
  } catch {
    notify(english ? failedInEnglish : failedInMongolian, { tone: 'warning' })
    link.ariaBusy = null
    link.textContent = label
  }
}

resumeShelf()
