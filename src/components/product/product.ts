/* What a product page gains from JavaScript: dots under the pictures, a stepper, a place kept on the page, sharing. */
import { addToBuild } from '#stores/compatibility-build.ts'
import './branches.ts'
import './near.ts'
import './place.ts'
import './share.ts'
import './viewed.ts'
import './zoom.ts'

const strip = document.querySelector<HTMLElement>('[data-gallery] .gal')
const dots = document.querySelectorAll('[data-gallery] .dots i')
if (strip && dots.length > 1) {
  strip.addEventListener(
    'scroll',
    () => {
      const width = strip.firstElementChild?.clientWidth || 1
      const current = Math.min(dots.length - 1, Math.round(strip.scrollLeft / width))
      dots.forEach((dot, index) => dot.classList.toggle('on', index === current))
    },
    { passive: true }
  )
}

for (const box of document.querySelectorAll<HTMLElement>('[data-qty]')) {
  const input = box.querySelector('input')
  if (!input) continue
  for (const button of box.querySelectorAll('button')) {
    button.addEventListener('click', () => {
      const wanted = (Number(input.value) || 1) + Number(button.value)
      input.value = String(Math.max(1, Math.min(Number(input.max) || 1, wanted)))
    })
  }
}

/** Another variant is another page: it opens at the same scroll position, and a choice made by keyboard keeps the focus. */
const KEPT = 'delguur:variant-scroll'
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-variant]')) {
  link.addEventListener('click', event => {
    const axis = event.detail === 0 ? link.closest('.axis')?.getAttribute('aria-labelledby') : null
    sessionStorage.setItem(KEPT, JSON.stringify([location.pathname, scrollY, axis]))
  })
}
const kept = sessionStorage.getItem(KEPT)
if (kept) {
  sessionStorage.removeItem(KEPT)
  const [path, top, axis] = JSON.parse(kept) as [string, number, string | null]
  if (path === location.pathname && !location.hash) {
    scrollTo({ top, behavior: 'instant' })
    const chosen = axis ? document.getElementById(axis)?.closest('.axis')?.querySelector<HTMLElement>('a[aria-current]') : null
    chosen?.focus({ preventScroll: true })
  }
}

/** A build is collected in this browser; its page is named by all of its parts. */
document.querySelector<HTMLAnchorElement>('a[data-build]')?.addEventListener('click', event => {
  const link = event.currentTarget as HTMLAnchorElement
  const [path] = link.href.split('?')
  link.href = `${path}?of=${addToBuild(link.dataset['build'] ?? '').join(',')}`
})
