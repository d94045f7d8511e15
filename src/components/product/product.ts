/* The script of product pages: picture dots, quantity, delivery place, sharing. */
import { addToBuild } from '#stores/compatibility-build.ts'
import { $deliveryPlace } from '#stores/delivery-place.ts'
import { trySession } from '#stores/persistent.ts'
import './branch-stock.ts'
import './lazy-sections.ts'
import './share.ts'
import './recently-viewed.ts'

const strip = document.querySelector<HTMLElement>('[data-gallery] .gallery-pictures')
const dots = document.querySelectorAll('[data-gallery] .gallery-dots i')
if (strip && dots.length > 1) {
  strip.addEventListener(
    'scroll',
    () => {
      const width = strip.firstElementChild?.clientWidth || 1
      const current = Math.min(dots.length - 1, Math.round(strip.scrollLeft / width))
      dots.forEach((dot, index) => dot.classList.toggle('current', index === current))
    },
    { passive: true }
  )
}

/** The lightbox is loaded by its first click; without it the links open the files. */
strip?.addEventListener('click', event => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a') : null
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  import('./zoom.ts').then(
    ({ openLightbox }) => openLightbox(strip, link),
    () => location.assign(link.href)
  )
})

for (const box of document.querySelectorAll<HTMLElement>('[data-qty]')) {
  const input = box.querySelector('input')
  if (!input) continue
  for (const button of box.querySelectorAll('button')) {
    button.addEventListener('click', () => {
      const quantity = (Number(input.value) || 1) + Number(button.value)
      input.value = String(Math.max(1, Math.min(Number(input.max) || 1, quantity)))
    })
  }
}

/** Delivery to another place: at once for a visitor who chose one, otherwise with the first press. */
const place = document.querySelector('[data-place]')
if ($deliveryPlace.get() || location.search.includes('city=') || place?.querySelector('form')) void import('./delivery-place.ts')
else
  place?.querySelector<HTMLAnchorElement>('[data-place-change]')?.addEventListener(
    'click',
    event => {
      const link = event.currentTarget as HTMLAnchorElement
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      import('./delivery-place.ts').then(
        () => link.click(),
        () => location.assign(link.href)
      )
    },
    { once: true }
  )

/** Another variant is another page: it opens at the same scroll position, with the focus on the chosen option. */
const SCROLL_KEY = 'delguur:variant-scroll'
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-variant]')) {
  link.addEventListener('click', event => {
    const axis = link.closest('.option-group')?.getAttribute('aria-labelledby')
    // A click by keyboard has no detail.
    trySession(storage => storage.setItem(SCROLL_KEY, JSON.stringify([location.pathname, scrollY, axis, event.detail === 0])))
  })
}
const stored = trySession(storage => storage.getItem(SCROLL_KEY))
if (stored) {
  trySession(storage => storage.removeItem(SCROLL_KEY))
  const [path, top, axis, focusVisible] = JSON.parse(stored) as [string, number, string, boolean]
  if (path === location.pathname && !location.hash) {
    scrollTo({ top, behavior: 'instant' })
    const selected = document.querySelector<HTMLElement>(`[aria-labelledby="${axis}"] a[aria-current]`)
    selected?.focus({ preventScroll: true, focusVisible })
  }
}

/** A build is stored in this browser; its URL lists all parts. */
document.querySelector<HTMLAnchorElement>('a[data-build]')?.addEventListener('click', event => {
  const link = event.currentTarget as HTMLAnchorElement
  const [path] = link.href.split('?')
  link.href = `${path}?of=${addToBuild(link.dataset['build'] ?? '').join(',')}`
})
