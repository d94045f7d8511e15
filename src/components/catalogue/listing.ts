import { more_failed as failedInEnglish } from '#i18n/locales/en/facets.json'
import { more_failed as failedInMongolian } from '#i18n/locales/mn/facets.json'
import { $layout, type ProductLayout } from '../../stores/layout.ts'
import { notify } from '../../stores/notices.ts'
import { readPageLocale } from '#stores/client.ts'
import { LIST_LAYOUT } from './list-layout.ts'
import { saveListing, restoreListing } from './listing-history.ts'

/* Without this script the sort order needs a submit button, and layout, filters and further products are pages. */
const english = readPageLocale() === 'en'

// Phones have the price form in the filter sheet alone.
if (document.querySelector('.price-form')?.getClientRects().length) {
  void import('./price-slider.ts').then(({ addPriceSliders }) => addPriceSliders(document))
}

/** Delay for keyboard users, who step through the options. */
const KEYBOARD_DELAY_MS = 800
const sort = document.querySelector<HTMLFormElement>('[data-sort]')
let sortTimer: ReturnType<typeof setTimeout> | undefined
let isKeyboard = false
sort?.addEventListener('keydown', () => (isKeyboard = true))
sort?.addEventListener('pointerdown', () => (isKeyboard = false))
sort?.addEventListener('change', () => {
  clearTimeout(sortTimer)
  sortTimer = setTimeout(() => sort.requestSubmit(), isKeyboard ? KEYBOARD_DELAY_MS : 0)
})

document.addEventListener('click', event => {
  if (!(event.target instanceof Element) || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target.closest<HTMLAnchorElement>('a[data-more],a[data-view],a[data-filters]')
  if (!link) return
  event.preventDefault()
  if (link.dataset['view']) setLayout(link.dataset['view'] === 'LIST' ? 'LIST' : 'GRID')
  else if (link.dataset['more'] === undefined) void openFilters(link)
  else void appendNext(link)
})

function setLayout(layout: ProductLayout): void {
  $layout.set(layout)
  // The URL may set another layout.
  document.querySelector('main .list-layout')?.classList.remove('list-layout')
  const url = new URL(location.href)
  url.searchParams.delete('view')
  history.replaceState(history.state, '', url)
}

$layout.subscribe(layout => {
  const root = document.documentElement
  if (layout === 'LIST' && !document.querySelector(`link[href='${LIST_LAYOUT}']`)) {
    const styles = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: LIST_LAYOUT })
    document.head.append(styles)
  }
  root.classList.toggle('list-layout', layout === 'LIST')
  const list = layout === 'LIST' || document.querySelector('main .list-layout') !== null
  for (const link of document.querySelectorAll<HTMLElement>('a[data-view]')) {
    link.ariaCurrent = (link.dataset['view'] === 'LIST') === list ? 'true' : null
  }
})

/** A sheet that opens later could interrupt another action; the page of filters is opened instead. */
const SHEET_TIMEOUT_MS = 2000

async function openFilters(link: HTMLAnchorElement): Promise<void> {
  const timeout = AbortSignal.timeout(SHEET_TIMEOUT_MS)
  try {
    await (await import('./filter-sheet.ts')).openFilterSheet(link.href, timeout)
  } catch {
    location.assign(link.href)
  }
}

async function appendNext(link: HTMLAnchorElement): Promise<void> {
  if (link.ariaBusy === 'true') return
  link.ariaBusy = 'true'
  try {
    const response = await fetch(link.href)
    if (!response.ok) throw new Error(String(response.status))
    const next = new DOMParser().parseFromString(await response.text(), 'text/html')
    const more = [...(next.querySelector('#products')?.children ?? [])]
    document.querySelector('#products')?.append(...more)
    const bar = next.querySelector('.listing-more')
    bar?.querySelector('[rel=prev]')?.remove()
    if (bar) link.closest('.listing-more')?.replaceWith(bar)
    else link.remove()
    more[0]?.querySelector('a')?.focus({ preventScroll: true })
    saveListing()
  } catch {
    notify(english ? failedInEnglish : failedInMongolian, { tone: 'warning' })
    link.ariaBusy = null
  }
}

// A pointer comes near before it leads to a product.
addEventListener('pointerover', () => void import('./picture-transition.ts'), { once: true })

restoreListing()
